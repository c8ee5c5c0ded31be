//! Places: where they are, reading and writing them.

use cfa::{BitRange, Place, PlaceBase, Storage, VarId, VarSize};
use memory::{Cell, Fill, ObjectId, Piece, Target};
use types::{IntType, Scalar};

use crate::expr::{pointer_of, scalar_bits};
use crate::{Access, Accesses, Cx, Located, Machine, Store};

/// Where a place is at which a scalar, or something else, is going to be accessed.
#[inline]
pub fn locate<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    scalar: Option<Scalar>,
) -> Result<Located<M::Unresolved>, M::Stop> {
    match place.base {
        PlaceBase::Var(var) => Ok(Located::In(Target { object: variable(m, s, cx, var)?, offset: place.offset })),
        PlaceBase::String(string) => Ok(Located::In(Target { object: s.string(cx, string), offset: place.offset })),
        PlaceBase::Deref(x) => {
            let pointer = pointer_of(m, s, cx, x)?;
            Ok(m.deref(s, cx, Some(place), x, pointer, scalar)?.moved(place.offset))
        }
    }
}

/// The object of a variable.
#[inline]
pub(crate) fn variable<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    var: VarId,
) -> Result<ObjectId, M::Stop> {
    match s.bound(cx, var) {
        Some(object) => Ok(object),
        None => unbound(m, s, cx, var),
    }
}

/// The object of a variable that has none. Only `Open` begins the life of a local that pointers may lead to: behind its end
/// its name must not stand for a fresh object, or whoever named it there would find it alive.
#[cold]
fn unbound<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, var: VarId) -> Result<ObjectId, M::Stop> {
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
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    scalar: Scalar,
) -> Result<M::Value, M::Stop> {
    let at = locate(m, s, cx, place, Some(scalar))?;
    load_at(m, s, cx, at, Some(place), scalar)
}

/// Reads a scalar where a place is; `place` tells the bits of a bit-field and is what messages show.
pub fn load_at<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    at: Located<M::Unresolved>,
    place: Option<&Place>,
    scalar: Scalar,
) -> Result<M::Value, M::Stop> {
    let bits = place.and_then(|place| place.bits);
    let width = bits.map_or_else(|| scalar_bits(cx, scalar), |range| range.width as u64);
    let start = first_bit(at.offset(), bits);
    let Located::In(target) = at else {
        let access = Access { place: place.copied(), at, start, width, is_write: false };
        return m.load_elsewhere(s, cx, &access, scalar);
    };
    m.reads(target.object, start as u64, width);
    // An exact edge is inside a live object.
    if start >= 0
        && let Some(value) = s.memory.read_exact(target.object, start as u64, width)
    {
        let value = value.clone();
        return widen(m, s, bits, scalar, value);
    }
    let access = Access { place: place.copied(), at: target, start, width, is_write: false };
    if !in_bounds(s, &access) && !m.admits(s, cx, &access)? {
        return m.load_elsewhere(s, cx, &access.located(), scalar);
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
    s: &mut Store<M::Value>,
    bits: Option<BitRange>,
    scalar: Scalar,
    value: M::Value,
) -> Result<M::Value, M::Stop> {
    match (bits, scalar) {
        (Some(range), Scalar::Int(int)) if range.width != int.width => {
            let from = Scalar::Int(IntType { width: range.width, signed: int.signed });
            m.convert(s, None, from, scalar, value)
        }
        _ => Ok(value),
    }
}

pub(crate) fn in_bounds<V: memory::Value>(s: &Store<V>, access: &Access) -> bool {
    let Some(object) = s.memory.get(access.at.object) else { return false };
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
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    place: &Place,
    scalar: Scalar,
    value: M::Value,
) -> Result<(), M::Stop> {
    let at = locate(m, s, cx, place, Some(scalar))?;
    store_at(m, s, cx, at, Some(place), scalar, value)
}

/// Writes a scalar where a place is.
pub fn store_at<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    at: Located<M::Unresolved>,
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
        value = m.convert(s, None, scalar, to, value)?;
    }
    let start = first_bit(at.offset(), bits);
    let Located::In(target) = at else {
        let access = Access { place: place.copied(), at, start, width, is_write: true };
        return m.store_elsewhere(s, cx, &access, scalar, value);
    };
    if start >= 0 {
        m.overwrites(s, target.object, start as u64, width);
        value = m.stored(s, target.object, start as u64, width, scalar, value);
    }
    let Err(value) = s.memory.try_write(target.object, start, width, value, false) else { return Ok(()) };
    let access = Access { place: place.copied(), at: target, start, width, is_write: true };
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
        Err(value) => m.store_elsewhere(s, cx, &access.located(), scalar, value),
    }
}

/// Whether this is the initialisation of a constant object: nothing else writes it by its own name.
fn initialises<V: memory::Value>(s: &Store<V>, access: &Access) -> bool {
    let by_name = access.place.is_some_and(|place| matches!(place.base, PlaceBase::Var(_)));
    by_name && s.memory.get(access.at.object).is_some_and(|object| object.read_only)
}

