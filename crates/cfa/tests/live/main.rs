//! Live variables.

mod facts;
mod paths;
