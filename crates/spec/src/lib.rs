//! What is to be checked: properties by name or from SV-COMP `.prp` files, and observer automata.
//!
//! A [`Specification`] is data. Properties of calls become observer automata here, so that one domain runs them all;
//! memory and overflow properties are the business of the domains that see them violated. Nothing here knows a program:
//! functions and variables are names, matched when an automaton runs.
//!
//! The language of automata is described in `docs/observer-automata.md`.

mod automaton;
mod error;
mod named;
mod nearest;
mod parse;
mod prp;
mod specification;
#[cfg(test)]
mod tests;
mod text;

pub use ::property::{Fault, Properties, Property};
pub use automaton::{Automaton, Condition, Effect, NamePattern, ObserverState, Pattern, Rule, StateId, VarPattern};
pub use error::SpecError;
pub use named::{ASSERT_FAILURES, ERROR_FUNCTIONS, UnknownProperty, named};
pub use nearest::nearest;
pub use specification::Specification;
