//! Where control goes in small C programs.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use cfa::{EdgeId, FunctionId, Op, Program};
use control::{ControlOptions, Forward};
use cpa::{Action, Actions, Answer, Ask, CallTargets, Cancel, Control, ControlCpa, Cx, Flow, Query, Target, Thread};
use index::{Id, Interner};
use source::SourceMap;
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

/// What one exploration of control saw.
#[derive(Default)]
struct Seen {
    /// `enter f`, `external f`, `outside`, `exit f`, `return to LINE`: each once.
    flows: BTreeSet<String>,
    /// What control could not do, and in which line.
    stuck: BTreeSet<String>,
    deepest: usize,
    states: usize,
}

/// Explores all states of control; data never says no.
fn explore(program: &Program, options: ControlOptions, others: &mut dyn Ask) -> Seen {
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(program);
    let cx = Cx::new(&facts, &cancel);
    let mut control = Forward::new(program, options);
    let mut seen = Seen::default();
    let start = control.initial(cx);
    let mut reached = BTreeMap::from([(format!("{start:?}"), ())]);
    let mut waiting = VecDeque::from([start]);
    while let Some(state) = waiting.pop_front() {
        assert!(seen.states < 200_000, "control does not come to an end");
        seen.states += 1;
        seen.deepest = seen.deepest.max(state.depth());
        for action in enabled(&mut control, &state, cx) {
            let op = &program.edges[action.edge()].op;
            let ways = control.transfer(&state, action, op, others, cx).expect("nothing stops it");
            for (next, flow) in ways {
                seen.flows.insert(describe(program, flow));
                if let Some(target) = &next.stuck {
                    let Target::Unsupported { what, span } = &**target else { panic!("control finds no violations") };
                    seen.stuck.insert(format!("{}: {what}", program.sources.describe_line(*span)));
                    assert!(enabled(&mut control, &next, cx).is_empty());
                }
                if reached.insert(format!("{next:?}"), ()).is_none() {
                    waiting.push_back(next);
                }
            }
        }
    }
    seen
}

fn enabled(control: &mut impl ControlCpa, state: &Control, cx: Cx<'_>) -> Actions {
    let mut actions = Actions::new();
    control.enabled(state, &mut actions, cx);
    actions
}

fn describe(program: &Program, flow: Flow) -> String {
    let name = |function: FunctionId| program.name(program.functions[function].name);
    match flow {
        Flow::Next => "next".to_owned(),
        Flow::Enter(function) => format!("enter {}", name(function)),
        Flow::External(function) => format!("external {}", name(function)),
        Flow::Outside => "outside".to_owned(),
        Flow::Exit(function) => format!("exit {}", name(function)),
        Flow::Return { call } => {
            let line = program.sources.position(program.edges[call].span).map_or(0, |at| at.presumed_line);
            format!("return to {line}")
        }
    }
}

/// The flows other than `next`.
fn flows(seen: &Seen) -> Vec<&str> {
    seen.flows.iter().map(String::as_str).filter(|flow| *flow != "next").collect()
}

fn explored(text: &str) -> Seen {
    explore(&program(text), ControlOptions::default(), &mut ())
}

/// Answers for every pointer that it leads to these functions.
struct Leads(Vec<FunctionId>, bool);

impl Ask for Leads {
    fn ask(&mut self, query: Query, _cx: Cx<'_>) -> Answer {
        let Query::CallTargets(..) = query else { return Answer::Unknown };
        Answer::Targets(CallTargets { functions: self.0.iter().copied().collect(), outside: self.1 })
    }
}

#[test]
fn calls_return_where_they_came_from() {
    let seen =
        explored("int f(int x) { return x; }\nint main(void) {\n int a = f(1);\n int b = f(2);\n return a + b; }");
    assert_eq!(flows(&seen), ["enter f", "enter main", "exit exit", "return to 2", "return to 3", "return to 4"]);
    assert_eq!(seen.deepest, 2);
    assert!(seen.stuck.is_empty());
}

#[test]
fn functions_without_bodies_come_back_or_end_the_program() {
    let seen = explored(
        "int read(void); void halt(void) __attribute__((noreturn)); void abort(void); void reach_error(void);
         int main(void) { if (read()) halt(); if (read()) abort(); if (read()) reach_error(); return 0; }",
    );
    let expected =
        ["enter main", "exit abort", "exit exit", "exit halt", "exit reach_error", "external read", "return to 2"];
    assert_eq!(flows(&seen), expected);
}

