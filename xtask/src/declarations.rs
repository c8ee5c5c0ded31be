//! Random declarations: `carve run` must print what gcc's binary prints, and end as it does.

mod program;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use test_support::{Compiler, Model, for_each_parallel, run};

use crate::fuzz::Random;
use program::Program;

#[derive(clap::Args)]
pub struct Args {
    /// How many programs
    #[arg(long, default_value_t = 200)]
    count: u64,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep the sources of programs that differ here
    #[arg(long, default_value = "target/declarations")]
    keep: PathBuf,
}

const LIMIT: Duration = Duration::from_secs(20);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Same,
    /// gcc does not compile or link it.
    NotCounted,
    Unsupported,
    Different,
}

pub fn declarations(args: &Args) -> Result<()> {
    let compiler = Compiler::find(Model::Lp64).context("no C compiler")?;
    let carve = crate::carve()?;
    std::fs::create_dir_all(&args.keep)?;
    let seeds: Vec<u64> = (args.seed..args.seed + args.count).collect();
    let answers = for_each_parallel(&seeds, |&seed| {
        let sources = Program::generate(&mut Random(seed));
        let paths: Vec<PathBuf> =
            (0..sources.len()).map(|number| args.keep.join(format!("seed-{seed}-{number}.c"))).collect();
        for (path, text) in paths.iter().zip(&sources) {
            std::fs::write(path, text)?;
        }
        let (answer, why) = one(&paths, compiler, &carve)?;
        if matches!(answer, Answer::Unsupported | Answer::Different) {
            println!("seed {seed}: {answer:?}: {why}");
        }
        if answer != Answer::Different {
            paths.iter().try_for_each(std::fs::remove_file)?;
        }
        anyhow::Ok(answer)
    });
    let answers = answers.into_iter().collect::<Result<Vec<_>>>()?;
    let count = |which| answers.iter().filter(|&&answer| answer == which).count();
    println!(
        "{} programs: {} same, {} different, {} unsupported ({} more not counted: gcc does not link them)",
        answers.len() - count(Answer::NotCounted),
        count(Answer::Same),
        count(Answer::Different),
        count(Answer::Unsupported),
        count(Answer::NotCounted),
    );
    ensure!(count(Answer::Different) == 0, "{} programs differ", count(Answer::Different));
    Ok(())
}

fn one(sources: &[PathBuf], compiler: Compiler, carve: &Path) -> Result<(Answer, String)> {
    let paths: Vec<&Path> = sources.iter().map(PathBuf::as_path).collect();
    let binary = sources[0].with_extension("bin");
    if compiler.compile(&paths, &binary, &[])?.status != 0 {
        return Ok((Answer::NotCounted, String::new()));
    }
    let native = run(&mut Command::new(&binary), b"", LIMIT)?;
    std::fs::remove_file(&binary)?;
    let ours = run(Command::new(carve).arg("run").args(&paths), b"", LIMIT)?;
    let said = ours.stderr_text();
    let said = said.lines().find(|line| !line.starts_with("warning")).unwrap_or_default();
    Ok(match ours.status {
        126 => (Answer::Unsupported, said.to_owned()),
        status if (status, &ours.stdout) == (native.status, &native.stdout) => (Answer::Same, String::new()),
        status => (Answer::Different, format!("status {status} against {}; {said}", native.status)),
    })
}
