//! Small programs: how they end, in which mode, with which inputs.

use index::Interner;
use interp::{Halt, Inputs, Io, Leaks, Mode, Options, Outcome, UbKind};
use property::{Properties, Property};
use source::SourceMap;
use types::DataModel;

struct Ran {
    outcome: Outcome,
    stdout: String,
    sources: SourceMap,
}

fn run_model(text: &str, model: DataModel, options: &Options) -> Ran {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    assert!(!problems.has_errors(), "{problems:?}");
    let (typed, _) = match sema::analyse(vec![ast], sources, names, model) {
        Ok(typed) => typed,
        Err((_, problems)) => panic!("{problems:?}"),
    };
    let program = match lower::lower(typed, "main") {
        Ok(program) => program,
        Err((_, problems)) => panic!("{problems:?}"),
    };
    let mut stdout = Vec::new();
    let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut stdout, stderr: &mut std::io::sink() };
    let outcome = interp::run(&program, options, &mut io);
    Ran { outcome, stdout: String::from_utf8_lossy(&stdout).into_owned(), sources: program.sources }
}

fn run_with(text: &str, options: &Options) -> Ran {
    run_model(text, DataModel::Lp64, options)
}

fn run(text: &str) -> Ran {
    run_with(text, &Options::default())
}

fn mode(asked: impl Into<Properties>) -> Options {
    Options { mode: Mode::Properties(asked.into()), ..Options::default() }
}

fn inputs(text: &str) -> Inputs {
    Inputs::parse(text).expect("inputs are well-formed")
}

#[track_caller]
fn exits(text: &str, status: i32) {
    let ran = run(text);
    assert_eq!(ran.outcome.halt, Halt::Exit(status), "{}", ran.stdout);
}

#[track_caller]
fn undefined(ran: &Ran, kind: UbKind, message: &str, related: &[&str]) {
    let Halt::Undefined(found) = &ran.outcome.halt else { panic!("{:?}", ran.outcome.halt) };
    assert_eq!((found.kind, found.message.as_str()), (kind, message));
    let spans: Vec<String> =
        found.related.iter().map(|(span, text)| format!("{} {text}", ran.sources.describe_line(*span))).collect();
    assert_eq!(spans, related);
}

#[test]
fn results_and_output() {
    exits("int main(void) { return 42; }", 42);
    let ran = run("int printf(const char *, ...); int main(void) { printf(\"%d %s\\n\", 7, \"x\"); return 0; }");
    assert_eq!((ran.stdout.as_str(), ran.outcome.halt), ("7 x\n", Halt::Exit(0)));
}

#[test]
fn messages_name_the_object() {
    let ran = run("int main(void) {\n  int a[10], i = 10;\n  a[i] = 1;\n  return 0;\n}");
    let message = "`a[i]` writes 4 bytes at offset 40 of `a` (40 bytes)";
    undefined(&ran, UbKind::OutOfBoundsWrite, message, &["test.c:2 `a` is declared here"]);

    let ran = run(
        "void *malloc(unsigned long); void free(void *);\nint main(void) {\n  int *p = malloc(4);\n  free(p);\n  return *p;\n}",
    );
    let message = "`*p` reads 4 bytes of the 4-byte block that was allocated at line 3 and freed at line 4";
    undefined(&ran, UbKind::UseAfterFree, message, &["test.c:3 allocated here", "test.c:4 freed here"]);
}

/// The message of the undefined behaviour in `main` with this body, which begins in line 3.
#[track_caller]
fn fault(body: &str) -> String {
    let head = "void *malloc(unsigned long); void free(void *); void *realloc(void *, unsigned long);\n";
    let more = "struct node { int v; struct node *next; }; void *alloca(unsigned long); int global;";
    let ran = run(&format!("{head}{more} int main(void) {{\n{body}\nreturn 0; }}"));
    let Halt::Undefined(found) = ran.outcome.halt else { panic!("{body}: {:?}", ran.outcome.halt) };
    found.message
}

