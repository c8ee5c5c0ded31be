//! Whether terms can hold together.
//!
//! A [`Solver`] answers that with a model, or with some of the terms that exclude each other. The one of crate
//! `embedded` translates terms to clauses for CaDiCaL; [`PipedSolver`] writes SMT-LIB to an external solver; [`LoggedSolver`] and
//! [`CrossCheckedSolver`] wrap others. Callers usually talk to a [`Session`], which asks independent parts apart and answers most of
//! them from what it knows.
//!
//! No model is passed on that does not make the terms true by `term`'s own evaluation. Limits count conflicts, so that
//! answers repeat; only the caller's cancellation may depend on time.

mod cross;
mod log;
mod model;
mod piped;
mod replay;
mod script;
mod session;
mod smtlib;
mod solver;

pub use cross::CrossCheckedSolver;
pub use log::{LoggedSolver, write_script};
pub use model::{array_value, first_broken, symbols_of};
pub use piped::{External, PipedSolver};
pub use replay::{ScriptResult, replay};
pub use script::{Script, Scripts, parse_script};
pub use session::{Session, Statistics};
pub use smtlib::Theory;
pub use solver::{Answer, Limits, Solver, Why};
