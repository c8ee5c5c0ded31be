//! What `carve check --observer` says. Verdicts on whole programs are in tests/programs/check/observers.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use expect_test::{Expect, expect};
use test_support::{Finished, run};

/// Files of one test, in a folder of its own where Carve runs.
struct Files(PathBuf);

impl Files {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let folder = std::env::temp_dir().join(format!("carve-observers-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        for (name, text) in files {
            std::fs::write(folder.join(name), text).expect("a scratch file");
        }
        Files(folder)
    }

    fn carve(&self, args: &[&str]) -> Finished {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        run(command.args(args).current_dir(&self.0), b"", Duration::from_secs(60)).expect("carve starts")
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

fn check(name: &str, observer: &str, program: &str, options: &[&str], expected: Expect) {
    let files = Files::new(name, &[("o.txt", observer), ("p.c", program)]);
    let finished = files.carve(&[&["check", "--observer", "o.txt"][..], options, &["p.c"]].concat());
    let text = finished.stdout_text() + &finished.stderr_text();
    expected.assert_eq(&format!("{text}status {}\n", finished.status));
}

/// The example of the documentation.
fn locking() -> &'static str {
    let documentation = include_str!("../../../docs/observer-automata.md");
    documentation.split("```").nth(1).expect("an example").trim_start_matches("observer\n")
}

const LOCKS: &str = "void lock(int *x) { *x = 1; }
void unlock(int *x) { *x = 0; }
int __VERIFIER_nondet_int(void);
static int mutex;
int main(void) {
    int rounds = __VERIFIER_nondet_int();
    lock(&mutex);
    if (rounds == 7)
        lock(&mutex);
    while (rounds-- > 0)
        ;
    unlock(&mutex);
    return __VERIFIER_nondet_int();
}
";

/// The trace ends with the violation, though the program goes on.
#[test]
fn a_violation() {
    check(
        "violation",
        locking(),
        LOCKS,
        &[],
        expect![[r#"
            p.c:9:9: locking: lock taken twice
            inputs:
              p.c:6: rounds = __VERIFIER_nondet_int() = 7
            trace:
              p.c:5: main()
              p.c:7: lock(&mutex)
              p.c:1: *x = 1
              p.c:8: [rounds == 7] with rounds = 7
              p.c:9: lock(&mutex)
            help: --output DIR writes the inputs to a file for `carve run`
            unreach-call  nothing to check: the program never calls an error function
            assert        nothing to check: the program has no assertion
            Verdict: FALSE (locking)
            status 1
        "#]],
    );
}

#[test]
fn a_violation_is_repeated_by_run() {
    let files = Files::new("repeat", &[("o.txt", locking()), ("p.c", LOCKS)]);
    let finished = files.carve(&["check", "--observer", "o.txt", "--output", "out", "p.c"]);
    let said = finished.stdout_text();
    let command = said.lines().find_map(|line| line.strip_prefix("reproduce: carve ")).expect("a command is shown");
    let again = files.carve(&command.split(' ').collect::<Vec<_>>());
    assert_eq!((again.status, again.stderr_text()), (0, String::new()), "all inputs are there: {said}");
}

#[test]
fn a_proof() {
    let program = "void lock(void) {}\nvoid unlock(void) {}\nint main(void) { lock(); unlock(); return 0; }\n";
    check(
        "proof",
        locking(),
        program,
        &[],
        expect![[r#"
            unreach-call  nothing to check: the program never calls an error function
            assert        nothing to check: the program has no assertion
            Verdict: TRUE
            note: assumes memory safety
            status 0
        "#]],
    );
}

/// Each observer is run for itself; the names of properties are theirs to choose.
#[test]
fn several_observers() {
    let observers = "observer a initial state s: on call(f) -> t state t: on call(g) -> error \"order\" \"g after f\"
        observer b initial state s: on call(g) -> error \"valid-deref\" \"g is called\"";
    let program = "void f(void) {}\nvoid g(void) {}\nint main(void) {\n    f();\n    g();\n    return 0;\n}\n";
    check(
        "several",
        observers,
        program,
        &["--violations", "2"],
        expect![[r#"
            p.c:5:5: order: g after f
            trace:
              p.c:3: main()
              p.c:4: f()
              p.c:5: g()
            help: --output DIR writes the inputs to a file for `carve run`
            unreach-call  nothing to check: the program never calls an error function
            assert        nothing to check: the program has no assertion
            Verdict: FALSE (order)
            status 1
        "#]],
    );
}

/// Properties whose executions differ are checked apart; an observer is checked once.
#[test]
fn beside_other_properties() {
    let observer = "observer a initial state s: on call(f) -> error \"calls\" \"f is called\"";
    let program = "int n(void);\nvoid f(void) {}\nint main(void) {\n    int x = 2147483647;\n    if (n() == 1)\n        \
                   f();\n    return x + 1 == 0;\n}\n";
    check(
        "beside",
        observer,
        program,
        &["--property", "no-overflow,valid-deref"],
        expect![[r#"
            p.c:6:9: calls: f is called
            inputs:
              p.c:5: n() = 1
            trace:
              p.c:3: main()
              p.c:4: x = 2147483647
              p.c:6: f()
            help: --output DIR writes the inputs to a file for `carve run`
            no-overflow  holds before what is violated
            valid-deref  holds before what is violated
            Verdict: FALSE (calls)
            note: nothing is known of `n`; they may return anything and are taken to write nothing
            status 1
        "#]],
    );
    check(
        "alone",
        observer,
        program,
        &["--property", "no-overflow", "--violations", "2"],
        expect![[r#"
            p.c:7:5: no-overflow: signed overflow in `x + 1`: 2147483647 + 1 does not fit 32 bits
            inputs:
              p.c:5: n() = 0
            trace:
              p.c:3: main()
              p.c:4: x = 2147483647
              p.c:7: return x + 1 == 0 with x = 2147483647
            help: --output DIR writes the inputs to a file for `carve run`
            p.c:6:9: calls: f is called
            inputs:
              p.c:5: n() = 1
            trace:
              p.c:3: main()
              p.c:4: x = 2147483647
              p.c:6: f()
            help: --output DIR writes the inputs to a file for `carve run`
            Verdict: FALSE (no-overflow, calls)
            note: nothing is known of `n`; they may return anything and are taken to write nothing
            status 1
        "#]],
    );
}

#[test]
fn the_documented_assert() {
    let documentation = include_str!("../../../docs/observer-automata.md");
    let observer = documentation.split("```observer\n").nth(2).and_then(|rest| rest.split("```").next());
    let program = "#include <assert.h>\nint n(void);\nint main(void) {\n    int x = n();\n    assert(x != 9);\n    \
                   return 0;\n}\n";
    let options = ["--property", "unreach-call"];
    check(
        "assert",
        observer.expect("a second example"),
        program,
        &options,
        expect![[r#"
            p.c:5:13: assert: assertion fails
            inputs:
              p.c:4: x = n() = 9
            trace:
              p.c:3: main()
              p.c:5: [x == 9] with x = 9
              p.c:5: __assert_fail("x != 9", "p.c", 5, "main")
            help: --output DIR writes the inputs to a file for `carve run`
            unreach-call  nothing to check: the program never calls an error function
            Verdict: FALSE (assert)
            note: nothing is known of `n`; they may return anything and are taken to write nothing
            status 1
        "#]],
    );
}

/// What an execution cannot show stays open, and the reason says so.
#[test]
fn an_observer_that_cannot_be_run() {
    let observer = "observer a initial state s: on call(scale, $1 == 0) -> error \"zero\" \"scaled by zero\"";
    let program = "void scale(double by) {}\nint main(void) {\n    double by = 0;\n    scale(by);\n    return 0;\n}\n";
    check(
        "float",
        observer,
        program,
        &[],
        expect![[r#"
            unreach-call  nothing to check: the program never calls an error function
            assert        nothing to check: the program has no assertion
            Verdict: UNKNOWN (p.c:4:5: zero is neither refuted nor confirmed: no inputs were found that lead to the violation, in 6 executions; the observer cannot be run along the best of them: a condition on an argument can be neither met nor denied at p.c:4)
            status 2
        "#]],
    );
    let program = "void die(void) __attribute__((noreturn));\nvoid lock(void) {}\nint main(void) {\n    lock();\n    \
                   die();\n    return 0;\n}\n";
    check(
        "noreturn",
        locking(),
        program,
        &[],
        expect![[r#"
            unreach-call  nothing to check: the program never calls an error function
            assert        nothing to check: the program has no assertion
            Verdict: UNKNOWN (p.c:5:5: locking is neither refuted nor confirmed: no inputs were found that lead to the violation, in 6 executions; the observer cannot be run along the best of them: a function returns that is declared not to at p.c:5)
            status 2
        "#]],
    );
}

#[test]
fn mistakes() {
    let program = "int main(void) { return 0; }\n";
    check(
        "mistake",
        "observer o initial state s:\n  on cal(f) -> s\n",
        program,
        &[],
        expect![[r#"
        error: o.txt:2:6: unknown pattern `cal`; did you mean `call`?
        status 65
    "#]],
    );
}
