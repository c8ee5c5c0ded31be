//! Functions on blocks of bytes, and what they share with those on strings: how many bytes, whether they are there, and
//! writes of which nobody knows how far they reach.

use eval::{Accesses, Located, Store};
use memory::{Cell, Fill, ObjectId, ObjectKind, Size, Target};
use spec::Property;
use symbolic::WIDTH;
use term::{Term, TermStore};
use types::{IntType, Scalar};

use super::{Argument, Call, Implementation};
use crate::Val;
use crate::accesses::places::WAYS;
use crate::accesses::places::places_of;
use crate::heap::contents::{holds_ours, holds_pointer};
use crate::machine::env::Env;
use crate::machine::reasoning::lies_inside;
use crate::machine::reasoning::pointer_at;
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::{Access, UnresolvedPlace};
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("memset", |m, s, c| m.fill_bytes(s, c, c.args.get(1), 2)),
    ("__memset_chk", |m, s, c| m.fill_bytes(s, c, c.args.get(1), 2)),
    ("bzero", |m, s, c| m.fill_bytes(s, c, None, 1)),
    ("explicit_bzero", |m, s, c| m.fill_bytes(s, c, None, 1)),
    ("memcpy", |m, s, c| m.copy_bytes(s, c, Copying::Plain)),
    ("__memcpy_chk", |m, s, c| m.copy_bytes(s, c, Copying::Plain)),
    ("memmove", |m, s, c| m.copy_bytes(s, c, Copying::Move)),
    ("__memmove_chk", |m, s, c| m.copy_bytes(s, c, Copying::Move)),
    ("mempcpy", |m, s, c| m.copy_bytes(s, c, Copying::ToEnd)),
    ("__mempcpy", |m, s, c| m.copy_bytes(s, c, Copying::ToEnd)),
    ("bcopy", |m, s, c| match &c.args[..] {
        [from, to, count, ..] => {
            m.copy_bytes(s, &Call { args: vec![to.clone(), from.clone(), count.clone()] }, Copying::Move)
        }
        _ => Ok(None),
    }),
    ("memcmp", |m, s, c| m.compare_bytes(s, c)),
    ("bcmp", |m, s, c| m.compare_bytes(s, c)),
];

pub(super) const BYTE: Scalar = Scalar::Int(IntType::unsigned(8));
/// More bytes than this are not told apart where it is a term how many of them there are.
const MOST: u64 = 256;
/// More cases than this are not told apart.
const MOST_CASES: usize = 8192;

/// How many bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Count {
    Known(u64),
    /// Of 64 bits.
    Term(Term),
    Unknown,
}

/// What a function that copies bytes does besides.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Copying {
    Plain,
    /// Source and target may overlap.
    Move,
    /// It gives the end of what was copied.
    ToEnd,
}

/// A byte that is written if something holds.
pub(super) type Write = (Term, Term);
/// A number of bytes that is skipped if something holds.
pub(super) type Start = (u64, Term);

impl Env<'_> {
    /// How many bytes there are from an exact pointer on.
    pub(super) fn room(&self, s: &Store<Val>, pointer: &Val) -> Option<u64> {
        let &Val::Pointer { object, offset } = pointer else { return None };
        let held = s.memory.get(object).filter(|_| self.is_accessible(s, object))?;
        match held.size {
            Size::Known(bytes) if held.extent.is_none() => bytes.checked_sub(u64::try_from(offset).ok()?),
            Size::Known(_) | Size::Unknown => None,
        }
    }
}

