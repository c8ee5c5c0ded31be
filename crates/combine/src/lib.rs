//! Wrappers: analyses around another analysis, as functors are in Goblint (`Spec2Spec`). The trait is `cpa::Wrapper`.

mod recursion;

pub use recursion::RecursionSummaries;
