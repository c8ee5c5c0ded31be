//! Constants, strings, predefined names, compound literals.

use index::Symbol;
use source::Span;
use syntax::ast::{self, Encoding, FloatSuffix};
use types::{ArrayLen, DataModel, FloatKind, IntKind, QualType, RecordId, TypeId};

use super::Ex;
use crate::Cx;
use crate::typed::{ExprKind, Init, InitStore, InitValue, Storage};

impl<'a> Cx<'a> {
    pub(crate) fn int_literal(&mut self, literal: &ast::IntLit, span: Span) -> Ex {
        let ty = self.int_literal_type(literal, span);
        if literal.imaginary {
            return self.unsupported("complex arithmetic", self.types.complex(FloatKind::F64), span);
        }
        let bits = self.types.int_type(ty).map_or(literal.value, |int| int.truncate(literal.value));
        self.rvalue_of(ExprKind::Int(bits), ty, span)
    }

    fn int_literal_type(&mut self, literal: &ast::IntLit, span: Span) -> TypeId {
        use IntKind::*;
        let rank = usize::from(literal.longs.min(2));
        let has_wide = self.types.model == DataModel::Lp64;
        let candidates = [(Int, UInt), (Long, ULong), (LongLong, ULongLong), (Int128, UInt128)];
        for (signed, unsigned) in candidates.into_iter().take(3 + usize::from(has_wide)).skip(rank) {
            if !literal.unsigned && self.types.int_kind_type(signed).fits_u128(literal.value) {
                return self.types.int(signed);
            }
            let may_be_unsigned = literal.unsigned || !literal.decimal;
            if may_be_unsigned && self.types.int_kind_type(unsigned).fits_u128(literal.value) {
                return self.types.int(unsigned);
            }
        }
        self.warn(span, "integer constant is too large for its type");
        self.types.int(if literal.unsigned { ULongLong } else { LongLong })
    }

    pub(crate) fn float_literal(&mut self, literal: &ast::FloatLit, span: Span) -> Ex {
        let kind = match literal.suffix {
            FloatSuffix::None | FloatSuffix::F64 | FloatSuffix::F32x => FloatKind::F64,
            FloatSuffix::F | FloatSuffix::F32 => FloatKind::F32,
            FloatSuffix::L | FloatSuffix::F64x => FloatKind::X87,
            FloatSuffix::Quad => FloatKind::F128,
            FloatSuffix::F16 => FloatKind::F16,
        };
        self.has_named_floats |=
            matches!(literal.suffix, FloatSuffix::F32 | FloatSuffix::F64 | FloatSuffix::F32x | FloatSuffix::F64x);
        if literal.imaginary {
            return self.unsupported("complex arithmetic", self.types.complex(kind), span);
        }
        let ty = self.types.float(kind);
        match kind.parse(&literal.text) {
            Some(bits) => self.rvalue_of(ExprKind::Float(bits), ty, span),
            None => {
                self.error(span, "malformed floating constant");
                self.error_expr(span)
            }
        }
    }

    pub(crate) fn char_literal(&mut self, encoding: Encoding, value: i32, span: Span) -> Ex {
        let ty = match encoding {
            Encoding::Plain => self.int(),
            _ => self.unit_type(encoding),
        };
        self.int_const(value.into(), ty, span)
    }

    /// The element type of a string literal.
    pub(crate) fn unit_type(&self, encoding: Encoding) -> TypeId {
        match encoding {
            Encoding::Plain | Encoding::Utf8 => self.types.char_(),
            Encoding::Wide => self.types.wchar(),
            Encoding::Char16 => self.types.int(IntKind::UShort),
            Encoding::Char32 => self.types.int(IntKind::UInt),
        }
    }

