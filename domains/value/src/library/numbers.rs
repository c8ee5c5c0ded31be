//! Models of functions that read numbers from strings.

use eval::Store;
use symbolic::{Origin, WIDTH};
use types::{FloatKind, IntType, Scalar, text};

use super::bytes::Count;
use super::text::{Scan, is_zero};
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::inputs::argv::UnwrittenTail;
use crate::inputs::readings::{Format, Numeral};
use crate::library::text::first_of;
use crate::machine::env::Env;
use crate::machine::reasoning::pointer_at;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("atoi", |m, s, c| m.decimal(s, c, INT)),
    ("atol", |m, s, c| m.decimal(s, c, m.long())),
    ("atoll", |m, s, c| m.decimal(s, c, LONG_LONG)),
    ("atof", |m, s, c| m.parse_number(s, c, Scalar::Float(FloatKind::F64))),
    ("strtol", |m, s, c| m.parse_number(s, c, Scalar::Int(m.long()))),
    ("__isoc23_strtol", |m, s, c| m.parse_number(s, c, Scalar::Int(m.long()))),
    ("strtoul", |m, s, c| m.parse_number(s, c, Scalar::Int(m.unsigned_long()))),
    ("__isoc23_strtoul", |m, s, c| m.parse_number(s, c, Scalar::Int(m.unsigned_long()))),
    ("strtoll", |m, s, c| m.parse_number(s, c, Scalar::Int(LONG_LONG))),
    ("__isoc23_strtoll", |m, s, c| m.parse_number(s, c, Scalar::Int(LONG_LONG))),
    ("strtoull", |m, s, c| m.parse_number(s, c, Scalar::Int(UNSIGNED_LONG_LONG))),
    ("__isoc23_strtoull", |m, s, c| m.parse_number(s, c, Scalar::Int(UNSIGNED_LONG_LONG))),
    ("strtod", |m, s, c| m.parse_number(s, c, Scalar::Float(FloatKind::F64))),
    ("strtof", |m, s, c| m.parse_number(s, c, Scalar::Float(FloatKind::F32))),
    ("strtold", |m, s, c| m.parse_number(s, c, Scalar::Float(FloatKind::X87))),
];

const INT: IntType = IntType::signed(32);
const LONG_LONG: IntType = IntType::signed(64);
const UNSIGNED_LONG_LONG: IntType = IntType::unsigned(64);

impl Env<'_> {
    fn long(&self) -> IntType {
        IntType::signed(self.cx.program.types.model.pointer_bits() as u8)
    }

    fn unsigned_long(&self) -> IntType {
        IntType::unsigned(self.long().width)
    }
}

