//! Arithmetic and conversions: what values are, and what operators make of them.

use cfa::{BinaryOp, ExprId, UnaryOp};
use memory::{Size, Target};
use types::{IntType, Scalar};

use crate::Store;

/// What values mean. `x` is the expression being evaluated, for messages.
pub trait Values: Sized {
    type Value: memory::Value;
    /// Why evaluation does not go on.
    type Stop;

    /// Integers of at most 64 bits mean what C says, and nothing is to be recorded of operations on them that are
    /// defined: evaluation may compute them itself.
    const PLAIN: bool = false;
    /// The integer pattern of at most 64 bits that this value is.
    #[inline]
    fn word(_value: &Self::Value) -> Option<u64> {
        None
    }
    fn constant(&mut self, bits: u128, scalar: Scalar) -> Self::Value;
    fn pointer(&mut self, target: Target) -> Self::Value;
    fn unary(
        &mut self,
        s: &mut Store<Self::Value>,
        x: ExprId,
        op: UnaryOp,
        scalar: Scalar,
        a: Self::Value,
    ) -> Result<Self::Value, Self::Stop>;
    /// `scalar` is the type of the left operand; `right` that of the right one, which differs for shifts only.
    #[expect(clippy::too_many_arguments)]
    fn binary(
        &mut self,
        s: &mut Store<Self::Value>,
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
        s: &mut Store<Self::Value>,
        x: Option<ExprId>,
        from: Scalar,
        to: Scalar,
        a: Self::Value,
    ) -> Result<Self::Value, Self::Stop>;
    fn to_bool(
        &mut self,
        s: &mut Store<Self::Value>,
        x: ExprId,
        from: Scalar,
        a: Self::Value,
    ) -> Result<Self::Value, Self::Stop>;
    fn ptr_add(
        &mut self,
        s: &mut Store<Self::Value>,
        x: ExprId,
        pointer: Self::Value,
        index: Self::Value,
        index_type: IntType,
        scale: i64,
    ) -> Result<Self::Value, Self::Stop>;
    /// As [`Values::ptr_add`], where the result is about to be dereferenced: the access is going to be judged.
    #[inline]
    fn index(
        &mut self,
        s: &mut Store<Self::Value>,
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
        _s: &mut Store<Self::Value>,
        _x: ExprId,
        target: Target,
    ) -> Result<Self::Value, Self::Stop> {
        Ok(self.pointer(target))
    }
    fn ptr_diff(
        &mut self,
        s: &mut Store<Self::Value>,
        x: ExprId,
        left: Self::Value,
        right: Self::Value,
        scale: u64,
    ) -> Result<Self::Value, Self::Stop>;
    /// Whether a value that decides where the program goes is unequal to zero.
    fn truth(
        &mut self,
        s: &mut Store<Self::Value>,
        x: ExprId,
        scalar: Scalar,
        a: Self::Value,
    ) -> Result<bool, Self::Stop>;
    /// A number that sizes an object.
    fn size(&mut self, s: &mut Store<Self::Value>, x: ExprId, a: Self::Value) -> Result<u64, Self::Stop>;
    /// The size of a variable-length array. A domain may not know it, and may have a value for it all the same.
    fn extent(
        &mut self,
        s: &mut Store<Self::Value>,
        x: ExprId,
        a: Self::Value,
    ) -> Result<(Size, Option<Self::Value>), Self::Stop> {
        Ok((Size::Known(self.size(s, x, a)?), None))
    }
    fn unsupported(&mut self, s: &mut Store<Self::Value>, what: &str) -> Self::Stop;
}
