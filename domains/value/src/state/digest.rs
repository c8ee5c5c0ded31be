//! The fingerprint of a state, by which coverage is looked for: how much a state knows, and what, as a sum over its
//! cells that is kept up to date step by step from what changed.

use std::rc::Rc;

use cpa::Digest;
use index::Id;
use memory::{Cell, Fill, Memory, Object, ObjectId, ObjectKind};

use crate::Val;
use crate::state::Flags;

/// Larger objects are left out: walking over an array with every write to it costs more than the comparisons it saves.
const LARGEST: u64 = 4096;

/// The digest of `new`, given that of `old`. Which blocks there are is part of it if that matters by itself.
pub(crate) fn updated(digest: Digest, old: &Memory<Val>, new: &Memory<Val>, flags: Flags) -> Digest {
    let mut sum = digest;
    old.diff(new, |id, a, b| {
        sum.exchange(of_object(id, a, flags), of_object(id, b, flags));
        true
    });
    sum
}

/// The objects of `new` that hold terms, given those of `old`.
pub(crate) fn symbolic(symbolic: &Rc<Vec<ObjectId>>, old: &Memory<Val>, new: &Memory<Val>) -> Rc<Vec<ObjectId>> {
    let mut changed: Option<Vec<ObjectId>> = None;
    old.diff(new, |id, _, object| {
        let holds =
            object.is_some_and(|object| object.contents().values().chain(object.attributes()).any(Val::has_term));
        let now = changed.as_deref().unwrap_or(symbolic);
        match (now.binary_search(&id), holds) {
            (Ok(at), false) => _ = changed.get_or_insert_with(|| symbolic.to_vec()).remove(at),
            (Err(at), true) => changed.get_or_insert_with(|| symbolic.to_vec()).insert(at, id),
            _ => {}
        }
        true
    });
    changed.map_or_else(|| symbolic.clone(), Rc::new)
}

/// The digest of a whole memory.
pub(crate) fn of_memory(memory: &Memory<Val>, flags: Flags) -> Digest {
    updated(Digest::default(), &Memory::default(), memory, flags)
}

fn of_object(id: ObjectId, object: Option<&Object<Val>>, flags: Flags) -> Digest {
    let mut sum = Digest::default();
    if object.is_some_and(|object| object.kind == ObjectKind::Heap) {
        // Where lists are folded, graphs of different shapes are compared.
        if flags.folds {
            return sum;
        }
        if flags.blocks {
            sum.add_shape(id.index() as u64);
        }
    }
    let Some(object) = object.filter(|object| object.size.bits() <= LARGEST) else { return sum };
    for piece in object.contents().pieces() {
        if flags.folds && piece.mentions().is_some() {
            continue;
        }
        let width = piece.width();
        let (known, value) = match &piece.cell {
            Cell::Fill(Fill::Uninit | Fill::Unknown | Fill::Background) => continue,
            // What was perhaps never written covers it.
            Cell::Value(Val::Perhaps { .. }) => continue,
            Cell::Fill(Fill::Zero) | Cell::Value(Val::Bits(0)) => (width, 0),
            Cell::Fill(Fill::Byte(byte)) => (width, u64::from(*byte)),
            Cell::Value(Val::Bits(bits)) => (width, *bits),
            Cell::Value(Val::Wide(bits)) => (width, **bits as u64 ^ (**bits >> 64) as u64),
            Cell::Value(Val::Pointer { object, offset }) => (width, (object.index() as u64 + 1) << 32 ^ *offset as u64),
            Cell::Value(Val::Part(part)) => (width, (part.object.index() as u64 + 1) << 32 ^ part.offset as u64),
            Cell::Value(Val::Dangling(Some(former))) => (width, u64::from(former.block) << 33 | 1),
            // These cover exact values, so they must weigh less. Which term it is does not matter up to renaming.
            Cell::Value(Val::Dangling(None)) => (width * 3 / 4, 1),
            Cell::Value(Val::Term { .. }) => (width / 2, 0),
            Cell::Value(Val::At { object, .. }) => (width * 3 / 4, object.index() as u64 + 1),
            Cell::Value(Val::Node { segment, .. }) => (width, (segment.index() as u64 + 1) << 32),
            Cell::Value(Val::Inside(object)) => (width / 2, object.index() as u64 + 1),
            Cell::Value(Val::Outside { null: false }) => (width / 2, 2),
            Cell::Value(Val::Outside { null: true }) => (width / 4, 3),
            Cell::Value(Val::Escaped { .. }) => (width / 8, 4),
            Cell::Value(Val::Unknown) => continue,
        };
        sum.add(id.index() as u64, piece.start, known, value);
    }
    sum
}
