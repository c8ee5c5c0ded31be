//! Declaration specifiers to types.

use source::Span;
use syntax::ast::{self, Builtin, TypeSpec};
use types::{Enumerator, FloatKind, IntKind, QualType, Quals, Type, TypeId};

use crate::Cx;
use crate::attr::{Attrs, Mode};
use crate::expr::Ex;
use crate::scope::{Linkage, Meaning, Tag};
use crate::typed::ExprKind;

/// What the specifiers of a declaration say.
#[derive(Clone)]
pub(crate) struct Specs {
    pub ty: QualType,
    pub storage: Option<ast::Storage>,
    pub thread_local: bool,
    pub inline: bool,
    pub attrs: Attrs,
    /// From a typedef's `aligned`; it may be less than the type's own.
    pub typedef_align: Option<u64>,
    /// `__auto_type`.
    pub auto: bool,
}

impl<'a> Cx<'a> {
    /// `alone`: no declarator follows, so `struct s;` declares a new tag.
    pub(crate) fn specs(&mut self, id: ast::SpecsId, alone: bool) -> Specs {
        let specs = &self.ast.specs[id];
        let mut typedef_align = None;
        let base = match &specs.ty {
            TypeSpec::Builtin(builtin) => {
                use Builtin::{Float32, Float32x, Float64, Float64x};
                self.has_named_floats |=
                    matches!(builtin, Float32 | Float64 | Float32x | Float64x) && !self.sources.is_system(specs.span);
                self.builtin(*builtin).into()
            }
            TypeSpec::Missing => self.int().into(),
            TypeSpec::Name(name) => match self.scopes.lookup(*name).map(|entry| entry.meaning) {
                Some(Meaning::Typedef { ty, align }) => {
                    typedef_align = align;
                    ty
                }
                _ => {
                    if self.undeclared.insert(*name) {
                        let message = format!("unknown type name `{}`", self.name(*name));
                        self.error(specs.span, message);
                    }
                    self.int().into()
                }
            },
            TypeSpec::Record(record) => self.record_spec(record, alone).into(),
            TypeSpec::Enum(spec) => self.enum_spec(spec, alone).into(),
            TypeSpec::TypeofExpr(expr) => {
                let value = self.typeof_operand(*expr);
                self.refuse_type_of(value, specs.span);
                if value.bits.is_some() && value.place == crate::expr::Place::Lvalue {
                    self.error(specs.span, "`typeof` applied to a bit-field");
                }
                QualType { ty: value.ty, quals: value.quals }
            }
            TypeSpec::TypeofType(name) => self.type_name(name),
            TypeSpec::Atomic(name) => {
                let mut ty = self.type_name(name);
                ty.quals.is_atomic = true;
                ty
            }
            TypeSpec::Auto => self.int().into(),
        };
        let mut attrs = self.entity_attrs(&[&specs.attrs]);
        for align in &specs.aligns {
            self.alignas(align, specs.span, &mut attrs);
        }
        attrs.noreturn |= specs.noreturn;
        let ty = self.qualify(QualType { ty: base.ty, quals: base.quals.union(quals(specs.quals)) });
        let ty = self.retype(ty, &attrs);
        Specs {
            ty,
            storage: specs.storage,
            thread_local: specs.thread_local,
            inline: specs.inline,
            attrs,
            typedef_align,
            auto: matches!(specs.ty, TypeSpec::Auto),
        }
    }

    /// What `typeof` asks the type of: evaluated like a length if its type has one.
    fn typeof_operand(&mut self, expr: ast::ExprId) -> Ex {
        let lengths = self.vlas.len();
        let value = self.unevaluated(|cx| cx.expr(expr));
        let is_variable = self.unevaluated == 0 && self.types.is_variably_modified(value.ty);
        if !is_variable || self.vlas.len() == lengths && !self.has_effects(value.id) {
            return value;
        }
        let value = self.expr(expr);
        let span = self.span(value);
        let operand = self.rvalue(value);
        let size_t = self.types.size_t();
        let one = self.int_const(1, size_t, span);
        let length = self.add(ExprKind::Comma(operand.id, one.id), size_t, span);
        self.new_vla(length, span);
        value
    }

