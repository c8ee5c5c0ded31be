//! Reads every `tests/cfa/*.cfa`, validates it, prints and reads it again, and checks the facts in its comments.
//!
//! A comment `function: f` says of which function the next ones speak. Facts:
//! `dominates: a b c` (`a` dominates the others), `not-dominates`, `post-dominates`, `not-post-dominates`, `idom: loc parent`,
//! `order: a b` (in this order in the reverse post-order), `loop: head body…` (the whole body), `not-loop: locs…`,
//! `irreducible: heads…`, `unreached: locs…`, `unreached-backward: locs…`, and on an edge `loop-head` (of its source)
//! and `size: bytes` on the line of a variable. Other comments are for people.

mod same;

use std::path::PathBuf;

use cfa::text::{self, AnnotatedProgram, PrintOptions};
use cfa::{Direction, Dominators, LocId, Loops, Order, Program, VarSize};
use index::Id;

fn files() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cfa");
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("the folder exists")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cfa"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("readable");
            (path.file_name().expect("a file").to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

fn parse(name: &str, text: &str) -> AnnotatedProgram {
    text::parse_with_comments(name, text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn files_are_valid() {
    for (name, text) in files() {
        let program = parse(&name, &text).program;
        let defects = cfa::validate(&program);
        let lines: Vec<String> = defects.iter().map(|defect| defect.to_string()).collect();
        assert!(defects.is_empty(), "{name}:\n{}", lines.join("\n"));
    }
}

#[test]
fn files_round_trip() {
    for (name, text) in files() {
        let program = parse(&name, &text).program;
        let printed = text::print(&program);
        let again = parse("printed.cfa", &printed).program;
        assert_eq!(printed, text::print(&again), "{name}");
        same::assert_same(&program, &again);
        // Comments do not count.
        let commented = text::print_with(&program, PrintOptions { positions: true, c: true });
        assert_eq!(printed, text::print(&parse("commented.cfa", &commented).program), "{name}");
    }
}

/// The file is written as the printer would, its opening comment apart.
#[test]
fn everything_is_canonical() {
    let (_, text) = files().into_iter().find(|(name, _)| name == "everything.cfa").expect("it exists");
    let canonical = text::print(&parse("everything.cfa", &text).program);
    let (_, body) = text.split_once('\n').expect("a comment comes first");
    for (ours, printed) in body.lines().zip(canonical.lines()) {
        assert_eq!(ours, printed);
    }
    assert_eq!(body, canonical);
}

#[test]
fn facts_hold() {
    for (name, text) in files() {
        let AnnotatedProgram { program, comments } = parse(&name, &text);
        let facts = Facts {
            forward: Dominators::of(&program, Direction::Forward),
            backward: Dominators::of(&program, Direction::Backward),
            order: Order::of(&program, Direction::Forward),
            loops: Loops::of(&program),
            program: &program,
        };
        let mut checked = 0;
        for comment in comments {
            let at = format!("{}: `{}`", program.sources.describe(comment.span), comment.text);
            if comment.text == "loop-head" {
                let edge = comment.edge.unwrap_or_else(|| panic!("{at}: expected an edge on this line"));
                assert!(facts.loops.is_head(program.edges[edge].source), "{at}");
                checked += 1;
            } else if let Some(bytes) = comment.text.strip_prefix("size: ") {
                let line = program.sources.position(comment.span).expect("in the text").line;
                let on_line = |span| program.sources.position(span).is_some_and(|at| at.line == line);
                let var = program.vars.iter().find(|var| on_line(var.span)).expect("a variable stands on this line");
                assert_eq!(var.size, VarSize::Bytes(bytes.parse().expect("a number")), "{at}");
                checked += 1;
            } else if let Some((fact, locs)) = comment.text.split_once(": ") {
                checked += usize::from(facts.check(fact, locs, &at));
            }
        }
        assert!(checked > 0 || name == "everything.cfa", "{name} states no fact");
    }
}

struct Facts<'a> {
    program: &'a Program,
    forward: Dominators,
    backward: Dominators,
    order: Order,
    loops: Loops,
}

impl Facts<'_> {
    fn check(&self, fact: &str, rest: &str, at: &str) -> bool {
        if fact == "function" {
            assert!(self.program.function_named(rest).is_some(), "{at}");
            return false;
        }
        let known = [
            "dominates",
            "not-dominates",
            "post-dominates",
            "not-post-dominates",
            "idom",
            "order",
            "loop",
            "not-loop",
            "irreducible",
            "unreached",
            "unreached-backward",
        ];
        if !known.contains(&fact) {
            return false;
        }
        let locs: Vec<LocId> = rest
            .split_whitespace()
            .map(|loc| {
                let number = loc.strip_prefix('l').and_then(|digits| digits.parse().ok());
                LocId::from_usize(number.unwrap_or_else(|| panic!("{at}: expected a location, found {loc}")))
            })
            .collect();
        let (first, others) = (locs[0], &locs[1..]);
        let all = |holds: &dyn Fn(LocId) -> bool| assert!(others.iter().all(|&loc| holds(loc)), "{at}");
        match fact {
            "dominates" => all(&|loc| self.forward.dominates(first, loc)),
            "not-dominates" => all(&|loc| !self.forward.dominates(first, loc)),
            "post-dominates" => all(&|loc| self.backward.dominates(first, loc)),
            "not-post-dominates" => all(&|loc| !self.backward.dominates(first, loc)),
            "idom" => assert_eq!(self.forward.immediate(first), Some(others[0]), "{at}"),
            "order" => assert!(locs.is_sorted_by_key(|&loc| self.order.position(loc).expect("reached")), "{at}"),
            "loop" => {
                let id = self.loops.headed_by(first).unwrap_or_else(|| panic!("{at}: it is no head"));
                let mut body = self.loops.body(id).to_vec();
                body.sort();
                assert_eq!(body, locs, "{at}");
            }
            "not-loop" => assert!(locs.iter().all(|&loc| self.loops.innermost(loc).is_none()), "{at}"),
            "irreducible" => {
                assert!(
                    locs.iter().all(|&loc| self.loops.headed_by(loc).is_some_and(|id| self.loops[id].irreducible)),
                    "{at}"
                );
            }
            "unreached" => assert!(locs.iter().all(|&loc| !self.order.is_reached(loc)), "{at}"),
            _ => assert!(locs.iter().all(|&loc| !self.backward.is_reached(loc)), "{at}"),
        }
        true
    }
}

/// The example in the documentation is a valid program as the printer would write it, comments apart.
#[test]
fn documentation_is_right() {
    let documentation = include_str!("../src/text/grammar.md");
    let example = documentation.split("```").nth(1).expect("an example").trim_start_matches("text\n");
    let program = parse("grammar.md", example).program;
    assert_eq!(cfa::validate(&program), []);
    let without_comments: Vec<&str> =
        example.lines().map(|line| line.split_once("  ;").map_or(line, |(code, _)| code).trim_end()).collect();
    assert_eq!(text::print(&program).lines().collect::<Vec<_>>(), without_comments);
}