/// Checks an access to whole bytes of an object and gives its first bit.
pub fn check_bytes<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    target: Target,
    place: Option<&Place>,
    bytes: u64,
    is_write: bool,
) -> Result<u64, M::Stop> {
    match bytes_at(m, s, cx, (target.into(), place), bytes, is_write)? {
        Ok(bytes) => Ok(bytes.start),
        Err(access) => Err(m.fault(s, cx, &access)),
    }
}

/// Bytes that can be accessed: their object and first bit.
#[derive(Clone, Copy)]
struct Bytes {
    object: ObjectId,
    start: u64,
}

/// Or an access that is not possible as it stands.
type Reach<M> = Result<Bytes, Access<Located<<M as Accesses>::Unresolved>>>;

/// The bytes that are about to be accessed, if they are where they should be.
fn bytes_at<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    (at, place): (Located<M::Unresolved>, Option<&Place>),
    bytes: u64,
    is_write: bool,
) -> Result<Reach<M>, M::Stop> {
    let (start, width) = (first_bit(at.offset(), None), bytes.saturating_mul(8));
    let Located::In(target) = at else {
        return Ok(Err(Access { place: place.copied(), at, start, width, is_write }));
    };
    let access = Access { place: place.copied(), at: target, start, width, is_write };
    let constant = is_write && s.memory.get(target.object).is_some_and(|object| object.read_only);
    let inside = in_bounds(s, &access) || m.admits(s, cx, &access)?;
    if !inside || (constant && !initialises(s, &access)) {
        return Ok(Err(access.located()));
    }
    if is_write {
        m.overwrites(s, target.object, start as u64, width);
    } else {
        m.reads(target.object, start as u64, width);
    }
    Ok(Ok(Bytes { object: target.object, start: start as u64 }))
}

/// Sets bytes to one fill.
pub fn fill<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    to: (Located<M::Unresolved>, Option<&Place>),
    bytes: u64,
    fill: Fill,
) -> Result<(), M::Stop> {
    if bytes == 0 {
        return Ok(());
    }
    match bytes_at(m, s, cx, to, bytes, true)? {
        Ok(Bytes { object, start }) => {
            s.memory.fill(object, start, bytes.saturating_mul(8), fill);
            m.copied(s, object, start, bytes.saturating_mul(8));
            Ok(())
        }
        Err(access) => m.bytes_elsewhere(s, cx, &access, Some(&[])),
    }
}

/// Copies bytes with whatever they hold.
pub fn copy<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    to: (Located<M::Unresolved>, Option<&Place>),
    from: (Located<M::Unresolved>, Option<&Place>),
    bytes: u64,
) -> Result<(), M::Stop> {
    if bytes == 0 {
        return Ok(());
    }
    let source = match bytes_at(m, s, cx, from, bytes, false)? {
        Ok(source) => Some(source),
        Err(access) => {
            m.bytes_elsewhere(s, cx, &access, None)?;
            None
        }
    };
    let bits = bytes.saturating_mul(8);
    let Bytes { object, start } = match bytes_at(m, s, cx, to, bytes, true)? {
        Ok(target) => target,
        Err(access) => {
            let pieces = source.map(|source| s.memory.window(source.object, source.start, bits));
            return m.bytes_elsewhere(s, cx, &access, pieces.as_deref());
        }
    };
    match source {
        Some(source) => s.memory.copy(object, start, source.object, source.start, bits),
        None => s.memory.fill(object, start, bits, Fill::Unknown),
    }
    m.copied(s, object, start, bits);
    Ok(())
}

/// As [`copy`], where places that overlap in part leave it undefined what is copied.
pub fn copy_apart<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    to: (Located<M::Unresolved>, Option<&Place>),
    from: (Located<M::Unresolved>, Option<&Place>),
    bytes: u64,
) -> Result<(), M::Stop> {
    copy(m, s, cx, to, from, bytes)?;
    let (Located::In(target), Located::In(source)) = (to.0, from.0) else { return Ok(()) };
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
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    from: (Located<M::Unresolved>, Option<&Place>),
    bytes: u64,
) -> Result<Window<M::Value>, M::Stop> {
    let bits = bytes.saturating_mul(8);
    match bytes_at(m, s, cx, from, bytes, false)? {
        Ok(Bytes { object, start }) => Ok(Window { start, pieces: s.memory.window(object, start, bits) }),
        Err(access) => {
            m.bytes_elsewhere(s, cx, &access, None)?;
            Ok(Window { start: 0, pieces: vec![Piece { start: 0, end: bits, cell: Cell::Fill(Fill::Unknown) }] })
        }
    }
}

/// Stores pieces that [`read_bytes`] gave.
pub fn write_bytes<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    to: (Located<M::Unresolved>, Option<&Place>),
    bytes: u64,
    Window { start, pieces }: Window<M::Value>,
) -> Result<(), M::Stop> {
    match bytes_at(m, s, cx, to, bytes, true)? {
        Ok(target) => {
            s.memory.insert(target.object, target.start, start, bytes * 8, pieces);
            m.copied(s, target.object, target.start, bytes * 8);
            Ok(())
        }
        Err(access) => m.bytes_elsewhere(s, cx, &access, Some(&pieces)),
    }
}
