//! `switch`: a chain of comparisons, one location each, in the order of the cases; the default comes last.

use cfa::{BinaryOp, ExprId};
use sema::typed::{self, Case, StmtId, StmtKind};
use source::Span;

use crate::Cx;
use crate::expr::deep;
use crate::function::Point;
use crate::scope::Jumps;

/// Where the cases of a switch stand.
pub(crate) struct SwitchTargets {
    pub cases: Vec<Point>,
    pub default: Option<Point>,
}

/// The blocks around each case inside of the switch, outermost first.
struct CaseBlocks {
    cases: Vec<Vec<StmtId>>,
    default: Vec<StmtId>,
}

impl Cx<'_> {
    pub(crate) fn switch(&mut self, value: typed::ExprId, body: StmtId, cases: &[Case], has_default: bool, span: Span) {
        let typed = self.typed;
        let mut blocks = CaseBlocks { cases: vec![Vec::new(); cases.len()], default: Vec::new() };
        self.collect_cases(body, &mut Vec::new(), &mut blocks);
        let value_span = typed.exprs[value].span;
        let dead = self.graph.is_dead();
        let x = if dead { self.exprs.int(0) } else { self.rvalue(value) };
        let x = self.simple_value(x, value_span);

        let depth = self.scope_depth();
        let exit = self.graph.point();
        let targets = SwitchTargets {
            cases: cases.iter().map(|_| self.graph.point()).collect(),
            default: has_default.then(|| self.graph.point()),
        };
        // All cases stand in the body's block, so it is entered before the comparisons.
        let mut block = None;
        if let StmtKind::Block { stmts, end, .. } = &typed.stmts[body].kind {
            block = Some((stmts, *end));
        }
        if block.is_some() {
            self.open_block(body);
        }
        let entered = usize::from(block.is_some());
        for ((case, &point), around) in cases.iter().zip(&targets.cases).zip(&blocks.cases) {
            let next = self.graph.point();
            let inner = around.get(entered..).unwrap_or_default();
            self.compare_case(x, case, point, next, inner);
            self.graph.enter(next);
        }
        match targets.default {
            Some(default) => {
                self.enter_blocks(blocks.default.get(entered..).unwrap_or_default(), value_span);
                self.graph.go_to(default, value_span);
            }
            None => {
                self.leave_to(depth, value_span);
                self.graph.go_to(exit, value_span);
            }
        }

        self.jumps.push(Jumps { break_to: exit, continue_to: None, depth });
        self.switches.push(targets);
        match block {
            Some((stmts, end)) => {
                for &stmt in stmts {
                    self.stmt(stmt);
                }
                self.close_block(end);
            }
            None => self.stmt(body),
        }
        self.switches.pop();
        self.jumps.pop();
        self.graph.go_to(exit, span.end());
        self.graph.enter(exit);
    }

    /// Goes to `point` (inside of the blocks `inner`) if the value is that of the case, else to `next`.
    fn compare_case(&mut self, x: ExprId, case: &Case, point: Point, next: Point, inner: &[StmtId]) {
        let int = self.exprs.int_ty();
        let ty = self.exprs.ty(x);
        let found = if inner.is_empty() { point } else { self.graph.point() };
        let low = self.exprs.constant_of(case.low, ty);
        if case.low == case.high {
            let equal = self.exprs.binary(BinaryOp::Eq, x, low, int);
            match self.exprs.known_truth(equal) {
                Some(false) => self.graph.go_to(next, case.span),
                Some(true) | None => self.branch_on(equal, found, next, case.span),
            }
        } else {
            let above = self.graph.point();
            let at_least = self.exprs.binary(BinaryOp::Ge, x, low, int);
            self.branch_on(at_least, above, next, case.span);
            self.graph.enter(above);
            let high = self.exprs.constant_of(case.high, ty);
            let at_most = self.exprs.binary(BinaryOp::Le, x, high, int);
            self.branch_on(at_most, found, next, case.span);
        }
        if !inner.is_empty() {
            self.graph.enter(found);
            self.enter_blocks(inner, case.span);
            self.graph.go_to(point, case.span);
        }
    }

    fn collect_cases(&self, stmt: StmtId, chain: &mut Vec<StmtId>, found: &mut CaseBlocks) {
        deep(|| match &self.typed.stmts[stmt].kind {
            StmtKind::Block { stmts, .. } => {
                chain.push(stmt);
                for &inner in stmts {
                    self.collect_cases(inner, chain, found);
                }
                chain.pop();
            }
            StmtKind::Case { index, body } => {
                if let Some(slot) = found.cases.get_mut(*index as usize) {
                    slot.clone_from(chain);
                }
                self.collect_cases(*body, chain, found);
            }
            StmtKind::Default { body } => {
                found.default.clone_from(chain);
                self.collect_cases(*body, chain, found);
            }
            StmtKind::If { then, otherwise, .. } => {
                self.collect_cases(*then, chain, found);
                if let Some(otherwise) = otherwise {
                    self.collect_cases(*otherwise, chain, found);
                }
            }
            StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::Label { body, .. } => self.collect_cases(*body, chain, found),
            // The cases in there are its own.
            StmtKind::Switch { .. } => {}
            StmtKind::Empty
            | StmtKind::Expr(_)
            | StmtKind::Declare(_)
            | StmtKind::DeclareVla { .. }
            | StmtKind::Goto(_)
            | StmtKind::GotoComputed(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Asm(_) => {}
        });
    }
}
