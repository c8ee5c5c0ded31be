//! The binary `carve`: the only crate that prints, reads the environment, and exits.

mod args;
mod automaton;
mod check;
mod children;
mod counterexample;
mod exit;
mod live;
mod load;
mod points_to;
mod render;
mod run;
mod verdict;
mod watchdog;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command, SourceArgs};
use load::{LoadError, LoadedProgram};
use render::{Printer, plain_error};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are no errors; anything else is usage.
            let status = if error.use_stderr() { exit::USAGE } else { 0 };
            _ = error.print();
            return exit::code(status);
        }
    };
    report_panics();
    match &cli.command {
        Command::Run(args) => run::run(args),
        Command::Check(args) => check::check(args),
        Command::Analyses => check::analyses(),
        Command::Cfa(args) => automaton::print(args),
        Command::PointsTo(args) => points_to::print(args),
    }
}

/// Whichever thread is at fault, the process ends with a message and its own status.
fn report_panics() {
    let where_it_was = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        where_it_was(panic);
        plain_error("internal error: this is a bug in Carve, not in the program");
        std::process::exit(exit::INTERNAL.into())
    }));
}

/// Loads a program, or says why not and gives the exit status.
fn load_or_report(source: &SourceArgs, files: &[PathBuf]) -> Result<LoadedProgram, ExitCode> {
    let loaded = load::load(source, files).map_err(|(originals, error)| {
        match &error {
            LoadError::File { path, message } => plain_error(&format!("{}: {message}", path.display())),
            LoadError::Program(sources, diagnostics) => {
                Printer { sources, originals: &originals }.diagnostics(diagnostics);
            }
        }
        exit::code(exit::INPUT)
    })?;
    if source.warnings {
        let printer = Printer { sources: &loaded.program.sources, originals: &loaded.originals };
        printer.diagnostics(&loaded.warnings);
    }
    Ok(loaded)
}
