//! Random programs from csmith: `carve run` must print what gcc's binary prints.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use test_support::{Compiler, Model, for_each_parallel, run};

#[derive(clap::Args)]
pub struct Args {
    /// How many programs
    #[arg(long, default_value_t = 100)]
    count: u64,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep the sources of programs that differ here
    #[arg(long, default_value = "target/csmith")]
    keep: std::path::PathBuf,
}

const GENERATE_LIMIT: Duration = Duration::from_secs(60);
/// A program counts if gcc's binary ends within this time…
const NATIVE_LIMIT: Duration = Duration::from_secs(1);
/// …and then ours has to end within this.
const OUR_LIMIT: Duration = Duration::from_secs(60);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Answer {
    Same,
    /// gcc's binary does not end in time: no program of ours to judge.
    NotCounted,
    Unsupported,
    TooSlow,
    Different,
}

pub fn csmith(args: &Args) -> Result<()> {
    if Command::new("csmith").arg("--version").output().is_err() {
        bail!("csmith is not installed; on Debian: apt-get install csmith libcsmith-dev");
    }
    let compiler = Compiler::find(Model::Lp64).context("no C compiler")?;
    let carve = crate::carve()?;
    std::fs::create_dir_all(&args.keep)?;
    let seeds: Vec<u64> = (args.seed..args.seed + args.count).collect();
    let answers = for_each_parallel(&seeds, |&seed| {
        let source = args.keep.join(format!("seed-{seed}.c"));
        let (answer, why) = one(seed, &source, compiler, &carve)?;
        if answer > Answer::NotCounted {
            println!("seed {seed}: {answer:?}: {why}");
        } else {
            _ = std::fs::remove_file(&source);
        }
        anyhow::Ok(answer)
    });
    let answers = answers.into_iter().collect::<Result<Vec<_>>>()?;
    let count = |which| answers.iter().filter(|&&answer| answer == which).count();
    let counted = answers.len() - count(Answer::NotCounted);
    println!(
        "{counted} programs: {} same, {} different, {} unsupported, {} too slow ({} more not counted: gcc's binary runs over {NATIVE_LIMIT:?})",
        count(Answer::Same),
        count(Answer::Different),
        count(Answer::Unsupported),
        count(Answer::TooSlow),
        count(Answer::NotCounted),
    );
    ensure!(count(Answer::Different) == 0, "{} programs differ", count(Answer::Different));
    let missed = count(Answer::Unsupported) + count(Answer::TooSlow);
    ensure!(missed * 100 <= counted, "{missed} of {counted} are unsupported or too slow: more than 1 %");
    Ok(())
}

fn one(seed: u64, source: &Path, compiler: Compiler, carve: &Path) -> Result<(Answer, String)> {
    let generated = run(Command::new("csmith").args(["--seed", &seed.to_string()]), b"", GENERATE_LIMIT)?;
    if generated.timed_out || generated.status != 0 {
        return Ok((Answer::NotCounted, String::new()));
    }
    std::fs::write(source, &generated.stdout)?;
    let binary = source.with_extension("bin");
    let built = compiler.compile(&[source], &binary, &["-I/usr/include/csmith"])?;
    ensure!(built.status == 0, "seed {seed}: cc: {}", built.stderr_text());
    let native = run(&mut Command::new(&binary), b"", NATIVE_LIMIT)?;
    _ = std::fs::remove_file(&binary);
    if native.timed_out {
        return Ok((Answer::NotCounted, String::new()));
    }
    let ours = run(Command::new(carve).args(["run", "-I/usr/include/csmith"]).arg(source), b"", OUR_LIMIT)?;
    let said = ours.stderr_text().lines().next().unwrap_or_default().to_owned();
    Ok(if ours.timed_out {
        (Answer::TooSlow, format!("gcc's binary takes {:?}", native.cpu))
    } else if ours.status == 126 {
        (Answer::Unsupported, said)
    } else if (ours.status, &ours.stdout) != (native.status, &native.stdout) {
        let outputs = format!("{:?} against {:?}", ours.stdout_text().trim(), native.stdout_text().trim());
        (Answer::Different, format!("status {} against {}, {outputs}; {said}", ours.status, native.status))
    } else {
        (Answer::Same, String::new())
    })
}
