//! How far a string has only bytes of a set, or none of them.

use eval::Store;
use symbolic::{Origin, WIDTH};
use term::{Term, TermStore};

use super::text::{Scan, TextRead, is_zero};
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::inputs::argv::UnwrittenTail;
use crate::library::text::first_of;
use crate::library::text::found_inside;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("strspn", |m, s, c| m.prefix(s, c, Span::Of)),
    ("strcspn", |m, s, c| m.prefix(s, c, Span::Before)),
    ("strpbrk", |m, s, c| m.prefix(s, c, Span::Pointer)),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Span {
    Of,
    Before,
    /// `strpbrk`.
    Pointer,
}

impl ValueMachine<'_> {
    fn prefix(&mut self, s: &mut Store<Val>, c: &Call, what: Span) -> StepResult<Option<Val>> {
        let [text, set, ..] = &c.args[..] else { return Ok(None) };
        let TextRead::Constant(set) = self.read_string(s, set, None)? else {
            self.suspect_string(s, text)?;
            return self.prefix_of_any_length(s, text, what).map(Some);
        };
        if let Scan::Ends(bytes) = self.scan(s, &text.value, u64::MAX)? {
            let stops = |byte: &u8| set.contains(byte) != (what == Span::Of);
            let length = bytes.iter().position(stops).unwrap_or(bytes.len());
            return Ok(Some(match what {
                Span::Of | Span::Before => Val::Bits(length as u64),
                Span::Pointer if length == bytes.len() => Val::Bits(0),
                Span::Pointer => self.moved_on(&text.value, super::bytes::Count::Known(length as u64)),
            }));
        }
        let known = match self.unwritten(s, &text.value) {
            Some(_) => None,
            None => self.text(s, &text.value, u64::MAX)?.filter(|text| text.is_whole),
        };
        let Some(known) = known else {
            self.suspect_string(s, text)?;
            return self.prefix_of_any_length(s, text, what).map(Some);
        };
        let mut stops = |terms: &mut TermStore, byte: Term| {
            let mut stops = if what == Span::Of { terms.falsity() } else { is_zero(terms, byte) };
            for &one in &set {
                let one = terms.constant(one as u128, 8);
                let is = terms.eq(byte, one);
                stops = terms.or(stops, is);
            }
            if what == Span::Of { terms.not(stops) } else { stops }
        };
        let (found, position) = first_of(self.terms(), &known, &mut stops);
        self.note_open_text(&known, (found, position), None);
        let right = found_inside(self.terms(), &known, found, position);
        if !self.require_read(s, &known, right)? {
            return self.prefix_of_any_length(s, text, what).map(Some);
        }
        if what != Span::Pointer {
            let length = self.terms().sub(position, known.first);
            return Ok(Some(self.size(length)));
        }
        let mut hit = self.terms().falsity();
        for (index, &byte) in known.bytes.iter().enumerate() {
            let terms = self.terms();
            let at = terms.constant((known.from + index as u64) as u128, WIDTH);
            let (here, is_zero) = (terms.eq(position, at), is_zero(terms, byte));
            let is_hit = terms.not(is_zero);
            let here = terms.and(here, is_hit);
            hit = terms.or(hit, here);
        }
        self.found_pointer(known.object, hit, position).map(Some)
    }

    /// No more than the string is long.
    fn prefix_of_any_length(&mut self, s: &mut Store<Val>, text: &Argument, what: Span) -> StepResult<Val> {
        if what == Span::Pointer {
            return self.somewhere_in(s, text);
        }
        let Some(UnwrittenTail { size, first, .. }) = self.unwritten(s, &text.value) else { return Ok(Val::Unknown) };
        let length = self.named(Val::Unknown, WIDTH as u64, Origin::Made);
        let Some(length) = self.number(&length, WIDTH as u64) else { return Ok(Val::Unknown) };
        let terms = self.terms();
        let room = terms.sub(size, first);
        let within = terms.ult(length, room);
        self.constrain(within)?;
        Ok(self.size(length))
    }

    /// A number of 64 bits as a `size_t`.
    fn size(&mut self, number: Term) -> Val {
        let width = self.cx.program.types.model.pointer_bits();
        let number = self.terms().extract(number, 0, width);
        self.value(number)
    }
}
