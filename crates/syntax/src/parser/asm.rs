//! Inline assembly.

use super::Parser;
use crate::ast::*;
use crate::token::Tok;

impl Parser<'_> {
    pub(super) fn asm_statement(&mut self) -> StmtId {
        let lo = self.bump().lo;
        let mut asm = Asm {
            template: Box::default(),
            is_volatile: false,
            is_goto: false,
            outputs: Box::default(),
            inputs: Box::default(),
            clobbers: Box::default(),
            labels: Box::default(),
        };
        loop {
            match self.kind() {
                Tok::Volatile => asm.is_volatile = true,
                Tok::Goto => asm.is_goto = true,
                Tok::Inline | Tok::Const => {}
                _ => break,
            }
            self.bump();
        }
        let open = self.token();
        if open.kind == Tok::LBrace {
            // Microsoft's `__asm { … }`: kept as text.
            self.skip_balanced();
            let text = &self.text[(open.lo - self.base) as usize..(self.prev_hi() - self.base) as usize];
            asm.template = text.into();
            self.eat(Tok::Semi);
            return self.push_stmt(StmtKind::Asm(Box::new(asm)), lo);
        }
        if self.expect(Tok::LParen, "after `asm`") {
            asm.template = self.byte_string("assembly template");
            self.asm_operands(&mut asm);
            self.expect_close(Tok::RParen, open);
        }
        self.expect_semi("after `asm` statement");
        self.push_stmt(StmtKind::Asm(Box::new(asm)), lo)
    }

    fn asm_operands(&mut self, asm: &mut Asm) {
        if self.eat(Tok::Colon) {
            asm.outputs = self.asm_operand_list();
        }
        if self.eat(Tok::Colon) {
            asm.inputs = self.asm_operand_list();
        }
        if self.eat(Tok::Colon) {
            let mut clobbers = Vec::new();
            while self.kind() == Tok::Str {
                clobbers.push(self.byte_string("clobber"));
                self.eat(Tok::Comma);
            }
            asm.clobbers = clobbers.into();
        }
        if self.eat(Tok::Colon) {
            let mut labels = Vec::new();
            while let Some((label, _)) = self.eat_ident() {
                labels.push(label);
                self.eat(Tok::Comma);
            }
            asm.labels = labels.into();
        }
    }

    /// `[name] "constraint" (expression), …`
    fn asm_operand_list(&mut self) -> Box<[AsmOperand]> {
        let mut operands = Vec::new();
        while matches!(self.kind(), Tok::Str | Tok::LBracket) {
            let bracket = self.token();
            if self.eat(Tok::LBracket) {
                self.expect_ident("operand name");
                self.expect_close(Tok::RBracket, bracket);
            }
            let constraint = self.byte_string("operand constraint");
            let open = self.token();
            if !self.expect(Tok::LParen, "after operand constraint") {
                break;
            }
            let expr = self.expression();
            self.expect_close(Tok::RParen, open);
            operands.push(AsmOperand { constraint, expr });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        operands.into()
    }

    /// `asm("…");` at file level.
    pub(super) fn file_asm(&mut self) -> Option<Item> {
        let lo = self.bump().lo;
        while matches!(self.kind(), Tok::Volatile | Tok::Inline | Tok::Goto) {
            self.bump();
        }
        let open = self.token();
        let mut is_empty = true;
        if self.expect(Tok::LParen, "after `asm`") {
            is_empty = self.byte_string("assembly").trim_ascii().is_empty();
            self.expect_close(Tok::RParen, open);
        }
        self.expect_semi("after `asm`");
        (!is_empty).then(|| Item::Asm(self.since(lo)))
    }

    /// `asm("name")` behind a declarator.
    pub(super) fn asm_label(&mut self) -> Option<Box<[u8]>> {
        if !self.eat(Tok::Asm) {
            return None;
        }
        let open = self.token();
        if !self.expect(Tok::LParen, "after `asm`") {
            return None;
        }
        let name = self.byte_string("symbol name");
        self.expect_close(Tok::RParen, open);
        Some(name)
    }
}