impl ValueMachine<'_> {
    /// An argument of type `size_t`.
    pub(super) fn count_argument(&mut self, c: &Call, index: usize) -> Count {
        let Some(Argument { value, scalar: Scalar::Int(int), .. }) = c.args.get(index) else { return Count::Unknown };
        let size = IntType::unsigned(self.cx.program.types.model.pointer_bits() as u8);
        if let Some(bits) = value.constant() {
            return Count::Known(size.from_i128(int.to_i128(bits)) as u64);
        }
        let Some(term) = self.number(value, int.width as u64) else { return Count::Unknown };
        let terms = self.terms();
        let term = terms.convert_int(*int, size, term);
        let term = terms.zero_extend(term, WIDTH);
        count_of(self.terms(), term)
    }

    /// As a term, where there are terms.
    pub(super) fn count_term(&mut self, count: Count) -> Option<Term> {
        match count {
            Count::Known(count) if self.is_symbolic() => Some(offset_term(self.terms(), count)),
            Count::Term(term) => Some(term),
            Count::Known(_) | Count::Unknown => None,
        }
    }

    /// A pointer moved by so many bytes, of which it is known that they are there.
    pub(super) fn moved_on(&mut self, pointer: &Val, by: Count) -> Val {
        match (pointer, by) {
            (&Val::Pointer { object, offset }, Count::Known(by)) => {
                return Val::Pointer { object, offset: offset.saturating_add_unsigned(by) };
            }
            (Val::Outside { .. }, _) => return Val::Outside { null: false },
            _ => {}
        }
        if let (Some((object, offset)), Some(by)) = (self.offset_of(pointer), self.count_term(by)) {
            let sum = self.terms().add(offset, by);
            return pointer_at(self.terms(), object, sum);
        }
        match *pointer {
            Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object) => Val::Inside(object),
            _ => {
                self.step.flags.hidden = true;
                Val::Unknown
            }
        }
    }
    /// Goes on only where so many bytes from a pointer on are there. `false` if that cannot be told: then it has been
    /// noted, and what is written forgotten.
    pub(super) fn check_range(
        &mut self,
        s: &mut Store<Val>,
        arg: &Argument,
        count: Count,
        is_write: bool,
    ) -> StepResult<bool> {
        let cx = self.cx;
        if !is_write {
            self.note_uninitialised_range(s, arg, count);
        }
        match (count, &arg.value) {
            (Count::Known(0), _) => return Ok(true),
            (Count::Known(bytes), &Val::Pointer { object, offset }) => {
                eval::check_bytes(self, s, cx, Target { object, offset }, None, bytes, is_write)?;
                return Ok(true);
            }
            _ => {}
        }
        let place = self.offset_of(&arg.value);
        if let (None, Err(end)) = (place, self.target_of(s, arg)) {
            return self.check_nowhere(count, is_write, end);
        }
        let (Some(bytes), Some((object, first))) = (self.count_term(count), place) else {
            self.doubt_range(s, arg, is_write)?;
            return Ok(false);
        };
        let none = offset_term(self.terms(), 0);
        let none = self.terms().eq(bytes, none);
        let is_constant = is_write && s.memory.get(object).is_some_and(|held| held.read_only);
        if is_constant && s.memory.object(object).kind == ObjectKind::Argument {
            return Err(self.fault(s, cx, &access_to(object, true)));
        }
        let usable = self.is_accessible(s, object) && !is_constant;
        let right = match self.size_term(s, object) {
            _ if !usable => none,
            Some(size) => {
                let inside = lies_inside(self.terms(), size, first, bytes);
                self.terms().or(none, inside)
            }
            None => {
                self.doubt_range(s, arg, is_write)?;
                return Ok(false);
            }
        };
        let access = access_to(object, is_write);
        self.require(s, cx, &access, right)?;
        Ok(true)
    }

    /// So many bytes from a pointer on are looked at.
    fn note_uninitialised_range(&mut self, s: &Store<Val>, arg: &Argument, count: Count) {
        match (arg.value.clone(), count) {
            (Val::Pointer { object, offset }, Count::Known(_) | Count::Term(_)) => {
                let start = u64::try_from(offset).unwrap_or(0).saturating_mul(8);
                let Some(count) = self.count_term(count).filter(|_| matches!(count, Count::Term(_))) else {
                    let Count::Known(bytes) = count else { return };
                    self.note_uninitialised(s, object, start, bytes.saturating_mul(8));
                    return;
                };
                for (from, open) in self.open_bits(s, object, (start, u64::MAX)) {
                    let index = offset_term(self.terms(), (from - start) / 8);
                    let terms = self.terms();
                    let within = terms.ult(index, count);
                    let read = terms.and(within, open);
                    self.note_open(read);
                }
            }
            (Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object), _) => {
                self.note_uninitialised(s, object, 0, u64::MAX);
            }
            _ => {}
        }
    }

    /// Bytes from a pointer on are written with what comes from outside. There must be room for all of them, though fewer
    /// may come.
    pub(super) fn receive(&mut self, s: &mut Store<Val>, to: &Argument, most: Count) -> StepResult<()> {
        if most == Count::Known(0) || !self.check_range(s, to, most, true)? {
            return Ok(());
        }
        let (Count::Known(bytes), &Val::Pointer { object, offset }) = (most, &to.value) else {
            return self.put(s, &to.value, None);
        };
        // Pointers among what is not overwritten are there still.
        self.step.flags.hidden |= holds_ours(s, object, offset as u64 * 8, bytes * 8);
        self.blur(s, Target { object, offset }.into(), bytes)
    }

    /// Through a pointer that is null, or whose object is gone, nothing at all can be accessed.
    fn check_nowhere(&mut self, count: Count, is_write: bool, end: End) -> StepResult<bool> {
        if let Count::Known(_) = count {
            return Err(end);
        }
        let text = self.access_text(&access_at(UnresolvedPlace::Nowhere.into(), is_write));
        let is_checked = self.options.properties.contains(Property::ValidDeref);
        let Some(bytes) = self.count_term(count) else {
            if is_checked {
                self.note(|m| m.violation(Property::ValidDeref, text));
            }
            return Ok(false);
        };
        let some = self.terms().is_nonzero(bytes);
        if is_checked {
            self.check_never(some, |m| m.violation(Property::ValidDeref, text))?;
        } else {
            let none = self.terms().not(some);
            self.constrain(none).map_err(|_| end)?;
        }
        Ok(true)
    }

    /// Some bytes from a pointer on are read or changed, nobody knows how many.
    pub(super) fn doubt_range(&mut self, s: &mut Store<Val>, arg: &Argument, is_write: bool) -> StepResult<()> {
        let cx = self.cx;
        let inside = match arg.value {
            Val::Pointer { object, .. } | Val::At { object, .. } => Val::Inside(object),
            ref other => other.clone(),
        };
        let at = self.target_of(s, &Argument { value: inside, ..arg.clone() })?;
        self.bytes_elsewhere(s, cx, &access_at(at, is_write), None)
    }

    /// A byte of an object, wherever it ends.
    pub(super) fn peek(&mut self, s: &mut Store<Val>, object: ObjectId, at: u64) -> StepResult<Val> {
        let cx = self.cx;
        let start = at * 8;
        self.reads(object, start, 8);
        let found = s.memory.read(object, start, 8);
        let target = Target { object, offset: at as i64 };
        let access = eval::Access { place: None, at: target, start: start as i64, width: 8, is_write: false };
        self.loaded(s, cx, &access, BYTE, found)
    }

    /// The first bytes from an exact pointer on as memory holds them, if they are numbers.
    pub(super) fn bytes_from(
        &mut self,
        s: &mut Store<Val>,
        pointer: &Val,
        count: u64,
    ) -> StepResult<Option<Vec<Term>>> {
        let &Val::Pointer { object, offset } = pointer else { return Ok(None) };
        let mut bytes = Vec::new();
        for index in 0..count {
            let Some(byte) = self.byte_held(s, object, offset as u64 + index)? else { return Ok(None) };
            bytes.push(byte);
        }
        Ok(Some(bytes))
    }

    /// Writes bytes one after the other from a pointer on, as far as their conditions hold. What is written has been
    /// checked; where it cannot be told byte by byte, the object is forgotten.
    pub(super) fn put(&mut self, s: &mut Store<Val>, to: &Val, writes: Option<&[Write]>) -> StepResult<()> {
        let start: Vec<Start> = self.tools.reasoner.iter().map(|reasoner| (0, reasoner.terms.truth())).collect();
        self.put_behind(s, to, &start, writes)
    }

    /// As [`Self::put`], but from one of several bytes behind the pointer on, each with its condition.
    pub(super) fn put_behind(
        &mut self,
        s: &mut Store<Val>,
        to: &Val,
        starts: &[Start],
        writes: Option<&[Write]>,
    ) -> StepResult<()> {
        let done = match writes {
            Some(writes) => self.put_each(s, to, starts, writes)?,
            None => false,
        };
        if let (false, Val::Pointer { object, .. } | Val::At { object, .. }) = (done, to) {
            self.forget(s, *object);
        }
        Ok(())
    }

    fn put_each(&mut self, s: &mut Store<Val>, to: &Val, starts: &[Start], writes: &[Write]) -> StepResult<bool> {
        let (&Val::Pointer { object, offset }, Some(room)) = (to, self.room(s, to)) else { return Ok(false) };
        if starts.len() * writes.len() > MOST_CASES {
            return Ok(false);
        }
        let mut changed: Vec<(u64, Term)> = Vec::new();
        let last = starts.iter().map(|&(start, _)| start + writes.len() as u64).max().unwrap_or(0);
        for index in 0..last.min(room) {
            let mut now: Option<Term> = None;
            for &(start, begins) in starts {
                let Some(&(held, byte)) = index.checked_sub(start).and_then(|at| writes.get(at as usize)) else {
                    continue;
                };
                let condition = self.terms().and(begins, held);
                now = match (self.terms().as_constant(condition), now) {
                    (Some(0), now) => now,
                    (Some(_), _) => Some(byte),
                    (None, now) => {
                        let old = match now {
                            Some(old) => old,
                            None => {
                                let old = self.byte_held(s, object, offset as u64 + index)?;
                                let Some(old) = old else { return Ok(false) };
                                old
                            }
                        };
                        Some(self.terms().ite(condition, byte, old))
                    }
                };
            }
            changed.extend(now.map(|now| (index, now)));
        }
        for (index, byte) in changed {
            let start = (offset as u64).saturating_add(index).saturating_mul(8);
            Accesses::overwrites(self, s, object, start, 8);
            self.write_number(s, (object, start, 8), BYTE, byte);
        }
        Ok(true)
    }

    /// Arguments that lead to blocks of bytes, at one of the places where they may lead, as far as these are few and there
    /// are pointers in a block: where these go has no terms.
    fn placed<const N: usize>(&mut self, s: &Store<Val>, blocks: [&Argument; N]) -> StepResult<[Argument; N]> {
        let mut placed = blocks.map(Argument::clone);
        let is_open = |block: &&Argument| matches!(block.value, Val::At { .. });
        if blocks.iter().any(is_open) && blocks.iter().any(|block| leads_to_pointers(s, block)) {
            for block in &mut placed {
                if let Val::At { object, offset } = block.value
                    && let Some(offset) = self.place_of_bytes(s, object, offset)?
                {
                    block.value = Val::Pointer { object, offset };
                }
            }
        }
        Ok(placed)
    }

    /// One of the numbers that the count of bytes can be, if these are few, and there are pointers in a block. The bytes
    /// are there.
    fn chosen_count<const N: usize>(
        &mut self,
        s: &Store<Val>,
        count: Count,
        blocks: [&Argument; N],
    ) -> StepResult<Option<u64>> {
        let Count::Term(count) = count else { return Ok(None) };
        if let Some(chosen) = self.chosen_place(count) {
            return Ok(Some(chosen));
        }
        if !blocks.iter().any(|block| leads_to_pointers(s, block)) {
            return Ok(None);
        }
        let rooms: Option<Vec<u64>> = blocks.iter().map(|block| self.room(s, &block.value)).collect();
        let Some(room) = rooms.and_then(|rooms| rooms.into_iter().min()) else { return Ok(None) };
        let Some(counts) = places_of(self.terms(), count, room).filter(|counts| counts.count() <= WAYS as u64) else {
            return Ok(None);
        };
        let each: Vec<Vec<u64>> = counts.iter().map(|count| vec![count]).collect();
        self.choose_place(count, &each)
    }

    /// How many bytes from an exact pointer on a write of `count` bytes may reach, if they are few.
    fn reach(&mut self, s: &Store<Val>, to: &Val, count: Term) -> Option<u64> {
        let most = u64::try_from(self.terms().facts(count).max).unwrap_or(u64::MAX);
        Some(self.room(s, to)?.min(most)).filter(|&bytes| bytes <= MOST)
    }

    fn fill_bytes(
        &mut self,
        s: &mut Store<Val>,
        c: &Call,
        byte: Option<&Argument>,
        count: usize,
    ) -> StepResult<Option<Val>> {
        let cx = self.cx;
        let [to, ..] = &c.args[..] else { return Ok(None) };
        let result = Ok(Some(to.value.clone()));
        let constant = byte.map_or(Some(0), |byte| byte.value.constant());
        let count = self.count_argument(c, count);
        if count == Count::Known(0) {
            return result;
        }
        let [to] = &self.placed(s, [to])?;
        if let (Count::Known(bytes), Some(constant)) = (count, constant) {
            self.fill_known(s, to, bytes, constant)?;
            return result;
        }
        if !self.check_range(s, to, count, true)? {
            return result;
        }
        if let Some(constant) = constant
            && let Some(bytes) = self.chosen_count(s, count, [to])?
        {
            self.fill_known(s, to, bytes, constant)?;
            return result;
        }
        let byte = match (constant, byte) {
            (Some(constant), _) if self.is_symbolic() => Some(self.terms().constant(constant & 0xff, 8)),
            (None, Some(byte)) => self.number(&byte.value, 8),
            _ => None,
        };
        if let (Some(byte), Some(count)) = (byte, self.count_term(count))
            && let Some(reach) = self.reach(s, &to.value, count)
        {
            let writes = counted(self.terms(), (0..reach).map(|_| byte), count);
            self.put(s, &to.value, Some(&writes))?;
            return result;
        }
        match (count, &to.value) {
            (Count::Known(bytes), Val::Pointer { .. }) => {
                let target = self.target_of(s, to)?;
                eval::fill(self, s, cx, (target, None), bytes, Fill::Unknown)?;
            }
            _ => self.put(s, &to.value, None)?,
        }
        result
    }

    fn fill_known(&mut self, s: &mut Store<Val>, to: &Argument, bytes: u64, byte: u128) -> StepResult<()> {
        if bytes == 0 {
            return Ok(());
        }
        let (cx, target) = (self.cx, self.target_of(s, to)?);
        eval::fill(self, s, cx, (target, None), bytes, Fill::byte(byte as u8))
    }

    fn copy_bytes(&mut self, s: &mut Store<Val>, c: &Call, copying: Copying) -> StepResult<Option<Val>> {
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let count = self.count_argument(c, 2);
        let [to, from] = &self.placed(s, [to, from])?;
        match count {
            Count::Known(bytes) => self.copy_known(s, to, from, bytes, copying)?,
            Count::Term(_) | Count::Unknown => {
                let is_read = self.check_range(s, from, count, false)?;
                let is_written = self.check_range(s, to, count, true)?;
                if copying != Copying::Move {
                    self.check_block_apart(to, from);
                }
                if is_written {
                    self.copy_counted(s, (to, from), count, is_read, copying)?;
                } else {
                    self.step.flags.hidden = true;
                }
            }
        }
        Ok(Some(if copying == Copying::ToEnd { self.moved_on(&to.value, count) } else { to.value.clone() }))
    }

    fn copy_known(
        &mut self,
        s: &mut Store<Val>,
        to: &Argument,
        from: &Argument,
        bytes: u64,
        copying: Copying,
    ) -> StepResult<()> {
        if bytes == 0 {
            return Ok(());
        }
        let (cx, source, target) = (self.cx, self.target_of(s, from)?, self.target_of(s, to)?);
        self.step.flags.hidden |= source.target().is_some_and(|source| cuts_pointer(s, source, bytes));
        match copying {
            Copying::Move => eval::copy(self, s, cx, (target, None), (source, None), bytes),
            Copying::Plain | Copying::ToEnd => eval::copy_apart(self, s, cx, (target, None), (source, None), bytes),
        }
    }

    fn copy_counted(
        &mut self,
        s: &mut Store<Val>,
        (to, from): (&Argument, &Argument),
        count: Count,
        is_read: bool,
        copying: Copying,
    ) -> StepResult<()> {
        if is_read && let Some(bytes) = self.chosen_count(s, count, [to, from])? {
            return self.copy_known(s, to, from, bytes, copying);
        }
        if let (true, Some(count)) = (is_read, self.count_term(count))
            && let (Some(reach), Some(room)) = (self.reach(s, &to.value, count), self.room(s, &from.value))
            && let Some(bytes) = self.bytes_from(s, &from.value, reach.min(room))?
        {
            let writes = counted(self.terms(), bytes, count);
            return self.put(s, &to.value, Some(&writes));
        }
        self.put(s, &to.value, None)?;
        let (Val::Pointer { object: target, .. } | Val::At { object: target, .. }) = to.value else { return Ok(()) };
        match from.value {
            Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object) => {
                // Pointers among them are somewhere in the target now, or parts of them.
                self.step.flags.hidden |= has_pointers_behind(s, object, 0, u64::MAX);
                let cells = s.memory.get(object).map(|held| held.contents().pieces().map(|piece| piece.cell.clone()));
                let cells: Vec<Cell<Val>> = cells.into_iter().flatten().collect();
                for cell in cells {
                    match cell {
                        Cell::Value(value) => self.blur_store(s, target, &value),
                        Cell::Fill(Fill::Zero | Fill::Byte(_)) => {}
                        Cell::Fill(_) => self.blur_store(s, target, &Val::Unknown),
                    }
                }
            }
            _ => {
                self.step.flags.hidden = true;
                self.blur_store(s, target, &Val::Unknown);
            }
        }
        Ok(())
    }

    /// The difference of the first bytes that differ. All of them must be there.
    fn compare_bytes(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [left, right, ..] = &c.args[..] else { return Ok(None) };
        let count = self.count_argument(c, 2);
        if count == Count::Known(0) {
            return Ok(Some(Val::Bits(0)));
        }
        let mut known = true;
        for block in [left, right] {
            known &= self.check_range(s, block, count, false)?;
        }
        let rooms = (self.room(s, &left.value), self.room(s, &right.value));
        let (true, (Some(a), Some(b))) = (known, rooms) else { return Ok(Some(Val::Unknown)) };
        let Some(count) = self.count_term(count) else {
            let Count::Known(bytes) = count else { return Ok(Some(Val::Unknown)) };
            return Ok(Some(self.compare_constants(s, &left.value, &right.value, bytes)?));
        };
        let most = u64::try_from(self.terms().facts(count).max).unwrap_or(u64::MAX).min(a).min(b);
        if most > MOST {
            return Ok(Some(Val::Unknown));
        }
        let (Some(a), Some(b)) = (self.bytes_from(s, &left.value, most)?, self.bytes_from(s, &right.value, most)?)
        else {
            return Ok(Some(Val::Unknown));
        };
        let mut result = self.terms().constant(0, 32);
        for (index, (a, b)) in a.into_iter().zip(b).enumerate().rev() {
            let index = offset_term(self.terms(), index as u64);
            let (a, b) = (self.closed(a), self.closed(b));
            let terms = self.terms();
            let (differs, compared) = (terms.ne(a, b), terms.ult(index, count));
            let decides = terms.and(differs, compared);
            let (a, b) = (terms.zero_extend(a, 32), terms.zero_extend(b, 32));
            let difference = terms.sub(a, b);
            result = terms.ite(decides, difference, result);
        }
        Ok(Some(self.value(result)))
    }

    fn compare_constants(&mut self, s: &mut Store<Val>, a: &Val, b: &Val, bytes: u64) -> StepResult<Val> {
        let (&Val::Pointer { object: p, offset: i }, &Val::Pointer { object: q, offset: j }) = (a, b) else {
            return Ok(Val::Unknown);
        };
        for index in 0..bytes.min(MOST) {
            match (self.peek(s, p, i as u64 + index)?, self.peek(s, q, j as u64 + index)?) {
                (Val::Bits(a), Val::Bits(b)) if a == b => {}
                (Val::Bits(a), Val::Bits(b)) => return Ok(Val::Bits((a as i32 - b as i32) as u32 as u64)),
                _ => return Ok(Val::Unknown),
            }
        }
        Ok(if bytes <= MOST { Val::Bits(0) } else { Val::Unknown })
    }
}

