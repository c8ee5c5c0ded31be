//! Assignments.

use cfa::{ExprId, Op, Place, PlaceBase, VarId};
use sema::typed::{self, ConvertKind, ExprKind};
use source::Span;
use types::TypeId;

use crate::Cx;
use crate::effects::Effects;
use crate::expr::deep;

impl Cx<'_> {
    /// `target = value`. The value of the whole is returned if it is a scalar and wanted.
    pub(crate) fn assign(
        &mut self,
        target: typed::ExprId,
        value: typed::ExprId,
        span: Span,
        wanted: bool,
    ) -> Option<ExprId> {
        let ty = self.typed.exprs[target].ty;
        if self.is_aggregate(ty) {
            self.assign_aggregate(target, value, span);
            return wanted.then(|| self.exprs.int(0));
        }
        self.check_assignment(target, &[value], span);
        self.refuse_stream_assignment(target, span);
        if let ExprKind::Comma(first, value) = self.typed.exprs[value].kind {
            self.discard(first);
            return self.assign(target, value, span, wanted);
        }
        if let Some(call) = self.arguments_first(target, value) {
            let (place, result) = self.call_after(call, target, span);
            let x = self.exprs.read(result, self.typed.exprs[call].ty);
            let x = self.exprs.convert(x, ty);
            return self.store(place, x, ty, span, wanted);
        }
        if self.value_first(target, value) {
            let x = self.rvalue(value);
            let effects = self.effects(target);
            let x = self.protect(x, effects, span);
            let place = self.target_place(target, None, span);
            return self.store(place, x, ty, span, wanted);
        }
        let place = self.target_place(target, Some(value), span);
        let read_back = place.bits.is_none() && self.is_private(place);
        if self.has_flow(value) && (read_back || !wanted) {
            self.scalar_into(value, place, ty, span);
            return wanted.then(|| self.exprs.read(place, ty));
        }
        let x = self.rvalue(value);
        self.store(place, x, ty, span, wanted)
    }

    /// The models of the library's functions name the streams, whatever these variables hold.
    fn refuse_stream_assignment(&mut self, target: typed::ExprId, span: Span) {
        let ExprKind::Var(var) = self.typed.exprs[target].kind else { return };
        let declared = &self.typed.vars[var];
        if declared.storage == typed::Storage::External
            && matches!(&self.names[declared.name], "stdin" | "stdout" | "stderr")
        {
            self.emit(Op::Unsupported("an assignment to a standard stream".into()), span);
        }
    }

    /// `target op= value`, `++` and `--`.
    pub(crate) fn compound_assign(
        &mut self,
        target: typed::ExprId,
        right: Option<typed::ExprId>,
        value: typed::ExprId,
        yields_old: bool,
        span: Span,
        wanted: bool,
    ) -> Option<ExprId> {
        let ty = self.typed.exprs[target].ty;
        if self.is_aggregate(ty) {
            self.emit(Op::Unsupported("arithmetic on complex numbers or vectors".into()), span);
            return wanted.then(|| self.exprs.int(0));
        }
        let values = [Some(value), right];
        let values: Vec<_> = values.into_iter().flatten().collect();
        self.check_assignment(target, &values, span);
        if let Some(right) = right {
            let x = self.rvalue(right);
            let effects = self.effects(target);
            let x = self.protect(x, effects, span);
            self.rights.push(x);
        }
        let place = self.target_place(target, Some(value), span);
        let mut old = self.exprs.read(place, ty);
        if wanted && yields_old {
            old = self.capture(old, span);
        }
        self.operands.push(old);
        let new = self.rvalue(value);
        self.operands.pop();
        if right.is_some() {
            self.rights.pop();
        }
        if yields_old {
            self.store(place, new, ty, span, false);
            return wanted.then_some(old);
        }
        self.store(place, new, ty, span, wanted)
    }

    /// Record assignment; returns where the value stands.
    pub(crate) fn assign_aggregate(&mut self, target: typed::ExprId, value: typed::ExprId, span: Span) -> Place {
        self.check_assignment(target, &[value], span);
        if let ExprKind::Comma(first, value) = self.typed.exprs[value].kind {
            self.discard(first);
            return self.assign_aggregate(target, value, span);
        }
        if let Some(call) = self.arguments_first(target, value) {
            let (place, result) = self.call_after(call, target, span);
            self.copy(place, result, self.typed.exprs[target].ty, span);
            return place;
        }
        if self.value_first(target, value) {
            let from = self.aggregate(value);
            let effects = self.effects(target);
            let from = self.protect_aggregate(from, self.typed.exprs[value].ty, effects, span);
            let from = self.protect_place(from, effects, span);
            let place = self.target_place(target, None, span);
            self.copy(place, from, self.typed.exprs[target].ty, span);
            return place;
        }
        let place = self.target_place(target, Some(value), span);
        let from_object = matches!(self.typed.exprs[value].kind, ExprKind::Load(_));
        if from_object {
            let from = self.aggregate(value);
            self.copy(place, from, self.typed.exprs[target].ty, span);
        } else {
            self.aggregate_into(value, place);
        }
        place
    }

    /// The place of an assignment, where it stays while `value` is computed.
    pub(crate) fn target_place(&mut self, target: typed::ExprId, value: Option<typed::ExprId>, span: Span) -> Place {
        let place = self.place(target);
        match place.base {
            PlaceBase::Deref(_) => {
                let effects = value.map_or(Effects::NONE, |value| self.effects(value));
                self.protect_place(place, effects, span)
            }
            PlaceBase::Var(var) if self.exprs.types.is_const(self.vars[var].ty) => self.through_pointer(var, place),
            PlaceBase::Var(_) | PlaceBase::String(_) => place,
        }
    }

    /// The same place by a pointer to the variable: what writes a constant by its name is its initialiser.
    fn through_pointer(&mut self, var: VarId, place: Place) -> Place {
        let pointer = self.exprs.types.pointer_to(self.vars[var].ty);
        let address = self.exprs.address(Place::var(var), pointer);
        Place { base: PlaceBase::Deref(address), ..place }
    }

    /// Whether only the name of the variable can change the place, so reading it back gives what was stored.
    fn is_private(&self, place: Place) -> bool {
        match place.base {
            PlaceBase::Var(var) => !self.exprs.vars[var].changed_by.meets(Effects::MEMORY),
            PlaceBase::String(_) | PlaceBase::Deref(_) => false,
        }
    }

    /// Stores a scalar of the place's type and returns the stored value if wanted.
    pub(crate) fn store(
        &mut self,
        place: Place,
        value: ExprId,
        ty: TypeId,
        span: Span,
        wanted: bool,
    ) -> Option<ExprId> {
        if !wanted {
            self.emit(Op::Assign { place, value }, span);
            return None;
        }
        if place.bits.is_some() {
            // The value of the whole is what the bit-field holds now.
            let place = self.protect_place(place, Effects::MEMORY, span);
            self.emit(Op::Assign { place, value }, span);
            return Some(self.exprs.read(place, ty));
        }
        if self.is_private(place) {
            self.emit(Op::Assign { place, value }, span);
            return Some(if self.exprs.constant(value).is_some() { value } else { self.exprs.read(place, ty) });
        }
        // What is not simple would be computed twice.
        let is_leaf = self.exprs.depth(value) == 1;
        let value = self.protect(value, if is_leaf { Effects::MEMORY } else { Effects::ALL }, span);
        self.emit(Op::Assign { place, value }, span);
        Some(value)
    }

    /// Whether computing the value ends in edges that may as well store it where it is wanted.
    pub(crate) fn has_flow(&self, e: typed::ExprId) -> bool {
        let mut e = self.before_retyping(e);
        while let ExprKind::Comma(_, b) = self.typed.exprs[e].kind {
            e = self.before_retyping(b);
        }
        let kind = &self.typed.exprs[e].kind;
        matches!(kind, ExprKind::Call { .. } | ExprKind::Conditional { .. }) || self.is_short_circuit(e)
    }

    /// The operand of conversions that change no bit, as from `void *` to `int *`.
    fn before_retyping(&self, mut e: typed::ExprId) -> typed::ExprId {
        let scalar = |e: typed::ExprId| self.exprs.types.scalar(self.typed.exprs[e].ty);
        while let ExprKind::Convert(kind, a) = self.typed.exprs[e].kind
            && kind != ConvertKind::ToBool
            && scalar(a).is_some()
            && scalar(a) == scalar(e)
        {
            e = a;
        }
        e
    }

    /// Stores the value of a scalar expression in a place of the same type, which no effect of the expression moves.
    pub(crate) fn scalar_into(&mut self, e: typed::ExprId, place: Place, ty: TypeId, span: Span) {
        if !self.graph.is_dead() {
            deep(|| self.scalar_into_inner(e, place, ty, span));
        }
    }

    fn scalar_into_inner(&mut self, e: typed::ExprId, place: Place, ty: TypeId, span: Span) {
        let typed = self.typed;
        let e = self.before_retyping(e);
        let takes_result = matches!(place.base, PlaceBase::Var(_)) && place.bits.is_none();
        let kind = &typed.exprs[e].kind;
        if let ExprKind::Call { callee, args } = kind
            && takes_result
        {
            self.call(*callee, args, Some(place), span);
        } else if let ExprKind::Comma(a, b) = kind {
            self.discard(*a);
            self.scalar_into(*b, place, ty, span);
        } else if let ExprKind::Conditional { condition, then, otherwise } = kind {
            let (then_point, else_point, join) = (self.graph.point(), self.graph.point(), self.graph.point());
            self.condition(*condition, then_point, else_point);
            for (point, branch) in [(then_point, then), (else_point, otherwise)] {
                self.graph.enter(point);
                self.scalar_into(*branch, place, ty, span);
                self.graph.go_to(join, span);
            }
            self.graph.enter(join);
        } else if self.is_short_circuit(e) {
            self.truth_into(e, place, ty, span);
        } else {
            let value = self.rvalue(e);
            let value = self.exprs.convert(value, ty);
            self.emit(Op::Assign { place, value }, span);
        }
    }

    /// Stores the 0 or 1 of an expression with control flow inside.
    pub(crate) fn truth_into(&mut self, e: typed::ExprId, place: Place, ty: TypeId, span: Span) {
        let (one, zero, join) = (self.graph.point(), self.graph.point(), self.graph.point());
        self.condition(e, one, zero);
        for (point, truth) in [(one, 1), (zero, 0)] {
            self.graph.enter(point);
            let value = self.exprs.constant_of(truth, ty);
            self.graph.emit_to(Op::Assign { place, value }, join, span);
        }
        self.graph.enter(join);
    }
}
