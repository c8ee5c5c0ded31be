//! The sign analysis on small C programs: at each label, the signs of a variable in every state that gets there.

use cfa::{Program, ThreadId};
use control::{ControlOptions, Forward};
use cpa::{Analysis, Arg, Cancel, Composite, CompositeMerge, CompositePrec, CompositeState, Cx, ErasedCpa};
use cpa::{ExplorationEnd, ExploreOptions, Order, Status, explore};
use index::Interner;
use source::SourceMap;
use tutorial_domain::{Overflow, SignCpa, SignState};
use types::DataModel;

/// The automaton of a C program.
fn compile(text: &str) -> Program {
    let (mut sources, mut names) = (SourceMap::default(), Interner::default());
    let file = sources.add("test.c", text.as_bytes().to_vec()).expect("small");
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    assert!(!problems.has_errors(), "{problems:?}");
    let (typed, _) = sema::analyse(vec![ast], sources, names, DataModel::Lp64).expect("well typed");
    lower::lower(typed, "main").expect("supported")
}

/// All states of a program that the analysis reaches.
fn analyse(program: &Program, overflow: Overflow) -> Arg<CompositeState, CompositePrec> {
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(program);
    let cx = Cx::new(&facts, &cancel);
    let control = Forward::new(program, ControlOptions::default());
    let signs = SignCpa { overflow };
    let mut analysis = Composite::new(Box::new(control), vec![Box::new(ErasedCpa(signs))], CompositeMerge::Agree);
    let (state, prec) = analysis.initial(cx).expect("nobody cancels");
    let mut arg = Arg::new(state, prec, Order::reverse_post_order());
    let end = explore(&mut analysis, &mut arg, &ExploreOptions::default(), &mut (), cx).expect("nobody cancels");
    assert_eq!(end, ExplorationEnd::Finished);
    arg
}

/// The signs of a variable in each state that gets to a label, in order and without repetitions.
fn at(label: &str, variable: &str, text: &str, overflow: Overflow) -> Vec<String> {
    let program = compile(text);
    let arg = analyse(&program, overflow);
    let symbol = program.names.get(variable).expect("the variable is in the program");
    let (var, _) = program.vars.iter_enumerated().find(|(_, var)| var.name == symbol).expect("it is declared");
    let is_there = |state: &CompositeState| {
        let loc = state.control.of(ThreadId::main()).loc.map(|loc| &program.locs[loc]);
        loc.and_then(|loc| loc.label).is_some_and(|name| program.name(name) == label)
    };
    let nodes = arg.nodes().filter(|&node| arg.status(node) != Status::Covered).map(|node| arg.state(node));
    let mut found: Vec<String> = nodes
        .filter(|state| is_there(state))
        .map(|state| state.part::<SignState>(0).expect("the only component").signs(var).to_string())
        .collect();
    found.sort();
    found.dedup();
    found
}

const ABSOLUTE: &str = "
    int __VERIFIER_nondet_int(void);
    int main(void) {
        int x = __VERIFIER_nondet_int();
        if (x < 0)
            x = -x;
    done:
        return x;
    }";

#[test]
fn an_absolute_value_may_be_negative() {
    assert_eq!(at("done", "x", ABSOLUTE, Overflow::Stops), ["0+"]);
    assert_eq!(at("done", "x", ABSOLUTE, Overflow::Wraps), ["-0+"]);
}

#[test]
fn signs_do_not_know_the_smallest_number() {
    let careful = ABSOLUTE.replace("if (x < 0)", "if (x == -2147483647 - 1) return 0; if (x < 0)");
    // Never negative in truth.
    assert_eq!(at("done", "x", &careful, Overflow::Wraps), ["-0+"]);
}

#[test]
fn a_loop_is_joined() {
    let text = "
        int main(void) {
            int i = 0, down = 0;
            while (i < 1000000) {
                i = i + 1;
                down = down - 1;
            }
        done:
            return down;
        }";
    assert_eq!(at("done", "down", text, Overflow::Stops), ["-0"]);
    // The condition says that something is left of `i`.
    assert_eq!(at("done", "i", text, Overflow::Stops), ["+"]);
    assert!(analyse(&compile(text), Overflow::Stops).len() < 50, "a million rounds are one");
}

#[test]
fn branches_teach_both_sides() {
    let text = "
        int __VERIFIER_nondet_int(void);
        int main(void) {
            int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
            if (y > 0) return 0;
            if (x >= y) return 0;
        done:
            return x;
        }";
    assert_eq!(at("done", "x", text, Overflow::Wraps), ["-"]);
    assert_eq!(at("done", "y", text, Overflow::Wraps), ["-0"]);
}

#[test]
fn impossible_branches_are_not_taken() {
    let unsigned = "
        unsigned char __VERIFIER_nondet_uchar(void);
        int main(void) {
            int x = __VERIFIER_nondet_uchar();
            if (x < 0) {
            dead:
                x = 1;
            }
        done:
            return x;
        }";
    assert_eq!(at("dead", "x", unsigned, Overflow::Wraps), [""; 0]);
    assert_eq!(at("done", "x", unsigned, Overflow::Wraps), ["0+"]);
    let division = "int main(void) { int z = 0; int q = 1 / z; dead: return q; }";
    assert_eq!(at("dead", "q", division, Overflow::Wraps), [""; 0]);
}

#[test]
fn each_activation_has_its_own_signs() {
    let text = "
        int f(int n) {
            int m = n;
            if (n > 0)
                n = f(-1);
        after:
            return m;
        }
        int main(void) { int r = f(1); done: return r; }";
    assert_eq!(at("after", "m", text, Overflow::Wraps), ["+", "-"]);
    // What the inner call returned arrived in the outer one.
    assert_eq!(at("after", "n", text, Overflow::Wraps), ["-"]);
    assert_eq!(at("done", "r", text, Overflow::Wraps), ["+"]);
}

#[test]
fn what_pointers_reach_is_not_tracked() {
    let text = "int main(void) { int x = 1; int *p = &x; *p = -1; done: return x; }";
    assert_eq!(at("done", "x", text, Overflow::Wraps), ["-0+"]);
}

#[test]
fn unsigned_numbers_wrap_whatever_the_property() {
    let text = "int main(void) { unsigned u = 0; u = u - 1; int big = u > 0; done: return big; }";
    assert_eq!(at("done", "u", text, Overflow::Stops), ["0+"]);
    assert_eq!(at("done", "big", text, Overflow::Stops), ["0+"]);
}
