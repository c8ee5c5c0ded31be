//! Reading and writing memory: where pointers lead, what is found there, and what becomes of accesses that cannot be.

use cfa::{ExprId, Place};
use memory::{ObjectId, Piece, ReadResult, Target};
use types::Scalar;

use super::Values;
use crate::{Cx, Located, Store};

/// An access to memory that is about to happen or did not work.
#[derive(Clone, Copy, Debug)]
pub struct Access<L = Target> {
    /// As the program wrote it, if it did.
    pub place: Option<Place>,
    /// In an object, or [`Located`] wherever it is.
    pub at: L,
    /// Bits from the start of the object, negative before it, or from where an unresolved place begins.
    pub start: i64,
    /// Bits.
    pub width: u64,
    pub is_write: bool,
}

impl Access {
    pub fn located<U>(self) -> Access<Located<U>> {
        let Access { place, at, start, width, is_write } = self;
        Access { place, at: at.into(), start, width, is_write }
    }
}

/// What accesses to memory mean. `x` is the expression of the pointer.
pub trait Accesses: Values {
    /// Where a pointer leads, if that is no known position of an object. Uninhabited where every pointer has one.
    type Unresolved: Copy;

    /// Whether [`Accesses::deref`] would say nothing about an access to this place through `pointer`, which leads to
    /// `base`. Asked if [`Values::PLAIN`].
    #[inline]
    fn derefs_plainly(&self, _place: &Place, _pointer: ExprId, _base: Target, _scalar: Scalar) -> bool {
        false
    }
    /// Where a pointer leads that is about to be dereferenced, the offset of the place not counted. A domain with
    /// symbolic offsets chooses here, or says what it knows instead of an object and an offset: what is accessed there
    /// comes back to [`Accesses::load_elsewhere`] and its like. `scalar` is what is accessed, if that is one.
    fn deref(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        place: Option<&Place>,
        x: ExprId,
        pointer: Self::Value,
        scalar: Option<Scalar>,
    ) -> Result<Located<Self::Unresolved>, Self::Stop>;
    /// The value of what a read in an object found that is no exact edge. May record it in memory.
    fn loaded(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        access: &Access,
        scalar: Scalar,
        found: ReadResult<Self::Value>,
    ) -> Result<Self::Value, Self::Stop>;
    /// Whether an access to an object of unknown size may go on as one inside it.
    #[inline]
    fn admits(&mut self, _s: &mut Store<Self::Value>, _cx: Cx<'_>, _access: &Access) -> Result<bool, Self::Stop> {
        Ok(false)
    }
    /// The access is outside its object, the object dead, or written though constant.
    fn fault(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
    ) -> Self::Stop;
    /// Reads a scalar that [`Accesses::fault`] would be about, or that is at an unresolved place.
    #[cold]
    fn load_elsewhere(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
        _scalar: Scalar,
    ) -> Result<Self::Value, Self::Stop> {
        Err(self.fault(s, cx, access))
    }
    /// Writes a scalar that [`Accesses::fault`] would be about, or to an unresolved place.
    #[cold]
    fn store_elsewhere(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
        _scalar: Scalar,
        _value: Self::Value,
    ) -> Result<(), Self::Stop> {
        Err(self.fault(s, cx, access))
    }
    /// Reads or writes bytes that [`Accesses::fault`] would be about, or at an unresolved place. Reading gives unknown
    /// bytes. `written` are the pieces to be stored, if they are known.
    #[cold]
    fn bytes_elsewhere(
        &mut self,
        s: &mut Store<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
        _written: Option<&[Piece<Self::Value>]>,
    ) -> Result<(), Self::Stop> {
        Err(self.fault(s, cx, access))
    }
    /// Bytes are copied between two places of one object that overlap in part, where that is undefined.
    #[cold]
    fn overlaps(&mut self, s: &mut Store<Self::Value>, _to: Target, _from: Target, _bytes: u64) -> Self::Stop {
        self.unsupported(s, "a copy between places that overlap, after which nothing is defined")
    }
    /// The value that a write leaves in these bits; a domain that does not track them gives another.
    #[inline]
    fn stored(
        &mut self,
        _s: &mut Store<Self::Value>,
        _object: ObjectId,
        _start: u64,
        _width: u64,
        _scalar: Scalar,
        value: Self::Value,
    ) -> Self::Value {
        value
    }
    /// Bytes were written as a whole: copied, or set to zero.
    #[inline]
    fn copied(&mut self, _s: &mut Store<Self::Value>, _object: ObjectId, _start: u64, _width: u64) {}
    /// Bits are read.
    #[inline(always)]
    fn reads(&mut self, _object: ObjectId, _start: u64, _width: u64) {}
    /// Bits are about to be overwritten, or to end with their object.
    #[inline]
    fn overwrites(&mut self, _s: &mut Store<Self::Value>, _object: ObjectId, _start: u64, _width: u64) {}
}
