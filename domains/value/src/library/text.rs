//! Strings as library functions read them. A string whose bytes are terms ends at the first of them that is zero: whether
//! there is one is what makes it valid, and where it is its length.

use eval::{Accesses, Store, Values};
use memory::{ObjectId, Target};
use spec::Property;
use symbolic::WIDTH;
use term::{Term, TermStore};

use super::Argument;
use super::bytes::Count;
use crate::Val;
use crate::inputs::argv::UnwrittenTail;
use crate::library::bytes::access_to;
use crate::library::bytes::count_of;
use crate::library::bytes::offset_term;
use crate::machine::reasoning::lies_inside;
use crate::machine::step::PossibleViolation;
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::Access;
use crate::machine::value_machine::ValueMachine;

/// Longer strings of constants are not followed.
pub(super) const LONGEST: usize = 4096;
/// Strings of terms are followed no further.
pub(super) const MOST: u64 = 512;
/// Of arguments no more bytes are looked at where they are copied.
const FEW: u64 = 64;

/// Constant bytes from a pointer on.
pub(super) enum Scan {
    /// They end with a zero, which is not among them.
    Ends(Vec<u8>),
    /// There are as many as were asked for.
    Full(Vec<u8>),
    /// Behind them the object ends.
    Leaves(Vec<u8>),
    Unclear,
}

/// Bytes of an object from some place on, as far as they are looked at.
pub(super) struct Text {
    pub object: ObjectId,
    pub size: Term,
    /// The offset of the pointer.
    pub first: Term,
    /// The offset of the first of `bytes`. It is that of the pointer if that is known.
    pub from: u64,
    pub bytes: Vec<Term>,
    /// The offsets of bytes that were perhaps never written, and when they were not.
    open: Vec<(u64, Term)>,
    /// What lies behind `bytes` is not part of the string, or of the object.
    pub is_whole: bool,
}

/// A string that was read.
pub(super) enum TextRead {
    Constant(Vec<u8>),
    Terms {
        /// From its beginning on, with the zero at its end and what follows. If it is known where it begins.
        bytes: Option<Vec<Term>>,
        /// Of 64 bits.
        length: Term,
    },
    /// An argument of the program, or a copy of one.
    Text {
        pointer: Val,
        bytes: Term,
        /// Of 64 bits.
        length: Term,
        /// All of it was read.
        is_whole: bool,
    },
    Unknown,
}