#[test]
fn error_functions_end_even_with_a_body() {
    let text = "void fail(void) { } void abort(void) { } int main(void) { fail(); abort(); return 0; }";
    let program = program(text);
    let seen = explore(&program, ControlOptions::default(), &mut ());
    assert!(seen.flows.contains("enter fail") && seen.flows.contains("enter abort"));
    let options = ControlOptions { error_functions: vec!["fail".to_owned()], ..ControlOptions::default() };
    let seen = explore(&program, options, &mut ());
    assert_eq!(flows(&seen), ["enter main", "exit fail"]);
}

#[test]
fn other_ending_functions_have_no_body() {
    let text = "void stop(void); void halt(void) { } int main(void) { halt(); stop(); return 0; }";
    let ending_functions = vec!["stop".to_owned(), "halt".to_owned()];
    let options = ControlOptions { ending_functions, ..ControlOptions::default() };
    let seen = explore(&program(text), options, &mut ());
    assert_eq!(flows(&seen), ["enter halt", "enter main", "exit stop", "return to 1"]);
}

#[test]
fn recursion_has_a_limit() {
    let text = "int n(void);\nint f(void) {\n return n() ? f() : 0; }\nint main(void) { return f(); }";
    let program = program(text);
    for limit in [1, 2, 7] {
        let options = ControlOptions { recursion: limit, ..ControlOptions::default() };
        let seen = explore(&program, options, &mut ());
        let what = format!("test.c:3: recursion deeper than {limit} calls of `f`");
        assert_eq!(seen.stuck.iter().collect::<Vec<_>>(), [&what]);
        assert_eq!(seen.deepest, limit + 1);
    }
}

#[test]
fn the_limit_counts_each_function_by_itself() {
    let text = "int n(void); int odd(void); int even(void) { return n() ? odd() : 0; }
        int odd(void) { return n() ? even() : 0; } int main(void) { return even(); }";
    let options = ControlOptions { recursion: 3, ..ControlOptions::default() };
    let seen = explore(&program(text), options, &mut ());
    assert_eq!(seen.deepest, 7);
    assert_eq!(seen.stuck.len(), 1);
}

const POINTERS: &str =
    "int one(int x) { return x; } int two(unsigned x) { return 2; } int far(int x); void none(int x) { }
    int wide(long x) { return 3; } int both(int x, int y) { return 4; } double real(int x) { return 5; }
    int never(int x) { return 6; } int fewer(void) { return 8; } int variadic(int x, ...) { return 7; }
    void *table[] = { one, two, far, none, wide, both, real, fewer, variadic };
    int main(void) { int (*p)(int) = table[0]; int r = p(1); return r; }";

#[test]
fn an_unknown_pointer_leads_to_all_that_are_converted() {
    let seen = explored(POINTERS);
    let expected = [
        "enter both",
        "enter fewer",
        "enter main",
        "enter none",
        "enter one",
        "enter real",
        "enter two",
        "enter variadic",
        "enter wide",
        "exit exit",
        "external far",
        "outside",
        "return to 5",
    ];
    assert_eq!(flows(&seen), expected);
}

#[test]
fn an_unknown_pointer_leads_to_what_is_meant() {
    let typed = POINTERS.replace(
        "void *table[] = { one, two, far, none, wide, both, real, fewer, variadic };",
        "int (*table[])(int) = { one }; int (*t)(unsigned) = two; int (*w)(long) = wide; void (*n)(int) = none;",
    );
    let seen = explored(&typed);
    assert_eq!(flows(&seen), ["enter main", "enter one", "enter two", "exit exit", "outside", "return to 5"]);
}

/// Says of every pointer that it is one of these that others hold.
struct Holds(Vec<FunctionId>);

impl Ask for Holds {
    fn ask(&mut self, _query: Query, _cx: Cx<'_>) -> Answer {
        Answer::Among(self.0.clone())
    }
}

#[test]
fn a_pointer_that_others_hold_leads_to_what_they_were_given() {
    let program = program(POINTERS);
    let given = ["one", "both"].map(|name| program.function_named(name).expect("defined"));
    let seen = explore(&program, ControlOptions::default(), &mut Holds(given.to_vec()));
    assert_eq!(flows(&seen), ["enter both", "enter main", "enter one", "exit exit", "outside", "return to 5"]);
}

#[test]
fn a_known_pointer_leads_where_the_domains_say() {
    let program = program(POINTERS);
    let two = program.function_named("two").expect("defined");
    let seen = explore(&program, ControlOptions::default(), &mut Leads(vec![two], false));
    assert!(seen.flows.contains("enter two") && !seen.flows.contains("enter one") && !seen.flows.contains("outside"));
    // Null: nothing comes after the call.
    let seen = explore(&program, ControlOptions::default(), &mut Leads(vec![], false));
    assert_eq!(flows(&seen), ["enter main"]);
    let seen = explore(&program, ControlOptions::default(), &mut Leads(vec![], true));
    assert!(seen.flows.contains("outside") && seen.flows.contains("exit exit"));
}

