//! Bad input gets a message and status 65; depth is no problem; nothing panics.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use test_support::{Finished, run};

const LIMIT: Duration = Duration::from_secs(60);

/// A folder of this test's own, removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("carve-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        Scratch(folder)
    }
    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("a scratch file");
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

fn carve<S: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = S>) -> Finished {
    run(Command::new(env!("CARGO_BIN_EXE_carve")).args(args), b"", LIMIT).expect("carve starts")
}

fn run_file(path: &std::path::Path) -> Finished {
    carve([std::ffi::OsStr::new("run"), path.as_os_str()])
}

#[track_caller]
fn refused(finished: &Finished, message: &str) {
    let said = finished.stderr_text();
    assert_eq!(finished.status, 65, "{said}");
    assert!(said.contains(message), "expected {message:?} in:\n{said}");
    assert!(!said.contains("panicked") && !said.contains("internal error"), "{said}");
}

#[test]
fn files_that_are_no_programs() {
    let scratch = Scratch::new("files");
    refused(&run_file(&scratch.0.join("missing.c")), "no such file");
    refused(&run_file(&scratch.0), "is a directory");
    refused(&run_file(&scratch.file("empty.c", "")), "main");
    refused(&run_file(&scratch.file("elf.c", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0")), "binary");
    refused(&run_file(&scratch.file("random.c", (0..=255u8).cycle().take(5000).collect::<Vec<_>>())), "binary");
    refused(&run_file(&scratch.file("nul.c", b"int main(void) { return 0\0; }")), "nul.c:1:");
    refused(&run_file(&scratch.file("latin1.c", b"int main(void) { return caf\xe9; }")), "latin1.c:1:");
    refused(
        &run_file(&scratch.file("header.c", "#include <no/such/header.h>\nint main(void) { return 0; }\n")),
        "no/such/header.h",
    );
    refused(&run_file(&scratch.file("open.c", "int main(void) { /* never closed")), "comment");
    refused(&run_file(&scratch.file("string.c", "int main(void) { return \"abc; }\n")), "string.c:1:25");
}

#[test]
fn line_ends_and_marks_do_not_matter() {
    let scratch = Scratch::new("lines");
    assert_eq!(run_file(&scratch.file("crlf.c", "int main(void)\r\n{\r\n  return 3;\r\n}\r\n")).status, 3);
    assert_eq!(run_file(&scratch.file("cr.c", "int main(void)\r{ // comment\r  return 4;\r}\r")).status, 4);
    assert_eq!(run_file(&scratch.file("bom.c", "\u{feff}int main(void) { return 5; }")).status, 5);
    assert_eq!(
        run_file(&scratch.file("utf8.c", "int main(void) { /* é */ return \"é\"[0] == (char)0xc3 ? 6 : 0; }")).status,
        6
    );
}

#[test]
fn usage_errors() {
    assert_eq!(carve(["run"]).status, 64);
    assert_eq!(carve(["walk", "x.c"]).status, 64);
    assert_eq!(carve(["run", "--data-model", "ilp64", "x.c"]).status, 64);
    assert_eq!(carve(["--help"]).status, 0);
    assert_eq!(carve(["--version"]).status, 0);
}

#[test]
fn deep_nesting() {
    let scratch = Scratch::new("deep");
    let parens = format!("int main(void) {{ return {}7{}; }}", "(".repeat(10_000), ")".repeat(10_000));
    assert_eq!(run_file(&scratch.file("parens.c", parens)).status, 7);
    let braces = format!("int main(void) {{ {} return 8; {} }}", "{".repeat(500), "}".repeat(500));
    assert_eq!(run_file(&scratch.file("braces.c", braces)).status, 8);
    let links: String = (0..5000).map(|i| format!("if (x == {i}) return 1; else ")).collect();
    let chain = format!("int f(int x) {{ {links} return 9; }}\nint main(void) {{ return f(-1); }}");
    assert_eq!(run_file(&scratch.file("chain.c", chain)).status, 9);
    let sum = format!("int main(void) {{ int x = 1; return ({}0) % 100; }}", "x + ".repeat(100_000));
    assert_eq!(run_file(&scratch.file("sum.c", sum)).status, 0);
    let commas = format!("int main(void) {{ int x = 0; return {} x; }}", "x++, ".repeat(200));
    assert_eq!(run_file(&scratch.file("commas.c", commas)).status, 200);
    let unary = format!("int main(void) {{ return {}1; }}", "!".repeat(20_000));
    assert_eq!(run_file(&scratch.file("unary.c", unary)).status, 1);
    let pointers = format!("int {}p; int main(void) {{ return sizeof p; }}", "*".repeat(20_000));
    refused(&run_file(&scratch.file("pointers.c", pointers)), "pointers.c:1:");
    let open = format!("int main(void) {{ return {}", "(".repeat(300_000));
    assert_eq!(run_file(&scratch.file("open.c", open)).status, 65);
    let blocks = format!("int main(void) {}", "{".repeat(300_000));
    assert_eq!(run_file(&scratch.file("blocks.c", blocks)).status, 65);
}
