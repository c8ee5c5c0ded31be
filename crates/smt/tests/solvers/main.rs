//! Solvers against each other, by themselves, and behind sessions and scripts.

mod agreement;
mod bounds;
mod embedded;
mod piped;
mod products;
mod scripts;
mod session;
mod support;
