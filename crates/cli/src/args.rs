//! What can be typed.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use interp::Mode;
use sema::Compiler;
use spec::{Properties, Property};
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
    /// Decide whether a program has a property: TRUE, FALSE with a counterexample, or UNKNOWN with the reason
    #[command(after_help = CHECK_STATUS)]
    Check(Box<CheckArgs>),
    /// List the analyses that `carve check --analysis` knows
    Analyses,
    /// Print the automaton that the analyses explore
    Cfa(CfaArgs),
    /// Print where pointers may lead and what calls through pointers may call
    PointsTo(PointsToArgs),
}

const CHECK_STATUS: &str = "Exit status: 0 TRUE, 1 FALSE, 2 UNKNOWN, 64 usage, 65 input not understood, 70 internal error. \
The last line of standard output is the verdict.";

const RUN_STATUS: &str = "Exit status: the program's own; 125 undefined behaviour, 126 something unsupported was reached, \
124 a limit was hit, 134 abort or failed assertion, 64 usage, 65 input not understood, 70 internal error.";

/// How C sources are read.
#[derive(Args, Clone)]
pub struct SourceArgs {
    /// Sizes of int, long and pointers
    #[arg(long, value_name = "MODEL", default_value = "lp64", value_parser = data_model)]
    pub data_model: DataModel,
    /// Whose meaning to take where compilers differ: gcc or clang
    #[arg(long, value_name = "COMPILER", default_value = "gcc", value_parser = compiler)]
    pub compiler: Compiler,
    /// The function where execution begins
    #[arg(long, value_name = "FUNCTION")]
    pub entry: Option<String>,
    /// Look for headers here (passed to the preprocessor)
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Define a macro (passed to the preprocessor)
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    pub define: Vec<String>,
    /// Show what the front end finds odd but accepts
    #[arg(short = 'W', long)]
    pub warnings: bool,
}

