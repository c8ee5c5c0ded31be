//! What values mean: the seam between evaluation and a domain.

use cfa::{AsmOp, BinaryOp, CallOp, EdgeId, ExprId, FunctionId, Op, Place, UnaryOp, VarId};
use memory::{Found, Lifetime, NewObject, ObjectId, Origin, Piece, Size, Target};
use types::{IntType, Scalar};

use crate::{Cx, Flow, Located, State, VaWanted};

/// Whose object is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A variable. `depth` is the number of frames below that of a local; globals have none.
    Var { var: VarId, depth: usize },
    /// The variable arguments of the frame with `depth` frames below it.
    Varargs { depth: usize },
}

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

/// A meaning of values. Every fallible operation may stop (undefined behaviour, something unsupported, a limit) or, in
/// domains that are not concrete, choose among alternatives. `x` is the expression being evaluated, for messages.
pub trait Machine: Sized {
    type Value: memory::Value;
    type Stop;
    /// Where a pointer leads, if that is no known position of an object. Uninhabited where every pointer has one.
    type Unresolved: Copy;

    /// Integers of at most 64 bits mean what C says, and nothing is to be recorded of operations on them that are
    /// defined: evaluation may compute them itself.
    const PLAIN: bool = false;
    /// The integer pattern of at most 64 bits that this value is.
    #[inline]
    fn word(_value: &Self::Value) -> Option<u64> {
        None
    }
    /// Whether [`Machine::deref`] would say nothing about an access to this place through `pointer`, which leads to
    /// `base`. Asked if [`Machine::PLAIN`].
    #[inline]
    fn derefs_plainly(&self, _place: &Place, _pointer: ExprId, _base: Target, _scalar: Scalar) -> bool {
        false
    }

    /// Where we are, for objects that are born or die now.
    fn origin(&self) -> Origin;

    // --- Values.
    fn constant(&mut self, bits: u128, scalar: Scalar) -> Self::Value;
    fn pointer(&mut self, target: Target) -> Self::Value;
    fn unary(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        op: UnaryOp,
        scalar: Scalar,
        a: Self::Value,
    ) -> Result<Self::Value, Self::Stop>;
    /// `scalar` is the type of the left operand; `right` that of the right one, which differs for shifts only.
    #[expect(clippy::too_many_arguments)]
    fn binary(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        op: BinaryOp,
        scalar: Scalar,
        a: Self::Value,
        right: Scalar,
        b: Self::Value,
    ) -> Result<Self::Value, Self::Stop>;
    /// `x` is the conversion, if the program has an expression for it.
    fn convert(
        &mut self,
        s: &mut State<Self::Value>,
        x: Option<ExprId>,
        from: Scalar,
        to: Scalar,
        a: Self::Value,
    ) -> Result<Self::Value, Self::Stop>;
    fn to_bool(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        from: Scalar,
        a: Self::Value,
    ) -> Result<Self::Value, Self::Stop>;
    fn ptr_add(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        pointer: Self::Value,
        index: Self::Value,
        index_type: IntType,
        scale: i64,
    ) -> Result<Self::Value, Self::Stop>;
    /// As [`Machine::ptr_add`], where the result is about to be dereferenced: the access is going to be judged.
    #[inline]
    fn index(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        pointer: Self::Value,
        index: Self::Value,
        index_type: IntType,
        scale: i64,
    ) -> Result<Self::Value, Self::Stop> {
        self.ptr_add(s, x, pointer, index, index_type, scale)
    }
    /// The address of a position in a named object, perhaps outside it.
    #[inline]
    fn address_in(
        &mut self,
        _s: &mut State<Self::Value>,
        _x: ExprId,
        target: Target,
    ) -> Result<Self::Value, Self::Stop> {
        Ok(self.pointer(target))
    }
    fn ptr_diff(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        left: Self::Value,
        right: Self::Value,
        scale: u64,
    ) -> Result<Self::Value, Self::Stop>;
    /// Whether a value that decides where the program goes is unequal to zero.
    fn truth(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        scalar: Scalar,
        a: Self::Value,
    ) -> Result<bool, Self::Stop>;
    /// A number that sizes an object.
    fn size(&mut self, s: &mut State<Self::Value>, x: ExprId, a: Self::Value) -> Result<u64, Self::Stop>;
    /// The size of a variable-length array. A domain may not know it, and may have a value for it all the same.
    fn extent(
        &mut self,
        s: &mut State<Self::Value>,
        x: ExprId,
        a: Self::Value,
    ) -> Result<(Size, Option<Self::Value>), Self::Stop> {
        Ok((Size::Known(self.size(s, x, a)?), None))
    }

