//! Statements.

use source::Span;
use syntax::ast;
use types::{IntKind, VlaId};

use crate::expr::{Ex, StmtExprParts, Why};
use crate::function::{LabelInfo, SwitchState};
use crate::typed::{Asm, BinaryOp, Case, ExprId, ExprKind, Label, StmtId, StmtKind, Storage, VarId};
use crate::{Compiler, Cx};

impl<'a> Cx<'a> {
    pub(crate) fn stmt(&mut self, id: ast::StmtId) -> StmtId {
        stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || match self.ast.stmt(id).kind {
            ast::StmtKind::If { .. }
            | ast::StmtKind::While { .. }
            | ast::StmtKind::DoWhile { .. }
            | ast::StmtKind::For(_)
            | ast::StmtKind::Switch { .. } => self.own_block(id, Self::stmt_here),
            _ => self.stmt_here(id),
        })
    }

    /// A statement that is a block to the compound literals in it: they end with it (C11 6.8.4p3, 6.8.5p5).
    fn own_block(&mut self, id: ast::StmtId, typed: fn(&mut Self, ast::StmtId) -> StmtId) -> StmtId {
        self.function.as_mut().expect("statements stand in functions").blocks.push(Vec::new());
        let stmt = typed(self, id);
        let vars = self.function.as_mut().and_then(|state| state.blocks.pop()).unwrap_or_default();
        if vars.is_empty() {
            return stmt;
        }
        let span = self.ast.stmt(id).span;
        self.add_stmt(StmtKind::Block { vars: vars.into(), stmts: Box::new([stmt]), end: span.end() }, span)
    }

    fn stmt_here(&mut self, id: ast::StmtId) -> StmtId {
        let node = self.ast.stmt(id);
        let span = node.span;
        let kind = match &node.kind {
            ast::StmtKind::Empty => StmtKind::Empty,
            ast::StmtKind::Expr(expr) => StmtKind::Expr(self.rvalue_expr(*expr).id),
            ast::StmtKind::Block(block) => {
                self.scopes.push();
                let kind = self.block(block, Vec::new(), Vec::new());
                self.scopes.pop();
                kind
            }
            ast::StmtKind::If { condition, then, otherwise } => {
                let condition = self.condition(*condition).id;
                let then = self.scoped(*then);
                let otherwise = otherwise.map(|otherwise| self.scoped(otherwise));
                StmtKind::If { condition, then, otherwise }
            }
            ast::StmtKind::While { condition, body } => {
                let condition = self.condition(*condition).id;
                StmtKind::While { condition, body: self.loop_body(*body) }
            }
            ast::StmtKind::DoWhile { body, condition } => {
                let body = self.loop_body(*body);
                StmtKind::DoWhile { body, condition: self.condition(*condition).id }
            }
            ast::StmtKind::For(parts) => self.for_loop(parts, span),
            ast::StmtKind::Switch { value, body } => self.switch(*value, *body),
            ast::StmtKind::Case { low, high, body } => {
                let index = self.case(*low, *high, span);
                let body = self.stmt(*body);
                match index {
                    Some(index) => StmtKind::Case { index, body },
                    None => return body,
                }
            }
            ast::StmtKind::Default { body } => {
                let switch = self.function.as_mut().and_then(|state| state.switches.last_mut());
                match switch.map(|switch| switch.default.replace(span)) {
                    Some(None) => {}
                    Some(Some(first)) => {
                        self.error_with(span, "multiple default labels in one switch", first, "the first one is here");
                    }
                    None => self.error(span, "`default` label not within a switch statement"),
                }
                StmtKind::Default { body: self.stmt(*body) }
            }
            ast::StmtKind::Label { name, body, .. } => {
                let label = self.define_label(*name, span).expect("statements stand in functions");
                StmtKind::Label { label, body: self.stmt(*body) }
            }
            ast::StmtKind::Goto(name) => {
                StmtKind::Goto(self.label(*name, span).expect("statements stand in functions"))
            }
            ast::StmtKind::GotoComputed(target) => {
                let target = self.rvalue_expr(*target);
                let void = self.types.void();
                let pointer = self.types.pointer_to(void);
                let target = if self.types.is_pointer(target.ty) || self.types.is_integer(target.ty) {
                    self.convert(target, pointer)
                } else {
                    self.error(span, "computed goto must be pointer type");
                    target
                };
                StmtKind::GotoComputed(target.id)
            }
            ast::StmtKind::Break => {
                if self.function.as_ref().is_none_or(|state| state.breakable == 0) {
                    self.error(span, "break statement not within loop or switch");
                }
                StmtKind::Break
            }
            ast::StmtKind::Continue => {
                if self.function.as_ref().is_none_or(|state| state.loops == 0) {
                    self.error(span, "continue statement not within a loop");
                }
                StmtKind::Continue
            }
            ast::StmtKind::Return(value) => self.return_stmt(*value, span),
            ast::StmtKind::Asm(asm) => self.asm(asm, span),
        };
        self.add_stmt(kind, span)
    }

    /// A statement that is a scope of its own.
    fn scoped(&mut self, id: ast::StmtId) -> StmtId {
        self.scopes.push();
        let stmt = self.own_block(id, Self::stmt);
        self.scopes.pop();
        stmt
    }

    fn loop_body(&mut self, id: ast::StmtId) -> StmtId {
        self.enter_loop(1);
        let body = self.scoped(id);
        self.leave_loop(1);
        body
    }
    fn enter_loop(&mut self, loops: u32) {
        let state = self.function.as_mut().expect("statements stand in functions");
        state.loops += loops;
        state.breakable += 1;
    }
    fn leave_loop(&mut self, loops: u32) {
        let state = self.function.as_mut().expect("statements stand in functions");
        state.loops -= loops;
        state.breakable -= 1;
    }

    /// The body of a function, in the scope of its parameters.
    pub(crate) fn function_body(&mut self, body: ast::StmtId, vars: Vec<VarId>, lens: Vec<VlaId>) -> (StmtId, Span) {
        let node = self.ast.stmt(body);
        let ast::StmtKind::Block(block) = &node.kind else {
            let stmt = self.stmt(body);
            return (stmt, node.span.end());
        };
        let mut stmts = Vec::new();
        if !lens.is_empty() {
            let stmt = self.add_stmt(StmtKind::DeclareVla { lens: lens.into(), var: None }, node.span.start());
            stmts.push(stmt);
        }
        let kind = self.block(block, vars, stmts);
        (self.add_stmt(kind, node.span), block.end)
    }

    /// The items of a block, in a scope that is already open.
    fn block(&mut self, block: &'a ast::Block, vars: Vec<VarId>, mut stmts: Vec<StmtId>) -> StmtKind {
        let hidden = self.open_block(block, vars);
        for item in &block.items {
            self.block_item(item, &mut stmts);
        }
        let vars = self.close_block(block, hidden);
        StmtKind::Block { vars, stmts: stmts.into(), end: block.end }
    }

    fn open_block(&mut self, block: &'a ast::Block, vars: Vec<VarId>) -> Vec<Option<LabelInfo>> {
        let state = self.function.as_mut().expect("blocks stand in functions");
        state.blocks.push(vars);
        // Local labels hide those of the function until the block ends.
        let mut hidden = Vec::new();
        for &name in &block.local_labels {
            let id = self.labels.push(Label { name, address_taken: false, span: block.end });
            hidden.push(state.labels.insert(name, LabelInfo { id, defined: false, used: false, span: block.end }));
        }
        hidden
    }

    fn close_block(&mut self, block: &'a ast::Block, hidden: Vec<Option<LabelInfo>>) -> Box<[VarId]> {
        for (&name, outer) in block.local_labels.iter().zip(hidden) {
            let state = self.function.as_mut().expect("blocks stand in functions");
            let local = state.labels.remove(&name);
            if let Some(outer) = outer {
                state.labels.insert(name, outer);
            }
            if let Some(local) = local.filter(|local| local.used && !local.defined) {
                let message = format!("label `{}` used but not defined", self.name(name));
                self.error(local.span, message);
            }
        }
        let state = self.function.as_mut().expect("blocks stand in functions");
        state.blocks.pop().unwrap_or_default().into()
    }

    fn block_item(&mut self, item: &'a ast::BlockItem, stmts: &mut Vec<StmtId>) {
        match item {
            ast::BlockItem::Stmt(stmt) => stmts.push(self.stmt(*stmt)),
            ast::BlockItem::Declaration(declaration) => self.declaration(declaration, stmts),
            ast::BlockItem::StaticAssert(assert) => self.static_assert(assert),
            ast::BlockItem::NestedFunction(definition) => self.nested_function(definition),
        }
    }

    /// `({ … })`: the last expression statement is the value.
    pub(crate) fn stmt_expr_block(&mut self, id: ast::StmtId) -> StmtExprParts {
        let node = self.ast.stmt(id);
        let ast::StmtKind::Block(block) = &node.kind else {
            return StmtExprParts { block: self.stmt(id), value: None };
        };
        self.scopes.push();
        let hidden = self.open_block(block, Vec::new());
        let mut stmts = Vec::new();
        let mut value = None;
        for (index, item) in block.items.iter().enumerate() {
            match item {
                ast::BlockItem::Stmt(stmt) if index + 1 == block.items.len() => {
                    value = self.last_stmt(*stmt, &mut stmts);
                }
                _ => self.block_item(item, &mut stmts),
            }
        }
        let vars = self.close_block(block, hidden);
        self.scopes.pop();
        if let Some(last) = value
            && self.types.is_void(last.ty)
            && !last.is_error()
        {
            let span = self.span(last);
            stmts.push(self.add_stmt(StmtKind::Expr(last.id), span));
            value = None;
        }
        let kind = StmtKind::Block { vars, stmts: stmts.into(), end: block.end };
        StmtExprParts { block: self.add_stmt(kind, node.span), value }
    }

    fn last_stmt(&mut self, mut id: ast::StmtId, stmts: &mut Vec<StmtId>) -> Option<Ex> {
        loop {
            let node = self.ast.stmt(id);
            match &node.kind {
                ast::StmtKind::Expr(expr) => return Some(self.rvalue_expr(*expr)),
                ast::StmtKind::Label { name, body, .. } => {
                    let label = self.define_label(*name, node.span)?;
                    let empty = self.add_stmt(StmtKind::Empty, node.span);
                    stmts.push(self.add_stmt(StmtKind::Label { label, body: empty }, node.span));
                    id = *body;
                }
                _ => {
                    stmts.push(self.stmt(id));
                    return None;
                }
            }
        }
    }

    fn for_loop(&mut self, parts: &'a ast::For, span: Span) -> StmtKind {
        self.scopes.push();
        let mut stmts = Vec::new();
        let mut init = None;
        let declares = matches!(parts.init, ast::ForInit::Declaration(_));
        if declares {
            self.function.as_mut().expect("statements stand in functions").blocks.push(Vec::new());
        }
        match &parts.init {
            ast::ForInit::None => {}
            ast::ForInit::Expr(expr) => init = Some(self.rvalue_expr(*expr).id),
            ast::ForInit::Declaration(declaration) => self.declaration(declaration, &mut stmts),
        }
        let condition = parts.condition.map(|condition| self.condition(condition).id);
        let step = parts.step.map(|step| self.rvalue_expr(step).id);
        let body = self.loop_body(parts.body);
        let kind = StmtKind::For { init, condition, step, body };
        self.scopes.pop();
        if !declares {
            return kind;
        }
        let vars = self.function.as_mut().and_then(|state| state.blocks.pop()).unwrap_or_default().into();
        stmts.push(self.add_stmt(kind, span));
        StmtKind::Block { vars, stmts: stmts.into(), end: span.end() }
    }

    fn switch(&mut self, value: ast::ExprId, body: ast::StmtId) -> StmtKind {
        let at = self.ast.expr(value).span;
        let value = self.rvalue_expr(value);
        let value = if self.types.is_integer(value.ty) || value.is_error() {
            self.promote(value)
        } else {
            self.error(at, "switch quantity is not an integer");
            self.int_const(0, self.int(), at)
        };
        let ty = if value.is_error() { self.types.int(IntKind::Int) } else { value.ty };
        let state = self.function.as_mut().expect("statements stand in functions");
        state.switches.push(SwitchState { ty, cases: Vec::new(), default: None });
        self.enter_loop(0);
        let body = self.scoped(body);
        self.leave_loop(0);
        let state = self.function.as_mut().expect("statements stand in functions");
        let switch = state.switches.pop().expect("pushed above");
        self.check_cases(&switch);
        StmtKind::Switch { value: value.id, body, has_default: switch.default.is_some(), cases: switch.cases.into() }
    }

    fn case(&mut self, low: ast::ExprId, high: Option<ast::ExprId>, span: Span) -> Option<u32> {
        let ty = match self.function.as_ref().and_then(|state| state.switches.last()) {
            Some(switch) => switch.ty,
            None => {
                self.error(span, "case label not within a switch statement");
                return None;
            }
        };
        let low = self.case_value(low, ty)?;
        let high = match high {
            Some(high) => self.case_value(high, ty)?,
            None => low,
        };
        let int = self.types.int_type(ty).expect("switches are on integers");
        if int.compare(low, high).is_gt() {
            self.warn(span, "empty range specified");
            return None;
        }
        let switch = self.function.as_mut()?.switches.last_mut()?;
        switch.cases.push(Case { low, high, span });
        Some(switch.cases.len() as u32 - 1)
    }

    fn case_value(&mut self, id: ast::ExprId, ty: types::TypeId) -> Option<u128> {
        let value = self.rvalue_expr(id);
        let constant = self.fold_int(value);
        if constant.is_none() && !value.is_error() {
            self.error(self.ast.expr(id).span, "case label does not reduce to an integer constant");
        }
        let int = self.types.int_type(ty).expect("switches are on integers");
        constant.map(|value| int.from_i128(value))
    }

    fn check_cases(&mut self, switch: &SwitchState) {
        let Some(int) = self.types.int_type(switch.ty) else { return };
        let mut order: Vec<&Case> = switch.cases.iter().collect();
        order.sort_by(|a, b| int.compare(a.low, b.low));
        for pair in order.windows(2) {
            if int.compare(pair[1].low, pair[0].high).is_le() {
                let (first, second) =
                    if pair[0].span <= pair[1].span { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
                self.error_with(second.span, "duplicate case value", first.span, "previously used here");
            }
        }
    }

    fn return_stmt(&mut self, value: Option<ast::ExprId>, span: Span) -> StmtKind {
        let state = self.function.as_ref().expect("statements stand in functions");
        let (result, noreturn) = (state.result.ty, state.noreturn);
        if noreturn {
            self.warn(span, "function declared `noreturn` has a `return` statement");
        }
        let Some(value) = value else {
            if !self.types.is_void(result) {
                self.warn(span, "`return` with no value, in function returning non-void");
            }
            return StmtKind::Return(None);
        };
        let at = self.ast.expr(value).span;
        let value = self.rvalue_expr(value);
        if self.types.is_void(result) {
            if !self.types.is_void(value.ty) && !value.is_error() {
                self.warn(at, "`return` with a value, in function returning void");
            }
            let void = self.types.void();
            return StmtKind::Return(Some(self.convert(value, void).id));
        }
        let value = self.convert_assign(value, result, Why::Return, at);
        if self.compiler == Compiler::Gcc && self.types.is_pointer(result) && self.leads_to_local(value.id) {
            self.warn(at, "function returns the address of a local variable; gcc returns null");
            let null = self.add(ExprKind::Int(0), result, at);
            return StmtKind::Return(Some(self.add(ExprKind::Comma(value.id, null), result, at)));
        }
        StmtKind::Return(Some(value.id))
    }

    /// The variable whose address an expression is, conversions apart.
    fn bare(&self, mut pointer: ExprId) -> Option<VarId> {
        loop {
            match self.exprs[pointer].kind {
                ExprKind::Convert(_, inner) => pointer = inner,
                ExprKind::Comma(first, inner) if !self.has_effects(first) => pointer = inner,
                ExprKind::Decay(object) | ExprKind::AddressOf(object) => match self.exprs[object].kind {
                    ExprKind::Var(var) => return Some(var),
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// Whether a pointer is one into a variable of the function, as it is written.
    fn leads_to_local(&self, mut pointer: ExprId) -> bool {
        loop {
            match self.exprs[pointer].kind {
                ExprKind::Convert(_, inner)
                | ExprKind::PtrAdd { pointer: inner, .. }
                | ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, inner, _) => pointer = inner,
                ExprKind::Comma(first, inner) if !self.has_effects(first) => pointer = inner,
                ExprKind::Conditional { condition, then, otherwise } => match self.fold_id(condition) {
                    Some(0) => pointer = otherwise,
                    Some(_) => pointer = then,
                    // gcc takes the condition for superfluous if the operands are equal.
                    None if self.bare(then).is_some() && self.bare(then) == self.bare(otherwise) => pointer = then,
                    None => return false,
                },
                ExprKind::Decay(object) | ExprKind::AddressOf(object) => {
                    let mut object = object;
                    while let ExprKind::Member { base, .. } = self.exprs[object].kind {
                        object = base;
                    }
                    match self.exprs[object].kind {
                        ExprKind::Var(var) => return matches!(self.vars[var].storage, Storage::Auto | Storage::Param),
                        ExprKind::Deref(inner) => pointer = inner,
                        _ => return false,
                    }
                }
                _ => return false,
            }
        }
    }

    fn asm(&mut self, asm: &'a ast::Asm, span: Span) -> StmtKind {
        let mut outputs = Vec::with_capacity(asm.outputs.len());
        for operand in &asm.outputs {
            let e = self.expr(operand.expr);
            if e.place != crate::expr::Place::Lvalue && !e.is_error() {
                self.error(self.ast.expr(operand.expr).span, "lvalue required in `asm` statement");
            }
            outputs.push((text(&operand.constraint), e.id));
        }
        let inputs =
            asm.inputs.iter().map(|operand| (text(&operand.constraint), self.asm_input(operand.expr))).collect();
        for &label in &asm.labels {
            self.label(label, span);
        }
        StmtKind::Asm(Box::new(Asm {
            template: text(&asm.template),
            outputs: outputs.into(),
            inputs,
            clobbers_memory: asm.clobbers.iter().any(|clobber| &**clobber == b"memory"),
            is_goto: asm.is_goto,
        }))
    }

    fn asm_input(&mut self, id: ast::ExprId) -> ExprId {
        let e = self.expr(id);
        let is_object = e.place == crate::expr::Place::Lvalue;
        if is_object && !self.types.is_scalar(e.ty) && e.bits.is_none() && !self.types.is_array(e.ty) {
            let span = self.span(e);
            let pointer = self.types.pointer_to(e.ty);
            self.mark_address_taken(e.id);
            return self.add(ExprKind::AddressOf(e.id), pointer, span);
        }
        self.rvalue(e).id
    }
}

fn text(bytes: &[u8]) -> Box<str> {
    String::from_utf8_lossy(bytes).into()
}
