//! Moves over the tokens and says what was expected of them.

use index::Symbol;
use source::Span;

use super::lex::{TokenKind, unquote};
use super::parse::{Key, Parse, ParseFailure, Parser};

impl Parser<'_> {
    pub fn peek(&self) -> TokenKind {
        self.tokens[self.at].kind
    }
    pub fn peek_at(&self, ahead: usize) -> TokenKind {
        self.tokens.get(self.at + ahead).map_or(TokenKind::End, |token| token.kind)
    }
    pub fn token_text(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |token| &self.text[token.lo as usize..token.hi as usize])
    }
    pub fn advance(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }
    pub fn span(&self) -> Span {
        let token = self.tokens[self.at];
        Span::new(self.start + token.lo, self.start + token.hi)
    }
    /// From the token numbered `first` to the last one read.
    pub fn span_from(&self, first: usize) -> Span {
        let last = self.tokens[self.at.saturating_sub(1).max(first)];
        Span::new(self.start + self.tokens[first].lo, self.start + last.hi)
    }
    pub fn error<T>(&mut self, span: Span, message: impl Into<String>) -> Parse<T> {
        self.diagnostics.error(span, message);
        Err(ParseFailure)
    }
    pub fn expected<T>(&mut self, what: &str) -> Parse<T> {
        let found = match self.peek() {
            TokenKind::Newline => "the end of the line".to_owned(),
            TokenKind::End => "the end of the text".to_owned(),
            _ => format!("`{}`", self.token_text(0)),
        };
        self.error(self.span(), format!("expected {what}, found {found}"))
    }
    pub fn is(&self, punct: &str) -> bool {
        matches!(self.peek(), TokenKind::Punct(found) if found == punct)
    }
    pub fn eat(&mut self, punct: &str) -> bool {
        let found = self.is(punct);
        if found {
            self.advance();
        }
        found
    }
    pub fn expect(&mut self, punct: &str) -> Parse<()> {
        if self.eat(punct) { Ok(()) } else { self.expected(&format!("`{punct}`")) }
    }
    /// Whether a bare name, not a quoted one, is `word`.
    pub fn is_word(&self, word: &str) -> bool {
        self.peek() == TokenKind::Name && self.token_text(0) == word
    }
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.advance();
        }
        found
    }
    pub fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word) { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }
    pub fn end_of_line(&mut self) -> Parse<()> {
        match self.peek() {
            TokenKind::Newline => {
                self.advance();
                Ok(())
            }
            TokenKind::End => Ok(()),
            _ => self.expected("the end of the line"),
        }
    }
    pub fn skip_newlines(&mut self) {
        while self.peek() == TokenKind::Newline {
            self.advance();
        }
    }
    pub fn skip_line(&mut self) {
        while !matches!(self.peek(), TokenKind::Newline | TokenKind::End) {
            self.advance();
        }
        self.skip_newlines();
    }

    /// A name with its number.
    pub fn key(&mut self, what: &str) -> Parse<Key> {
        if self.peek() != TokenKind::Name {
            return self.expected(what);
        }
        let text = self.token_text(0);
        let quoted = text.starts_with('\'');
        let (base, number) = match text.rfind('#') {
            Some(at) if !quoted || !text.ends_with('\'') => (&text[..at], Some(&text[at + 1..])),
            _ => (text, None),
        };
        let number = match number.map(str::parse::<u32>) {
            None => 0,
            Some(Ok(number)) => number,
            Some(Err(_)) => return self.error(self.span(), "this number is too large"),
        };
        let symbol = if quoted {
            match unquote(&base[1..base.len() - 1]).map(String::from_utf8) {
                Ok(Ok(name)) => self.program.names.intern(&name),
                _ => {
                    return self
                        .error(self.span(), "expected `\\n`, `\\t` or two hex digits after `\\`, and UTF-8 text");
                }
            }
        } else {
            let base = base.to_owned();
            self.program.names.intern(&base)
        };
        self.advance();
        Ok((symbol, number))
    }
    /// A name that carries no number.
    pub fn name(&mut self, what: &str) -> Parse<Symbol> {
        let span = self.span();
        let before = self.token_text(0).rfind('#').is_some();
        let (symbol, number) = self.key(what)?;
        if number != 0 || (before && self.program.names[symbol].is_empty()) {
            return self.error(span, format!("expected {what} without a number"));
        }
        Ok(symbol)
    }
    /// A non-negative whole number.
    pub fn natural(&mut self, what: &str) -> Parse<u64> {
        let value = match self.peek() {
            TokenKind::Number => self.token_text(0).parse::<u64>().ok(),
            _ => None,
        };
        match value {
            Some(value) => {
                self.advance();
                Ok(value)
            }
            None => self.expected(what),
        }
    }
    pub fn integer(&mut self, what: &str) -> Parse<i128> {
        let negative = self.eat("-");
        let magnitude = match self.peek() {
            TokenKind::Number => self.token_text(0).parse::<i128>().ok(),
            _ => None,
        };
        match magnitude {
            Some(magnitude) => {
                self.advance();
                Ok(if negative { -magnitude } else { magnitude })
            }
            None => self.expected(what),
        }
    }
    pub fn bytes(&mut self, what: &str) -> Parse<Vec<u8>> {
        if self.peek() != TokenKind::String {
            return self.expected(what);
        }
        let text = self.token_text(0);
        match unquote(&text[1..text.len() - 1]) {
            Ok(bytes) => {
                self.advance();
                Ok(bytes)
            }
            Err(at) => {
                let lo = self.span().lo + 1 + at as u32;
                self.error(Span::new(lo, lo + 1), "expected `n`, `t`, `\\`, a quote or two hex digits after `\\`")
            }
        }
    }
    pub fn string(&mut self, what: &str) -> Parse<Box<str>> {
        let span = self.span();
        match String::from_utf8(self.bytes(what)?) {
            Ok(text) => Ok(text.into()),
            Err(_) => self.error(span, "expected UTF-8 text"),
        }
    }
}
