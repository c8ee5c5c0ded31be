//! Symbolic values, and what is known of the symbols in them: the value domain's vocabulary, without its operations.
//!
//! A value ([`Val`]) is a constant, a term over symbols, a pointer, bits of one, or unknown. A path condition
//! ([`Conditions`]) restricts the symbols. The [`Reasoner`] names them and answers questions about conditions; invariant
//! candidates for joined states are drawn from a stock of [`claims`]. An edge of the automaton is a tag here, no more.

mod affine;
mod claims;
mod conditions;
mod number;
mod origin;
mod pointer_bits;
mod queries;
mod run_report;
mod unwritten;
mod value;

pub use claims::{NamedNumber, claims, claims_about};
pub use conditions::Conditions;
pub use number::{WIDTH, number, number_at, number_in, value_at, value_of};
pub use origin::{Origin, Origins};
pub use pointer_bits::PointerBits;
pub use queries::{Possible, Reasoner, Symbolic, Verdict};
pub use run_report::{ListCounts, RunReport};
pub use unwritten::Unwritten;
pub use value::{FreedPlace, Val, Which, mask};
