//! Hash-consed bit-precise terms and their simplifier.
//!
//! A term has a sort: bits of some width, or an array of such. Truth is one bit. A float is the bits of its pattern, and
//! operators on floats name their format. Every operator is total, and means on constants what `types` computes; what C
//! leaves undefined, its users must keep apart.
//!
//! Terms live in a [`TermStore`] and are equal exactly if they are the same [`Term`]. The constructors simplify, so that
//! `store.add(x, zero)` is `x`; `simplify/mod.rs` lists the normal forms. Whoever takes terms apart need not know them:
//! any node may occur, but `Or` and comparisons of single bits, for example, will not.

mod build;
mod display;
mod evaluate;
mod facts;
mod fold;
mod matching;
mod node;
mod simplify;
mod store;
mod substitute;
mod symbols;

pub use evaluate::{ArrayValue, Evaluator, Model, Value};
pub use facts::Facts;
pub use node::{Binary, FloatBinary, FloatCompare, FloatUnary, Node, Sort, SymbolId, Term, Unary, mask};
pub use store::TermStore;
