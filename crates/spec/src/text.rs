//! Tokens of property files and observers, with positions for messages.

use crate::SpecError;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token<'a> {
    /// Letters, digits, `_`, and `-` and `$` inside.
    Word(&'a str),
    /// Digits, perhaps with a sign before them or `0x`.
    Number(&'a str),
    /// Without its quotes; it has no escapes.
    String(&'a str),
    Sign(&'a str),
    End,
}

/// Longer signs first.
const SIGNS: [&str; 18] =
    ["->", "==", "!=", "::", "(", ")", "{", "}", ",", ":", ";", "|", "*", "!", "$", "@", "=", "&"];

pub(crate) struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    /// Begins a comment that ends with the line.
    comment: &'static str,
    /// Whether names may have hyphens: `valid-deref`.
    hyphens: bool,
    token: Token<'a>,
    /// Where the token begins and ends.
    start: usize,
    end: usize,
}

impl<'a> Reader<'a> {
    pub fn new(file: &'a str, text: &'a str, comment: &'static str, hyphens: bool) -> Result<Self, SpecError> {
        let mut reader = Reader { file, text, comment, hyphens, token: Token::End, start: 0, end: 0 };
        reader.advance()?;
        Ok(reader)
    }

    pub fn peek(&self) -> Token<'a> {
        self.token
    }
    pub fn next(&mut self) -> Result<Token<'a>, SpecError> {
        let token = self.token;
        self.advance()?;
        Ok(token)
    }
    pub fn at_end(&self) -> bool {
        self.token == Token::End
    }

    /// Whether the next token is this sign or word, which is then passed.
    pub fn take(&mut self, text: &str) -> Result<bool, SpecError> {
        let found = matches!(self.token, Token::Sign(found) | Token::Word(found) if found == text);
        if found {
            self.advance()?;
        }
        Ok(found)
    }
    pub fn expect(&mut self, text: &str) -> Result<(), SpecError> {
        if self.take(text)? { Ok(()) } else { Err(self.expected(&format!("`{text}`"))) }
    }
    pub fn word(&mut self, what: &str) -> Result<&'a str, SpecError> {
        let Token::Word(word) = self.token else { return Err(self.expected(what)) };
        self.advance()?;
        Ok(word)
    }
    pub fn string(&mut self, what: &str) -> Result<&'a str, SpecError> {
        let Token::String(string) = self.token else { return Err(self.expected(what)) };
        self.advance()?;
        Ok(string)
    }

    /// An error at the next token.
    pub fn expected(&self, what: &str) -> SpecError {
        let found = match self.token {
            Token::Word(text) | Token::Number(text) | Token::Sign(text) => format!("`{text}`"),
            Token::String(_) => "a string".to_owned(),
            Token::End => "the end of the file".to_owned(),
        };
        self.error(format!("expected {what}, found {found}"))
    }
    /// An error at the next token.
    pub fn error(&self, message: String) -> SpecError {
        self.error_at(self.start, message)
    }
    /// Where the next token begins, for [`Reader::error_at`].
    pub fn position(&self) -> usize {
        self.start
    }
    pub fn error_at(&self, position: usize, message: String) -> SpecError {
        let before = &self.text[..position];
        let line = before.matches('\n').count() + 1;
        let column = position - before.rfind('\n').map_or(0, |at| at + 1) + 1;
        SpecError { file: self.file.to_owned(), line, column, message }
    }

    fn advance(&mut self) -> Result<(), SpecError> {
        loop {
            let rest = &self.text[self.end..];
            let blank = rest.len() - rest.trim_start().len();
            self.end += blank;
            if !self.text[self.end..].starts_with(self.comment) {
                break;
            }
            let rest = &self.text[self.end..];
            self.end += rest.find('\n').unwrap_or(rest.len());
        }
        self.start = self.end;
        let rest = &self.text[self.start..];
        let Some(first) = rest.chars().next() else {
            self.token = Token::End;
            return Ok(());
        };
        let is_inside = |c: char| c.is_ascii_alphanumeric() || c == '_' || (self.hyphens && c == '-');
        let word_end = |text: &str| text.find(|c| !is_inside(c)).unwrap_or(text.len());
        let negative = first == '-' && rest[1..].starts_with(|c: char| c.is_ascii_digit());
        let length = if first.is_ascii_digit() || negative {
            let length = usize::from(negative) + word_end(&rest[usize::from(negative)..]);
            self.token = Token::Number(&rest[..length]);
            length
        } else if first.is_ascii_alphabetic() || first == '_' {
            let length = word_end(rest);
            self.token = Token::Word(&rest[..length]);
            length
        } else if first == '"' {
            let inside = &rest[1..];
            let Some(close) = inside.find(['"', '\n']).filter(|&at| inside.as_bytes()[at] == b'"') else {
                return Err(self.error("the string does not end on its line".to_owned()));
            };
            self.token = Token::String(&inside[..close]);
            close + 2
        } else if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            self.token = Token::Sign(&rest[..sign.len()]);
            sign.len()
        } else {
            return Err(self.error(format!("unexpected character `{first}`")));
        };
        self.end = self.start + length;
        Ok(())
    }
}
