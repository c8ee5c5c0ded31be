//! Places: where they are, reading and writing them.

use cfa::{BitRange, Place, PlaceBase, Storage, VarId, VarSize};
use memory::{Cell, Fill, ObjectId, Piece, Target};
use types::{IntType, Scalar};

use crate::expr::{pointer_of, scalar_bits};
use crate::{Access, Cx, Machine, State};

/// The object and byte offset of a place where a scalar, or something else, is going to be accessed.
#[inline]
pub fn locate<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    scalar: Option<Scalar>,
) -> Result<Target, M::Stop> {
    match place.base {
        PlaceBase::Var(var) => {
            let object = match s.bound(cx, var) {
                Some(object) => object,
                None => unbound(m, s, cx, var)?,
            };
            Ok(Target { object, offset: place.offset })
        }
        PlaceBase::String(string) => Ok(Target { object: s.string(cx, string), offset: place.offset }),
        PlaceBase::Deref(x) => {
            let pointer = pointer_of(m, s, cx, x)?;
            let target = m.deref(s, cx, Some(place), x, pointer, scalar)?;
            Ok(Target { offset: target.offset.wrapping_add(place.offset), ..target })
        }
    }
}

/// The object of a variable that has none. Only `Open` begins the life of a local that pointers may lead to: behind its end
/// its name must not stand for a fresh object, or whoever named it there would find it alive.
#[cold]
fn unbound<M: Machine>(m: &mut M, s: &mut State<M::Value>, cx: Cx<'_>, var: VarId) -> Result<ObjectId, M::Stop> {
    let declared = &cx.program.vars[var];
    let is_opened = declared.address_taken || declared.size == VarSize::Dynamic;
    if declared.storage == Storage::Local && is_opened {
        let name = cx.program.name(declared.name);
        return Err(m.unsupported(s, &format!("the name `{name}` outside the life of its object")));
    }
    m.unbound(s, cx, var)
}

#[inline]
pub(crate) fn first_bit(offset: i64, bits: Option<BitRange>) -> i64 {
    let start = offset.saturating_mul(8);
    match bits {
        Some(range) => start.saturating_add(range.start as i64),
        None => start,
    }
}

/// Reads a scalar.
#[inline]
pub fn load<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    scalar: Scalar,
) -> Result<M::Value, M::Stop> {
    let target = locate(m, s, cx, place, Some(scalar))?;
    load_at(m, s, cx, target, Some(place), scalar)
}

/// Reads a scalar at a known target; `place` tells the bits of a bit-field and is what messages show.
pub fn load_at<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    target: Target,
    place: Option<&Place>,
    scalar: Scalar,
) -> Result<M::Value, M::Stop> {
    let bits = place.and_then(|place| place.bits);
    let width = bits.map_or_else(|| scalar_bits(cx, scalar), |range| range.width as u64);
    let start = first_bit(target.offset, bits);
    m.reads(target.object, start as u64, width);
    // An exact edge is inside a live object.
    if start >= 0
        && let Some(value) = s.memory.read_exact(target.object, start as u64, width)
    {
        let value = value.clone();
        return widen(m, s, bits, scalar, value);
    }
    let access = Access { place: place.copied(), target, start, width, is_write: false };
    if !in_bounds(s, &access) && !m.admits(s, cx, &access)? {
        return m.load_elsewhere(s, cx, &access, scalar);
    }
    let found = s.memory.read(target.object, start as u64, width);
    let part = match (bits, scalar) {
        (Some(range), Scalar::Int(int)) => Scalar::Int(IntType { width: range.width, signed: int.signed }),
        _ => scalar,
    };
    let value = m.loaded(s, cx, &access, part, found)?;
    widen(m, s, bits, scalar, value)
}

