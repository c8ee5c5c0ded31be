//! Heap blocks that nobody frees.
//!
//! At the end of the program, every block still allocated is a leak for `valid-memcleanup`; one that nothing can reach
//! is one for `valid-memtrack`. Where asked for, blocks are also looked for after every operation that drops a pointer,
//! so that the report names the place where the last reference went.
//!
//! Temporaries of lowering are no references of the program: one counts only as long as something may still read it.

use std::rc::Rc;

use cfa::{Live, LocId, Storage};
use eval::{ReturnValue, Store};
use index::FxHashSet;
use memory::{Exposure, ObjectId, ObjectKind, ObjectSet};

use crate::run::Interp;
use crate::{Halt, Leak, Leaks, Loss, Value};

/// Notices operations that may drop the last reference to a block.
#[derive(Debug)]
pub(crate) struct Watch {
    on: bool,
    pending: bool,
    live: Rc<Live>,
    reported: FxHashSet<ObjectId>,
}

impl Watch {
    pub fn new(leaks: Leaks, live: Rc<Live>) -> Self {
        Watch { on: leaks == Leaks::Lost, pending: false, live, reported: FxHashSet::default() }
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
    pub fn overwrites(&mut self, s: &Store<Value>, object: ObjectId, start: u64, width: u64) {
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
        let loss = Loss { span: self.m.span(), steps: self.steps };
        let is_lost = |id: &ObjectId| self.is_lost(*id, &reached) && !self.m.watch.reported.contains(id);
        let lost: Vec<ObjectId> = self.heap().filter(is_lost).collect();
        self.note_loss(&lost);
        for id in lost {
            self.m.watch.reported.insert(id);
            let leak = self.leak(id, true, Some(loss));
            self.leaks.push(leak);
        }
    }

    /// Blocks that a function alone held. Those that its result leads to live until the call takes or drops it.
    #[cold]
    pub fn find_lost_by_return(&mut self, loc: LocId, returned: &ReturnValue<Value>) {
        let held: Vec<ObjectId> = match returned {
            ReturnValue::Nothing => Vec::new(),
            ReturnValue::Scalar(value, _) => memory::Value::mentions(value).into_iter().collect(),
            ReturnValue::Aggregate { pieces, .. } => pieces.iter().filter_map(|piece| piece.mentions()).collect(),
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
        let lost: Vec<ObjectId> = left.iter().copied().filter(|&id| self.is_lost(id, &reached)).collect();
        self.note_loss(&lost);
        for id in left {
            let leak = self.leak(id, self.is_lost(id, &reached), None);
            self.leaks.push(leak);
        }
    }

    fn note_loss(&mut self, lost: &[ObjectId]) {
        if !lost.is_empty() && self.at_loss.is_none() {
            self.at_loss = Some((self.store.clone(), lost.to_vec()));
        }
    }

    /// Whether nothing leads to a block. Of one whose address is hidden in a number, nobody can tell.
    fn is_lost(&self, id: ObjectId, reached: &ObjectSet) -> bool {
        !reached.contains(id) && self.store.memory.object(id).exposure != Exposure::Escaped
    }

    fn heap(&self) -> impl Iterator<Item = ObjectId> {
        self.store.memory.live_objects().filter(|(_, object)| object.kind == ObjectKind::Heap).map(|(id, _)| id)
    }

    fn leak(&self, id: ObjectId, unreachable: bool, lost: Option<Loss>) -> Leak {
        let object = self.store.memory.object(id);
        let allocated = self.m.born_span(object).map_or(source::Span::NONE, |(span, _)| span);
        Leak { bytes: object.size.known().unwrap_or(0), allocated, unreachable, lost }
    }

    /// What the program can still reach: through globals, the library, the outside, and the frames.
    fn reached(&mut self, loc: Option<LocId>, held: &[ObjectId]) -> ObjectSet {
        let mut roots = held.to_vec();
        for (id, object) in self.store.memory.live_objects() {
            match object.kind {
                ObjectKind::Static
                | ObjectKind::ThreadLocal
                | ObjectKind::Library
                | ObjectKind::Argument
                | ObjectKind::External => roots.push(id),
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
        let frames = self.store.frames.clone();
        // Where each frame stands: behind the call that the next one serves.
        let mut at = loc;
        for frame in frames.iter().rev() {
            for (&var, object) in cx.tables.locals(frame.function).iter().zip(&frame.bindings) {
                let dead = cx.program.vars[var].storage == Storage::Temp
                    && at.is_some_and(|at| !self.m.watch.live.is_live(cx.program, at, var));
                roots.extend(object.filter(|_| !dead));
            }
            roots.extend(frame.varargs.iter().chain(&frame.allocas));
            at = frame.call.filter(|_| loc.is_some()).map(|edge| cx.program.edges[edge].target);
        }
        self.store.memory.reachable(roots)
    }
}
