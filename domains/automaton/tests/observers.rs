//! Observers beside small C programs: where they see errors.

use std::collections::BTreeSet;

use automaton::AutomatonCpa;
use cfa::Program;
use control::{ControlOptions, Forward};
use cpa::{
    Analysis, Answer, Arg, Ask, Cancel, Composite, CompositeMerge, Cpa, Cx, ErasedCpa, ExploreOptions, Flow, Order,
    PathStep, Query, State, Status, Target, Undefined, explore,
};
use expect_test::{Expect, expect};
use index::Interner;
use source::SourceMap;
use spec::{Automaton, Specification};
use types::DataModel;

fn program(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let mut names = Interner::default();
    let (ast, found) = syntax::parse(file, &mut sources, &mut names);
    assert!(!found.has_errors());
    let (typed, _) = sema::analyse(vec![ast], sources, names, DataModel::Lp64).expect("the program is right");
    lower::lower(typed, "main").expect("it has a main")
}

/// The errors that observers see if nothing is known of the data.
fn errors(text: &str, specification: &Specification) -> String {
    let program = program(text);
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let error_functions = specification.error_functions.clone();
    let control = Forward::new(&program, ControlOptions { error_functions, recursion: 3, ..Default::default() });
    let parts = specification.automata.iter().map(|automaton| {
        let part: Box<dyn cpa::DynCpa> = Box::new(ErasedCpa(AutomatonCpa::new(&program, automaton.clone())));
        part
    });
    let mut analysis = Composite::new(Box::new(control), parts.collect(), CompositeMerge::Separate);
    let (state, prec) = analysis.initial(cx).expect("nothing stops it");
    let mut arg = Arg::new(state, prec, Order::breadth_first());
    let options = ExploreOptions { collect_targets: true, ..ExploreOptions::default() };
    explore(&mut analysis, &mut arg, &options, &mut (), cx).expect("nothing stops it");
    let mut lines = BTreeSet::new();
    for n in arg.nodes().filter(|&n| arg.status(n) == Status::Target) {
        lines.insert(match arg.state(n).target().expect("it is one") {
            Target::Violation(found) => {
                format!("{}: {}: {}\n", program.sources.describe(found.span), found.property, found.message)
            }
            Target::Unsupported { what, span } | Target::Undefined(Undefined { what, span }) => {
                format!("{}: unsupported: {what}\n", program.sources.describe(*span))
            }
        });
    }
    lines.into_iter().collect()
}

fn check(observer: &str, text: &str, expect: Expect) {
    let mut specification = Specification::default();
    specification.add_observers("o.txt", observer).unwrap_or_else(|error| panic!("{error}"));
    expect.assert_eq(&errors(text, &specification));
}

fn check_property(names: &str, text: &str, expect: Expect) {
    expect.assert_eq(&errors(text, &Specification::from_names(names).expect("known names")));
}

