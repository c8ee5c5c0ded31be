//! Inline definitions that must be inlined: calls of this file take them, whatever another file defines; pointers lead to that.

use index::Id;

use crate::Cx;
use crate::link::Global;
use crate::typed::{ExprId, ExprKind, Function, FunctionId};

impl Cx<'_> {
    /// A function of its own for the body of an inline definition.
    pub(crate) fn inlined_copy(&mut self, id: FunctionId) -> FunctionId {
        let Function { name, ty, noreturn, nonnull, align, weak, ref unsupported, span, .. } = self.functions[id];
        let unsupported = unsupported.clone();
        let function = Function { unsupported, noreturn, nonnull, align, weak, ..self.blank_function(name, ty, span) };
        let copy = self.functions.push(function);
        self.unit.inlined.push((id, copy));
        copy
    }

    /// At the end of a unit: direct calls.
    pub(crate) fn bind_inlined_calls(&mut self) {
        let mut inlined = std::mem::take(&mut self.unit.inlined);
        inlined.retain(|&(id, _)| !self.unit.defines(Global::Function(id)));
        if inlined.is_empty() {
            return;
        }
        for call in self.unit.first_expr..self.exprs.len() {
            let ExprKind::Call { mut callee, .. } = self.exprs[ExprId::from_usize(call)].kind else { continue };
            while let ExprKind::Decay(inner) | ExprKind::AddressOf(inner) = self.exprs[callee].kind {
                callee = inner;
            }
            let ExprKind::Function(id) = self.exprs[callee].kind else { continue };
            if let Some(&(_, copy)) = inlined.iter().find(|(inlined, _)| *inlined == id) {
                self.exprs[callee].kind = ExprKind::Function(copy);
            }
        }
        self.inlined.extend(inlined);
    }

    /// Once all units are known: what nobody defines otherwise is the inline definition everywhere.
    pub(crate) fn bind_inlined(&mut self) {
        for (id, copy) in std::mem::take(&mut self.inlined) {
            if self.functions[id].body.is_none() && !self.is_in_library(self.functions[id].name) {
                self.forwards.entry(Global::Function(id)).or_insert(Global::Function(copy));
            }
        }
    }
}
