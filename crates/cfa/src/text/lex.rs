//! Tokens of the text form. Line ends are tokens; comments are collected beside.

use source::{Diagnostic, Span};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// `x`, `x#2`, `#2`, `'any text'`, `'any text'#2`.
    Name,
    /// Digits with whatever letters follow; `1.5`, `1e-7`.
    Number,
    /// `"…"`.
    String,
    Punct(&'static str),
    Newline,
    End,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: TokenKind,
    /// Byte offsets in the text.
    pub lo: u32,
    pub hi: u32,
}

/// Longest first.
const PUNCTS: [&str; 35] = [
    "...", ":=", "->", "<<", ">>", "==", "!=", "<=", ">=", "+[", "-[", "(", ")", "{", "}", "[", "]", ",", ":", ".",
    "=", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", "<", ">", "@", "?",
];

pub(super) struct TokenStream {
    pub tokens: Vec<Token>,
    /// The ranges of comments, the semicolons included.
    pub comments: Vec<(u32, u32)>,
    pub errors: Vec<Diagnostic>,
}

/// `start` is the position of the text in its source map.
pub(super) fn lex(text: &str, start: u32) -> TokenStream {
    let bytes = text.as_bytes();
    let mut out = TokenStream { tokens: Vec::new(), comments: Vec::new(), errors: Vec::new() };
    let mut at = 0;
    while at < bytes.len() {
        let lo = at;
        let kind = match bytes[at] {
            b' ' | b'\t' | b'\r' => {
                at += 1;
                continue;
            }
            b'\n' => {
                at += 1;
                TokenKind::Newline
            }
            b';' => {
                at = end_of_line(bytes, at);
                out.comments.push((lo as u32, at as u32));
                continue;
            }
            b'0'..=b'9' => {
                at = number(bytes, at);
                TokenKind::Number
            }
            b'A'..=b'Z' | b'a'..=b'z' | b'_' | b'$' | b'#' => {
                while at < bytes.len() && is_name(bytes[at]) {
                    at += 1;
                }
                match suffix(bytes, at) {
                    Some(end) => at = end,
                    None if at == lo => {
                        at += 1;
                        let span = Span::new(start + lo as u32, start + at as u32);
                        out.errors.push(Diagnostic::error(span, "expected digits after `#`"));
                        continue;
                    }
                    None => {}
                }
                TokenKind::Name
            }
            quote @ (b'"' | b'\'') => match quoted(bytes, at) {
                Some(end) => {
                    at = end;
                    if quote == b'"' {
                        TokenKind::String
                    } else {
                        at = suffix(bytes, at).unwrap_or(at);
                        TokenKind::Name
                    }
                }
                None => {
                    at = end_of_line(bytes, at);
                    let span = Span::new(start + lo as u32, start + at as u32);
                    let message = format!("expected a closing `{}` on the same line", quote as char);
                    out.errors.push(Diagnostic::error(span, message));
                    continue;
                }
            },
            _ => match PUNCTS.into_iter().find(|punct| bytes[at..].starts_with(punct.as_bytes())) {
                Some(punct) => {
                    at += punct.len();
                    TokenKind::Punct(punct)
                }
                None => {
                    let character = text[at..].chars().next().expect("tokens end at character boundaries");
                    at += character.len_utf8();
                    let span = Span::new(start + lo as u32, start + at as u32);
                    out.errors.push(Diagnostic::error(span, format!("unexpected character {character:?}")));
                    continue;
                }
            },
        };
        out.tokens.push(Token { kind, lo: lo as u32, hi: at as u32 });
    }
    let end = bytes.len() as u32;
    out.tokens.push(Token { kind: TokenKind::Newline, lo: end, hi: end });
    out.tokens.push(Token { kind: TokenKind::End, lo: end, hi: end });
    out
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

fn end_of_line(bytes: &[u8], at: usize) -> usize {
    bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |length| at + length)
}

fn number(bytes: &[u8], lo: usize) -> usize {
    let mut at = lo;
    let hex = bytes[lo..].starts_with(b"0x");
    while at < bytes.len() {
        let after_e = !hex && matches!(bytes[at - usize::from(at > lo)], b'e' | b'E') && at > lo;
        match bytes[at] {
            byte if byte.is_ascii_alphanumeric() => at += 1,
            b'.' if !hex && bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => at += 1,
            b'-' | b'+' if after_e => at += 1,
            _ => break,
        }
    }
    at
}

/// The end of `#12`, if it stands at `at`.
fn suffix(bytes: &[u8], at: usize) -> Option<usize> {
    if bytes.get(at) != Some(&b'#') {
        return None;
    }
    let digits = bytes[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    (digits > 0).then_some(at + 1 + digits)
}

/// The end of a quoted text that begins at `lo`; `None` if the line ends first.
fn quoted(bytes: &[u8], lo: usize) -> Option<usize> {
    let mut at = lo + 1;
    while at < bytes.len() && bytes[at] != b'\n' {
        if bytes[at] == bytes[lo] {
            return Some(at + 1);
        }
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    None
}

/// Writes `bytes` between `quote`s: printable ASCII as it is, the rest as `\n`, `\t` or `\` and two hex digits.
pub(super) fn quote(bytes: &[u8], quote: char, out: &mut String) {
    use std::fmt::Write;
    out.push(quote);
    for &byte in bytes {
        match byte {
            b'\n' => out.push_str("\\n"),
            b'\t' => out.push_str("\\t"),
            b'\\' => out.push_str("\\\\"),
            _ if byte as char == quote => {
                out.push('\\');
                out.push(quote);
            }
            b' '..=b'~' => out.push(byte as char),
            _ => write!(out, "\\{byte:02x}").expect("writing to a string"),
        }
    }
    out.push(quote);
}

/// The inverse of [`quote`], given the text between the quotes. `Err` is the offset of a bad escape.
pub(super) fn unquote(text: &str) -> Result<Vec<u8>, usize> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] != b'\\' {
            out.push(bytes[at]);
            at += 1;
            continue;
        }
        let hex = |index: usize| bytes.get(index).and_then(|&byte| (byte as char).to_digit(16));
        match (bytes.get(at + 1), hex(at + 1), hex(at + 2)) {
            (Some(b'n'), ..) => out.push(b'\n'),
            (Some(b't'), ..) => out.push(b'\t'),
            (Some(&byte @ (b'\\' | b'"' | b'\'')), ..) => out.push(byte),
            (_, Some(high), Some(low)) => {
                out.push((high * 16 + low) as u8);
                at += 1;
            }
            _ => return Err(at),
        }
        at += 2;
    }
    Ok(out)
}
