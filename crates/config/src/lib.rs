//! Configuration files: which analysis is run, and how, as plain structs.
//!
//! TOML, one file for one analysis. [`OPTIONS`] is the one table of all keys: it finds misspelt ones, gives them their
//! defaults, and is the source of `docs/configuration.md`. This crate knows no analysis; `verifier` gives the names
//! their meaning.

mod chapter;
mod error;
mod load;
mod model;
mod options;
mod shipped;

pub use chapter::chapter;
pub use error::ConfigError;
pub use load::{Files, from_text, with_settings};
pub use model::{
    Algorithm, CheckWith, Component, Config, Control, CoverageAt, Direction, Equalities, Heap, Library, Limits, Lists,
    Measure, Merge, Pointers, Preference, Prune, Refine, Scope, Solver, SolverKind, Stage, Stop, Theory, TryConditions,
    ValueComponent, ValueMerge, WaitOrder, Waitlist, When, Wrap,
};
pub use options::{Kind, OPTIONS, Row};
pub use shipped::{SHIPPED, Shipped, StageConfig, description, shipped, shipped_base, stages};
