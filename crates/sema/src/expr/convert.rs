//! Conversions: lvalue conversion, promotions, and those that assignment implies.

use index::Symbol;
use source::Span;
use types::{QualType, Quals, Scalar, Type, TypeId};

use super::{Ex, Place};
use crate::Cx;
use crate::typed::{ConvertKind, ExprKind};

/// Why a value must be converted, for messages.
#[derive(Clone, Copy)]
pub(crate) enum Why {
    Assign,
    Init,
    Return,
    Arg { index: usize, function: Option<Symbol> },
}

impl Cx<'_> {
    /// Lvalue conversion: loads objects, turns arrays and functions into pointers.
    pub(crate) fn rvalue(&mut self, e: Ex) -> Ex {
        if e.is_error() {
            return e;
        }
        let span = self.span(e);
        match self.types[e.ty] {
            Type::Array { element, .. } => {
                let element = self.qualify(QualType { ty: element.ty, quals: element.quals.union(e.quals) });
                let pointer = self.types.pointer_to(element);
                if e.place == Place::Lvalue {
                    self.mark_address_taken(e.id);
                }
                self.rvalue_of(ExprKind::Decay(e.id), pointer, span)
            }
            Type::Function(_) if e.place == Place::Function => {
                let pointer = self.types.pointer_to(e.ty);
                if let ExprKind::Deref(inner) = self.exprs[e.id].kind {
                    return Ex { id: inner, ty: pointer, quals: Quals::NONE, bits: None, place: Place::Rvalue };
                }
                self.rvalue_of(ExprKind::Decay(e.id), pointer, span)
            }
            _ if e.place == Place::Rvalue => e,
            // GNU: `*p` for a `void *` is a void expression.
            Type::Void => {
                let inner = match self.exprs[e.id].kind {
                    ExprKind::Deref(inner) => inner,
                    _ => e.id,
                };
                self.rvalue_of(ExprKind::Convert(ConvertKind::Void, inner), e.ty, span)
            }
            Type::Vector { .. } | Type::Complex(_) => self.unsupported("vector or complex value", e.ty, span),
            Type::Record(_) if !self.types.is_complete(e.ty) => {
                let message = format!("use of incomplete type {}", self.show(e.ty));
                self.error(span, message);
                self.error_expr(span)
            }
            _ => {
                let loaded = self.rvalue_of(ExprKind::Load(e.id), e.ty, span);
                Ex { bits: e.bits, ..loaded }
            }
        }
    }

    /// The integer promotions on an rvalue.
    pub(crate) fn promote(&mut self, e: Ex) -> Ex {
        let to = self.promoted(e);
        let converted = self.convert(e, to);
        Ex { bits: self.narrow(e), ..converted }
    }
    pub(crate) fn promoted(&self, e: Ex) -> TypeId {
        match e.bits {
            Some(width) => self.types.promote_bitfield(e.ty, width),
            None => self.types.promote(e.ty),
        }
    }
    /// The default argument promotions.
    pub(crate) fn default_promote(&mut self, e: Ex) -> Ex {
        if self.types.is_integer(e.ty) {
            return self.promote(e);
        }
        let to = self.types.default_promote(e.ty);
        self.convert(e, to)
    }

    /// Converts an rvalue between scalar types (or to `void`), whether or not C would do so implicitly.
    pub(crate) fn convert(&mut self, e: Ex, to: TypeId) -> Ex {
        if e.is_error() || e.ty == to {
            return e;
        }
        let span = self.span(e);
        if self.types.is_void(to) {
            return self.rvalue_of(ExprKind::Convert(ConvertKind::Void, e.id), to, span);
        }
        let (Some(from), Some(target)) = (self.types.scalar(e.ty), self.types.scalar(to)) else {
            return match self.types[to] {
                Type::Record(_) => e,
                _ => self.unsupported("vector or complex arithmetic", to, span),
            };
        };
        let kind = match (from, target) {
            _ if self.types.is_bool(to) => ConvertKind::ToBool,
            (Scalar::Int(_), Scalar::Int(_)) => ConvertKind::Int,
            (Scalar::Int(_), Scalar::Float(_)) => ConvertKind::IntToFloat,
            (Scalar::Float(_), Scalar::Int(_)) => ConvertKind::FloatToInt,
            (Scalar::Float(_), Scalar::Float(_)) => ConvertKind::Float,
            (Scalar::Pointer, Scalar::Int(_)) => ConvertKind::PtrToInt,
            (Scalar::Int(_), Scalar::Pointer) => ConvertKind::IntToPtr,
            (Scalar::Pointer, Scalar::Pointer) => ConvertKind::Ptr,
            (Scalar::Pointer, Scalar::Float(_)) | (Scalar::Float(_), Scalar::Pointer) => {
                return self.unsupported("conversion between pointer and floating type", to, span);
            }
        };
        // Conversions of literals are exact and always defined.
        if let ExprKind::Int(bits) = self.exprs[e.id].kind {
            let as_int = |scalar: Scalar| match scalar {
                Scalar::Int(int) => int,
                _ => self.types.pointer_int(),
            };
            let bits = match kind {
                ConvertKind::ToBool => Some((bits != 0).into()),
                ConvertKind::Int | ConvertKind::IntToPtr => Some(as_int(from).convert(as_int(target), bits)),
                ConvertKind::Ptr => Some(bits),
                _ => None,
            };
            if let Some(bits) = bits {
                return self.rvalue_of(ExprKind::Int(bits), to, span);
            }
        }
        self.rvalue_of(ExprKind::Convert(kind, e.id), to, span)
    }

    /// An integer constant expression with value 0, or such cast to `void *`.
    pub(crate) fn is_null_constant(&self, e: Ex) -> bool {
        if e.is_error() {
            return false;
        }
        match self.types[e.ty] {
            Type::Int(_) | Type::Enum(_) => self.fold_int(e) == Some(0),
            Type::Pointer(pointee) if self.types.is_void(pointee.ty) && pointee.quals == Quals::NONE => {
                match self.exprs[e.id].kind {
                    ExprKind::Int(0) => true,
                    ExprKind::Convert(ConvertKind::IntToPtr, inner) => self.fold_id(inner) == Some(0),
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Converts an rvalue as if by assignment to an object of type `to`, with the complaints that gcc has.
    /// The same for a bit-field. Of a floating constant that it cannot hold gcc makes the largest number that it can.
    pub(crate) fn convert_to_field(&mut self, e: Ex, to: TypeId, width: Option<u32>, why: Why, span: Span) -> Ex {
        let is_real = self.types.float_kind(e.ty).is_some();
        let converted = self.convert_assign(e, to, why, span);
        if let Some(width @ 1..) = width.filter(|_| is_real)
            && let Some(int) = self.types.int_type(to)
            && let Some(number) = self.fold_int(converted)
            && !(types::IntType { width: width as u8, ..int }).fits_i128(number)
        {
            return self.unsupported("a floating constant that the bit-field cannot hold", to, span);
        }
        converted
    }

    pub(crate) fn convert_assign(&mut self, e: Ex, to: TypeId, why: Why, span: Span) -> Ex {
        if e.is_error() {
            return e;
        }
        if e.ty == to && !self.types.is_array(to) && !self.types.is_void(to) {
            return e;
        }
        if self.types.is_void(e.ty) {
            self.error(span, "void value not ignored as it ought to be");
            return self.error_expr(span);
        }
        let types = &self.types;
        if types.is_arithmetic(to) && types.is_arithmetic(e.ty) {
            return self.convert(e, to);
        }
        match (types[e.ty].clone(), types[to].clone()) {
            (Type::Pointer(from), Type::Pointer(target)) => {
                self.check_pointers(e, from, target, to, why, span);
                return self.convert(e, to);
            }
            (Type::Int(_) | Type::Enum(_), Type::Pointer(_)) => {
                if !self.is_null_constant(e) {
                    let message = format!("{} makes pointer from integer without a cast", self.describe(why));
                    self.warn(span, message);
                }
                return self.convert(e, to);
            }
            (Type::Pointer(_), Type::Int(_) | Type::Enum(_)) => {
                if !types.is_bool(to) {
                    let message = format!("{} makes integer from pointer without a cast", self.describe(why));
                    self.warn(span, message);
                }
                return self.convert(e, to);
            }
            (Type::Record(_), Type::Record(_)) if self.compatible(e.ty, to) => return e,
            (_, Type::Record(union)) if types.records[union].body.as_ref().is_some_and(|b| b.transparent_union) => {
                if let Some(e) = self.transparent_union(e, union, to, span) {
                    return e;
                }
            }
            (Type::Vector { .. }, Type::Vector { .. }) => {
                return self.unsupported("vector arithmetic", to, span);
            }
            _ => {}
        }
        let (from, target) = (self.show(e.ty), self.show(to));
        let message = match why {
            Why::Assign => format!("incompatible types when assigning to type {target} from type {from}"),
            Why::Init => format!("incompatible types when initializing type {target} using type {from}"),
            Why::Return => format!("incompatible types when returning type {from} but {target} was expected"),
            Why::Arg { index, function } => format!(
                "incompatible type for argument {} of {}: expected {target} but it has type {from}",
                index + 1,
                self.callee_name(function)
            ),
        };
        self.error(span, message);
        self.error_expr(span)
    }

    fn check_pointers(&mut self, e: Ex, from: QualType, target: QualType, to: TypeId, why: Why, span: Span) {
        let types = &self.types;
        let lost = from.quals.is_const && !target.quals.is_const || from.quals.is_volatile && !target.quals.is_volatile;
        let matches = types.is_void(from.ty)
            || types.is_void(target.ty)
            || types.compatible(from.ty, target.ty)
            || matches!((types.int_type(from.ty), types.int_type(target.ty)), (Some(a), Some(b)) if a.width == b.width);
        if !matches {
            let message = format!(
                "{} from incompatible pointer type: expected {} but it has type {}",
                self.describe(why),
                self.show(to),
                self.show(e.ty)
            );
            self.warn(span, message);
        } else if lost && !self.is_null_constant(e) {
            let message = format!("{} discards qualifiers from pointer target type", self.describe(why));
            self.warn(span, message);
        }
    }

    fn describe(&self, why: Why) -> String {
        match why {
            Why::Assign => "assignment".to_owned(),
            Why::Init => "initialization".to_owned(),
            Why::Return => "return".to_owned(),
            Why::Arg { index, function } => {
                format!("passing argument {} of {}", index + 1, self.callee_name(function))
            }
        }
    }

    pub(crate) fn callee_name(&self, function: Option<Symbol>) -> String {
        match function {
            Some(name) => format!("`{}`", self.name(name)),
            None => "the called function".to_owned(),
        }
    }

    /// The argument in a union of which it is a member.
    fn transparent_union(&mut self, e: Ex, union: types::RecordId, to: TypeId, span: Span) -> Option<Ex> {
        let fields: Vec<QualType> =
            self.types.records[union].body.as_ref()?.fields.iter().map(|field| field.ty).collect();
        let exact = fields.iter().find(|field| self.types.compatible(field.ty, e.ty)).copied();
        let field = exact.or_else(|| {
            let null = self.is_null_constant(e);
            fields.into_iter().find(|field| match (self.types.pointee(field.ty), self.types.pointee(e.ty)) {
                (Some(a), Some(b)) => {
                    self.types.is_void(a.ty) || self.types.is_void(b.ty) || self.types.compatible(a.ty, b.ty)
                }
                (Some(_), None) => null,
                _ => false,
            })
        })?;
        let value = self.convert(e, field.ty);
        Some(self.union_literal(value, to, span))
    }
}
