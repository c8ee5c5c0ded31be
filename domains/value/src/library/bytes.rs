//! Functions on bytes and strings.

use eval::{Machine, State};
use memory::{Fill, ObjectId, Target};
use types::Scalar;

use super::{Argument, Call, Implementation};
use crate::Val;
use crate::machine::{Ended, Explicit};

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("memset", |m, s, c| {
        let byte = c.args.get(1).and_then(|arg| arg.value.constant());
        m.fill_bytes(s, c, byte.map_or(Fill::Unknown, |byte| Fill::byte(byte as u8)), 2)
    }),
    ("bzero", |m, s, c| m.fill_bytes(s, c, Fill::Zero, 1)),
    ("memcpy", |m, s, c| m.copy_bytes(s, c)),
    ("memmove", |m, s, c| m.copy_bytes(s, c)),
    ("strlen", |m, s, c| m.string_length(s, c)),
    ("strcmp", |m, s, c| m.compare_strings(s, c, None)),
    ("strncmp", |m, s, c| {
        let most = c.args.get(2).and_then(|arg| arg.value.constant());
        match most {
            Some(most) => m.compare_strings(s, c, Some(most.min(u64::MAX as u128) as u64)),
            None => m.compare_strings(s, c, None).map(|_| Some(Val::Unknown)),
        }
    }),
    ("strcpy", |m, s, c| m.copy_string(s, c)),
];

/// Longer strings are not followed.
const LONGEST: usize = 4096;

impl Explicit<'_> {
    /// Some bytes from a pointer on change, nobody knows how many.
    fn forget_at(&mut self, s: &mut State<Val>, arg: &Argument) -> Ended<()> {
        let cx = self.cx;
        let inside = match arg.value {
            Val::Pointer { object, .. } | Val::At { object, .. } => Val::Inside(object),
            ref other => other.clone(),
        };
        let elsewhere = self.target_of(s, &Argument { value: inside, ..arg.clone() })?;
        let access = eval::Access { place: None, target: elsewhere, start: 0, width: 0, is_write: true };
        self.bytes_elsewhere(s, cx, &access, None)
    }

    fn fill_bytes(&mut self, s: &mut State<Val>, c: &Call, fill: Fill, count: usize) -> Ended<Option<Val>> {
        let cx = self.cx;
        let [to, ..] = &c.args[..] else { return Ok(None) };
        match c.args.get(count).and_then(|arg| arg.value.constant()) {
            Some(0) => {}
            Some(bytes) => {
                let target = self.target_of(s, to)?;
                eval::fill(self, s, cx, (target, None), bytes.min(u64::MAX as u128) as u64, fill)?;
            }
            None => self.forget_at(s, to)?,
        }
        Ok(Some(to.value.clone()))
    }

    fn copy_bytes(&mut self, s: &mut State<Val>, c: &Call) -> Ended<Option<Val>> {
        let cx = self.cx;
        let [to, from, bytes, ..] = &c.args[..] else { return Ok(None) };
        match bytes.value.constant() {
            Some(0) => {}
            Some(bytes) => {
                let bytes = bytes.min(u64::MAX as u128) as u64;
                let source = self.target_of(s, from)?;
                let target = self.target_of(s, to)?;
                self.flags.hidden |= cuts_pointer(s, source, bytes);
                eval::copy(self, s, cx, (target, None), (source, None), bytes)?;
            }
            None => {
                self.flags.hidden = true;
                self.target_of(s, from)?;
                if let Val::Pointer { .. } | Val::At { .. } | Val::Inside(_) = from.value
                    && self.options.properties.deref
                {
                    self.note(|m| m.violation("valid-deref", "copy of an unknown number of bytes".to_owned()));
                }
                self.forget_at(s, to)?;
            }
        }
        Ok(Some(to.value.clone()))
    }

    /// The bytes of a string up to its end, if all are known.
    fn string(&mut self, s: &mut State<Val>, arg: &Argument) -> Ended<Option<Vec<u8>>> {
        let cx = self.cx;
        let target = self.target_of(s, arg)?;
        let mut bytes = Vec::new();
        while bytes.len() < LONGEST {
            let at = Target { offset: target.offset.saturating_add(bytes.len() as i64), ..target };
            let byte = eval::load_at(self, s, cx, at, None, Scalar::Int(types::IntType::unsigned(8)))?;
            match byte {
                Val::Bits(0) => return Ok(Some(bytes)),
                Val::Bits(byte) => bytes.push(byte as u8),
                _ => break,
            }
        }
        if self.options.properties.deref {
            self.note(|m| m.violation("valid-deref", "a string that may have no end".to_owned()));
        }
        Ok(None)
    }

    fn string_length(&mut self, s: &mut State<Val>, c: &Call) -> Ended<Option<Val>> {
        let [text, ..] = &c.args[..] else { return Ok(None) };
        let length = self.string(s, text)?.map(|bytes| bytes.len() as u64);
        Ok(Some(length.map_or(Val::Unknown, Val::Bits)))
    }

    /// As glibc does: the difference of the first bytes that differ.
    fn compare_strings(&mut self, s: &mut State<Val>, c: &Call, most: Option<u64>) -> Ended<Option<Val>> {
        let cx = self.cx;
        let [left, right, ..] = &c.args[..] else { return Ok(None) };
        let most = most.unwrap_or(u64::MAX);
        if most == 0 {
            return Ok(Some(Val::Bits(0)));
        }
        let (a, b) = (self.target_of(s, left)?, self.target_of(s, right)?);
        for index in 0..most.min(LONGEST as u64) as i64 {
            let mut byte = |target: Target| {
                let at = Target { offset: target.offset.saturating_add(index), ..target };
                eval::load_at(self, s, cx, at, None, Scalar::Int(types::IntType::unsigned(8)))
            };
            match (byte(a)?, byte(b)?) {
                (Val::Bits(a), Val::Bits(b)) if a != b || a == 0 => {
                    return Ok(Some(Val::Bits((a as i32 - b as i32) as u32 as u64)));
                }
                (Val::Bits(_), Val::Bits(_)) if index as u64 + 1 == most => return Ok(Some(Val::Bits(0))),
                (Val::Bits(_), Val::Bits(_)) => {}
                _ => break,
            }
        }
        if self.options.properties.deref {
            self.note(|m| m.violation("valid-deref", "a string that may have no end".to_owned()));
        }
        Ok(Some(Val::Unknown))
    }

    fn copy_string(&mut self, s: &mut State<Val>, c: &Call) -> Ended<Option<Val>> {
        let cx = self.cx;
        let [to, from, ..] = &c.args[..] else { return Ok(None) };
        match self.string(s, from)? {
            Some(bytes) => {
                let source = self.target_of(s, from)?;
                let target = self.target_of(s, to)?;
                eval::copy(self, s, cx, (target, None), (source, None), bytes.len() as u64 + 1)?;
            }
            None => self.forget_at(s, to)?,
        }
        Ok(Some(to.value.clone()))
    }
}

/// Whether a range of bytes begins or ends within a pointer.
pub(crate) fn cuts_pointer(s: &State<Val>, from: Target, bytes: u64) -> bool {
    let cut = |object: ObjectId, at: u64| match s.memory.piece(object, at) {
        Some(piece) => piece.mentions().is_some() && piece.start != at,
        None => false,
    };
    let Ok(start) = u64::try_from(from.offset) else { return false };
    let (start, end) = (start.saturating_mul(8), start.saturating_add(bytes).saturating_mul(8));
    cut(from.object, start) || cut(from.object, end)
}
