//! Models of functions that measure and copy strings.

use eval::{Accesses, Store};
use memory::{Fill, ObjectKind};
use term::{Term, TermStore};

use super::allocation::Bytes;
use super::bytes::{BYTE, Count, Start, Write};
use super::text::{MOST, TextRead};
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::library::bytes::count_of;
use crate::library::bytes::offset_term;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("strlen", |m, s, c| m.string_length(s, c, false)),
    ("strnlen", |m, s, c| m.string_length(s, c, true)),
    ("strcpy", |m, s, c| m.copy_string(s, c, false)),
    ("__strcpy_chk", |m, s, c| m.copy_string(s, c, false)),
    ("stpcpy", |m, s, c| m.copy_string(s, c, true)),
    ("__stpcpy_chk", |m, s, c| m.copy_string(s, c, true)),
    ("strncpy", |m, s, c| m.copy_padded(s, c)),
    ("__strncpy_chk", |m, s, c| m.copy_padded(s, c)),
    ("stpncpy", |m, s, c| {
        m.copy_padded(s, c)?;
        m.within_first(c)
    }),
    ("strcat", |m, s, c| m.append(s, c, false)),
    ("__strcat_chk", |m, s, c| m.append(s, c, false)),
    ("strncat", |m, s, c| m.append(s, c, true)),
    ("__strncat_chk", |m, s, c| m.append(s, c, true)),
    ("strdup", |m, s, c| m.duplicate(s, c, false)),
    ("__strdup", |m, s, c| m.duplicate(s, c, false)),
    ("strndup", |m, s, c| m.duplicate(s, c, true)),
    ("__strndup", |m, s, c| m.duplicate(s, c, true)),
];

