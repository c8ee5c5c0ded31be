//! Reads every `tests/live/cfa/*.cfa` and checks the facts on its edges: `live: x y` says that exactly these variables are
//! live before the edge, `live: -` that none is.

use std::path::PathBuf;

use cfa::text::{self, AnnotatedProgram};
use cfa::{Live, Program};

fn check(name: &str, text: &str) -> usize {
    let AnnotatedProgram { program, comments } =
        text::parse_with_comments(name, text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(cfa::validate(&program), []);
    let live = Live::of(&program);
    let mut checked = 0;
    for comment in comments {
        let Some(expected) = comment.text.strip_prefix("live:") else { continue };
        let at = program.sources.describe(comment.span);
        let edge = comment.edge.unwrap_or_else(|| panic!("{at}: expected an edge on this line"));
        let mut expected: Vec<&str> = expected.split_whitespace().filter(|name| *name != "-").collect();
        expected.sort_unstable();
        let mut found: Vec<&str> =
            live.at(&program, program.edges[edge].source).map(|var| program.name(program.vars[var].name)).collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{at}");
        checked += 1;
    }
    checked
}

#[test]
fn facts_hold() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/live/cfa");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the folder exists").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let text = std::fs::read_to_string(&path).expect("readable");
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        assert!(check(&name, &text) > 0, "{name} states no fact");
    }
}

fn parse(text: &str) -> Program {
    text::parse("t.cfa", text).unwrap_or_else(|error| panic!("{error}"))
}

/// What pointers may reach, and what no path leads through, is live.
#[test]
fn the_unknown_is_live() {
    let program = parse(
        "static g: int\nfunction main() -> int {\n  local &x: int, y: int\n  entry l0, exit l2\n  l0 -> l1: open x, y\n\
         \x20 l1 -> l2: return 0\n  l3 -> l2: return 0\n}\n",
    );
    let live = Live::of(&program);
    let var = |name: &str| program.vars.ids().find(|&var| program.name(program.vars[var].name) == name).expect("it is");
    let loc = |number| program.locs.ids().nth(number).expect("it is");
    assert!(
        live.is_live(&program, loc(1), var("g"))
            && live.is_live(&program, loc(1), var("x"))
            && !live.is_live(&program, loc(1), var("y"))
    );
}

/// Operands are shared: as a tree, the expression has more than 2^60 leaves.
#[test]
fn shared_operands() {
    let mut program = parse(
        "function main(x: ulong) -> int {\n  local y: ulong\n  entry l0, exit l2\n  l0 -> l1: open y\n\
         \x20 l1 -> l2: return (int)x\n}\n",
    );
    let x = program.exprs.ids().find(|&x| matches!(program.exprs[x].kind, cfa::ExprKind::Read(_))).expect("a read");
    let mut sum = x;
    for _ in 0..60 {
        let kind = cfa::ExprKind::Binary(cfa::BinaryOp::Add, sum, sum);
        sum = program.exprs.intern(cfa::Expr { kind, ..program.exprs[x].clone() });
    }
    let edge = program.edges.ids().last().expect("an edge");
    program.edges[edge].op = cfa::Op::Assume { condition: sum, holds: true };
    let live = Live::of(&program);
    assert_eq!(live.at(&program, program.edges[edge].source).count(), 1);
}
