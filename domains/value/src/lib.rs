//! The explicit-value domain: `memory` with values that are constants, pointers, or unknown.
//!
//! [`ValueCpa`] explores, [`ValuePath`] checks and interpolates paths, [`Replay`] follows one path with given inputs.
//! All three take the same step (`domain.rs`) by the same evaluator; what a value means is in `machine.rs`.
//! Object ids are canonical (`layout.rs`), so that states can be compared cell by cell (`lattice.rs`).

mod arithmetic;
mod assume;
mod cpa;
mod dead;
mod digest;
mod domain;
mod forget;
mod lattice;
mod layout;
mod library;
mod machine;
mod options;
mod path;
mod pointer;
mod prec;
mod replay;
mod shape;
mod slice;
mod state;
mod trace;
mod val;

pub use crate::cpa::ValueCpa;
pub use options::{InitialPrecision, MergeKind, Pointers, Properties, Scope, ValueOptions};
pub use path::{Fact, ValuePath};
pub use prec::{Cell, Root, ValuePrec};
pub use replay::{Pins, Replay, Replayed, Written};
pub use state::ValueState;
pub use val::Val;
