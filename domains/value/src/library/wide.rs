//! Strings of wide characters, as far as these are constants. Their length is all that matters here.

use eval::{Access, Accesses, Store};
use memory::{Fill, ObjectKind, Target};
use types::{IntType, Scalar};

use super::allocation::Bytes;
use super::bytes::Count;
use super::text::LONGEST;
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::inputs::directives::{Piece, parse};
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("wcslen", |m, s, c| m.wide_length(s, c)),
    ("wcscpy", |m, s, c| m.copy_wide(s, c, false)),
    ("wcscat", |m, s, c| m.copy_wide(s, c, true)),
    ("wcpcpy", |m, s, c| {
        m.copy_wide(s, c, false)?;
        m.within_first(c)
    }),
    ("wcsncpy", |m, s, c| m.copy_wide_padded(s, c)),
    ("wcpncpy", |m, s, c| {
        m.copy_wide_padded(s, c)?;
        m.within_first(c)
    }),
    ("wcsncat", |m, s, c| m.append_wide(s, c)),
    ("wcsdup", |m, s, c| m.duplicate_wide(s, c)),
    ("wmemcpy", |m, s, c| m.copy_wide_block(s, c)),
    ("wmempcpy", |m, s, c| {
        m.copy_wide_block(s, c)?;
        m.within_first(c)
    }),
    ("wmemmove", |m, s, c| m.copy_wide_block(s, c)),
    ("wmemset", |m, s, c| m.fill_wide(s, c)),
    ("mbstowcs", |m, s, c| m.widen(s, c)),
    ("wcstombs", |m, s, c| m.narrow(s, c)),
    ("wprintf", |m, s, c| m.print_wide(s, c, 0)),
    ("fwprintf", |m, s, c| m.print_wide(s, c, 1)),
    ("swprintf", |m, s, c| m.print_wide(s, c, 2)),
];

/// Bytes of an element.
const WIDTH: u64 = 4;
/// More bytes are not filled one element after the other.
const MOST_FILLED: u64 = 1024;
const ELEMENT: Scalar = Scalar::Int(IntType::signed(32));

