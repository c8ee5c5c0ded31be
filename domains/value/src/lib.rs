//! The explicit-value domain: `memory` with values that are constants, pointers, or unknown.
//!
//! [`ValueCpa`] explores, [`ValuePath`] checks and interpolates paths, [`Replay`] follows one path with given inputs.
//! All three take the same step (`domain.rs`) by the same evaluator; what a value means is in `machine.rs`.
//! Object ids are canonical (`layout.rs`), so that states can be compared cell by cell (`lattice.rs`).

mod activation;
mod affine;
mod arguments;
mod arithmetic;
mod assume;
mod assumed;
mod background;
mod canonical;
mod claims;
mod conditions;
mod cpa;
mod dangling;
mod dead;
mod digest;
mod domain;
mod elsewhere;
mod extent;
mod fault;
mod forget;
mod fork;
mod generalise;
mod graph;
mod held;
mod inexact;
mod lattice;
mod layout;
mod leaks;
mod ledger;
mod library;
mod lists;
mod machine;
mod number;
mod offset;
mod options;
mod outside;
mod part;
mod path;
mod perhaps;
mod places;
mod pointer;
mod prec;
mod reasoner;
mod relation;
mod replay;
mod shape;
mod slice;
mod state;
mod subsume;
mod symbolic;
mod texts;
mod trace;
mod uninit;
mod val;

pub use crate::cpa::ValueCpa;
pub use arguments::Wanted;
pub use dangling::Former;
pub use ledger::{Ledger, ListCounts};
pub use options::{
    Escalation, Folding, Heap, InitialPrecision, MergeKind, Pointers, Scope, Symbolic, TryConditions, ValueOptions,
};
pub use part::Part;
pub use path::{Fact, ValuePath};
pub use prec::{Cell, Root, ValuePrec};
pub use reasoner::Origin;
pub use replay::{Pins, Replay, Replayed, Solution, Solved, Unknown, Written};
pub use state::ValueState;
pub use val::{Val, Which};
