//! Inline assembly. What an empty template does is known, and where some others write; the rest is left to each analysis.

use cfa::{AsmOp, ExprId, Op, Place};
use sema::typed::{self, Asm, ExprKind};
use source::Span;

use crate::effects::Effects;
use crate::{Cx, template};

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
            let mut changed: Vec<(Place, u64)> = outputs.iter().map(|&(place, bytes, _)| (place, bytes)).collect();
            let written = template::written(&asm.template);
            let goes_beyond = written.as_ref().is_some_and(|written| written.goes_beyond);
            let inputs_changed: Option<Vec<(Place, u64)>> = written.and_then(|written| {
                let inputs = written.operands.range(outputs.len()..);
                inputs.map(|number| self.memory_input(asm, number - outputs.len())).collect()
            });
            let clobbers_memory = asm.clobbers_memory && inputs_changed.is_none();
            changed.extend(inputs_changed.unwrap_or_default());
            let template = asm.template.clone();
            let (outputs, inputs) = (changed.into(), inputs.into());
            let op = AsmOp { template, outputs, inputs, clobbers_memory, goes_beyond };
            self.emit(Op::Asm(Box::new(op)), span);
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
            let (template, clobbers_memory) = (asm.template.clone(), asm.clobbers_memory);
            let (outputs, inputs) = (unknown.into(), inputs.into());
            let op = AsmOp { template, outputs, inputs, clobbers_memory, goes_beyond: false };
            self.emit(Op::Asm(Box::new(op)), span);
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

    /// Where an input is that is passed by its place, which code that says `memory` may write.
    fn memory_input(&mut self, asm: &Asm, number: usize) -> Option<(Place, u64)> {
        let typed = self.typed;
        let (constraint, e) = asm.inputs.get(number)?;
        let ExprKind::Load(lvalue) = typed.exprs[*e].kind else { return None };
        let by_place = &**constraint == "m" && self.effects(*e) == Effects::NONE;
        by_place.then(|| (self.place(lvalue), self.size_in_bytes(typed.exprs[lvalue].ty)))
    }
}