#[test]
fn faults_of_memory_in_words() {
    let faults = [
        (
            "struct node *list = malloc(8);\nlist->next = 0;",
            "`list->next` writes 8 bytes at offset 8 of the 8-byte block allocated at line 3",
        ),
        (
            "struct node *list = malloc(16);\nfree(list);\nreturn list->next != 0;",
            "`list->next` reads 8 bytes at offset 8 of the 16-byte block that was allocated at line 3 and freed at line 4",
        ),
        ("int *p;\n{ int x = 1; p = &x;\n}\n*p = 2;", "`*p` writes 4 bytes of `x`, whose life ended at line 5"),
        ("struct node *p = 0;\nreturn p->next != 0;", "`p->next` reads 8 bytes at offset 8 of a null pointer"),
        ("struct node *p = 0, n;\nn = *p;", "`*p` reads 16 bytes at offset 0 of a null pointer"),
        ("int *p = (int *)4096;\n*p = 1;", "`*p` writes 4 bytes at address 0x1000, where no object is"),
        (
            "char *p = malloc(16);\np += 4;\nfree(p);",
            "free of `p`, which points 4 bytes into the 16-byte block allocated at line 3",
        ),
        ("int x, *p = &x;\nfree(p);", "free of `p`, which points to `x`, a local variable"),
        ("free(&global);", "free of `&global`, which points to `global`, a global variable"),
        ("free(\"text\");", "free of `\"text\"`, which points to a string literal (5 bytes)"),
        ("char *p = alloca(3);\nfree(p);", "free of `p`, which points to the 3-byte block from `alloca` at line 3"),
        ("free((void *)4096);", "free of `(void *)0x1000`, which points to no object: its address is 0x1000"),
        (
            "int *p = malloc(8);\nfree(p);\nfree(p);",
            "free of the 8-byte block allocated at line 3 and already freed at line 4",
        ),
        (
            "int *p = malloc(8);\nint *q = realloc(p, 9);\nfree(q); realloc(p, 10);",
            "realloc of the 8-byte block allocated at line 3 and already freed at line 4",
        ),
    ];
    for (body, message) in faults {
        assert_eq!(fault(body), message, "{body}");
    }
}

#[test]
fn library_functions_are_named_in_faults() {
    let head = "void *malloc(unsigned long); void *memset(void *, int, unsigned long);";
    let ran = run(&format!("{head}\nint main(void) {{\n  char *p = malloc(4);\n  memset(p, 0, 5);\n  return 0;\n}}"));
    let message = "`memset` writes 5 bytes at offset 0 of the 4-byte block allocated at line 3";
    undefined(&ran, UbKind::OutOfBoundsWrite, message, &["test.c:3 allocated here"]);
}

#[test]
fn another_file_is_named() {
    let text = "void *malloc(unsigned long); void free(void *);\n# 7 \"other.h\"\nstatic char *make(void) { return malloc(2); }\n# 3 \"test.c\"\nint main(void) {\n  char *p = make();\n  free(p);\n  return *p;\n}";
    let message = "`*p` reads 1 byte of the 2-byte block that was allocated at line 7 of other.h and freed at line 5";
    let Halt::Undefined(found) = run(text).outcome.halt else { panic!("expected a fault") };
    assert_eq!(found.message, message);
}

#[test]
fn leaks_in_words() {
    let head = "void *malloc(unsigned long); char *kept;\nint main(void) {\n";
    let body = "  char *p = malloc(3);\n  p = 0;\n  kept = malloc(5);\n  return 0;\n}";
    let ran = run_with(&format!("{head}{body}"), &Options { leaks: interp::Leaks::Lost, ..Options::default() });
    let text: Vec<String> = ran.outcome.leaks.iter().map(|leak| leak.text(&ran.sources, leak.allocated)).collect();
    let lost = "the 3-byte block allocated at line 3 is lost: nothing points to it any more";
    assert_eq!(text, [lost, "the 5-byte block allocated at line 5 is not freed when the program ends"]);
}

#[test]
fn overflow_by_mode() {
    let program = "int main(void) { int x = 2147483647; x = x + 1; return x < 0 ? 3 : 4; }";
    let kind = |options: &Options| match run_with(program, options).outcome.halt {
        Halt::Undefined(found) => Err(found.kind),
        halt => Ok(halt),
    };
    assert_eq!(kind(&Options::default()), Err(UbKind::SignedOverflow));
    assert_eq!(kind(&mode(Property::NoOverflow)), Err(UbKind::SignedOverflow));
    assert_eq!(kind(&mode(Property::UnreachCall)), Ok(Halt::Exit(3)));
    assert_eq!(kind(&mode(Properties::MEMORY_SAFETY)), Ok(Halt::Exit(3)));
}

