//! What can be typed.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use types::DataModel;

#[derive(Parser)]
#[command(
    name = "carve",
    version,
    about = "A configurable verifier for C",
    after_help = "Exit status: 64 usage, 65 input not understood, 70 internal error; see `carve run --help` for its own.",
    disable_help_subcommand = true
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Execute a program by the exact meaning of C; stop at the first undefined behaviour
    #[command(after_help = RUN_STATUS)]
    Run(RunArgs),
    /// Print the automaton that the analyses explore
    Cfa(CfaArgs),
}

const RUN_STATUS: &str = "Exit status: the program's own; 125 undefined behaviour, 126 something unsupported was reached, \
124 a limit was hit, 134 abort or failed assertion, 64 usage, 65 input not understood, 70 internal error.";

/// How C sources are read.
#[derive(Args)]
pub struct InputArgs {
    /// Sizes of int, long and pointers
    #[arg(long, value_name = "MODEL", default_value = "lp64", value_parser = data_model)]
    pub data_model: DataModel,
    /// The function where execution begins
    #[arg(long, value_name = "FUNCTION", default_value = "main")]
    pub entry: String,
    /// Look for headers here (passed to the preprocessor)
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Define a macro (passed to the preprocessor)
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    pub define: Vec<String>,
    /// Show what the front end finds odd but accepts
    #[arg(short = 'W', long)]
    pub warnings: bool,
    /// C sources (preprocessed by `$CC -E` if they have directives), linked as one program
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

#[derive(Args)]
pub struct RunArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// What the program cannot know, one choice per line (see docs/inputs.md)
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    pub inputs: Option<PathBuf>,
    /// Make the choices at random, reproducibly
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Write the choices that were made to a file that `--inputs` reads
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Give undefined behaviour the meaning it has under a property, as a counterexample's replay does
    #[arg(long, value_enum, value_name = "PROPERTY", default_value = "none")]
    pub property: Property,
    /// Report memory that is never freed: at the end, or also where its last reference goes
    #[arg(long, value_enum, value_name = "WHEN", default_value = "end", num_args = 0..=1, default_missing_value = "lost", require_equals = true)]
    pub leaks: Leaks,
    /// Stop at misaligned accesses instead of warning
    #[arg(long)]
    pub strict_align: bool,
    /// Let malloc and friends fail where the inputs say so
    #[arg(long)]
    pub malloc_may_fail: bool,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS")]
    pub timelimit: Option<f64>,
    /// Stop when this many megabytes are in use
    #[arg(long, value_name = "MB")]
    pub memlimit: Option<u64>,
    /// Arguments of the program
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<std::ffi::OsString>,
}

#[derive(Args)]
pub struct CfaArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// Graphviz instead of text
    #[arg(long)]
    pub dot: bool,
    /// Only this function
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
    /// Only validate, and count functions, locations and edges
    #[arg(long, conflicts_with = "dot")]
    pub stats: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Property {
    None,
    UnreachCall,
    ValidMemsafety,
    ValidMemcleanup,
    NoOverflow,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Leaks {
    Off,
    End,
    Lost,
}

fn data_model(text: &str) -> Result<DataModel, String> {
    text.parse()
}