    pub(crate) fn string_literal(&mut self, literal: &ast::StrLit, span: Span) -> Ex {
        let unit = self.unit_type(literal.encoding);
        let size = self.types.size_of(unit).expect("integers have sizes") as usize;
        let mut bytes = Vec::with_capacity((literal.units.len() + 1) * size);
        for unit in literal.units.iter().chain(&[0]) {
            bytes.extend_from_slice(&unit.to_le_bytes()[..size]);
        }
        let ty = self.types.array(unit, ArrayLen::Known(literal.units.len() as u64 + 1));
        let string = self.add_string(bytes, ty, span);
        self.lvalue_of(ExprKind::Str(string), ty.into(), span)
    }

    /// `__func__` and its spellings.
    pub(crate) fn predefined_name(&mut self, name: Symbol, span: Span) -> Option<Ex> {
        let text = self.name(name);
        if text == "__null" {
            let ty = self.types.intptr();
            return Some(self.int_const(0, ty, span));
        }
        if !matches!(text, "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__") {
            return None;
        }
        let function = self.function.as_ref().map(|state| (state.name, state.func_name));
        let text = match function {
            Some((name, _)) => self.name(name).to_owned(),
            None => String::new(),
        };
        let char_ = QualType::plain(self.types.char_()).with_const();
        let ty = self.types.array(char_, ArrayLen::Known(text.len() as u64 + 1));
        let string = match function.and_then(|(_, string)| string) {
            Some(string) => string,
            None => {
                let mut bytes = text.into_bytes();
                bytes.push(0);
                let string = self.add_string(bytes, ty, span);
                if let Some(state) = &mut self.function {
                    state.func_name = Some(string);
                }
                string
            }
        };
        Some(self.lvalue_of(ExprKind::Str(string), ty.into(), span))
    }

    pub(crate) fn compound_literal(&mut self, name: &'a ast::TypeName, list: &'a ast::InitList, span: Span) -> Ex {
        let mark = self.pending_vlas.len();
        let ty = self.type_name(name);
        let e = self.compound_literal_of(ty, list, span);
        self.after_vlas(mark, e)
    }

    pub(crate) fn compound_literal_of(&mut self, ty: QualType, list: &'a ast::InitList, span: Span) -> Ex {
        let is_static = self.function.is_none();
        let storage = if is_static { Storage::Static } else { Storage::Auto };
        let Some((init, full)) = self.init_list_object(ty, list, is_static) else { return self.error_expr(span) };
        let var = self.add_var(self.empty_name, full, storage, span);
        self.vars[var].init = Some(init);
        if is_static {
            self.static_inits.push(var);
            return self.lvalue_of(ExprKind::Var(var), full, span);
        }
        if self.unevaluated == 0 {
            self.own(var);
        }
        self.lvalue_of(ExprKind::CompoundLiteral(var), full, span)
    }

    /// GNU cast to a union that has a member of the operand's type.
    pub(crate) fn cast_to_union(&mut self, e: Ex, union: RecordId, to: TypeId, span: Span) -> Option<Ex> {
        let body = self.types.records[union].body.as_ref()?;
        let field = body.fields.iter().find(|field| self.types.compatible(field.ty.ty, e.ty))?;
        let ty = field.ty.ty;
        let value = self.convert(e, ty);
        Some(self.union_literal(value, to, span))
    }

    /// A union rvalue whose first bytes are `value`.
    pub(crate) fn union_literal(&mut self, value: Ex, union: TypeId, span: Span) -> Ex {
        let is_static = self.function.is_none();
        let storage = if is_static { Storage::Static } else { Storage::Auto };
        let var = self.add_var(self.empty_name, union.into(), storage, span);
        let store = InitStore { bit_offset: 0, bit_width: None, value: InitValue::Expr(value.id) };
        let zero_rest = self.types.size_of(value.ty) != self.types.size_of(union);
        self.vars[var].init = Some(Init::Stores { stores: Box::new([store]), zero_rest });
        let e = if is_static {
            self.static_inits.push(var);
            self.lvalue_of(ExprKind::Var(var), union.into(), span)
        } else {
            if self.unevaluated == 0 {
                self.own(var);
            }
            self.lvalue_of(ExprKind::CompoundLiteral(var), union.into(), span)
        };
        self.rvalue(e)
    }
}
