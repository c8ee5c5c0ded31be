//! Live variables: which locals may still be read before they are written again.
//!
//! A backward data-flow analysis, as a [`cpa::Cpa`] with merge-join over backward control, once per function. Only
//! variables that no pointer can reach are considered: locals, parameters and temporaries whose address is not taken. A call
//! is one step: nothing in the callee can read the caller's such variables.
//!
//! What counts as a read: any read of a part of the variable. What counts as a write: one of the whole variable, and
//! the beginning and end of its lifetime. So the answer errs on the side of live.

mod effects;
mod run;
mod set;
mod transfer;

pub use run::Live;
pub use set::LiveSet;
pub use transfer::LiveCpa;
