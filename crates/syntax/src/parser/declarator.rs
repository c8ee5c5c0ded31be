//! Declarators and parameter lists.

use index::Symbol;
use source::Span;

use super::specs::Place;
use super::{PARAMETER_NESTING, Parser, take};
use crate::ast::*;
use crate::scope::Meaning;
use crate::token::Tok;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// With a name.
    Named,
    /// Without one: type names.
    Abstract,
    /// As it comes: parameters and members.
    Either,
}

impl Parser<'_> {
    pub(super) fn declarator(&mut self, form: Form) -> Declarator {
        let lo = self.lo();
        let before = self.pos;
        let marks = (self.scratch.derived.len(), self.scratch.attrs.len());
        let name = self.declarator_parts(form);
        let mut span = self.since(lo);
        if self.pos == before {
            span.hi = lo;
        }
        Declarator {
            name: name.map(|(name, _)| name),
            name_span: name.map_or(span.start(), |(_, span)| span),
            derived: take(&mut self.scratch.derived, marks.0),
            attrs: take(&mut self.scratch.attrs, marks.1),
            span,
        }
    }

    /// Pushes what the name is derived by, from the name outwards, and attributes.
    fn declarator_parts(&mut self, form: Form) -> Option<(Symbol, Span)> {
        let mut pointers = Vec::new();
        self.microsoft_modifiers();
        while self.eat(Tok::Star) {
            let mark = self.scratch.attrs.len();
            let quals = self.pointer_qualifiers();
            pointers.push(Derived::Pointer { quals, attrs: take(&mut self.scratch.attrs, mark) });
        }
        let name = match self.kind() {
            Tok::Ident if form != Form::Abstract => self.eat_ident(),
            Tok::LParen if form == Form::Named || !self.is_parameter_list() => {
                let open = self.bump();
                self.attributes();
                let name = self.nested(|parser| parser.declarator_parts(form));
                self.expect_close(Tok::RParen, open);
                name
            }
            _ => {
                if form == Form::Named {
                    self.unexpected("identifier or `(`");
                }
                None
            }
        };
        self.suffixes();
        self.scratch.derived.extend(pointers.into_iter().rev());
        name
    }

    /// Whether the `(` here opens the parameters of an abstract function declarator.
    fn is_parameter_list(&self) -> bool {
        match self.ahead(1) {
            Tok::RParen | Tok::Ellipsis => true,
            Tok::Attribute => false,
            Tok::Ident if matches!(self.meaning_ahead(1), Meaning::Soft(soft) if !soft.is_type()) => false,
            _ => self.starts_type(1),
        }
    }

    fn pointer_qualifiers(&mut self) -> QualSet {
        let mut quals = QualSet::default();
        loop {
            match self.kind() {
                Tok::Const => quals.is_const = true,
                Tok::Volatile => quals.is_volatile = true,
                Tok::Restrict => quals.is_restrict = true,
                Tok::Atomic => quals.is_atomic = true,
                Tok::Extension => {}
                Tok::Attribute => {
                    self.attributes();
                    continue;
                }
                Tok::Ident => {
                    let before = self.pos;
                    self.microsoft_modifiers();
                    if self.pos == before {
                        return quals;
                    }
                    continue;
                }
                _ => return quals,
            }
            self.bump();
        }
    }

    fn suffixes(&mut self) {
        loop {
            match self.kind() {
                Tok::LBracket if self.at_bracket_attribute() => self.attributes(),
                Tok::LBracket => {
                    let array = self.array();
                    self.scratch.derived.push(array);
                }
                Tok::LParen => {
                    let params = self.parameter_list();
                    self.scratch.derived.push(Derived::Function(params));
                }
                _ => return,
            }
        }
    }

    fn array(&mut self) -> Derived {
        let open = self.bump();
        let mut quals = QualSet::default();
        let mut is_static = false;
        loop {
            match self.kind() {
                Tok::Static => is_static = true,
                Tok::Const => quals.is_const = true,
                Tok::Volatile => quals.is_volatile = true,
                Tok::Restrict => quals.is_restrict = true,
                Tok::Atomic => quals.is_atomic = true,
                _ => break,
            }
            self.bump();
        }
        let len = match self.kind() {
            Tok::RBracket => ArraySize::Unspecified,
            Tok::Star if self.ahead(1) == Tok::RBracket => {
                self.bump();
                ArraySize::Star
            }
            _ => ArraySize::Expr(self.assignment()),
        };
        self.expect_close(Tok::RBracket, open);
        Derived::Array { len, quals, is_static }
    }

    fn parameter_list(&mut self) -> ParamList {
        self.parameter_depth += 1;
        if self.parameter_depth > PARAMETER_NESTING {
            self.give_up(format!("parameter lists nested more than {PARAMETER_NESTING} levels deep"));
        }
        self.scopes.push();
        let list = self.nested(Self::parameters);
        self.scopes.pop();
        self.parameter_depth -= 1;
        list
    }

    fn parameters(&mut self) -> ParamList {
        let open = self.bump();
        match self.kind() {
            Tok::RParen => {
                self.bump();
                return ParamList::Empty;
            }
            Tok::Void if self.ahead(1) == Tok::RParen => {
                self.bump();
                self.bump();
                return ParamList::Prototype { params: Box::default(), variadic: false };
            }
            Tok::Ident if matches!(self.ahead(1), Tok::Comma | Tok::RParen) && !self.starts_type(0) => {
                return self.parameter_names();
            }
            _ => {}
        }
        let mark = self.scratch.params.len();
        let mut variadic = false;
        loop {
            if self.eat(Tok::Ellipsis) {
                variadic = true;
                break;
            }
            let before = self.pos;
            let param = self.parameter();
            if self.pos == before {
                self.unexpected("parameter declaration");
                break;
            }
            if let Some(name) = param.declarator.name {
                self.scopes.declare(name, false);
            }
            self.scratch.params.push(param);
            if self.eat(Tok::Semi) {
                // GNU: what came so far are forward declarations of parameters.
                self.scratch.params.truncate(mark);
            } else if !self.eat(Tok::Comma) {
                break;
            }
        }
        if !self.expect_close(Tok::RParen, open) {
            self.skip_parameters();
        }
        ParamList::Prototype { params: take(&mut self.scratch.params, mark), variadic }
    }

    fn parameter(&mut self) -> Param {
        let lo = self.lo();
        let specs = self.specs(Place::Typed);
        let declarator = self.declarator(Form::Either);
        let attrs = self.attribute_list();
        Param { specs, declarator, attrs, span: self.since(lo) }
    }

    /// K&R: `a, b)`.
    fn parameter_names(&mut self) -> ParamList {
        let mut names = Vec::new();
        while let Some(name) = self.expect_ident("parameter name") {
            names.push(name);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if !self.expect(Tok::RParen, "after parameter names") {
            self.skip_parameters();
        }
        ParamList::Names(names.into())
    }

    /// Goes behind the `)` of a broken list, if there is one before the declaration ends.
    fn skip_parameters(&mut self) {
        loop {
            match self.kind() {
                Tok::RParen => {
                    self.bump();
                    return;
                }
                Tok::Semi | Tok::LBrace | Tok::RBrace | Tok::Eof => return,
                Tok::LParen | Tok::LBracket => self.skip_balanced(),
                _ => self.pos += 1,
            }
        }
    }
}
