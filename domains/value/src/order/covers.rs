//! The partial order of states (coverage, and joins of numbers cell by cell): one covers another if all that it knows
//! is so there.

use std::rc::Rc;

use cfa::Program;
use eval::{Frame, Store};
use memory::{Cell, Exposure, Fill, Memory, Object, ObjectId, ObjectKind, Piece, Value};
use symbolic::{Reasoner, value_at};

use crate::accesses::uninitialised::{is_open, leaves_open};
use crate::heap::contents::is_fact;
use crate::order::subsume::subsumes;
use crate::prec::Root;
use crate::{Val, ValueState};

/// What comparisons need to know.
#[derive(Clone, Copy)]
pub(crate) struct Order<'a> {
    pub program: &'a Program,
    /// Which blocks there are matters by itself, and not only to the pointers that lead there.
    pub blocks: bool,
    /// Lists are folded.
    pub folds: bool,
    /// It matters what was never written.
    pub uninitialised: bool,
}

/// Whether every concrete state of `new` is one of `reached`.
pub(crate) fn covers(
    order: Order<'_>,
    reached: &ValueState,
    new: &ValueState,
    reasoner: Option<&mut Reasoner>,
) -> bool {
    if reached.target.is_some() || new.target.is_some() {
        return reached == new;
    }
    let (a, b) = (reached.flags, new.flags);
    // An error could be shown behind the new one only.
    if a.undefined > 0 && b.undefined == 0 {
        return false;
    }
    if a.raw != b.raw || (b.escaped && !a.escaped) || (b.hidden && !a.hidden) {
        return false;
    }
    same_stacks(&reached.store, &new.store)
        && reached.store.memory.diff(&new.store.memory, |id, a, b| match (a, b) {
            (Some(a), Some(b)) => {
                same_object(a, b)
                    && a.segment.zip(b.segment).is_none_or(|(a, b)| a.least <= b.least)
                    && covers_count(a, b)
                    && covers_background(a, b)
                    && (reached.flags.hidden || !hides_pointers(&reached.store.memory, id, b))
                    && (b.exposure != Exposure::Escaped || a.exposure == Exposure::Escaped)
                    && covers_contents(&new.store.memory, id, a, b)
                    && (!order.uninitialised || leaves_open(a, b))
            }
            (Some(a), None) => {
                let is_unknown = |piece: &Piece<Val>| match order.uninitialised && a.kind != ObjectKind::Temp {
                    // What is not there was never written.
                    true => piece.cell == Cell::Fill(Fill::Uninit),
                    false => !is_fact(piece),
                };
                order.is_free(a) || (order.is_private(a) && a.contents().pieces().all(is_unknown))
            }
            // Pointers that only the new state has are hidden in the other one.
            (None, Some(b)) => {
                (order.is_free(b) || order.is_private(b))
                    && (reached.flags.hidden || !b.contents().pieces().any(|piece| piece.mentions().is_some()))
            }
            (None, None) => true,
        })
        && reasoner.is_none_or(|reasoner| subsumes(reached, new, reasoner))
}

