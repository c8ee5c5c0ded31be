//! Models of functions that compare strings and search in them.

use eval::Store;
use memory::ObjectId;
use symbolic::{Origin, WIDTH};
use term::{Term, TermStore};

use super::bytes::Count;
use super::text::{LONGEST, MOST, Scan, Text, TextRead, is_zero};
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::inputs::argv::UnwrittenTail;
use crate::library::bytes::access_to;
use crate::library::bytes::offset_term;
use crate::library::text::first_of;
use crate::library::text::found_inside;
use crate::library::text::text_fits;
use crate::machine::reasoning::pointer_at;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("strcmp", |m, s, c| m.compare_strings(s, c, false, false)),
    ("strcoll", |m, s, c| m.compare_strings(s, c, false, false)),
    ("strncmp", |m, s, c| m.compare_strings(s, c, true, false)),
    ("strcasecmp", |m, s, c| m.compare_strings(s, c, false, true)),
    ("strncasecmp", |m, s, c| m.compare_strings(s, c, true, true)),
    ("strchr", |m, s, c| m.find_byte(s, c, Find::First)),
    ("index", |m, s, c| m.find_byte(s, c, Find::First)),
    ("strrchr", |m, s, c| m.find_byte(s, c, Find::Last)),
    ("rindex", |m, s, c| m.find_byte(s, c, Find::Last)),
    ("memchr", |m, s, c| m.find_byte(s, c, Find::InBlock)),
    ("memrchr", |m, s, c| m.find_last_in_block(s, c)),
    ("memccpy", |m, s, c| m.copy_through(s, c)),
    ("strstr", |m, s, c| m.find_string(s, c)),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Find {
    First,
    Last,
    /// `memchr`.
    InBlock,
}

