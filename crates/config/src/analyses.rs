//! The analyses that come with Carve, inside the binary so that it works from anywhere.
//!
//! A name is that of a sequence, or made of words ([`crate::AXES`]).

use toml::Table;

use crate::check::{check_document, suggestion};
use crate::load::{finish, overlay, to_table};
use crate::{Config, ConfigError, axes, old_names};

/// Stages that are run one after the other. A file in `config`.
struct Sequence {
    name: &'static str,
    text: &'static str,
}

macro_rules! sequences {
    ($($name:literal),*) => {
        &[$(Sequence { name: $name, text: include_str!(concat!("../../../config/", $name, ".toml")) }),*]
    };
}

const SEQUENCES: &[Sequence] = sequences!["auto", "auto-heap", "auto-plain"];

/// What is run if nobody says.
pub const DEFAULT: &str = "auto";

/// Names that are made of words and worth knowing, each with what it is for.
const NOTABLE: &[(&str, &str)] = &[
    (
        "value",
        "Explicit values of all variables, without refinement: fast on programs whose values are known, endless on others.",
    ),
    (
        "value-cegar",
        "Explicit values with abstraction refinement and selection of refinements. [Beyer & Loewe, FASE 2013]",
    ),
    (
        "value-cegar-first-prefix",
        "Explicit values with abstraction refinement, without selection: the first contradiction is refuted.",
    ),
    (
        "value-cegar-location",
        "Explicit values with abstraction refinement; a variable is tracked only at the locations where a refutation needs it.",
    ),
    (
        "value-graph",
        "Memory graphs with explicit values of all variables: every block and every pointer. [Dudka et al., SAS 2013]",
    ),
    (
        "value-graph-cegar",
        "Memory graphs with abstraction refinement: all blocks and pointers, of other values only what refutations need.",
    ),
    (
        "value-lists",
        "As value-graph, and nodes of lists are folded: decides most programs over lists, whatever their length.",
    ),
    (
        "value-lists-alike",
        "As value-lists, but only nodes without any difference are folded, however many there are: lists in which order or marks matter.",
    ),
    ("value-lists-alike-cegar", "As value-graph-cegar, and nodes without any difference are folded."),
    (
        "symexec",
        "Symbolic execution: unknown values get names, and a solver decides which paths are possible. [Beyer & Lemberger, 2016]",
    ),
    (
        "symexec-inner-first",
        "Symbolic execution that finishes inner loops before what follows them, and goes deep otherwise.",
    ),
    (
        "symexec-breadth",
        "Symbolic execution, the shortest paths first: finds shallow errors of programs that run or recurse without end.",
    ),
    (
        "symexec-coverage",
        "Symbolic execution, the least visited locations first: sees all of a program before it goes round its loops again.",
    ),
    (
        "symexec-cegar",
        "Symbolic execution with abstraction refinement: of values and conditions only what refutations need. [Beyer & Lemberger, 2016]",
    ),
    (
        "symexec-cegar-few-values",
        "As symexec-cegar, but refinement does without values first: conditions are tracked where they say as much.",
    ),
    (
        "symexec-graph",
        "Memory graphs with symbolic values: sizes, offsets and contents are terms, and a solver decides what lies inside a block.",
    ),
    (
        "symexec-graph-breadth",
        "As symexec-graph, the shortest paths first: finds shallow errors of programs that run without end.",
    ),
    (
        "symexec-graph-cegar",
        "As symexec-graph with abstraction refinement: all blocks and pointers, of values and conditions only what refutations need.",
    ),
    ("symexec-lists", "As symexec-graph, and nodes of lists are folded where a loop begins again."),
    (
        "symexec-lists-kinds",
        "As symexec-lists, and nodes that differ are folded as nodes of several kinds: some have a block and others have none.",
    ),
    (
        "invariants-graph",
        "Symbolic execution that joins at loop heads: proves loops of any length by simple claims that they keep.",
    ),
    (
        "invariants-lists",
        "As invariants-graph, and lists are folded at loop heads: proves programs over lists of any length.",
    ),
    (
        "invariants-lists-counted",
        "As invariants-lists, and nodes are counted: proves programs that know how long their lists are.",
    ),
    (
        "invariants-lists-marked",
        "As invariants-lists-counted, and constants do not keep nodes apart: nodes have marks that say what they hold.",
    ),
    (
        "invariants-lists-recursion",
        "As invariants-lists, and calls of functions that wait for themselves are summarised: proves recursion of any depth.",
    ),
    (
        "control",
        "Control flow only, no data: TRUE if the error is not even connected with the start, otherwise a search for inputs.",
    ),
];

/// Names that are worth knowing, each with what it is for: sequences first.
pub fn notable() -> impl Iterator<Item = (&'static str, &'static str)> {
    let sequences = SEQUENCES.iter().map(|sequence| (sequence.name, description(sequence.text)));
    sequences.chain(NOTABLE.iter().copied())
}

/// The configuration of this name.
pub fn shipped(name: &str) -> Result<Config, ConfigError> {
    let unknown = |help: String| ConfigError::new("--analysis", format!("unknown analysis `{name}`")).help(Some(help));
    finish("--analysis", table(name).map_err(unknown)?)
}

/// Whether there is an analysis of this name; if not, what was probably meant.
pub(crate) fn check(name: &str) -> Result<(), String> {
    match SEQUENCES.iter().any(|sequence| sequence.name == name) {
        true => Ok(()),
        false => words(name).map(|_| ()),
    }
}

/// The keys that the analysis of this name sets.
pub(crate) fn table(name: &str) -> Result<Table, String> {
    let texts = match SEQUENCES.iter().find(|sequence| sequence.name == name) {
        Some(sequence) => vec![sequence.text],
        None => words(name)?.iter().map(|word| word.text).collect(),
    };
    let mut table = Table::new();
    for text in texts {
        let document = check_document(name, text).map_err(|error| error.to_string())?;
        overlay(&mut table, to_table(document.get_ref()));
    }
    Ok(table)
}

fn words(name: &str) -> Result<Vec<&'static axes::Word>, String> {
    if let Some(now) = old_names::of_analysis(name) {
        return Err(now);
    }
    axes::words(name).map_err(|mistake| {
        mistake.unwrap_or_else(|| match suggestion(name, all_names().iter().map(String::as_str)) {
            Some(near) => format!("{near}; `carve analyses` lists all"),
            None => "`carve analyses` lists all, and the words that names are made of".to_owned(),
        })
    })
}

fn all_names() -> Vec<String> {
    let sequences = SEQUENCES.iter().map(|sequence| sequence.name.to_owned());
    sequences.chain(axes::all_names()).collect()
}

/// The first line of the comment that a file begins with.
pub fn description(text: &str) -> &str {
    text.lines().next().and_then(|line| line.strip_prefix('#')).map_or("", str::trim)
}
