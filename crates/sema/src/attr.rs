//! Attributes with a meaning for us. What becomes of all others is in `names`.

mod names;

use source::Span;
use syntax::ast;
use types::{DataModel, FloatKind, IntKind, QualType, Type, TypeId};

use crate::Cx;
use names::Standing;

/// The sum of some attribute lists.
#[derive(Clone, Default)]
pub(crate) struct Attrs {
    pub packed: bool,
    pub align: Option<u64>,
    pub transparent_union: bool,
    pub noreturn: bool,
    /// One bit for each parameter.
    pub nonnull: u64,
    pub gnu_inline: bool,
    pub always_inline: bool,
    /// Known at file scope since the unit was looked through.
    pub weak: bool,
    /// With their priorities.
    pub constructor: Option<Option<u16>>,
    pub destructor: Option<Option<u16>>,
    pub mode: Option<Mode>,
    /// Bytes.
    pub vector_size: Option<u64>,
    pub cleanup: Option<(index::Symbol, Span)>,
    pub alias: Option<Box<str>>,
    /// A reference to the symbol of `alias` that may be missing.
    pub weakref: bool,
    pub section: Option<Box<str>>,
    /// `scalar_storage_order("big-endian")`.
    pub big_endian: bool,
    /// What it is about that we have no meaning for.
    pub unsupported: Option<(Box<str>, Span)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Bytes.
    Int(u8),
    Float(FloatKind),
}