impl ValueMachine<'_> {
    /// As glibc does: the difference of the first bytes that differ. What is behind them is not read.
    fn compare_strings(&mut self, s: &mut Store<Val>, c: &Call, bounded: bool, folds: bool) -> StepResult<Option<Val>> {
        let [left, right, ..] = &c.args[..] else { return Ok(None) };
        let limit = bounded.then(|| self.count_argument(c, 2));
        let most = match limit {
            Some(Count::Known(most)) => most,
            _ => u64::MAX,
        };
        if most == 0 {
            return Ok(Some(Val::Bits(0)));
        }
        if limit != Some(Count::Unknown) {
            if !matches!(limit, Some(Count::Term(_)))
                && let Some(result) = self.compare_constants_of(s, left, right, most, folds)?
            {
                return Ok(Some(result));
            }
            let limit = limit.and_then(|limit| self.count_term(limit));
            if self.is_symbolic()
                && let Some(result) = self.compare_terms(s, left, right, limit, folds)?
            {
                return Ok(Some(result));
            }
        }
        for text in [left, right] {
            match limit {
                // Where nothing is compared, nothing need be there.
                Some(limit @ (Count::Term(_) | Count::Unknown)) if self.target_of(s, text).is_err() => {
                    self.check_range(s, text, limit, false)?;
                }
                _ => self.suspect_string(s, text)?,
            }
        }
        Ok(Some(Val::Unknown))
    }

    fn compare_constants_of(
        &mut self,
        s: &mut Store<Val>,
        left: &Argument,
        right: &Argument,
        most: u64,
        folds: bool,
    ) -> StepResult<Option<Val>> {
        let (Some(a_room), Some(b_room)) = (self.room(s, &left.value), self.room(s, &right.value)) else {
            return Ok(None);
        };
        let (&Val::Pointer { object: p, offset: i }, &Val::Pointer { object: q, offset: j }) =
            (&left.value, &right.value)
        else {
            return Ok(None);
        };
        for index in 0..most.min(LONGEST as u64) {
            if index == a_room {
                return Err(self.left(s, &left.value, index as usize));
            }
            if index == b_room {
                return Err(self.left(s, &right.value, index as usize));
            }
            let bytes = (self.peek(s, p, i as u64 + index)?, self.peek(s, q, j as u64 + index)?);
            let (Val::Bits(a), Val::Bits(b)) = bytes else { return Ok(None) };
            let fold = |byte: u64| if folds { (byte as u8).to_ascii_lowercase() } else { byte as u8 };
            let (a, b) = (fold(a), fold(b));
            if a != b || a == 0 {
                return Ok(Some(Val::Bits((a as i32 - b as i32) as u32 as u64)));
            }
        }
        Ok((most <= LONGEST as u64).then_some(Val::Bits(0)))
    }

    /// `None` if the strings are not known well enough.
    fn compare_terms(
        &mut self,
        s: &mut Store<Val>,
        left: &Argument,
        right: &Argument,
        limit: Option<Term>,
        folds: bool,
    ) -> StepResult<Option<Val>> {
        let (&Val::Pointer { object: p, offset: i }, &Val::Pointer { object: q, offset: j }) =
            (&left.value, &right.value)
        else {
            return Ok(None);
        };
        let (Some(a_room), Some(b_room)) =
            (self.text_room(s, &left.value, limit)?, self.text_room(s, &right.value, limit)?)
        else {
            return Ok(None);
        };
        // Two arguments of the program would be compared without end.
        if a_room == u64::MAX && b_room == u64::MAX {
            return Ok(None);
        }
        let mut alive = self.terms().truth();
        // The bytes that are compared if all before them are alike.
        let mut compared: Vec<(Term, Term, Term)> = Vec::new();
        let mut left_object = None;
        for index in 0..=MOST {
            let at = offset_term(self.terms(), index);
            let terms = self.terms();
            let wanted = limit.map_or(terms.truth(), |limit| terms.ult(at, limit));
            alive = terms.and(alive, wanted);
            if terms.as_constant(alive) == Some(0) {
                break;
            }
            if index == a_room || index == b_room {
                left_object = Some(if index == a_room { p } else { q });
                break;
            }
            let bytes = (self.byte_held(s, p, i as u64 + index)?, self.byte_held(s, q, j as u64 + index)?);
            let (Some(a), Some(b)) = bytes else { return Ok(None) };
            for byte in [a, b] {
                let open = self.when_open(byte);
                let read = self.terms().and(alive, open);
                self.note_open(read);
            }
            let (a, b) = (self.closed(a), self.closed(b));
            let terms = self.terms();
            let (a, b) = if folds { (lower(terms, a), lower(terms, b)) } else { (a, b) };
            compared.push((wanted, a, b));
            if [a, b].iter().any(|&byte| terms.as_constant(byte) == Some(0)) {
                alive = terms.falsity();
                break;
            }
            let (same, ends) = (terms.eq(a, b), is_zero(terms, a));
            let goes_on = terms.not(ends);
            let goes_on = terms.and(same, goes_on);
            alive = terms.and(alive, goes_on);
        }
        if let Some(object) = left_object {
            let (cx, access) = (self.cx, access_to(object, false));
            let right = self.terms().not(alive);
            self.require(s, cx, &access, right)?;
        } else if self.may_be(alive) {
            return Ok(None);
        }
        let terms = self.terms();
        let zero = terms.constant(0, 32);
        let mut result = zero;
        for (wanted, a, b) in compared.into_iter().rev() {
            let (differs, goes_on) = (terms.ne(a, b), terms.is_nonzero(a));
            let (a, b) = (terms.zero_extend(a, 32), terms.zero_extend(b, 32));
            let difference = terms.sub(a, b);
            result = terms.ite(goes_on, result, zero);
            result = terms.ite(differs, difference, result);
            result = terms.ite(wanted, result, zero);
        }
        Ok(Some(self.value(result)))
    }

    /// How many bytes there are to compare. Arguments of the program end before their object does.
    fn text_room(&mut self, s: &mut Store<Val>, pointer: &Val, limit: Option<Term>) -> StepResult<Option<u64>> {
        let Some(UnwrittenTail { object, size, first, .. }) = self.unwritten(s, pointer) else {
            return Ok(self.room(s, pointer));
        };
        let (cx, access) = (self.cx, access_to(object, false));
        let terms = self.terms();
        let mut right = terms.ult(first, size);
        if let Some(limit) = limit {
            let wanted = terms.is_nonzero(limit);
            right = terms.implies(wanted, right);
        }
        self.require(s, cx, &access, right)?;
        Ok(Some(u64::MAX))
    }

    /// A byte of an argument of the program.
    fn find_in_text(&mut self, s: &mut Store<Val>, text: UnwrittenTail, wanted: Term) -> StepResult<Val> {
        let UnwrittenTail { object, bytes, size, first } = text;
        let (cx, access) = (self.cx, access_to(object, false));
        let right = self.terms().ult(first, size);
        self.require(s, cx, &access, right)?;
        if self.terms().as_constant(wanted) == Some(0) {
            let one = offset_term(self.terms(), 1);
            let end = self.terms().sub(size, one);
            return Ok(pointer_at(self.terms(), object, end));
        }
        // One of those that there are.
        let place = self.named(Val::Unknown, WIDTH as u64, Origin::Made);
        let Some(place) = self.number(&place, WIDTH as u64) else { return Ok(Val::Unknown) };
        self.note_text(s, object, bytes, place);
        let terms = self.terms();
        let byte = terms.select(bytes, place);
        let (behind, before, is) = (terms.ule(first, place), terms.ult(place, size), terms.eq(byte, wanted));
        let hit = terms.all([behind, before, is]);
        self.found_pointer(object, hit, place)
    }

    /// A pointer to a byte, or null: the step goes on in both ways.
    pub(super) fn found_pointer(&mut self, object: ObjectId, hit: Term, position: Term) -> StepResult<Val> {
        let missed = self.terms().not(hit);
        if !self.may_be(missed) {
            return Ok(pointer_at(self.terms(), object, position));
        }
        if !self.may_be(hit) {
            return Ok(Val::Bits(0));
        }
        match self.succeeds()? {
            Some(true) => {
                self.constrain(hit)?;
                Ok(pointer_at(self.terms(), object, position))
            }
            Some(false) => {
                self.constrain(missed)?;
                Ok(Val::Bits(0))
            }
            None => {
                self.step.flags.hidden = true;
                Ok(Val::Unknown)
            }
        }
    }

    pub(super) fn found_nowhere(&mut self) -> StepResult<Option<Val>> {
        self.step.flags.hidden = true;
        Ok(Some(Val::Unknown))
    }

    fn find_byte(&mut self, s: &mut Store<Val>, c: &Call, which: Find) -> StepResult<Option<Val>> {
        let [text, wanted, ..] = &c.args[..] else { return Ok(None) };
        let limit = match which {
            Find::InBlock => self.count_argument(c, 2),
            Find::First | Find::Last => {
                self.target_of(s, text)?;
                Count::Known(u64::MAX)
            }
        };
        if limit == Count::Known(0) {
            return Ok(Some(Val::Bits(0)));
        }
        if let (Count::Known(most), Some(wanted)) = (limit, wanted.value.constant())
            && let Some(result) = self.find_constant(s, &text.value, wanted as u8, most, which)?
        {
            return Ok(Some(result));
        }
        if which != Find::InBlock
            && let (Some(text), Some(wanted)) = (self.unwritten(s, &text.value), self.number(&wanted.value, 8))
        {
            return self.find_in_text(s, text, wanted).map(Some);
        }
        let most = if let Count::Known(most) = limit { most } else { u64::MAX };
        let known = match (self.text(s, &text.value, most)?, self.number(&wanted.value, 8), self.count_term(limit)) {
            (Some(text), Some(wanted), Some(limit)) => Some((text, wanted, limit)),
            _ => None,
        };
        let Some((text, wanted, limit)) = known else {
            match (which, &text.value) {
                (Find::First | Find::Last, _) => self.suspect_string(s, text)?,
                (Find::InBlock, Val::Pointer { .. } | Val::At { .. }) => self.doubt_range(s, text, false)?,
                (Find::InBlock, _) => {
                    self.check_range(s, text, limit, false)?;
                }
            }
            return self.found_nowhere();
        };
        let mut stop = |terms: &mut TermStore, byte: Term| {
            let (end, hit) = (is_zero(terms, byte), terms.eq(byte, wanted));
            match which {
                Find::First => terms.or(end, hit),
                Find::Last => end,
                Find::InBlock => hit,
            }
        };
        let (found, position) = first_of(self.terms(), &text, &mut stop);
        self.note_open_text(&text, (found, position), Some(limit).filter(|_| which == Find::InBlock));
        let mut right = found_inside(self.terms(), &text, found, position);
        if which == Find::InBlock {
            let fits = text_fits(self.terms(), &text, limit);
            right = self.terms().or(right, fits);
        }
        if !self.require_read(s, &text, right)? {
            return self.found_nowhere();
        }
        let (hit, position) = match which {
            Find::InBlock => {
                let terms = self.terms();
                let before = terms.sub(position, text.first);
                let within = terms.ult(before, limit);
                (terms.and(found, within), position)
            }
            Find::First => {
                // What stopped the search.
                let terms = self.terms();
                let mut hit = terms.falsity();
                for (index, &byte) in text.bytes.iter().enumerate() {
                    let at = terms.constant((text.from + index as u64) as u128, WIDTH);
                    let here = terms.eq(position, at);
                    let is = terms.eq(byte, wanted);
                    let here = terms.and(here, is);
                    hit = terms.or(hit, here);
                }
                (terms.and(hit, found), position)
            }
            Find::Last => last_of(self.terms(), &text, wanted, position),
        };
        self.found_pointer(text.object, hit, position).map(Some)
    }

    fn find_constant(
        &mut self,
        s: &mut Store<Val>,
        text: &Val,
        wanted: u8,
        most: u64,
        which: Find,
    ) -> StepResult<Option<Val>> {
        let Val::Pointer { .. } = text else { return Ok(None) };
        let scan = self.scan_block(s, text, most, which == Find::InBlock)?;
        let (bytes, leaves) = match scan {
            Scan::Ends(mut bytes) => {
                bytes.push(0);
                (bytes, false)
            }
            Scan::Full(bytes) => (bytes, false),
            Scan::Leaves(bytes) => (bytes, true),
            Scan::Unclear => return Ok(None),
        };
        let position = match which {
            Find::Last => bytes.iter().rposition(|&byte| byte == wanted).filter(|_| !leaves),
            Find::First | Find::InBlock => bytes.iter().position(|&byte| byte == wanted),
        };
        Ok(Some(match position {
            Some(at) => self.moved_on(text, Count::Known(at as u64)),
            None if leaves => return Err(self.left(s, text, bytes.len())),
            None => Val::Bits(0),
        }))
    }

    /// `memrchr`.
    fn find_last_in_block(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [block, wanted, ..] = &c.args[..] else { return Ok(None) };
        let count = self.count_argument(c, 2);
        self.check_range(s, block, count, false)?;
        let (Count::Known(bytes), Some(wanted)) = (count, wanted.value.constant()) else { return self.found_nowhere() };
        let Scan::Full(bytes) = self.scan_block(s, &block.value, bytes, true)? else { return self.found_nowhere() };
        Ok(Some(match bytes.iter().rposition(|&byte| byte == wanted as u8) {
            Some(at) => self.moved_on(&block.value, Count::Known(at as u64)),
            None => Val::Bits(0),
        }))
    }

    /// `memccpy`: up to the first byte of this value, and that.
    fn copy_through(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, from, wanted, ..] = &c.args[..] else { return Ok(None) };
        let cx = self.cx;
        let found = match (self.count_argument(c, 3), wanted.value.constant()) {
            (Count::Known(0), _) => return Ok(Some(Val::Bits(0))),
            (Count::Known(most), Some(wanted)) => {
                self.find_constant(s, &from.value, wanted as u8, most, Find::InBlock)?.map(|found| (found, most))
            }
            _ => None,
        };
        let (source, target) = (self.target_of(s, from)?, self.target_of(s, to)?);
        let (copied, behind) = match found {
            Some((Val::Pointer { offset, .. }, _)) => {
                let copied = offset.abs_diff(source.offset()) + 1;
                (copied, self.moved_on(&to.value, Count::Known(copied)))
            }
            Some((found, most)) => (most, found),
            None => return self.call_beyond(s, "a copy of bytes that are not known, up to one of them"),
        };
        eval::copy(self, s, cx, (target, None), (source, None), copied)?;
        Ok(Some(behind))
    }

    /// Constant bytes; `through` zeros too.
    fn scan_block(&mut self, s: &mut Store<Val>, pointer: &Val, most: u64, through: bool) -> StepResult<Scan> {
        let mut all = Vec::new();
        loop {
            let at = self.moved_on(pointer, Count::Known(all.len() as u64));
            match self.scan(s, &at, most - all.len() as u64)? {
                Scan::Ends(bytes) if through && all.len() < LONGEST => {
                    all.extend(bytes);
                    all.push(0);
                }
                Scan::Ends(bytes) => {
                    all.extend(bytes);
                    return Ok(if through { Scan::Unclear } else { Scan::Ends(all) });
                }
                Scan::Full(bytes) => {
                    all.extend(bytes);
                    return Ok(Scan::Full(all));
                }
                Scan::Leaves(bytes) => {
                    all.extend(bytes);
                    return Ok(Scan::Leaves(all));
                }
                Scan::Unclear => return Ok(Scan::Unclear),
            }
        }
    }

    /// A place in a string that was read, or null.
    pub(super) fn somewhere_in(&mut self, s: &mut Store<Val>, text: &Argument) -> StepResult<Val> {
        match self.succeeds()? {
            Some(true) => self.within_string(s, text),
            Some(false) => Ok(Val::Bits(0)),
            None => {
                self.step.flags.hidden = true;
                Ok(Val::Unknown)
            }
        }
    }

    fn find_string(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [text, wanted, ..] = &c.args[..] else { return Ok(None) };
        let (held, needle) = (self.read_string(s, text, None)?, self.read_string(s, wanted, None)?);
        let (TextRead::Constant(held), TextRead::Constant(needle)) = (held, needle) else {
            return self.somewhere_in(s, text).map(Some);
        };
        let position = match needle.len() {
            0 => Some(0),
            length => held.windows(length).position(|window| window == needle),
        };
        Ok(Some(match position {
            Some(at) => self.moved_on(&text.value, Count::Known(at as u64)),
            None => Val::Bits(0),
        }))
    }
}

/// Whether a byte is in a string that ends at the offset `end`, and the offset where it is for the last time.
fn last_of(terms: &mut TermStore, text: &Text, wanted: Term, end: Term) -> (Term, Term) {
    let (mut hit, mut last) = (terms.falsity(), terms.constant(0, WIDTH));
    for (index, &byte) in text.bytes.iter().enumerate() {
        let at = terms.constant((text.from + index as u64) as u128, WIDTH);
        let (begun, ended) = (terms.ule(text.first, at), terms.ult(end, at));
        let within = terms.not(ended);
        let within = terms.and(begun, within);
        let here = terms.eq(byte, wanted);
        let here = terms.and(within, here);
        hit = terms.or(hit, here);
        last = terms.ite(here, at, last);
    }
    (hit, last)
}

/// As a small letter, if it is an ASCII letter.
fn lower(terms: &mut TermStore, byte: Term) -> Term {
    let (first, last) = (terms.constant(b'A' as u128, 8), terms.constant(b'Z' as u128, 8));
    let (from, to) = (terms.ule(first, byte), terms.ule(byte, last));
    let is_capital = terms.and(from, to);
    let distance = terms.constant(0x20, 8);
    let small = terms.or(byte, distance);
    terms.ite(is_capital, small, byte)
}