    // --- Memory.
    /// Where a pointer leads that is about to be dereferenced, the offset of the place not counted. A domain with
    /// symbolic offsets chooses here, or says what it knows instead of an object and an offset: what is accessed there
    /// comes back to [`Machine::load_elsewhere`] and its like. `scalar` is what is accessed, if that is one.
    fn deref(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        place: Option<&Place>,
        x: ExprId,
        pointer: Self::Value,
        scalar: Option<Scalar>,
    ) -> Result<Located<Self::Unresolved>, Self::Stop>;
    /// The value of what a read in an object found that is no exact edge. May record it in memory.
    fn loaded(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        access: &Access,
        scalar: Scalar,
        found: Found<Self::Value>,
    ) -> Result<Self::Value, Self::Stop>;
    /// Whether an access to an object of unknown size may go on as one inside it.
    #[inline]
    fn admits(&mut self, _s: &mut State<Self::Value>, _cx: Cx<'_>, _access: &Access) -> Result<bool, Self::Stop> {
        Ok(false)
    }
    /// The access is outside its object, the object dead, or written though constant.
    fn fault(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
    ) -> Self::Stop;
    /// Reads a scalar that [`Machine::fault`] would be about, or that is at an unresolved place.
    #[cold]
    fn load_elsewhere(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
        _scalar: Scalar,
    ) -> Result<Self::Value, Self::Stop> {
        Err(self.fault(s, cx, access))
    }
    /// Writes a scalar that [`Machine::fault`] would be about, or to an unresolved place.
    #[cold]
    fn store_elsewhere(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
        _scalar: Scalar,
        _value: Self::Value,
    ) -> Result<(), Self::Stop> {
        Err(self.fault(s, cx, access))
    }
    /// Reads or writes bytes that [`Machine::fault`] would be about, or at an unresolved place. Reading gives unknown
    /// bytes. `written` are the pieces to be stored, if they are known.
    #[cold]
    fn bytes_elsewhere(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        access: &Access<Located<Self::Unresolved>>,
        _written: Option<&[Piece<Self::Value>]>,
    ) -> Result<(), Self::Stop> {
        Err(self.fault(s, cx, access))
    }
    /// The value that a write leaves in these bits; a domain that does not track them gives another.
    #[inline]
    fn stored(
        &mut self,
        _s: &mut State<Self::Value>,
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
    fn copied(&mut self, _s: &mut State<Self::Value>, _object: ObjectId, _start: u64, _width: u64) {}
    /// Bits are read.
    #[inline(always)]
    fn reads(&mut self, _object: ObjectId, _start: u64, _width: u64) {}
    /// Puts a new object into memory.
    #[inline]
    fn place(&mut self, s: &mut State<Self::Value>, _cx: Cx<'_>, new: NewObject, _owner: Owner) -> ObjectId {
        s.memory.add(new)
    }
    /// Ends the life of a variable's object. Only what pointers may lead to leaves a tombstone.
    #[inline]
    fn end_object(&mut self, s: &mut State<Self::Value>, object: ObjectId, address_taken: bool) {
        if address_taken {
            s.memory.close(object, Lifetime::OutOfScope(self.origin()));
        } else {
            s.memory.remove(object);
        }
    }
    /// A number for the frame about to be entered, which tells activations apart.
    fn serial(&mut self, s: &mut State<Self::Value>, cx: Cx<'_>) -> u64;
    /// Bits are about to be overwritten, or to end with their object.
    #[inline]
    fn overwrites(&mut self, _s: &mut State<Self::Value>, _object: ObjectId, _start: u64, _width: u64) {}
    /// A variable that is not opened has no object yet.
    fn unbound(&mut self, s: &mut State<Self::Value>, cx: Cx<'_>, var: VarId) -> Result<ObjectId, Self::Stop> {
        Ok(bind(self, s, cx, var))
    }

    // --- Calls.
    /// Whether the call fits the function that it reaches; arguments are bound only after this.
    fn check_call(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        call: &CallOp,
        function: FunctionId,
    ) -> Result<(), Self::Stop>;
    /// The function that a pointer leads to.
    fn callee(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        x: ExprId,
        pointer: Self::Value,
    ) -> Result<FunctionId, Self::Stop>;
    /// The result that a call uses though the function returned none.
    fn missing_result(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        call: EdgeId,
        function: FunctionId,
    ) -> Result<Self::Value, Self::Stop>;
    /// `va_arg` asks for this argument. `None` if there is no further one.
    fn check_vararg(
        &mut self,
        s: &mut State<Self::Value>,
        cx: Cx<'_>,
        wanted: VaWanted,
        passed: Option<types::TypeId>,
    ) -> Result<(), Self::Stop>;

    // --- The rest.
    /// Bytes are copied between two places of one object that overlap in part, where that is undefined.
    #[cold]
    fn overlaps(&mut self, s: &mut State<Self::Value>, _to: Target, _from: Target, _bytes: u64) -> Self::Stop {
        self.unsupported(s, "a copy between places that overlap, after which nothing is defined")
    }
    fn asm(&mut self, s: &mut State<Self::Value>, cx: Cx<'_>, asm: &AsmOp) -> Result<(), Self::Stop>;
    /// `ThreadStart`, `ThreadJoin`, `Lock`, `Unlock`, `AtomicBegin` and `AtomicEnd`.
    fn thread(&mut self, s: &mut State<Self::Value>, cx: Cx<'_>, op: &Op) -> Result<Flow<Self::Value>, Self::Stop>;
    fn unsupported(&mut self, s: &mut State<Self::Value>, what: &str) -> Self::Stop;
}

/// Makes the object of a variable that has none, and binds it.
pub(crate) fn bind<M: Machine>(m: &mut M, s: &mut State<M::Value>, cx: Cx<'_>, var: VarId) -> ObjectId {
    bind_new(m, s, cx, var, cx.tables.object(var))
}

pub(crate) fn bind_new<M: Machine>(
    m: &mut M,
    s: &mut State<M::Value>,
    cx: Cx<'_>,
    var: VarId,
    new: NewObject,
) -> ObjectId {
    let depth = s.frames.len().saturating_sub(1);
    let object = m.place(s, cx, new, Owner::Var { var, depth });
    s.set_binding(cx, var, Some(object));
    object
}
