//! Inline assembly. What an empty template does is known; the rest is left to each analysis.

use cfa::{AsmOp, ExprId, Op, Place};
use sema::typed::{self, Asm, ExprKind};
use source::Span;

use crate::Cx;
use crate::effects::Effects;

impl Cx<'_> {
    pub(crate) fn asm(&mut self, asm: &Asm, span: Span) {
        if self.graph.is_dead() {
            return;
        }
        if asm.is_goto {
            self.emit(Op::Unsupported("asm goto".into()), span);
            return;
        }
        let (outputs, inputs) = self.asm_operands(asm, span);
        if !asm.template.trim().is_empty() {
            self.asm_op(asm, outputs.iter().map(|&(place, bytes, _)| (place, bytes)).collect(), inputs, span);
            return;
        }
        let mut unknown = Vec::new();
        let mut matched = Vec::new();
        for (number, (&(place, bytes, ty), (constraint, _))) in outputs.iter().zip(&asm.outputs).enumerate() {
            if constraint.starts_with('+') {
                continue;
            }
            let input = asm.inputs.iter().position(|(constraint, _)| constraint.parse() == Ok(number));
            match input {
                Some(input) if self.exprs.types.scalar(ty).is_some() => {
                    matched.push((place, self.exprs.convert(inputs[input], ty)));
                }
                _ => unknown.push((place, bytes)),
            }
        }
        if matched.len() > 1 {
            for (_, value) in &mut matched {
                *value = self.protect(*value, Effects::ALL, span);
            }
        }
        for &(place, value) in &matched {
            self.emit(Op::Assign { place, value }, span);
        }
        if !unknown.is_empty() {
            self.asm_op(asm, unknown.into(), inputs, span);
        } else if matched.is_empty() {
            self.emit(Op::Noop, span);
        }
    }

    /// Output places with their sizes and types, and input values.
    fn asm_operands(&mut self, asm: &Asm, span: Span) -> (Vec<(Place, u64, types::TypeId)>, Vec<ExprId>) {
        let typed = self.typed;
        let input_exprs: Vec<typed::ExprId> = asm.inputs.iter().map(|(_, e)| *e).collect();
        let effects = self.effects_of_all(&input_exprs);
        let mut outputs = Vec::with_capacity(asm.outputs.len());
        for (_, e) in &asm.outputs {
            let place = self.place(*e);
            let ty = typed.exprs[*e].ty;
            outputs.push((self.protect_place(place, effects, span), self.size_in_bytes(ty), ty));
        }
        let mut inputs = Vec::with_capacity(input_exprs.len());
        for (number, &e) in input_exprs.iter().enumerate() {
            let x = self.asm_input(e);
            let later = self.effects_of_all(&input_exprs[number + 1..]);
            inputs.push(self.protect(x, later, span));
        }
        (outputs, inputs)
    }

    /// Scalars by value, everything else by address.
    fn asm_input(&mut self, e: typed::ExprId) -> ExprId {
        let typed = self.typed;
        let ty = typed.exprs[e].ty;
        if self.exprs.types.scalar(ty).is_some() {
            return self.rvalue(e);
        }
        let object = if let ExprKind::Load(lvalue) = typed.exprs[e].kind { lvalue } else { e };
        let pointer = self.exprs.types.pointer_to(ty);
        self.address(object, pointer)
    }

    fn asm_op(&mut self, asm: &Asm, outputs: Box<[(Place, u64)]>, inputs: Vec<ExprId>, span: Span) {
        let op = AsmOp {
            template: asm.template.clone(),
            outputs,
            inputs: inputs.into(),
            clobbers_memory: asm.clobbers_memory,
        };
        self.emit(Op::Asm(Box::new(op)), span);
    }
}
