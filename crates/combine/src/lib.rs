//! Wrappers: analyses around another analysis.

mod recursion;

pub use recursion::RecursionSummaries;