impl ValueMachine<'_> {
    fn string_length(&mut self, s: &mut Store<Val>, c: &Call, bounded: bool) -> StepResult<Option<Val>> {
        let [text, ..] = &c.args[..] else { return Ok(None) };
        let limit = bounded.then(|| self.count_argument(c, 1));
        let read = self.read_string(s, text, limit)?;
        Ok(Some(match self.length(&read) {
            Count::Known(length) => Val::Bits(length),
            Count::Term(length) => Val::term(length),
            Count::Unknown => Val::Unknown,
        }))
    }

    fn copy_string(&mut self, s: &mut Store<Val>, c: &Call, gives_end: bool) -> StepResult<Option<Val>> {
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let read = self.read_string(s, from, None)?;
        let length = self.length(&read);
        self.write_string(s, to, from, &read, None)?;
        Ok(Some(if gives_end { self.moved_on(&to.value, length) } else { to.value.clone() }))
    }

    /// Writes a string that was read elsewhere, with a zero behind it.
    fn write_string(
        &mut self,
        s: &mut Store<Val>,
        to: &Argument,
        from: &Argument,
        read: &TextRead,
        limit: Option<Count>,
    ) -> StepResult<()> {
        let cx = self.cx;
        if let TextRead::Constant(bytes) = read {
            let (source, target) = (self.target_of(s, from)?, self.target_of(s, to)?);
            let length = bytes.len() as u64;
            let behind = target.moved(length as i64);
            eval::copy(self, s, cx, (target, None), (source, None), length)?;
            return eval::fill(self, s, cx, (behind, None), 1, Fill::Zero);
        }
        let (TextRead::Terms { length, .. } | TextRead::Text { length, .. }) = read else {
            return self.doubt_range(s, to, true);
        };
        let one = offset_term(self.terms(), 1);
        let count = self.terms().add(*length, one);
        let count = count_of(self.terms(), count);
        if self.check_range(s, to, count, true)? {
            if self.holds_all(s, &to.value, read) {
                return Ok(());
            }
            let limit = limit.and_then(|limit| self.count_term(limit));
            let room = self.room(s, &to.value);
            let writes = self.bytes_of(s, read, room)?.map(|bytes| copied_bytes(self.terms(), &bytes, limit));
            self.put(s, &to.value, writes.as_deref())?;
        }
        Ok(())
    }

    /// Makes an object that is as long as an argument of the program hold a copy of it. Whether it is.
    fn holds_all(&mut self, s: &mut Store<Val>, to: &Val, read: &TextRead) -> bool {
        let (&Val::Pointer { object, offset: 0 }, &TextRead::Text { bytes, length, is_whole: true, .. }) = (to, read)
        else {
            return false;
        };
        // An argument that holds another one would be taken for one that nobody has written to.
        if s.memory.object(object).kind == memory::ObjectKind::Argument {
            return false;
        }
        let Some(size) = self.size_term(s, object).filter(|_| self.prec.is_all()) else { return false };
        let one = offset_term(self.terms(), 1);
        let terms = self.terms();
        let count = terms.add(length, one);
        let differs = terms.ne(size, count);
        if self.may_be(differs) {
            return false;
        }
        self.overwrites(s, object, 0, u64::MAX);
        if let Some(trace) = &mut self.tools.log {
            trace.write(object, 0, u64::MAX);
        }
        s.memory.set_background(object, Val::term(bytes));
        true
    }

    /// `strncpy`.
    fn copy_padded(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let cx = self.cx;
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let result = Ok(Some(to.value.clone()));
        let count = self.count_argument(c, 2);
        let target = self.target_of(s, to)?;
        let read = self.read_string(s, from, Some(count))?;
        if let (TextRead::Constant(bytes), Count::Known(count)) = (&read, count) {
            let source = self.target_of(s, from)?;
            let length = bytes.len() as u64;
            let behind = target.moved(length as i64);
            eval::copy(self, s, cx, (target, None), (source, None), length)?;
            eval::fill(self, s, cx, (behind, None), count.saturating_sub(length), Fill::Zero)?;
            return result;
        }
        if !self.check_range(s, to, count, true)? {
            return result;
        }
        let room = self.room(s, &to.value).filter(|&room| room <= MOST);
        let bytes = self.bytes_of(s, &read, room)?;
        let (Some(bytes), Some(count), Some(room)) = (bytes, self.count_term(count), room) else {
            match count {
                Count::Known(count) if count > 0 => {
                    eval::fill(self, s, cx, (target, None), count, Fill::Unknown)?;
                }
                _ => self.put(s, &to.value, None)?,
            }
            return result;
        };
        let copied = copied_bytes(self.terms(), &bytes, None);
        let zero = self.terms().constant(0, 8);
        let mut writes = Vec::new();
        for index in 0..room {
            let at = offset_term(self.terms(), index);
            let terms = self.terms();
            let written = terms.ult(at, count);
            if terms.as_constant(written) == Some(0) {
                break;
            }
            let byte = match copied.get(index as usize) {
                Some(&(reached, byte)) => terms.ite(reached, byte, zero),
                None => zero,
            };
            writes.push((written, byte));
        }
        self.put(s, &to.value, Some(&writes))?;
        result
    }

    fn append(&mut self, s: &mut Store<Val>, c: &Call, bounded: bool) -> StepResult<Option<Val>> {
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let result = Ok(Some(to.value.clone()));
        let limit = bounded.then(|| self.count_argument(c, 2));
        let old = self.read_string(s, to, None)?;
        let new = self.read_string(s, from, limit)?;
        if let (TextRead::Constant(old), Val::Pointer { .. }) = (&old, &to.value) {
            let end = self.moved_on(&to.value, Count::Known(old.len() as u64));
            self.write_string(s, &Argument { value: end, ..to.clone() }, from, &new, limit)?;
            return result;
        }
        let lengths = (self.length(&old), self.length(&new));
        let (Some(before), Some(behind)) = (self.count_term(lengths.0), self.count_term(lengths.1)) else {
            self.doubt_range(s, to, true)?;
            return result;
        };
        let one = offset_term(self.terms(), 1);
        let terms = self.terms();
        let count = terms.add(before, behind);
        let count = terms.add(count, one);
        let count = count_of(self.terms(), count);
        if !self.check_range(s, to, count, true)? {
            return result;
        }
        let limit = limit.and_then(|limit| self.count_term(limit));
        let room = self.room(s, &to.value);
        let writes = self.bytes_of(s, &new, room)?.map(|bytes| copied_bytes(self.terms(), &bytes, limit));
        let ends: Option<Vec<Start>> = self.bytes_of(s, &old, room)?.map(|bytes| string_ends(self.terms(), &bytes));
        match ends {
            Some(ends) => self.put_behind(s, &to.value, &ends, writes.as_deref())?,
            None => self.put(s, &to.value, None)?,
        }
        result
    }

    fn duplicate(&mut self, s: &mut Store<Val>, c: &Call, bounded: bool) -> StepResult<Option<Val>> {
        let [text, ..] = &c.args[..] else { return Ok(None) };
        let limit = bounded.then(|| self.count_argument(c, 1));
        let read = self.read_string(s, text, limit)?;
        let bytes = match self.length(&read) {
            Count::Known(length) => Bytes::Known(length.saturating_add(1)),
            Count::Term(length) => {
                let one = offset_term(self.terms(), 1);
                Bytes::Term(self.terms().add(length, one))
            }
            Count::Unknown => Bytes::Unknown,
        };
        let block = self.allocate(s, bytes, Fill::Unknown, ObjectKind::Heap)?;
        let Some(Val::Pointer { object, .. }) = block else { return Ok(block) };
        let to = Argument { value: Val::Pointer { object, offset: 0 }, ..text.clone() };
        match bytes {
            Bytes::Term(_) if self.holds_all(s, &to.value, &read) => {}
            Bytes::Term(_) => {
                // Nothing behind the end of the block is ever read.
                let limit = limit.and_then(|limit| self.count_term(limit));
                let bytes = self.bytes_of(s, &read, None)?;
                let writes = bytes.map(|bytes| copied_bytes(self.terms(), &bytes, limit)).unwrap_or_default();
                for (index, (_, byte)) in writes.into_iter().enumerate() {
                    let (start, value) = (index as u64 * 8, self.value(byte));
                    let value = self.stored(s, object, start, 8, BYTE, value);
                    s.memory.write(object, start, 8, value);
                }
            }
            Bytes::Known(_) => self.write_string(s, &to, text, &read, limit)?,
            Bytes::Unknown | Bytes::TooMany => {}
        }
        Ok(block)
    }
}

