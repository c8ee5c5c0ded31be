//! Bytes to tokens, all at once, with line markers and pragmas taken out on the way.
//!
//! Numbers and literals are only delimited here; [`crate::literal`] decodes them. Lines joined by a
//! backslash are rare in preprocessed text: a file that has any is lexed from a copy without them,
//! and positions are mapped back.

use std::borrow::Cow;

use index::Interner;
use memchr::{memchr, memchr2, memchr3, memmem};
use source::{Diagnostic, Diagnostics, LineMarker, SourceFile, Span};

use crate::ast::Pragma;
use crate::keyword::Keywords;
use crate::pragma::{LayoutEvent, Pragmas};
use crate::token::{Tok, Token};

pub(crate) struct TokenStream {
    /// Ends with [`Tok::Eof`].
    pub tokens: Vec<Token>,
    pub markers: Vec<LineMarker>,
    pub layouts: Vec<LayoutEvent>,
    pub pragmas: Vec<Pragma>,
    pub diagnostics: Diagnostics,
    /// Some token may contain a backslash-newline.
    pub has_splices: bool,
}

pub(crate) fn lex(source: &SourceFile, keywords: &Keywords, names: &mut Interner) -> TokenStream {
    let (text, splices) = join_lines(&source.text);
    let mut lexer = Lexer {
        text: &text,
        pos: 0,
        base: source.start(),
        file_name: &source.name,
        keywords,
        names,
        splices,
        tokens: Vec::with_capacity(text.len() / 4 + 1),
        markers: Vec::new(),
        pragmas: Pragmas::default(),
        diagnostics: Diagnostics::default(),
        saw_directive: false,
        hash: 0,
    };
    if looks_binary(lexer.text) {
        let span = Span::new(lexer.base, lexer.base + u32::from(!lexer.text.is_empty()));
        lexer.diagnostics.error(span, "this does not look like C source: binary data");
        lexer.pos = lexer.text.len();
    } else {
        lexer.run();
    }
    let end = lexer.base + source.text.len() as u32;
    lexer.tokens.push(Token { kind: Tok::Eof, lo: end, hi: end, symbol: None });
    TokenStream {
        tokens: lexer.tokens,
        markers: lexer.markers,
        layouts: lexer.pragmas.layouts,
        pragmas: lexer.pragmas.found,
        diagnostics: lexer.diagnostics,
        has_splices: !lexer.splices.is_empty(),
    }
}

fn looks_binary(text: &[u8]) -> bool {
    let magic: [&[u8]; 5] = [b"\x7fELF", b"\x1f\x8b", b"PK\x03\x04", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd"];
    magic.iter().any(|magic| text.starts_with(magic)) || memchr(0, &text[..text.len().min(512)]).is_some()
}

/// A place in the joined text and how many bytes are missing up to there.
struct Splice {
    at: u32,
    removed: u32,
}

/// The length of a backslash-newline at the start of `text`, or 0. Like GCC, blanks in between are tolerated.
pub(crate) fn splice_len(text: &[u8]) -> usize {
    if text.first() != Some(&b'\\') {
        return 0;
    }
    let blanks = text[1..].iter().take_while(|&&b| b == b' ' || b == b'\t').count();
    match &text[1 + blanks..] {
        [b'\r', b'\n', ..] => blanks + 3,
        [b'\n' | b'\r', ..] => blanks + 2,
        _ => 0,
    }
}

fn join_lines(text: &[u8]) -> (Cow<'_, [u8]>, Vec<Splice>) {
    let mut joined = Vec::new();
    let mut splices = Vec::new();
    let (mut copied, mut pos) = (0, 0);
    while let Some(at) = memchr(b'\\', &text[pos..]) {
        pos += at;
        let len = splice_len(&text[pos..]);
        if len > 0 {
            joined.extend_from_slice(&text[copied..pos]);
            copied = pos + len;
            splices.push(Splice { at: joined.len() as u32, removed: (copied - joined.len()) as u32 });
        }
        pos += len.max(1);
    }
    if splices.is_empty() {
        return (Cow::Borrowed(text), splices);
    }
    joined.extend_from_slice(&text[copied..]);
    (Cow::Owned(joined), splices)
}

/// Bytes that continue an identifier.
static WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut b = 0;
    while b < 256 {
        table[b] = (b as u8).is_ascii_alphanumeric() || b == b'_' as usize || b == b'$' as usize;
        b += 1;
    }
    table
};

