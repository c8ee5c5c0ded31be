//! C types, their layout under a data model as gcc lays them out on Linux x86, and exact
//! arithmetic on values of those types.

mod compat;
pub mod float;
pub mod int;
mod layout;
mod leaves;
mod model;
mod operator;
mod print;
mod table;
pub mod text;
mod ty;

pub use float::{Decimal, FloatClass, FloatKind, Rounding};
pub use int::{CheckedInt, IntType};
pub use layout::{FieldRef, FieldSpec, LayoutError, RecordSpec};
pub use leaves::Leaf;
pub use model::DataModel;
pub use operator::{BinaryOp, UnaryOp};
pub use table::TypeTable;
pub use ty::{
    ArrayLen, Enum, EnumId, Enumerator, Field, FnType, IntKind, Params, QualType, Quals, Record, RecordBody, RecordId,
    RecordKind, Scalar, Type, TypeId, VlaId,
};

#[cfg(test)]
mod tests;
