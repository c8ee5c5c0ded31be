//! Guides, observers, and what a run shows of a property.

use cfa::{EdgeId, Op, Program};
use eval::Store;
use index::Interner;
use interp::{
    AnswerKind, Choice, Halt, Hooks, Inputs, Io, Leaks, Mode, Options, Outcome, PreparedProgram, Question, Value,
    violations,
};
use property::{Properties, Property};
use source::SourceMap;
use types::{DataModel, IntType};

fn lower(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    assert!(!problems.has_errors(), "{problems:?}");
    let Ok((typed, _)) = sema::analyse(vec![ast], sources, names, DataModel::Lp64) else { panic!("{text}") };
    let Ok(program) = lower::lower(typed, "main") else { panic!("{text}") };
    program
}

fn run(program: &Program, options: &Options, hooks: Hooks<'_>) -> Outcome {
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    PreparedProgram::new(&cfa::Facts::new(program)).run(options, &mut io, hooks)
}

fn mode(asked: impl Into<Properties>) -> Options {
    Options { mode: Mode::Properties(asked.into()), ..Options::default() }
}

#[test]
fn a_guide_answers_by_edge_and_its_answers_repeat_the_run() {
    let program = lower(
        "int __VERIFIER_nondet_int(void); char *unknown(void);
         int main(void) {
           int a = __VERIFIER_nondet_int(), b;
           char *p = unknown();
           return a == 7 && b == 0x01020304 && p ? 42 : 0;
         }",
    );
    let mut asked = Vec::new();
    let mut guide = |question: &Question<'_>| {
        asked.push((program.sources.describe_line(program.edges[question.edge].span), question.wanted));
        match question.wanted {
            AnswerKind::Int(ty) => Choice::Int(ty, 7),
            AnswerKind::Bytes(_) => Choice::Bytes(vec![4, 3, 2, 1]),
            AnswerKind::Pointer => Choice::Pointer { fresh: true },
            AnswerKind::Float(_) | AnswerKind::Address(_) | AnswerKind::Malloc => panic!("{question:?}"),
        }
    };
    let options = mode(Property::UnreachCall);
    let outcome = run(&program, &options, Hooks { guide: Some(&mut guide), observer: None });
    assert_eq!(outcome.halt, Halt::Exit(42));
    let line = |line: u32| format!("test.c:{line}");
    assert_eq!(
        asked,
        [
            (line(3), AnswerKind::Int(IntType::signed(32))),
            (line(4), AnswerKind::Pointer),
            (line(5), AnswerKind::Bytes(4)),
        ]
    );
    let text: String = outcome.choices.iter().map(|choice| format!("{choice}\n")).collect();
    let listed = Options { inputs: Inputs::parse(&text).expect("what is recorded can be read"), ..options };
    assert_eq!(run(&program, &listed, Hooks::default()), outcome);

    let mut wrong = |_: &Question<'_>| Choice::Malloc { succeeds: true };
    let outcome = run(&program, &listed, Hooks { guide: Some(&mut wrong), observer: None });
    assert!(matches!(outcome.halt, Halt::Inputs { .. }), "{:?}", outcome.halt);
}

#[test]
fn an_observer_sees_every_edge_with_the_state_before_it() {
    let program = lower(
        "int sq(int x) { return x * x; } int main(void) { int s = 0; for (int i = 1; i <= 3; i++) s += sq(i); return s; }",
    );
    let prepared = PreparedProgram::new(&cfa::Facts::new(&program));
    let mut peek = prepared.peek();
    let (mut returned, mut edges) = (Vec::new(), Vec::new());
    let mut observer = |edge: EdgeId, s: &Store<Value>| {
        edges.push(edge);
        if let Op::Return(Some(cfa::Arg::Scalar(x))) = program.edges[edge].op {
            returned.push(peek.expr(s, x));
        }
    };
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
    let hooks = Hooks { guide: None, observer: Some(&mut observer) };
    let outcome = prepared.run(&Options::default(), &mut io, hooks);
    assert_eq!(outcome.halt, Halt::Exit(14));
    let bits = |bits| Some(Value::Bits(bits));
    assert_eq!(returned, [bits(1), bits(4), bits(9), bits(14)]);
    assert_eq!(edges.len() as u64, outcome.steps);
    // Inside a function, each edge begins where the last one ended.
    for pair in edges.windows(2) {
        let (a, b) = (&program.edges[pair[0]], &program.edges[pair[1]]);
        assert!(a.target == b.source || matches!(a.op, Op::Call(_) | Op::Return(_)), "{pair:?}");
    }
}

#[track_caller]
fn shows(text: &str, options: &Options, expected: &[(&str, &str)]) {
    let program = lower(text);
    let Mode::Properties(asked) = options.mode else { panic!("a mode of a property") };
    let mut guide = |question: &Question<'_>| match question.wanted {
        AnswerKind::Pointer => Choice::Pointer { fresh: true },
        AnswerKind::Int(ty) => Choice::Int(ty, 0),
        wanted => panic!("{wanted}"),
    };
    let outcome = run(&program, options, Hooks { guide: Some(&mut guide), observer: None });
    let found: Vec<(&str, String)> = violations(&outcome, asked)
        .iter()
        .map(|found| (found.property.name(), program.sources.describe_line(found.span)))
        .collect();
    let found: Vec<(&str, &str)> = found.iter().map(|(property, line)| (*property, line.as_str())).collect();
    assert_eq!(found, expected, "{:?}", outcome.halt);
}