/// A state that covers both, which knows what both know. `None` if they cannot be compared.
pub(crate) fn join(order: Order<'_>, a: &ValueState, b: &ValueState) -> Option<ValueState> {
    if a.target.is_some() || b.target.is_some() || a.flags.raw != b.flags.raw {
        return None;
    }
    if !same_stacks(&a.store, &b.store) {
        return None;
    }
    let mut joined = a.clone();
    joined.flags.escaped |= b.flags.escaped;
    joined.flags.hidden |= b.flags.hidden;
    joined.flags.former |= b.flags.former;
    joined.flags.undefined = joined.flags.undefined.min(b.flags.undefined);
    let mut lost = false;
    let comparable = a.store.memory.diff(&b.store.memory, |id, left, right| match (left, right) {
        (Some(left), Some(right)) => {
            if !same_object(left, right) || left.extent != right.extent {
                return false;
            }
            if order.uninitialised && !(leaves_open(left, right) && leaves_open(right, left)) {
                return false;
            }
            joined.store.memory.expose(id, right.exposure);
            if let (Some(ours), Some(theirs)) = (left.segment, right.segment) {
                let least = ours.least.min(theirs.least);
                joined.store.memory.set_segment(id, Some(memory::Segment { least, ..ours }));
                joined.store.memory.set_count(id, left.count.clone().filter(|_| left.count == right.count));
            }
            // Pointers that are not in cells.
            let backgrounds = [&left.background, &right.background].into_iter().flatten();
            lost |= backgrounds.into_iter().any(|background| !background.is_number());
            if left.background.is_some() && left.background != right.background {
                joined.store.memory.clear_background(id);
            }
            lost |= join_contents(&mut joined.store.memory, &b.store.memory, id, left);
            // Pointers of the other side that the common state does not have.
            lost |= right.contents().pieces().any(|piece| match &piece.cell {
                Cell::Value(value) if value.mentions().is_some() => {
                    value_at(&joined.store.memory, id, piece.start, piece.width()) == Val::Unknown
                }
                Cell::Value(_) | Cell::Fill(_) => false,
            });
            true
        }
        (Some(left), None) => {
            lost |= left.contents().values().any(|value| value.mentions().is_some());
            if order.is_free(left) {
                joined.store.memory.discard(id);
                return true;
            }
            joined.store.memory.reset(id, if order.uninitialised { Fill::Uninit } else { Fill::Unknown });
            order.is_private(left)
        }
        (None, Some(right)) => {
            lost |= right.contents().values().any(|value| value.mentions().is_some());
            order.is_free(right) || order.is_private(right)
        }
        (None, None) => true,
    });
    joined.flags.hidden |= lost;
    let conditions = a.conditions.filtered(|term, _| b.conditions.terms().contains(&term));
    let ValueState { store: s, flags, .. } = joined;
    comparable.then(|| a.followed_by(s, flags, Some(conditions)))
}

fn same_stacks(a: &Store<Val>, b: &Store<Val>) -> bool {
    if a.is_alone() && b.is_alone() {
        return same_frames(&a.frames, &b.frames);
    }
    a.stacks().map(|(thread, _)| thread).eq(b.stacks().map(|(thread, _)| thread))
        && a.stacks().zip(b.stacks()).all(|((_, a), (_, b))| same_frames(a, b))
}

fn same_frames(a: &[Rc<Frame>], b: &[Rc<Frame>]) -> bool {
    // Bindings follow from which objects there are.
    let same = |a: &Rc<Frame>, b: &Rc<Frame>| {
        Rc::ptr_eq(a, b)
            || (a.function == b.function
                && a.call == b.call
                && a.serial == b.serial
                && a.allocas == b.allocas
                && a.varargs == b.varargs
                && a.vararg_types == b.vararg_types)
    };
    a.len() == b.len() && a.iter().zip(b).rev().all(|(a, b)| same(a, b))
}

fn same_object(a: &Object<Val>, b: &Object<Val>) -> bool {
    // What terms stand for is looked at when all else agrees.
    let same_extent = match (&a.extent, &b.extent) {
        (Some(Val::Term { .. }), Some(_)) => true,
        (a, b) => a == b,
    };
    let same_kind = a.kind == b.kind && a.born == b.born && a.read_only == b.read_only && a.owner == b.owner;
    let same_size = a.size == b.size && a.kinds == b.kinds && a.align == b.align;
    let same_segment = match (a.segment, b.segment) {
        (Some(a), Some(b)) => a.links == b.links,
        (a, b) => a == b,
    };
    same_kind && a.life == b.life && same_size && same_extent && same_segment
}

impl Order<'_> {
    /// Whether nothing can point to the object, so that its absence only means that nothing is known of it.
    fn is_private(self, object: &Object<Val>) -> bool {
        match (object.kind, Root::of(object)) {
            (ObjectKind::Temp, _) => true,
            (ObjectKind::Local, Root::Var(var)) => {
                let declared = &self.program.vars[var];
                !declared.address_taken && declared.size != cfa::VarSize::Dynamic
            }
            _ => false,
        }
    }

    /// Whether the object may be in one state and not in the other. Exact pointers to it are in one only, then, and the
    /// other knows nothing of what they hold; and to use a block that is gone ends the execution.
    fn is_free(self, object: &Object<Val>) -> bool {
        object.kind == ObjectKind::Heap && !self.blocks
    }
}

