//! Variable arguments.
//!
//! The extra arguments of a call are an object of the callee's frame, each in a slot of 16 bytes (aggregates: as many
//! as they need). A `va_list` holds a pointer to the next slot: at byte 8 of the LP64 struct (`overflow_arg_area`), at
//! byte 0 in ILP32. Copying the list copies the cursor.

use memory::{Fill, ObjectKind, Target};
use types::{DataModel, Scalar, TypeId};

use crate::place::{fill, load_at, store_at};
use crate::{Cx, Located, Machine, Store};

pub(crate) fn slot_bytes(size: u64) -> u64 {
    size.max(1).next_multiple_of(16)
}

/// What `va_arg` expects.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum VaWanted {
    Type(TypeId),
    Scalar(Scalar),
    /// No argument: `va_start` in a function without variable ones, or a list that is none.
    List,
}

fn cursor<U>(cx: Cx<'_>, list: Located<U>) -> Located<U> {
    match cx.program.types.model {
        DataModel::Lp64 => list.moved(8),
        DataModel::Ilp32 => list,
    }
}

fn list_bytes(cx: Cx<'_>) -> u64 {
    match cx.program.types.model {
        DataModel::Lp64 => 24,
        DataModel::Ilp32 => 4,
    }
}

pub(crate) fn va_start<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    list: Located<M::Unresolved>,
) -> Result<(), M::Stop> {
    let Some(object) = s.frame().varargs else {
        m.check_vararg(s, cx, VaWanted::List, None)?;
        return Ok(());
    };
    if cx.program.types.model == DataModel::Lp64 {
        fill(m, s, cx, (list, None), list_bytes(cx), Fill::Zero)?;
    }
    let pointer = m.pointer(Target { object, offset: 0 });
    store_at(m, s, cx, cursor(cx, list), None, Scalar::Pointer, pointer)
}

/// Where the next variable argument of `bytes` bytes is; moves the list on.
pub fn va_next<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    list: Located<M::Unresolved>,
    wanted: VaWanted,
    bytes: u64,
) -> Result<Target, M::Stop> {
    let cursor = cursor(cx, list);
    let at = load_at(m, s, cx, cursor, None, Scalar::Pointer)?;
    let Some(target) = memory::Value::pointer(&at).filter(|&target| is_arguments(s, target)) else {
        m.check_vararg(s, cx, VaWanted::List, None)?;
        return Err(m.unsupported(s, "a va_list that was made in another way than by va_start"));
    };
    let owner = s.frames.iter().rev().find(|frame| frame.varargs == Some(target.object));
    let passed = owner.and_then(|frame| {
        let index = frame.vararg_types.binary_search_by_key(&(target.offset as u64), |slot| slot.0).ok()?;
        Some(frame.vararg_types[index].1)
    });
    m.check_vararg(s, cx, wanted, passed)?;
    let next = m.pointer(Target { offset: target.offset.wrapping_add(slot_bytes(bytes) as i64), ..target });
    store_at(m, s, cx, cursor, None, Scalar::Pointer, next)?;
    Ok(target)
}

/// Where the arguments are that a list has left, and their types; nobody knows what is left of the list afterwards.
/// `None` if it was made in another way than by `va_start`.
pub fn va_rest<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    list: Located<M::Unresolved>,
) -> Result<Option<Vec<(Target, TypeId)>>, M::Stop> {
    let next = match list.target().filter(|&target| is_arguments(s, target)) {
        // ILP32 passes the cursor itself.
        Some(cursor) => cursor,
        None => {
            let at = load_at(m, s, cx, cursor(cx, list), None, Scalar::Pointer)?;
            let Some(target) = memory::Value::pointer(&at).filter(|&target| is_arguments(s, target)) else {
                return Ok(None);
            };
            fill(m, s, cx, (list, None), list_bytes(cx), Fill::Unknown)?;
            target
        }
    };
    let owner = s.frames.iter().rev().find(|frame| frame.varargs == Some(next.object));
    let rest = owner.map(|frame| frame.vararg_types.iter().filter(|slot| slot.0 as i64 >= next.offset));
    Ok(rest.map(|slots| slots.map(|&(at, ty)| (Target { offset: at as i64, ..next }, ty)).collect()))
}

fn is_arguments<V: memory::Value>(s: &Store<V>, target: Target) -> bool {
    s.memory.get(target.object).is_some_and(|object| object.is_live() && object.kind == ObjectKind::Varargs)
}

pub(crate) fn va_copy<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    to: Located<M::Unresolved>,
    from: Located<M::Unresolved>,
) -> Result<(), M::Stop> {
    crate::place::copy(m, s, cx, (to, None), (from, None), list_bytes(cx))
}

pub(crate) fn va_end<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    list: Located<M::Unresolved>,
) -> Result<(), M::Stop> {
    fill(m, s, cx, (list, None), list_bytes(cx), Fill::Uninit)
}
