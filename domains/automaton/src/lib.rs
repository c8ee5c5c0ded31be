//! Runs an observer automaton beside the program.
//!
//! The state is the automaton's; an error is a target. Patterns are resolved against the program once ([`Events`]), so
//! that a step costs a look into a table. The observer reads the edge, not the operation, which a wrapper may have
//! replaced.
//!
//! Where a pattern speaks of an argument whose value the other domains do not know, both successors are made: the one in
//! which it matches and the one in which it does not. Who knows the values ([`Arguments`]) is left open, so that an
//! observer can also be run along a concrete execution.

mod events;
mod state;
mod transfer;

pub use events::Events;
pub use state::AutomatonState;
pub use transfer::{Argument, Arguments, AutomatonCpa};
