//! Numbers of locations that waitlists sort by.

use cfa::{Callee, Direction, FunctionId, LocId, Loops, Op, Program};
use index::{Id, IndexVec};

use crate::waitlist::{OrderKey, Position};

/// Only what the keys of one order need is filled in.
#[derive(Clone, Debug)]
pub(crate) struct Ranks {
    forward: IndexVec<LocId, u32>,
    backward: IndexVec<LocId, u32>,
    loop_depths: IndexVec<LocId, u32>,
    /// How often nodes at a location were expanded.
    visits: IndexVec<LocId, u32>,
}

impl Ranks {
    pub fn new(program: &Program, keys: &[OrderKey]) -> Self {
        let mut ranks = Ranks {
            forward: IndexVec::new(),
            backward: IndexVec::new(),
            loop_depths: IndexVec::new(),
            visits: IndexVec::filled(0, program.locs.len()),
        };
        if keys.contains(&OrderKey::ReversePostOrder) || keys.contains(&OrderKey::Loops) {
            let loops = Loops::of(program);
            ranks.forward = number(program, |function| loops.weak_topological_order(function));
            ranks.loop_depths = program.locs.ids().map(|loc| loops.depth(loc)).collect();
        }
        if keys.contains(&OrderKey::BackwardPostOrder) {
            let order = cfa::Order::of(program, Direction::Backward);
            ranks.backward = number(program, |function| order.function(function));
        }
        ranks
    }

    /// The ranks by several keys, the first one in the highest bits. Lower ones are expanded first.
    pub fn key(&self, keys: &[OrderKey], at: &Position) -> u128 {
        keys.iter().fold(0, |whole, &key| whole << 32 | u128::from(self.rank(key, at)))
    }

    pub fn visit(&mut self, at: &Position) {
        for &loc in &at.locs {
            self.visits[loc] = self.visits[loc].saturating_add(1);
        }
    }

    /// Of several threads, the one that comes first counts.
    fn rank(&self, key: OrderKey, at: &Position) -> u32 {
        let first = |table: &IndexVec<LocId, u32>| at.locs.iter().map(|&loc| table[loc]).min();
        match key {
            OrderKey::ReversePostOrder => first(&self.forward).unwrap_or(u32::MAX),
            OrderKey::BackwardPostOrder => first(&self.backward).unwrap_or(u32::MAX),
            OrderKey::CallStack => u32::MAX - u32::try_from(at.depth).unwrap_or(u32::MAX),
            OrderKey::Loops => u32::MAX - at.locs.iter().map(|&loc| self.loop_depths[loc]).max().unwrap_or(0),
            OrderKey::Coverage => first(&self.visits).unwrap_or(0),
        }
    }
}

/// Numbers all locations, callees before callers. Locations that are not in the orders come last.
fn number<'a>(program: &Program, order: impl Fn(FunctionId) -> &'a [LocId]) -> IndexVec<LocId, u32> {
    let mut ranks = IndexVec::filled(u32::MAX - 1, program.locs.len());
    let mut next = 0;
    for function in callees_first(program) {
        for &loc in order(function) {
            ranks[loc] = next;
            next += 1;
        }
    }
    ranks
}

/// All functions in post-order of the direct calls, beginning with what the start calls.
fn callees_first(program: &Program) -> Vec<FunctionId> {
    let mut calls: IndexVec<FunctionId, Vec<FunctionId>> = IndexVec::filled(Vec::new(), program.functions.len());
    for edge in program.edges.iter() {
        if let Op::Call(call) = &edge.op
            && let Callee::Direct(callee) = call.callee
        {
            calls[program.locs[edge.source].function].push(callee);
        }
    }
    let mut order = Vec::with_capacity(program.functions.len());
    let mut visited = IndexVec::<FunctionId, bool>::filled(false, program.functions.len());
    let mut stack: Vec<(FunctionId, usize)> = Vec::new();
    for root in [program.start].into_iter().chain((0..program.functions.len()).map(FunctionId::from_usize)) {
        if !std::mem::replace(&mut visited[root], true) {
            stack.push((root, 0));
        }
        while let Some((function, at)) = stack.last_mut() {
            match calls[*function].get(*at) {
                Some(&callee) => {
                    *at += 1;
                    if !std::mem::replace(&mut visited[callee], true) {
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