struct Lexer<'a> {
    text: &'a [u8],
    pos: usize,
    base: u32,
    file_name: &'a str,
    keywords: &'a Keywords,
    names: &'a mut Interner,
    splices: Vec<Splice>,
    tokens: Vec<Token>,
    markers: Vec<LineMarker>,
    pragmas: Pragmas,
    diagnostics: Diagnostics,
    saw_directive: bool,
    /// Where the last `#` was.
    hash: usize,
}

impl Lexer<'_> {
    fn run(&mut self) {
        if self.text.starts_with(b"\xef\xbb\xbf") {
            self.pos = 3;
        }
        while let Some(&byte) = self.text.get(self.pos) {
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' | b'\x0b' | b'\x0c' => {
                    self.pos += 1;
                    while self.text.get(self.pos) == Some(&b' ') {
                        self.pos += 1;
                    }
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => self.word(),
                b'0'..=b'9' => self.number(),
                b'"' => self.quoted(self.pos, b'"'),
                b'\'' => self.quoted(self.pos, b'\''),
                b'/' => self.slash(),
                b'#' => self.hash(),
                b'.' if matches!(self.text.get(self.pos + 1), Some(b'0'..=b'9')) => self.number(),
                b'\\' if matches!(self.text.get(self.pos + 1), Some(b'u' | b'U')) => self.word_slow(self.pos),
                0x80.. if self.letter(self.pos).is_some() => self.word_slow(self.pos),
                b'(' | b')' | b'[' | b']' | b'{' | b'}' | b';' | b',' | b':' | b'?' | b'.' | b'-' | b'+' | b'~'
                | b'!' | b'*' | b'%' | b'<' | b'>' | b'=' | b'&' | b'^' | b'|' => self.punctuator(byte),
                _ => self.stray(),
            }
        }
    }

    /// The position of an offset in the address space of the source map.
    fn place(&self, offset: usize) -> u32 {
        let offset = offset as u32;
        if self.splices.is_empty() {
            return self.base + offset;
        }
        let after = self.splices.partition_point(|splice| splice.at <= offset);
        let removed = after.checked_sub(1).map_or(0, |index| self.splices[index].removed);
        self.base + offset + removed
    }

    fn span(&self, lo: usize, hi: usize) -> Span {
        let start = self.place(lo);
        Span::new(start, if hi > lo { self.place(hi - 1) + 1 } else { start })
    }

    fn push(&mut self, kind: Tok, lo: usize) {
        let span = self.span(lo, self.pos);
        self.tokens.push(Token { kind, lo: span.lo, hi: span.hi, symbol: None });
    }

    fn word(&mut self) {
        let lo = self.pos;
        let mut pos = lo + 1;
        while pos < self.text.len() && WORD[self.text[pos] as usize] {
            pos += 1;
        }
        self.pos = pos;
        match self.text.get(pos) {
            Some(&quote @ (b'"' | b'\'')) if matches!(&self.text[lo..pos], b"L" | b"u" | b"U" | b"u8") => {
                return self.quoted(lo, quote);
            }
            Some(b'\\' | 0x80..) => return self.word_slow(lo),
            _ => {}
        }
        // The word is ASCII by construction.
        let text = str::from_utf8(&self.text[lo..pos]).unwrap_or_default();
        self.push_word(lo, text);
    }

    fn push_word(&mut self, lo: usize, text: &str) {
        let symbol = self.names.intern(text);
        let span = self.span(lo, self.pos);
        self.tokens.push(Token { kind: self.keywords.kind(symbol), lo: span.lo, hi: span.hi, symbol: Some(symbol) });
    }

    /// An identifier with letters beyond ASCII or universal character names.
    fn word_slow(&mut self, lo: usize) {
        let mut text = String::new();
        let mut pos = lo;
        while let Some(&byte) = self.text.get(pos) {
            if WORD[byte as usize] {
                text.push(byte as char);
                pos += 1;
            } else if let Some((letter, len)) = self.letter(pos) {
                text.push(letter);
                pos += len;
            } else {
                break;
            }
        }
        self.pos = pos;
        if text.is_empty() {
            return self.stray();
        }
        self.push_word(lo, &text);
    }

    /// A letter that is not ASCII, in UTF-8 or as `\u…`.
    fn letter(&self, pos: usize) -> Option<(char, usize)> {
        let (letter, len) = if self.text[pos] == b'\\' {
            let digits = match self.text.get(pos + 1)? {
                b'u' => 4,
                b'U' => 8,
                _ => return None,
            };
            let digits = self.text.get(pos + 2..pos + 2 + digits)?;
            if !digits.iter().all(u8::is_ascii_hexdigit) {
                return None;
            }
            let code = u32::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()?;
            (char::from_u32(code)?, digits.len() + 2)
        } else {
            let letter = utf8_char(&self.text[pos..])?;
            (letter, letter.len_utf8())
        };
        (!letter.is_ascii() && letter.is_alphanumeric()).then_some((letter, len))
    }

    fn number(&mut self) {
        let lo = self.pos;
        let mut pos = lo + 1;
        while let Some(&byte) = self.text.get(pos) {
            let is_sign = matches!(byte, b'+' | b'-') && matches!(self.text[pos - 1], b'e' | b'E' | b'p' | b'P');
            // `0x1e+2` is an expression to everyone but the standard; read it as one.
            let is_hex = matches!(self.text.get(lo + 1), Some(b'x' | b'X'));
            if is_sign && !(is_hex && matches!(self.text[pos - 1], b'e' | b'E')) || WORD[byte as usize] || byte == b'.'
            {
                pos += 1;
            } else {
                break;
            }
        }
        self.pos = pos;
        self.push(Tok::Number, lo);
    }

    /// A string or character literal; `self.pos` is at the quote, `lo` at the prefix.
    fn quoted(&mut self, lo: usize, quote: u8) {
        let mut pos = self.pos + 1;
        let closed = loop {
            let Some(at) = memchr3(quote, b'\\', b'\n', &self.text[pos..]) else {
                pos = self.text.len();
                break false;
            };
            pos += at;
            match self.text[pos] {
                b'\\' => pos = (pos + 2).min(self.text.len()),
                b'\n' => break false,
                _ => break true,
            }
        };
        self.pos = pos + usize::from(closed);
        let kind = if quote == b'"' { Tok::Str } else { Tok::Char };
        if !closed {
            let message = format!("unterminated {}, missing `{}`", kind.text(), quote as char);
            let span = self.span(lo, self.pos);
            self.diagnostics.error(span, message);
        }
        self.push(kind, lo);
    }

    fn slash(&mut self) {
        let lo = self.pos;
        match self.text.get(lo + 1) {
            Some(b'/') => self.pos = self.line_end(lo),
            Some(b'*') => match memmem::find(&self.text[lo + 2..], b"*/") {
                Some(at) => self.pos = lo + at + 4,
                None => {
                    self.pos = self.text.len();
                    let span = self.span(lo, lo + 2);
                    self.diagnostics.error(span, "unterminated comment, missing `*/`");
                }
            },
            Some(b'=') => {
                self.pos += 2;
                self.push(Tok::SlashAssign, lo);
            }
            _ => {
                self.pos += 1;
                self.push(Tok::Slash, lo);
            }
        }
    }

    fn punctuator(&mut self, byte: u8) {
        let lo = self.pos;
        let next = self.text.get(lo + 1).copied().unwrap_or(0);
        let third = self.text.get(lo + 2).copied().unwrap_or(0);
        let (kind, len) = match (byte, next) {
            (b'(', _) => (Tok::LParen, 1),
            (b')', _) => (Tok::RParen, 1),
            (b'[', _) => (Tok::LBracket, 1),
            (b']', _) => (Tok::RBracket, 1),
            (b'{', _) => (Tok::LBrace, 1),
            (b'}', _) => (Tok::RBrace, 1),
            (b';', _) => (Tok::Semi, 1),
            (b',', _) => (Tok::Comma, 1),
            (b':', b'>') => (Tok::RBracket, 2),
            (b':', _) => (Tok::Colon, 1),
            (b'?', _) => (Tok::Question, 1),
            (b'.', b'.') if third == b'.' => (Tok::Ellipsis, 3),
            (b'.', _) => (Tok::Dot, 1),
            (b'-', b'>') => (Tok::Arrow, 2),
            (b'-', b'-') => (Tok::Dec, 2),
            (b'-', b'=') => (Tok::MinusAssign, 2),
            (b'-', _) => (Tok::Minus, 1),
            (b'+', b'+') => (Tok::Inc, 2),
            (b'+', b'=') => (Tok::PlusAssign, 2),
            (b'+', _) => (Tok::Plus, 1),
            (b'~', _) => (Tok::Tilde, 1),
            (b'!', b'=') => (Tok::Ne, 2),
            (b'!', _) => (Tok::Not, 1),
            (b'*', b'=') => (Tok::StarAssign, 2),
            (b'*', _) => (Tok::Star, 1),
            (b'%', b'=') => (Tok::PercentAssign, 2),
            (b'%', b'>') => (Tok::RBrace, 2),
            (b'%', b':') => return self.hash(),
            (b'%', _) => (Tok::Percent, 1),
            (b'<', b'<') if third == b'=' => (Tok::ShlAssign, 3),
            (b'<', b'<') => (Tok::Shl, 2),
            (b'<', b'=') => (Tok::Le, 2),
            (b'<', b':') => (Tok::LBracket, 2),
            (b'<', b'%') => (Tok::LBrace, 2),
            (b'<', _) => (Tok::Lt, 1),
            (b'>', b'>') if third == b'=' => (Tok::ShrAssign, 3),
            (b'>', b'>') => (Tok::Shr, 2),
            (b'>', b'=') => (Tok::Ge, 2),
            (b'>', _) => (Tok::Gt, 1),
            (b'=', b'=') => (Tok::EqEq, 2),
            (b'=', _) => (Tok::Assign, 1),
            (b'&', b'&') => (Tok::AndAnd, 2),
            (b'&', b'=') => (Tok::AndAssign, 2),
            (b'&', _) => (Tok::And, 1),
            (b'^', b'=') => (Tok::CaretAssign, 2),
            (b'^', _) => (Tok::Caret, 1),
            (b'|', b'|') => (Tok::OrOr, 2),
            (b'|', b'=') => (Tok::OrAssign, 2),
            _ => (Tok::Or, 1),
        };
        self.pos += len;
        self.push(kind, lo);
        if kind == Tok::RParen {
            self.pragma_operator();
        }
    }

    /// Takes back `_Pragma ( "…" )` if that is how the tokens end.
    fn pragma_operator(&mut self) {
        let count = self.tokens.len();
        let Some(&[word, open, text, _]) = self.tokens.last_chunk() else { return };
        if text.kind != Tok::Str || open.kind != Tok::LParen || word.symbol != Some(self.keywords.pragma) {
            return;
        }
        let (lo, hi) = (self.offset(text.lo), self.offset(text.hi));
        let mut pragma = Vec::new();
        let mut bytes = self.text[lo..hi].iter().copied().skip_while(|&b| b != b'"').skip(1);
        while let Some(byte) = bytes.next() {
            match byte {
                b'"' => break,
                b'\\' => pragma.extend(bytes.next()),
                _ => pragma.push(byte),
            }
        }
        self.tokens.truncate(count - 4);
        let span = Span::new(word.lo, text.hi);
        self.pragmas.pragma(&pragma, self.tokens.len(), span, self.names);
    }

    /// The inverse of [`Self::place`].
    fn offset(&self, place: u32) -> usize {
        let physical = place - self.base;
        let after = self.splices.partition_point(|splice| splice.at + splice.removed <= physical);
        let removed = after.checked_sub(1).map_or(0, |index| self.splices[index].removed);
        ((physical - removed) as usize).min(self.text.len())
    }

    // --- Directives ------------------------------------------------------------------------

    fn hash(&mut self) {
        let lo = self.pos;
        let mark = if self.text[lo] == b'#' { 1 } else { 2 };
        let last = self.tokens.last().map(|token| self.offset(token.hi));
        // From the last `#` if that is nearer, so that a row of them costs no more than its length.
        let before = &self.text[last.unwrap_or(0).max(self.hash).min(lo)..lo];
        self.hash = lo;
        let is_first = last.is_none() || before.iter().any(|&b| b == b'\n' || b == b'\r');
        if !is_first {
            return self.stray();
        }
        let end = self.line_end(lo);
        let line = self.text[lo + mark..end].trim_ascii();
        self.pos = end;
        let word_len = line.iter().take_while(|&&b| WORD[b as usize]).count();
        let (word, rest) = line.split_at(word_len);
        match word {
            [b'0'..=b'9', ..] => self.line_marker(line, end),
            b"line" => self.line_marker(rest.trim_ascii_start(), end),
            b"pragma" => {
                let span = self.span(lo, end);
                self.pragmas.pragma(rest, self.tokens.len(), span, self.names);
            }
            b"" if line.is_empty() => {}
            b"ident" | b"sccs" => {}
            _ => {
                // One report is enough: the whole file was not preprocessed.
                if !self.saw_directive {
                    let span = self.span(lo, lo + mark + self.text[lo + mark..end].trim_ascii_end().len());
                    let error = Diagnostic::error(span, "preprocessing directive in preprocessed source");
                    self.diagnostics.push(error.help("run the preprocessor first: `cc -E file.c -o file.i`"));
                }
                self.saw_directive = true;
                // A definition may end in a comment that goes on.
                if let Some(at) = memmem::rfind(&self.text[lo..end], b"/*")
                    && memmem::find(&self.text[lo + at..end], b"*/").is_none()
                {
                    self.pos = lo + at;
                }
            }
        }
    }

    /// `12 "file" 1 3`; `end` is the end of the line.
    fn line_marker(&mut self, text: &[u8], end: usize) {
        let digits = text.iter().take_while(|b| b.is_ascii_digit()).count();
        let line = text[..digits].iter().fold(0u32, |n, b| n.saturating_mul(10).saturating_add(u32::from(b - b'0')));
        if digits == 0 {
            let span = self.span(end - text.len(), end);
            return self.diagnostics.error(span, "expected a line number after `#line`");
        }
        let next = match &self.text[end..] {
            [b'\r', b'\n', ..] => end + 2,
            [] => end,
            _ => end + 1,
        };
        let rest = text[digits..].trim_ascii_start();
        let (file, is_system) = match (rest, self.markers.last()) {
            ([b'"', name @ ..], _) => (unescape_file_name(name), has_system_flag(rest)),
            (_, Some(marker)) => (marker.file.clone(), marker.is_system),
            (_, None) => (self.file_name.into(), false),
        };
        self.markers.push(LineMarker { offset: self.place(next) - self.base, line, file, is_system });
    }

    fn line_end(&self, from: usize) -> usize {
        memchr2(b'\n', b'\r', &self.text[from..]).map_or(self.text.len(), |at| from + at)
    }

    // --- What is not C ---------------------------------------------------------------------

    /// Reports a run of bytes that begin no token.
    fn stray(&mut self) {
        let lo = self.pos;
        let rest = &self.text[lo..];
        let message = match (rest[0], utf8_char(rest)) {
            (b'#', _) => "stray `#`".to_owned(),
            (byte, _) if byte.is_ascii_graphic() => format!("stray `{}`", byte as char),
            (0x80.., Some(symbol)) => format!("unexpected character U+{:04X}", symbol as u32),
            (byte, _) => format!("unexpected byte 0x{byte:02x}"),
        };
        let symbol = |pos: usize| utf8_char(&self.text[pos..]).map_or(1, char::len_utf8);
        let mut pos = lo + symbol(lo);
        while pos < self.text.len() && is_never_c(self.text[pos]) && self.letter(pos).is_none() {
            pos += symbol(pos);
        }
        self.pos = pos;
        let span = self.span(lo, pos);
        self.diagnostics.error(span, message);
    }
}

