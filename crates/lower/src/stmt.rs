//! Statements.

use cfa::{Arg, BinaryOp, ExprKind, Op};
use sema::typed::{self, StmtId, StmtKind};
use source::Span;

use crate::Cx;
use crate::effects::Effects;
use crate::expr::deep;
use crate::function::Point;
use crate::scope::Jumps;

impl Cx<'_> {
    pub(crate) fn stmt(&mut self, stmt: StmtId) {
        if self.graph.is_dead() && !self.contains_label(stmt) {
            return;
        }
        deep(|| self.stmt_inner(stmt));
    }

    fn stmt_inner(&mut self, id: StmtId) {
        let typed = self.typed;
        let typed::Stmt { kind, span } = &typed.stmts[id];
        let span = *span;
        match kind {
            StmtKind::Empty => {}
            StmtKind::Expr(e) => self.discard(*e),
            StmtKind::Block { stmts, end, .. } => {
                self.open_block(id);
                for &inner in stmts {
                    self.stmt(inner);
                }
                self.close_block(*end);
            }
            StmtKind::Declare(var) => {
                self.init_var(*var, typed.vars[*var].span);
                self.register_cleanup(*var);
            }
            StmtKind::DeclareVla { lens, var } => self.declare_vla(lens, *var, span),
            StmtKind::If { condition, then, otherwise } => self.if_stmt(*condition, *then, *otherwise, span),
            StmtKind::While { condition, body } => {
                let (head, exit) = (self.graph.point(), self.graph.point());
                self.graph.enter_label(head, span);
                self.loop_body(Some(*condition), *body, exit, head);
                self.graph.go_to(head, span);
                self.graph.enter(exit);
            }
            StmtKind::DoWhile { body, condition } => self.do_while(*body, *condition, span),
            StmtKind::For { init, condition, step, body } => {
                if let Some(init) = init {
                    self.discard(*init);
                }
                let (head, exit) = (self.graph.point(), self.graph.point());
                self.graph.enter_label(head, span);
                let next = if step.is_some() { self.graph.point() } else { head };
                self.loop_body(*condition, *body, exit, next);
                if let Some(step) = step {
                    self.graph.go_to(next, span);
                    self.graph.enter(next);
                    self.discard(*step);
                }
                self.graph.go_to(head, span);
                self.graph.enter(exit);
            }
            StmtKind::Switch { value, body, cases, has_default } => {
                self.switch(*value, *body, cases, *has_default, span);
            }
            StmtKind::Case { index, body } => {
                let point = self.switches.last().and_then(|switch| switch.cases.get(*index as usize).copied());
                self.case_label(point, *body, span);
            }
            StmtKind::Default { body } => {
                let point = self.switches.last().and_then(|switch| switch.default);
                self.case_label(point, *body, span);
            }
            StmtKind::Label { label, body } => {
                self.enter_label(*label, span);
                self.stmt(*body);
            }
            StmtKind::Goto(label) => self.go_to_label(*label, span),
            StmtKind::GotoComputed(e) => self.computed_goto(*e, span),
            StmtKind::Break => self.break_out(span),
            StmtKind::Continue => self.continue_loop(span),
            StmtKind::Return(value) => self.return_stmt(*value, span),
            StmtKind::Asm(asm) => self.asm(asm, span),
        }
    }

    fn if_stmt(&mut self, condition: typed::ExprId, then: StmtId, otherwise: Option<StmtId>, span: Span) {
        let (then_point, else_point) = (self.graph.point(), self.graph.point());
        self.condition(condition, then_point, else_point);
        self.graph.enter(then_point);
        self.stmt(then);
        match otherwise {
            None => {
                self.graph.go_to(else_point, span.end());
                self.graph.enter(else_point);
            }
            Some(otherwise) => {
                let join = self.graph.point();
                self.graph.go_to(join, span.end());
                self.graph.enter(else_point);
                self.stmt(otherwise);
                self.graph.go_to(join, span.end());
                self.graph.enter(join);
            }
        }
    }

    /// The condition, if any, and the body; ends where the body does.
    fn loop_body(&mut self, condition: Option<typed::ExprId>, body: StmtId, exit: Point, continue_to: Point) {
        if let Some(condition) = condition {
            let start = self.graph.point();
            self.condition(condition, start, exit);
            self.graph.enter(start);
        }
        let depth = self.scope_depth();
        self.jumps.push(Jumps { break_to: exit, continue_to: Some(continue_to), depth });
        self.stmt(body);
        self.jumps.pop();
    }

    fn do_while(&mut self, body: StmtId, condition: typed::ExprId, span: Span) {
        let (head, next, exit) = (self.graph.point(), self.graph.point(), self.graph.point());
        self.graph.enter_label(head, span);
        self.loop_body(None, body, exit, next);
        self.graph.go_to(next, span);
        self.graph.enter(next);
        if matches!(self.typed.exprs[condition].kind, typed::ExprKind::Int(0)) {
            // The body of a macro, no loop.
            self.graph.go_to(exit, span);
        } else {
            self.condition(condition, head, exit);
        }
        self.graph.enter(exit);
    }

    fn case_label(&mut self, point: Option<Point>, body: StmtId, span: Span) {
        if let Some(point) = point {
            self.graph.go_to(point, span);
            self.graph.enter(point);
        }
        self.stmt(body);
    }

    fn return_stmt(&mut self, value: Option<typed::ExprId>, span: Span) {
        let value = value.and_then(|e| self.return_value(e, span));
        self.run_cleanups(0, span);
        self.graph.emit_to(Op::Return(value), self.graph.exit, span);
    }

    fn return_value(&mut self, e: typed::ExprId, span: Span) -> Option<Arg> {
        let ty = self.typed.exprs[e].ty;
        // Cleanups run after the value was computed.
        let effects = if self.has_cleanups() { Effects::ALL } else { Effects::NONE };
        if self.is_aggregate(ty) {
            let place = self.aggregate(e);
            let place = self.protect_aggregate(place, ty, effects, span);
            return Some(Arg::Aggregate { place, ty, bytes: self.size_in_bytes(ty) });
        }
        if self.exprs.types.scalar(ty).is_none() {
            self.discard(e);
            return None;
        }
        let x = self.rvalue(e);
        Some(Arg::Scalar(self.protect(x, effects, span)))
    }

    /// A chain of comparisons with the labels whose address is taken.
    fn computed_goto(&mut self, e: typed::ExprId, span: Span) {
        let x = self.rvalue(e);
        let x = self.simple_value(x, span);
        for number in 0..self.taken_labels.len() {
            let label = self.taken_labels[number];
            let address = self.exprs.constant_of(self.label_numbers[&label].into(), self.exprs.ty(x));
            let equal = self.exprs.binary(BinaryOp::Eq, x, address, self.exprs.int_ty());
            let (found, next) = (self.graph.point(), self.graph.point());
            self.branch_on(equal, found, next, span);
            self.graph.enter(found);
            self.go_to_label(label, span);
            self.graph.enter(next);
        }
        self.emit(Op::Unsupported("computed goto to an unknown label".into()), span);
        self.graph.emit_to(Op::Return(None), self.graph.exit, span);
    }

    /// A value to be compared again and again: a constant, or the reading of what only this thread can change.
    pub(crate) fn simple_value(&mut self, x: cfa::ExprId, span: Span) -> cfa::ExprId {
        let simple = match self.exprs.table[x].kind {
            ExprKind::Const(_) => true,
            ExprKind::Read(_) => !self.exprs.changed_by(x).meets(Effects::MEMORY),
            _ => false,
        };
        if simple || self.graph.is_dead() { x } else { self.force_capture(x, span) }
    }
}
