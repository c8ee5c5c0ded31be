//! The value domain: explicit values, symbolic values and symbolic memory graphs as one domain, namely `memory` with
//! values that are constants, terms, pointers, or unknown.
//!
//! The explicit part is the value analysis of Beyer and Löwe [FASE 2013], the symbolic one that of Beyer and Lemberger
//! [2016] with the path condition in the state, the graphs are those of Dudka, Peringer and Vojnar [SAS 2013]; options
//! say which of them an analysis uses.
//!
//! [`ValueCpa`] explores, [`ValuePath`] checks and interpolates paths, [`Replay`] follows one path with given inputs.
//! All three take the same step (`value_transfer.rs`) by the same evaluator; what an operation means is in `transfer/operations.rs`.
//! Object ids are canonical (`heap/ids.rs`), so that states can be compared cell by cell (`order/covers.rs`).
//!
//! A folder uses only what stands above it here.

mod options;
mod prec;
mod state;

/// The objects of a state: how they are numbered, which pointers they can hold, which of them pointers lead to.
mod heap {
    pub mod canonical;
    pub mod contents;
    pub mod ids;
    pub mod pointer_layout;
    pub mod reachability;
}

/// What the program gets from outside, its arguments and the text that it reads, and which inputs a path wants.
mod inputs {
    pub mod argv;
    pub mod directives;
    mod numerals;
    pub mod readings;
    pub mod solve;
    mod standard_input;
}

/// The machine that takes a step: what it reads, what it produces, what was chosen, what helps.
mod machine {
    pub mod access_log;
    pub mod attempt;
    pub mod env;
    pub mod faults;
    pub mod reasoning;
    pub mod step;
    pub mod tools;
    pub mod unresolved;
    pub mod value_machine;
}

/// What operators give: on constants, on terms, on pointers and their bits. What is assumed where a branch is taken.
mod values {
    pub mod arithmetic;
    pub mod assume;
    pub mod offsets;
    pub mod pointer_bits;
    pub mod pointers;
    pub mod terms;
}

/// Accesses at offsets, in objects, of contents or to places that are not exactly known.
mod accesses {
    pub mod argv;
    pub mod byte_array;
    pub mod external;
    pub mod faults;
    pub mod forget;
    pub mod inexact;
    pub mod located;
    pub mod offsets;
    pub mod perhaps;
    pub mod places;
    pub mod size;
    pub mod uninitialised;
    pub mod use_hint;
}

/// What becomes of pointers when their objects end, of objects when their last pointer goes, of variables that nothing reads.
mod lifetime {
    pub mod dangling;
    pub mod leaks;
    pub mod liveness;
}

mod library;

/// Which states cover which.
mod order {
    pub mod covers;
    pub mod subsume;
}

/// States that cover two others: joins, and joins at loop heads that keep what is common as claims.
mod joins {
    pub mod generalise;
    pub mod per_node;
}

/// The meaning of operations and transitions: what `eval` asks about values is answered here.
mod transfer {
    pub mod operations;
    pub mod transition;
}

mod value_transfer;

mod fork;
mod relation;

/// A state cut to what a call can reach, and put back.
mod calls {
    pub mod cut;
}

/// Paths followed step by step: to check and interpolate them, to find inputs for them, to slice them.
mod paths {
    pub mod assumptions;
    pub mod path;
    pub mod replay;
    pub mod slice;
}

/// Pictures of states.
mod draw {
    pub mod graph;
    mod infix;
    mod rows;
}

mod cpa;

#[cfg(test)]
mod laws;

pub use crate::cpa::ValueCpa;
pub use inputs::argv::ProgramArguments;
pub use options::{
    DropFirst, FoldEscalation, Folding, Heap, InitialPrecision, MergeKind, Pointers, Scope, ValueOptions,
};
pub use paths::path::{Fact, ValuePath};
pub use paths::replay::{PathTrace, Pins, Replay, ReplayResult, Solution, Unknown, WrittenBits};
pub use prec::{Cell, Root, ValuePrec};
pub use state::ValueState;
pub use symbolic::{FreedPlace, ListCounts, Origin, PointerBits, RunReport, Symbolic, Val, Which};
