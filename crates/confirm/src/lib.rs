//! Confirmation of counterexamples by generated tests: concrete inputs with which `interp` shows the violation that an
//! abstract path leads to.
//!
//! The path is followed by concrete executions. Where one leaves it, the inputs that the condition depends on are
//! changed and the execution is repeated; see [`search`]. What counts in the end is only that the same violation happens
//! at the same place, and that the recorded inputs repeat it.
//!
//! A [`Confirmer`] gets a path (`&[PathStep]`) and the violation at its end, whatever analysis found them, and gives a
//! [`Counterexample`] or says why it has none ([`NoConfirmation`]).

mod answers;
mod arguments;
mod candidates;
mod confirmer;
mod counterexample;
mod forecast;
mod goal;
mod guess;
mod heap;
mod observers;
mod path_condition;
mod plan;
mod relevance;
mod search;
mod snapshot;
#[cfg(test)]
mod tests;
mod text;
mod trace;
mod trial;

pub use confirmer::{Confirmer, NoConfirmation};
pub use counterexample::Counterexample;
pub use snapshot::{Heap, HeapBlock, HeapField, HeapPlace, HeapPointer, HeapValue};
pub use trace::TraceLine;