impl<'a> Cx<'a> {
    /// Attributes of a type, or of something else that has no use of its own.
    pub(crate) fn attrs(&mut self, lists: &[&'a [ast::Attr]]) -> Attrs {
        let attrs = self.entity_attrs(lists);
        self.refuse_attrs(&attrs);
        attrs
    }

    /// Attributes of a function or an object: who uses it looks at what is unsupported.
    pub(crate) fn entity_attrs(&mut self, lists: &[&'a [ast::Attr]]) -> Attrs {
        let mut attrs = Attrs::default();
        for attr in lists.iter().copied().flatten() {
            self.attr(attr, &mut attrs);
        }
        attrs
    }

    /// What is unsupported stops the program at once.
    pub(crate) fn refuse_attrs(&mut self, attrs: &Attrs) {
        if let Some((what, span)) = &attrs.unsupported {
            self.refusals.push((what.clone(), *span));
        }
    }

    fn attr(&mut self, attr: &'a ast::Attr, attrs: &mut Attrs) {
        let name = self.names.resolve(attr.name).to_owned();
        let first = attr.args.first().copied();
        let mut unsupported = None;
        match &*name {
            "packed" => attrs.packed = true,
            "noreturn" | "_Noreturn" => attrs.noreturn = true,
            "nonnull" => {
                let bit =
                    |number: u64| 1_u64.checked_shl(u32::try_from(number.wrapping_sub(1)).unwrap_or(64)).unwrap_or(0);
                let numbers = attr.args.iter().filter_map(|&arg| self.constant_attr(arg));
                attrs.nonnull |=
                    if attr.args.is_empty() { u64::MAX } else { numbers.map(bit).fold(0, |all, bit| all | bit) };
            }
            "gnu_inline" => attrs.gnu_inline = true,
            "always_inline" => attrs.always_inline = true,
            "weak" => attrs.weak = true,
            "constructor" => attrs.constructor = Some(first.and_then(|arg| self.priority(arg))),
            "destructor" => attrs.destructor = Some(first.and_then(|arg| self.priority(arg))),
            "transparent_union" => attrs.transparent_union = true,
            "aligned" | "align" => {
                let align = match first {
                    None => 16,
                    Some(arg) => self.constant_attr(arg).unwrap_or(1),
                };
                self.alignment(align, attr.span, attrs);
            }
            "mode" => {
                attrs.mode = first.and_then(|arg| self.plain_name(arg)).and_then(|name| self.mode(name));
                unsupported = attrs.mode.is_none().then_some("mode of a type");
            }
            "vector_size" => attrs.vector_size = first.and_then(|arg| self.constant_attr(arg)),
            "cleanup" => attrs.cleanup = first.and_then(|arg| self.plain_name(arg)).map(|name| (name, attr.span)),
            "alias" => attrs.alias = first.and_then(|arg| self.text(arg)),
            "weakref" => {
                attrs.weakref = true;
                attrs.alias = first.and_then(|arg| self.text(arg)).or(attrs.alias.take());
            }
            "ifunc" => unsupported = Some("function chosen when the program starts (`ifunc`)"),
            "section" => attrs.section = first.and_then(|arg| self.text(arg)),
            "scalar_storage_order" => {
                attrs.big_endian = first.and_then(|arg| self.text(arg)).is_none_or(|order| &*order != "little-endian");
            }
            "optimize" | "target" => {
                let is_harmless =
                    if name == "target" { names::is_harmless_target } else { names::is_harmless_optimisation };
                let options: Vec<_> = attr.args.iter().filter_map(|&arg| self.text(arg)).collect();
                if !options.iter().flat_map(|text| text.split(',')).all(is_harmless) {
                    unsupported = Some("options of a function that may change results");
                }
            }
            _ => match names::standing(&name) {
                Standing::Harmless => {}
                Standing::Dangerous(what) => unsupported = Some(what),
                Standing::Unknown => self.warn(attr.span, format!("attribute `{name}` is unknown and ignored")),
            },
        }
        if let Some(what) = unsupported {
            attrs.unsupported = Some((what.into(), attr.span));
        }
    }

    /// `#pragma GCC optimize` and `target`, for all functions after it.
    pub(crate) fn option_pragma(&mut self, pragma: &ast::Pragma) {
        let is_harmless = match &pragma.kind {
            ast::PragmaKind::Optimize(options) => options.iter().all(|text| names::is_harmless_optimisation(text)),
            ast::PragmaKind::Target(options) => options.iter().all(|text| names::is_harmless_target(text)),
            ast::PragmaKind::Weak { .. } | ast::PragmaKind::Rename { .. } => true,
        };
        if !is_harmless {
            self.refusals.push(("options that may change results".into(), pragma.span));
        }
    }

    fn priority(&mut self, arg: ast::ExprId) -> Option<u16> {
        self.constant_attr(arg).map(|value| u16::try_from(value).unwrap_or(u16::MAX))
    }

    fn text(&self, arg: ast::ExprId) -> Option<Box<str>> {
        match &self.ast.expr(arg).kind {
            ast::ExprKind::Str(text) => Some(text.units.iter().filter_map(|&unit| char::from_u32(unit)).collect()),
            _ => None,
        }
    }

    pub(crate) fn alignment(&mut self, align: u64, span: Span, attrs: &mut Attrs) {
        if align == 0 {
            return;
        }
        if !align.is_power_of_two() || align > 1 << 28 {
            return self.error(span, format!("requested alignment `{align}` is not a positive power of 2"));
        }
        attrs.align = Some(attrs.align.unwrap_or(1).max(align));
    }

    fn constant_attr(&mut self, arg: ast::ExprId) -> Option<u64> {
        let value = self.unevaluated(|cx| cx.rvalue_expr(arg));
        let constant = self.fold_int(value).and_then(|value| u64::try_from(value).ok());
        if constant.is_none() && !value.is_error() {
            self.error(self.ast.expr(arg).span, "attribute argument is not an integer constant");
        }
        constant
    }

    fn plain_name(&self, arg: ast::ExprId) -> Option<index::Symbol> {
        match self.ast.expr(arg).kind {
            ast::ExprKind::Name(name) => Some(name),
            _ => None,
        }
    }

    fn mode(&self, name: index::Symbol) -> Option<Mode> {
        let word = self.types.model.pointer_bytes() as u8;
        Some(match self.names.resolve(name).trim_matches('_') {
            "QI" | "byte" => Mode::Int(1),
            "HI" => Mode::Int(2),
            "SI" => Mode::Int(4),
            "DI" => Mode::Int(8),
            "TI" => Mode::Int(16),
            "word" | "pointer" | "unwind_word" => Mode::Int(word),
            "SF" => Mode::Float(FloatKind::F32),
            "DF" => Mode::Float(FloatKind::F64),
            "XF" => Mode::Float(FloatKind::X87),
            "TF" => Mode::Float(FloatKind::F128),
            _ => return None,
        })
    }

    /// Applies `mode` and `vector_size` to a type.
    pub(crate) fn retype(&mut self, mut ty: QualType, attrs: &Attrs) -> QualType {
        if let Some(mode) = attrs.mode {
            ty.ty = self.apply_mode(ty.ty, mode);
        }
        if let Some(bytes) = attrs.vector_size
            && let Some(size @ 1..) = self.types.size_of(ty.ty)
            && self.types.is_arithmetic(ty.ty)
        {
            ty.ty = self.types.intern(Type::Vector { element: ty.ty, len: bytes / size });
        }
        ty
    }

    pub(crate) fn apply_mode(&mut self, ty: TypeId, mode: Mode) -> TypeId {
        match (mode, &self.types[ty]) {
            (Mode::Int(bytes), Type::Int(_) | Type::Enum(_)) => {
                let signed = self.types.is_signed(ty);
                let (plain, unsigned) = match bytes {
                    1 => (IntKind::SChar, IntKind::UChar),
                    2 => (IntKind::Short, IntKind::UShort),
                    4 => (IntKind::Int, IntKind::UInt),
                    8 if self.types.model == DataModel::Lp64 => (IntKind::Long, IntKind::ULong),
                    8 => (IntKind::LongLong, IntKind::ULongLong),
                    _ => (IntKind::Int128, IntKind::UInt128),
                };
                self.types.int(if signed { plain } else { unsigned })
            }
            (Mode::Float(kind), Type::Float(_)) => self.types.float(kind),
            (Mode::Float(kind), Type::Complex(_)) => self.types.complex(kind),
            _ => ty,
        }
    }
}
