//! Pragmas that change what a program means; all others are passed over.
//!
//! Harmless are those that give hints or messages (`GCC diagnostic`, `GCC ivdep`, `GCC unroll`, `GCC visibility`,
//! `GCC poison`, `message`…), those that gcc does not know or obeys only under an option that we do not take (`omp`, `alloc_text`,
//! `function`, `warning`, `merger`), and `STDC …`, which gcc for C ignores.

mod pack;

use index::Interner;
use source::Span;

use crate::ast::{Pragma, PragmaKind};
use pack::Packing;

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
    packing: Packing,
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
            ["weak", rest @ ..] => {
                let rest = rest.concat();
                match rest.split_once('=') {
                    Some((name, target)) => PragmaKind::Weak { name: intern(name), target: Some(intern(target)) },
                    None => PragmaKind::Weak { name: intern(&rest), target: None },
                }
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
            [first, ..] if first.starts_with("pack") => {
                if self.packing.obey(&text).is_some() {
                    self.current.pack = self.packing.limit();
                    self.note_layout(token);
                }
                return;
            }
            _ => return,
        };
        self.found.push(Pragma { kind, span });
    }

    fn note_layout(&mut self, token: usize) {
        self.layouts.push(LayoutEvent { token: u32::try_from(token).unwrap_or(u32::MAX), layout: self.current });
    }
}

/// The strings of `GCC optimize ("a", "b,c")`.
fn options(text: &str, word: &str) -> Box<[Box<str>]> {
    let rest = text.split_once(word).map_or("", |(_, rest)| rest);
    let words = rest.split(|c: char| c == ',' || c == '"' || c == '(' || c == ')' || c.is_ascii_whitespace());
    words.filter(|word| !word.is_empty()).map(Box::from).collect()
}
