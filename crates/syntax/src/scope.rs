//! What an identifier means where the parser stands: just enough to tell types from values.
//!
//! One cell per symbol with an undo log, so that the lookup done for every identifier is an array
//! access and leaving a scope costs what was declared in it.

use index::{Id, Symbol};

use crate::keyword::Soft;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    Unknown,
    Typedef,
    Ordinary,
    Soft(Soft),
}

pub(crate) struct Scopes {
    meanings: Vec<Meaning>,
    undo: Vec<(Symbol, Meaning)>,
    /// Length of the undo log where each open scope began.
    marks: Vec<usize>,
}

impl Scopes {
    pub(crate) fn new(symbols: usize, soft: &[(Symbol, Soft)]) -> Self {
        let mut meanings = vec![Meaning::Unknown; symbols];
        for &(symbol, soft) in soft {
            meanings[symbol.index()] = Meaning::Soft(soft);
        }
        Scopes { meanings, undo: Vec::new(), marks: Vec::new() }
    }

    pub(crate) fn push(&mut self) {
        self.marks.push(self.undo.len());
    }

    pub(crate) fn pop(&mut self) {
        let mark = self.marks.pop().unwrap_or(0);
        for (symbol, old) in self.undo.drain(mark..).rev() {
            self.meanings[symbol.index()] = old;
        }
    }

    #[inline]
    pub(crate) fn meaning(&self, symbol: Symbol) -> Meaning {
        self.meanings.get(symbol.index()).copied().unwrap_or(Meaning::Unknown)
    }

    pub(crate) fn declare(&mut self, symbol: Symbol, is_typedef: bool) {
        let new = if is_typedef { Meaning::Typedef } else { Meaning::Ordinary };
        let Some(cell) = self.meanings.get_mut(symbol.index()) else { return };
        let is_builtin = matches!(*cell, Meaning::Soft(soft) if soft.is_builtin());
        if *cell == new || is_builtin {
            return;
        }
        if !self.marks.is_empty() {
            self.undo.push((symbol, *cell));
        }
        *cell = new;
    }

    /// Makes an unknown name a type for the rest of the file, so that it is reported once.
    pub(crate) fn assume_type(&mut self, symbol: Symbol) {
        if let Some(cell) = self.meanings.get_mut(symbol.index()) {
            *cell = Meaning::Typedef;
        }
    }
}
