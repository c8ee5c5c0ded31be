//! What a path reads of text from outside: numbers and fields at the beginning of strings, characters and lines of
//! standard input. Where a path is followed to find its inputs, each such call is noted, with the terms of what it gave, so
//! that texts can be written that give what a model of the path wants (`solve.rs`).
//!
//! The texts are guesses that an execution judges: nothing here restricts the path.

mod input;
mod solve;
mod texts;

pub(crate) use solve::Settling;

use eval::State;
use memory::Target;
use term::{Node, SymbolId, Term};
use types::{FloatKind, IntType, Scalar};

use super::directives::Input;
use crate::Val;
use crate::arguments::Unwritten;
use crate::extent::WIDTH;
use crate::machine::{Ended, Explicit};
use crate::reasoner::Origin;

/// Bytes of a string or line that are looked at.
const MOST_BYTES: u64 = 160;

/// The calls of all ways that were followed.
#[derive(Debug, Default)]
pub(crate) struct Readings(Vec<Reading>);

/// One call.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    /// Made with it, so that a way which has the symbol has the call.
    mark: SymbolId,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// `strtol` and its like.
    Number { number: Numeral, string: Written, length: Option<Term> },
    /// `sscanf`; without a string, `scanf`: the fields that it stored, and whether there was nothing more, if it is known
    /// that not all were there.
    Fields { fields: Vec<Field>, is_over: Option<Term>, string: Option<Written> },
    /// `getchar`: an `int`.
    Character(Term),
    /// `fgets`, into a buffer of `size` bytes. Nothing is read if there are no bytes.
    Line { bytes: Vec<Term>, size: u64 },
}

/// A string that was there before it was read.
#[derive(Clone, Debug)]
pub(super) struct Written {
    /// Of the program's arguments, so that no line ends in it.
    is_argument: bool,
    bytes: Vec<Term>,
    /// That it ends at its first zero.
    ends: Term,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Numeral {
    pub value: Term,
    pub format: Format,
    /// A text of another number has no meaning, where the path may end.
    pub may_not_fit: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Format {
    Int { ty: IntType, base: u32 },
    Float(FloatKind),
}

/// A conversion of a format, and what it stored.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub input: Input,
    pub stored: Stored,
}

#[derive(Clone, Debug)]
pub(super) enum Stored {
    Number(Numeral),
    Bytes(Vec<Term>),
    Nothing,
}

impl Readings {
    /// Those of a way, in their order.
    pub fn of<'a>(&'a self, unknowns: &'a [(usize, SymbolId)]) -> impl Iterator<Item = (usize, &'a Reading)> {
        unknowns.iter().filter_map(|&(step, symbol)| {
            let at = self.0.binary_search_by_key(&symbol, |reading| reading.mark).ok()?;
            Some((step, &self.0[at]))
        })
    }
}

impl Explicit<'_> {
    pub(super) fn notes_readings(&self) -> bool {
        self.readings.is_some() && self.is_symbolic()
    }

    fn note_reading(&mut self, kind: Kind) {
        let (Some(reasoner), Some(readings)) = (&mut self.reasoner, &mut self.readings) else { return };
        let mark = reasoner.fresh(1, Origin::Made);
        if let Node::Symbol(mark) = reasoner.terms.node(mark) {
            readings.0.push(Reading { mark, kind });
        }
    }

    /// A number was read at the beginning of a string, up to `end`.
    pub(super) fn note_number(
        &mut self,
        s: &mut State<Val>,
        text: &Val,
        number: Numeral,
        end: Option<&Val>,
    ) -> Ended<()> {
        let Some(string) = self.written(s, text)? else { return Ok(()) };
        let (first, end) = (self.offset_of(text), end.and_then(|end| self.offset_of(end)));
        let length = match (first, end) {
            (Some((object, first)), Some((same, end))) if object == same => Some(self.terms().sub(end, first)),
            _ => None,
        };
        self.note_reading(Kind::Number { number, string, length });
        Ok(())
    }

    /// Fields were read of a string, or of standard input. `rest` is the result, if not all were there.
    pub(super) fn note_fields(&mut self, string: Option<Written>, fields: Vec<Field>, rest: Option<&Val>) {
        let is_over = rest.and_then(|rest| self.number(rest, 32)).map(|rest| self.terms().is_negative(rest));
        self.note_reading(Kind::Fields { fields, is_over, string });
    }

    pub(super) fn note_character(&mut self, value: &Val) {
        if let Some(value) = self.number(value, 32) {
            self.note_reading(Kind::Character(value));
        }
    }

    /// A line was read into a buffer, or none was.
    pub(super) fn note_line(&mut self, s: &mut State<Val>, to: &Val, size: u64, is_read: bool) -> Ended<()> {
        let bytes = if is_read { self.name_bytes(s, to, size)? } else { Vec::new() };
        if !is_read || !bytes.is_empty() {
            self.note_reading(Kind::Line { bytes, size });
        }
        Ok(())
    }

    /// Names for the first bytes of a buffer whose content came from outside.
    pub(super) fn name_bytes(&mut self, s: &mut State<Val>, to: &Val, size: u64) -> Ended<Vec<Term>> {
        let &Val::Pointer { object, offset } = to else { return Ok(Vec::new()) };
        let cx = self.cx;
        let mut bytes = Vec::new();
        for index in 0..size.min(MOST_BYTES) {
            let at = offset.saturating_add(index as i64);
            let held = self.byte_held(s, object, u64::try_from(at).unwrap_or(0))?;
            let open = held.map(|held| self.when_open(held));
            if let (Some(held), Some(open)) = (held, open)
                && self.terms().as_constant(open) != Some(1)
            {
                bytes.push(self.closed(held));
                continue;
            }
            let value = self.named(Val::Unknown, 8, Origin::Made);
            let Some(byte) = self.number(&value, 8) else { break };
            let target = Target { object, offset: at };
            eval::store_at(self, s, cx, target.into(), None, Scalar::Int(IntType::unsigned(8)), value)?;
            bytes.push(byte);
        }
        Ok(bytes)
    }

    /// The bytes of a string, if they have names.
    pub(super) fn written(&mut self, s: &mut State<Val>, pointer: &Val) -> Ended<Option<Written>> {
        if let Some(Unwritten { bytes: array, size, first, .. }) = self.unwritten(s, pointer) {
            let terms = self.terms();
            let (one, zero) = (terms.constant(1, WIDTH), terms.constant(0, 8));
            let end = terms.sub(size, one);
            let (mut bytes, mut ends) = (Vec::new(), Vec::new());
            for index in 0..MOST_BYTES {
                let by = terms.constant(index as u128, WIDTH);
                let at = terms.add(first, by);
                let byte = terms.select(array, at);
                let (is_end, is_zero) = (terms.eq(at, end), terms.eq(byte, zero));
                ends.push(terms.eq(is_end, is_zero));
                bytes.push(byte);
            }
            let ends = terms.all(ends);
            return Ok(Some(Written { is_argument: true, bytes, ends }));
        }
        let text = self.text(s, pointer, MOST_BYTES)?;
        let terms = self.terms();
        let exact =
            text.filter(|text| terms.as_constant(text.first) == Some(text.from as u128) && !text.bytes.is_empty());
        Ok(exact.map(|text| Written { is_argument: false, bytes: text.bytes, ends: terms.truth() }))
    }
}