/// Where the first zero may be.
fn string_ends(terms: &mut TermStore, bytes: &[Term]) -> Vec<Start> {
    let zero = terms.constant(0, 8);
    let mut reached = terms.truth();
    let mut ends = Vec::new();
    for (index, &byte) in bytes.iter().enumerate() {
        let is_zero = terms.eq(byte, zero);
        let here = terms.and(reached, is_zero);
        if terms.as_constant(here) != Some(0) {
            ends.push((index as u64, here));
        }
        let goes_on = terms.not(is_zero);
        reached = terms.and(reached, goes_on);
    }
    ends
}

/// Bytes up to the first zero, and that; or no more than `limit`, and a zero.
fn copied_bytes(terms: &mut TermStore, bytes: &[Term], limit: Option<Term>) -> Vec<Write> {
    let mut writes = Vec::new();
    let mut reached = terms.truth();
    let zero = terms.constant(0, 8);
    for index in 0..bytes.len() + limit.is_some() as usize {
        let mut byte = bytes.get(index).copied().unwrap_or(zero);
        let mut written = reached;
        if let Some(limit) = limit {
            let index = offset_term(terms, index as u64);
            let (within, below) = (terms.ule(index, limit), terms.ult(index, limit));
            written = terms.and(reached, within);
            byte = terms.ite(below, byte, zero);
        }
        writes.push((written, byte));
        let goes_on = terms.ne(bytes.get(index).copied().unwrap_or(zero), zero);
        reached = terms.and(reached, goes_on);
    }
    writes
}
