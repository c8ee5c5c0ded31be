//! Notes of what is read of text from outside ([`crate::inputs::readings`]).

use eval::Store;
use memory::Target;
use symbolic::{Origin, WIDTH};
use term::{Node, Term};
use types::{IntType, Scalar};

use crate::Val;
use crate::inputs::argv::UnwrittenTail;
use crate::inputs::readings::{Field, Kind, Numeral, Reading, SourceText};
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

/// Bytes of a string or line that are looked at.
const MOST_BYTES: u64 = 160;

impl ValueMachine<'_> {
    pub(super) fn notes_readings(&self) -> bool {
        self.tools.readings.is_some() && self.is_symbolic()
    }

    fn note_reading(&mut self, kind: Kind) {
        let (Some(reasoner), Some(readings)) = (&mut self.tools.reasoner, &mut self.tools.readings) else { return };
        let mark = reasoner.fresh(1, Origin::Made);
        if let Node::Symbol(mark) = reasoner.terms.node(mark) {
            readings.note(Reading { mark, kind });
        }
    }

    /// A number was read at the beginning of a string, up to `end`.
    pub(super) fn note_number(
        &mut self,
        s: &mut Store<Val>,
        text: &Val,
        number: Numeral,
        end: Option<&Val>,
    ) -> StepResult<()> {
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
    pub(super) fn note_fields(&mut self, string: Option<SourceText>, fields: Vec<Field>, rest: Option<&Val>) {
        let is_over = rest.and_then(|rest| self.number(rest, 32)).map(|rest| self.terms().is_negative(rest));
        self.note_reading(Kind::Fields { fields, is_over, string });
    }

    pub(super) fn note_character(&mut self, value: &Val) {
        if let Some(value) = self.number(value, 32) {
            self.note_reading(Kind::Character(value));
        }
    }

    /// A line was read into a buffer, or none was.
    pub(super) fn note_line(&mut self, s: &mut Store<Val>, to: &Val, size: u64, is_read: bool) -> StepResult<()> {
        let bytes = if is_read { self.name_bytes(s, to, size)? } else { Vec::new() };
        if !is_read || !bytes.is_empty() {
            self.note_reading(Kind::Line { bytes, size });
        }
        Ok(())
    }

    /// Names for the first bytes of a buffer whose content came from outside.
    pub(super) fn name_bytes(&mut self, s: &mut Store<Val>, to: &Val, size: u64) -> StepResult<Vec<Term>> {
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
    pub(super) fn written(&mut self, s: &mut Store<Val>, pointer: &Val) -> StepResult<Option<SourceText>> {
        if let Some(UnwrittenTail { bytes: array, size, first, .. }) = self.unwritten(s, pointer) {
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
            return Ok(Some(SourceText { is_argument: true, bytes, ends }));
        }
        let text = self.text(s, pointer, MOST_BYTES)?;
        let terms = self.terms();
        let exact =
            text.filter(|text| terms.as_constant(text.first) == Some(text.from as u128) && !text.bytes.is_empty());
        Ok(exact.map(|text| SourceText { is_argument: false, bytes: text.bytes, ends: terms.truth() }))
    }
}
