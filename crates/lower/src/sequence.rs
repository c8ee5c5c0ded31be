//! Side effects that nothing puts in order (C11 6.5p2): one on a variable, and another on it, or a use of its value, by
//! operands of one operator. As gcc's `-Wsequence-point`, but only what happens whenever the operator is evaluated, so that
//! nothing right is taken for wrong: operands with calls, which need not return, and what only some executions evaluate do
//! not count.

use cfa::{CallOp, Callee, Function, Op, UNSEQUENCED};
use sema::typed::{ExprId, ExprKind, VarId};
use source::Span;
use types::{FnType, Params, QualType};

use crate::Cx;
use crate::effects::Effects;

/// What evaluating an expression does to scalar variables, by their names.
#[derive(Clone, Default)]
pub(crate) struct VariableEffects {
    reads: Vec<VarId>,
    writes: Vec<VarId>,
    /// The writes that need not have happened when the value is there.
    pending: Vec<VarId>,
    /// Not all that happens is known, or it may not come to an end.
    is_opaque: bool,
}

/// Expressions that touch more variables are not looked at, which keeps large ones cheap.
const MOST: usize = 32;

impl VariableEffects {
    fn opaque() -> VariableEffects {
        VariableEffects { is_opaque: true, ..VariableEffects::default() }
    }

    fn and(mut self, other: VariableEffects) -> VariableEffects {
        self.reads.extend(other.reads);
        self.writes.extend(other.writes);
        self.pending.extend(other.pending);
        self.is_opaque |= other.is_opaque || self.reads.len() + self.writes.len() > MOST;
        if self.is_opaque { VariableEffects::opaque() } else { self }
    }

    /// With a sequence point behind it.
    fn completed(mut self) -> VariableEffects {
        self.pending.clear();
        self
    }

    fn writes_what(&self, other: &VariableEffects) -> bool {
        let touches = |var: &VarId| other.writes.contains(var) || other.reads.contains(var);
        self.writes.iter().any(touches)
    }

    fn disagrees(&self, other: &VariableEffects) -> bool {
        !self.is_opaque && !other.is_opaque && (self.writes_what(other) || other.writes_what(self))
    }
}

