//! Analyses around another analysis.

mod recursion;

pub use recursion::Summarised;
