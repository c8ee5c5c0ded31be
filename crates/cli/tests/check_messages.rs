//! What `carve check` says: verdicts, counterexamples, mistakes on the command line and in files.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use expect_test::{Expect, expect};
use test_support::{Finished, root, run};

fn carve(args: &[&str]) -> Finished {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    run(command.args(args).current_dir(root()), b"", Duration::from_secs(60)).expect("carve starts")
}

/// A folder of its own for each test.
fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("carve-check-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a scratch folder");
    folder
}

/// Runs `carve check` with `args` and a file of this text; `FILE` in the arguments stands for its name.
fn said(name: &str, file: &str, text: &str, args: &[&str]) -> String {
    let folder = scratch(name);
    let path = folder.join(file);
    std::fs::write(&path, text).expect("a scratch file");
    let path = path.to_string_lossy();
    let args: Vec<String> = args.iter().map(|arg| arg.replace("FILE", &path)).collect();
    let args: Vec<&str> = std::iter::once("check").chain(args.iter().map(|arg| &**arg)).collect();
    let finished = carve(&args);
    let folder_text = format!("{}/", folder.display());
    let text = finished.stdout_text() + &finished.stderr_text();
    _ = std::fs::remove_dir_all(&folder);
    format!("{}status {}\n", text.replace(&folder_text, ""), finished.status)
}

fn check(name: &str, file: &str, text: &str, args: &[&str], expected: Expect) {
    expected.assert_eq(&said(name, file, text, args));
}

const SAFE: &str = "extern void reach_error(void);\nint main(void) {\n    int x = 3;\n    if (x != 3)\n        reach_error();\n    return 0;\n}\n";

const UNSAFE: &str = "extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int twice(int x) { return 2 * x; }
int main(void) {
    int key = __VERIFIER_nondet_int();
    int sum = 0;
    for (int i = 0; i < 3; i++)
        sum += twice(i);
    if (key == sum + 1)
        reach_error();
    return 0;
}
";

