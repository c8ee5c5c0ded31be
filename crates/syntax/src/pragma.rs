//! Pragmas that change what a program means; all others are passed over.
//!
//! Harmless are those that give hints or messages (`GCC diagnostic`, `GCC ivdep`, `GCC unroll`, `GCC visibility`,
//! `GCC poison`, `message`…), those that gcc does not know or obeys only under an option that we do not take (`omp`, `alloc_text`,
//! `function`, `warning`, `merger`), and `STDC …`, which gcc for C ignores.

use index::Interner;
use source::Span;

use crate::ast::{Pragma, PragmaKind};

/// The layout of records that is in force from a token on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LayoutEvent {
    pub token: u32,
    pub layout: Layout,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Layout {
    /// `pack`.
    pub pack: Option<u32>,
    /// `scalar_storage_order big-endian`.
    pub big_endian: bool,
}

#[derive(Default)]
pub(crate) struct Pragmas {
    current: Layout,
    stack: Vec<(Box<[u8]>, Option<u32>)>,
    pub(crate) layouts: Vec<LayoutEvent>,
    pub(crate) found: Vec<Pragma>,
}

impl Pragmas {
    /// Takes the text after `#pragma`, which stands before the token of this number.
    pub(crate) fn pragma(&mut self, text: &[u8], token: usize, span: Span, names: &mut Interner) {
        let text = String::from_utf8_lossy(text);
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let mut intern = |name: &str| names.intern(name);
        let kind = match &*words {
            ["weak", name] => PragmaKind::Weak { name: intern(name), target: None },
            ["weak", rest @ ..] => {
                let rest = rest.concat();
                let Some((name, target)) = rest.split_once('=') else { return };
                PragmaKind::Weak { name: intern(name), target: Some(intern(target)) }
            }
            ["redefine_extname", old, new] => PragmaKind::Rename { old: intern(old), new: intern(new) },
            ["scalar_storage_order", order] => {
                self.current.big_endian = *order == "big-endian";
                return self.note_layout(token);
            }
            ["GCC", rest @ ..] if rest.first().is_some_and(|word| word.starts_with("optimize")) => {
                PragmaKind::Optimize(options(&text, "optimize"))
            }
            ["GCC", rest @ ..] if rest.first().is_some_and(|word| word.starts_with("target")) => {
                PragmaKind::Target(options(&text, "target"))
            }
            [first, ..] if first.starts_with("pack") => return self.pack(text.as_bytes(), token),
            _ => return,
        };
        self.found.push(Pragma { kind, span });
    }

    /// Anything but a well-formed `pack(…)` is ignored, as compilers do.
    fn pack(&mut self, text: &[u8], token: usize) {
        let Some(rest) = text.trim_ascii().strip_prefix(b"pack") else { return };
        let Some(rest) = rest.trim_ascii_start().strip_prefix(b"(") else { return };
        let Some(end) = memchr::memchr(b')', rest) else { return };
        let mut words = rest[..end].split(|&b| b == b',').map(<[u8]>::trim_ascii);
        let first = words.next().unwrap_or_default();
        let mut name: &[u8] = b"";
        let mut value = None;
        for word in words {
            match number(word) {
                Some(number) => value = Some(number),
                None => name = word,
            }
        }
        match first {
            b"" => self.current.pack = None,
            b"push" => {
                self.stack.push((name.into(), self.current.pack));
                if let Some(value) = value {
                    self.set(value);
                }
            }
            b"pop" => {
                if name.is_empty() {
                    self.current.pack = self.stack.pop().and_then(|(_, pack)| pack);
                } else if let Some(at) = self.stack.iter().rposition(|(label, _)| **label == *name) {
                    self.current.pack = self.stack[at].1;
                    self.stack.truncate(at);
                }
                if let Some(value) = value {
                    self.set(value);
                }
            }
            word => match number(word) {
                Some(value) => self.set(value),
                None => return,
            },
        }
        self.note_layout(token);
    }

    fn note_layout(&mut self, token: usize) {
        self.layouts.push(LayoutEvent { token: u32::try_from(token).unwrap_or(u32::MAX), layout: self.current });
    }

    fn set(&mut self, value: u32) {
        match value {
            0 => self.current.pack = None,
            1 | 2 | 4 | 8 | 16 => self.current.pack = Some(value),
            _ => {}
        }
    }
}

fn number(word: &[u8]) -> Option<u32> {
    str::from_utf8(word).ok()?.parse().ok()
}

/// The strings of `GCC optimize ("a", "b,c")`.
fn options(text: &str, word: &str) -> Box<[Box<str>]> {
    let rest = text.split_once(word).map_or("", |(_, rest)| rest);
    let words = rest.split(|c: char| c == ',' || c == '"' || c == '(' || c == ')' || c.is_ascii_whitespace());
    words.filter(|word| !word.is_empty()).map(Box::from).collect()
}
