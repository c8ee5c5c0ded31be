//! Text as an input of the program: what a path reads of text from outside, numbers and fields at the beginning of
//! strings, characters and lines of standard input. Where a path is followed to find its inputs, each such call is
//! noted, with the terms of what it gave, so that texts can be written that give what a model of the path wants
//! (`solve.rs`).
//!
//! The texts are guesses that an execution judges: nothing here restricts the path.

use term::{SymbolId, Term};
use types::{FloatKind, IntType};

use crate::inputs::directives::Input;

/// The calls of all ways that were followed.
#[derive(Debug, Default)]
pub(crate) struct Readings(Vec<Reading>);

/// One call.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    /// Made with it, so that a way which has the symbol has the call.
    pub mark: SymbolId,
    pub kind: Kind,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// `strtol` and its like.
    Number { number: Numeral, string: SourceText, length: Option<Term> },
    /// `sscanf`; without a string, `scanf`: the fields that it stored, and whether there was nothing more, if it is known
    /// that not all were there.
    Fields { fields: Vec<Field>, is_over: Option<Term>, string: Option<SourceText> },
    /// `getchar`: an `int`.
    Character(Term),
    /// `fgets`, into a buffer of `size` bytes. Nothing is read if there are no bytes.
    Line { bytes: Vec<Term>, size: u64 },
}

/// A string that was there before it was read.
#[derive(Clone, Debug)]
pub(crate) struct SourceText {
    /// Of the program's arguments, so that no line ends in it.
    pub is_argument: bool,
    pub bytes: Vec<Term>,
    /// That it ends at its first zero.
    pub ends: Term,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Numeral {
    pub value: Term,
    pub format: Format,
    /// A text of another number has no meaning, where the path may end.
    pub may_not_fit: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Format {
    Int { ty: IntType, base: u32 },
    Float(FloatKind),
}

/// A conversion of a format, and what it stored.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub input: Input,
    pub stored: StoredValue,
}

#[derive(Clone, Debug)]
pub(crate) enum StoredValue {
    Number(Numeral),
    Bytes(Vec<Term>),
    Nothing,
}

impl Readings {
    pub fn note(&mut self, reading: Reading) {
        self.0.push(reading);
    }

    /// Those of a way, in their order.
    pub fn of<'a>(&'a self, unknowns: &'a [(usize, SymbolId)]) -> impl Iterator<Item = (usize, &'a Reading)> {
        unknowns.iter().filter_map(|&(step, symbol)| {
            let at = self.0.binary_search_by_key(&symbol, |reading| reading.mark).ok()?;
            Some((step, &self.0[at]))
        })
    }
}