impl Cx<'_> {
    /// Operands of one operator are about to be evaluated.
    pub(crate) fn check_operands(&mut self, operands: &[ExprId], span: Span) {
        if operands.len() < 2 || self.effects_of_all(operands) == Effects::NONE {
            return;
        }
        let touched: Vec<VariableEffects> = operands.iter().map(|&e| self.touched(e)).collect();
        let disagree = |at: usize| touched[at + 1..].iter().any(|other| touched[at].disagrees(other));
        if (0..touched.len()).any(disagree) {
            self.emit_unsequenced(span);
        }
    }

    /// A value, computed by `values`, is about to be stored in `target`.
    pub(crate) fn check_assignment(&mut self, target: ExprId, values: &[ExprId], span: Span) {
        if self.effects(target).union(self.effects_of_all(values)) == Effects::NONE {
            return;
        }
        let place = self.touched_by_place(target);
        let value = values.iter().fold(VariableEffects::default(), |all, &e| all.and(self.touched(e)));
        let stored = self.scalar_variable(target);
        let is_stored_twice = !value.is_opaque && stored.is_some_and(|var| value.pending.contains(&var));
        if is_stored_twice || place.disagrees(&value) {
            self.emit_unsequenced(span);
        }
    }

    fn emit_unsequenced(&mut self, span: Span) {
        if self.graph.is_dead() {
            return;
        }
        let result = QualType::from(self.exprs.types.void());
        let ty = self.exprs.types.function(FnType { result, params: Params::Unspecified });
        let (names, functions) = (&mut self.names, &mut self.functions);
        let function = *self.unsequenced.get_or_insert_with(|| {
            let (name, params) = (names.intern(UNSEQUENCED), Box::default());
            functions.push(Function { name, ty, params, body: None, noreturn: false, span: Span::NONE })
        });
        let call = CallOp { result: None, callee: Callee::Direct(function), args: Box::default(), ty };
        self.emit(Op::Call(Box::new(call)), span);
    }

    fn scalar_variable(&self, lvalue: ExprId) -> Option<VarId> {
        match self.typed.exprs[lvalue].kind {
            ExprKind::Var(var) => self.exprs.types.scalar(self.typed.exprs[lvalue].ty).map(|_| var),
            _ => None,
        }
    }

    fn touched(&mut self, e: ExprId) -> VariableEffects {
        if let Some(known) = self.touched.get(&e) {
            return known.clone();
        }
        let touched = crate::expr::deep(|| self.touched_here(e));
        // Operands of operands are asked for again when their turn comes.
        if let ExprKind::Binary(..)
        | ExprKind::PtrAdd { .. }
        | ExprKind::Assign { .. }
        | ExprKind::CompoundAssign { .. } = self.typed.exprs[e].kind
        {
            self.touched.insert(e, touched.clone());
        }
        touched
    }

    fn touched_here(&mut self, e: ExprId) -> VariableEffects {
        let typed = self.typed;
        match &typed.exprs[e].kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Operand | ExprKind::Right => VariableEffects::default(),
            ExprKind::LabelAddress(_) | ExprKind::SizeofVla(_) => VariableEffects::default(),
            ExprKind::Load(lvalue) => {
                let mut touched = self.touched_by_place(*lvalue);
                touched.reads.extend(self.scalar_variable(*lvalue));
                touched
            }
            ExprKind::Decay(lvalue) | ExprKind::AddressOf(lvalue) => self.touched_by_place(*lvalue),
            ExprKind::Unary(_, a) | ExprKind::LogicalNot(a) | ExprKind::Convert(_, a) => self.touched(*a),
            ExprKind::Binary(_, a, b) | ExprKind::PtrDiff(a, b) => self.touched(*a).and(self.touched(*b)),
            ExprKind::PtrAdd { pointer, index, .. } => self.touched(*pointer).and(self.touched(*index)),
            ExprKind::LogicalAnd(a, _) | ExprKind::LogicalOr(a, _) => self.touched_at_first(*a, e),
            ExprKind::Conditional { condition, .. } | ExprKind::ConditionalOmitted { condition, .. } => {
                self.touched_at_first(*condition, e)
            }
            ExprKind::Comma(a, b) => self.touched(*a).completed().and(self.touched(*b)),
            ExprKind::Assign { target, value } => {
                let touched = self.touched_by_place(*target).and(self.touched(*value));
                self.stored(*target, touched)
            }
            ExprKind::CompoundAssign { target, right, value, .. } => {
                let right = right.map_or(VariableEffects::default(), |right| self.touched(right));
                let mut touched = self.touched_by_place(*target).and(right).and(self.touched(*value));
                touched.reads.extend(self.scalar_variable(*target));
                self.stored(*target, touched)
            }
            ExprKind::Var(_) | ExprKind::Deref(_) | ExprKind::Member { .. } | ExprKind::Str(_) => {
                self.touched_by_place(e)
            }
            ExprKind::MemberValue { base, .. } => self.touched(*base),
            ExprKind::Function(_) => VariableEffects::default(),
            ExprKind::CompoundLiteral(_) | ExprKind::Call { .. } | ExprKind::StmtExpr { .. } => {
                VariableEffects::opaque()
            }
            ExprKind::VaStart { .. } | ExprKind::VaArg { .. } | ExprKind::VaCopy { .. } | ExprKind::VaEnd { .. } => {
                VariableEffects::opaque()
            }
            ExprKind::Unsupported(_) => VariableEffects::opaque(),
        }
    }

    /// Of what is evaluated only then, nothing is said, unless it may not come to an end.
    fn touched_at_first(&mut self, condition: ExprId, whole: ExprId) -> VariableEffects {
        match self.effects(whole).meets(Effects::MEMORY) {
            true => VariableEffects::opaque(),
            false => self.touched(condition).completed(),
        }
    }

    fn stored(&self, target: ExprId, mut touched: VariableEffects) -> VariableEffects {
        let var = self.scalar_variable(target);
        touched.writes.extend(var);
        touched.pending.extend(var);
        touched
    }

    fn touched_by_place(&mut self, lvalue: ExprId) -> VariableEffects {
        let typed = self.typed;
        match &typed.exprs[lvalue].kind {
            ExprKind::Deref(pointer) => self.touched(*pointer),
            ExprKind::Member { base, .. } => self.touched_by_place(*base),
            ExprKind::Var(_) | ExprKind::Str(_) | ExprKind::Function(_) => VariableEffects::default(),
            _ => VariableEffects::opaque(),
        }
    }
}
