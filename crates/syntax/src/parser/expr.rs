//! Expressions, by precedence climbing. Left- and right-associative chains are loops.

use index::Symbol;
use source::Span;

use super::{Parser, take};
use crate::ast::*;
use crate::keyword::Soft;
use crate::literal;
use crate::scope::Meaning;
use crate::token::{Tok, Token};

/// Precedence (higher binds tighter) and operator.
#[inline]
fn binary_operator(kind: Tok) -> Option<(u8, BinaryOp)> {
    if !(Tok::Star..=Tok::OrOr).contains(&kind) {
        return None;
    }
    Some(match kind {
        Tok::Star => (10, BinaryOp::Mul),
        Tok::Slash => (10, BinaryOp::Div),
        Tok::Percent => (10, BinaryOp::Rem),
        Tok::Plus => (9, BinaryOp::Add),
        Tok::Minus => (9, BinaryOp::Sub),
        Tok::Shl => (8, BinaryOp::Shl),
        Tok::Shr => (8, BinaryOp::Shr),
        Tok::Lt => (7, BinaryOp::Lt),
        Tok::Gt => (7, BinaryOp::Gt),
        Tok::Le => (7, BinaryOp::Le),
        Tok::Ge => (7, BinaryOp::Ge),
        Tok::EqEq => (6, BinaryOp::Eq),
        Tok::Ne => (6, BinaryOp::Ne),
        Tok::And => (5, BinaryOp::BitAnd),
        Tok::Caret => (4, BinaryOp::BitXor),
        Tok::Or => (3, BinaryOp::BitOr),
        Tok::AndAnd => (2, BinaryOp::And),
        Tok::OrOr => (1, BinaryOp::Or),
        _ => return None,
    })
}

#[inline]
fn assignment_operator(kind: Tok) -> Option<Option<BinaryOp>> {
    if !(Tok::Assign..=Tok::OrAssign).contains(&kind) {
        return None;
    }
    Some(match kind {
        Tok::StarAssign => Some(BinaryOp::Mul),
        Tok::SlashAssign => Some(BinaryOp::Div),
        Tok::PercentAssign => Some(BinaryOp::Rem),
        Tok::PlusAssign => Some(BinaryOp::Add),
        Tok::MinusAssign => Some(BinaryOp::Sub),
        Tok::ShlAssign => Some(BinaryOp::Shl),
        Tok::ShrAssign => Some(BinaryOp::Shr),
        Tok::AndAssign => Some(BinaryOp::BitAnd),
        Tok::CaretAssign => Some(BinaryOp::BitXor),
        Tok::OrAssign => Some(BinaryOp::BitOr),
        _ => None,
    })
}

fn prefix_operator(kind: Tok) -> Option<UnaryOp> {
    Some(match kind {
        Tok::Plus => UnaryOp::Plus,
        Tok::Minus => UnaryOp::Minus,
        Tok::Tilde => UnaryOp::BitNot,
        Tok::Not => UnaryOp::Not,
        Tok::Star => UnaryOp::Deref,
        Tok::And => UnaryOp::AddressOf,
        Tok::Inc => UnaryOp::PreInc,
        Tok::Dec => UnaryOp::PreDec,
        Tok::Real => UnaryOp::Real,
        Tok::Imag => UnaryOp::Imag,
        _ => return None,
    })
}

