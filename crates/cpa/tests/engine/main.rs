//! Tests of the engine with toy analyses.

mod composites;
mod control;
mod dumps;
mod graphs;
mod orders;
mod sets;
mod stops;
mod threads;
mod wrappers;
