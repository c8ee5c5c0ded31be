//! The call graph, by the calls that name their function, and its circles: the strongly connected components in which
//! functions call each other.

use index::{FxHashSet, Id, IndexVec};

use crate::{Callee, FunctionId, Op, Program};

#[derive(Clone, Debug)]
pub struct CallGraph {
    /// In the order of the calls, each once.
    callees: IndexVec<FunctionId, Vec<FunctionId>>,
    callers: IndexVec<FunctionId, Vec<FunctionId>>,
    callees_first: Vec<FunctionId>,
    /// Functions that call each other have the same number; `None` for those that never come back to themselves.
    circles: IndexVec<FunctionId, Option<u32>>,
}

impl CallGraph {
    pub fn of(program: &Program) -> Self {
        let mut callees: IndexVec<FunctionId, Vec<FunctionId>> = program.functions.iter().map(|_| Vec::new()).collect();
        let mut callers = callees.clone();
        let mut seen = FxHashSet::default();
        for edge in program.edges.iter() {
            if let Op::Call(call) = &edge.op
                && let Callee::Direct(callee) = call.callee
            {
                let caller = program.locs[edge.source].function;
                if seen.insert((caller, callee)) {
                    callees[caller].push(callee);
                    callers[callee].push(caller);
                }
            }
        }
        let callees_first = post_order(program.start, &callees);
        let circles = circles(&callees_first, &callees, &callers);
        CallGraph { callees, callers, callees_first, circles }
    }

    pub fn callees(&self, function: FunctionId) -> &[FunctionId] {
        &self.callees[function]
    }
    pub fn callers(&self, function: FunctionId) -> &[FunctionId] {
        &self.callers[function]
    }
    /// All functions, each behind those that it calls, circles apart; what the start leads to comes first.
    pub fn callees_first(&self) -> &[FunctionId] {
        &self.callees_first
    }
    /// Whether some function may wait for itself.
    pub fn has_circles(&self) -> bool {
        self.circles.iter().any(Option::is_some)
    }
    /// Whether each of them may be waiting for the other.
    pub fn are_mutual(&self, a: FunctionId, b: FunctionId) -> bool {
        self.circles[a].is_some() && self.circles[a] == self.circles[b]
    }
}

fn post_order(start: FunctionId, callees: &IndexVec<FunctionId, Vec<FunctionId>>) -> Vec<FunctionId> {
    let mut order = Vec::with_capacity(callees.len());
    let mut seen: IndexVec<FunctionId, bool> = callees.iter().map(|_| false).collect();
    let mut stack: Vec<(FunctionId, usize)> = Vec::new();
    for root in std::iter::once(start).chain(callees.ids()) {
        if !std::mem::replace(&mut seen[root], true) {
            stack.push((root, 0));
        }
        while let Some((function, next)) = stack.last_mut() {
            match callees[*function].get(*next) {
                Some(&callee) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[callee], true) {
                        stack.push((callee, 0));
                    }
                }
                None => {
                    order.push(*function);
                    stack.pop();
                }
            }
        }
    }
    order
}

/// Kosaraju's second walk: of the functions that come last in post-order, those that lead to them are in their circle.
fn circles(
    post_order: &[FunctionId],
    callees: &IndexVec<FunctionId, Vec<FunctionId>>,
    callers: &IndexVec<FunctionId, Vec<FunctionId>>,
) -> IndexVec<FunctionId, Option<u32>> {
    let mut circles: IndexVec<FunctionId, Option<u32>> = callees.iter().map(|_| None).collect();
    let mut seen: IndexVec<FunctionId, bool> = callees.iter().map(|_| false).collect();
    for &root in post_order.iter().rev() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut circle = vec![root];
        let mut at = 0;
        while let Some(&function) = circle.get(at) {
            at += 1;
            for &caller in &callers[function] {
                if !std::mem::replace(&mut seen[caller], true) {
                    circle.push(caller);
                }
            }
        }
        if circle.len() > 1 || callees[root].contains(&root) {
            circle.iter().for_each(|&function| circles[function] = Some(root.index() as u32));
        }
    }
    circles
}