impl ValueMachine<'_> {
    pub(super) fn scan(&mut self, s: &mut Store<Val>, pointer: &Val, most: u64) -> StepResult<Scan> {
        let (&Val::Pointer { object, offset }, Some(room)) = (pointer, self.room(s, pointer)) else {
            return Ok(Scan::Unclear);
        };
        let mut bytes = Vec::new();
        while bytes.len() < LONGEST {
            let index = bytes.len() as u64;
            if index == most {
                return Ok(Scan::Full(bytes));
            }
            if index == room {
                return Ok(Scan::Leaves(bytes));
            }
            match self.peek(s, object, offset as u64 + index)? {
                Val::Bits(0) => return Ok(Scan::Ends(bytes)),
                Val::Bits(byte) => bytes.push(byte as u8),
                _ => break,
            }
        }
        Ok(Scan::Unclear)
    }

    /// The bytes from a pointer on as terms, no more than `most` if it is known where it leads.
    pub(super) fn text(&mut self, s: &mut Store<Val>, pointer: &Val, most: u64) -> StepResult<Option<Text>> {
        let Some((object, first)) = self.offset_of(pointer) else { return Ok(None) };
        let size = if self.is_accessible(s, object) { self.size_term(s, object) } else { None };
        // Of arguments that were written to it is not known where they end.
        let Some(size) = size.filter(|_| !self.was_text(s, object)) else { return Ok(None) };
        let facts = self.terms().facts(first);
        let end = u64::try_from(self.terms().facts(size).max).unwrap_or(u64::MAX);
        let from = u64::try_from(facts.min).unwrap_or(u64::MAX);
        let is_exact = facts.min == facts.max;
        if from > end {
            return Ok(None);
        }
        let wanted = if is_exact { most } else { u64::MAX };
        let all = wanted.min(end - from);
        let mut text = Text { object, size, first, from, bytes: Vec::new(), open: Vec::new(), is_whole: all <= MOST };
        for index in 0..all.min(MOST) {
            let Some(held) = self.byte_held(s, object, from + index)? else {
                text.is_whole = false;
                break;
            };
            let open = self.when_open(held);
            if self.terms().as_constant(open) != Some(0) {
                text.open.push((from + index, open));
            }
            let byte = self.closed(held);
            text.bytes.push(byte);
            if self.terms().as_constant(byte) == Some(0) && facts.max <= (from + index) as u128 {
                text.is_whole = true;
                break;
            }
        }
        Ok(Some(text))
    }

    /// Bytes are read up to the one that was found, if one was, and no more than a limit.
    pub(super) fn note_open_text(&mut self, text: &Text, (found, position): (Term, Term), limit: Option<Term>) {
        let mut wrong = self.terms().falsity();
        for &(at, open) in &text.open {
            let terms = self.terms();
            let at = terms.constant(at as u128, WIDTH);
            let (begun, before) = (terms.ule(text.first, at), terms.ule(at, position));
            let searched = terms.not(found);
            let before = terms.or(searched, before);
            let mut read = terms.and(begun, before);
            if let Some(limit) = limit {
                let index = terms.sub(at, text.first);
                let within = terms.ult(index, limit);
                read = terms.and(read, within);
            }
            let read = terms.and(read, open);
            wrong = terms.or(wrong, read);
        }
        self.note_open(wrong);
    }

    /// Goes on only where the text is read as it should be. `false` if it was followed too short a way to say so.
    pub(super) fn require_read(&mut self, s: &mut Store<Val>, text: &Text, right: Term) -> StepResult<bool> {
        let access = access_to(text.object, false);
        if text.is_whole {
            let cx = self.cx;
            self.require(s, cx, &access, right)?;
            return Ok(true);
        }
        let wrong = self.terms().not(right);
        if !self.may_be(wrong) {
            return Ok(true);
        }
        self.suspect(wrong, &access);
        Ok(false)
    }

    /// Notes a read that may be invalid if something holds, and goes on whether it does or not.
    pub(super) fn suspect(&mut self, wrong: Term, access: &Access) {
        if self.options.properties.contains(Property::ValidDeref) && self.step.possible.is_none() && self.may_be(wrong)
        {
            let conditions = self.step.conditions.clone().with(wrong, self.at);
            let target = self.violation(Property::ValidDeref, self.access_text(access));
            self.step.possible = Some(PossibleViolation { target, conditions });
        }
    }

    /// Reads behind the end of an object.
    pub(super) fn left(&mut self, s: &mut Store<Val>, pointer: &Val, bytes: usize) -> End {
        let Val::Pointer { object, offset } = *pointer else { return self.unsupported(s, "a string that is nowhere") };
        let target = Target { object, offset: offset.saturating_add(bytes as i64) };
        let start = target.offset.saturating_mul(8);
        let cx = self.cx;
        self.fault(s, cx, &Access { place: None, at: target.into(), start, width: 8, is_write: false })
    }

    /// Reads a string up to its end, or up to a number of bytes.
    pub(super) fn read_string(
        &mut self,
        s: &mut Store<Val>,
        arg: &Argument,
        limit: Option<Count>,
    ) -> StepResult<TextRead> {
        self.target_of(s, arg)?;
        let most = match limit {
            Some(Count::Known(most)) => most,
            _ => u64::MAX,
        };
        let is_known = matches!(limit, None | Some(Count::Known(_)));
        match self.scan(s, &arg.value, most)? {
            Scan::Ends(bytes) | Scan::Full(bytes) if is_known => return Ok(TextRead::Constant(bytes)),
            Scan::Ends(_) if limit == Some(Count::Unknown) => return Ok(TextRead::Unknown),
            Scan::Leaves(bytes) if is_known => return Err(self.left(s, &arg.value, bytes.len())),
            Scan::Ends(_) | Scan::Full(_) | Scan::Leaves(_) | Scan::Unclear => {}
        }
        if let Some(text) = self.unwritten(s, &arg.value) {
            return self.read_text(s, &arg.value, text, limit);
        }
        let Some(text) = self.text(s, &arg.value, most)? else {
            self.doubt_range(s, arg, false)?;
            return Ok(TextRead::Unknown);
        };
        let (found, position) = first_of(self.terms(), &text, &mut is_zero);
        let count = limit.and_then(|limit| self.count_term(limit));
        self.note_open_text(&text, (found, position), count);
        let mut right = found_inside(self.terms(), &text, found, position);
        let mut length = self.terms().sub(position, text.first);
        if limit.is_some() {
            let Some(limit) = count else {
                let wrong = self.terms().not(right);
                self.suspect(wrong, &access_to(text.object, false));
                return Ok(TextRead::Unknown);
            };
            let fits = text_fits(self.terms(), &text, limit);
            let terms = self.terms();
            let is_short = terms.ult(length, limit);
            let ends = terms.and(found, is_short);
            length = terms.ite(ends, length, limit);
            right = terms.or(right, fits);
        }
        if !self.require_read(s, &text, right)? {
            return Ok(TextRead::Unknown);
        }
        let bytes = matches!(arg.value, Val::Pointer { .. }).then_some(text.bytes);
        Ok(TextRead::Terms { bytes, length })
    }

    /// Reads an argument of the program up to its end, or up to a number of bytes.
    fn read_text(
        &mut self,
        s: &mut Store<Val>,
        pointer: &Val,
        text: UnwrittenTail,
        limit: Option<Count>,
    ) -> StepResult<TextRead> {
        let UnwrittenTail { object, bytes, size, first } = text;
        let (cx, access) = (self.cx, access_to(object, false));
        let terms = self.terms();
        let (none, one) = (terms.constant(0, WIDTH), terms.constant(1, WIDTH));
        let mut right = terms.ult(first, size);
        let end = terms.sub(size, one);
        let mut length = terms.sub(end, first);
        if let Some(limit) = limit {
            let Some(limit) = self.count_term(limit) else {
                let wrong = self.terms().not(right);
                self.suspect(wrong, &access);
                return Ok(TextRead::Unknown);
            };
            let terms = self.terms();
            let (nothing, is_short) = (terms.eq(limit, none), terms.ult(length, limit));
            right = terms.or(right, nothing);
            length = terms.ite(is_short, length, limit);
        }
        self.require(s, cx, &access, right)?;
        let is_whole = limit.is_none() && matches!(pointer, Val::Pointer { offset: 0, .. });
        Ok(TextRead::Text { pointer: pointer.clone(), bytes, length, is_whole })
    }

    /// A string of which it is not known how much is read.
    pub(super) fn suspect_string(&mut self, s: &mut Store<Val>, arg: &Argument) -> StepResult<()> {
        self.target_of(s, arg)?;
        if let Scan::Ends(_) = self.scan(s, &arg.value, u64::MAX)? {
            return Ok(());
        }
        if let Some(UnwrittenTail { object, size, first, .. }) = self.unwritten(s, &arg.value) {
            let wrong = self.terms().ule(size, first);
            self.suspect(wrong, &access_to(object, false));
            return Ok(());
        }
        let Some(text) = self.text(s, &arg.value, u64::MAX)? else { return self.doubt_range(s, arg, false) };
        let (found, position) = first_of(self.terms(), &text, &mut is_zero);
        self.note_open_text(&text, (found, position), None);
        let right = found_inside(self.terms(), &text, found, position);
        let wrong = self.terms().not(right);
        self.suspect(wrong, &access_to(text.object, false));
        Ok(())
    }

    /// The length of a string that was read.
    pub(super) fn length(&mut self, read: &TextRead) -> Count {
        match read {
            TextRead::Constant(bytes) => Count::Known(bytes.len() as u64),
            TextRead::Terms { length, .. } | TextRead::Text { length, .. } => count_of(self.terms(), *length),
            TextRead::Unknown => Count::Unknown,
        }
    }

    /// The bytes of a string that was read, and a zero behind constant ones. Of arguments only those for which there is
    /// room.
    pub(super) fn bytes_of(
        &mut self,
        s: &mut Store<Val>,
        read: &TextRead,
        room: Option<u64>,
    ) -> StepResult<Option<Vec<Term>>> {
        match read {
            TextRead::Constant(bytes) if self.is_symbolic() => {
                let terms = self.terms();
                Ok(Some(bytes.iter().chain(&[0]).map(|&byte| terms.constant(byte as u128, 8)).collect()))
            }
            TextRead::Terms { bytes, .. } => Ok(bytes.clone()),
            TextRead::Text { pointer, .. } => match room.filter(|&room| room <= FEW) {
                Some(room) => self.bytes_from(s, pointer, room),
                None => Ok(None),
            },
            TextRead::Constant(_) | TextRead::Unknown => Ok(None),
        }
    }
}

