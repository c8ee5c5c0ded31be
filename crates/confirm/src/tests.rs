//! Paths of executions with secret inputs must be confirmed without knowing these.

use std::cell::RefCell;
use std::rc::Rc;

use cfa::{EdgeId, Facts, Op, Program};
use cpa::{Action, Cancel, Cx, Flow, Limit, PathStep, Stop, Violation};
use embedded::EmbeddedSolver;
use eval::Store;
use index::Interner;
use interp::{Halt, Hooks, Inputs, Io, Leaks, Mode, Options, PreparedProgram, Value};
use smt::Session;
use source::{SourceMap, Span};
use spec::{Properties, Property, Specification};
use types::DataModel;
use value::{Symbolic, ValueOptions};

use crate::{Confirmer, Counterexample, NoConfirmation};

pub(crate) fn lower(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    assert!(!problems.has_errors(), "{problems:?}");
    let typed = match sema::analyse(vec![ast], sources, names, DataModel::Lp64) {
        Ok((typed, _)) => typed,
        Err((_, problems)) => panic!("{problems:?}"),
    };
    match lower::lower(typed, "main") {
        Ok(program) => program,
        Err((_, problems)) => panic!("{problems:?}"),
    }
}

fn mode_of(property: Property) -> Properties {
    match property {
        Property::Assert => Property::UnreachCall.into(),
        Property::ValidDeref | Property::ValidFree | Property::ValidMemtrack => Properties::MEMORY_SAFETY,
        property => property.into(),
    }
}

/// The path of a run with these inputs, up to where it violates the property, and the violation.
fn secret(program: &Program, property: Property, inputs: &str) -> (Vec<PathStep>, Violation) {
    let options = Options {
        mode: Mode::Properties(mode_of(property)),
        leaks: Leaks::Lost,
        inputs: Inputs::parse(inputs).expect("inputs are well-formed"),
        error_functions: functions(property),
        ..Options::default()
    };
    let path = RefCell::new(Vec::new());
    let mut observer = |edge: EdgeId, s: &Store<Value>| {
        let flow = match &program.edges[edge].op {
            Op::Call(call) => match call.callee {
                cfa::Callee::Direct(function) if program.functions[function].body.is_some() => Flow::Enter(function),
                cfa::Callee::Direct(function) => Flow::External(function),
                cfa::Callee::Pointer(_) => Flow::Outside,
            },
            Op::Return(_) => s.frame().call.map_or(Flow::Next, |call| Flow::Return { call }),
            _ => Flow::Next,
        };
        path.borrow_mut().push(PathStep::of_main(edge, flow));
    };
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    let outcome = PreparedProgram::new(&Facts::new(program)).run(
        &options,
        &mut io,
        Hooks { guide: None, observer: Some(&mut observer) },
    );
    let found = interp::violations(&outcome, mode_of(property));
    let name = if property == Property::Assert { Property::UnreachCall } else { property };
    let found = found.iter().find(|found| found.property == name);
    let span = found.unwrap_or_else(|| panic!("the secret run ends by {:?}", outcome.halt)).span;
    (path.into_inner(), Violation { property, message: String::new(), span })
}

fn functions(property: Property) -> Vec<String> {
    let name = if property == Property::Assert { "__assert_fail" } else { "reach_error" };
    vec![name.to_owned()]
}

/// As `registry` makes them.
fn options(property: Property) -> ValueOptions {
    let properties = property.into();
    let symbolic = Symbolic {
        solver: Rc::new(|| Session::new(Box::new(EmbeddedSolver::new()))),
        cancel: Cancel::new(),
        effort: 20_000,
        conflicts: u64::MAX,
        substitutes: true,
        run_report: Rc::default(),
    };
    ValueOptions { properties, symbolic: Some(symbolic), ..ValueOptions::default() }
}

fn asked(property: Property) -> Specification {
    Specification::new([property])
}

fn confirm(program: &Program, path: &[PathStep], violation: &Violation) -> Result<Counterexample, NoConfirmation> {
    let cancel = Cancel::new();
    let options = options(violation.property);
    let facts = Facts::new(program);
    let confirmer = Confirmer::new(&facts, options, &asked(violation.property));
    confirmer.confirm(path, violation, Cx::new(&facts, &cancel)).expect("nothing cancels")
}

