//! Heap blocks that nobody frees.
//!
//! At the end of the program, every block still allocated is a leak for `valid-memcleanup`; one that nothing can reach
//! is one for `valid-memtrack`. Where asked for, blocks are also looked for after every operation that drops a pointer,
//! so that the report names the place where the last reference went.
//!
//! Temporaries of lowering are no references of the program: one counts only as long as something may still read it.

use cfa::{Arg, ExprId, FunctionId, LocId, Op, Place, PlaceBase, Program, Storage, VarId};
use eval::{Returned, State};
use index::{FxHashMap, FxHashSet};
use memory::{ObjectId, ObjectKind, Reached};

use crate::message::operands;
use crate::run::Interp;
use crate::{Halt, Leak, Leaks, Value};

/// Notices operations that may drop the last reference to a block.
#[derive(Debug)]
pub(crate) struct Watch {
    on: bool,
    pending: bool,
    live_temps: FxHashMap<FunctionId, FxHashMap<LocId, FxHashSet<VarId>>>,
    reported: FxHashSet<ObjectId>,
}

impl Watch {
    pub fn new(leaks: Leaks) -> Self {
        Watch {
            on: leaks == Leaks::Lost,
            pending: false,
            live_temps: FxHashMap::default(),
            reported: FxHashSet::default(),
        }
    }
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on
    }
    #[inline]
    pub fn is_pending(&self) -> bool {
        self.pending
    }
    pub fn allocated(&mut self) {
        self.pending = self.on;
    }
    pub fn overwrites(&mut self, s: &State<Value>, object: ObjectId, start: u64, width: u64) {
        let Some(live) = s.memory.get(object).filter(|object| object.is_live()) else { return };
        let width = width.min(live.size.bits().saturating_sub(start));
        let to_heap = |id: ObjectId| s.memory.get(id).is_some_and(|target| target.kind == ObjectKind::Heap);
        if width > 0 && s.memory.pointers_in(object, start, width).any(to_heap) {
            self.pending = true;
        }
    }
}

impl Interp<'_, '_> {
    /// Blocks that the last operation made unreachable. `loc` is where the innermost frame stands.
    #[cold]
    pub fn find_lost(&mut self, loc: LocId, held: &[ObjectId]) {
        self.m.watch.pending = false;
        let reached = self.reached(Some(loc), held);
        let span = self.m.span();
        let lost: Vec<ObjectId> =
            self.heap().filter(|id| !reached.contains(*id) && !self.m.watch.reported.contains(id)).collect();
        for id in lost {
            self.m.watch.reported.insert(id);
            let leak = self.leak(id, true, Some(span));
            self.leaks.push(leak);
        }
    }

    /// Blocks that a function alone held. Those that its result leads to live until the call takes or drops it.
    #[cold]
    pub fn find_lost_by_return(&mut self, loc: LocId, returned: &Returned<Value>) {
        let held: Vec<ObjectId> = match returned {
            Returned::Nothing => Vec::new(),
            Returned::Scalar(value, _) => memory::Value::mentions(value).into_iter().collect(),
            Returned::Aggregate { pieces, .. } => pieces.iter().filter_map(|piece| piece.mentions()).collect(),
        };
        self.find_lost(loc, &held);
        self.m.watch.pending = !held.is_empty();
    }

    /// Blocks that are still there at the end.
    pub fn find_leaks(&mut self, halt: &Halt) {
        let ended = matches!(halt, Halt::Exit(_) | Halt::Abort | Halt::ErrorReached { .. });
        if self.options.leaks == Leaks::Off || !ended {
            return;
        }
        let reached = self.reached(None, &[]);
        let left: Vec<ObjectId> = self.heap().filter(|id| !self.m.watch.reported.contains(id)).collect();
        for id in left {
            let leak = self.leak(id, !reached.contains(id), None);
            self.leaks.push(leak);
        }
    }

    fn heap(&self) -> impl Iterator<Item = ObjectId> {
        self.s.memory.live_objects().filter(|(_, object)| object.kind == ObjectKind::Heap).map(|(id, _)| id)
    }

    fn leak(&self, id: ObjectId, unreachable: bool, lost: Option<source::Span>) -> Leak {
        let object = self.s.memory.object(id);
        let allocated = self.m.born_span(object).map_or(source::Span::NONE, |(span, _)| span);
        Leak { bytes: object.size.known().unwrap_or(0), allocated, unreachable, lost }
    }

    /// What the program can still reach: through globals, the library, the outside, and the frames.
    fn reached(&mut self, loc: Option<LocId>, held: &[ObjectId]) -> Reached {
        let mut roots = held.to_vec();
        for (id, object) in self.s.memory.live_objects() {
            match object.kind {
                ObjectKind::Static | ObjectKind::ThreadLocal | ObjectKind::Library | ObjectKind::External => {
                    roots.push(id)
                }
                ObjectKind::Local
                | ObjectKind::Temp
                | ObjectKind::Alloca
                | ObjectKind::Varargs
                | ObjectKind::Heap
                | ObjectKind::StringLiteral
                | ObjectKind::Function => {}
            }
        }
        let cx = self.cx();
        let frames = self.s.frames.clone();
        // Where each frame stands: behind the call that the next one serves.
        let mut at = loc;
        for frame in frames.iter().rev() {
            let live = at.map(|at| self.live_temps(frame.function, at));
            for (&var, object) in cx.tables.locals(frame.function).iter().zip(&frame.bindings) {
                let dead = cx.program.vars[var].storage == Storage::Temp
                    && live.as_ref().is_some_and(|live| !live.contains(&var));
                roots.extend(object.filter(|_| !dead));
            }
            roots.extend(frame.varargs.iter().chain(&frame.allocas));
            at = frame.call.filter(|_| loc.is_some()).map(|edge| cx.program.edges[edge].target);
        }
        self.s.memory.reachable(roots)
    }

    /// The temporaries of a function that may be read from `loc` on.
    fn live_temps(&mut self, function: FunctionId, loc: LocId) -> FxHashSet<VarId> {
        let program = self.cx().program;
        let table = self.m.watch.live_temps.entry(function).or_insert_with(|| liveness(program, function));
        table.get(&loc).cloned().unwrap_or_default()
    }
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
            if let cfa::Callee::Pointer(x) = call.callee {
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
    loop {
        for place in used.drain(..) {
            match place.base {
                PlaceBase::Var(var) => vars.push(var),
                PlaceBase::Deref(x) => exprs.push(x),
                PlaceBase::String(_) => {}
            }
        }
        let Some(x) = exprs.pop() else { break };
        let (place, below) = operands(program, x);
        used.extend(place);
        exprs.extend(below);
    }
    vars.retain(|&var| program.vars[var].storage == Storage::Temp);
    (vars, whole)
}

fn is_scalar(program: &Program, var: VarId) -> bool {
    program.types.scalar(program.vars[var].ty.ty).is_some()
}
