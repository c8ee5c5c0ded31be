//! Models of functions that take strings apart (`strtok` and its like).

use eval::Store;
use memory::Target;
use types::Scalar;

use super::bytes::{BYTE, Count};
use super::statics::Static;
use super::text::{Scan, TextRead};
use super::{Argument, Call, Implementation};
use crate::Val;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("strtok", |m, s, c| m.next_token(s, c)),
    ("strtok_r", |m, s, c| m.next_token_of(s, c)),
    ("__strtok_r", |m, s, c| m.next_token_of(s, c)),
    ("strsep", |m, s, c| m.separate(s, c)),
];

const UNKNOWN_TEXT: &str = "tokens of a string that is not known";

impl ValueMachine<'_> {
    /// The library keeps where the rest begins.
    fn next_token(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let bytes = self.cx.program.types.model.pointer_bytes();
        let rest = self.static_object(s, Static::Token, bytes);
        self.token(s, c, &rest)
    }

    fn next_token_of(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [_, _, rest, ..] = &c.args[..] else { return Ok(None) };
        let rest = rest.value.clone();
        self.token(s, c, &rest)
    }

    fn token(&mut self, s: &mut Store<Val>, c: &Call, rest: &Val) -> StepResult<Option<Val>> {
        let [text, set, ..] = &c.args[..] else { return Ok(None) };
        let cx = self.cx;
        let rest = self.target_of(s, &Argument { value: rest.clone(), ..text.clone() })?;
        let mut text = text.clone();
        if text.value == Val::Bits(0) {
            text.value = eval::load_at(self, s, cx, rest, None, Scalar::Pointer)?;
        }
        let Some((bytes, set)) = self.text_and_set(s, &text, set)? else { return self.call_beyond(s, UNKNOWN_TEXT) };
        let in_set = |byte: &u8| set.contains(byte);
        let skipped = bytes.iter().position(|byte| !in_set(byte)).unwrap_or(bytes.len());
        let end = bytes[skipped..].iter().position(in_set).map_or(bytes.len(), |length| skipped + length);
        let behind = self.cut(s, &text, end, bytes.len())?.unwrap_or(end);
        let behind = self.moved_on(&text.value, Count::Known(behind as u64));
        eval::store_at(self, s, cx, rest, None, Scalar::Pointer, behind)?;
        Ok(Some(match skipped == bytes.len() {
            true => Val::Bits(0),
            false => self.moved_on(&text.value, Count::Known(skipped as u64)),
        }))
    }

    fn separate(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [place, set, ..] = &c.args[..] else { return Ok(None) };
        let (cx, target) = (self.cx, self.target_of(s, place)?);
        let value = eval::load_at(self, s, cx, target, None, Scalar::Pointer)?;
        if value == Val::Bits(0) {
            return Ok(Some(value));
        }
        let text = Argument { value, ..place.clone() };
        let Some((bytes, set)) = self.text_and_set(s, &text, set)? else { return self.call_beyond(s, UNKNOWN_TEXT) };
        let end = bytes.iter().position(|byte| set.contains(byte)).unwrap_or(bytes.len());
        let rest = match self.cut(s, &text, end, bytes.len())? {
            Some(behind) => self.moved_on(&text.value, Count::Known(behind as u64)),
            None => Val::Bits(0),
        };
        eval::store_at(self, s, cx, target, None, Scalar::Pointer, rest)?;
        Ok(Some(text.value))
    }

    /// Constant bytes of a string, and of the characters that end a token, if they are known.
    fn text_and_set(
        &mut self,
        s: &mut Store<Val>,
        text: &Argument,
        set: &Argument,
    ) -> StepResult<Option<(Vec<u8>, Vec<u8>)>> {
        let set = self.read_string(s, set, None)?;
        self.suspect_string(s, text)?;
        Ok(match (self.scan(s, &text.value, u64::MAX)?, set) {
            (Scan::Ends(bytes), TextRead::Constant(set)) => Some((bytes, set)),
            _ => None,
        })
    }

    /// Ends a token that does not end with the text itself; where the rest begins then.
    fn cut(&mut self, s: &mut Store<Val>, text: &Argument, end: usize, length: usize) -> StepResult<Option<usize>> {
        let (true, &Val::Pointer { object, offset }) = (end < length, &text.value) else { return Ok(None) };
        let (cx, target) = (self.cx, Target { object, offset: offset.saturating_add(end as i64) });
        eval::store_at(self, s, cx, target.into(), None, BYTE, Val::Bits(0))?;
        Ok(Some(end + 1))
    }
}