const HEADER: &str = "int __VERIFIER_nondet_int(void); unsigned __VERIFIER_nondet_uint(void); \
    _Bool __VERIFIER_nondet_bool(void); long __VERIFIER_nondet_long(void); unsigned char __VERIFIER_nondet_uchar(void); \
    double __VERIFIER_nondet_double(void); void *unknown(void); int count(void); void __VERIFIER_assume(int); \
    void abort(void); void *malloc(unsigned long); void free(void *); void reach_error(void); \
    void __assert_fail(const char *, const char *, unsigned, const char *);\n";

/// Confirms the violation and repeats it from the text of the inputs file.
#[track_caller]
fn confirmed(property: Property, body: &str, inputs: &str) -> (Program, Counterexample) {
    let program = lower(&format!("{HEADER}{body}"));
    let (path, violation) = secret(&program, property, inputs);
    let found = match confirm(&program, &path, &violation) {
        Ok(found) => found,
        Err(failure) => panic!("{}", failure.why),
    };
    let options = Options {
        mode: Mode::Properties(mode_of(property)),
        leaks: if property == Property::ValidMemtrack { Leaks::Lost } else { Leaks::End },
        inputs: Inputs::parse(&found.inputs_file()).expect("the file can be read"),
        error_functions: functions(property),
        ..Options::default()
    };
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    let again = interp::run(&program, &options, &mut io);
    assert_eq!(again.halt, found.halt);
    let name = if property == Property::Assert { Property::UnreachCall } else { property };
    let same = |other: &interp::ViolatedProperty| {
        other.property == name
            && program.sources.describe_line(other.span) == program.sources.describe_line(violation.span)
    };
    assert!(interp::violations(&again, mode_of(property)).iter().any(same), "{:?}", again.halt);
    (program, found)
}

#[track_caller]
fn reached(body: &str, inputs: &str) -> Counterexample {
    confirmed(Property::UnreachCall, body, inputs).1
}

#[test]
fn equalities() {
    reached("int main(void) { int x = __VERIFIER_nondet_int(); if (x == 123456) reach_error(); }", "int 123456");
    reached(
        "int main(void) { int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
           if (3 * x + 7 == 1000 && y == x - 40000) reach_error(); }",
        "int 331\nint -39669",
    );
    reached(
        "int main(void) { unsigned x = __VERIFIER_nondet_uint(); if ((x ^ 0x5555u) == 0x12345678u) reach_error(); }",
        "uint 0x1234032d",
    );
    reached(
        "struct s { int a; short b; }; static int twice(struct s *p) { return p->a * 2 - p->b; }
         int main(void) { struct s v; v.a = __VERIFIER_nondet_int(); v.b = 17;
           if (twice(&v) == 1983) reach_error(); }",
        "int 1000",
    );
}

#[test]
fn inequalities_and_assumptions() {
    reached(
        "int main(void) { int x = __VERIFIER_nondet_int(); __VERIFIER_assume(x > 1000);
           if (x < 1002) reach_error(); }",
        "int 1001",
    );
    reached(
        "int main(void) { long x = __VERIFIER_nondet_long(); if (!(x >= 5000000000)) abort();
           if (x % 7 == 3 && x < 5000000020) reach_error(); }",
        "long 5000000001",
    );
    reached(
        "int main(void) { int x = __VERIFIER_nondet_int(); if (x != 0 && x + 1 <= 0 && x >= -1) reach_error(); }",
        "int -1",
    );
}

#[test]
fn loops() {
    // Counting up to an input.
    let count = "int main(void) { int n = __VERIFIER_nondet_int(), i, s = 0; for (i = 0; i < n; i++) s += i;
                 if (s == 4950) reach_error(); }";
    reached(count, "int 100");
    // The same answer in each iteration, and one other at the end.
    let ones: String = (0..300).map(|_| "bool 1\n").collect();
    let body = "int main(void) { int n = 0; while (__VERIFIER_nondet_bool()) n++; if (n == 300) reach_error(); }";
    reached(body, &format!("{ones}bool 0\n"));
}

#[test]
fn other_kinds_of_answers() {
    reached("int main(void) { int x, y; if (x == 77 && y < -5) reach_error(); }", "bytes 4 4d000000\nbytes 4 f0ffffff");
    reached("int main(void) { if (unknown() && !unknown()) reach_error(); }", "pointer fresh\npointer null");
    reached(
        "int main(void) { double d = __VERIFIER_nondet_double(); if (d > 2.5 && d < 2.75) reach_error(); }",
        "double 2.6",
    );
    reached("int main(void) { if (count() == 42) reach_error(); }", "int 42");
    let body = "int main(int argc, char **argv) { if (argc == 3) reach_error(); return 0; }";
    let found = reached(body, "arg \"a\"\narg \"b\"\n");
    assert_eq!(found.args.len(), 2);
}

