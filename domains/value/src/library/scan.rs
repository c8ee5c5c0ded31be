//! Formatted input: what a format makes its function write. How many conversions succeed is not known, so there is one
//! way to go on for each number of them.

use eval::Store;
use symbolic::Origin;
use types::{FloatKind, IntType, Scalar};

use super::bytes::Count;
use super::text::TextRead;
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::inputs::directives::{Input, parse_input};
use crate::inputs::readings::{Field, Numeral, StoredValue};
use crate::machine::attempt::Alternatives;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("scanf", |m, s, c| m.scan_input(s, c, Source::Input, 0)),
    ("__isoc99_scanf", |m, s, c| m.scan_input(s, c, Source::Input, 0)),
    ("__isoc23_scanf", |m, s, c| m.scan_input(s, c, Source::Input, 0)),
    ("fscanf", |m, s, c| m.scan_input(s, c, Source::Stream, 1)),
    ("__isoc99_fscanf", |m, s, c| m.scan_input(s, c, Source::Stream, 1)),
    ("__isoc23_fscanf", |m, s, c| m.scan_input(s, c, Source::Stream, 1)),
    ("sscanf", |m, s, c| m.scan_input(s, c, Source::Text, 1)),
    ("__isoc99_sscanf", |m, s, c| m.scan_input(s, c, Source::Text, 1)),
    ("__isoc23_sscanf", |m, s, c| m.scan_input(s, c, Source::Text, 1)),
    ("vscanf", |m, s, c| m.listed(s, c, 1, |m, s, c| m.scan_input(s, c, Source::Input, 0))),
    ("__isoc99_vscanf", |m, s, c| m.listed(s, c, 1, |m, s, c| m.scan_input(s, c, Source::Input, 0))),
    ("__isoc23_vscanf", |m, s, c| m.listed(s, c, 1, |m, s, c| m.scan_input(s, c, Source::Input, 0))),
    ("vfscanf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.scan_input(s, c, Source::Stream, 1))),
    ("__isoc99_vfscanf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.scan_input(s, c, Source::Stream, 1))),
    ("__isoc23_vfscanf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.scan_input(s, c, Source::Stream, 1))),
    ("vsscanf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.scan_input(s, c, Source::Text, 1))),
    ("__isoc99_vsscanf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.scan_input(s, c, Source::Text, 1))),
    ("__isoc23_vsscanf", |m, s, c| m.listed(s, c, 2, |m, s, c| m.scan_input(s, c, Source::Text, 1))),
];

/// Where the text comes from; apart from standard input, it is the first argument.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Input,
    Stream,
    Text,
}

/// With more conversions than this it is not told apart how many of them succeed.
const MOST_WAYS: usize = 8;

impl ValueMachine<'_> {
    fn scan_input(&mut self, s: &mut Store<Val>, c: &Call, source: Source, format: usize) -> StepResult<Option<Val>> {
        let Some(text) = c.args.get(format) else { return Ok(None) };
        let longest = match (source, &c.args[0]) {
            (Source::Input, _) => None,
            (Source::Stream, stream) => {
                self.check_stream(s, stream)?;
                None
            }
            (Source::Text, text) => self.longest(s, text)?,
        };
        let string = match source {
            Source::Text if self.notes_readings() => self.written(s, &c.args[0].value)?,
            Source::Text | Source::Input | Source::Stream => None,
        };
        let TextRead::Constant(format_text) = self.read_string(s, text, None)? else {
            return self.call_beyond(s, "an unknown format of input");
        };
        let Some(inputs) = parse_input(&format_text) else {
            return self.call_beyond(s, "a format of input that is not understood");
        };
        let assigned = inputs.iter().filter(|input| input.counts()).count();
        let ways = Alternatives::new(assigned + 1, "conversions");
        let done = if assigned <= MOST_WAYS { self.choose(ways)? } else { None };
        // What may not have been written holds what it held before.
        self.step.flags.hidden |= done.is_none();
        let targets = c.args.get(format + 1..).unwrap_or_default();
        let mut left = done.unwrap_or(assigned);
        let (mut fields, mut to) = (Vec::new(), targets.iter());
        for input in &inputs {
            if input.counts() {
                if left == 0 {
                    break;
                }
                left -= 1;
            }
            let stored = match input.suppressed {
                true => StoredValue::Nothing,
                false => {
                    let Some(target) = to.next() else { break };
                    self.store_input(s, input, target, longest, done.is_some())?
                }
            };
            fields.push(Field { input: input.clone(), stored });
        }
        if targets.len() < inputs.iter().filter(|input| !input.suppressed).count() {
            return self.call_beyond(s, "a format of input with too few arguments");
        }
        let result = match done {
            Some(0) => self.number_between(32, -1, 0),
            Some(done) => Ok(Val::Bits(done as u64)),
            None => self.number_between(32, -1, assigned as i128),
        }?;
        if self.notes_readings() && (source != Source::Text || string.is_some()) {
            self.note_fields(string, fields, done.filter(|&done| done < assigned).map(|_| &result));
        }
        Ok(Some(result))
    }

    /// Checks a string that is read; how long it is at most, if that is known.
    fn longest(&mut self, s: &mut Store<Val>, text: &Argument) -> StepResult<Option<u64>> {
        let read = self.read_string(s, text, None)?;
        Ok(match self.length(&read) {
            Count::Known(length) => Some(length),
            Count::Term(length) => u64::try_from(self.terms().facts(length).max).ok(),
            Count::Unknown => None,
        })
    }

    /// Something of this kind is written, or may be if it is not `certain`.
    fn store_input(
        &mut self,
        s: &mut Store<Val>,
        input: &Input,
        target: &Argument,
        longest: Option<u64>,
        certain: bool,
    ) -> StepResult<StoredValue> {
        let names = certain && self.notes_readings();
        let scalar = match input.conversion {
            b's' | b'[' => {
                let most = match (input.width, longest) {
                    (Some(width), Some(longest)) => Some(width.min(longest)),
                    (width, longest) => width.or(longest),
                };
                let Some(most) = most else {
                    self.doubt_range(s, target, true)?;
                    return Ok(StoredValue::Nothing);
                };
                let room = most.saturating_add(1);
                self.receive(s, target, Count::Known(room))?;
                self.scribble(s, target, Some(room), certain)?;
                return if names {
                    self.name_bytes(s, &target.value, room).map(StoredValue::Bytes)
                } else {
                    Ok(StoredValue::Nothing)
                };
            }
            b'c' => {
                let count = input.width.unwrap_or(1);
                self.receive(s, target, Count::Known(count))?;
                return if names {
                    self.name_bytes(s, &target.value, count).map(StoredValue::Bytes)
                } else {
                    Ok(StoredValue::Nothing)
                };
            }
            b'p' => {
                self.step.flags.hidden = true;
                Scalar::Pointer
            }
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => Scalar::Float(match &input.length[..] {
                b"l" => FloatKind::F64,
                b"L" => FloatKind::X87,
                _ => FloatKind::F32,
            }),
            _ => Scalar::Int(IntType::signed(self.counter_width(&input.length))),
        };
        self.check_input(input, target, scalar, longest)?;
        let (cx, target) = (self.cx, self.target_of(s, target)?);
        if !certain {
            self.blur(s, target, eval::scalar_bits(cx, scalar).div_ceil(8))?;
            return Ok(StoredValue::Nothing);
        }
        let Some(format) = input.format(scalar).filter(|_| names) else {
            eval::store_at(self, s, cx, target, None, scalar, Val::Unknown)?;
            return Ok(StoredValue::Nothing);
        };
        let value = self.named(Val::Unknown, format.width(), Origin::Made);
        let number = self.number(&value, format.width());
        eval::store_at(self, s, cx, target, None, scalar, value)?;
        let numeral =
            |value| StoredValue::Number(Numeral { value, format, may_not_fit: matches!(scalar, Scalar::Int(_)) });
        Ok(number.map_or(StoredValue::Nothing, numeral))
    }
}
