//! How the domain works, and which undefined behaviour it reports.

use std::collections::BTreeSet;

use cfa::{LocId, Program};

#[derive(Clone, Debug)]
pub struct ValueOptions {
    pub properties: Properties,
    pub scope: Scope,
    pub pointers: Pointers,
    pub initial: InitialPrecision,
    pub merge: MergeKind,
    /// Blocks alive at once that one allocation may have.
    pub heap_blocks: u32,
    /// Functions that nothing is known of may write what their pointer arguments reach.
    pub strict: bool,
    /// Names of library functions that execution models. One of them without a model here is not taken for a function
    /// that writes nothing.
    pub library: BTreeSet<String>,
}

/// The properties whose violations are targets. Without any, undefined behaviour ends the execution.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Properties {
    pub deref: bool,
    pub free: bool,
    pub memtrack: bool,
    pub memcleanup: bool,
    pub overflow: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// A cell is tracked wherever it lives.
    Global,
    /// A cell is tracked in the functions where it was needed, whichever function it belongs to.
    Function,
    /// A cell is tracked at the locations where it was needed.
    Location,
}

impl Scope {
    /// The location that a precision names for this one. The entry of a function stands for all of it.
    pub(crate) fn key(self, program: &Program, loc: LocId) -> Option<LocId> {
        match self {
            Scope::Global => None,
            Scope::Function => program.functions[program.locs[loc].function].body.map(|body| body.entry),
            Scope::Location => Some(loc),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointers {
    /// Pointers are kept whether the precision asks for them or not.
    Always,
    Precision,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InitialPrecision {
    Empty,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MergeKind {
    Separate,
    Join,
}

impl Properties {
    /// Undefined behaviour of memory is a violation.
    pub fn memory(self) -> bool {
        self.deref || self.free || self.memtrack || self.memcleanup
    }
}

impl Default for ValueOptions {
    fn default() -> Self {
        ValueOptions {
            properties: Properties::default(),
            scope: Scope::Global,
            pointers: Pointers::Always,
            initial: InitialPrecision::Empty,
            merge: MergeKind::Separate,
            heap_blocks: 64,
            strict: false,
            library: BTreeSet::new(),
        }
    }
}