#[test]
fn assertions() {
    let body =
        "int main(void) { int x = __VERIFIER_nondet_int(); if (x == 5) __assert_fail(\"x\", \"f\", 1, \"main\"); }";
    confirmed(Property::Assert, body, "int 5");
}

#[test]
fn memory() {
    let body = "int a[10];\nint main(void) {\n int i = __VERIFIER_nondet_int();\n if (i < 0) return 0;\n a[i] = 1;\n }";
    confirmed(Property::ValidDeref, body, "int 10");
    let body = "int main(void) {\n int *p = 0; if (__VERIFIER_nondet_int() == 3) p = malloc(4);\n *p = 1; free(p);\n }";
    confirmed(Property::ValidDeref, body, "int 2");
    let body =
        "int main(void) {\n char *p = malloc(4); if (__VERIFIER_nondet_int() > 12) free(p);\n free(p); return 0; }";
    confirmed(Property::ValidFree, body, "int 13");
    let body =
        "int main(void) {\n char *p = malloc(4);\n if (__VERIFIER_nondet_int() > 12)\n p = 0;\n free(p); return 0; }";
    confirmed(Property::ValidMemtrack, body, "int 13");
    let body =
        "char *p;\nint main(void) {\n p = malloc(4);\n if (__VERIFIER_nondet_int() != 12)\n free(p); return 0; }";
    confirmed(Property::ValidMemcleanup, body, "int 12");
}

#[test]
fn overflow() {
    let body = "int main(void) { int x = __VERIFIER_nondet_int();\n if (x > 100)\n return x + 5;\n return 0; }";
    confirmed(Property::NoOverflow, body, "int 2147483647");
    let body = "int main(void) { int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();\n return x / y; }";
    confirmed(Property::NoOverflow, body, "int -2147483648\nint -1");
}

#[test]
fn only_the_same_violation_at_the_same_place_counts() {
    let program = lower(&format!(
        "{HEADER}int a[2];\nint main(void) {{\n int i = 2;\n a[i] = 1;\n reach_error();\n return 0; }}"
    ));
    let (path, violation) = secret(&program, Property::ValidDeref, "");
    let line = |text: &str| {
        let file = program.sources.files().next().expect("one file").1;
        let at = file.text.windows(text.len()).position(|window| window == text.as_bytes()).expect("it is there");
        Span::new(file.start() + at as u32, file.start() + at as u32 + 1)
    };
    assert!(confirm(&program, &path, &violation).is_ok());
    // Another part of the property.
    let other = Violation { property: Property::ValidFree, ..violation.clone() };
    assert!(confirm(&program, &path, &other).is_err());
    // Another place.
    let other = Violation { span: line("return"), ..violation.clone() };
    let elsewhere = &path[..2];
    assert!(confirm(&program, elsewhere, &other).is_err());
    // The invalid access ends the execution before the error is reached.
    let other = Violation { property: Property::UnreachCall, span: line("reach_error();\n return"), ..violation };
    assert!(confirm(&program, &path, &other).is_err());
}

#[test]
fn what_cannot_happen_is_not_confirmed() {
    let program = lower(&format!(
        "{HEADER}int main(void) {{ unsigned char x = __VERIFIER_nondet_uchar(); int y = 0;\n if (x < 10) y = 1;\n \
         if (y == 0)\n reach_error(); }}"
    ));
    let (mut path, violation) = secret(&program, Property::UnreachCall, "uchar 10");
    assert!(confirm(&program, &path, &violation).is_ok());
    // With a contradiction on the path, the run that leaves it is as good.
    let taken = path.iter().position(|step| matches!(program.edges[step.edge()].op, Op::Assume { .. }));
    let taken = taken.expect("the path branches");
    let source = program.edges[path[taken].edge()].source;
    let sibling = program.locs[source].outgoing.iter().copied().find(|edge| *edge != path[taken].edge());
    path[taken].action = Action::of_main(sibling.expect("branches have two sides"));
    assert!(confirm(&program, &path, &violation).is_ok());

    // No inputs at all lead there.
    let program = lower(&format!("{HEADER}int main(void) {{ int x = 0;\n if (x)\n reach_error(); return 0; }}"));
    let error = program.edges.iter_enumerated().find(|(_, edge)| {
        matches!(&edge.op, Op::Call(call) if call.result.is_none() && program.sources.describe_line(edge.span) == "test.c:4"
            && call.args.is_empty())
    });
    let (edge, found) = error.expect("the call is there");
    let violation = Violation { property: Property::UnreachCall, message: String::new(), span: found.span };
    let Err(NoConfirmation { why, .. }) = confirm(&program, &[PathStep::of_main(edge, Flow::Next)], &violation) else {
        panic!("it cannot happen")
    };
    assert!(why.contains("no inputs were found") && !why.contains('('), "{why}");
}