    fn alignas(&mut self, align: &'a ast::Alignas, span: Span, attrs: &mut Attrs) {
        let value = match align {
            ast::Alignas::Type(name) => {
                let ty = self.without_lengths(|cx| cx.type_name(name));
                self.types.align_of(ty)
            }
            ast::Alignas::Expr(expr) => {
                let value = self.unevaluated(|cx| cx.rvalue_expr(*expr));
                self.fold_int(value).and_then(|value| u64::try_from(value).ok())
            }
        };
        match value {
            Some(value) => self.alignment(value, span, attrs),
            None => self.error(span, "`_Alignas` needs an integer constant or a complete type"),
        }
    }

    pub(crate) fn type_name(&mut self, name: &'a ast::TypeName) -> QualType {
        self.type_name_aligned(name).0
    }

    /// The type, and the alignment that a typedef in it demands.
    pub(crate) fn type_name_aligned(&mut self, name: &'a ast::TypeName) -> (QualType, Option<u64>) {
        let specs = self.specs(name.specs, false);
        self.refuse_attrs(&specs.attrs);
        let ty = self.declarator(specs.ty, &name.declarator);
        let attrs = self.attrs(&[&name.declarator.attrs]);
        let align = if name.declarator.derived.is_empty() { specs.typedef_align.or(specs.attrs.align) } else { None };
        (self.retype(ty, &attrs), align)
    }

    fn builtin(&mut self, builtin: Builtin) -> TypeId {
        let types = &mut self.types;
        match builtin {
            Builtin::Void => types.void(),
            Builtin::Bool => types.int(IntKind::Bool),
            Builtin::Char => types.int(IntKind::Char),
            Builtin::SChar => types.int(IntKind::SChar),
            Builtin::UChar => types.int(IntKind::UChar),
            Builtin::Short => types.int(IntKind::Short),
            Builtin::UShort => types.int(IntKind::UShort),
            Builtin::Int => types.int(IntKind::Int),
            Builtin::UInt => types.int(IntKind::UInt),
            Builtin::Long => types.int(IntKind::Long),
            Builtin::ULong => types.int(IntKind::ULong),
            Builtin::LongLong => types.int(IntKind::LongLong),
            Builtin::ULongLong => types.int(IntKind::ULongLong),
            Builtin::Int128 => types.int(IntKind::Int128),
            Builtin::UInt128 => types.int(IntKind::UInt128),
            Builtin::Float | Builtin::Float32 => types.float(FloatKind::F32),
            Builtin::Double | Builtin::Float64 | Builtin::Float32x => types.float(FloatKind::F64),
            Builtin::LongDouble | Builtin::Float64x => types.float(FloatKind::X87),
            Builtin::Float16 => types.float(FloatKind::F16),
            Builtin::Float128 => types.float(FloatKind::F128),
            Builtin::ComplexFloat => types.complex(FloatKind::F32),
            Builtin::ComplexDouble => types.complex(FloatKind::F64),
            Builtin::ComplexLongDouble => types.complex(FloatKind::X87),
            Builtin::ComplexFloat128 => types.complex(FloatKind::F128),
            Builtin::VaList => self.va_list,
        }
    }

    fn enum_spec(&mut self, spec: &'a ast::EnumSpec, alone: bool) -> TypeId {
        let known = spec.tag.and_then(|tag| self.scopes.tag(tag).map(|entry| (tag, entry)));
        let here = self.scopes.depth();
        let defines = spec.enumerators.is_some();
        let id = match known {
            Some((tag, entry)) if entry.depth == here || !(defines || alone) => match entry.tag {
                Tag::Enum(id) => {
                    if defines && self.types.enums[id].underlying.is_some() {
                        let message = format!("redefinition of `enum {}`", self.name(tag));
                        self.error_with(spec.tag_span, message, entry.span, "previous definition is here");
                        self.types.new_enum(spec.tag)
                    } else {
                        id
                    }
                }
                Tag::Record(_) => {
                    let message = format!("`{}` defined as wrong kind of tag", self.name(tag));
                    self.error_with(spec.tag_span, message, entry.span, "previous declaration is here");
                    self.types.new_enum(spec.tag)
                }
            },
            _ => {
                let id = self.types.new_enum(spec.tag);
                if let Some(tag) = spec.tag {
                    self.scopes.declare_tag(tag, Tag::Enum(id), spec.tag_span);
                }
                id
            }
        };
        let ty = self.types.enumeration(id);
        if let Some(enumerators) = &spec.enumerators {
            let attrs = self.attrs(&[&spec.attrs]);
            self.enumerators(id, ty, enumerators, attrs.packed);
            if let Some(mode) = attrs.mode {
                self.enum_mode(id, mode, spec.span);
            }
        }
        ty
    }

