//! The file level, declarations and function definitions.

use source::Span;

use super::declarator::Form;
use super::specs::Place;
use super::{Parser, take};
use crate::ast::*;
use crate::token::Tok;

pub(super) enum ParsedDeclaration {
    Declaration(Declaration),
    Function(Box<FunctionDef>),
    /// There was only an error.
    Nothing,
}

impl Parser<'_> {
    pub(super) fn translation_unit(&mut self) {
        while self.kind() != Tok::Eof {
            let before = self.pos;
            self.item();
            if self.pos == before {
                self.unexpected("declaration");
                if self.kind().is_statement() || self.kind() == Tok::Else { self.skip_body() } else { self.skip_item() }
            }
        }
    }

    fn item(&mut self) {
        let item = match self.kind() {
            Tok::Semi => {
                self.bump();
                return;
            }
            Tok::StaticAssert => Item::StaticAssert(self.static_assert()),
            Tok::Asm => match self.file_asm() {
                Some(item) => item,
                None => return,
            },
            Tok::RBrace => {
                self.error(self.token().span(), "unexpected `}` at file level");
                self.bump();
                return self.skip_body();
            }
            Tok::Extension if matches!(self.ahead(1), Tok::StaticAssert | Tok::Asm | Tok::Semi) => {
                self.bump();
                return;
            }
            _ => match self.declaration(true) {
                ParsedDeclaration::Declaration(declaration) => Item::Declaration(declaration),
                ParsedDeclaration::Function(function) => Item::Function(function),
                ParsedDeclaration::Nothing => return,
            },
        };
        self.ast.items.push(item);
    }

    /// Skips to where a declaration can begin.
    fn skip_item(&mut self) {
        let start = self.pos;
        loop {
            match self.kind() {
                Tok::Eof => return,
                Tok::Semi | Tok::RBrace => {
                    self.bump();
                    return;
                }
                Tok::LBrace => {
                    self.skip_balanced();
                    self.eat(Tok::Semi);
                    return;
                }
                kind if self.pos > start && kind.is_specifier() && self.is_in_first_column() => return,
                _ => self.pos += 1,
            }
        }
    }

    /// Skips the rest of a body whose function seemed to end before: to a declaration in the first column.
    fn skip_body(&mut self) {
        while self.kind() != Tok::Eof
            && !(self.is_in_first_column() && (self.kind() == Tok::Ident || self.starts_type(0)))
        {
            self.pos += 1;
        }
    }

    pub(super) fn static_assert(&mut self) -> StaticAssert {
        let lo = self.bump().lo;
        let open = self.token();
        let mut condition = None;
        let mut message = None;
        if self.expect(Tok::LParen, "after `_Static_assert`") {
            condition = Some(self.conditional());
            if self.eat(Tok::Comma) {
                message = Some(self.conditional());
            }
            self.expect_close(Tok::RParen, open);
        }
        self.expect_semi("after `_Static_assert`");
        let condition = condition.unwrap_or_else(|| self.error_expr());
        StaticAssert { condition, message, span: self.since(lo) }
    }

    /// A declaration with its `;`, or a function definition.
    pub(super) fn declaration(&mut self, at_file_level: bool) -> ParsedDeclaration {
        let lo = self.lo();
        let start = self.pos;
        let specs = self.specs(Place::Declaration);
        let is_typedef = self.ast.specs[specs].storage == Some(Storage::Typedef);
        if self.pos > start && (self.kind() == Tok::Semi || self.is_at_lost_declaration()) {
            self.eat(Tok::Semi);
            return ParsedDeclaration::Declaration(Declaration {
                specs,
                declarators: Box::default(),
                span: self.since(lo),
            });
        }
        if self.pos == start && !matches!(self.kind(), Tok::Ident | Tok::Star | Tok::LParen) {
            return ParsedDeclaration::Nothing;
        }
        let mark = self.scratch.declarators.len();
        loop {
            let before = self.attribute_list();
            let mut declarator = self.declarator(Form::Named);
            let asm_label = self.asm_label();
            let attrs = self.attribute_list();
            let Some(name) = declarator.name else {
                // The message stands; nothing can be declared.
                self.skip_declaration(at_file_level);
                break;
            };
            if !before.is_empty() {
                declarator.attrs = before.into_iter().chain(declarator.attrs).collect();
            }
            self.scopes.declare(name, is_typedef);
            if self.scratch.declarators.len() == mark && !is_typedef && self.starts_body(&declarator) {
                if !attrs.is_empty() {
                    declarator.attrs = declarator.attrs.into_iter().chain(attrs).collect();
                }
                return ParsedDeclaration::Function(self.function(specs, declarator, lo));
            }
            let init = self.eat(Tok::Assign).then(|| self.initialiser());
            self.scratch.declarators.push(InitDeclarator { declarator, init, asm_label, attrs });
            if !self.eat(Tok::Comma) {
                self.end_declaration(at_file_level);
                break;
            }
        }
        let declarators = take(&mut self.scratch.declarators, mark);
        ParsedDeclaration::Declaration(Declaration { specs, declarators, span: self.since(lo) })
    }

    fn end_declaration(&mut self, at_file_level: bool) {
        if !at_file_level {
            return self.expect_semi("after declaration");
        }
        if self.eat(Tok::Semi) {
            return;
        }
        let is_consequence = self.error_at == Some(self.pos);
        self.missing("`;` after declaration");
        let may_go_on = self.is_in_first_column() && self.kind() != Tok::LBrace;
        if is_consequence || !may_go_on {
            self.skip_item();
        }
    }

    fn skip_declaration(&mut self, at_file_level: bool) {
        if at_file_level { self.skip_item() } else { self.skip_statement() }
    }

    /// Whether a function body or K&R parameter declarations follow.
    fn starts_body(&self, declarator: &Declarator) -> bool {
        let Some(Derived::Function(params)) = declarator.derived.first() else { return false };
        match self.kind() {
            Tok::LBrace => true,
            Tok::Semi | Tok::Comma | Tok::Assign => false,
            _ => matches!(params, ParamList::Names(_)) && self.starts_type(0),
        }
    }

    fn function(&mut self, specs: SpecsId, declarator: Declarator, lo: u32) -> Box<FunctionDef> {
        self.scopes.push();
        if let Some(Derived::Function(params)) = declarator.derived.first() {
            match params {
                ParamList::Empty => {}
                ParamList::Names(names) => names.iter().for_each(|&(name, _)| self.scopes.declare(name, false)),
                ParamList::Prototype { params, .. } => {
                    for name in params.iter().filter_map(|param| param.declarator.name) {
                        self.scopes.declare(name, false);
                    }
                }
            }
        }
        let mut old_style = Vec::new();
        while self.kind() != Tok::LBrace && self.starts_type(0) {
            match self.declaration(false) {
                ParsedDeclaration::Declaration(declaration) => old_style.push(declaration),
                ParsedDeclaration::Function(_) | ParsedDeclaration::Nothing => break,
            }
        }
        let body = if self.kind() == Tok::LBrace {
            self.nested(|parser| parser.block(false))
        } else {
            self.missing("function body");
            let at = self.prev_hi();
            let end = Span::new(at, at);
            let block = Block { local_labels: Box::default(), items: Box::default(), end };
            self.push_stmt(StmtKind::Block(Box::new(block)), at)
        };
        self.scopes.pop();
        Box::new(FunctionDef { specs, declarator, old_style: old_style.into(), body, span: self.since(lo) })
    }
}
