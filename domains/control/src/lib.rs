//! The control domain: where the program is. Locations, call stacks, threads.
//!
//! It decides calls and returns, so that data domains never do: a call of a function with a body
//! enters it, others come back or end the program, and calls through pointers go wherever the data domains say, or else
//! to everything that fits ([`Forward`] says how). What control has no meaning for (threads, non-local jumps, callbacks,
//! recursion beyond a limit) is a leaf that is a target: it is never passed over.
//!
//! Threads are a vector of which there is one for now: starting a second is unsupported.

mod converted;
mod forward;
mod pointers;
mod roles;

pub use forward::{ControlOptions, Forward};
