//! Control against the edges, inside functions, for data-flow analyses.
//!
//! Calls are stepped over: an analysis that runs this way treats the call edge as a whole. So nothing needs resolving,
//! every operation is an ordinary step, and the call stack is empty.

use cfa::{Direction, LocId, Op, Order, Program, ThreadId};
use cpa::{Action, Actions, Ask, CallStack, Control, ControlCpa, Cx, Flow, Step, Thread};
use index::IndexVec;
use smallvec::{SmallVec, smallvec};

/// The initial state is at no location: it stands behind all ends at once, so that one exploration serves all
/// functions. Its edges are those towards the ends.
#[derive(Clone, Debug)]
pub struct Backward {
    ends: Vec<LocId>,
}

impl Backward {
    /// From these locations on; [`ends`] gives those from which all is reached.
    pub fn new(ends: Vec<LocId>) -> Self {
        Backward { ends }
    }
}

impl ControlCpa for Backward {
    fn initial(&mut self, _cx: Cx<'_>) -> Control {
        Control::start(Thread { loc: None, stack: CallStack::default() })
    }
    fn enabled(&mut self, s: &Control, out: &mut Actions, cx: Cx<'_>) {
        let incoming = |loc: &LocId| cx.program.locs[*loc].incoming.iter().copied().map(Action::of_main);
        match &s.of(ThreadId::main()).loc {
            Some(loc) => out.extend(incoming(loc)),
            None => out.extend(self.ends.iter().flat_map(incoming)),
        }
    }
    fn transfer(
        &mut self,
        s: &Control,
        action: Action,
        _op: &Op,
        _others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[(Control, Flow); 1]>> {
        let there = Thread::at(cx.program.edges[action.edge()].source, s.of(action.thread()).stack.clone());
        Ok(smallvec![(s.with(action.thread(), there), Flow::Next)])
    }
}

/// Where paths through functions end: their exits, their dead ends (behind calls that do not return), and one location
/// of every loop that is never left. Each location that a function's entry leads to leads to one of these.
pub fn ends(program: &Program) -> Vec<LocId> {
    let order = Order::of(program, Direction::Backward);
    let mut ends: Vec<LocId> = program.functions.iter().filter_map(|function| Some(function.body?.exit)).collect();
    let is_dead_end = |id: &LocId| {
        let loc = &program.locs[*id];
        loc.outgoing.is_empty() && program.functions[loc.function].body.is_none_or(|body| body.exit != *id)
    };
    ends.extend(program.locs.ids().filter(is_dead_end));
    // What is left leads into loops without an end; from the last location of each, depth-first, most is reached.
    let forward = Order::of(program, Direction::Forward);
    let mut seen: IndexVec<LocId, bool> = program.locs.ids().map(|loc| order.is_reached(loc)).collect();
    for function in program.functions.ids() {
        for &loc in forward.function(function).iter().rev() {
            if !seen[loc] {
                ends.push(loc);
                mark_backward(program, loc, &mut seen);
            }
        }
    }
    ends
}

fn mark_backward(program: &Program, root: LocId, seen: &mut IndexVec<LocId, bool>) {
    let mut waiting = vec![root];
    seen[root] = true;
    while let Some(loc) = waiting.pop() {
        for &edge in &program.locs[loc].incoming {
            let source = program.edges[edge].source;
            if !seen[source] {
                seen[source] = true;
                waiting.push(source);
            }
        }
    }
}