/// Extends the bits of a bit-field to its type.
#[inline]
fn widen<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    bits: Option<BitRange>,
    scalar: Scalar,
    value: M::Value,
) -> Result<M::Value, M::Stop> {
    match (bits, scalar) {
        (Some(range), Scalar::Int(int)) if range.width != int.width => {
            let from = Scalar::Int(IntType { width: range.width, signed: int.signed });
            m.convert(s, index::Id::from_usize(0), from, scalar, value)
        }
        _ => Ok(value),
    }
}

pub(crate) fn in_bounds<V: memory::Value>(s: &State<V>, access: &Access) -> bool {
    let Some(object) = s.memory.get(access.target.object) else { return false };
    let inside = u64::try_from(access.start).is_ok_and(|start| match start.checked_add(access.width) {
        Some(end) => end <= object.size.bits(),
        None => false,
    });
    inside && object.is_live() && object.kind != memory::ObjectKind::Function && object.extent.is_none()
}

/// Writes a scalar.
#[inline]
pub fn store<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    scalar: Scalar,
    value: M::Value,
) -> Result<(), M::Stop> {
    let target = locate(m, s, cx, place, Some(scalar))?;
    store_at(m, s, cx, target, Some(place), scalar, value)
}

/// Writes a scalar at a known target.
pub fn store_at<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    target: Target,
    place: Option<&Place>,
    scalar: Scalar,
    mut value: M::Value,
) -> Result<(), M::Stop> {
    let bits = place.and_then(|place| place.bits);
    let mut width = scalar_bits(cx, scalar);
    if let Some(range) = bits
        && range.width as u64 != width
    {
        width = range.width as u64;
        let to = Scalar::Int(IntType::unsigned(range.width));
        value = m.convert(s, index::Id::from_usize(0), scalar, to, value)?;
    }
    let start = first_bit(target.offset, bits);
    if start >= 0 {
        m.overwrites(s, target.object, start as u64, width);
        value = m.stored(s, target.object, start as u64, width, scalar, value);
    }
    let Err(value) = s.memory.try_write(target.object, start, width, value, false) else { return Ok(()) };
    let access = Access { place: place.copied(), target, start, width, is_write: true };
    let value = match initialises(s, &access) {
        true => s.memory.try_write(target.object, start, width, value, true),
        false => Err(value),
    };
    match value {
        Ok(()) => Ok(()),
        Err(value) if m.admits(s, cx, &access)? => {
            s.memory.write(target.object, start as u64, width, value);
            Ok(())
        }
        Err(value) => m.store_elsewhere(s, cx, &access, scalar, value),
    }
}

/// Whether this is the initialisation of a constant object: nothing else writes it by its own name.
fn initialises<V: memory::Value>(s: &State<V>, access: &Access) -> bool {
    let by_name = access.place.is_some_and(|place| matches!(place.base, PlaceBase::Var(_)));
    by_name && s.memory.get(access.target.object).is_some_and(|object| object.read_only)
}

/// Checks an access to whole bytes and gives its first bit.
pub fn check_bytes<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    target: Target,
    place: Option<&Place>,
    bytes: u64,
    is_write: bool,
) -> Result<u64, M::Stop> {
    match bytes_at(m, s, cx, (target, place), bytes, is_write)? {
        Ok(start) => Ok(start),
        Err(access) => Err(m.fault(s, cx, &access)),
    }
}

/// The first bit of some bytes that are about to be accessed, if they are where they should be.
fn bytes_at<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    (target, place): (Target, Option<&Place>),
    bytes: u64,
    is_write: bool,
) -> Result<Result<u64, Access>, M::Stop> {
    let start = target.offset.saturating_mul(8);
    let access = Access { place: place.copied(), target, start, width: bytes.saturating_mul(8), is_write };
    let constant = is_write && s.memory.get(target.object).is_some_and(|object| object.read_only);
    let inside = in_bounds(s, &access) || m.admits(s, cx, &access)?;
    if !inside || (constant && !initialises(s, &access)) {
        return Ok(Err(access));
    }
    if is_write {
        m.overwrites(s, target.object, start as u64, access.width);
    } else {
        m.reads(target.object, start as u64, access.width);
    }
    Ok(Ok(start as u64))
}

