//! Options: how the domain works, and which undefined behaviour it reports.

use std::rc::Rc;

use cfa::{LocId, Program};
use spec::{Properties, Property};
use symbolic::{RunReport, Symbolic};

#[derive(Clone, Debug)]
pub struct ValueOptions {
    /// Whose violations are targets. Without any, undefined behaviour ends the execution.
    pub properties: Properties,
    pub scope: Scope,
    pub pointers: Pointers,
    pub initial: InitialPrecision,
    pub merge: MergeKind,
    pub heap: Heap,
    /// Where lists of any length are one object, if they are.
    pub folding: Option<Folding>,
    /// Calls of recursive functions stand for others, so that a return from one is as the end of a loop's round.
    pub summarised: bool,
    /// Blocks that nothing leads to are removed where a function returns.
    pub prune_at_return: bool,
    /// Functions that nothing is known of may write what their pointer arguments reach.
    pub strict: bool,
    /// Unknown values get names, and what is assumed of them is kept.
    pub symbolic: Option<Symbolic>,
    pub drop_first: DropFirst,
    /// What becomes of lists, of all who share it.
    pub run_report: Rc<RunReport>,
}

/// What interpolation tries to do without first. What is tried first is kept last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DropFirst {
    Conditions,
    Values,
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

/// Which blocks of the heap are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heap {
    /// So many of each allocation, by their number. What is beyond is not followed.
    Sites { blocks: u32 },
    /// All, by how pointers lead to them.
    Graph,
}

/// When nodes of a list become a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Folding {
    /// So many nodes make a segment where there was none.
    pub nodes: u32,
    /// Whether it is kept how many nodes a segment has, where loops are joined. Elsewhere, states with lists of different
    /// lengths would all differ.
    pub counts: bool,
    pub escalation: FoldEscalation,
}

/// What is done where a loop goes on and on with nodes that are not alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldEscalation {
    None,
    /// They are told apart by kind. Not for states that are joined.
    Kinds,
    /// The numbers in which they differ are forgotten.
    Constants,
    /// They are from the beginning.
    AtOnce,
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
    /// At loop heads only: what differs gets a new name, and simple claims that hold on both sides are kept.
    Generalise,
}

impl ValueOptions {
    /// Whether pointers are kept whatever the precision. Where lost memory is looked for they must be: to forget one is
    /// not to lose its block, and what then happens to it would not be seen.
    pub(crate) fn keeps_pointers(&self) -> bool {
        self.pointers == Pointers::Always || self.properties.contains(Property::ValidMemtrack)
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
            heap: Heap::Sites { blocks: 64 },
            folding: None,
            summarised: false,
            prune_at_return: false,
            strict: false,
            symbolic: None,
            drop_first: DropFirst::Conditions,
            run_report: Rc::default(),
        }
    }
}
