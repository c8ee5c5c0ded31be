//! The heap.

use eval::{Machine, State};
use index::{FxHashSet, Id};
use memory::{Exposure, Fill, NewObject, ObjectId, ObjectKind, Origin, Size};
use types::DataModel;

use super::{Call, Implementation};
use crate::Val;
use crate::machine::{Ended, Explicit};

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("malloc", |m, s, c| m.allocate(s, m.size_argument(c, 0), Fill::Uninit, ObjectKind::Heap)),
    ("valloc", |m, s, c| m.allocate(s, m.size_argument(c, 0), Fill::Uninit, ObjectKind::Heap)),
    ("memalign", |m, s, c| m.allocate(s, m.size_argument(c, 1), Fill::Uninit, ObjectKind::Heap)),
    ("aligned_alloc", |m, s, c| m.allocate(s, m.size_argument(c, 1), Fill::Uninit, ObjectKind::Heap)),
    ("calloc", |m, s, c| m.allocate(s, m.product(c, 0), Fill::Zero, ObjectKind::Heap)),
    ("realloc", |m, s, c| m.resize(s, c, m.size_argument(c, 1))),
    ("reallocarray", |m, s, c| m.resize(s, c, m.product(c, 1))),
    ("free", |m, s, c| m.free(s, c)),
    ("cfree", |m, s, c| m.free(s, c)),
    ("alloca", |m, s, c| m.allocate(s, m.size_argument(c, 0), Fill::Uninit, ObjectKind::Alloca)),
    ("alloca_with_align", |m, s, c| m.allocate(s, m.size_argument(c, 0), Fill::Uninit, ObjectKind::Alloca)),
];

/// How many bytes are asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Bytes {
    Known(u64),
    Unknown,
    /// More than there can be.
    TooMany,
}

