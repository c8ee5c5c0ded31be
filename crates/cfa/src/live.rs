//! Live variables: which variables of a function may still be read before they are written again. A backward data-flow
//! analysis, the least fixpoint over the locations of one function.
//!
//! Only variables that no pointer can reach are considered: locals, parameters and temporaries whose address is not taken.
//! A call is one step: nothing in the callee can read the caller's such variables.
//!
//! What counts as a read: any read of a part of the variable. What counts as a write: one of the whole variable, and the
//! beginning and end of its lifetime. So the answer errs on the side of live.

mod set;

use std::cell::OnceCell;

use index::{FxHashMap, IndexVec};

pub use set::LiveSet;

use crate::{Effects, FunctionId, LocId, Program, Storage, VarId, subexpressions};

/// The live variables at each location that can be reached, computed when a function is first asked for.
#[derive(Clone, Debug)]
pub struct Live {
    solved: IndexVec<FunctionId, OnceCell<()>>,
    at: IndexVec<LocId, OnceCell<LiveSet>>,
}

impl Live {
    pub fn of(program: &Program) -> Self {
        let solved = program.functions.iter().map(|_| OnceCell::new()).collect();
        Live { solved, at: program.locs.iter().map(|_| OnceCell::new()).collect() }
    }

    /// Whether the value that a variable has at a location, in the innermost frame, may be read later. Of variables that
    /// pointers may reach nothing is known: they are live.
    ///
    /// Of a waiting call it is asked behind the call: where its result goes is decided when it returns, and may need
    /// variables that are not live there.
    pub fn is_live(&self, program: &Program, loc: LocId, var: VarId) -> bool {
        !is_considered(program, var) || self.set(program, loc).is_none_or(|live| live.contains(var))
    }

    /// All variables that are known to be live at a location, of those that no pointer can reach.
    pub fn at<'a>(&'a self, program: &Program, loc: LocId) -> impl Iterator<Item = VarId> + use<'a> {
        self.set(program, loc).into_iter().flat_map(LiveSet::iter)
    }

    /// `None` for locations that no path leads to.
    fn set(&self, program: &Program, loc: LocId) -> Option<&LiveSet> {
        let known = self.at[loc].get();
        if known.is_some() {
            return known;
        }
        let function = program.locs[loc].function;
        self.solved[function].get_or_init(|| {
            for (loc, live) in solve(program, function) {
                self.at[loc].get_or_init(|| live);
            }
        });
        self.at[loc].get()
    }
}

/// Whether no pointer can lead to it, so that its reads and writes are those that name it.
fn is_considered(program: &Program, var: VarId) -> bool {
    let var = &program.vars[var];
    match var.storage {
        Storage::Local | Storage::Param | Storage::Temp => !var.address_taken,
        Storage::Static | Storage::ThreadLocal | Storage::External => false,
    }
}

/// What a step does, seen from its end.
struct Step {
    target: LocId,
    killed: Vec<VarId>,
    read: Vec<VarId>,
}

fn solve(program: &Program, function: FunctionId) -> FxHashMap<LocId, LiveSet> {
    let Some(body) = program.functions[function].body else { return FxHashMap::default() };
    let order = post_order(program, body.entry);
    let steps_from =
        |&loc: &LocId| -> Vec<Step> { program.locs[loc].outgoing.iter().map(|&edge| step(program, edge)).collect() };
    let steps: Vec<Vec<Step>> = order.iter().map(steps_from).collect();
    let mut live: FxHashMap<LocId, LiveSet> = order.iter().map(|&loc| (loc, LiveSet::default())).collect();
    let mut has_changed = true;
    while std::mem::take(&mut has_changed) {
        for (loc, steps) in order.iter().zip(&steps) {
            let befores = steps.iter().map(|step| live[&step.target].before(&step.killed, &step.read));
            let here = befores.reduce(|a, b| a.union(&b)).unwrap_or_default();
            if !here.is_subset(&live[loc]) {
                live.insert(*loc, here);
                has_changed = true;
            }
        }
    }
    live
}

fn step(program: &Program, edge: crate::EdgeId) -> Step {
    let edge = &program.edges[edge];
    let effects = Effects::of(program, &edge.op);
    let whole = effects.written.iter().filter_map(|access| access.whole(program));
    let killed = effects.scoped.iter().copied().chain(whole).filter(|&var| is_considered(program, var)).collect();
    let in_exprs = subexpressions(program, effects.exprs()).into_iter().filter_map(|x| program.exprs.operands(x).0);
    let places = in_exprs.chain(effects.read.iter().map(|access| access.place));
    let read = places.filter_map(|place| place.variable()).filter(|&var| is_considered(program, var)).collect();
    Step { target: edge.target, killed, read }
}

/// The locations that can be reached, those behind others first.
fn post_order(program: &Program, entry: LocId) -> Vec<LocId> {
    let mut seen = index::FxHashSet::from_iter([entry]);
    let mut open = vec![(entry, 0)];
    let mut order = Vec::new();
    while let Some((loc, next)) = open.last_mut() {
        match program.locs[*loc].outgoing.get(*next) {
            Some(&edge) => {
                *next += 1;
                let target = program.edges[edge].target;
                if seen.insert(target) {
                    open.push((target, 0));
                }
            }
            None => {
                order.push(*loc);
                open.pop();
            }
        }
    }
    order
}