    fn enumerators(&mut self, id: types::EnumId, ty: TypeId, specs: &'a [ast::EnumeratorSpec], packed: bool) {
        let int = self.types.int_kind_type(IntKind::Int);
        let mut enumerators = Vec::with_capacity(specs.len());
        let mut next: i128 = 0;
        for spec in specs {
            if let Some(expr) = spec.value {
                let value = self.rvalue_expr(expr);
                match self.fold_int(value) {
                    Some(value) => next = value,
                    None if value.is_error() => {}
                    None => {
                        let message =
                            format!("enumerator value for `{}` is not an integer constant", self.name(spec.name));
                        self.error(self.ast.expr(expr).span, message);
                    }
                }
            }
            self.check_fresh(spec.name, spec.span);
            // Until the enumeration is complete a value that `int` cannot hold has a wider type.
            let kind = match next {
                _ if int.fits_i128(next) => IntKind::Int,
                0.. if next <= u32::MAX.into() => IntKind::UInt,
                _ if next <= i64::MAX.into() => IntKind::LongLong,
                _ => IntKind::ULongLong,
            };
            let meaning = Meaning::Enumerator { ty: self.types.int(kind), value: next };
            self.scopes.declare(spec.name, meaning, Linkage::None, spec.span);
            enumerators.push(Enumerator { name: spec.name, value: next });
            next = next.wrapping_add(1);
        }
        let wide: Vec<_> = enumerators.iter().filter(|e| !int.fits_i128(e.value)).map(|e| (e.name, e.value)).collect();
        self.types.complete_enum(id, enumerators, packed);
        for (name, value) in wide {
            self.scopes.update(name, Meaning::Enumerator { ty, value });
        }
    }

    /// `mode` of an enumeration: its size, whatever the enumerators need.
    fn enum_mode(&mut self, id: types::EnumId, mode: Mode, span: Span) {
        let ty = self.types.enumeration(id);
        let ty = self.apply_mode(ty, mode);
        let Some(int) = self.types.int_type(ty).filter(|_| matches!(mode, Mode::Int(_))) else {
            return self.error(span, "cannot use this mode for an enumeration");
        };
        let underlying = self.types.int_kind(ty);
        let entry = &mut self.types.enums[id];
        if !entry.enumerators.iter().all(|enumerator| int.fits_i128(enumerator.value)) {
            return self.error(span, "specified mode too small for enumerated values");
        }
        entry.underlying = underlying;
    }

    /// Reports a name that already means something in this very scope.
    pub(crate) fn check_fresh(&mut self, name: index::Symbol, span: Span) {
        if let Some(entry) = self.scopes.lookup(name)
            && entry.depth == self.scopes.depth()
        {
            let what = match entry.meaning {
                Meaning::Enumerator { .. } => "redeclaration of enumerator",
                _ => "redeclaration of",
            };
            let message = format!("{what} `{}`", self.name(name));
            self.error_with(span, message, entry.span, "previous declaration is here");
        }
    }

    pub(crate) fn is_vector_or_complex(&self, ty: TypeId) -> bool {
        matches!(self.types[ty], Type::Vector { .. } | Type::Complex(_))
    }
}

pub(crate) fn quals(set: ast::QualSet) -> Quals {
    let ast::QualSet { is_const, is_volatile, is_restrict, is_atomic } = set;
    Quals { is_const, is_volatile, is_restrict, is_atomic }
}
