//! Which functions call each other in a circle, by the calls that name them.

use index::{Id, IndexVec};

use crate::{Callee, FunctionId, Op, Program};

#[derive(Clone, Debug)]
pub struct Recursion {
    /// Functions that call each other have the same number; `None` for those that never come back to themselves.
    circles: IndexVec<FunctionId, Option<u32>>,
}

impl Recursion {
    pub fn of(program: &Program) -> Self {
        let mut calls: IndexVec<FunctionId, Vec<FunctionId>> = program.functions.iter().map(|_| Vec::new()).collect();
        let mut callers = calls.clone();
        for edge in program.edges.iter() {
            if let Op::Call(call) = &edge.op
                && let Callee::Direct(callee) = call.callee
            {
                let caller = program.locs[edge.source].function;
                calls[caller].push(callee);
                callers[callee].push(caller);
            }
        }
        // Two walks: those that a function leads to and that lead to it call each other.
        let finished = finished(&calls);
        let mut circles: IndexVec<FunctionId, Option<u32>> = calls.iter().map(|_| None).collect();
        let mut seen: IndexVec<FunctionId, bool> = calls.iter().map(|_| false).collect();
        for &root in finished.iter().rev() {
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
            if circle.len() > 1 || calls[root].contains(&root) {
                circle.iter().for_each(|&function| circles[function] = Some(root.index() as u32));
            }
        }
        Recursion { circles }
    }
    pub fn is_empty(&self) -> bool {
        self.circles.iter().all(Option::is_none)
    }
    /// Whether each of them may be waiting for the other.
    pub fn are_mutual(&self, a: FunctionId, b: FunctionId) -> bool {
        self.circles[a].is_some() && self.circles[a] == self.circles[b]
    }
}

/// All functions, each behind those that it calls, circles apart.
fn finished(calls: &IndexVec<FunctionId, Vec<FunctionId>>) -> Vec<FunctionId> {
    let mut seen: IndexVec<FunctionId, bool> = calls.iter().map(|_| false).collect();
    let mut finished = Vec::new();
    for root in calls.ids() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut stack = vec![(root, 0)];
        while let Some((function, next)) = stack.last_mut() {
            match calls[*function].get(*next) {
                Some(&callee) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[callee], true) {
                        stack.push((callee, 0));
                    }
                }
                None => {
                    finished.push(*function);
                    stack.pop();
                }
            }
        }
    }
    finished
}
