//! Every program below tests/conformance prints and returns what it does when compiled with `cc -O0`.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use test_support::{Compiler, Failed, Finished, Model, Questions, TestProgram, root, run};

const LIMIT: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    Questions { folder: "tests/conformance", of: TestProgram::models_of, answer: behaves_as_compiled, at_least: 300 }
        .run(Vec::new())
}

fn behaves_as_compiled(path: &Path, model: &str) -> Result<(), Failed> {
    let program = TestProgram::read(path);
    let Some(compiler) = Model::named(model).and_then(Compiler::find) else {
        eprintln!("skipped: no C compiler for {model}");
        return Ok(());
    };
    let name = path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('/', "-");
    let binary = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{model}-{}", std::process::id()));
    let built = compiler.compile(&program.sources(), &binary, &[])?;
    if built.status != 0 {
        return Err(format!("cc: {}", built.stderr_text()).into());
    }
    let native = run(Command::new(&binary).args(&program.args), &program.stdin, LIMIT)?;
    _ = std::fs::remove_file(&binary);
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    command.args(["run", "--leaks=off", "--data-model", model]);
    let ours = run(command.args(program.sources()).arg("--").args(&program.args), &program.stdin, LIMIT)?;
    if (ours.status, &ours.stdout) == (native.status, &native.stdout) {
        return Ok(());
    }
    Err(describe(&native, &ours).into())
}

fn describe(native: &Finished, ours: &Finished) -> String {
    let (expected, got) = (native.stdout_text(), ours.stdout_text());
    let line = expected.lines().zip(got.lines()).position(|(a, b)| a != b);
    let first = match line {
        Some(line) => format!(
            "line {}: expected {:?}, got {:?}",
            line + 1,
            expected.lines().nth(line).unwrap_or_default(),
            got.lines().nth(line).unwrap_or_default()
        ),
        None => format!("{} lines of output expected, {} printed", expected.lines().count(), got.lines().count()),
    };
    let said: String = ours.stderr_text().lines().take(4).collect::<Vec<_>>().join("\n    ");
    format!("status {} expected, {} got; {first}\n    {said}", native.status, ours.status)
}