#[test]
fn error_calls() {
    check_property(
        "unreach-call",
        "void reach_error(void) { } void __VERIFIER_error(void); int n(void);
         void never(void) { reach_error(); }
         int main(void) { if (n()) reach_error(); if (n()) __VERIFIER_error(); return 0; }",
        expect![[r#"
            test.c:3:36: unreach-call: `reach_error` is called
            test.c:3:60: unreach-call: `__VERIFIER_error` is called
        "#]],
    );
}

#[test]
fn error_calls_through_pointers() {
    check_property(
        "unreach-call",
        "void reach_error(void); void (*p)(void) = reach_error;\nint main(void) { p(); return 0; }",
        expect![[r#"
            test.c:2:18: unreach-call: `reach_error` is called
        "#]],
    );
}

/// A constant argument is known, others may be zero; functions with bodies are ordinary ones.
#[test]
fn asserts() {
    check_property(
        "assert",
        "void __assert_fail(const char *, const char *, unsigned, const char *); void assert(int); int n(void);
         void _assert(int x) { }
         int main(void) {
           if (n()) __assert_fail(\"x\", \"f\", 1, \"main\");
           assert(1);
           _assert(0);
           if (n()) assert(0);
           assert(n());
           return 0; }",
        expect![[r#"
            test.c:4:21: assert: assertion fails
            test.c:7:21: assert: assertion fails
            test.c:8:12: assert: assertion fails
        "#]],
    );
}

/// The example of the documentation.
fn locking() -> &'static str {
    let documentation = include_str!("../../../docs/observer-automata.md");
    documentation.split("```").nth(1).expect("an example").trim_start_matches("observer\n")
}

#[test]
fn locking_discipline() {
    check(
        locking(),
        "void lock(void); void unlock(void); int n(void);
         int main(void) {
           lock();
           if (n()) lock();
           if (n()) return 1;
           unlock();
           if (n()) unlock();
           while (n()) { lock(); unlock(); }
           return 0; }",
        expect![[r#"
            test.c:2:14: locking: lock held at the end
            test.c:4:21: locking: lock taken twice
            test.c:7:21: locking: unlock without lock
        "#]],
    );
}

#[test]
fn enter_and_return() {
    check(
        "observer o
         initial state outside:  on enter(f) -> inside
         state inside:           on return(f) -> after   on call(g) -> error \"p\" \"g inside f\"
         state after:            on enter(f) -> error \"p\" \"f again\"",
        "void g(void); int n(void); void f(int x) { if (x) g(); }
         int main(void) {
           g();
           f(n());
           g();
           f(0);
           return 0; }",
        expect![[r#"
            test.c:1:51: p: g inside f
            test.c:6:12: p: f again
        "#]],
    );
}

#[test]
fn assignments() {
    check(
        "observer o
         initial state watching:
           on assign(f::x) -> error \"p\" \"x of f\"
           on assign(total) -> error \"p\" \"total\"
           on assign(other*) -> error \"p\" \"other\"",
        "struct s { int a, b; } total; int other_one; int n(void); int one(void) { return 1; }
         void f(void) { int x; x = 1; }
         int main(void) {
           int x = 1;
           if (n()) { total.b = 2; }
           if (n()) other_one = n();
           if (n()) other_one = one();
           if (n()) f();
           return x; }",
        expect![[r#"
            test.c:1:75: p: other
            test.c:2:32: p: x of f
            test.c:5:23: p: total
            test.c:6:21: p: other
        "#]],
    );
}

#[test]
fn labels_and_texts() {
    check(
        "observer o
         initial state watching:
           on label(ERROR*) -> error \"p\" \"label\"
           on text \"x = 7\" -> error \"p\" \"text\"",
        "int n(void);
         int main(void) {
           int x = 0;
           if (n()) goto ERROR_1;
           if (n()) x = 7;
           OTHER: if (n()) goto OTHER;
           return x;
           ERROR_1: return 1; }",
        expect![[r#"
            test.c:4:16: p: label
            test.c:5:21: p: text
        "#]],
    );
}

#[test]
fn argument_conditions() {
    check(
        "observer o
         initial state watching:
           on call(f, $1 == -1, $2 != 0) -> error \"p\" \"both\"
           on call(f, $3 == 0) -> error \"p\" \"no third\"",
        "int f(int, unsigned char); int n(void);
         int main(void) {
           f(1, 1);
           f(-1, 0);
           if (n()) f(-1, 256);
           if (n()) f(-1, 1);
           if (n()) f(n(), 2);
           if (n()) f(n(), 0);
           return 0; }",
        expect![[r#"
            test.c:6:21: p: both
            test.c:7:21: p: both
        "#]],
    );
}

/// Answers every question for a value with this.
struct Knows(Option<u128>);

impl Ask for Knows {
    fn ask(&mut self, query: Query, _cx: Cx<'_>) -> Answer {
        match (query, self.0) {
            (Query::Value(..), Some(bits)) => Answer::Value(bits),
            _ => Answer::Unknown,
        }
    }
}

/// Known zero: the error; known other: none; unknown: both.
#[test]
fn values_are_asked_for() {
    let program = program("void assert(int); int n(void); int main(void) { assert(n()); return 0; }");
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let mut cpa = AutomatonCpa::new(&program, Automaton::asserts());
    let (state, ()) = cpa.initial(cx).expect("nothing stops it");
    let assert = program.function_named("assert").expect("declared");
    let is_assert = |op: &cfa::Op| matches!(op, cfa::Op::Call(call) if call.callee == cfa::Callee::Direct(assert));
    let (edge, _) = program.edges.iter_enumerated().find(|(_, edge)| is_assert(&edge.op)).expect("it is called");
    let mut errors = |value| {
        let t = PathStep::of_main(edge, Flow::External(assert)).transition(&program);
        let successors = cpa.transfer(&state, &(), &t, &mut Knows(value), cx).expect("nothing stops it");
        successors.iter().map(|successor| successor.target().is_some()).collect::<Vec<_>>()
    };
    assert_eq!(errors(Some(0)), [true]);
    assert_eq!(errors(Some(5)), [false]);
    assert_eq!(errors(None), [true, false]);
}
