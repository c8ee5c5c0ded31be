//! Chores of the project: `cargo xtask --help`.

mod bench;
mod corpus;
mod csmith;
mod declarations;
mod front_end;
mod fuzz;
mod headers;
mod layout;
mod manual;
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
    /// Compare `carve run` with gcc -O0 on generated declarations of one to three files
    Declarations(declarations::Args),
    /// Have gcc confirm sizes, alignments, offsets and types of a sample of the files below a folder
    Layout(layout::Args),
    /// Time and memory: of the front end against gcc, of analyses against each other, of the engine
    Bench(bench::Args),
    /// Feed mutated sources to the front end
    Fuzz(fuzz::Args),
    /// Write the list of what the library's headers declare anew, from those of this machine
    Headers,
    /// Write docs/library-functions.md anew, from the table of library functions
    Manual,
    /// Check the crate graph and other habits against ARCHITECTURE.md
    Tidy,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Corpus(args) => corpus::corpus(&args),
        Task::Csmith(args) => csmith::csmith(&args),
        Task::Declarations(args) => declarations::declarations(&args),
        Task::Layout(args) => layout::layout(&args),
        Task::Bench(args) => bench::bench(&args),
        Task::Fuzz(args) => fuzz::fuzz(&args),
        Task::Headers => headers::headers(),
        Task::Manual => manual::manual(),
        Task::Tidy => {
            let problems = tidy::problems(&test_support::root())?;
            problems.iter().for_each(|problem| println!("{problem}"));
            ensure!(problems.is_empty(), "{} problems", problems.len());
            Ok(())
        }
    }
}

/// Builds the binary in the profile of this one, and says where it is.
fn carve() -> Result<PathBuf> {
    let root = test_support::root();
    let (profile, folder) = if cfg!(debug_assertions) { ("dev", "debug") } else { ("release", "release") };
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--profile", profile, "--package", "cli"])
        .current_dir(&root)
        .status()
        .context("cargo")?;
    ensure!(status.success(), "carve does not build");
    Ok(target().join(folder).join("carve"))
}

/// Where cargo builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| test_support::root().join("target"), PathBuf::from)
}