impl ValueMachine<'_> {
    /// A number of so many bits, of which no more is known than where it lies.
    pub(super) fn number_between(&mut self, width: u32, least: i128, most: i128) -> StepResult<Val> {
        let value = self.named(Val::Unknown, width as u64, Origin::Made);
        if let Some(number) = self.number(&value, width as u64) {
            let terms = self.terms();
            let first = terms.constant(IntType::signed(width as u8).from_i128(least), width);
            let range = terms.constant(most.abs_diff(least), width);
            let above = terms.sub(number, first);
            let within = terms.ule(above, range);
            self.constrain(within)?;
        }
        Ok(value)
    }

    /// The number at the beginning of a constant string, in a base.
    fn constant_number(
        &mut self,
        s: &mut Store<Val>,
        text: &Argument,
        base: u32,
        int: IntType,
    ) -> StepResult<Option<text::Number>> {
        let Scan::Ends(bytes) = self.scan(s, &text.value, u64::MAX)? else { return Ok(None) };
        text::integer(&mut |index| Ok(bytes.get(index).copied().unwrap_or(0)), base, int).map(Some)
    }

    /// `atoi`. What does not fit has no meaning.
    fn decimal(&mut self, s: &mut Store<Val>, c: &Call, int: IntType) -> StepResult<Option<Val>> {
        let [text, ..] = &c.args[..] else { return Ok(None) };
        self.suspect_string(s, text)?;
        let number = self.constant_number(s, text, 10, int)?.filter(|number| !number.out_of_range);
        match number {
            Some(number) => Ok(Some(Val::bits(number.bits))),
            None => self.number_of(s, text, Format::Int { ty: int, base: 10 }, true, None).map(Some),
        }
    }

    /// A number of which no more is known than that it is the one a string begins with, up to `end`.
    fn number_of(
        &mut self,
        s: &mut Store<Val>,
        text: &Argument,
        format: Format,
        may_not_fit: bool,
        end: Option<&Val>,
    ) -> StepResult<Val> {
        if !self.notes_readings() {
            return Ok(Val::Unknown);
        }
        let result = self.named(Val::Unknown, format.width(), Origin::Made);
        if let Some(value) = self.number(&result, format.width()) {
            self.note_number(s, &text.value, Numeral { value, format, may_not_fit }, end)?;
        }
        Ok(result)
    }

    /// Writes where the number ends too, if there is a pointer for that. Integers have a base.
    fn parse_number(&mut self, s: &mut Store<Val>, c: &Call, result: Scalar) -> StepResult<Option<Val>> {
        let [text, ..] = &c.args[..] else { return Ok(None) };
        self.suspect_string(s, text)?;
        let format = match (result, c.args.get(2)) {
            (Scalar::Int(ty), Some(Argument { value: Val::Bits(base @ (0 | 2..=36)), .. })) => {
                Some(Format::Int { ty, base: *base as u32 })
            }
            (Scalar::Float(kind), _) => Some(Format::Float(kind)),
            _ => None,
        };
        let number = match format {
            Some(Format::Int { ty, base }) => self.constant_number(s, text, base, ty)?,
            Some(Format::Float(_)) | None => None,
        };
        let mut place = None;
        if let Some(end) = c.args.get(1).filter(|end| end.value != Val::Bits(0)) {
            let behind = match number {
                Some(number) => self.moved_on(&text.value, Count::Known(number.length as u64)),
                // A wrong base leaves what was there.
                None if format.is_none() => Val::Unknown,
                None => self.within_string(s, text)?,
            };
            self.step.flags.hidden |= behind == Val::Unknown;
            let (cx, target) = (self.cx, self.target_of(s, end)?);
            place = Some(behind.clone());
            eval::store_at(self, s, cx, target, None, Scalar::Pointer, behind)?;
        }
        match (number, format) {
            (Some(number), _) => Ok(Some(Val::bits(number.bits))),
            (None, Some(format)) => self.number_of(s, text, format, false, place.as_ref()).map(Some),
            (None, None) => Ok(Some(Val::Unknown)),
        }
    }

    /// A pointer to somewhere in a string, its end included.
    pub(super) fn within_string(&mut self, s: &mut Store<Val>, arg: &Argument) -> StepResult<Val> {
        if let Some(UnwrittenTail { object, size, first, .. }) = self.unwritten(s, &arg.value) {
            let place = self.named(Val::Unknown, WIDTH as u64, Origin::Made);
            let Some(place) = self.number(&place, WIDTH as u64) else { return Ok(Val::Inside(object)) };
            let terms = self.terms();
            let (behind, before) = (terms.ule(first, place), terms.ult(place, size));
            let within = terms.and(behind, before);
            self.constrain(within)?;
            return Ok(pointer_at(self.terms(), object, place));
        }
        let Some(text) = self.text(s, &arg.value, u64::MAX)?.filter(|text| text.is_whole) else {
            return Ok(match arg.value {
                Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object) => Val::Inside(object),
                _ => Val::Unknown,
            });
        };
        let (found, end) = first_of(self.terms(), &text, &mut is_zero);
        self.note_open_text(&text, (found, end), None);
        let place = self.named(Val::Unknown, WIDTH as u64, Origin::Made);
        let Some(place) = self.number(&place, WIDTH as u64) else { return Ok(Val::Inside(text.object)) };
        let terms = self.terms();
        let (behind, before) = (terms.ule(text.first, place), terms.ule(place, end));
        let within = terms.and(behind, before);
        let within = terms.and(within, found);
        self.constrain(within)?;
        Ok(pointer_at(self.terms(), text.object, place))
    }
}
