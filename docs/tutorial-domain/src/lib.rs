//! The signs of integer variables: a small domain to learn from. `docs/tutorial-domain.md` walks through it.
//!
//! Tracked are integer variables of functions whose address is never taken, so that no pointer can write to them and
//! every write is in plain sight. Everything else may have any sign.

mod domain;
mod eval;
mod lattice;
mod signs;
mod state;
mod transfer;

pub use domain::{Overflow, SignCpa};
pub use signs::{Sign, Signs};
pub use state::SignState;
