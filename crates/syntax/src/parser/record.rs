//! Structures, unions and enumerations.

use source::Span;

use super::declarator::Form;
use super::specs::Place;
use super::{Parser, take};
use crate::ast::*;
use crate::pragma::Layout;
use crate::token::Tok;

impl Parser<'_> {
    pub(super) fn record_spec(&mut self) -> Box<RecordSpec> {
        self.nested(Self::record_spec_here)
    }

    fn record_spec_here(&mut self) -> Box<RecordSpec> {
        let keyword = self.bump();
        let mark = self.scratch.attrs.len();
        self.attributes();
        self.microsoft_modifiers();
        let (tag, tag_span) = self.tag();
        let own = self.attributes_behind_tag(mark);
        let mut layout = Layout::default();
        let mut members = None;
        if self.kind() == Tok::LBrace {
            members = Some(self.members());
            layout = self.layout_in_force();
            self.attributes();
        } else if tag.is_none() {
            self.unexpected(&format!("tag or `{{` after {}", keyword.kind.text()));
        }
        Box::new(RecordSpec {
            is_union: keyword.kind == Tok::Union,
            tag,
            tag_span,
            members,
            attrs: own.unwrap_or_else(|| take(&mut self.scratch.attrs, mark)),
            pack: layout.pack,
            big_endian: layout.big_endian,
            span: self.since(keyword.lo),
        })
    }

    fn tag(&mut self) -> (Option<index::Symbol>, Span) {
        match self.eat_ident() {
            Some((tag, span)) => (Some(tag), span),
            None => (None, Span::NONE),
        }
    }

    /// Attributes behind a tag belong to the declaration, and stay, unless the type is defined there: then those
    /// of the type before it.
    fn attributes_behind_tag(&mut self, mark: usize) -> Option<Box<[Attr]>> {
        let before = self.scratch.attrs.len();
        self.attributes();
        (self.kind() != Tok::LBrace).then(|| self.scratch.attrs.drain(mark..before).collect())
    }

    /// What pragmas say at the last token, which is the closing brace.
    fn layout_in_force(&self) -> Layout {
        let brace = (self.pos as u32).saturating_sub(1);
        let after = self.layouts.partition_point(|event| event.token <= brace);
        after.checked_sub(1).map_or(Layout::default(), |index| self.layouts[index].layout)
    }

    fn members(&mut self) -> Box<[Member]> {
        let open = self.bump();
        let mark = self.scratch.members.len();
        while !matches!(self.kind(), Tok::RBrace | Tok::Eof) {
            let before = self.pos;
            match self.kind() {
                Tok::Semi => {
                    self.bump();
                }
                Tok::StaticAssert => {
                    let assertion = self.static_assert();
                    self.scratch.members.push(Member::StaticAssert(assertion));
                }
                // No member has a storage class: the `}` was forgotten.
                kind if kind.is_storage() => break,
                _ => self.member(),
            }
            if self.pos == before {
                self.unexpected("member declaration");
                self.skip_statement();
                if self.pos == before {
                    break;
                }
            }
        }
        self.expect_close(Tok::RBrace, open);
        take(&mut self.scratch.members, mark)
    }

    fn member(&mut self) {
        let lo = self.lo();
        let before = self.pos;
        let specs = self.specs(Place::Typed);
        if self.pos == before {
            return;
        }
        let mark = self.scratch.fields.len();
        while !matches!(self.kind(), Tok::Semi | Tok::RBrace) {
            let before = self.attribute_list();
            let mut declarator = self.declarator(Form::Either);
            if !before.is_empty() {
                declarator.attrs = before.into_iter().chain(declarator.attrs).collect();
            }
            if declarator.name.is_none() && self.kind() != Tok::Colon {
                self.unexpected("member name");
                break;
            }
            let width = self.eat(Tok::Colon).then(|| self.conditional());
            let attrs = self.attribute_list();
            self.scratch.fields.push(FieldDeclarator { declarator, width, attrs });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        // gcc takes the last one without.
        if self.kind() != Tok::RBrace {
            self.expect_semi("after member declaration");
        }
        let declarators = take(&mut self.scratch.fields, mark);
        let span = self.since(lo);
        self.scratch.members.push(Member::Fields { specs, declarators, span });
    }

    pub(super) fn enum_spec(&mut self) -> Box<EnumSpec> {
        let keyword = self.bump();
        let mark = self.scratch.attrs.len();
        self.attributes();
        let (tag, tag_span) = self.tag();
        let own = self.attributes_behind_tag(mark);
        let mut enumerators = None;
        if self.kind() == Tok::LBrace {
            enumerators = Some(self.enumerators());
            self.attributes();
        } else if tag.is_none() {
            self.unexpected("tag or `{` after `enum`");
        }
        let attrs = own.unwrap_or_else(|| take(&mut self.scratch.attrs, mark));
        Box::new(EnumSpec { tag, tag_span, enumerators, attrs, span: self.since(keyword.lo) })
    }

    fn enumerators(&mut self) -> Box<[EnumeratorSpec]> {
        let open = self.bump();
        let mut list = Vec::new();
        while self.kind() != Tok::RBrace {
            let Some((name, span)) = self.expect_ident("enumerator name") else { break };
            let mark = self.scratch.attrs.len();
            self.attributes();
            self.scratch.attrs.truncate(mark);
            let value = self.eat(Tok::Assign).then(|| self.conditional());
            // Its scope begins behind its own value.
            self.scopes.declare(name, false);
            list.push(EnumeratorSpec { name, value, span });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if !self.expect_close(Tok::RBrace, open) {
            while !matches!(self.kind(), Tok::RBrace | Tok::Semi | Tok::Eof) {
                self.pos += 1;
            }
            self.eat(Tok::RBrace);
        }
        list.into()
    }
}
