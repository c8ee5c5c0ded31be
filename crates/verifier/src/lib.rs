//! One call from a program, a specification and a configuration to a verdict.
//!
//! [`verify`] builds the analysis that the configuration describes (by the one table from names to constructors, in
//! `registry`), runs it, and turns what comes back into a [`Verdict`]. TRUE only if everything was explored, nothing was set
//! aside and nothing unsupported was met; FALSE only if `interp` replayed the counterexample.

mod error;
mod features;
mod outcome;
mod picture;
mod precision;
mod progress;
mod registry;
pub mod report;
mod solver;
mod standing;
mod statistics;
mod verify;

pub use confirm::{Heap, HeapBlock, HeapField, HeapPlace, HeapPointer, HeapValue};
pub use error::VerifyError;
pub use outcome::{Finding, Outcome, Reason, TraceLine, Verdict};
pub use picture::Picture;
pub use progress::{Progress, Tick};
pub use solver::{QueryFiles, check_solver};
pub use standing::{Fate, Standing};
pub use statistics::{Round, StageRun, Statistics};
pub use verify::{Remains, Task, stop_text, verify};