/// Whether the object has pointers of which `memory` knows nothing there.
fn hides_pointers(memory: &Memory<Val>, id: ObjectId, object: &Object<Val>) -> bool {
    object
        .contents()
        .pieces()
        .any(|piece| piece.mentions().is_some() && value_at(memory, id, piece.start, piece.width()) == Val::Unknown)
}

/// What terms stand for is looked at when all else agrees.
fn covers_count(reached: &Object<Val>, new: &Object<Val>) -> bool {
    match (&reached.count, &new.count) {
        (None, _) | (Some(Val::Term { .. }), Some(_)) => true,
        (ours, theirs) => ours == theirs,
    }
}

/// What terms stand for is looked at when all else agrees.
fn covers_background(reached: &Object<Val>, new: &Object<Val>) -> bool {
    match &reached.background {
        None | Some(Val::Term { .. }) => true,
        background => *background == new.background,
    }
}

fn covers_contents(memory: &Memory<Val>, id: ObjectId, reached: &Object<Val>, new: &Object<Val>) -> bool {
    reached.contents().pieces().all(|piece| match &piece.cell {
        // What terms stand for is looked at when all else agrees.
        Cell::Value(Val::Term { .. } | Val::Perhaps { .. } | Val::At { .. }) => true,
        Cell::Value(value) => value.covers(&value_at(memory, id, piece.start, piece.width())),
        Cell::Fill(fill @ (Fill::Zero | Fill::Byte(_) | Fill::Background)) => {
            new.contents().overlapping(piece.start, piece.end).all(|part| agrees(*fill, part, piece))
        }
        Cell::Fill(Fill::Uninit | Fill::Unknown) => true,
    })
}

/// Whether the bits of `part` within `piece` are those of the fill.
fn agrees(fill: Fill, part: &Piece<Val>, piece: &Piece<Val>) -> bool {
    let clipped = part.clip(piece.start, piece.end);
    match clipped.cell {
        Cell::Fill(other) => other == fill,
        Cell::Value(ref value) => {
            let width = clipped.width();
            width <= 128 && value.constant().is_some_and(|bits| Some(bits) == fill.bits(clipped.start, width as u32))
        }
    }
}

/// Keeps in `joined` what `other` knows too. Whether a pointer was lost.
fn join_contents(joined: &mut Memory<Val>, other: &Memory<Val>, id: ObjectId, left: &Object<Val>) -> bool {
    let mut lost = false;
    for piece in left.contents().pieces() {
        match &piece.cell {
            Cell::Value(value) => {
                let common = value.join(&value_at(other, id, piece.start, piece.width()));
                if common != *value && is_open(piece) {
                    joined.fill(id, piece.start, piece.width(), Fill::Uninit);
                } else if common != *value {
                    lost |= common == Val::Unknown && value.mentions().is_some();
                    joined.write(id, piece.start, piece.width(), common);
                }
            }
            Cell::Fill(fill @ (Fill::Zero | Fill::Byte(_) | Fill::Background)) => {
                let parts: Vec<Piece<Val>> =
                    other.object(id).contents().overlapping(piece.start, piece.end).cloned().collect();
                for part in parts.iter().filter(|part| !agrees(*fill, part, piece)) {
                    let clipped = part.clip(piece.start, piece.end);
                    let common = match (fill, &clipped.cell) {
                        (Fill::Zero, Cell::Value(value)) => Val::Bits(0).join(value),
                        _ => Val::Unknown,
                    };
                    joined.write(id, clipped.start, clipped.width(), common);
                }
            }
            Cell::Fill(Fill::Uninit | Fill::Unknown) => {}
        }
    }
    lost
}