impl ValueMachine<'_> {
    /// Elements before the end of a wide string, or no more than a limit. `None` where that is not known; then it is doubted
    /// that it ends.
    pub(super) fn read_wide(
        &mut self,
        s: &mut Store<Val>,
        arg: &Argument,
        limit: Option<Count>,
    ) -> StepResult<Option<Vec<u32>>> {
        if limit == Some(Count::Known(0)) {
            return Ok(Some(Vec::new()));
        }
        self.target_of(s, arg)?;
        if let (&Val::Pointer { object, offset }, Some(room)) = (&arg.value, self.room(s, &arg.value)) {
            let mut elements = Vec::new();
            while elements.len() < LONGEST {
                let index = elements.len() as u64;
                match limit {
                    Some(Count::Known(most)) if index == most => return Ok(Some(elements)),
                    _ if (index + 1) * WIDTH > room => break,
                    _ => {}
                }
                let offset = offset.saturating_add_unsigned(index * WIDTH);
                match self.wide_element(s, Target { object, offset })? {
                    // It ends; but it may be taken not to, earlier.
                    Val::Bits(0) => return Ok(matches!(limit, None | Some(Count::Known(_))).then_some(elements)),
                    Val::Bits(element) => elements.push(element as u32),
                    _ => break,
                }
            }
        }
        self.doubt_range(s, arg, false)?;
        Ok(None)
    }

    fn wide_element(&mut self, s: &mut Store<Val>, target: Target) -> StepResult<Val> {
        let (cx, start) = (self.cx, target.offset as u64 * 8);
        self.reads(target.object, start, WIDTH * 8);
        let found = s.memory.read(target.object, start, WIDTH * 8);
        let access = Access { place: None, at: target, start: start as i64, width: WIDTH * 8, is_write: false };
        self.loaded(s, cx, &access, ELEMENT, found)
    }

    fn wide_length(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [text, ..] = &c.args[..] else { return Ok(None) };
        let read = self.read_wide(s, text, None)?;
        Ok(Some(read.map_or(Val::Unknown, |elements| Val::Bits(elements.len() as u64))))
    }

    /// Copies elements, and writes as many zeros behind them. Unknown numbers of them go wherever there may be room.
    fn put_wide(
        &mut self,
        s: &mut Store<Val>,
        to: &Argument,
        from: &Argument,
        elements: Option<u64>,
        zeros: u64,
    ) -> StepResult<()> {
        let Some(elements) = elements else { return self.doubt_range(s, to, true) };
        let cx = self.cx;
        let (source, target) = (self.target_of(s, from)?, self.target_of(s, to)?);
        let bytes = elements.saturating_mul(WIDTH);
        eval::copy(self, s, cx, (target, None), (source, None), bytes)?;
        let behind = target.moved(bytes as i64);
        eval::fill(self, s, cx, (behind, None), zeros.saturating_mul(WIDTH), Fill::Zero)
    }

    fn copy_wide(&mut self, s: &mut Store<Val>, c: &Call, appends: bool) -> StepResult<Option<Val>> {
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let before = if appends { self.read_wide(s, to, None)?.map(|old| old.len() as u64) } else { Some(0) };
        let read = self.read_wide(s, from, None)?;
        let count = before.and(read).map(|elements| elements.len() as u64);
        let end = self.moved_on(&to.value, Count::Known(before.unwrap_or(0) * WIDTH));
        self.put_wide(s, &Argument { value: end, ..to.clone() }, from, count, 1)?;
        Ok(Some(to.value.clone()))
    }

    fn copy_wide_padded(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let limit = self.count_argument(c, 2);
        let read = self.read_wide(s, from, Some(limit))?;
        match (limit, read) {
            (Count::Known(most), Some(elements)) => {
                let count = elements.len() as u64;
                self.put_wide(s, to, from, Some(count), most - count)?;
            }
            _ => {
                let bytes = self.scaled_argument(c, 2, WIDTH);
                self.receive(s, to, bytes)?;
            }
        }
        Ok(Some(to.value.clone()))
    }

    fn append_wide(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let limit = self.count_argument(c, 2);
        let before = self.read_wide(s, to, None)?.map(|old| old.len() as u64);
        let read = self.read_wide(s, from, Some(limit))?;
        let count = before.and(read).map(|elements| elements.len() as u64);
        let end = self.moved_on(&to.value, Count::Known(before.unwrap_or(0) * WIDTH));
        self.put_wide(s, &Argument { value: end, ..to.clone() }, from, count, 1)?;
        Ok(Some(to.value.clone()))
    }

    fn duplicate_wide(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [text, ..] = &c.args[..] else { return Ok(None) };
        let count = self.read_wide(s, text, None)?.map(|elements| elements.len() as u64);
        let bytes = count.map_or(Bytes::Unknown, |count| Bytes::Known((count + 1) * WIDTH));
        let block = self.allocate(s, bytes, Fill::Unknown, ObjectKind::Heap)?;
        if let (Some(value @ Val::Pointer { .. }), Some(_)) = (&block, count) {
            self.put_wide(s, &Argument { value: value.clone(), ..text.clone() }, text, count, 1)?;
        }
        Ok(block)
    }

    fn copy_wide_block(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        let bytes = self.scaled_argument(c, 2, WIDTH);
        let is_exact = |arg: &Argument| matches!(arg.value, Val::Pointer { .. });
        match bytes {
            Count::Known(0) => {}
            Count::Known(bytes) if is_exact(to) && is_exact(from) => {
                self.put_wide(s, to, from, Some(bytes / WIDTH), 0)?;
            }
            _ => {
                self.check_range(s, from, bytes, false)?;
                self.step.flags.hidden = true;
                self.receive(s, to, bytes)?;
            }
        }
        Ok(Some(to.value.clone()))
    }

    fn fill_wide(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, wide, ..] = &c.args[..] else { return Ok(None) };
        let bytes = self.scaled_argument(c, 2, WIDTH);
        match (bytes, &to.value) {
            (Count::Known(bytes @ 1..=MOST_FILLED), &Val::Pointer { object, offset }) => {
                self.check_range(s, to, Count::Known(bytes), true)?;
                let value = self.convert_value(wide.scalar, ELEMENT, wide.value.clone());
                let cx = self.cx;
                for at in (0..bytes).step_by(WIDTH as usize) {
                    let target = Target { object, offset: offset.saturating_add_unsigned(at) }.into();
                    eval::store_at(self, s, cx, target, None, ELEMENT, value.clone())?;
                }
            }
            _ => self.receive(s, to, bytes)?,
        }
        Ok(Some(to.value.clone()))
    }

    /// A pointer into what the first argument leads to.
    pub(super) fn within_first(&mut self, c: &Call) -> StepResult<Option<Val>> {
        Ok(c.args.first().map(|first| self.within(&first.value)))
    }

    /// `mbstowcs`. As many elements as the string has characters, and a zero, but no more than the limit.
    fn widen(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [_, from, ..] = &c.args[..] else { return Ok(None) };
        let read = self.read_string(s, from, None)?;
        let length = self.length(&read);
        self.convert(s, c, length, WIDTH)
    }

    /// `wcstombs`.
    fn narrow(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [_, from, ..] = &c.args[..] else { return Ok(None) };
        let length = match self.read_wide(s, from, None)? {
            Some(elements) => Count::Known(elements.len() as u64),
            None => Count::Unknown,
        };
        self.convert(s, c, length, 1)
    }

    fn convert(&mut self, s: &mut Store<Val>, c: &Call, length: Count, unit: u64) -> StepResult<Option<Val>> {
        let [to, _, _, ..] = &c.args[..] else { return Ok(None) };
        if to.value != Val::Bits(0) {
            let bytes = match (length, self.count_argument(c, 2)) {
                (Count::Known(length), Count::Known(most)) => {
                    Count::Known(length.saturating_add(1).min(most).saturating_mul(unit))
                }
                _ => self.scaled_argument(c, 2, unit),
            };
            self.receive(s, to, bytes)?;
        }
        // What is no character gives -1.
        Ok(Some(Val::Unknown))
    }

    /// Output by a wide format. Where memory is checked, only of what is no pointer.
    fn print_wide(&mut self, s: &mut Store<Val>, c: &Call, format: usize) -> StepResult<Option<Val>> {
        let Some(text) = c.args.get(format) else { return Ok(None) };
        if format == 1 {
            self.check_stream(s, &c.args[0])?;
        }
        let elements = self.read_wide(s, text, None)?;
        let bytes: Option<Vec<u8>> =
            elements.and_then(|elements| elements.into_iter().map(|element| u8::try_from(element).ok()).collect());
        let pieces = bytes.and_then(|bytes| parse(&bytes));
        let is_harmless = |pieces: Vec<Piece>| {
            pieces.iter().all(|piece| match piece {
                Piece::Text(_) => true,
                Piece::Directive(directive) => !b"nsS".contains(&directive.conversion),
            })
        };
        if !pieces.is_some_and(is_harmless) {
            return self.call_beyond(s, "output by a wide format that reads strings or writes");
        }
        if format == 2 {
            let bytes = self.scaled_argument(c, 1, WIDTH);
            self.receive(s, &c.args[0], bytes)?;
        }
        Ok(Some(Val::Unknown))
    }
}
