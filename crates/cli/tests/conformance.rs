//! Every program below tests/conformance prints and returns what it does when compiled with `cc -O0`.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use test_support::{Compiler, Finished, Model, TestProgram, for_each_parallel, programs, root, run};

const LIMIT: Duration = Duration::from_secs(60);

#[test]
fn programs_behave_as_compiled() {
    let programs = programs(&root().join("tests/conformance"));
    assert!(programs.len() >= 300, "only {} programs found", programs.len());
    for model in Model::ALL {
        let Some(compiler) = Compiler::find(model) else {
            eprintln!("skipped: no C compiler for {}", model.name());
            continue;
        };
        let chosen: Vec<&TestProgram> = programs.iter().filter(|program| program.models.contains(&model)).collect();
        let scratch = std::env::temp_dir().join(format!("carve-conformance-{}-{}", std::process::id(), model.name()));
        std::fs::create_dir_all(&scratch).expect("a scratch folder");
        let differences: Vec<String> = for_each_parallel(&chosen, |program| difference(program, compiler, &scratch))
            .into_iter()
            .flatten()
            .collect();
        _ = std::fs::remove_dir_all(&scratch);
        assert!(
            differences.is_empty(),
            "{} of {} programs differ ({}):\n{}",
            differences.len(),
            chosen.len(),
            model.name(),
            differences.join("\n")
        );
    }
}

fn difference(program: &TestProgram, compiler: Compiler, scratch: &Path) -> Option<String> {
    let name = program.path.strip_prefix(root()).expect("inside the project").to_string_lossy().replace('/', "-");
    let binary = scratch.join(&name);
    let built = compiler.compile(&program.sources(), &binary, &[]).expect("cc starts");
    assert_eq!(built.status, 0, "{name}: cc: {}", built.stderr_text());
    let native = run(Command::new(&binary).args(&program.args), &program.stdin, LIMIT).expect("the binary starts");
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    command.args(["run", "--leaks=off", "--data-model", compiler.model.name()]);
    let ours = run(command.args(program.sources()).arg("--").args(&program.args), &program.stdin, LIMIT);
    let ours = ours.expect("carve starts");
    let same = (ours.status, &ours.stdout) == (native.status, &native.stdout);
    (!same).then(|| describe(&program.path, &native, &ours))
}

fn describe(path: &Path, native: &Finished, ours: &Finished) -> String {
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
    format!("{}: status {} expected, {} got; {first}\n    {said}", path.display(), native.status, ours.status)
}
