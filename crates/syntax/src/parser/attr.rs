//! Attributes: GNU's are kept, however they are written, and Microsoft's `__declspec`; of C23's own, `noreturn`.

use index::Symbol;

use super::{Parser, take};
use crate::ast::*;
use crate::keyword::Soft;
use crate::scope::Meaning;
use crate::token::Tok;

impl Parser<'_> {
    /// Pushes the attributes that stand here, if any, on the scratch stack.
    pub(super) fn attributes(&mut self) {
        loop {
            match self.kind() {
                Tok::Attribute => self.attribute(),
                Tok::LBracket if self.at_bracket_attribute() => self.bracket_attribute(),
                _ => return,
            }
        }
    }

    /// The attributes that stand here as a list.
    pub(super) fn attribute_list(&mut self) -> Box<[Attr]> {
        let mark = self.scratch.attrs.len();
        self.attributes();
        take(&mut self.scratch.attrs, mark)
    }

    fn attribute(&mut self) {
        self.bump();
        let outer = self.token();
        if !self.expect(Tok::LParen, "after `__attribute__`") {
            return;
        }
        let inner = self.token();
        if self.expect(Tok::LParen, "after `__attribute__(`") {
            self.attribute_names();
            self.expect_close(Tok::RParen, inner);
        }
        self.expect_close(Tok::RParen, outer);
    }

    /// `[[gnu::name(args), …]]`. Those of others and those without a meaning are skipped, as gcc does.
    fn bracket_attribute(&mut self) {
        let end = self.pos + self.balanced_len(0, usize::MAX);
        self.bump();
        self.bump();
        while self.pos + 2 < end {
            let token = self.token();
            self.bump();
            let Some(symbol) = token.symbol else { continue };
            let mut name = self.normalised(symbol);
            let has_prefix = self.kind() == Tok::Colon && self.ahead(1) == Tok::Colon;
            let mut is_known = matches!(self.names.resolve(name), "noreturn" | "_Noreturn");
            if has_prefix {
                is_known = self.names.resolve(name) == "gnu";
                self.bump();
                self.bump();
                let Some(symbol) = self.token().symbol else { continue };
                name = self.normalised(symbol);
                self.bump();
            }
            let args = match self.kind() {
                Tok::LParen if is_known => self.attribute_arguments(),
                Tok::LParen => {
                    self.skip_balanced();
                    Box::default()
                }
                _ => Box::default(),
            };
            if is_known {
                let span = self.since(token.lo);
                self.scratch.attrs.push(Attr { name, args, span });
            }
        }
        self.pos = end.min(self.tokens.len() - 1);
    }

    /// `name, name(args), …` up to the closing parenthesis.
    fn attribute_names(&mut self) {
        loop {
            while self.eat(Tok::Comma) {}
            let token = self.token();
            // Keywords such as `const` are attribute names too.
            let Some(symbol) = token.symbol else { return };
            self.bump();
            let name = self.normalised(symbol);
            let args = if self.kind() == Tok::LParen { self.attribute_arguments() } else { Box::default() };
            let span = self.since(token.lo);
            self.scratch.attrs.push(Attr { name, args, span });
        }
    }

    fn normalised(&mut self, symbol: Symbol) -> Symbol {
        let text = self.names.resolve(symbol);
        match text.strip_prefix("__").and_then(|text| text.strip_suffix("__")) {
            Some(inner) if !inner.is_empty() => {
                let inner = inner.to_owned();
                self.names.intern(&inner)
            }
            _ => symbol,
        }
    }

    /// Arguments are expressions where they can be read so; otherwise they are skipped.
    fn attribute_arguments(&mut self) -> Box<[ExprId]> {
        if self.attribute_depth == super::ATTRIBUTE_NESTING {
            self.skip_balanced();
            return Box::default();
        }
        self.attribute_depth += 1;
        let args = self.attribute_expressions();
        self.attribute_depth -= 1;
        args
    }

    fn attribute_expressions(&mut self) -> Box<[ExprId]> {
        let end = self.pos + self.balanced_len(0, usize::MAX);
        let before = (self.ast.exprs.len(), self.ast.stmts.len(), self.ast.specs.len());
        let (was_muted, had_failed, error_at) = (self.muted, self.failed, self.error_at);
        (self.muted, self.failed) = (true, false);
        self.bump();
        let mark = self.scratch.exprs.len();
        if self.kind() != Tok::RParen {
            loop {
                if self.starts_type(0) {
                    self.failed = true;
                    break;
                }
                let argument = self.assignment();
                self.scratch.exprs.push(argument);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        let is_read = !self.failed && self.pos + 1 == end && self.kind() == Tok::RParen;
        (self.muted, self.failed, self.error_at) = (was_muted, had_failed, error_at);
        let mut args = take(&mut self.scratch.exprs, mark);
        if !is_read {
            self.ast.exprs.truncate(before.0);
            self.ast.stmts.truncate(before.1);
            self.ast.specs.truncate(before.2);
            args = Box::default();
        }
        if self.gave_up {
            // What was muted must be said.
            self.error_at = None;
            self.give_up(format!("nested more than {} levels deep", super::NESTING));
        } else {
            self.pos = end.min(self.tokens.len() - 1);
        }
        args
    }

    /// Microsoft's words that modify a declarator: skipped or taken as attributes.
    pub(super) fn microsoft_modifiers(&mut self) {
        while self.kind() == Tok::Ident {
            match self.meaning_ahead(0) {
                Meaning::Soft(Soft::Ignored) if self.modifies() => {
                    self.bump();
                }
                Meaning::Soft(Soft::Declspec) if self.ahead(1) == Tok::LParen => self.declspec(),
                _ => return,
            }
        }
    }

    /// Whether an ignorable word here is a modifier and not a name that is being declared.
    pub(super) fn modifies(&self) -> bool {
        !matches!(self.ahead(1), Tok::Semi | Tok::Assign | Tok::Comma | Tok::LBracket)
    }

    /// `__declspec(align(8) noreturn)`.
    pub(super) fn declspec(&mut self) {
        self.bump();
        let open = self.bump();
        self.attribute_names();
        self.expect_close(Tok::RParen, open);
    }
}
