//! Configuration files: which analysis is run, and how, as plain structs.
//!
//! TOML, one file for one analysis; what comes with Carve is put together from words ([`AXES`]). [`OPTIONS`] is the one
//! table of all keys: it finds misspelt ones, gives them their defaults, and is the source of `docs/configuration.md`. This
//! crate knows no analysis; `verifier` gives the names their meaning.

mod analyses;
mod axes;
mod chapter;
mod check;
mod error;
mod idle;
mod load;
mod model;
mod old_names;
mod options;
mod settings;
mod stages;

pub use analyses::{DEFAULT, description, notable, shipped};
pub use axes::{AXES, Axis, Word};
pub use chapter::chapter;
pub use error::ConfigError;
pub use load::{Files, from_text};
pub use model::{
    Algorithm, CheckWith, Config, Control, CoverageAt, Direction, Domain, DropFirst, Equalities, Heap, Library, Limits,
    Lists, Measure, Merge, Pointers, Preference, Prune, Refine, Scope, Solver, SolverKind, Stage, Stop, Theory,
    ValueDomain, ValueMerge, WaitOrder, Waitlist, When, Wrap,
};
pub use options::{Kind, OPTIONS, Row};
pub use settings::with_settings;
pub use stages::{StageConfig, stages};