#[test]
fn a_proof() {
    check(
        "proof",
        "safe.c",
        SAFE,
        &["FILE"],
        expect![[r#"
            unreach-call    holds
            assert          nothing to check: the program has no assertion
            no-ub           holds
            valid-memtrack  holds
            Verdict: TRUE
            status 0
        "#]],
    );
}

#[test]
fn a_counterexample() {
    check(
        "cex",
        "unsafe.c",
        UNSAFE,
        &["FILE"],
        expect![[r#"
            unsafe.c:10:9: unreach-call: `reach_error` is called
            inputs:
              unsafe.c:5: key = __VERIFIER_nondet_int() = 7
            trace:
              unsafe.c:4: main()
              unsafe.c:6: sum = 0
              unsafe.c:7: i = 0
              unsafe.c:7: [i < 3] with i = 0
              unsafe.c:8: twice(0)
              unsafe.c:3: return 0
              unsafe.c:8: sum = 0
              unsafe.c:7: i = 1
              unsafe.c:7: [i < 3] with i = 1
              unsafe.c:8: twice(1)
              unsafe.c:3: return 2
              unsafe.c:8: sum = 2
              unsafe.c:7: i = 2
              unsafe.c:7: [i < 3] with i = 2
              unsafe.c:8: twice(2)
              unsafe.c:3: return 4
              unsafe.c:8: sum = 6
              unsafe.c:7: i = 3
              unsafe.c:7: [i >= 3] with i = 3
              unsafe.c:9: [key == sum + 1] with key = 7, sum = 6
              unsafe.c:10: reach_error()
            help: --output DIR writes the inputs to a file for `carve run`
            unreach-call    violated
            assert          nothing to check: the program has no assertion
            no-ub           holds before what is violated
            valid-memtrack  holds before what is violated
            Verdict: FALSE (unreach-call)
            status 1
        "#]],
    );
}

#[test]
fn a_counterexample_is_reproduced_by_run() {
    let folder = scratch("reproduce");
    let source = folder.join("unsafe.c");
    std::fs::write(&source, UNSAFE).expect("a scratch file");
    let out = folder.join("out");
    let finished = carve(&["check", "--output", &out.to_string_lossy(), &source.to_string_lossy()]);
    let stdout = finished.stdout_text();
    assert_eq!(finished.status, 1, "{stdout}{}", finished.stderr_text());
    let command = stdout.lines().find_map(|line| line.strip_prefix("reproduce: carve ")).expect("a command is shown");
    let again = carve(&command.split(' ').collect::<Vec<_>>());
    assert!(again.stderr_text().contains("`reach_error` is called"), "{}", again.stderr_text());
    for file in ["counterexample.inputs", "counterexample.txt", "statistics.json", "precision.txt"] {
        assert!(out.join(file).is_file(), "{file}");
    }
    _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn nothing_but_the_document_with_json() {
    let folder = scratch("json");
    let source = folder.join("unsafe.c");
    std::fs::write(&source, UNSAFE).expect("a scratch file");
    let finished = carve(&["check", "--format", "json", &source.to_string_lossy()]);
    let document: serde_json::Value = serde_json::from_slice(&finished.stdout).expect("standard output is JSON");
    assert_eq!((document["verdict"].as_str(), document["property"].as_str()), (Some("FALSE"), Some("unreach-call")));
    assert_eq!(document["violations"][0]["position"]["line"].as_u64(), Some(10));
    assert_eq!(document["violations"][0]["inputs"][0].as_str(), Some("int 7"));
    _ = std::fs::remove_dir_all(&folder);
}

/// The path check knows nothing of `sin`, and no execution makes it greater than 2.
#[test]
fn a_feasible_path_that_no_execution_follows() {
    const TEXT: &str = "extern double sin(double);
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);
int main(void) {
    double a = __VERIFIER_nondet_double();
    if (sin(a) > 2.0)
        reach_error();
    return 0;
}
";
    let folder = scratch("not-replayed");
    let source = folder.join("sin.c");
    std::fs::write(&source, TEXT).expect("a scratch file");
    // `auto` meets the path in several stages.
    for analysis in ["value-cegar", "symexec", "auto"] {
        let args = ["check", "--format", "json", "--analysis", analysis, &source.to_string_lossy()];
        let finished = carve(&args);
        let document: serde_json::Value = serde_json::from_slice(&finished.stdout).expect("standard output is JSON");
        assert_eq!(document["verdict"], "UNKNOWN", "{analysis}: {document}");
        assert_eq!(document["statistics"]["not_replayed"], 1, "{analysis}: {document}");
        let reason = &document["reasons"][0];
        assert_eq!(reason["position"]["line"], 7, "{analysis}: {reason}");
        assert_eq!((&reason["kind"], &reason["property"]), (&"undecided".into(), &"unreach-call".into()));
        let text = reason["text"].as_str().expect("a text");
        let said = "unreach-call is neither refuted nor confirmed: no inputs were found that lead to the violation";
        assert!(text.starts_with(said), "{analysis}: {text}");
        let shown = carve(&["check", "--stats", "--analysis", analysis, &source.to_string_lossy()]).stderr_text();
        assert!(shown.contains("\nfeasible paths that were not replayed: 1\n"), "{analysis}: {shown}");
    }
    _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn two_runs_say_the_same() {
    for analysis in ["value-cegar", "value-cegar-location", "value"] {
        for program in ["papers/ticks.c", "loops/unknown_bound_flag_bad.c", "memory/use_after_free_bad.c"] {
            let path = format!("tests/programs/check/{program}");
            let property = if program.starts_with("memory") { "valid-memsafety" } else { "unreach-call" };
            let args = ["check", "--set", "limits.nodes=5000", "--analysis", analysis, "--property", property, &path];
            let (one, two) = (carve(&args), carve(&args));
            assert_eq!(one.stdout_text(), two.stdout_text(), "{program} {analysis}");
            assert_eq!(one.stderr_text(), two.stderr_text(), "{program} {analysis}");
        }
    }
}

#[test]
fn the_default_property_includes_assert() {
    let text = "#include <assert.h>\nint main(void) {\n    int x = 1;\n    assert(x == 2);\n    return 0;\n}\n";
    let said = said("assert", "a.c", text, &["FILE"]);
    assert!(said.contains("Verdict: FALSE (assert)"), "{said}");
}

#[test]
fn a_limit_on_states() {
    check(
        "nodes",
        "safe.c",
        SAFE,
        &["--set", "limits.nodes=3", "FILE"],
        expect![[r#"
            unreach-call    not decided
            assert          nothing to check: the program has no assertion
            no-ub           not decided
            valid-memtrack  not decided
            Verdict: UNKNOWN (limit on states)
            status 2
        "#]],
    );
}

#[test]
fn unknown_property() {
    check(
        "property",
        "safe.c",
        SAFE,
        &["--property", "valid-derefs", "FILE"],
        expect![[r#"
        error: --property: unknown property `valid-derefs`; did you mean `valid-deref`?
        status 64
    "#]],
    );
}

/// What was joined or summarised cannot be followed from its beginning.
#[test]
fn analyses_that_cannot_be_refined() {
    let text = "int main(void) { return 0; }\n";
    let joined = ["--analysis", "invariants-lists-cegar", "FILE"];
    check(
        "joined",
        "test.c",
        text,
        &joined,
        expect![[r#"
        error: `value.merge = "generalise"` is for `algorithm = "explore"`
        status 65
    "#]],
    );
    let summarised = ["--analysis", "symexec-lists-recursion-cegar", "FILE"];
    check(
        "summarised",
        "test.c",
        text,
        &summarised,
        expect![[r#"
        error: `wrap = ["recursion-summaries"]` is for `algorithm = "explore"`
        status 65
    "#]],
    );
}

#[test]
fn unknown_analysis() {
    check(
        "analysis",
        "safe.c",
        SAFE,
        &["--analysis", "value-cega", "FILE"],
        expect![[r#"
        error: --analysis: unknown analysis `value-cega`
        help: there is `value-cegar`; `carve analyses` lists all
        status 64
    "#]],
    );
}

#[test]
fn bad_configuration_key() {
    check(
        "key",
        "my.toml",
        "algorithm = \"cegar\"\n[refine]\nprefixs = 3\n",
        &["--config", "FILE", "x.c"],
        expect![[r#"
            error: my.toml:3:1: unknown key `prefixs`
            help: there is `prefixes`
            status 65
        "#]],
    );
}

#[test]
fn bad_property_file() {
    check(
        "prp",
        "my.prp",
        "CHECK( init(main()), LTL(G ! cal(reach_error())) )\n",
        &["--spec", "FILE", "x.c"],
        expect![[r#"
            error: my.prp:1:30: expected `call` or `overflow`, found `cal`
            status 65
        "#]],
    );
}

#[test]
fn bad_precision_file() {
    check(
        "prec",
        "p.txt",
        "main::x\nnonsense here\n",
        &["--initial-precision", "FILE", "examples/inputs.c"],
        expect![[r#"
            error: p.txt:2:1: expected a variable, as in `main::x` or `::x`, found `nonsense`
            status 65
        "#]],
    );
}

#[test]
fn a_written_precision_saves_the_refinements() {
    for analysis in ["value-cegar", "value-cegar-location"] {
        let folder = scratch(&format!("again-{analysis}"));
        let out = folder.to_string_lossy();
        let refinements = |arguments: &[&str]| {
            let options = ["check", "--format", "json", "--analysis", analysis, "examples/elevator_fixed.c"];
            let finished = carve(&[&options[..], arguments].concat());
            let document: serde_json::Value = serde_json::from_slice(&finished.stdout).expect("JSON");
            assert_eq!(document["verdict"].as_str(), Some("TRUE"), "{document}");
            document["statistics"]["refinements"].as_u64().expect("a number")
        };
        assert!(refinements(&["--output", &out]) > 0);
        let precision = folder.join("precision.txt");
        assert_eq!(refinements(&["--initial-precision", &precision.to_string_lossy()]), 0, "{analysis}");
        _ = std::fs::remove_dir_all(&folder);
    }
}

/// What the property does not speak of is gone on behind, and what is found there is no violation.
#[test]
fn behind_undefined_behaviour() {
    let text = "extern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\nint main(void) {\n    \
                int *p = 0, x = __VERIFIER_nondet_int();\n    if (*p)\n        x = 3;\n    if (x == 3)\n        \
                reach_error();\n    return 0;\n}\n";
    let before = "undefined behaviour comes before it, at u.c:5: dereference of the null pointer `p`";
    let reason = format!("u.c:8:9: unreach-call is neither refuted nor confirmed: {before}");
    let behind = said("behind", "u.c", text, &["--property", "unreach-call", "FILE"]);
    assert!(behind.contains(&format!("Verdict: UNKNOWN ({reason})\n")), "{behind}");
    let proved = said("beside", "u.c", &text.replace("if (x == 3)", "if (p)"), &["--property", "unreach-call", "FILE"]);
    assert!(proved.contains("Verdict: TRUE\n") && proved.contains("note: assumes memory safety\n"), "{proved}");
    // Where blocks are asked for, nothing is gone on behind.
    let cleanup = said("cleanup", "u.c", text, &["--property", "valid-memcleanup", "FILE"]);
    let reason = "undefined behaviour before the property is decided: dereference of the null pointer `p`";
    assert!(cleanup.contains(&format!("Verdict: UNKNOWN (u.c:5:9: {reason})\n")), "{cleanup}");
}

#[test]
fn several_violations() {
    let text = "extern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\nint main(void) {\n    \
                int x = __VERIFIER_nondet_int();\n    if (x == 1)\n        reach_error();\n    if (x == 2)\n        \
                reach_error();\n    return 0;\n}\n";
    let said = said("several", "two.c", text, &["--violations", "5", "FILE"]);
    assert!(said.contains("two.c:6:9: unreach-call") && said.contains("two.c:8:9: unreach-call"), "{said}");
    assert!(said.contains("\nVerdict: FALSE (unreach-call)\n"), "{said}");
}

#[test]
fn strict_forbids_a_proof_over_unknown_functions() {
    let text = "extern int sensor(void);\nextern void reach_error(void);\nint main(void) {\n    int x = 1;\n    \
                sensor();\n    if (x != 1)\n        reach_error();\n    return 0;\n}\n";
    let kind = said("kind", "s.c", text, &["FILE"]);
    assert!(kind.contains("Verdict: TRUE") && kind.contains("nothing is known of `sensor`"), "{kind}");
    let strict = said("strict", "s.c", text, &["--strict", "FILE"]);
    assert!(strict.contains("Verdict: UNKNOWN (nothing is known of `sensor`)"), "{strict}");
}

#[test]
fn a_property_that_no_domain_judges() {
    let args = ["--analysis", "control", "--property", "valid-deref", "FILE"];
    let said = said("judge", "safe.c", SAFE, &args);
    let reason = "the analysis cannot judge `valid-deref`: its domains do not have `value`";
    assert!(said.contains(&format!("Verdict: UNKNOWN ({reason})\nstatus 2")), "{said}");
}

#[test]
fn a_task_that_no_stage_is_for() {
    let folder = scratch("stage");
    let config = folder.join("heaps.toml");
    std::fs::write(&config, "[[stage]]\nanalysis = \"value-lists\"\nwhen = [\"heap\"]\n").expect("a scratch file");
    let said = said("no-stage", "unsafe.c", UNSAFE, &["--config", &config.to_string_lossy(), "FILE"]);
    let reason = "no stage of the configuration is for such a program and property";
    assert!(said.contains(&format!("Verdict: UNKNOWN ({reason})\nstatus 2")), "{said}");
    _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn properties_together() {
    let said = said("together", "safe.c", SAFE, &["--property", "unreach-call,valid-memsafety,no-overflow", "FILE"]);
    let of_each = "unreach-call    holds\nvalid-free      holds\nvalid-deref     holds\nvalid-memtrack  holds\nno-overflow     holds\n";
    assert_eq!(said, format!("{of_each}Verdict: TRUE\nstatus 0\n"));
}

#[test]
fn missing_file() {
    check(
        "missing",
        "safe.c",
        SAFE,
        &["no-such.c"],
        expect![[r#"
        error: no-such.c: no such file
        status 65
    "#]],
    );
}

#[test]
fn source_that_is_no_c() {
    check(
        "source",
        "bad.c",
        "int main(void) {\n    return 0\n}\n",
        &["FILE"],
        expect![[r#"
        error: expected `;` after return statement, found `}`
         --> bad.c:2:13
          |
        2 |     return 0
          |             ^

        status 65
    "#]],
    );
}

#[test]
fn analyses_are_listed() {
    let finished = carve(&["analyses"]);
    assert_eq!(finished.status, 0);
    let text = finished.stdout_text();
    assert!(text.starts_with("auto ") && text.lines().count() >= 6, "{text}");
}

#[test]
fn the_configuration_is_printed_and_read_back() {
    let printed = carve(&["check", "--print-config", "--analysis", "value-cegar-location"]).stdout_text();
    let text = said("print", "my.toml", &printed, &["--config", "FILE", "--print-config"]);
    assert_eq!(text, format!("{printed}status 0\n"));
}
