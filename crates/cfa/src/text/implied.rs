//! The type that an expression has if its text says nothing else. Printer and parser both ask here.

use types::{IntKind, QualType, Type, TypeId, TypeTable};

use crate::{ExprKind, Place, PlaceBase, Program};

pub(super) enum ImpliedType {
    Type(TypeId),
    PointerTo(QualType),
    /// The text always says it.
    Nothing,
}

impl ImpliedType {
    pub fn is(&self, types: &TypeTable, ty: TypeId) -> bool {
        match *self {
            ImpliedType::Type(implied) => implied == ty,
            ImpliedType::PointerTo(pointee) => *types.get(ty) == Type::Pointer(pointee),
            ImpliedType::Nothing => false,
        }
    }
    pub fn intern(&self, types: &mut TypeTable) -> Option<TypeId> {
        match *self {
            ImpliedType::Type(implied) => Some(implied),
            ImpliedType::PointerTo(pointee) => Some(types.pointer_to(pointee)),
            ImpliedType::Nothing => None,
        }
    }
}

/// Constants, conversions and places with an access carry their types and are not asked for.
pub(super) fn implied(program: &Program, kind: &ExprKind) -> ImpliedType {
    let int = |kind| ImpliedType::Type(program.types.int(kind));
    match *kind {
        ExprKind::Const(_) | ExprKind::Convert(_) => ImpliedType::Nothing,
        ExprKind::Address(place) => pointee(program, &place).map_or(ImpliedType::Nothing, ImpliedType::PointerTo),
        ExprKind::Function(function) => ImpliedType::PointerTo(program.functions[function].ty.into()),
        ExprKind::Read(place) => read(program, &place).map_or(ImpliedType::Nothing, ImpliedType::Type),
        ExprKind::Binary(op, ..) if op.is_comparison() => int(IntKind::Int),
        ExprKind::Unary(_, first) | ExprKind::Binary(_, first, _) | ExprKind::PtrAdd { pointer: first, .. } => {
            ImpliedType::Type(program.exprs[first].ty)
        }
        ExprKind::PtrDiff { .. } => ImpliedType::Type(program.types.ptrdiff_t()),
        ExprKind::ToBool(_) => int(IntKind::Bool),
    }
}

/// The type of a whole variable, and what a pointer says that it points to.
pub(super) fn read(program: &Program, place: &Place) -> Option<TypeId> {
    whole(program, place).map(|ty| ty.ty)
}

/// What the address of a whole place points to; an array's address points to its first element.
pub(super) fn pointee(program: &Program, place: &Place) -> Option<QualType> {
    let ty = whole(program, place)?;
    match (place.base, program.types.get(ty.ty)) {
        (PlaceBase::Var(_), Type::Array { element, .. }) => Some(*element),
        _ => Some(ty),
    }
}

fn whole(program: &Program, place: &Place) -> Option<QualType> {
    if place.offset != 0 || place.bits.is_some() {
        return None;
    }
    match place.base {
        PlaceBase::Var(var) => Some(program.vars[var].ty),
        PlaceBase::String(_) => Some(program.types.char_().into()),
        PlaceBase::Deref(pointer) => program.types.pointee(program.exprs[pointer].ty),
    }
}
