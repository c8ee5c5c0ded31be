//! `_Generic`, `__builtin_types_compatible_p`, and names that look like an undeclared one.

use source::Span;
use syntax::ast;
use types::{FloatKind, Type, TypeId};

use super::Ex;
use crate::Cx;

const NAMED_FLOATS: &str = "a choice between `double` and `_Float64`, or the like";

impl<'a> Cx<'a> {
    pub(crate) fn generic(&mut self, selection: &'a ast::GenericSelection, span: Span) -> Ex {
        let control = self.unevaluated(|cx| cx.rvalue_expr(selection.control));
        if control.is_error() {
            return control;
        }
        let mut chosen = None;
        for (name, value) in &selection.cases {
            let Some(name) = name else { continue };
            let ty = self.without_lengths(|cx| cx.type_name(name));
            let is_nameless = self.narrow(control).is_some();
            if !is_nameless && ty.quals == types::Quals::NONE && self.types.compatible(ty.ty, control.ty) {
                chosen = Some(*value);
                break;
            }
        }
        let default = selection.cases.iter().find(|(name, _)| name.is_none()).map(|(_, value)| *value);
        match chosen.or(default) {
            Some(value) if self.may_be_named_float(control.ty) => {
                let ty = self.unevaluated(|cx| cx.rvalue_expr(value)).ty;
                self.unsupported(NAMED_FLOATS, ty, span)
            }
            Some(value) => self.expr(value),
            None => {
                let message = format!(
                    "`_Generic` selector of type {} is not compatible with any association",
                    self.show(control.ty)
                );
                self.error(span, message);
                self.error_expr(span)
            }
        }
    }

    pub(crate) fn types_compatible(&mut self, names: &'a (ast::TypeName, ast::TypeName), span: Span) -> Ex {
        let (a, b) = self.without_lengths(|cx| (cx.type_name(&names.0), cx.type_name(&names.1)));
        let (a, b) = (self.types.unqualified(a), self.types.unqualified(b));
        let same = self.types.compatible(a, b);
        if same && self.may_be_named_float(a) {
            return self.unsupported(NAMED_FLOATS, self.int(), span);
        }
        self.int_const(same.into(), self.int(), span)
    }

    /// Whether something in the type may be `double` or `_Float64`, and nobody knows which.
    fn may_be_named_float(&self, ty: TypeId) -> bool {
        self.has_named_floats
            && match &self.types[ty] {
                Type::Float(kind) => matches!(kind, FloatKind::F32 | FloatKind::F64 | FloatKind::X87),
                Type::Complex(_) | Type::Vector { .. } | Type::Function(_) => true,
                Type::Pointer(inner) | Type::Array { element: inner, .. } => self.may_be_named_float(inner.ty),
                Type::Void | Type::Int(_) | Type::Enum(_) | Type::Record(_) => false,
            }
    }

    /// A visible name at a small edit distance.
    pub(crate) fn similar_name(&self, text: &str) -> Option<String> {
        let limit = text.len() / 3;
        let mut best: Option<(usize, &str)> = None;
        for name in self.scopes.visible() {
            let candidate = self.name(name);
            if candidate.len().abs_diff(text.len()) > limit {
                continue;
            }
            let distance = edit_distance(text.as_bytes(), candidate.as_bytes());
            let better = best.is_none_or(|(least, name)| (distance, candidate) < (least, name));
            if distance <= limit && better {
                best = Some((distance, candidate));
            }
        }
        best.map(|(_, name)| name.to_owned())
    }
}

fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let next = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = std::mem::replace(&mut row[j + 1], next);
        }
    }
    row[b.len()]
}