const MALLOC: &str = "void *malloc(unsigned long); void free(void *);\n";

#[test]
fn violations_are_told_from_what_only_ends_the_execution() {
    let overrun = "int main(void) {\n int a[2], i = 2;\n a[i] = 1;\n return 0; }";
    let safety = mode(Properties::MEMORY_SAFETY);
    shows(overrun, &safety, &[("valid-deref", "test.c:3")]);
    for other in [Property::UnreachCall, Property::ValidMemcleanup, Property::NoOverflow] {
        shows(overrun, &mode(other), &[]);
    }
    let by_zero = "int main(void) { int z = 0;\n return 1 / z; }";
    for other in [Property::UnreachCall, Property::ValidMemcleanup, Property::NoOverflow] {
        shows(by_zero, &mode(other), &[]);
    }
    shows(by_zero, &safety, &[]);
    let overflow = "int main(void) { int x = 2147483647;\n x++; return 0; }";
    shows(overflow, &mode(Property::NoOverflow), &[("no-overflow", "test.c:2")]);
    shows(overflow, &safety, &[]);
    let divided = "int main(void) { int x = -2147483647 - 1, y = -1;\n return x / y; }";
    shows(divided, &mode(Property::NoOverflow), &[("no-overflow", "test.c:2")]);
    shows(divided, &mode(Property::UnreachCall), &[]);
    let twice = format!("{MALLOC}int main(void) {{ char *p = malloc(1); free(p);\n free(p); return 0; }}");
    shows(&twice, &safety, &[("valid-free", "test.c:3")]);
    let error = "void reach_error(void);\nint main(void) {\n reach_error(); }";
    shows(error, &mode(Property::UnreachCall), &[("unreach-call", "test.c:3")]);
    shows(error, &safety, &[]);
}

#[test]
fn what_depends_on_the_outside_is_no_violation() {
    let safety = mode(Properties::MEMORY_SAFETY);
    shows("int *get(void);\nint main(void) { int *p = get(); return p[-1]; }", &safety, &[]);
    shows(&format!("{MALLOC}int *get(void);\nint main(void) {{ free(get()); return 0; }}"), &safety, &[]);
    // An external variable of known size is what it is in every environment.
    shows("extern int a[2];\nint main(void) {\n int i = 2;\n return a[i]; }", &safety, &[("valid-deref", "test.c:4")]);
}

#[test]
fn leaks_are_violations_where_they_happen() {
    let lost = Options { leaks: Leaks::Lost, ..mode(Properties::MEMORY_SAFETY) };
    let cleanup = Options { leaks: Leaks::End, ..mode(Property::ValidMemcleanup) };
    let text = format!("{MALLOC}int main(void) {{\n char *p = malloc(1);\n p = 0;\n return 0; }}");
    shows(&text, &lost, &[("valid-memtrack", "test.c:4")]);
    shows(&text, &cleanup, &[("valid-memcleanup", "test.c:3")]);
    let held = format!("{MALLOC}char *p;\nint main(void) {{\n p = malloc(1);\n return 0; }}");
    shows(&held, &lost, &[]);
    shows(&held, &cleanup, &[("valid-memcleanup", "test.c:4")]);
    // A leak counts though the program does not end well afterwards.
    let both = format!("{MALLOC}int main(void) {{\n char *p = malloc(1);\n p = 0;\n *p = 1;\n return 0; }}");
    shows(&both, &lost, &[("valid-memtrack", "test.c:4"), ("valid-deref", "test.c:5")]);
}

#[test]
fn truth_values_are_zero_or_one() {
    let program = lower(
        "_Bool unknown(void); void *malloc(unsigned long); struct s { char c; _Bool b; };
         int main(void) {
           _Bool a, b = unknown(); struct s v, *p = malloc(sizeof *p);
           return a + b + v.b + p->b + v.c;
         }",
    );
    let mut asked = Vec::new();
    let mut guide = |question: &Question<'_>| {
        asked.push(question.wanted);
        match question.wanted {
            AnswerKind::Int(ty) => Choice::Int(ty, 1),
            AnswerKind::Bytes(count) | AnswerKind::Address(count) => Choice::Bytes(vec![9; count]),
            wanted => panic!("{wanted}"),
        }
    };
    let outcome = run(&program, &mode(Property::UnreachCall), Hooks { guide: Some(&mut guide), observer: None });
    assert_eq!(outcome.halt, Halt::Exit(13));
    let bool_ = AnswerKind::Int(IntType::unsigned(1));
    assert_eq!(asked, [bool_, bool_, bool_, bool_, AnswerKind::Bytes(1)]);
}
