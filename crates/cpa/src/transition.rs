//! What happens on an edge, once control has decided where it leads.

use cfa::{EdgeId, FunctionId, Op};

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

/// One step.
#[derive(Clone, Copy, Debug)]
pub struct Transition<'a> {
    /// Read by control and automata.
    pub edge: EdgeId,
    /// Read by data domains. Apart from the edge, because a wrapper may replace it.
    pub op: &'a Op,
    pub flow: Flow,
}
