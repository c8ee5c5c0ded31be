//! Counterexample-guided refinement: the loop, and what makes a better precision of a path that is not possible.
//!
//! This crate knows no domain. What it asks of one is [`PathDomain`]: strongest posts along a path, and facts that can be
//! forgotten.

mod cegar;
mod check;
mod classify;
mod counters;
mod interpolate;
mod outcome;
mod path_domain;
mod path_refiner;
mod prefixes;
mod progress;
mod refiner;
mod rounds;
mod select;

pub use cegar::{CegarOptions, CegarProgress, Prune, cegar};
pub use check::{Feasibility, PathCheck, check};
pub use classify::{Class, Classes, Counter};
pub use interpolate::{Interpolants, interpolate};
pub use outcome::{CegarOutcome, FoundTarget, SetAside};
pub use path_domain::PathDomain;
pub use path_refiner::{Embed, PathRefiner, PathRefinerOptions, Selection};
pub use prefixes::{Prefix, Prefixes, extract};
pub use refiner::{Confirm, Confirmation, Refinement, Refiner};
pub use rounds::{Phases, Round, RoundEnd, Work};
pub use select::{Candidate, Criterion, Extreme, Preference, select};
