//! What has no meaning for Carve is unsupported at its line where it takes effect, and nowhere else.

use std::process::Command;
use std::time::Duration;

use test_support::{Finished, root, run};

/// What stands on line 1, what uses it on line 4 if the program has an argument, and a part of the message.
const AT_USE: &[(&str, &str, &str)] = &[
    (
        "static int g(void) { return 3; } static void *r(void) { return g; } int f(void) __attribute__((ifunc(\"r\")));",
        "f();",
        "ifunc",
    ),
    ("struct __attribute__((scalar_storage_order(\"big-endian\"))) S { int a; } s;", "s.a = 1;", "storage order"),
    (
        "struct __attribute__((scalar_storage_order(\"big-endian\"))) S { int a; } s;",
        "return (&s)->a;",
        "storage order",
    ),
    (
        "int x __attribute__((section(\"mine\"))) = 1; extern int __start_mine[];",
        "return __start_mine[0];",
        "bound of a section",
    ),
    ("__attribute__((naked)) void f(void) { asm(\"ret\"); }", "f();", "naked"),
    ("int x __attribute__((noinit));", "x++;", "noinit"),
    ("register long sp asm(\"rsp\");", "return sp != 0;", "register"),
    ("__attribute__((optimize(\"fast-math\"))) double f(double x) { return x; }", "f(1);", "options"),
    ("__attribute__((optimize(\"-fwrapv\"))) int f(int x) { return x; }", "f(1);", "options"),
    ("__attribute__((target(\"fma\"))) double f(double x) { return x; }", "f(1);", "options"),
    ("struct S { char a[4]; char b[4]; } s;", "return __builtin_object_size(s.a, 1);", "part of an object"),
    ("void *p;", "return __builtin_object_size(argc > 5 ? p : argv, 0);", "computed address"),
    ("int n = 3;", "struct { char a[n]; int b; } v; return sizeof v;", "variable length"),
    ("static int x asm(\"y\"); extern int y;", "return y;", "`asm` label"),
    ("int f(void);", "extern int f2(void) asm(\"f\"); return f2();", "`asm` label in a block"),
];

/// What stands on line 1 and matters from the start on.
const AT_START: &[(&str, &str)] = &[
    ("asm(\".globl q\\nq: .long 7\");", "assembly at file scope"),
    ("static void f(void) {} void (*p)(void) __attribute__((section(\".init_array\"), used)) = f;", ".init_array"),
    (
        "static void f(void) {} void (*p)(void) __attribute__((section(\".fini_array.00100\"), used)) = f;",
        ".fini_array",
    ),
    ("struct __attribute__((scalar_storage_order(\"big-endian\"))) S { int a; } s = {1};", "storage order"),
    ("struct __attribute__((ms_struct)) S { int a; } s;", "ms_struct"),
    ("typedef float v __attribute__((mode(V4SF)));", "mode"),
    (
        "void f(void) __attribute__((constructor(200))); void f(void) __attribute__((constructor(300))); void f(void) {}",
        "priorities",
    ),
    ("_Pragma(\"GCC optimize (\\\"Ofast\\\")\") int x;", "options"),
    ("struct { unsigned long long a : 40; } s; __typeof__(s.a + 1) t;", "bit-fields"),
];

/// What changes nothing.
const HARMLESS: &[&str] = &[
    "asm(\"\");",
    "int f(int) __attribute__((noreturn_not, ldv_model, pure, const, hot, leaf, nothrow, regparm(3), optimize(\"O2\", \"no-strict-aliasing\")));",
    "struct __attribute__((scalar_storage_order(\"little-endian\"), gcc_struct)) S { int a; } s = {1};",
    "int x __attribute__((section(\".init.data\"), used, visibility(\"hidden\"))) = 1;",
    "__attribute__((target(\"sse4.2\"))) int f(void) { return 1; }",
    "_Pragma(\"GCC diagnostic ignored \\\"-Wall\\\"\") _Pragma(\"STDC FP_CONTRACT ON\") _Pragma(\"merger\") int x;",
    "_Pragma(\"GCC optimize (\\\"O3\\\")\") int x;",
    "extern int __start_nothing[];",
];

fn carve(name: &str, first: &str, using: &str, arguments: &[&str]) -> Finished {
    let folder = std::env::temp_dir().join(format!("carve-refusals-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a scratch folder");
    let path = folder.join(format!("{name}.c"));
    let source = format!(
        "{first}\nint main(int argc, char **argv) {{\n    if (argc > 1) {{\n        {using}\n    }}\n    return 0;\n}}\n"
    );
    std::fs::write(&path, source).expect("a scratch file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    command.arg("run").arg(&path).arg("--").args(arguments).current_dir(root());
    run(&mut command, b"", Duration::from_secs(60)).expect("carve starts")
}

#[test]
fn what_is_unsupported_is_so_where_it_is_used() {
    for (number, (first, using, what)) in AT_USE.iter().enumerate() {
        let name = format!("use-{number}");
        let without = carve(&name, first, using, &[]);
        assert_eq!(without.status, 0, "{first}: {}", without.stderr_text());
        let with = carve(&name, first, using, &["used"]);
        let said = with.stderr_text();
        assert!(
            with.status == 126 && said.contains(what) && said.contains(".c:4:"),
            "{first}: {}: {said}",
            with.status
        );
    }
}

#[test]
fn what_changes_the_start_is_unsupported_at_once() {
    for (number, (first, what)) in AT_START.iter().enumerate() {
        let finished = carve(&format!("start-{number}"), first, "", &[]);
        let said = finished.stderr_text();
        assert!(
            finished.status == 126 && said.contains(what) && said.contains(".c:1:"),
            "{first}: {}: {said}",
            finished.status
        );
    }
}

#[test]
fn what_is_harmless_is_passed_over() {
    for (number, first) in HARMLESS.iter().enumerate() {
        let finished = carve(&format!("harmless-{number}"), first, "", &["used"]);
        assert_eq!((finished.status, &*finished.stderr_text()), (0, ""), "{first}");
    }
}