#[derive(Args)]
pub struct InputArgs {
    #[command(flatten)]
    pub source: SourceArgs,
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
    #[arg(long, value_parser = modes(), value_name = "PROPERTY", default_value = NO_PROPERTY)]
    pub property: Mode,
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
pub struct CheckArgs {
    /// What to check, as a property file of SV-COMP
    #[arg(long, value_name = "FILE.prp", conflicts_with = "property")]
    pub spec: Option<PathBuf>,
    /// What to check, by name: unreach-call, assert, no-ub and its parts, valid-memsafety, valid-deref, valid-free,
    /// valid-memtrack, valid-memcleanup, no-overflow [default: unreach-call,assert,no-ub,valid-memtrack]
    #[arg(long, value_name = "NAME[,NAME]")]
    pub property: Option<String>,
    /// Observer automata to run as well (see docs/observer-automata.md)
    #[arg(long, value_name = "FILE")]
    pub observer: Vec<PathBuf>,
    /// How to check; `carve analyses` lists the names
    #[arg(long, value_name = "NAME", conflicts_with = "config", default_value = config::DEFAULT)]
    pub analysis: String,
    /// How to check, as a file of yours (see docs/configuration.md)
    #[arg(long, value_name = "FILE.toml")]
    pub config: Option<PathBuf>,
    /// Replace a key of the configuration
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Stop after this many seconds of CPU time
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timelimit: Option<f64>,
    /// Stop when this many megabytes are in use (without it: three quarters of the machine)
    #[arg(long, value_name = "MB")]
    pub memlimit: Option<u64>,
    /// Stop after this many different violations
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub violations: Option<u32>,
    /// Who decides about symbolic values
    #[arg(long, value_name = "NAME", value_parser = ["embedded", "z3", "cvc5", "bitwuzla"])]
    pub solver: Option<String>,
    /// What numbers mean to the solver; with `integer`, TRUE becomes UNKNOWN (see docs/solvers.md)
    #[arg(long, value_name = "THEORY", value_parser = ["bits", "integer"])]
    pub theory: Option<String>,
    /// Compare every answer of the solver with that of this one; if they disagree, stop with status 70
    #[arg(long, value_name = "NAME", value_parser = ["z3", "cvc5", "bitwuzla"])]
    pub cross_check: Option<String>,
    /// Keep every query to the solver as an SMT-LIB script in this folder
    #[arg(long, value_name = "DIR")]
    pub smt_log: Option<PathBuf>,
    /// Let TRUE be TRUE although numbers were taken to be mathematical integers
    #[arg(long)]
    pub accept_unsound: bool,
    /// Let malloc and friends fail
    #[arg(long)]
    pub malloc_may_fail: bool,
    /// Functions that nothing is known of may write what their arguments reach, and forbid TRUE
    #[arg(long)]
    pub strict: bool,
    /// Begin with what another run tracked (its `precision.txt`; see docs/precision.md)
    #[arg(long, value_name = "FILE")]
    pub initial_precision: Option<PathBuf>,
    /// Write counterexample, precision and statistics into this folder
    #[arg(long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// smg: also write the abstract memory at each location as Graphviz into DIR/smg
    #[arg(long, value_enum, value_name = "WHAT", requires = "output")]
    pub dump: Option<Dump>,
    /// json: one document on standard output (see docs/json.md)
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
    /// Show how it goes on: on a terminal, or never
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub progress: ProgressWhen,
    /// Print a table of counts and times per round
    #[arg(long)]
    pub stats: bool,
    /// Print the configuration that would be used, with every key, and stop
    #[arg(long)]
    pub print_config: bool,
    #[command(flatten)]
    pub source: SourceArgs,
    /// C sources (preprocessed by `$CC -E` if they have directives), linked as one program
    #[arg(required_unless_present = "print_config", value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Dump {
    Smg,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ProgressWhen {
    Auto,
    Never,
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

#[derive(Args)]
pub struct PointsToArgs {
    #[command(flatten)]
    pub input: InputArgs,
    /// Graphviz instead of text
    #[arg(long)]
    pub dot: bool,
    /// Only variables of this name
    #[arg(long, value_name = "NAME")]
    pub variable: Option<String>,
    /// Functions of which nothing is known may change and keep what their arguments lead to
    #[arg(long)]
    pub strict: bool,
    /// Only count objects, and what the sets are made of
    #[arg(long, conflicts_with_all = ["dot", "variable"])]
    pub stats: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Leaks {
    Off,
    End,
    Lost,
}

const NO_PROPERTY: &str = "none";

/// The properties that give undefined behaviour a meaning in executions.
const MODES: [(&str, Mode); 5] = [
    (NO_PROPERTY, Mode::Run),
    (Property::UnreachCall.name(), Mode::REACH),
    (Properties::MEMORY_SAFETY_NAME, Mode::Properties(Properties::MEMORY_SAFETY)),
    (Property::ValidMemcleanup.name(), Mode::Properties(Properties::only(Property::ValidMemcleanup))),
    (Property::NoOverflow.name(), Mode::Properties(Properties::only(Property::NoOverflow))),
];

fn modes() -> impl TypedValueParser<Value = Mode> {
    let mode = |wanted: String| MODES.into_iter().find(|(name, _)| *name == wanted).map(|(_, mode)| mode);
    PossibleValuesParser::new(MODES.map(|(name, _)| name)).try_map(move |name| mode(name).ok_or("no mode"))
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..1e9).contains(seconds));
    seconds.ok_or_else(|| "expected a number of seconds, not negative".to_owned())
}

fn compiler(text: &str) -> Result<Compiler, String> {
    match text {
        "gcc" => Ok(Compiler::Gcc),
        "clang" => Ok(Compiler::Clang),
        _ => Err("expected `gcc` or `clang`".to_owned()),
    }
}

fn data_model(text: &str) -> Result<DataModel, String> {
    text.parse()
}
