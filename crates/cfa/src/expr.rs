//! Pure, typed expressions, interned: equal structure, equal [`ExprId`].

use std::hash::BuildHasher;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use index::{FxBuildHasher, IndexVec, define_id};
use smallvec::{SmallVec, smallvec};
use types::{BinaryOp, Scalar, TypeId, UnaryOp};

use crate::{FunctionId, Place, PlaceBase};

define_id!(/// An interned expression.
    pub ExprId, "x");

/// A bit pattern of up to 128 bits, as in `types::int` and `types::float`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits([u64; 2]);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    /// The C type: a scalar, for messages and for calls through pointers.
    pub ty: TypeId,
    /// What the machine sees of `ty`.
    pub scalar: Scalar,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ExprKind {
    /// An integer, a float, or a pointer made of an absolute address (0 is the null pointer).
    Const(Bits),
    /// The address of a place that is no bit-field.
    Address(Place),
    /// The address of a function.
    Function(FunctionId),
    /// The value in a place, as wide as `ty`; a bit-field is extended to `ty` by its signedness.
    Read(Place),
    Unary(UnaryOp, ExprId),
    /// Both operands have the same scalar type, shift counts apart.
    /// Comparisons give an `int` of 0 or 1; all other results have the type of the left operand.
    Binary(BinaryOp, ExprId, ExprId),
    /// `pointer + index * scale` bytes; the index is an integer of any width, by its own signedness.
    PtrAdd {
        pointer: ExprId,
        index: ExprId,
        scale: i64,
    },
    /// The distance in bytes divided by `scale` (exactly, or the behaviour is undefined).
    PtrDiff {
        left: ExprId,
        right: ExprId,
        scale: u64,
    },
    /// From the operand's scalar type to `ty`: any of integer, float and pointer.
    Convert(ExprId),
    /// `operand != 0`, as `_Bool`.
    ToBool(ExprId),
}

impl Bits {
    pub fn new(bits: u128) -> Self {
        Bits([bits as u64, (bits >> 64) as u64])
    }
    #[inline]
    pub fn get(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }
}

impl std::fmt::Debug for Bits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#x}", self.get())
    }
}

/// Owns the expressions of a program. The only way in is [`ExprTable::intern`].
#[derive(Clone, Default, Debug)]
pub struct ExprTable {
    exprs: IndexVec<ExprId, Expr>,
    /// By the hash of the expression, which stands in `exprs` only.
    ids: HashTable<ExprId>,
}

impl ExprTable {
    pub fn intern(&mut self, expr: Expr) -> ExprId {
        let exprs = &mut self.exprs;
        let hash = FxBuildHasher.hash_one(&expr);
        let found = self.ids.entry(hash, |&id| exprs[id] == expr, |&id| FxBuildHasher.hash_one(&exprs[id]));
        match found {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(free) => *free.insert(exprs.push(expr)).get(),
        }
    }
    pub fn len(&self) -> usize {
        self.exprs.len()
    }
    pub fn is_empty(&self) -> bool {
        self.exprs.is_empty()
    }
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = ExprId> + use<> {
        self.exprs.ids()
    }
    /// The place that an expression itself reads or takes the address of.
    pub fn place(&self, x: ExprId) -> Option<Place> {
        match self[x].kind {
            ExprKind::Read(place) | ExprKind::Address(place) => Some(place),
            _ => None,
        }
    }
    /// The place that an expression itself reads, and its operands; the pointer that a place is reached through is one.
    pub fn operands(&self, x: ExprId) -> (Option<Place>, SmallVec<[ExprId; 2]>) {
        let through = |place: &Place| match place.base {
            PlaceBase::Deref(pointer) => smallvec![pointer],
            PlaceBase::Var(_) | PlaceBase::String(_) => smallvec![],
        };
        match &self[x].kind {
            ExprKind::Const(_) | ExprKind::Function(_) => (None, smallvec![]),
            ExprKind::Address(place) => (None, through(place)),
            ExprKind::Read(place) => (Some(*place), through(place)),
            ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::ToBool(a) => (None, smallvec![*a]),
            ExprKind::Binary(_, a, b) => (None, smallvec![*a, *b]),
            ExprKind::PtrAdd { pointer, index, .. } => (None, smallvec![*pointer, *index]),
            ExprKind::PtrDiff { left, right, .. } => (None, smallvec![*left, *right]),
        }
    }
}

impl std::ops::Index<ExprId> for ExprTable {
    type Output = Expr;
    #[inline]
    fn index(&self, id: ExprId) -> &Expr {
        &self.exprs[id]
    }
}
