//! Temporaries that are still needed. Lowering makes them, so they are no variables of the program: what only a dead one
//! holds, nobody holds.

use index::{FxHashMap, FxHashSet};

use crate::{Arg, CallOp, Callee, ExprId, FunctionId, LocId, Op, Place, PlaceBase, Program, Storage, VarId};

/// The live temporaries at each location, computed when a function is first asked for.
#[derive(Clone, Default, Debug)]
pub struct LiveTemps {
    functions: FxHashMap<FunctionId, FxHashMap<LocId, FxHashSet<VarId>>>,
}

impl LiveTemps {
    /// Whether a temporary of the function that `loc` belongs to may be read from there on.
    pub fn is_live(&mut self, program: &Program, loc: LocId, var: VarId) -> bool {
        let function = program.locs[loc].function;
        let table = self.functions.entry(function).or_insert_with(|| liveness(program, function));
        table.get(&loc).is_some_and(|live| live.contains(&var))
    }
}

/// The call that gives a temporary its value, if nothing else does.
pub(crate) fn call_behind(program: &Program, temp: VarId) -> Option<&CallOp> {
    let function = program.vars[temp].function?;
    let mut open = vec![program.functions[function].body?.entry];
    let mut seen: FxHashSet<LocId> = open.iter().copied().collect();
    let mut found = None;
    while let Some(loc) = open.pop() {
        for &edge in &program.locs[loc].outgoing {
            let edge = &program.edges[edge];
            if seen.insert(edge.target) {
                open.push(edge.target);
            }
            let written = match &edge.op {
                Op::Assign { place, .. } | Op::Zero { place, .. } => Some(place),
                Op::Copy { to, .. } | Op::VaArg { to, .. } => Some(to),
                Op::Call(call) => call.result.as_ref(),
                Op::ThreadStart { result, .. } | Op::ThreadJoin { result, .. } => result.as_ref(),
                Op::Lock { result, .. } | Op::Unlock { result, .. } => result.as_ref(),
                _ => None,
            };
            if written.is_none_or(|place| place.base != PlaceBase::Var(temp)) {
                continue;
            }
            match &edge.op {
                Op::Call(call) if found.is_none() => found = Some(&**call),
                _ => return None,
            }
        }
    }
    found
}

/// Backwards over the function until nothing changes.
fn liveness(program: &Program, function: FunctionId) -> FxHashMap<LocId, FxHashSet<VarId>> {
    let mut live: FxHashMap<LocId, FxHashSet<VarId>> = FxHashMap::default();
    let mut work: Vec<LocId> =
        program.locs.iter_enumerated().filter(|(_, loc)| loc.function == function).map(|(id, _)| id).collect();
    while let Some(loc) = work.pop() {
        let mut here = FxHashSet::default();
        for &edge in &program.locs[loc].outgoing {
            let edge = &program.edges[edge];
            let mut after = live.get(&edge.target).cloned().unwrap_or_default();
            let (used, written) = temps(program, &edge.op);
            if let Some(written) = written {
                after.remove(&written);
            }
            here.extend(after);
            here.extend(used);
        }
        let known = live.get(&loc);
        if known != Some(&here) && (known.is_some() || !here.is_empty()) {
            live.insert(loc, here);
            work.extend(program.locs[loc].incoming.iter().map(|&edge| program.edges[edge].source));
        }
    }
    live
}

/// The temporaries that an operation reads, and one that it overwrites whole.
fn temps(program: &Program, op: &Op) -> (Vec<VarId>, Option<VarId>) {
    let mut used: Vec<Place> = Vec::new();
    let mut exprs: Vec<ExprId> = Vec::new();
    let mut written: Option<Place> = None;
    let arg = |arg: &Arg, used: &mut Vec<Place>, exprs: &mut Vec<ExprId>| match arg {
        Arg::Scalar(x) => exprs.push(*x),
        Arg::Aggregate { place, .. } => used.push(*place),
    };
    match op {
        Op::Noop | Op::Open(_) | Op::Close(_) | Op::Unsupported(_) | Op::AtomicBegin | Op::AtomicEnd => {}
        Op::Assume { condition, .. } => exprs.push(*condition),
        Op::Assign { place, value } => {
            exprs.push(*value);
            written = Some(*place);
        }
        Op::Copy { to, from, .. } => {
            used.push(*from);
            written = Some(*to);
        }
        Op::Zero { place, .. } => written = Some(*place),
        Op::OpenSized { bytes, .. } => exprs.push(*bytes),
        Op::Call(call) => {
            if let Callee::Pointer(x) = call.callee {
                exprs.push(x);
            }
            call.args.iter().for_each(|a| arg(a, &mut used, &mut exprs));
            written = call.result;
        }
        Op::Return(value) => value.iter().for_each(|a| arg(a, &mut used, &mut exprs)),
        Op::VaStart { list } | Op::VaEnd { list } => exprs.push(*list),
        Op::VaArg { to, list, .. } => {
            exprs.push(*list);
            written = Some(*to);
        }
        Op::VaCopy { to, from } => exprs.extend([*to, *from]),
        Op::Asm(asm) => {
            exprs.extend(asm.inputs.iter());
            used.extend(asm.outputs.iter().map(|(place, _)| *place));
        }
        Op::ThreadStart { result, thread, routine, argument } => {
            exprs.extend([*thread, *routine, *argument]);
            written = *result;
        }
        Op::ThreadJoin { result, thread, value } => {
            exprs.extend([*thread, *value]);
            written = *result;
        }
        Op::Lock { result, mutex } | Op::Unlock { result, mutex } => {
            exprs.push(*mutex);
            written = *result;
        }
    }
    // A partial write keeps the rest alive; only a scalar written at its start counts as whole.
    let whole = written.and_then(|place| match place.base {
        PlaceBase::Var(var) if place.offset == 0 && place.bits.is_none() && is_scalar(program, var) => Some(var),
        PlaceBase::Deref(x) => {
            exprs.push(x);
            None
        }
        PlaceBase::Var(_) | PlaceBase::String(_) => None,
    });
    let mut vars = Vec::new();
    let mut seen = FxHashSet::default();
    for place in used {
        match place.base {
            PlaceBase::Var(var) => vars.push(var),
            PlaceBase::Deref(x) => exprs.push(x),
            PlaceBase::String(_) => {}
        }
    }
    while let Some(x) = exprs.pop() {
        // Expressions share operands.
        if !seen.insert(x) {
            continue;
        }
        let (place, below) = program.exprs.operands(x);
        if let Some(Place { base: PlaceBase::Var(var), .. }) = place {
            vars.push(var);
        }
        exprs.extend(below);
    }
    vars.retain(|&var| program.vars[var].storage == Storage::Temp);
    (vars, whole)
}

fn is_scalar(program: &Program, var: VarId) -> bool {
    program.types.scalar(program.vars[var].ty.ty).is_some()
}