/// Whether flag 3 stands behind the name of the file.
fn has_system_flag(marker: &[u8]) -> bool {
    let behind = marker.iter().rposition(|&byte| byte == b'"').map_or(marker, |quote| &marker[quote + 1..]);
    behind.split(u8::is_ascii_whitespace).any(|flag| flag == b"3")
}

/// Control and non-ASCII bytes, and the ASCII symbols C has no use for.
fn is_never_c(byte: u8) -> bool {
    byte >= 0x7f || matches!(byte, b'@' | b'`' | b'\\' | b'#') || (byte < b' ' && !matches!(byte, b'\t'..=b'\r'))
}

/// The first character if `text` begins with valid UTF-8.
fn utf8_char(text: &[u8]) -> Option<char> {
    let head = &text[..text.len().min(4)];
    let valid = match str::from_utf8(head) {
        Ok(text) => text,
        Err(error) => str::from_utf8(&head[..error.valid_up_to()]).ok()?,
    };
    valid.chars().next()
}

/// GCC writes `\\`, `\"` and octal escapes.
fn unescape_file_name(text: &[u8]) -> Box<str> {
    let mut name = Vec::with_capacity(text.len());
    let mut at = 0;
    while at < text.len() && text[at] != b'"' {
        if text[at] == b'\\' && at + 1 < text.len() {
            let digits = text[at + 1..].iter().take(3).take_while(|b| matches!(b, b'0'..=b'7')).count();
            if digits > 0 {
                let octal = &text[at + 1..at + 1 + digits];
                name.push(octal.iter().fold(0u8, |n, b| n.wrapping_mul(8).wrapping_add(b - b'0')));
                at += 1 + digits;
            } else {
                name.push(text[at + 1]);
                at += 2;
            }
        } else {
            name.push(text[at]);
            at += 1;
        }
    }
    String::from_utf8_lossy(&name).into()
}
