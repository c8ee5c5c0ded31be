//! Attributes with a meaning for us; all others are ignored without a word.

use source::Span;
use syntax::ast;
use types::{DataModel, FloatKind, IntKind, QualType, Type, TypeId};

use crate::Cx;

/// The sum of some attribute lists.
#[derive(Clone, Default)]
pub(crate) struct Attrs {
    pub packed: bool,
    pub align: Option<u64>,
    pub transparent_union: bool,
    pub noreturn: bool,
    pub gnu_inline: bool,
    pub weak: bool,
    pub constructor: bool,
    pub destructor: bool,
    pub mode: Option<Mode>,
    /// Bytes.
    pub vector_size: Option<u64>,
    pub cleanup: Option<(index::Symbol, Span)>,
    pub alias: Option<Box<str>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Bytes.
    Int(u8),
    Float(FloatKind),
}

impl<'a> Cx<'a> {
    pub(crate) fn attrs(&mut self, lists: &[&'a [ast::Attr]]) -> Attrs {
        let mut attrs = Attrs::default();
        for attr in lists.iter().copied().flatten() {
            self.attr(attr, &mut attrs);
        }
        attrs
    }

    fn attr(&mut self, attr: &'a ast::Attr, attrs: &mut Attrs) {
        match self.names.resolve(attr.name) {
            "packed" => attrs.packed = true,
            "noreturn" => attrs.noreturn = true,
            "gnu_inline" => attrs.gnu_inline = true,
            "weak" => attrs.weak = true,
            "constructor" => attrs.constructor = true,
            "destructor" => attrs.destructor = true,
            "transparent_union" => attrs.transparent_union = true,
            "aligned" | "align" => {
                let align = match attr.args.first() {
                    None => 16,
                    Some(&arg) => self.constant_attr(arg).unwrap_or(1),
                };
                self.alignment(align, attr.span, attrs);
            }
            "mode" => {
                if let Some(name) = attr.args.first().and_then(|&arg| self.plain_name(arg)) {
                    attrs.mode = self.mode(name);
                }
            }
            "vector_size" => attrs.vector_size = attr.args.first().and_then(|&arg| self.constant_attr(arg)),
            "cleanup" => {
                attrs.cleanup = attr.args.first().and_then(|&arg| self.plain_name(arg)).map(|name| (name, attr.span));
            }
            "alias" => {
                if let Some(&arg) = attr.args.first()
                    && let ast::ExprKind::Str(text) = &self.ast.expr(arg).kind
                {
                    attrs.alias = Some(text.units.iter().filter_map(|&unit| char::from_u32(unit)).collect());
                }
            }
            _ => {}
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

    fn apply_mode(&mut self, ty: TypeId, mode: Mode) -> TypeId {
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
