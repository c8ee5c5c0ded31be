//! Generation of standard input: the text that gives what a path has read of it.

use term::{Model, SymbolId, Term, TermStore};
use types::{IntType, Scalar};

use crate::inputs::directives::Input;
use crate::inputs::readings::{Field, Format, Kind, Readings, StoredValue};

impl Readings {
    /// What a path reads of standard input, by a model. At the step `misfit` a number is too large.
    pub fn input(
        &self,
        unknowns: &[(usize, SymbolId)],
        misfit: Option<usize>,
        terms: &TermStore,
        model: &Model,
    ) -> Vec<u8> {
        let mut input = Vec::new();
        for (step, reading) in self.of(unknowns) {
            match &reading.kind {
                Kind::Character(value) => match u8::try_from(model.bits(terms, *value)) {
                    Ok(byte) => input.push(byte),
                    Err(_) => return input,
                },
                Kind::Line { bytes, size } => {
                    let line = word(bytes, terms, model);
                    input.extend(line.iter().take(*size as usize));
                    if line.is_empty() {
                        return input;
                    }
                }
                Kind::Fields { fields, is_over, string: None } => {
                    let text = text_of(fields, terms, model, Some(step) == misfit);
                    let is_apart = input.last().is_none_or(u8::is_ascii_whitespace);
                    if !is_apart && !text.is_empty() {
                        input.push(b'\n');
                    }
                    input.extend(text);
                    match is_over {
                        Some(is_over) if model.holds(terms, *is_over) => return input,
                        Some(_) => input.extend(b" ?"),
                        None => {}
                    }
                }
                Kind::Fields { string: Some(_), .. } | Kind::Number { .. } => {}
            }
        }
        if input.last().is_some_and(|&last| last != b'\n') {
            input.push(b'\n');
        }
        input
    }
}

/// The text that conversions read.
pub(super) fn text_of(fields: &[Field], terms: &TermStore, model: &Model, is_misfit: bool) -> Vec<u8> {
    let mut text: Vec<u8> = Vec::new();
    for Field { input, stored } in fields {
        text.extend(&input.before);
        let skips = !matches!(input.conversion, b'c' | b'[' | b'n');
        if skips && input.before.is_empty() && !text.is_empty() {
            text.push(b' ');
        }
        match stored {
            StoredValue::Number(number) if is_misfit && number.may_not_fit => text.extend(number.format.too_large()),
            StoredValue::Number(number) => text.extend(number.format.text(model.bits(terms, number.value))),
            StoredValue::Bytes(bytes) if input.conversion == b'c' => {
                text.extend(bytes.iter().map(|&byte| model.bits(terms, byte) as u8));
            }
            StoredValue::Bytes(bytes) => text.extend(word(bytes, terms, model)),
            StoredValue::Nothing if input.conversion == b'n' => {}
            StoredValue::Nothing => {
                let allowed = input.allowed();
                text.extend((b'0'..=b'z').find(|&byte| allowed[byte as usize]));
            }
        }
    }
    text
}

/// Up to the zero.
fn word(bytes: &[Term], terms: &TermStore, model: &Model) -> Vec<u8> {
    bytes.iter().map(|&byte| model.bits(terms, byte) as u8).take_while(|&byte| byte != 0).collect()
}

impl Input {
    /// How a number that is stored as `scalar` was written, if it is one.
    pub fn format(&self, scalar: Scalar) -> Option<Format> {
        let base = match self.conversion {
            b'x' | b'X' => 16,
            b'o' => 8,
            b'n' => return None,
            _ => 10,
        };
        let is_signed = matches!(self.conversion, b'd' | b'i');
        match scalar {
            Scalar::Int(int) => Some(Format::Int { ty: IntType { signed: is_signed, ..int }, base }),
            Scalar::Float(kind) => Some(Format::Float(kind)),
            Scalar::Pointer => None,
        }
    }

    /// The bytes that a word which is read may have.
    pub fn allowed(&self) -> [bool; 256] {
        let mut allowed = [false; 256];
        if self.conversion != b'[' {
            (b'!'..=b'~').for_each(|byte| allowed[byte as usize] = true);
            return allowed;
        }
        let is_opposite = self.set.first() == Some(&b'^');
        let set = &self.set[usize::from(is_opposite)..self.set.len().saturating_sub(1)];
        let mut at = 0;
        while at < set.len() {
            match set.get(at + 1..at + 3) {
                Some(&[b'-', last]) => {
                    (set[at]..=last).for_each(|byte| allowed[byte as usize] = true);
                    at += 3;
                }
                _ => {
                    allowed[set[at] as usize] = true;
                    at += 1;
                }
            }
        }
        if is_opposite {
            allowed.iter_mut().for_each(|allowed| *allowed = !*allowed);
        }
        allowed[0] = false;
        allowed
    }
}