#[test]
fn uninitialised_by_mode() {
    let program = "int main(void) { int x; int y = x; if (y == 5) return 1; return x == y ? 2 : 3; }";
    let ran = run(program);
    let message = "the branch depends on an uninitialised value: `y == 5`";
    undefined(&ran, UbKind::Uninitialised, message, &["test.c:1 `y` is declared here"]);
    // One arbitrary value, which stays.
    let options = Options { inputs: inputs("bytes 4 07000000"), ..mode(Property::UnreachCall) };
    assert_eq!(run_with(program, &options).outcome.halt, Halt::Exit(2));
    let options = Options { inputs: inputs("bytes 4 05000000"), ..mode(Property::UnreachCall) };
    assert_eq!(run_with(program, &options).outcome.halt, Halt::Exit(1));
}

#[test]
fn inputs_answer_and_are_recorded() {
    let program = "int __VERIFIER_nondet_int(void); char *who(void); int main(void) {\n  int x = __VERIFIER_nondet_int();\n  return who() ? x : 0; }";
    let options = Options { inputs: inputs("int 7\npointer fresh"), ..Options::default() };
    let ran = run_with(program, &options);
    assert_eq!(ran.outcome.halt, Halt::Exit(7));
    assert_eq!(ran.outcome.unknown_calls, ["who"]);
    let lines: Vec<String> = ran.outcome.choices.iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["int 7", "pointer fresh"]);
    let Halt::Inputs { message } = run(program).outcome.halt else { panic!("nothing answers") };
    assert!(message.contains("test.c:2") && message.contains("__VERIFIER_nondet_int"), "{message}");
    let random = Options { inputs: Inputs::Seed(3), ..Options::default() };
    assert_eq!(run_with(program, &random).outcome, run_with(program, &random).outcome);
}

#[test]
fn error_functions() {
    let program = "void reach_error(void); int main(void) { reach_error(); return 0; }";
    let reached = |halt: Halt| matches!(halt, Halt::ErrorReached { function, .. } if function == "reach_error");
    assert!(reached(run(program).outcome.halt));
    assert_eq!(run_with(program, &mode(Properties::MEMORY_SAFETY)).outcome.halt, Halt::Abort);
    let with_body = "void reach_error(void) {} int main(void) { reach_error(); return 0; }";
    assert_eq!(run_with(with_body, &mode(Property::UnreachCall)).outcome.halt, Halt::Exit(0));
    let named = Options { error_functions: vec!["reach_error".to_owned()], ..mode(Property::UnreachCall) };
    assert!(reached(run_with(with_body, &named).outcome.halt));
}

