//! Configurable program analysis: the algorithm CPA+, the reached set it builds, and the seams that domains and
//! wrappers plug into.
//!
//! Two traits. A [`Cpa`] is one domain: it knows its own states and precisions and is told, by a [`Transition`], what
//! happens. An [`Analysis`] is what [`explore`] runs: a [`Composite`] of control and several domains, perhaps wrapped.
//! This crate knows no domain, no solver, no file format.

mod analysis;
mod arg;
mod ask;
mod cancel;
mod capability;
mod composite;
mod control;
mod control_cpa;
mod cpa;
mod digest;
pub mod dump;
mod erased;
mod explore;
mod path;
mod ranks;
mod target;
mod transition;
mod waitlist;
mod wrapper;

pub use analysis::{Analysis, Successor};
pub use arg::{Arg, Counts, Link, NodeId, Status};
pub use ask::{Answer, Ask, CallTargets, Query};
pub use cancel::{Cancel, Cx, Limit, Step, Stop};
pub use capability::{Block, Draw, Reduce};
pub use composite::{Composite, CompositeMerge, CompositePrec, CompositeState};
pub use control::{CallStack, Context, Control, Locs, Thread};
pub use control_cpa::{Actions, ControlCpa};
pub use cpa::{Adjustment, Cpa, Merge, Prec, State, Strengthening, Successors};
pub use digest::Digest;
pub use erased::{AnyPrec, AnyState, DynCpa, ErasedCpa};
pub use explore::{Coverage, ExplorationEnd, ExploreOptions, Progress, StopAt, explore};
pub use path::ArgPath;
pub use target::{Target, Undefined, Violation};
pub use transition::{Action, Flow, PathStep, Transition};
pub use waitlist::{Order, OrderKey, Tie};
pub use wrapper::Wrapper;