#[test]
fn a_call_without_prototype_fits_everything() {
    let seen = explored(
        "int wide(long x) { return 3; } int both(int x, int y) { return 4; } int (*p)();
         int main(void) { p = (int (*)()) wide; p = (int (*)()) both; return p(1); }",
    );
    assert!(seen.flows.contains("enter wide") && seen.flows.contains("enter both"));
}

#[test]
fn pointers_may_stand_for_integers_of_their_size() {
    let seen = explored(
        "struct s { int x; }; int f(struct s *p) { return 1; } int g(unsigned long n) { return 2; } int (*p)(void *);
         int main(void) { p = (int (*)(void *)) f; p = (int (*)(void *)) g; return p(0); }",
    );
    assert!(seen.flows.contains("enter f") && seen.flows.contains("enter g"));
}

#[test]
fn unsupported_functions_are_leaves() {
    let seen = explored(
        "int setjmp(long *); void longjmp(long *, int) __attribute__((noreturn)); int atexit(void (*)(void)); long b[99];
         void *signal(int, void *); void qsort(void *, unsigned long, unsigned long, int (*)(void *, void *));
         int n(void); int cmp(void *a, void *b) { return 0; } void f(void) { }
         int main(void) {
           if (n()) setjmp(b);
           if (n()) longjmp(b, 1);
           if (n()) atexit(f);
           if (n()) signal(2, f);
           if (n()) qsort(b, 1, 8, cmp);
           signal(2, (void *) 1);
           return 0; }",
    );
    let expected = [
        "test.c:5: a non-local jump (`setjmp`)",
        "test.c:6: a non-local jump (`longjmp`)",
        "test.c:7: a function that is called at exit (`atexit`)",
        "test.c:8: a signal handler (`signal`)",
        "test.c:9: a library function that calls back (`qsort`)",
    ];
    assert_eq!(seen.stuck.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    assert!(seen.flows.contains("exit exit"), "a constant handler is no callback");
}

#[test]
fn threads_are_leaves() {
    let seen = explored(
        "int pthread_create(unsigned long *, void *, void *(*)(void *), void *); void *f(void *x) { return x; }
         int main(void) { unsigned long t; pthread_create(&t, 0, f, 0); return 0; }",
    );
    assert_eq!(seen.stuck.iter().map(String::as_str).collect::<Vec<_>>(), ["test.c:2: threads"]);
    assert_eq!(flows(&seen), ["enter main"]);
}

#[test]
fn unsupported_operations_are_leaves() {
    let text =
        "function main() -> int {\n entry l0, exit l2\n l0 -> l1: unsupported \"what\"\n l1 -> l2: return 0\n}\n";
    let program = cfa::text::parse("t.cfa", text).expect("it is right");
    let seen = explore(&program, ControlOptions::default(), &mut ());
    assert_eq!(seen.stuck.iter().map(String::as_str).collect::<Vec<_>>(), ["t.cfa:3: what"]);
    assert_eq!(seen.states, 2);
}

/// The outermost function ends the program by its return.
#[test]
fn a_program_without_start_ends() {
    let text = "function main() -> int {\n entry l0, exit l2\n l0 -> l1: nop\n l1 -> l2: return 0\n}\n";
    let program = cfa::text::parse("t.cfa", text).expect("it is right");
    let seen = explore(&program, ControlOptions::default(), &mut ());
    assert_eq!(flows(&seen), ["exit main"]);
}

/// A wrapper may replace a call by nothing, but a return stays a return.
#[test]
fn replaced_operations() {
    let program = program("int f(void) { return 1; } int main(void) { return f(); }");
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let mut control = Forward::new(&program, ControlOptions::default());
    let f = program.function_named("f").expect("defined");
    for (edge, found) in program.edges.iter_enumerated() {
        let body = program.functions[f].body.expect("a body");
        let stack = cpa::CallStack::default().push(edge, f);
        match &found.op {
            Op::Call(_) => {
                let state = Control::start(Thread::at(found.source, stack.clone()));
                let ways =
                    control.transfer(&state, Action::of_main(edge), &Op::Noop, &mut (), cx).expect("nothing stops it");
                assert_eq!(ways.as_slice(), [(Control::start(Thread::at(found.target, stack)), Flow::Next)]);
            }
            Op::Return(_) if found.target == body.exit => {
                let call = EdgeId::from_usize(0);
                let state = Control::start(Thread::at(found.source, cpa::CallStack::default().push(call, f)));
                let ways =
                    control.transfer(&state, Action::of_main(edge), &Op::Noop, &mut (), cx).expect("nothing stops it");
                assert_eq!(ways[0].1, Flow::Return { call });
            }
            _ => {}
        }
    }
}
