//! Initialisers and designators.

use super::{Parser, take};
use crate::ast::*;
use crate::token::Tok;

impl Parser<'_> {
    pub(super) fn initialiser(&mut self) -> Init {
        if self.kind() == Tok::LBrace { Init::List(self.init_list()) } else { Init::Expr(self.assignment()) }
    }

    /// `{ … }`.
    pub(super) fn init_list(&mut self) -> InitList {
        self.nested(Self::init_items)
    }

    fn init_items(&mut self) -> InitList {
        let open = self.bump();
        let mark = self.scratch.inits.len();
        while !matches!(self.kind(), Tok::RBrace | Tok::Eof) {
            let designators = self.designators();
            let init = self.initialiser();
            self.scratch.inits.push(InitItem { designators, init });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if !self.expect_close(Tok::RBrace, open) {
            self.skip_to_brace();
        }
        InitList { items: take(&mut self.scratch.inits, mark), span: self.since(open.lo) }
    }

    /// Goes behind the `}` of a broken list, unless a `;` says that there is none.
    fn skip_to_brace(&mut self) {
        loop {
            match self.kind() {
                Tok::Eof | Tok::Semi => return,
                Tok::RBrace => {
                    self.bump();
                    return;
                }
                Tok::LBrace | Tok::LParen | Tok::LBracket => self.skip_balanced(),
                _ => self.pos += 1,
            }
        }
    }

    fn designators(&mut self) -> Box<[Designator]> {
        match self.kind() {
            Tok::Dot | Tok::LBracket => {}
            // The old GNU form `member: value`.
            Tok::Ident if self.ahead(1) == Tok::Colon => {
                let field = self.eat_ident().map(|(name, span)| Designator::Field(name, span));
                self.bump();
                return field.into_iter().collect();
            }
            _ => return Box::default(),
        }
        let mark = self.scratch.designators.len();
        loop {
            let token = self.token();
            let designator = match token.kind {
                Tok::Dot => {
                    self.bump();
                    match self.expect_ident("member name") {
                        Some((name, span)) => Designator::Field(name, span),
                        None => break,
                    }
                }
                Tok::LBracket => {
                    self.bump();
                    let low = self.conditional();
                    let high = self.eat(Tok::Ellipsis).then(|| self.conditional());
                    self.expect_close(Tok::RBracket, token);
                    high.map_or(Designator::Index(low), |high| Designator::Range(low, high))
                }
                _ => break,
            };
            self.scratch.designators.push(designator);
        }
        // `[3] value` without `=` is old GNU C.
        let designators = take(&mut self.scratch.designators, mark);
        if !self.eat(Tok::Assign) && matches!(designators.last(), Some(Designator::Field(..))) {
            self.missing("`=` after designator");
        }
        designators
    }
}
