//! Havoc: what is known and no longer holds is dropped, by writes that may go anywhere, for pointers to objects that
//! end, of what the outside may know. And what a precision does not track.

use eval::{Cx, Store};
use memory::{Cell, Exposure, Fill, ObjectId, ObjectKind, Piece};
use smallvec::SmallVec;

use crate::accesses::uninitialised::is_open;
use crate::heap::contents::holds_ours;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::unresolved::{Access, UnresolvedPlace};
use crate::machine::value_machine::ValueMachine;
use crate::prec::Root;
use crate::{PointerBits, Val};

impl Env<'_> {
    /// Whether an unknown pointer may lead to the object and change it.
    fn may_be_written(&self, object: &memory::Object<Val>) -> bool {
        // Arguments are, if not by those who know that they are.
        if (object.read_only && object.extent.is_none()) || !object.is_live() {
            return false;
        }
        match (object.kind, Root::of(object)) {
            (ObjectKind::Function | ObjectKind::StringLiteral | ObjectKind::Temp, _) => false,
            (_, Root::Var(var)) => self.cx.program.vars[var].address_taken,
            _ => true,
        }
    }
}

impl ValueMachine<'_> {
    /// Forgets what an object holds.
    pub fn forget(&mut self, s: &mut Store<Val>, object: ObjectId) {
        let Some(held) = s.memory.get(object).filter(|object| object.is_live()) else { return };
        if held.contents().pieces().all(|piece| piece.cell == Cell::Fill(Fill::Unknown)) {
            return;
        }
        let unwritten = self.unwritten_bits(s, object, (0, u64::MAX));
        if held.segment.is_some() || held.owner.is_some() {
            // Nodes whose links may be others are no segment any more, and nobody knows what they are instead.
            self.note(|m| m.unsupported_target("a write to an unknown place where a list is folded"));
        }
        let held = s.memory.object(object);
        // What an object holds that has escaped has escaped as well.
        let is_known = held.exposure == Exposure::Escaped && self.follows_escaped();
        self.step.flags.hidden |= !is_known && holds_ours(s, object, 0, held.size.bits());
        self.note_dropped(s, object, 0, u64::MAX);
        if let Some(trace) = &mut self.tools.log {
            trace.write(object, 0, u64::MAX);
        }
        s.memory.reset(object, Fill::Unknown);
        self.leave_unwritten(s, object, &unwritten);
    }

    /// Forgets everything that a pointer of which nothing is known may lead to.
    pub fn forget_reachable(&mut self, s: &mut Store<Val>) {
        self.concerns_all(s, "a write to an unknown place");
        let ids: Vec<ObjectId> =
            s.memory.objects().filter(|(_, object)| self.may_be_written(object)).map(|(id, _)| id).collect();
        for id in ids {
            self.forget(s, id);
        }
    }

    /// Forgets some objects and what can be reached from them.
    pub fn forget_behind(&mut self, s: &mut Store<Val>, objects: impl Iterator<Item = ObjectId>) {
        let reached = s.memory.reachable(objects);
        let behind =
            |&(id, object): &(ObjectId, &memory::Object<Val>)| reached.contains(id) && self.may_be_written(object);
        let ids: Vec<ObjectId> = s.memory.objects().filter(behind).map(|(id, _)| id).collect();
        for id in ids {
            self.forget(s, id);
        }
    }

    /// Forgets what code outside the program may have changed.
    pub fn forget_escaped(&mut self, s: &mut Store<Val>) {
        let escaped =
            |object: &memory::Object<Val>| object.exposure == Exposure::Escaped && self.may_be_written(object);
        let ids: Vec<ObjectId> = s.memory.objects().filter(|(_, object)| escaped(object)).map(|(id, _)| id).collect();
        for id in ids {
            self.forget(s, id);
        }
    }

    /// A write goes to no known position.
    pub fn written_elsewhere(
        &mut self,
        s: &mut Store<Val>,
        cx: Cx<'_>,
        access: &Access,
        place: UnresolvedPlace,
    ) -> StepResult<()> {
        if let UnresolvedPlace::Inside(object) = place
            && (!self.is_accessible(s, object) || s.memory.object(object).read_only)
        {
            return Err(eval::Accesses::fault(self, s, cx, access));
        }
        self.possible_fault(access, place);
        match place {
            // Places at an offset are told apart by those who know it.
            UnresolvedPlace::Inside(object) | UnresolvedPlace::At { object, .. } => self.forget(s, object),
            UnresolvedPlace::Unknown => self.forget_reachable(s),
            UnresolvedPlace::Escaped => {
                self.forget_escaped(s);
                self.forget_outside(s, None);
            }
            // Apart from all objects of the program.
            UnresolvedPlace::Outside { .. } => self.forget_outside(s, None),
            UnresolvedPlace::Nowhere => {}
        }
        Ok(())
    }

    /// A value is stored where the outside may see it. `hides` if an unknown one may be a pointer.
    pub fn escape_value(&mut self, s: &mut Store<Val>, value: &Val, hides: bool) {
        match value {
            Val::Pointer { object, .. }
            | Val::At { object, .. }
            | Val::Node { segment: object, .. }
            | Val::Part(PointerBits { object, .. })
            | Val::Inside(object) => self.escape(s, *object),
            Val::Unknown | Val::Term { .. } | Val::Perhaps { .. } if hides => {
                self.concerns_all(s, "an unknown pointer that leaves the program");
                let known = |object: &memory::Object<Val>| match Root::of(object) {
                    Root::Var(var) => self.cx.program.vars[var].address_taken,
                    Root::Site(_) | Root::Other | Root::Condition(_) => object.kind != ObjectKind::Function,
                };
                let ids: Vec<ObjectId> =
                    s.memory.objects().filter(|(_, object)| known(object)).map(|(id, _)| id).collect();
                self.step.flags.escaped = true;
                for id in ids {
                    s.memory.expose(id, Exposure::Escaped);
                }
            }
            Val::Bits(_)
            | Val::Wide(_)
            | Val::Term { .. }
            | Val::Perhaps { .. }
            | Val::Outside { .. }
            | Val::Escaped { .. }
            | Val::Dangling(_)
            | Val::Unknown => {}
        }
    }

    /// The outside knows an object, and so all that can be reached from it.
    pub fn escape(&mut self, s: &mut Store<Val>, object: ObjectId) {
        if self.layout.is_outside(object) {
            return;
        }
        self.step.flags.escaped = true;
        let mut reached = s.memory.reachable([object]);
        if reached.contains(self.layout.argument_array()) {
            // Which of its elements lead where is not in memory.
            reached = s.memory.reachable([object].into_iter().chain(self.argument_strings(s)));
        }
        let ids: Vec<ObjectId> = s.memory.objects().map(|(id, _)| id).filter(|&id| reached.contains(id)).collect();
        // What is unknown in there may lead to anything.
        let hides = ids.iter().any(|&id| {
            let object = s.memory.object(id);
            object.contents().pieces().any(|piece| {
                let unknown = matches!(
                    piece.cell,
                    Cell::Fill(Fill::Unknown | Fill::Uninit | Fill::Background)
                        | Cell::Value(Val::Term { .. } | Val::Perhaps { .. })
                );
                unknown && piece.width() >= self.cx.program.types.model.pointer_bits() as u64
            })
        });
        for id in ids {
            s.memory.expose(id, Exposure::Escaped);
        }
        if hides && self.step.flags.hidden {
            self.escape_value(s, &Val::Unknown, true);
        }
    }

    /// A value goes where nobody will find it.
    pub fn drop_pointer(&mut self, s: &Store<Val>, value: &Val) {
        self.step.flags.hidden |= memory::Value::mentions(value).is_some();
        self.note_dropped_value(s, value);
    }

    /// A value goes to some place in an object.
    pub fn blur_store(&mut self, s: &mut Store<Val>, object: ObjectId, value: &Val) {
        self.drop_pointer(s, value);
        if s.memory.get(object).is_some_and(|held| held.exposure == Exposure::Escaped) {
            self.escape_value(s, value, self.step.flags.hidden);
        }
    }

    /// Drops what the precision does not track from bits that were written as a whole, and lets the outside know what
    /// its objects now hold.
    pub fn apply_precision(&mut self, s: &mut Store<Val>, object: ObjectId, start: u64, width: u64) {
        let Some(container) = s.memory.get(object) else { return };
        let escaped = container.exposure == Exposure::Escaped;
        let pointers: SmallVec<[ObjectId; 4]> = s.memory.pointers_in(object, start, width).collect();
        for pointer in pointers {
            if s.memory.get(pointer).is_none() {
                // A struct that a function returned may point into the frame that has ended.
                s.memory.replace_pointers(pointer, Val::dangling);
            } else if escaped {
                self.escape(s, pointer);
            }
        }
        if self.prec.is_all() {
            return;
        }
        let root = Root::of(s.memory.object(object));
        for piece in s.memory.window(object, start, width) {
            self.apply_precision_to(s, object, root, &piece);
        }
    }

    fn apply_precision_to(&mut self, s: &mut Store<Val>, object: ObjectId, root: Root, piece: &Piece<Val>) {
        let always = self.options.keeps_pointers();
        let pointer_bits = self.cx.program.types.model.pointer_bits() as u64;
        match &piece.cell {
            Cell::Fill(Fill::Unknown | Fill::Uninit | Fill::Background) => {}
            Cell::Value(value) => {
                let pointer = !value.is_number()
                    || match root {
                        Root::Var(var) => self.shapes.is_pointer(var, piece.start, piece.end),
                        Root::Site(_) | Root::Other | Root::Condition(_) => {
                            *value == Val::Bits(0) && piece.width() == pointer_bits
                        }
                    };
                let kept = (pointer && always) || self.prec.tracks(root, piece.start, piece.width(), self.scope);
                if !kept {
                    self.step.flags.hidden |= value.is_ours();
                    self.note_dropped_value(s, value);
                    let fill = if is_open(piece) { Fill::Uninit } else { Fill::Unknown };
                    s.memory.fill(object, piece.start, piece.width(), fill);
                }
            }
            Cell::Fill(fill @ (Fill::Zero | Fill::Byte(_))) => {
                let mut kept = self.prec.parts(root, piece.start, piece.end, self.scope);
                if always && *fill == Fill::Zero {
                    match root {
                        Root::Var(var) => {
                            let pointers = self.shapes.pointers(var);
                            let first = pointers.partition_point(|range| range.1 <= piece.start);
                            let within = pointers[first..].iter().take_while(|range| range.0 < piece.end);
                            kept.extend(within.map(|range| (range.0.max(piece.start), range.1.min(piece.end))));
                        }
                        // Of heap blocks nobody knows where the pointers are.
                        Root::Site(_) | Root::Other | Root::Condition(_) => return,
                    }
                }
                if kept == [(piece.start, piece.end)] {
                    return;
                }
                s.memory.fill(object, piece.start, piece.width(), Fill::Unknown);
                for (from, to) in kept {
                    s.memory.fill(object, from, to - from, *fill);
                }
            }
        }
    }

    /// Forgets the names that only the step needed.
    pub fn drop_temporary_names(&mut self, s: &mut Store<Val>) {
        for (object, start, width) in std::mem::take(&mut self.step.temporary_names) {
            if s.memory.get(object).is_some_and(|held| held.is_live()) {
                self.apply_precision(s, object, start, width);
            }
        }
    }
}
