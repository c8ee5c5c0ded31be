//! Chores of the project: `cargo xtask --help`.

mod bench;
mod corpus;
mod csmith;
mod front_end;
mod fuzz;
mod layout;
mod tidy;

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::Parser;

#[derive(Parser)]
#[command(about = "Measurements and checks of Carve that are too long for the tests")]
enum Task {
    /// Parse, type, lower and validate every C file below a folder
    Corpus(corpus::Args),
    /// Compare `carve run` with gcc -O0 on generated programs
    Csmith(csmith::Args),
    /// Have gcc confirm sizes, alignments, offsets and types of a sample of the files below a folder
    Layout(layout::Args),
    /// Time and memory from source to automaton against `gcc -fsyntax-only`, and the start of `carve run`
    Bench { folder: PathBuf },
    /// Feed mutated sources to the front end
    Fuzz(fuzz::Args),
    /// Check the crate graph and other habits against ARCHITECTURE.md
    Tidy,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Corpus(args) => corpus::corpus(&args),
        Task::Csmith(args) => csmith::csmith(&args),
        Task::Layout(args) => layout::layout(&args),
        Task::Bench { folder } => bench::bench(&folder),
        Task::Fuzz(args) => fuzz::fuzz(&args),
        Task::Tidy => {
            let problems = tidy::problems(&test_support::root())?;
            problems.iter().for_each(|problem| println!("{problem}"));
            ensure!(problems.is_empty(), "{} problems", problems.len());
            Ok(())
        }
    }
}

/// Builds the release binary and says where it is.
fn carve() -> Result<PathBuf> {
    let root = test_support::root();
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--package", "cli"])
        .current_dir(&root)
        .status()
        .context("cargo")?;
    ensure!(status.success(), "carve does not build");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    Ok(target.join("release/carve"))
}
