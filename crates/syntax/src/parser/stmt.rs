//! Statements and blocks.

use index::Symbol;
use source::Diagnostic;

use super::decl::ParsedDeclaration;
use super::{Parser, take};
use crate::ast::*;
use crate::scope::Meaning;
use crate::token::Tok;

enum Prefix {
    Case(ExprId, Option<ExprId>),
    Default,
    Label(Symbol, Box<[Attr]>),
}

impl Parser<'_> {
    pub(super) fn statement(&mut self) -> StmtId {
        self.nested(Self::statement_here)
    }

    fn statement_here(&mut self) -> StmtId {
        let lo = self.lo();
        while self.at_bracket_attribute() {
            self.skip_balanced();
        }
        match self.kind() {
            Tok::LBrace => self.block(true),
            Tok::Semi => {
                self.bump();
                self.push_stmt(StmtKind::Empty, lo)
            }
            Tok::If => self.if_chain(),
            Tok::While => {
                self.bump();
                let condition = self.condition("`while`");
                let body = self.statement();
                self.push_stmt(StmtKind::While { condition, body }, lo)
            }
            Tok::Do => self.do_while(),
            Tok::For => {
                self.scopes.push();
                let stmt = self.for_loop();
                self.scopes.pop();
                stmt
            }
            Tok::Switch => {
                self.bump();
                let value = self.condition("`switch`");
                let body = self.statement();
                self.push_stmt(StmtKind::Switch { value, body }, lo)
            }
            Tok::Case | Tok::Default => self.labelled(),
            Tok::Ident if self.ahead(1) == Tok::Colon => self.labelled(),
            Tok::Goto => self.goto(),
            Tok::Break => self.jump(StmtKind::Break, "after `break`"),
            Tok::Continue => self.jump(StmtKind::Continue, "after `continue`"),
            Tok::Return => {
                self.bump();
                let value = if self.kind() == Tok::Semi { None } else { Some(self.expression()) };
                self.expect_semi("after return statement");
                self.push_stmt(StmtKind::Return(value), lo)
            }
            Tok::Asm => self.asm_statement(),
            Tok::Attribute => {
                // `__attribute__((fallthrough));`
                let mark = self.scratch.attrs.len();
                self.attributes();
                self.scratch.attrs.truncate(mark);
                if self.kind() == Tok::Semi { self.statement() } else { self.expression_statement() }
            }
            Tok::Else => {
                self.error(self.token().span(), "`else` without a previous `if`");
                self.bump();
                self.statement()
            }
            _ if self.starts_declaration() => {
                let message = format!("expected statement, found declaration starting at {}", self.found());
                let help = "put the declaration in a block";
                self.report(Diagnostic::error(self.token().span(), message).help(help));
                self.declaration(false);
                self.push_stmt(StmtKind::Empty, lo)
            }
            _ => self.expression_statement(),
        }
    }

    fn expression_statement(&mut self) -> StmtId {
        let lo = self.lo();
        let before = self.pos;
        let value = self.expression();
        if self.pos == before && self.kind() != Tok::RBrace {
            self.skip_statement();
        } else {
            self.expect_semi("after expression");
        }
        self.push_stmt(StmtKind::Expr(value), lo)
    }

    fn jump(&mut self, kind: StmtKind, after: &str) -> StmtId {
        let lo = self.bump().lo;
        self.expect_semi(after);
        self.push_stmt(kind, lo)
    }

    /// `( expression )` after a keyword.
    fn condition(&mut self, keyword: &str) -> ExprId {
        let open = self.token();
        if !self.eat(Tok::LParen) {
            self.missing(&format!("`(` after {keyword}"));
            return self.error_expr();
        }
        let condition = self.expression();
        self.expect_close(Tok::RParen, open);
        condition
    }

    /// Links of `else if` are collected and then put together from the last one.
    fn if_chain(&mut self) -> StmtId {
        let mut links = Vec::new();
        let mut otherwise = None;
        loop {
            let lo = self.bump().lo;
            let condition = self.condition("`if`");
            let then = self.statement();
            links.push((lo, condition, then));
            if !self.eat(Tok::Else) {
                break;
            }
            if self.kind() != Tok::If {
                otherwise = Some(self.statement());
                break;
            }
        }
        let (first, rest) = (links[0], &links[1..]);
        for &(lo, condition, then) in rest.iter().rev() {
            otherwise = Some(self.push_stmt(StmtKind::If { condition, then, otherwise }, lo));
        }
        let (lo, condition, then) = first;
        self.push_stmt(StmtKind::If { condition, then, otherwise }, lo)
    }

    fn do_while(&mut self) -> StmtId {
        let lo = self.bump().lo;
        let body = self.statement();
        let condition =
            if self.expect(Tok::While, "after body of `do`") { self.condition("`while`") } else { self.error_expr() };
        self.expect_semi("after `do` statement");
        self.push_stmt(StmtKind::DoWhile { body, condition }, lo)
    }

    fn for_loop(&mut self) -> StmtId {
        let lo = self.bump().lo;
        let open = self.token();
        if !self.expect(Tok::LParen, "after `for`") {
            let body = self.statement();
            let header = For { init: ForInit::None, condition: None, step: None, body };
            return self.push_stmt(StmtKind::For(Box::new(header)), lo);
        }
        let init = if self.eat(Tok::Semi) {
            ForInit::None
        } else if self.starts_declaration() {
            match self.declaration(false) {
                ParsedDeclaration::Declaration(declaration) => ForInit::Declaration(declaration),
                ParsedDeclaration::Function(_) | ParsedDeclaration::Nothing => ForInit::None,
            }
        } else {
            let init = self.expression();
            self.expect(Tok::Semi, "in `for` header");
            ForInit::Expr(init)
        };
        let condition = if self.kind() == Tok::Semi { None } else { Some(self.expression()) };
        self.expect(Tok::Semi, "in `for` header");
        let step = if self.kind() == Tok::RParen { None } else { Some(self.expression()) };
        if !self.expect_close(Tok::RParen, open) {
            // Three clauses too few or too many: go to the end of the header.
            while !matches!(self.kind(), Tok::RParen | Tok::LBrace | Tok::RBrace | Tok::Eof) {
                self.pos += 1;
            }
            self.eat(Tok::RParen);
        }
        let body = self.statement();
        self.push_stmt(StmtKind::For(Box::new(For { init, condition, step, body })), lo)
    }

    fn goto(&mut self) -> StmtId {
        let lo = self.bump().lo;
        let kind = if self.eat(Tok::Star) {
            StmtKind::GotoComputed(self.expression())
        } else {
            self.expect_ident("label after `goto`").map_or(StmtKind::Empty, |(label, _)| StmtKind::Goto(label))
        };
        self.expect_semi("after `goto`");
        self.push_stmt(kind, lo)
    }

    /// A statement with its labels, of which generated code may have thousands in a row.
    fn labelled(&mut self) -> StmtId {
        let mut prefixes = Vec::new();
        loop {
            let token = self.token();
            let prefix = match token.kind {
                Tok::Case => {
                    self.bump();
                    let low = self.conditional();
                    let high = self.eat(Tok::Ellipsis).then(|| self.conditional());
                    self.expect(Tok::Colon, "after `case` value");
                    Prefix::Case(low, high)
                }
                Tok::Default => {
                    self.bump();
                    self.expect(Tok::Colon, "after `default`");
                    Prefix::Default
                }
                Tok::Ident if self.ahead(1) == Tok::Colon => {
                    let Some((name, _)) = self.eat_ident() else { break };
                    self.bump();
                    let mark = self.scratch.attrs.len();
                    self.attributes();
                    Prefix::Label(name, take(&mut self.scratch.attrs, mark))
                }
                _ => break,
            };
            prefixes.push((token.lo, prefix));
        }
        // A label before `}` or a declaration labels an empty statement (C23).
        let mut body = if self.kind() == Tok::RBrace || self.starts_declaration() {
            let at = self.prev_hi();
            self.push_stmt(StmtKind::Empty, at)
        } else {
            self.statement()
        };
        for (lo, prefix) in prefixes.into_iter().rev() {
            let kind = match prefix {
                Prefix::Case(low, high) => StmtKind::Case { low, high, body },
                Prefix::Default => StmtKind::Default { body },
                Prefix::Label(name, attrs) => StmtKind::Label { name, attrs, body },
            };
            body = self.push_stmt(kind, lo);
        }
        body
    }

    // --- Blocks ----------------------------------------------------------------------------

    /// A block at `{`. The body of a function has its scope already, with the parameters in it.
    pub(super) fn block(&mut self, own_scope: bool) -> StmtId {
        if own_scope {
            self.scopes.push();
        }
        let open = self.bump();
        let mut local_labels = Vec::new();
        while self.kind() == Tok::Label {
            self.bump();
            while let Some((label, _)) = self.expect_ident("label name") {
                local_labels.push(label);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect_semi("after label declaration");
        }
        let mark = self.scratch.items.len();
        while !matches!(self.kind(), Tok::RBrace | Tok::Eof) {
            let before = self.pos;
            if let Some(item) = self.block_item() {
                self.scratch.items.push(item);
            }
            if self.pos == before {
                self.unexpected("statement");
                self.bump();
            }
        }
        let end = self.token().span();
        self.expect_close(Tok::RBrace, open);
        if own_scope {
            self.scopes.pop();
        }
        let items = take(&mut self.scratch.items, mark);
        self.push_stmt(StmtKind::Block(Box::new(Block { local_labels: local_labels.into(), items, end })), open.lo)
    }

    fn block_item(&mut self) -> Option<BlockItem> {
        if self.kind() == Tok::StaticAssert {
            return Some(BlockItem::StaticAssert(self.static_assert()));
        }
        if !self.starts_declaration() {
            return Some(BlockItem::Stmt(self.statement()));
        }
        match self.nested(|parser| parser.declaration(false)) {
            ParsedDeclaration::Declaration(declaration) => Some(BlockItem::Declaration(declaration)),
            ParsedDeclaration::Function(function) => Some(BlockItem::NestedFunction(function)),
            ParsedDeclaration::Nothing => None,
        }
    }

    /// Whether a declaration stands here rather than a statement. A misspelt type name counts where
    /// nothing else could be meant, for the sake of the message.
    pub(super) fn starts_declaration(&self) -> bool {
        match self.kind() {
            Tok::Ident => match (self.meaning_ahead(0), self.ahead(1)) {
                (_, Tok::Colon) => false,
                (Meaning::Unknown, Tok::Ident) => true,
                (Meaning::Unknown, Tok::Star) => {
                    self.ahead(2) == Tok::Ident
                        && matches!(self.ahead(3), Tok::Semi | Tok::Assign | Tok::Comma | Tok::LBracket)
                }
                _ => self.starts_type(0),
            },
            Tok::LBracket if self.at_bracket_attribute() => self.starts_type(self.balanced_len(0, 1_000)),
            Tok::Attribute => {
                // Only so far, lest unbalanced ones be read to the end of the file time and again.
                const FAR: usize = 1_000;
                let mut after = 0;
                while self.ahead(after) == Tok::Attribute {
                    after += 1 + self.balanced_len(after + 1, FAR);
                }
                self.starts_type(after) || matches!(self.ahead(after), Tok::Ident | Tok::Star)
            }
            _ => self.starts_type(0),
        }
    }
}