/// Bytes of an object, apart from what is accessed of them.
pub(super) fn access_to(object: ObjectId, is_write: bool) -> Access {
    access_at(Target { object, offset: 0 }.into(), is_write)
}

pub fn offset_term(terms: &mut TermStore, bytes: u64) -> Term {
    terms.constant(bytes as u128, WIDTH)
}

pub(super) fn count_of(terms: &mut TermStore, term: Term) -> Count {
    match terms.as_constant(term) {
        Some(bits) => Count::Known(bits as u64),
        None => Count::Term(term),
    }
}

/// Writes of as many of the bytes as `count` says.
fn counted(terms: &mut TermStore, bytes: impl IntoIterator<Item = Term>, count: Term) -> Vec<Write> {
    let mut writes = Vec::new();
    for (index, byte) in bytes.into_iter().enumerate() {
        let index = offset_term(terms, index as u64);
        writes.push((terms.ult(index, count), byte));
    }
    writes
}

/// An access that has no bits, apart from what is accessed there.
pub(super) fn access_at(at: Located<UnresolvedPlace>, is_write: bool) -> Access {
    Access { place: None, at, start: 0, width: 0, is_write }
}

/// Whether there are pointers in the object that an argument leads to.
fn leads_to_pointers(s: &Store<Val>, block: &Argument) -> bool {
    match block.value {
        Val::Pointer { object, .. } | Val::At { object, .. } => holds_pointer(s, object, 0, u64::MAX),
        _ => false,
    }
}

/// Whether the background of an object, which no copy has, stands for pointers in these bits.
fn has_pointers_behind(s: &Store<Val>, object: ObjectId, start: u64, end: u64) -> bool {
    let Some(held) = s.memory.get(object) else { return false };
    held.background.as_ref().is_some_and(|background| !background.is_number())
        && held.contents().overlapping(start, end).any(|piece| piece.cell == Cell::Fill(Fill::Background))
}

/// Whether a range of bytes begins or ends within a pointer of which no parts are kept, or holds pointers that a copy lacks.
pub(crate) fn cuts_pointer(s: &Store<Val>, from: Target, bytes: u64) -> bool {
    let cut = |object: ObjectId, at: u64| match s.memory.piece(object, at) {
        Some(piece) if piece.start != at && piece.mentions().is_some() => {
            piece.clip(piece.start, at).cell == Cell::Fill(Fill::Unknown)
        }
        _ => false,
    };
    let Ok(start) = u64::try_from(from.offset) else { return false };
    let (start, end) = (start.saturating_mul(8), start.saturating_add(bytes).saturating_mul(8));
    cut(from.object, start) || cut(from.object, end) || has_pointers_behind(s, from.object, start, end)
}
