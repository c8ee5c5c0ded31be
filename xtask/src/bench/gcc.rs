//! How long the front end takes, next to gcc, in the same run.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use test_support::{Compiler, Model, run};
use types::DataModel;

use crate::front_end::{c_files, model_of};

const LIMIT: Duration = Duration::from_secs(60);
const ROUNDS: u32 = 5;

pub fn against_gcc(folder: &Path) -> Result<()> {
    let carve = crate::carve()?;
    start(&carve)?;
    let mut files = c_files(folder)?;
    files.sort_by_key(|path| std::cmp::Reverse(std::fs::metadata(path).map_or(0, |data| data.len())));
    println!("\n{:>9} {:>9} {:>9} {:>6} {:>9} {:>7}  file", "bytes", "gcc", "carve", "ratio", "memory", "x size");
    let (mut ours, mut theirs) = (0.0, 0.0);
    for path in files.iter().take(10) {
        let model = model_of(path);
        let compiler = Compiler::find(match model {
            DataModel::Ilp32 => Model::Ilp32,
            DataModel::Lp64 => Model::Lp64,
        })
        .context("no C compiler for the data model; on Debian: apt-get install gcc-multilib")?;
        let mut gcc = f64::INFINITY;
        let mut own = f64::INFINITY;
        let mut peak = 0;
        for _ in 0..ROUNDS {
            gcc = gcc.min(compiler.accepts(path, &[])?.cpu.as_secs_f64());
            let mut command = Command::new(&carve);
            command.args(["cfa", "--stats", "--data-model", model.name()]).arg(path);
            let finished = run(&mut command, b"", LIMIT)?;
            ensure!(finished.status == 0, "{}: {}", path.display(), finished.stderr_text());
            own = own.min(finished.cpu.as_secs_f64());
            peak = finished.peak_bytes;
        }
        let bytes = std::fs::metadata(path)?.len();
        println!(
            "{bytes:>9} {:>6.1} ms {:>6.1} ms {:>6.2} {:>6.1} MB {:>7.1}  {}",
            gcc * 1e3,
            own * 1e3,
            own / gcc,
            peak as f64 / 1e6,
            peak as f64 / bytes as f64,
            path.file_name().unwrap_or_default().to_string_lossy()
        );
        ours += own;
        theirs += gcc;
    }
    println!("all ten: {:.2} of gcc's processor time", ours / theirs);
    Ok(())
}

/// `carve run` on an empty program, wall clock.
fn start(carve: &Path) -> Result<()> {
    let empty = std::env::temp_dir().join(format!("carve-empty-{}.c", std::process::id()));
    std::fs::write(&empty, "int main(void) { return 0; }\n")?;
    let mut best = Duration::MAX;
    for _ in 0..20 {
        let before = Instant::now();
        let status = Command::new(carve).arg("run").arg(&empty).status()?;
        best = best.min(before.elapsed());
        ensure!(status.success(), "the empty program fails");
    }
    _ = std::fs::remove_file(&empty);
    println!("carve run on an empty program: {:.2} ms", best.as_secs_f64() * 1e3);
    Ok(())
}
