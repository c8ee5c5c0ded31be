//! One call from a program, a specification and a configuration to a verdict.
//!
//! [`verify`] builds the analysis that the configuration describes (by the one table from names to constructors, in
//! `registry`), runs it, and turns what comes back into a [`Verdict`]. TRUE only if everything was explored, nothing was set
//! aside and nothing unsupported was met; FALSE only if `interp` replayed the counterexample.

mod error;
mod evidence;
mod features;
mod finding;
mod outcome;
mod picture;
mod precision;
mod progress;
mod reason;
mod registry;
pub mod report;
mod run;
mod solver;
mod stages;
mod standing;
mod statistics;
mod verdict;
mod verify;

pub use confirm::{Heap, HeapBlock, HeapField, HeapPlace, HeapPointer, HeapValue, TraceLine};
pub use error::VerifyError;
pub use evidence::DeferredDrop;
pub use finding::Finding;
pub use outcome::Outcome;
pub use picture::Picture;
pub use progress::{Progress, Tick};
pub use reason::Reason;
pub use refine::Round;
pub use solver::{QueryFiles, check_solver};
pub use standing::{Fate, Standing};
pub use statistics::{StageRun, Statistics, units};
pub use verdict::Verdict;
pub use verify::{Task, verify};
