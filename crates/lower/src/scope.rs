//! Scopes: which block-local objects live where, what jumps open and close, and where labels are.

use std::rc::Rc;

use cfa::{Arg, CallOp, Callee, Op, Place, VarId};
use sema::typed::{self, LabelId, StmtId, StmtKind};
use source::Span;

use crate::expr::deep;
use crate::function::Point;
use crate::{Cx, cfa_function, cfa_var};

/// A block that lowering is in.
pub(crate) struct Scope {
    block: StmtId,
    /// Opened at the start of the block.
    vars: Vec<VarId>,
    /// Variable-length arrays that were declared so far.
    pub dynamic: Vec<VarId>,
    /// Variables declared so far that are cleaned up, in that order.
    cleanups: Vec<typed::VarId>,
}

/// Where `break` and `continue` lead.
pub(crate) struct Jumps {
    pub break_to: Point,
    /// `None` for a switch.
    pub continue_to: Option<Point>,
    /// The number of scopes around the statement.
    pub depth: usize,
}

pub(crate) struct LabelTarget {
    point: Point,
    /// The blocks around the label, outermost first.
    chain: Rc<[StmtId]>,
    /// For each of them what was declared before the label; empty until it is met.
    declared: Rc<[DeclarationCounts]>,
}

/// How many of the declarations of a scope that have an effect of their own came so far.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct DeclarationCounts {
    dynamic: usize,
    cleanups: usize,
}

impl Cx<'_> {
    /// The outermost block of a function. Returning ends its objects, so nothing closes it.
    pub(crate) fn function_body(&mut self, body: StmtId) {
        let typed = self.typed;
        self.open_block(body);
        if let StmtKind::Block { stmts, .. } = &typed.stmts[body].kind {
            stmts.iter().for_each(|&stmt| self.stmt(stmt));
        }
        self.run_cleanups(self.scopes.len() - 1, typed.stmts[body].span.end());
        self.scopes.pop();
    }

    /// Enters a block. Every `open_block` needs its `close_block`.
    pub(crate) fn open_block(&mut self, block: StmtId) {
        let vars = self.opened_vars(block);
        let mut cleanups = Vec::new();
        if let StmtKind::Block { vars, .. } = &self.typed.stmts[block].kind {
            let typed = self.typed;
            let at_once = |var: &&typed::VarId| typed.vars[**var].cleanup.is_some() && typed.vars[**var].init.is_none();
            cleanups.extend(vars.iter().filter(at_once));
        }
        self.emit_open(vars.clone(), self.typed.stmts[block].span.start());
        self.scopes.push(Scope { block, vars, dynamic: Vec::new(), cleanups });
    }

    pub(crate) fn close_block(&mut self, end: Span) {
        self.leave_to(self.scopes.len() - 1, end);
        self.scopes.pop();
    }

    /// From here on `var` must be cleaned up when its block is left.
    pub(crate) fn register_cleanup(&mut self, var: typed::VarId) {
        if self.typed.vars[var].cleanup.is_some() {
            let scope = self.scopes.last_mut().expect("declarations stand in blocks");
            if !scope.cleanups.contains(&var) {
                scope.cleanups.push(var);
            }
        }
    }

    /// Whether leaving the innermost block ends the life of something or runs code.
    pub(crate) fn innermost_closes(&self) -> bool {
        let scope = self.scopes.last().expect("inside a block");
        !(scope.vars.is_empty() && scope.dynamic.is_empty() && scope.cleanups.is_empty())
    }

    pub(crate) fn has_cleanups(&self) -> bool {
        self.scopes.iter().any(|scope| !scope.cleanups.is_empty())
    }

    pub(crate) fn scope_depth(&self) -> usize {
        self.scopes.len()
    }

    pub(crate) fn scope_chain(&self) -> Vec<StmtId> {
        self.scopes.iter().map(|scope| scope.block).collect()
    }

    /// What the start of a block opens.
    fn opened_vars(&self, block: StmtId) -> Vec<VarId> {
        let StmtKind::Block { vars, .. } = &self.typed.stmts[block].kind else { return Vec::new() };
        let opened = vars.iter().filter(|var| !self.lengths.contains(var)).map(|&var| cfa_var(var));
        opened.filter(|&var| matches!(self.vars[var].size, cfa::VarSize::Bytes(_))).collect()
    }

    fn emit_open(&mut self, vars: Vec<VarId>, span: Span) {
        if !vars.is_empty() {
            self.emit(Op::Open(vars.into()), span);
        }
    }

    fn emit_close(&mut self, vars: &mut Vec<VarId>, span: Span) {
        if !vars.is_empty() {
            self.emit(Op::Close(vars.as_slice().into()), span);
            vars.clear();
        }
    }

    /// The edges that leave all scopes but the outermost `depth`; the scopes themselves stay for what follows.
    pub(crate) fn leave_to(&mut self, depth: usize, span: Span) {
        let mut closing = Vec::new();
        for number in (depth..self.scopes.len()).rev() {
            self.leave_scope(number, DeclarationCounts::default(), &mut closing, span);
            closing.extend_from_slice(&self.scopes[number].vars);
        }
        self.emit_close(&mut closing, span);
    }

    /// Ends what was declared in a scope after `kept`: cleanups are called, arrays added to those to be closed.
    fn leave_scope(&mut self, number: usize, kept: DeclarationCounts, closing: &mut Vec<VarId>, span: Span) {
        if self.scopes[number].cleanups.len() > kept.cleanups {
            self.emit_close(closing, span);
            self.call_cleanups(number, kept.cleanups, span);
        }
        closing.extend_from_slice(self.scopes[number].dynamic.get(kept.dynamic..).unwrap_or_default());
    }

    /// Only the cleanups, where a return ends the lifetimes.
    pub(crate) fn run_cleanups(&mut self, depth: usize, span: Span) {
        for number in (depth..self.scopes.len()).rev() {
            self.call_cleanups(number, 0, span);
        }
    }

    fn call_cleanups(&mut self, scope: usize, first: usize, span: Span) {
        let typed = self.typed;
        for number in (first..self.scopes[scope].cleanups.len()).rev() {
            let var = self.scopes[scope].cleanups[number];
            let Some(function) = typed.vars[var].cleanup else { continue };
            let pointer = self.exprs.types.pointer_to(typed.vars[var].ty);
            let address = self.exprs.address(Place::var(cfa_var(var)), pointer);
            let args = Box::new([Arg::Scalar(address)]);
            let (callee, ty) = (Callee::Direct(cfa_function(function)), typed.functions[function].ty);
            self.emit(Op::Call(Box::new(CallOp { result: None, callee, args, ty })), span);
        }
    }

    pub(crate) fn break_out(&mut self, span: Span) {
        let Some(jumps) = self.jumps.last() else { return };
        let (target, depth) = (jumps.break_to, jumps.depth);
        self.leave_to(depth, span);
        self.graph.go_to(target, span);
    }

    pub(crate) fn continue_loop(&mut self, span: Span) {
        let mut loops = self.jumps.iter().rev().filter_map(|jumps| Some((jumps.continue_to?, jumps.depth)));
        let Some((target, depth)) = loops.next() else { return };
        self.leave_to(depth, span);
        self.graph.go_to(target, span);
    }

    pub(crate) fn go_to_label(&mut self, label: LabelId, span: Span) {
        let Some(LabelTarget { point, chain, declared }) = self.labels.get(&label) else { return };
        let (point, chain, declared) = (*point, chain.clone(), declared.clone());
        let common = self.scopes.iter().zip(chain.iter()).take_while(|(scope, block)| scope.block == **block).count();
        self.leave_to(common, span);
        // A jump back leaves the scope of what was declared in between.
        let mut closing = Vec::new();
        for number in (0..common.min(declared.len())).rev() {
            self.leave_scope(number, declared[number], &mut closing, span);
        }
        self.emit_close(&mut closing, span);
        self.enter_blocks(&chain[common..], span);
        self.graph.go_to(point, span);
    }

    /// Stands at a label.
    pub(crate) fn enter_label(&mut self, label: LabelId, span: Span) {
        let declared = self
            .scopes
            .iter()
            .map(|scope| DeclarationCounts { dynamic: scope.dynamic.len(), cleanups: scope.cleanups.len() });
        let declared = declared.collect();
        let target = self.labels.get_mut(&label).expect("labels were collected");
        target.declared = declared;
        self.graph.enter_label(target.point, span);
    }

    /// Opens what a jump into blocks opens.
    pub(crate) fn enter_blocks(&mut self, blocks: &[StmtId], span: Span) {
        let vars = blocks.iter().flat_map(|&block| self.opened_vars(block)).collect();
        self.emit_open(vars, span);
    }
}

