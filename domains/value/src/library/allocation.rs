//! Models of functions that allocate, resize and free blocks, on the stack too.

use eval::{Objects, Store, Values};
use index::FxHashSet;
use memory::{Cell, Exposure, Fill, NewObject, ObjectId, ObjectKind, Piece, Size};
use spec::{Fault, Property};
use symbolic::WIDTH;
use term::Term;
use types::Scalar;

use super::bytes::Count;
use super::{Call, Implementation};
use crate::machine::attempt::Alternatives;
use crate::machine::env::Env;
use crate::machine::faults::IMPOSSIBLE_SIZE;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;
use crate::{Heap, Val};

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("malloc", |m, s, c| m.allocate_bytes(s, c, 0)),
    ("valloc", |m, s, c| m.allocate_bytes(s, c, 0)),
    ("memalign", |m, s, c| m.allocate_aligned(s, c)),
    ("aligned_alloc", |m, s, c| m.allocate_aligned(s, c)),
    ("calloc", |m, s, c| {
        let bytes = m.product(c, 0);
        m.allocate(s, bytes, Fill::Zero, ObjectKind::Heap)
    }),
    ("realloc", |m, s, c| {
        let bytes = m.size_argument(c, 1);
        m.resize(s, c, bytes)
    }),
    ("reallocarray", |m, s, c| {
        let bytes = m.product(c, 1);
        m.resize(s, c, bytes)
    }),
    ("free", |m, s, c| m.free(s, c)),
    ("cfree", |m, s, c| m.free(s, c)),
    ("posix_memalign", |m, s, c| m.allocate_aligned_at(s, c)),
    ("alloca", |m, s, c| m.allocate_on_stack(s, c)),
    ("alloca_with_align", |m, s, c| {
        let place = m.allocate_on_stack(s, c)?;
        // It counts in bits, and may be less than usual.
        let align = constant_argument(c, 1).map_or(1, |bits| bits / 8);
        Ok(with_align(s, place, |_| align))
    }),
    // An input.
    (cfa::ALLOCATION_SUCCEEDS, |_, _, _| Ok(None)),
];

/// Where there may be more blocks, it is listed who points where. Few are looked through faster than lists are kept.
/// Without them, and without what `heap/reachability.rs` keeps, two programs with 10,000 nodes took 16 and 34 s
/// instead of 0.7; they are a quarter of the memory then (docs/benchmarks.md).
/// (Where invariants are checked, lists are kept early, so that they are.)
const LISTED_FROM: u32 = if cfg!(debug_assertions) { 4 } else { 1024 };

const NULL: Val = Val::Bits(0);
const TOO_MANY_ON_STACK: &str = "`alloca` is asked for more bytes than there can be";

/// Error numbers of Linux.
const NO_MEMORY: u64 = 12;
const INVALID: u64 = 22;

/// How many bytes are asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Bytes {
    Known(u64),
    /// Of 64 bits.
    Term(Term),
    Unknown,
    /// More than there can be.
    TooMany,
}

impl From<Bytes> for Count {
    fn from(bytes: Bytes) -> Count {
        match bytes {
            Bytes::Known(bytes) => Count::Known(bytes),
            Bytes::Term(bytes) => Count::Term(bytes),
            Bytes::Unknown => Count::Unknown,
            Bytes::TooMany => Count::Known(u64::MAX / 8),
        }
    }
}

impl Env<'_> {
    /// No machine has more.
    pub(super) fn most_bytes(&self) -> u64 {
        self.cx.program.types.model.largest_object()
    }
}