/// Sets bytes to one fill.
pub fn fill<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    to: (Target, Option<&Place>),
    bytes: u64,
    fill: Fill,
) -> Result<(), M::Stop> {
    if bytes == 0 {
        return Ok(());
    }
    match bytes_at(m, s, cx, to, bytes, true)? {
        Ok(start) => {
            s.memory.fill(to.0.object, start, bytes.saturating_mul(8), fill);
            m.copied(s, to.0.object, start, bytes.saturating_mul(8));
            Ok(())
        }
        Err(access) => m.bytes_elsewhere(s, cx, &access, Some(&[])),
    }
}

/// Copies bytes with whatever they hold.
pub fn copy<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    to: (Target, Option<&Place>),
    from: (Target, Option<&Place>),
    bytes: u64,
) -> Result<(), M::Stop> {
    if bytes == 0 {
        return Ok(());
    }
    let source = match bytes_at(m, s, cx, from, bytes, false)? {
        Ok(start) => Some(start),
        Err(access) => {
            m.bytes_elsewhere(s, cx, &access, None)?;
            None
        }
    };
    let bits = bytes.saturating_mul(8);
    match (bytes_at(m, s, cx, to, bytes, true)?, source) {
        (Ok(to_start), Some(start)) => s.memory.copy(to.0.object, to_start, from.0.object, start, bits),
        (Ok(to_start), None) => s.memory.fill(to.0.object, to_start, bits, Fill::Unknown),
        (Err(access), source) => {
            let pieces = source.map(|start| s.memory.window(from.0.object, start, bits));
            return m.bytes_elsewhere(s, cx, &access, pieces.as_deref());
        }
    }
    m.copied(s, to.0.object, to.0.offset as u64 * 8, bits);
    Ok(())
}

/// As [`copy`], where places that overlap in part leave it undefined what is copied.
pub fn copy_apart<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    to: (Target, Option<&Place>),
    from: (Target, Option<&Place>),
    bytes: u64,
) -> Result<(), M::Stop> {
    copy(m, s, cx, to, from, bytes)?;
    let (target, source) = (to.0, from.0);
    let apart = target.offset.abs_diff(source.offset);
    if target.object == source.object && apart != 0 && apart < bytes && s.memory.get(target.object).is_some() {
        return Err(m.overlaps(s, target, source, bytes));
    }
    Ok(())
}

/// The pieces of an object from bit `start` on.
#[derive(Clone, PartialEq, Debug)]
pub struct Window<V> {
    pub start: u64,
    pub pieces: Vec<Piece<V>>,
}

/// The pieces of some bytes.
pub fn read_bytes<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    from: (Target, Option<&Place>),
    bytes: u64,
) -> Result<Window<M::Value>, M::Stop> {
    let bits = bytes.saturating_mul(8);
    match bytes_at(m, s, cx, from, bytes, false)? {
        Ok(start) => Ok(Window { start, pieces: s.memory.window(from.0.object, start, bits) }),
        Err(access) => {
            m.bytes_elsewhere(s, cx, &access, None)?;
            Ok(Window { start: 0, pieces: vec![Piece { start: 0, end: bits, cell: Cell::Fill(Fill::Unknown) }] })
        }
    }
}

/// Stores pieces that [`read_bytes`] gave.
pub fn write_bytes<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    to: (Target, Option<&Place>),
    bytes: u64,
    Window { start, pieces }: Window<M::Value>,
) -> Result<(), M::Stop> {
    match bytes_at(m, s, cx, to, bytes, true)? {
        Ok(to_start) => {
            s.memory.insert(to.0.object, to_start, start, bytes * 8, pieces);
            m.copied(s, to.0.object, to_start, bytes * 8);
            Ok(())
        }
        Err(access) => m.bytes_elsewhere(s, cx, &access, Some(&pieces)),
    }
}