// Labels.
impl Cx<'_> {
    /// Finds the labels in a statement of the function that stands inside the blocks of `chain`. Labels in statement
    /// expressions are found when those are lowered: nothing outside of them may jump there.
    pub(crate) fn collect_labels(&mut self, stmt: StmtId, chain: &mut Vec<StmtId>) {
        let typed = self.typed;
        deep(|| match &typed.stmts[stmt].kind {
            StmtKind::Block { stmts, .. } => {
                chain.push(stmt);
                for &inner in stmts {
                    self.collect_labels(inner, chain);
                }
                chain.pop();
            }
            StmtKind::Label { label, body } => {
                let point = self.graph.point();
                self.graph.points[point].label = Some(typed.labels[*label].name);
                self.labels
                    .insert(*label, LabelTarget { point, chain: chain.as_slice().into(), declared: Rc::new([]) });
                if typed.labels[*label].address_taken {
                    self.taken_labels.push(*label);
                }
                self.collect_labels(*body, chain);
            }
            StmtKind::If { then, otherwise, .. } => {
                self.collect_labels(*then, chain);
                if let Some(otherwise) = otherwise {
                    self.collect_labels(*otherwise, chain);
                }
            }
            StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::Switch { body, .. }
            | StmtKind::Case { body, .. }
            | StmtKind::Default { body } => self.collect_labels(*body, chain),
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

    /// Whether a jump may lead into the statement.
    pub(crate) fn contains_label(&self, stmt: StmtId) -> bool {
        deep(|| match &self.typed.stmts[stmt].kind {
            StmtKind::Label { .. } | StmtKind::Case { .. } | StmtKind::Default { .. } => true,
            StmtKind::Block { stmts, .. } => stmts.iter().any(|&inner| self.contains_label(inner)),
            StmtKind::If { then, otherwise, .. } => {
                self.contains_label(*then) || otherwise.is_some_and(|inner| self.contains_label(inner))
            }
            StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::Switch { body, .. } => self.contains_label(*body),
            StmtKind::Empty
            | StmtKind::Expr(_)
            | StmtKind::Declare(_)
            | StmtKind::DeclareVla { .. }
            | StmtKind::Goto(_)
            | StmtKind::GotoComputed(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Asm(_) => false,
        })
    }
}
