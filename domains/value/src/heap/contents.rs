//! Classes of objects: what they hold, and which kinds of them come and go.

use eval::Store;
use memory::{Cell, Fill, ObjectId, ObjectKind, Piece};

use crate::Val;

/// Whether a pointer, or part of one, is in these bits.
pub(crate) fn holds_pointer(s: &Store<Val>, object: ObjectId, start: u64, width: u64) -> bool {
    holds(s, object, start, width, |value| !value.is_number())
}

/// Whether a pointer to an object that the outside may not know, or part of one, is in these bits.
pub(crate) fn holds_ours(s: &Store<Val>, object: ObjectId, start: u64, width: u64) -> bool {
    holds(s, object, start, width, Val::is_ours)
}

fn holds(s: &Store<Val>, object: ObjectId, start: u64, width: u64, wanted: impl Fn(&Val) -> bool) -> bool {
    s.memory.get(object).is_some_and(|held| {
        held.contents().overlapping(start, start.saturating_add(width)).any(|piece| match &piece.cell {
            Cell::Value(value) => wanted(value),
            Cell::Fill(Fill::Background) => held.background.as_ref().is_some_and(|held| !held.is_number()),
            Cell::Fill(_) => false,
        })
    })
}

/// Whether the background of an object says what a bit is.
pub(crate) fn is_background(s: &Store<Val>, object: ObjectId, at: u64) -> bool {
    s.memory.piece(object, at).is_some_and(|piece| piece.cell == Cell::Fill(Fill::Background))
}

/// Whether objects of this kind die and leave their id to others.
pub(crate) fn is_mortal(kind: ObjectKind) -> bool {
    matches!(
        kind,
        ObjectKind::Local | ObjectKind::Alloca | ObjectKind::Varargs | ObjectKind::Heap | ObjectKind::Library
    )
}

/// Whether the object was there before any block that is gone now, or is a block itself.
pub(crate) fn is_apart_from_former(kind: ObjectKind) -> bool {
    match kind {
        ObjectKind::Heap | ObjectKind::Static | ObjectKind::StringLiteral | ObjectKind::Function => true,
        ObjectKind::ThreadLocal
        | ObjectKind::Local
        | ObjectKind::Temp
        | ObjectKind::Alloca
        | ObjectKind::External
        | ObjectKind::Varargs
        | ObjectKind::Library
        | ObjectKind::Argument => false,
    }
}

/// Whether something is known of these bits.
pub(crate) fn is_fact(piece: &Piece<Val>) -> bool {
    match piece.cell {
        Cell::Value(_) | Cell::Fill(Fill::Zero | Fill::Byte(_) | Fill::Background) => true,
        Cell::Fill(Fill::Uninit | Fill::Unknown) => false,
    }
}

/// A block that was not freed.
pub(crate) fn is_live_block(s: &Store<Val>, id: ObjectId) -> bool {
    s.memory.get(id).is_some_and(|object| object.is_live() && object.kind == ObjectKind::Heap)
}