#[test]
fn exit_handlers_run_backwards() {
    let ran = run("int printf(const char *, ...); int atexit(void (*)(void)); void exit(int);
         void a(void) { printf(\"a\"); } void b(void) { printf(\"b\"); }
         void f(void) { exit(3); } int main(void) { atexit(a); atexit(b); f(); return 0; }");
    assert_eq!((ran.stdout.as_str(), ran.outcome.halt), ("ba", Halt::Exit(3)));
}

#[test]
fn jumps() {
    exits(
        "typedef long jmp_buf[25]; int setjmp(long *); void longjmp(long *, int); jmp_buf b; int n;
         void deep(int d) { if (d == 0) longjmp(b, 5); deep(d - 1); }
         int main(void) { int r = setjmp(b); if (r == 0) deep(10); return r + (n = 1); }",
        6,
    );
    let ran = run("typedef long jmp_buf[25]; int setjmp(long *); void longjmp(long *, int); jmp_buf b;
         void f(void) { setjmp(b); } int main(void) { f(); longjmp(b, 1); return 0; }");
    let Halt::Undefined(found) = ran.outcome.halt else { panic!("the frame is gone") };
    assert_eq!(
        (found.kind, found.message.as_str()),
        (UbKind::LibraryPrecondition, "`longjmp` to a function that has returned")
    );
}

#[test]
fn variable_arguments() {
    let sum = "typedef __builtin_va_list va_list;
        struct s { char c[20]; };
        int sum(int n, ...) { va_list a, b; __builtin_va_start(a, n); int t = 0;
          struct s s = __builtin_va_arg(a, struct s); t += s.c[19];
          __builtin_va_copy(b, a);
          for (int i = 0; i < n; i++) t += __builtin_va_arg(a, int);
          t += (int)__builtin_va_arg(b, int); __builtin_va_end(a); __builtin_va_end(b); return t; }
        int main(void) { struct s s = { { 0 } }; s.c[19] = 4; return sum(2, s, 10, 20); }";
    for model in [DataModel::Lp64, DataModel::Ilp32] {
        assert_eq!(run_model(sum, model, &Options::default()).outcome.halt, Halt::Exit(44));
    }
    let ran = run("typedef __builtin_va_list va_list; int f(int n, ...) { va_list a; __builtin_va_start(a, n);
         return (int)__builtin_va_arg(a, long); } int main(void) { return f(1, 2); }");
    undefined(&ran, UbKind::LibraryPrecondition, "`va_arg` asks for `long` but the argument has type `int`", &[]);
}

#[test]
fn pointers_through_bytes_and_integers() {
    exits(
        "int main(void) { int x = 9; int *p = &x, *q; unsigned char *s = (unsigned char *)&p, *d = (unsigned char *)&q;
         for (unsigned i = 0; i < sizeof p; i++) d[i] = s[i];
         unsigned long n = (unsigned long)q; n = n ^ 0xffff; n = n ^ 0xffff; int *r = (int *)n; return *q + *r; }",
        18,
    );
    exits(
        "int main(void) { int a[4] = { 1, 2, 3, 4 }; int *p = (int *)((unsigned long)(a + 2) & ~15ul); return *p; }",
        1,
    );
}

#[test]
fn leaks_where_and_whether() {
    let program = "void *malloc(unsigned long); void free(void *); int *g;
        int main(void) {
          int *p = malloc(4);
          g = malloc(8);
          p = 0;
          return 0;
        }";
    let leaks = |leaks: Leaks| {
        let ran = run_with(program, &Options { leaks, ..Options::default() });
        let line = |span| ran.sources.position(span).map(|position| position.line);
        let describe = |leak: &interp::Leak| {
            (leak.bytes, line(leak.allocated), leak.unreachable, leak.lost.and_then(|loss| line(loss.span)))
        };
        ran.outcome.leaks.iter().map(describe).collect::<Vec<_>>()
    };
    assert_eq!(leaks(Leaks::Off), []);
    assert_eq!(leaks(Leaks::End), [(4, Some(3), true, None), (8, Some(4), false, None)]);
    assert_eq!(leaks(Leaks::Lost), [(4, Some(3), true, Some(5)), (8, Some(4), false, None)]);
}

#[test]
fn limits() {
    let endless = "int main(void) { for (;;) ; }";
    let options = Options { max_steps: Some(100_000), ..Options::default() };
    assert_eq!(run_with(endless, &options).outcome.halt, Halt::Limit { what: "steps".to_owned() });
    let deep = "int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); } int main(void) { return f(100000) == 100000; }";
    exits(deep, 1);
    let bottomless = "int f(int n) { return 1 + f(n + 1); } int main(void) { return f(0); }";
    assert!(matches!(run(bottomless).outcome.halt, Halt::Limit { what } if what.starts_with("stack")));
}

#[test]
fn constants_are_initialised_once() {
    exits(
        "int main(void) { int t = 0; for (int i = 0; i < 3; i++) { const int k = i; const int a[2] = { i }; t += k + a[0]; } return t; }",
        6,
    );
    let ran = run("int main(void) { const int k = 1; *(int *)&k = 2; return k; }");
    assert!(matches!(ran.outcome.halt, Halt::Undefined(found) if found.kind == UbKind::WriteToConst));
}

#[test]
fn many_short_lives() {
    // Tombstones are collected: this would otherwise keep a million dead objects.
    exits(
        "void *malloc(unsigned long); void free(void *); void g(int *p) { *p += 1; }
         int main(void) { unsigned t = 0; for (int i = 0; i < 30000; i++) { int x = i; g(&x); char *p = malloc(3); p[1] = x; t += p[1]; free(p); } return t & 1; }",
        0,
    );
}