#[test]
fn cancellation_is_respected_and_results_repeat() {
    let text = format!("{HEADER}int main(void) {{ int x = __VERIFIER_nondet_int(); if (x == 9) reach_error(); }}");
    let program = lower(&text);
    let (path, violation) = secret(&program, Property::UnreachCall, "int 9");
    let first = confirm(&program, &path, &violation);
    assert_eq!(first, confirm(&program, &path, &violation));
    let cancel = Cancel::new();
    cancel.raise(Stop::Limit(Limit::Time));
    let facts = Facts::new(&program);
    let confirmer = Confirmer::new(&facts, options(Property::UnreachCall), &asked(Property::UnreachCall));
    let stopped = confirmer.confirm(&path, &violation, Cx::new(&facts, &cancel));
    assert_eq!(stopped, Err(Stop::Limit(Limit::Time)));
}

#[test]
fn many_inputs_are_read_off_the_path() {
    // More wrong turns than executions are tried, and inputs through copies, parameters, results and fresh memory.
    let body = "int seen; int same(int x) { int y = x; return y; } struct s { int a, b; };
                int main(void) {
                    int state = 1;
                    for (int i = 0; i < 600; i++) {
                        int input = same(__VERIFIER_nondet_int()), copy = input;
                        if (copy != 2 && copy != 3 && copy != 5) return 0;
                        if (copy == 5 && state == 1) state = 2;
                        else if (copy == 3 && state == 2) state = 3;
                        else if (state == 3 && (copy & 2) && copy < 3) state = 1;
                        else return 0;
                    }
                    struct s *p = malloc(sizeof *p), q;
                    q = *p;
                    if (q.b - 1 == 77 && q.a > q.b) reach_error();
                }";
    let mut inputs: String = (0..200).map(|_| "int 5\nint 3\nint 2\n").collect();
    inputs.push_str("bytes 4 4e000000\nbytes 4 64000000\n");
    let (_, found) = confirmed(Property::UnreachCall, body, &inputs);
    assert!(found.inputs.len() == 602);
}

#[test]
fn traces_are_in_source_terms() {
    let body = "int sum;\nvoid add(int by) {\n sum += by;\n}\nint main(void) {\n int n = __VERIFIER_nondet_int();\n \
                for (int i = 0; i < n; i++)\n  add(i);\n if (sum == 45)\n  reach_error();\n return 0;\n}";
    let (program, found) = confirmed(Property::UnreachCall, body, "int 10");
    assert!(matches!(found.halt, Halt::ErrorReached { .. }));
    assert_eq!(found.inputs.len(), 1);
    let lines: Vec<String> = found
        .lines(&program)
        .iter()
        .map(|line| {
            let at = program.sources.describe_line(line.span);
            format!("{at}: {}{}", line.text, if line.is_input { "  <- input" } else { "" })
        })
        .collect();
    let expected = "\
test.c:7: n = __VERIFIER_nondet_int() = 10  <- input
test.c:8: i = 0
test.c:8: [i < n] with i = 0, n = 10
test.c:9: add(0)
test.c:4: sum = 0
test.c:8: i = 1
test.c:8: [i < n] with i = 1, n = 10
test.c:9: add(1)
test.c:4: sum = 1
test.c:8: i = 2
<built in>: … 28 steps left out
test.c:8: [i < n] with i = 9, n = 10
test.c:9: add(9)
test.c:4: sum = 45
test.c:8: i = 10
test.c:8: [i >= n] with i = 10, n = 10
test.c:10: [sum == 45] with sum = 45
test.c:11: reach_error()";
    let from = lines.iter().position(|line| line.starts_with("test.c:7")).expect("the input is shown");
    assert_eq!(lines[from..].join("\n"), expected);
}