impl ValueMachine<'_> {
    fn size_argument(&mut self, c: &Call, index: usize) -> Bytes {
        let Some(arg) = c.args.get(index) else { return Bytes::Unknown };
        match arg.value.constant().map(u64::try_from) {
            None => match self.number(&arg.value, eval::scalar_bits(self.cx, arg.scalar)) {
                Some(bytes) if self.terms().width(bytes) <= WIDTH => {
                    Bytes::Term(self.terms().zero_extend(bytes, WIDTH))
                }
                _ => Bytes::Unknown,
            },
            Some(Ok(bytes)) if bytes <= self.most_bytes() => Bytes::Known(bytes),
            Some(_) => Bytes::TooMany,
        }
    }
    pub(super) fn product(&mut self, c: &Call, first: usize) -> Bytes {
        let as_term = |m: &mut Self, bytes: Bytes| match bytes {
            Bytes::Known(bytes) => Some(m.terms().constant(bytes as u128, WIDTH)),
            Bytes::Term(bytes) => Some(bytes),
            Bytes::Unknown | Bytes::TooMany => None,
        };
        match (self.size_argument(c, first), self.size_argument(c, first + 1)) {
            (Bytes::Known(0), _) | (_, Bytes::Known(0)) => Bytes::Known(0),
            (Bytes::Known(a), Bytes::Known(b)) => match a.checked_mul(b).filter(|&bytes| bytes <= self.most_bytes()) {
                Some(bytes) => Bytes::Known(bytes),
                None => Bytes::TooMany,
            },
            (Bytes::TooMany, _) | (_, Bytes::TooMany) => Bytes::TooMany,
            (a @ (Bytes::Term(_) | Bytes::Known(_)), b @ (Bytes::Term(_) | Bytes::Known(_))) => {
                let (Some(a), Some(b)) = (as_term(self, a), as_term(self, b)) else { return Bytes::Unknown };
                let terms = self.terms();
                let (wide_a, wide_b) = (terms.zero_extend(a, 2 * WIDTH), terms.zero_extend(b, 2 * WIDTH));
                let wide = terms.mul(wide_a, wide_b);
                let high = terms.extract(wide, WIDTH, WIDTH);
                let none = terms.constant(0, WIDTH);
                let fits = terms.eq(high, none);
                let bytes = terms.extract(wide, 0, WIDTH);
                let too_many = terms.constant(u64::MAX as u128, WIDTH);
                Bytes::Term(terms.ite(fits, bytes, too_many))
            }
            (Bytes::Unknown, _) | (_, Bytes::Unknown) => Bytes::Unknown,
        }
    }

    /// The size of a variable-length array as a value; goes on only where there can be such an array.
    pub fn array_extent(&mut self, scalar: Scalar, bytes: &Val) -> StepResult<Option<Val>> {
        let (Scalar::Int(int), Some(term)) = (scalar, self.number(bytes, eval::scalar_bits(self.cx, scalar))) else {
            return Ok(None);
        };
        if int.width as u32 > WIDTH {
            return Ok(None);
        }
        let terms = self.terms();
        let wide = if int.signed { terms.sign_extend(term, WIDTH) } else { terms.zero_extend(term, WIDTH) };
        let most = self.most_bytes();
        let terms = self.terms();
        let most = terms.constant(most as u128, WIDTH);
        let wrong = terms.ult(most, wide);
        self.undefined_if(Fault::LibraryPrecondition, wrong, |_| IMPOSSIBLE_SIZE.to_owned())?;
        let right = self.terms().not(wrong);
        self.constrain(right)?;
        Ok(Some(self.value(wide)))
    }

    /// Whether as many bytes are found. An allocation that asks for more than there can be fails wherever programs run. Single
    /// properties speak of executions in which none does, so there this is one that does not happen.
    fn is_found(&mut self, s: &mut Store<Val>, bytes: Bytes, kind: ObjectKind) -> StepResult<bool> {
        let fails = self.asks_for(Fault::LibraryPrecondition);
        let bytes = match bytes {
            Bytes::Known(_) | Bytes::Unknown => return Ok(true),
            Bytes::TooMany if !fails => return Err(End::Infeasible),
            Bytes::TooMany if kind == ObjectKind::Alloca => {
                return Err(self.undefined(Fault::LibraryPrecondition, |_| TOO_MANY_ON_STACK.to_owned()));
            }
            Bytes::TooMany => return Ok(false),
            Bytes::Term(bytes) => bytes,
        };
        let most = self.most_bytes();
        let terms = self.terms();
        let most = terms.constant(most as u128, WIDTH);
        let wrong = terms.ult(most, bytes);
        let right = terms.not(wrong);
        if kind == ObjectKind::Alloca {
            self.undefined_if(Fault::LibraryPrecondition, wrong, |_| TOO_MANY_ON_STACK.to_owned())?;
        } else if fails && self.may_be(wrong) {
            match self.choose(Alternatives::new(2, "size"))? {
                Some(0) => {}
                Some(_) => {
                    self.constrain(wrong)?;
                    return Ok(false);
                }
                None => return Err(self.unsupported(s, "an allocation that may ask for more bytes than there can be")),
            }
        }
        self.constrain(right)?;
        Ok(true)
    }

    /// A block of the heap of as many bytes as this argument says.
    fn allocate_bytes(&mut self, s: &mut Store<Val>, c: &Call, size: usize) -> StepResult<Option<Val>> {
        let bytes = self.size_argument(c, size);
        self.allocate(s, bytes, Fill::Uninit, ObjectKind::Heap)
    }

    /// A block of the heap that begins at a multiple of the first argument.
    fn allocate_aligned(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let block = self.allocate_bytes(s, c, 1)?;
        let align = constant_argument(c, 0).unwrap_or(1);
        Ok(with_align(s, block, |least| least.max(align)))
    }

    /// `posix_memalign`.
    fn allocate_aligned_at(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [place, alignment, ..] = &c.args[..] else { return Ok(None) };
        let bytes = self.cx.program.types.model.pointer_bytes();
        let align = match alignment.value {
            Val::Bits(alignment) if alignment.is_power_of_two() && alignment >= bytes => alignment,
            Val::Bits(_) => return Ok(Some(Val::Bits(INVALID))),
            _ => return self.call_beyond(s, "a block of unknown alignment"),
        };
        if self.finds_no_memory(s)? {
            return Ok(Some(Val::Bits(NO_MEMORY)));
        }
        let (cx, target) = (self.cx, self.target_of(s, place)?);
        let block = self.allocate_bytes(s, c, 2)?;
        if block == Some(NULL) {
            return Ok(Some(Val::Bits(NO_MEMORY)));
        }
        let block = with_align(s, block, |least| least.max(align)).unwrap_or(Val::Unknown);
        eval::store_at(self, s, cx, target, None, Scalar::Pointer, block)?;
        Ok(Some(Val::Bits(0)))
    }

    /// Whether a function fails that has a way of its own to say that there is no memory. The automaton says it of others.
    pub(super) fn finds_no_memory(&mut self, s: &mut Store<Val>) -> StepResult<bool> {
        let program = self.cx.program;
        let may_fail = program.functions.iter().any(|f| program.name(f.name) == cfa::ALLOCATION_SUCCEEDS);
        match may_fail.then(|| self.succeeds()).transpose()? {
            None => Ok(false),
            Some(Some(succeeds)) => Ok(!succeeds),
            Some(None) => Err(self.unsupported(s, "an allocation that may fail")),
        }
    }

    fn allocate_on_stack(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let bytes = self.size_argument(c, 0);
        self.allocate(s, bytes, Fill::Uninit, ObjectKind::Alloca)
    }

    pub(super) fn allocate(
        &mut self,
        s: &mut Store<Val>,
        bytes: Bytes,
        fill: Fill,
        kind: ObjectKind,
    ) -> StepResult<Option<Val>> {
        if !self.is_found(s, bytes, kind)? {
            return Ok(Some(NULL));
        }
        let mut extent = None;
        let size = match bytes {
            Bytes::Known(bytes) => Size::Known(bytes),
            Bytes::Term(bytes) => {
                extent = Some(self.value(bytes));
                Size::Unknown
            }
            Bytes::Unknown if self.options.properties.memory() => {
                return Err(self.unsupported(s, "a block of unknown size"));
            }
            // It may be more than there can be: then there is no block.
            Bytes::Unknown if kind == ObjectKind::Heap => return Ok(Some(Val::Outside { null: true })),
            Bytes::Unknown | Bytes::TooMany => Size::Unknown,
        };
        if kind == ObjectKind::Heap {
            self.forget_freed_places(s);
        }
        let Some(id) = self.free_block(s) else {
            if self.options.properties.memory() {
                return Err(self.unsupported(s, "more blocks of one allocation than the analysis keeps apart"));
            }
            return Ok(Some(Val::Outside { null: false }));
        };
        let born = self.origin();
        let new = NewObject { born, fill, ..NewObject::new(kind, size, self.cx.program.types.model.block_align()) };
        s.memory.add_at(id, new);
        if self.tools.sites.len() > LISTED_FROM {
            s.memory.list_holders();
        }
        if let Some(extent) = extent {
            s.memory.set_extent(id, extent);
        }
        // The result may go nowhere.
        self.note_dropped_value(s, &Val::Pointer { object: id, offset: 0 });
        if kind == ObjectKind::Alloca {
            s.frame_mut().allocas.push(id);
        }
        let bits = s.memory.object(id).size.bits();
        self.apply_precision(s, id, 0, bits);
        if let Some(trace) = &mut self.tools.log {
            trace.write(id, 0, u64::MAX);
        }
        Ok(Some(Val::Pointer { object: id, offset: 0 }))
    }

    /// A block of this allocation that is not in use.
    fn free_block(&mut self, s: &mut Store<Val>) -> Option<ObjectId> {
        let first = self.block(0);
        if s.memory.get(first).is_none() {
            return Some(first);
        }
        match self.options.heap {
            Heap::Sites { blocks } => {
                if !self.options.properties.leaks() {
                    self.collect(s);
                }
                (0..blocks.max(1)).map(|index| self.block(index)).find(|&id| s.memory.get(id).is_none())
            }
            Heap::Graph => {
                // Between one that is in use and one that is not, there is a first one that is not.
                let is_free = |m: &mut Self, index: u32| s.memory.get(m.block(index)).is_none();
                let (mut used, mut free) = (0, 1);
                while !is_free(self, free) {
                    (used, free) = (free, free.checked_mul(2)?);
                }
                while free - used > 1 {
                    let middle = used + (free - used) / 2;
                    match is_free(self, middle) {
                        true => free = middle,
                        false => used = middle,
                    }
                }
                Some(self.block(free))
            }
        }
    }
    fn block(&mut self, index: u32) -> ObjectId {
        let number = self.tools.sites.number(self.at, index);
        self.layout.heap(number)
    }

    /// Removes blocks that nothing leads to. Where nobody asks for leaks, they are no more than a burden.
    pub fn collect(&mut self, s: &mut Store<Val>) {
        if self.step.flags.hidden {
            return;
        }
        let stays =
            |object: &memory::Object<Val>| object.kind != ObjectKind::Heap || object.exposure == Exposure::Escaped;
        let mut reached: FxHashSet<ObjectId> = FxHashSet::default();
        let mut work: Vec<ObjectId> =
            s.memory.objects().filter(|(_, object)| stays(object)).map(|(id, _)| id).collect();
        // A pointer that has left its block keeps it too: it may come back.
        while let Some(id) = work.pop() {
            let Some(object) = s.memory.get(id) else { continue };
            let mentioned = object.contents().values().filter_map(memory::Value::mentions);
            work.extend(mentioned.filter(|&id| reached.insert(id)));
        }
        let lost = |(id, object): &(ObjectId, &memory::Object<Val>)| !stays(object) && !reached.contains(id);
        let lost: Vec<ObjectId> = s.memory.objects().filter(lost).map(|(id, _)| id).collect();
        for id in lost {
            s.memory.replace_pointers(id, Val::dangling);
            s.memory.discard(id);
        }
    }

    fn resize(&mut self, s: &mut Store<Val>, c: &Call, bytes: Bytes) -> StepResult<Option<Val>> {
        let Some(old) = c.args.first() else { return Ok(None) };
        match old.value {
            Val::Bits(0) => return self.allocate(s, bytes, Fill::Uninit, ObjectKind::Heap),
            Val::Pointer { object, offset: 0 }
                if s.memory.get(object).is_some_and(|block| block.kind == ObjectKind::Heap) =>
            {
                if self.is_nothing(s, bytes)? {
                    self.free(s, c)?;
                    return Ok(Some(Val::Bits(0)));
                }
                let new = self.allocate(s, bytes, Fill::Uninit, ObjectKind::Heap)?;
                if new == Some(NULL) {
                    return Ok(new);
                }
                let may_fail = bytes == Bytes::Unknown;
                if let Some(Val::Pointer { object: to, .. }) = new {
                    self.move_contents(s, object, to);
                } else {
                    // The contents move out of sight, and with them what they point to.
                    let held: Vec<Val> = s.memory.object(object).contents().values().cloned().collect();
                    for value in held {
                        self.escape_value(s, &value, false);
                    }
                    self.step.flags.escaped = true;
                }
                if may_fail {
                    // Then the old block stays; and if it is gone, to use it ends the execution.
                    return Ok(new);
                }
                self.free(s, c)?;
                // The new block may be the old one.
                self.forget_freed_places(s);
                return Ok(new);
            }
            _ => {}
        }
        // Not known which block it is: the old one may or may not be gone, the new one is a copy of it.
        self.free(s, c)?;
        self.forget_freed_places(s);
        if self.options.properties.memory() {
            return Err(self.unsupported(s, "realloc of a block that is not known"));
        }
        Ok(Some(Val::Unknown))
    }

    /// Whether no bytes are asked for. Both at once would be two executions.
    fn is_nothing(&mut self, s: &mut Store<Val>, bytes: Bytes) -> StepResult<bool> {
        let bytes = match bytes {
            Bytes::Known(bytes) => return Ok(bytes == 0),
            Bytes::Unknown | Bytes::TooMany => return Ok(false),
            Bytes::Term(bytes) => bytes,
        };
        let some = self.terms().is_nonzero(bytes);
        let none = self.terms().not(some);
        match (self.may_be(none), self.may_be(some)) {
            (true, true) => Err(self.unsupported(s, "realloc to a size that may be zero")),
            (none, _) => Ok(none),
        }
    }

    /// What a block held goes to the one that takes its place, as far as both reach.
    fn move_contents(&mut self, s: &mut Store<Val>, from: ObjectId, to: ObjectId) {
        let (old, new) = (s.memory.object(from), s.memory.object(to));
        let kept = old.size.bits().min(new.size.bits());
        let mut pieces = s.memory.window(from, 0, kept);
        if [old.size, new.size].contains(&Size::Unknown) {
            self.keep_inside(s, &mut pieces, [from, to]);
        }
        s.memory.insert(to, 0, 0, kept, pieces);
        self.apply_precision(s, to, 0, kept);
        if let Some(trace) = &mut self.tools.log {
            trace.read(from, 0, kept);
        }
    }

    /// Forgets what may lie behind the end of one of these blocks. That nothing was written there stays true.
    fn keep_inside(&mut self, s: &Store<Val>, pieces: &mut [Piece<Val>], blocks: [ObjectId; 2]) {
        for piece in pieces.iter_mut().rev() {
            let is_pointer = match &piece.cell {
                Cell::Fill(Fill::Uninit | Fill::Unknown) => continue,
                Cell::Fill(_) => false,
                Cell::Value(value) => !value.is_number(),
            };
            if blocks.iter().all(|&block| self.reaches_for_sure(s, block, piece.end)) {
                break;
            }
            self.step.flags.hidden |= is_pointer;
            piece.cell = Cell::Fill(match self.options.properties.uninitialised() {
                true => Fill::Uninit,
                false => Fill::Unknown,
            });
        }
    }

    fn reaches_for_sure(&mut self, s: &Store<Val>, block: ObjectId, bits: u64) -> bool {
        if !self.is_symbolic() {
            return false;
        }
        let Some(size) = self.size_term(s, block) else { return false };
        let terms = self.terms();
        let end = terms.constant(bits.div_ceil(8) as u128, WIDTH);
        let is_behind = terms.ult(size, end);
        !self.may_be(is_behind)
    }

    pub(super) fn free(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let Some(arg) = c.args.first() else { return Ok(None) };
        let properties = self.options.properties;
        let is_block = |s: &Store<Val>, id: ObjectId| {
            s.memory.get(id).is_some_and(|object| object.is_live() && object.kind == ObjectKind::Heap)
        };
        let doubt = |m: &mut Self| {
            if properties.contains(Property::ValidFree) {
                m.note(|m| m.violation(Property::ValidFree, "free of what may be no block".to_owned()));
            } else if properties.memory() {
                m.note(|m| m.unsupported_target("free of what may be no block"));
            }
        };
        match arg.value {
            Val::Bits(0) => {}
            Val::Pointer { object, offset: 0 } if is_block(s, object) => self.end_block(s, object),
            Val::Inside(object) | Val::At { object, .. } if is_block(s, object) => {
                doubt(self);
                self.end_block(s, object);
            }
            Val::Outside { .. } => {
                if properties.memory() {
                    self.note(|m| m.unsupported_target("free of memory outside the program"));
                }
            }
            Val::Unknown
            | Val::Escaped { .. }
            | Val::Wide(_)
            | Val::Term { .. }
            | Val::Perhaps { .. }
            | Val::Part(_)
            | Val::Node { .. } => doubt(self),
            Val::Bits(_) | Val::Pointer { .. } | Val::At { .. } | Val::Inside(_) | Val::Dangling(_) => {
                let end = self.certain_fault(Property::ValidFree, "free of what is no block".to_owned());
                self.go_on(end)?;
            }
        }
        Ok(None)
    }

    pub(super) fn end_block(&mut self, s: &mut Store<Val>, id: ObjectId) {
        if let Some(trace) = &mut self.tools.log {
            trace.write(id, 0, u64::MAX);
        }
        self.note_dropped(s, id, 0, u64::MAX);
        self.end_pointers_to_block(s, id);
        s.memory.discard(id);
    }
}

fn constant_argument(c: &Call, index: usize) -> Option<u64> {
    u64::try_from(c.args.get(index)?.value.constant()?).ok()
}

/// Gives what was allocated another alignment, if that is one.
fn with_align(s: &mut Store<Val>, place: Option<Val>, align: impl Fn(u64) -> u64) -> Option<Val> {
    if let Some(Val::Pointer { object, .. }) = place {
        let align = align(s.memory.object(object).align);
        s.memory.set_align(object, if align.is_power_of_two() { align } else { 1 });
    }
    place
}