/// Whether a byte at this offset is in the object of the text, and was found.
pub(super) fn found_inside(terms: &mut TermStore, text: &Text, found: Term, position: Term) -> Term {
    let inside = terms.ult(position, text.size);
    terms.and(found, inside)
}

/// Whether so many bytes of a text are there, or none are asked for.
pub(super) fn text_fits(terms: &mut TermStore, text: &Text, count: Term) -> Term {
    let inside = lies_inside(terms, text.size, text.first, count);
    let none = offset_term(terms, 0);
    let none = terms.eq(count, none);
    terms.or(none, inside)
}

/// Whether a byte of the text satisfies something, and the offset of the first one in its object.
pub(super) fn first_of(
    terms: &mut TermStore,
    text: &Text,
    is: &mut dyn FnMut(&mut TermStore, Term) -> Term,
) -> (Term, Term) {
    let mut found = terms.falsity();
    let mut position = terms.constant(0, WIDTH);
    for (index, &byte) in text.bytes.iter().enumerate().rev() {
        let at = terms.constant((text.from + index as u64) as u128, WIDTH);
        let begun = terms.ule(text.first, at);
        let stops = is(terms, byte);
        let stops = terms.and(begun, stops);
        found = terms.or(stops, found);
        position = terms.ite(stops, at, position);
    }
    (found, position)
}

pub(super) fn is_zero(terms: &mut TermStore, byte: Term) -> Term {
    let zero = terms.constant(0, 8);
    terms.eq(byte, zero)
}