impl Parser<'_> {
    /// With comma operators.
    pub(super) fn expression(&mut self) -> ExprId {
        let mut left = self.assignment();
        while self.eat(Tok::Comma) {
            let right = self.assignment();
            let span = self.expr_span(left).to(self.expr_span(right));
            left = self.push_expr(ExprKind::Comma(left, right), span);
        }
        left
    }

    pub(super) fn assignment(&mut self) -> ExprId {
        self.nested(|parser| {
            let target = parser.conditional();
            let Some(op) = assignment_operator(parser.kind()) else { return target };
            parser.assignment_chain(target, op)
        })
    }

    fn assignment_chain(&mut self, target: ExprId, op: Option<BinaryOp>) -> ExprId {
        let mut targets = vec![(target, op)];
        self.bump();
        let mut value = self.conditional();
        while let Some(op) = assignment_operator(self.kind()) {
            self.bump();
            targets.push((value, op));
            value = self.conditional();
        }
        for (target, op) in targets.into_iter().rev() {
            let span = self.expr_span(target).to(self.expr_span(value));
            value = self.push_expr(ExprKind::Assign(op, target, value), span);
        }
        value
    }

    /// A conditional expression, which is also what a constant expression is.
    pub(super) fn conditional(&mut self) -> ExprId {
        let first = self.binary(1);
        if self.kind() != Tok::Question {
            return first;
        }
        let mut arms = Vec::new();
        let mut last = first;
        while self.eat(Tok::Question) {
            let middle = if self.kind() == Tok::Colon { None } else { Some(self.expression()) };
            self.expect(Tok::Colon, "in conditional expression");
            arms.push((last, middle));
            last = self.binary(1);
        }
        for (condition, middle) in arms.into_iter().rev() {
            let span = self.expr_span(condition).to(self.expr_span(last));
            last = self.push_expr(ExprKind::Conditional(condition, middle, last), span);
        }
        last
    }

    fn binary(&mut self, least: u8) -> ExprId {
        let mut left = self.unary();
        while let Some((precedence, op)) = binary_operator(self.kind()) {
            if precedence < least {
                break;
            }
            self.bump();
            let right = self.binary(precedence + 1);
            let span = self.expr_span(left).to(self.expr_span(right));
            left = self.push_expr(ExprKind::Binary(op, left, right), span);
        }
        left
    }

    /// A cast expression or anything that binds tighter.
    fn unary(&mut self) -> ExprId {
        match self.kind() {
            Tok::Ident | Tok::Number | Tok::Str | Tok::Char => self.postfix(),
            Tok::LParen if !self.starts_type(1) => self.postfix(),
            _ => self.nested(Self::prefix),
        }
    }

    fn prefix(&mut self) -> ExprId {
        let first = self.token();
        if let Some(op) = prefix_operator(first.kind) {
            self.bump();
            let operand = self.unary();
            let span = first.span().to(self.expr_span(operand));
            return self.push_expr(ExprKind::Unary(op, operand), span);
        }
        match first.kind {
            Tok::LParen => self.cast(),
            Tok::Extension => {
                self.bump();
                let inner = self.unary();
                self.ast.exprs[inner].span.lo = first.lo;
                inner
            }
            Tok::Sizeof | Tok::Alignof => self.size_or_alignment(first),
            Tok::AndAnd if self.ahead(1) == Tok::Ident => {
                self.bump();
                let label = self.eat_ident();
                let span = self.since(first.lo);
                self.push_expr(label.map_or(ExprKind::Error, |(name, _)| ExprKind::LabelAddress(name)), span)
            }
            _ => self.postfix(),
        }
    }

    /// `(T) e` or `(T) { … }`, the latter with what follows it.
    fn cast(&mut self) -> ExprId {
        let open = self.bump();
        let ty = self.type_name();
        self.expect_close(Tok::RParen, open);
        if self.kind() == Tok::LBrace {
            let literal = self.compound_literal(open, ty);
            return self.postfix_operators(literal);
        }
        let operand = self.unary();
        let span = open.span().to(self.expr_span(operand));
        self.push_expr(ExprKind::Cast(Box::new(ty), operand), span)
    }

    fn compound_literal(&mut self, open: Token, ty: TypeName) -> ExprId {
        let list = self.init_list();
        let span = self.since(open.lo);
        self.push_expr(ExprKind::CompoundLiteral(Box::new((ty, list))), span)
    }

    fn size_or_alignment(&mut self, first: Token) -> ExprId {
        self.bump();
        let is_size = first.kind == Tok::Sizeof;
        if self.kind() == Tok::LParen && self.starts_type(1) {
            let open = self.bump();
            let ty = self.type_name();
            self.expect_close(Tok::RParen, open);
            if self.kind() != Tok::LBrace {
                let ty = Box::new(ty);
                let kind = if is_size { ExprKind::SizeofType(ty) } else { ExprKind::AlignofType(ty) };
                let span = self.since(first.lo);
                return self.push_expr(kind, span);
            }
            let literal = self.compound_literal(open, ty);
            let operand = self.postfix_operators(literal);
            return self.size_of_operand(first, is_size, operand);
        }
        let operand = self.unary();
        self.size_of_operand(first, is_size, operand)
    }

    fn size_of_operand(&mut self, first: Token, is_size: bool, operand: ExprId) -> ExprId {
        let span = first.span().to(self.expr_span(operand));
        self.push_expr(if is_size { ExprKind::SizeofExpr(operand) } else { ExprKind::AlignofExpr(operand) }, span)
    }

    fn postfix(&mut self) -> ExprId {
        let base = self.primary();
        self.postfix_operators(base)
    }

    fn postfix_operators(&mut self, mut base: ExprId) -> ExprId {
        loop {
            let lo = self.expr_span(base).lo;
            let token = self.token();
            let kind = match token.kind {
                Tok::LParen => ExprKind::Call(base, self.arguments()),
                Tok::LBracket => {
                    self.bump();
                    let index = self.expression();
                    self.expect_close(Tok::RBracket, token);
                    ExprKind::Index(base, index)
                }
                Tok::Dot | Tok::Arrow => {
                    self.bump();
                    match self.expect_ident("member name") {
                        Some((name, _)) => ExprKind::Member { base, name, arrow: token.kind == Tok::Arrow },
                        None => ExprKind::Error,
                    }
                }
                Tok::Inc => {
                    self.bump();
                    ExprKind::Unary(UnaryOp::PostInc, base)
                }
                Tok::Dec => {
                    self.bump();
                    ExprKind::Unary(UnaryOp::PostDec, base)
                }
                _ => return base,
            };
            let span = self.since(lo);
            base = self.push_expr(kind, span);
        }
    }

    fn arguments(&mut self) -> Box<[ExprId]> {
        let open = self.bump();
        if self.eat(Tok::RParen) {
            return Box::default();
        }
        let mark = self.scratch.exprs.len();
        loop {
            let argument = self.assignment();
            self.scratch.exprs.push(argument);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if self.kind() != Tok::RParen && self.error_at != Some(self.pos) {
            let message = format!("expected `,` or `)` in argument list, found {}", self.found());
            let at = self.prev_hi();
            let error = source::Diagnostic::error(Span::new(at, at), message);
            self.report(error.related(open.span(), "to match this `(`"));
        }
        self.eat(Tok::RParen);
        take(&mut self.scratch.exprs, mark)
    }

    fn primary(&mut self) -> ExprId {
        let token = self.token();
        match token.kind {
            Tok::Ident => {
                let Some(name) = token.symbol else { return self.error_expr() };
                match self.scopes.meaning(name) {
                    Meaning::Soft(soft) if soft.is_builtin() && self.ahead(1) == Tok::LParen => {
                        self.builtin(soft, name)
                    }
                    _ => {
                        self.bump();
                        self.push_expr(ExprKind::Name(name), token.span())
                    }
                }
            }
            Tok::Number => self.number(),
            Tok::Char => self.character(),
            Tok::Str => self.string(),
            Tok::LParen => self.parenthesised(),
            Tok::Generic => self.generic(),
            _ => {
                self.unexpected("expression");
                self.error_expr()
            }
        }
    }

    /// Stands for an expression that is not there; takes no token.
    pub(super) fn error_expr(&mut self) -> ExprId {
        let span = self.token().span().start();
        self.push_expr(ExprKind::Error, span)
    }

    fn parenthesised(&mut self) -> ExprId {
        let open = self.bump();
        let inner = if self.kind() == Tok::LBrace {
            let block = self.block(true);
            self.push_expr(ExprKind::StmtExpr(block), open.span())
        } else {
            self.expression()
        };
        self.expect_close(Tok::RParen, open);
        self.ast.exprs[inner].span = self.since(open.lo);
        inner
    }

    fn number(&mut self) -> ExprId {
        let token = self.token();
        let text = self.text_of(token);
        let kind = match literal::number(&text) {
            Ok(literal::Number::Int(lit)) => ExprKind::Int(Box::new(lit)),
            Ok(literal::Number::Float(lit)) => ExprKind::Float(Box::new(lit)),
            Err(issue) => {
                self.scratch.issues.push(issue);
                self.report_issues(token);
                ExprKind::Error
            }
        };
        self.bump();
        self.push_expr(kind, token.span())
    }

    fn character(&mut self) -> ExprId {
        let token = self.token();
        let text = self.text_of(token);
        let (encoding, value) = literal::character(&text, &mut self.scratch.issues);
        self.report_issues(token);
        self.bump();
        self.push_expr(ExprKind::Char(encoding, value), token.span())
    }

    fn string(&mut self) -> ExprId {
        let lo = self.lo();
        let lit = self.string_literal();
        let span = self.since(lo);
        self.push_expr(ExprKind::Str(Box::new(lit)), span)
    }

    /// Adjacent string literals; there is at least one.
    fn string_literal(&mut self) -> StrLit {
        let mut encoding = Encoding::Plain;
        let mut count = 0;
        while self.ahead(count) == Tok::Str {
            let token = self.tokens[self.pos + count];
            let (own, _) = literal::prefix(&self.text_of(token));
            match literal::join_encodings(encoding, own) {
                Some(joined) => encoding = joined,
                None => self.error(token.span(), "adjacent string literals have different encodings"),
            }
            count += 1;
        }
        let mut units = Vec::with_capacity((self.token().hi - self.token().lo) as usize);
        for _ in 0..count {
            let token = self.token();
            let text = self.text_of(token);
            literal::string(&text, encoding, &mut units, &mut self.scratch.issues);
            self.report_issues(token);
            self.bump();
        }
        StrLit { encoding, units: units.into() }
    }

    /// String literals where bytes are wanted: assembly, labels.
    pub(super) fn byte_string(&mut self, what: &str) -> Box<[u8]> {
        if self.kind() != Tok::Str {
            self.unexpected(what);
            return Box::default();
        }
        self.string_literal().units.iter().map(|&unit| unit as u8).collect()
    }

    fn report_issues(&mut self, token: Token) {
        for issue in std::mem::take(&mut self.scratch.issues) {
            let at = |offset: usize| (token.lo + offset as u32).min(token.hi);
            let span = Span::new(at(issue.range.start), at(issue.range.end));
            if issue.is_error {
                self.error(span, issue.message);
            } else if !self.muted {
                self.diagnostics.warning(span, issue.message);
            }
        }
    }

    fn generic(&mut self) -> ExprId {
        let first = self.bump();
        let open = self.token();
        if !self.expect(Tok::LParen, "after `_Generic`") {
            return self.error_expr();
        }
        let control = self.assignment();
        let mut cases = Vec::new();
        while self.eat(Tok::Comma) {
            let ty = if self.eat(Tok::Default) { None } else { Some(self.type_name()) };
            self.expect(Tok::Colon, "in generic association");
            let value = self.assignment();
            cases.push((ty, value));
        }
        self.expect_close(Tok::RParen, open);
        let span = self.since(first.lo);
        self.push_expr(ExprKind::Generic(Box::new(GenericSelection { control, cases })), span)
    }

    /// Built-ins that take types; called with values only (as CIL writes them) they are plain calls.
    fn builtin(&mut self, soft: Soft, name: Symbol) -> ExprId {
        let first = self.bump();
        let takes_type_first = soft != Soft::VaArg;
        if takes_type_first && !self.starts_type(1) {
            return self.push_expr(ExprKind::Name(name), first.span());
        }
        let open = self.bump();
        let kind = match soft {
            Soft::VaArg => {
                let list = self.assignment();
                self.expect(Tok::Comma, "in `__builtin_va_arg`");
                if !self.starts_type(0) {
                    return self.plain_call(first, name, open, list);
                }
                ExprKind::VaArg(list, Box::new(self.type_name()))
            }
            Soft::Offsetof => {
                let ty = self.type_name();
                self.expect(Tok::Comma, "in `__builtin_offsetof`");
                let mut path = Vec::new();
                if let Some((member, span)) = self.expect_ident("member name") {
                    path.push(Designator::Field(member, span));
                    self.offset_path(&mut path);
                }
                ExprKind::Offsetof(Box::new((ty, path)))
            }
            _ => {
                let left = self.type_name();
                self.expect(Tok::Comma, "between types");
                let right = self.type_name();
                ExprKind::TypesCompatible(Box::new((left, right)))
            }
        };
        self.expect_close(Tok::RParen, open);
        let span = self.since(first.lo);
        self.push_expr(kind, span)
    }

    fn offset_path(&mut self, path: &mut Vec<Designator>) {
        loop {
            let token = self.token();
            match token.kind {
                Tok::Dot => {
                    self.bump();
                    match self.expect_ident("member name") {
                        Some((member, span)) => path.push(Designator::Field(member, span)),
                        None => return,
                    }
                }
                Tok::LBracket => {
                    self.bump();
                    path.push(Designator::Index(self.expression()));
                    self.expect_close(Tok::RBracket, token);
                }
                _ => return,
            }
        }
    }

    /// The rest of a call whose first argument and comma are taken.
    fn plain_call(&mut self, first: Token, name: Symbol, open: Token, argument: ExprId) -> ExprId {
        let callee = self.push_expr(ExprKind::Name(name), first.span());
        let mut arguments = vec![argument];
        loop {
            arguments.push(self.assignment());
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect_close(Tok::RParen, open);
        let span = self.since(first.lo);
        self.push_expr(ExprKind::Call(callee, arguments.into()), span)
    }
}
