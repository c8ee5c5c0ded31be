//! What a C type is. Types are interned in a [`TypeTable`](crate::TypeTable): equal structure,
//! equal [`TypeId`]; records and enums are nominal.

use index::{Symbol, define_id};

use crate::{FloatKind, IntType};

define_id!(/// An interned type.
    pub TypeId, "t");
define_id!(/// A struct or union.
    pub RecordId, "record");
define_id!(/// An enumeration.
    pub EnumId, "enum");
define_id!(/// A length of a variable-length array, computed where the type is declared.
    pub VlaId, "vla");

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Void,
    Int(IntKind),
    Float(FloatKind),
    /// `_Complex`; parsed and laid out, its arithmetic is unsupported.
    Complex(FloatKind),
    Pointer(QualType),
    Array {
        element: QualType,
        len: ArrayLen,
    },
    /// GNU `vector_size`; laid out, its arithmetic is unsupported. `len` elements.
    Vector {
        element: TypeId,
        len: u64,
    },
    Function(FnType),
    Record(RecordId),
    /// Compatible with its underlying integer type.
    Enum(EnumId),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum IntKind {
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Int128,
    UInt128,
}

/// A type with its qualifiers at the outermost level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QualType {
    pub ty: TypeId,
    pub quals: Quals,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Quals {
    pub is_const: bool,
    pub is_volatile: bool,
    pub is_restrict: bool,
    pub is_atomic: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArrayLen {
    Known(u64),
    /// `[]`: incomplete, or a flexible member.
    Unknown,
    Variable(VlaId),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FnType {
    pub result: QualType,
    pub params: Params,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Params {
    /// `f()`: nothing is known; arguments get the default promotions.
    Unspecified,
    /// A prototype. Array and function parameters are already adjusted to pointers.
    Prototype { params: Box<[QualType]>, variadic: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RecordKind {
    Struct,
    Union,
}

#[derive(Clone, Debug)]
pub struct Record {
    pub kind: RecordKind,
    pub tag: Option<Symbol>,
    /// `None` while incomplete.
    pub body: Option<RecordBody>,
}

#[derive(Clone, Debug)]
pub struct RecordBody {
    /// In declaration order; unnamed bit-fields are left out, anonymous members are there with `name: None`.
    pub fields: Box<[Field]>,
    /// Bytes, padding included.
    pub size: u64,
    pub align: u64,
    pub transparent_union: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// `None` for an anonymous struct or union whose members count as ours.
    pub name: Option<Symbol>,
    pub ty: QualType,
    /// From the start of the record, in bits. For little-endian bit-fields, the lowest bit.
    pub bit_offset: u64,
    /// `Some(width)` for a bit-field.
    pub bit_width: Option<u32>,
}

#[derive(Clone, Debug)]
pub struct Enum {
    pub tag: Option<Symbol>,
    /// The compatible integer type (gcc: `unsigned int` unless a negative enumerator or a wider value).
    /// `None` while incomplete.
    pub underlying: Option<IntKind>,
    pub enumerators: Box<[Enumerator]>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enumerator {
    pub name: Symbol,
    pub value: i128,
}

/// What a machine register would hold: the only types that pure CFA expressions have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// `_Bool` is an unsigned integer of width 8 here whose values are 0 and 1.
    Int(IntType),
    Float(FloatKind),
    Pointer,
}

impl QualType {
    pub fn plain(ty: TypeId) -> Self {
        QualType { ty, quals: Quals::default() }
    }
    pub fn with_const(mut self) -> Self {
        self.quals.is_const = true;
        self
    }
}

impl Quals {
    pub const NONE: Quals = Quals { is_const: false, is_volatile: false, is_restrict: false, is_atomic: false };
    pub fn union(self, other: Quals) -> Quals {
        Quals {
            is_const: self.is_const | other.is_const,
            is_volatile: self.is_volatile | other.is_volatile,
            is_restrict: self.is_restrict | other.is_restrict,
            is_atomic: self.is_atomic | other.is_atomic,
        }
    }
}

impl From<TypeId> for QualType {
    fn from(ty: TypeId) -> Self {
        QualType::plain(ty)
    }
}
