//! Transitions: which thread takes which edge, and what happens on it once control has decided where it leads.

use std::fmt;

use cfa::{EdgeId, FunctionId, Op, Program, ThreadId};
use index::Id;

/// A thread and the edge that it takes. In four bytes, since every link of the reached graph has one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

const EDGE_BITS: u32 = 25;

impl Action {
    /// Whoever explores makes sure that a program has no more.
    pub const MAX_EDGES: usize = 1 << EDGE_BITS;
    pub const MAX_THREADS: usize = 1 << (u32::BITS - EDGE_BITS);

    #[inline]
    pub fn new(thread: ThreadId, edge: EdgeId) -> Self {
        debug_assert!(edge.index() < Self::MAX_EDGES && thread.index() < Self::MAX_THREADS);
        Action((thread.index() << EDGE_BITS | edge.index()) as u32)
    }
    /// By the thread that begins the program.
    pub fn of_main(edge: EdgeId) -> Self {
        Action::new(ThreadId::main(), edge)
    }
    #[inline]
    pub fn thread(self) -> ThreadId {
        ThreadId::from_usize((self.0 >> EDGE_BITS) as usize)
    }
    #[inline]
    pub fn edge(self) -> EdgeId {
        EdgeId::from_usize(self.0 as usize & (Self::MAX_EDGES - 1))
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.thread(), self.edge())
    }
}

/// Where control goes. Decided by the control domain, so that data domains never resolve calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flow {
    /// To the target of the edge.
    Next,
    /// A call: into this function, which has a body. The successor is at its entry.
    Enter(FunctionId),
    /// A call of a function without a body that comes back: the successor is at the target of the edge.
    External(FunctionId),
    /// A call through a pointer to code outside the program, of which nothing is known; comes back.
    Outside,
    /// A call of a function that ends the program (`exit`, `abort`, an error function). There are no edges from the
    /// successor.
    Exit(FunctionId),
    /// A return: the successor is behind this call edge.
    Return { call: EdgeId },
}

/// One step of a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PathStep {
    pub action: Action,
    pub flow: Flow,
}

impl PathStep {
    pub fn new(action: Action, flow: Flow) -> Self {
        PathStep { action, flow }
    }
    /// By the thread that begins the program.
    pub fn of_main(edge: EdgeId, flow: Flow) -> Self {
        PathStep::new(Action::of_main(edge), flow)
    }
    pub fn edge(self) -> EdgeId {
        self.action.edge()
    }
    /// The step as the program has it.
    pub fn transition(self, program: &Program) -> Transition<'_> {
        Transition::new(self.action, &program.edges[self.edge()].op, self.flow)
    }
}

/// One step.
#[derive(Clone, Copy, Debug)]
pub struct Transition<'a> {
    pub thread: ThreadId,
    /// Read by control and automata.
    pub edge: EdgeId,
    /// Read by data domains. Apart from the edge, because a wrapper may replace it.
    pub op: &'a Op,
    pub flow: Flow,
}

impl<'a> Transition<'a> {
    pub fn new(action: Action, op: &'a Op, flow: Flow) -> Self {
        Transition { thread: action.thread(), edge: action.edge(), op, flow }
    }
    pub fn action(&self) -> Action {
        Action::new(self.thread, self.edge)
    }
}
