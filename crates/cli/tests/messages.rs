//! What people read: messages of the compiler kind and of `carve run`, and the examples' promises.

use std::process::Command;
use std::time::Duration;

use expect_test::{Expect, expect};
use test_support::{Finished, root, run};

fn carve(args: &[&str], stdin: &str) -> Finished {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    run(command.args(args).current_dir(root()), stdin.as_bytes(), Duration::from_secs(60)).expect("carve starts")
}

/// Runs a source without directives and compares all of standard error.
#[track_caller]
fn check(source: &str, expected: Expect) {
    let folder = std::env::temp_dir().join(format!("carve-messages-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a scratch folder");
    let caller = std::panic::Location::caller();
    let path = folder.join(format!("test{}.c", caller.line()));
    std::fs::write(&path, source).expect("a scratch file");
    let finished = carve(&["run", &path.to_string_lossy()], "");
    let said = finished.stderr_text().replace(&*path.to_string_lossy(), "test.c");
    _ = std::fs::remove_file(&path);
    expected.assert_eq(&format!("{said}status {}\n", finished.status));
}

#[test]
fn missing_semicolon() {
    check(
        "int main(void)\n{\n    int x = 3\n    return x;\n}\n",
        expect![[r#"
        error: expected `;` after declaration, found `return`
         --> test.c:3:14
          |
        3 |     int x = 3
          |              ^

        status 65
    "#]],
    );
}

#[test]
fn undeclared_name() {
    check(
        "int main(void) {\n    int count = 0;\n    return cuont;\n}\n",
        expect![[r#"
        error: `cuont` undeclared (first use in this function)
         --> test.c:3:12
          |
        3 |     return cuont;
          |            ^^^^^

        status 65
    "#]],
    );
}

#[test]
fn conflicting_types() {
    check(
        "int f(int);\nlong f(int x) { return x; }\nint main(void) { return f(1); }\n",
        expect![[r#"
        error: conflicting types for `f`: `long (int)`
         --> test.c:2:6
          |
        2 | long f(int x) { return x; }
          |      ^
          |
        note: previous declaration is here, with type `int (int)`
         --> test.c:1:5
          |
        1 | int f(int);
          |     ^

        status 65
    "#]],
    );
}

#[test]
fn wrong_argument_count() {
    check(
        "int f(int a, int b) { return a + b; }\nint main(void) { return f(1); }\n",
        expect![[r#"
        error: too few arguments to function `f`: expected 2 but there are 1
         --> test.c:2:25
          |
        2 | int main(void) { return f(1); }
          |                         ^^^^
          |
        note: declared here
         --> test.c:1:5
          |
        1 | int f(int a, int b) { return a + b; }
          |     ^

        status 65
    "#]],
    );
}

#[test]
fn overrun() {
    check(
        "int main(void) {\n    int a[3] = {1, 2, 3};\n    int s = 0;\n    for (int i = 0; i <= 3; i++)\n        s += a[i];\n    return s;\n}\n",
        expect![[r#"
            undefined behaviour[out-of-bounds-read]: `a[i]` reads 4 bytes at offset 12 of `a` (12 bytes)
             --> test.c:5:9
              |
            5 |         s += a[i];
              |         ^^^^^^^^^
              |
            note: `a` is declared here
             --> test.c:2:9
              |
            2 |     int a[3] = {1, 2, 3};
              |         ^

            status 125
        "#]],
    );
}

#[test]
fn use_after_free() {
    check(
        "void *malloc(unsigned long);\nvoid free(void *);\nstruct node { int value; struct node *next; };\nint main(void) {\n    struct node *list = malloc(sizeof *list);\n    list->next = 0;\n    free(list);\n    return list->next != 0;\n}\n",
        expect![[r#"
            undefined behaviour[use-after-free]: `list->next` reads 8 bytes at offset 8 of the 16-byte block that was allocated at line 5 and freed at line 7
             --> test.c:8:5
              |
            8 |     return list->next != 0;
              |     ^^^^^^^^^^^^^^^^^^^^^^^
              |
            note: allocated here
             --> test.c:5:18
              |
            5 |     struct node *list = malloc(sizeof *list);
              |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^
            note: freed here
             --> test.c:7:5
              |
            7 |     free(list);
              |     ^^^^^^^^^^

            status 125
        "#]],
    );
}

#[test]
fn null_dereference() {
    check(
        "struct s { int a, b; };\nint main(void) {\n    struct s *p = 0;\n    return p->b;\n}\n",
        expect![[r#"
            undefined behaviour[null-dereference]: `p->b` reads 4 bytes at offset 4 of a null pointer
             --> test.c:4:5
              |
            4 |     return p->b;
              |     ^^^^^^^^^^^^

            status 125
        "#]],
    );
}

#[test]
fn overflow() {
    check(
        "int main(void) {\n    int x = 2147483647;\n    x++;\n    return x;\n}\n",
        expect![[r#"
        undefined behaviour[signed-overflow]: signed overflow in `x + 1`: 2147483647 + 1 does not fit 32 bits
         --> test.c:3:5
          |
        3 |     x++;
          |     ^^^

        status 125
    "#]],
    );
}

#[test]
fn inline_assembly_is_unsupported() {
    check(
        "int main(void) {\n    asm volatile(\"nop\");\n    return 0;\n}\n",
        expect![[r#"
        unsupported: inline assembly
         --> test.c:2:5
          |
        2 |     asm volatile("nop");
          |     ^^^^^^^^^^^^^^^^^^^^
          |
        help: this is a limit of Carve, not necessarily a fault of the program

        status 126
    "#]],
    );
}

#[test]
fn examples_keep_their_promises() {
    let safe = carve(&["run", "examples/list_reverse.c"], "");
    assert_eq!((safe.status, &*safe.stdout_text(), &*safe.stderr_text()), (0, "5 4 3 2 1\n", ""));
    for (example, arguments, status, heading, line) in [
        ("overrun.c", &[][..], 125, "undefined behaviour[out-of-bounds-read]", "overrun.c:11:"),
        ("overflow.c", &[], 125, "undefined behaviour[signed-overflow]", "overflow.c:8:"),
        ("dangling.c", &[], 125, "undefined behaviour[use-after-scope]", "dangling.c:11:"),
        ("uninitialised.c", &["--", "7"], 125, "undefined behaviour[uninitialised]", "uninitialised.c:19:"),
        ("two_threads.c", &[], 126, "unsupported", "two_threads.c:18:"),
        ("list_leak.c", &[], 0, "leak", "list_leak.c:15:"),
    ] {
        let path = format!("examples/{example}");
        let finished = carve(&[&["run", &*path], arguments].concat(), "");
        let said = finished.stderr_text();
        assert_eq!(finished.status, status, "{example}: {said}");
        assert!(said.contains(heading) && said.contains(line), "{example}: expected {heading} at {line}:\n{said}");
    }
    let replay = carve(&["run", "--inputs", "examples/inputs.txt", "examples/inputs.c"], "");
    assert!(replay.stderr_text().contains("reach_error"), "{}", replay.stderr_text());
    let lost = carve(&["run", "--leaks=lost", "examples/list_leak.c"], "");
    assert!(lost.stderr_text().contains("list_leak.c:28:"), "{}", lost.stderr_text());
}

/// Every `$ carve …` in README.md prints what the README shows.
#[test]
fn the_readme_shows_real_output() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("readable");
    let blocks: Vec<&str> = readme.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let mut commands = 0;
    for shown in blocks.iter().flat_map(|block| block.split("$ carve ").skip(1)) {
        let (command, output) = shown.split_once('\n').expect("a command and its output");
        let finished = carve(&command.split_whitespace().collect::<Vec<_>>(), "");
        let printed = finished.stdout_text() + &finished.stderr_text();
        assert_eq!(printed.trim_end(), output.trim_end(), "carve {command}");
        commands += 1;
    }
    assert!(commands >= 3, "the README shows {commands} commands");
}