impl Explicit<'_> {
    fn most_bytes(&self) -> u64 {
        match self.cx.program.types.model {
            DataModel::Ilp32 => i32::MAX as u64,
            DataModel::Lp64 => i64::MAX as u64,
        }
    }
    fn size_argument(&self, c: &Call, index: usize) -> Bytes {
        match c.args.get(index).and_then(|arg| arg.value.constant()) {
            None => Bytes::Unknown,
            Some(bits) => match u64::try_from(bits) {
                Ok(bytes) if bytes <= self.most_bytes() => Bytes::Known(bytes),
                _ => Bytes::TooMany,
            },
        }
    }
    fn product(&self, c: &Call, first: usize) -> Bytes {
        match (self.size_argument(c, first), self.size_argument(c, first + 1)) {
            (Bytes::Known(0), _) | (_, Bytes::Known(0)) => Bytes::Known(0),
            (Bytes::Known(a), Bytes::Known(b)) => match a.checked_mul(b).filter(|&bytes| bytes <= self.most_bytes()) {
                Some(bytes) => Bytes::Known(bytes),
                None => Bytes::TooMany,
            },
            (Bytes::TooMany, _) | (_, Bytes::TooMany) => Bytes::TooMany,
            _ => Bytes::Unknown,
        }
    }

    fn allocate(&mut self, s: &mut State<Val>, bytes: Bytes, fill: Fill, kind: ObjectKind) -> Ended<Option<Val>> {
        let size = match bytes {
            Bytes::Known(bytes) => Size::Known(bytes),
            Bytes::TooMany => return Ok(Some(Val::Bits(0))),
            Bytes::Unknown if self.options.properties.memory() => {
                return Err(self.unsupported(s, "a block of unknown size"));
            }
            // It may be more than there can be: then there is no block.
            Bytes::Unknown if kind == ObjectKind::Heap => return Ok(Some(Val::Outside { null: true })),
            Bytes::Unknown => Size::Unknown,
        };
        let Some(id) = self.free_block(s) else {
            if self.options.properties.memory() {
                return Err(self.unsupported(s, "more blocks of one allocation than the analysis keeps apart"));
            }
            return Ok(Some(Val::Outside { null: false }));
        };
        let new = NewObject { born: Origin(self.at.index() as u32), fill, ..NewObject::new(kind, size, 16) };
        s.memory.add_at(id, new);
        if kind == ObjectKind::Alloca {
            s.frame_mut().allocas.push(id);
        }
        let bits = s.memory.object(id).size.bits();
        self.settle(s, id, 0, bits);
        if let Some(trace) = &mut self.trace {
            trace.write(id, 0, u64::MAX);
        }
        Ok(Some(Val::Pointer { object: id, offset: 0 }))
    }

    /// The lowest block of this allocation that is not in use.
    fn free_block(&mut self, s: &mut State<Val>) -> Option<ObjectId> {
        let first = self.block(0);
        if s.memory.get(first).is_none() {
            return Some(first);
        }
        if !self.options.properties.memory() {
            self.collect(s);
        }
        (0..self.options.heap_blocks.max(1)).map(|index| self.block(index)).find(|&id| s.memory.get(id).is_none())
    }
    fn block(&mut self, index: u32) -> ObjectId {
        let number = self.sites.number(self.at, index);
        self.layout.heap(number)
    }

    /// Removes blocks that nothing leads to. Where nobody asks for leaks, they are no more than a burden.
    fn collect(&mut self, s: &mut State<Val>) {
        if self.flags.hidden {
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
            s.memory.replace_pointers(id, &Val::Dangling);
            s.memory.discard(id);
        }
    }

    fn resize(&mut self, s: &mut State<Val>, c: &Call, bytes: Bytes) -> Ended<Option<Val>> {
        let Some(old) = c.args.first() else { return Ok(None) };
        match old.value {
            Val::Bits(0) => return self.allocate(s, bytes, Fill::Uninit, ObjectKind::Heap),
            Val::Pointer { object, offset: 0 }
                if s.memory.get(object).is_some_and(|block| block.kind == ObjectKind::Heap) =>
            {
                if bytes == Bytes::Known(0) {
                    self.free(s, c)?;
                    return Ok(Some(Val::Bits(0)));
                }
                if bytes == Bytes::TooMany {
                    return Ok(Some(Val::Bits(0)));
                }
                let new = self.allocate(s, bytes, Fill::Uninit, ObjectKind::Heap)?;
                let may_fail = bytes == Bytes::Unknown;
                if let Some(Val::Pointer { object: to, .. }) = new {
                    let kept = s.memory.object(object).size.bits().min(s.memory.object(to).size.bits());
                    s.memory.copy(to, 0, object, 0, kept);
                    self.settle(s, to, 0, kept);
                    if let Some(trace) = &mut self.trace {
                        trace.read(object, 0, kept);
                    }
                } else {
                    // The contents move out of sight, and with them what they point to.
                    let held: Vec<Val> = s.memory.object(object).contents().values().cloned().collect();
                    for value in held {
                        self.give_away(s, &value, false);
                    }
                    self.flags.escaped = true;
                }
                if may_fail {
                    // Then the old block stays; and if it is gone, to use it ends the execution.
                    return Ok(new);
                }
                self.free(s, c)?;
                return Ok(new);
            }
            _ => {}
        }
        // Not known which block it is: the old one may or may not be gone, the new one is a copy of it.
        self.free(s, c)?;
        if self.options.properties.memory() {
            return Err(self.unsupported(s, "realloc of a block that is not known"));
        }
        Ok(Some(Val::Unknown))
    }

    fn free(&mut self, s: &mut State<Val>, c: &Call) -> Ended<Option<Val>> {
        let Some(arg) = c.args.first() else { return Ok(None) };
        let properties = self.options.properties;
        let is_block = |s: &State<Val>, id: ObjectId| {
            s.memory.get(id).is_some_and(|object| object.is_live() && object.kind == ObjectKind::Heap)
        };
        let doubt = |m: &mut Self| {
            if properties.free {
                m.note(|m| m.violation("valid-free", "free of what may be no block".to_owned()));
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
            Val::Unknown | Val::Wide(_) | Val::Term { .. } => doubt(self),
            Val::Bits(_) | Val::Pointer { .. } | Val::At { .. } | Val::Inside(_) | Val::Dangling => {
                return Err(self.wrong(properties.free, "valid-free", || "free of what is no block".to_owned()));
            }
        }
        Ok(None)
    }

    fn end_block(&mut self, s: &mut State<Val>, id: ObjectId) {
        if let Some(trace) = &mut self.trace {
            trace.write(id, 0, u64::MAX);
        }
        self.end_pointers(s, id);
        s.memory.discard(id);
    }
}
