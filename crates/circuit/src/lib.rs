//! Circuits of bits: gates, words, IEEE floats, and the clauses that define them.
//!
//! A circuit is built over [`Gates`]; every new gate queues the clauses that tie it to its inputs, in both directions. What
//! is easier to check than to compute (quotients, square roots) is a new variable with side constraints, which have
//! exactly one solution for every input, so that no circuit ever excludes an input.

mod defined;
pub mod float;
mod gates;
mod lit;
pub mod word;

pub use gates::Gates;
pub use lit::Lit;

/// A pattern, least significant bit first.
pub type Bits = Vec<Lit>;

#[cfg(test)]
mod tests;
