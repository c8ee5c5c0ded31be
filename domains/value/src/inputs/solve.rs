//! Generation of input texts from a model: texts that give the numbers a path wants.

use smt::Answer;
use symbolic::{Conditions, Reasoner};
use term::{Model, SymbolId, Term, TermStore};

use crate::inputs::readings::{Field, Kind, Numeral, Reading, Readings, SourceText, StoredValue};
use crate::inputs::standard_input::text_of;

/// Questions to the solver that texts may cost. Not measured; texts are guesses, so any number is right.
const MOST_QUESTIONS: usize = 400;

/// A model, and what is settled of it.
pub(crate) struct ModelSearch<'a> {
    pub reasoner: &'a mut Reasoner,
    pub conditions: Conditions,
    pub model: Model,
    questions: usize,
}

/// What a text is followed by.
#[derive(Clone, Copy, PartialEq)]
enum TextEnd {
    Byte(u8),
    /// Nothing that would belong to the number.
    Other,
}

impl<'a> ModelSearch<'a> {
    pub fn new(reasoner: &'a mut Reasoner, conditions: Conditions, model: Model) -> Self {
        ModelSearch { reasoner, conditions, model, questions: 0 }
    }

    fn terms(&mut self) -> &mut TermStore {
        &mut self.reasoner.terms
    }

    fn bits(&self, term: Term) -> u128 {
        self.model.bits(&self.reasoner.terms, term)
    }

    /// A model for which the claim holds too.
    fn model_with(&mut self, claim: Term) -> Option<(Conditions, Model)> {
        if self.reasoner.terms.as_constant(claim) == Some(0) || self.questions >= MOST_QUESTIONS {
            return None;
        }
        let conditions = self.conditions.clone().with(claim, None);
        if self.model.holds(&self.reasoner.terms, claim) {
            return Some((conditions, self.model.clone()));
        }
        self.questions += 1;
        match self.reasoner.model(&conditions) {
            Answer::Sat(model) => Some((conditions, model)),
            Answer::Unsat(_) | Answer::Unknown(_) => None,
        }
    }

    /// Settles on a claim if it can hold.
    pub fn settle(&mut self, claim: Term) -> bool {
        let Some((conditions, model)) = self.model_with(claim) else { return false };
        (self.conditions, self.model) = (conditions, model);
        true
    }

    /// All that was read gets a text, as far as there is one. At the step `misfit` a number is too large.
    pub fn settle_readings(&mut self, readings: &Readings, unknowns: &[(usize, SymbolId)], misfit: Option<usize>) {
        let read: Vec<(usize, &Reading)> = readings.of(unknowns).collect();
        self.settle_end_of_input(&read);
        for &(step, reading) in &read {
            match &reading.kind {
                Kind::Number { number, string, length } => {
                    let number = Numeral { may_not_fit: number.may_not_fit && Some(step) == misfit, ..*number };
                    self.settle_number(number, string, *length);
                }
                Kind::Fields { fields, string, .. } => {
                    self.settle_fields(fields, string.as_ref(), Some(step) == misfit)
                }
                Kind::Character(_) | Kind::Line { .. } => {}
            }
        }
        for (_, reading) in &read {
            if let Kind::Line { bytes, size } = &reading.kind {
                self.settle_line(bytes, *size);
            }
        }
    }

    /// Behind the end of the input there is nothing more.
    fn settle_end_of_input(&mut self, read: &[(usize, &Reading)]) {
        let mut characters = read.iter().filter_map(|(_, reading)| match reading.kind {
            Kind::Character(value) => Some(value),
            _ => None,
        });
        let Some(mut before) = characters.next() else { return };
        let mut claims = Vec::new();
        for value in characters {
            let terms = self.terms();
            let (over, next) = (terms.is_negative(before), terms.is_negative(value));
            claims.push(terms.implies(over, next));
            before = value;
        }
        let claim = self.terms().all(claims);
        self.settle(claim);
    }

    fn settle_number(&mut self, number: Numeral, string: &SourceText, length: Option<Term>) {
        let Numeral { value, format, may_not_fit } = number;
        if may_not_fit && self.settle_text(&format.too_large(), string, number, None) {
            return;
        }
        let width = self.terms().width(value);
        for range in format.ranges().into_iter().map(Some).chain([None]) {
            let claim = match range {
                Some(range) => within(self.terms(), value, width, range),
                None => self.terms().truth(),
            };
            let Some((_, model)) = self.model_with(claim) else { continue };
            let bits = model.bits(&self.reasoner.terms, value);
            if self.settle_text_of(bits, string, number, length) {
                return;
            }
        }
        for bits in format.usual() {
            if self.settle_text_of(bits, string, number, length) {
                return;
            }
        }
        // There is no number.
        let terms = self.terms();
        let zero = terms.constant(0, width);
        let mut claims = vec![terms.eq(value, zero), string.ends];
        if let Some(length) = length {
            let none = terms.constant(0, terms.width(length));
            claims.push(terms.eq(length, none));
        }
        if let Some(&first) = string.bytes.first() {
            claims.push(among(terms, first, |byte| {
                byte == 0 || byte.is_ascii_punctuation() || (b'p'..=b'z').contains(&byte)
            }));
        }
        let claim = terms.all(claims);
        self.settle(claim);
    }

    /// The string begins with a text of this number.
    fn settle_text_of(&mut self, bits: u128, string: &SourceText, number: Numeral, length: Option<Term>) -> bool {
        let terms = self.terms();
        let wanted = terms.constant(bits, terms.width(number.value));
        let is_wanted = terms.eq(number.value, wanted);
        // A NaN has many patterns, and a text only one.
        if self.model_with(is_wanted).is_none() {
            return false;
        }
        let text = number.format.text(bits);
        let wide = length.map_or(0, |length| usize::try_from(self.bits(length)).unwrap_or(0));
        let padded = [text.len(), wide.min(24), 3, 5, 8].into_iter().enumerate();
        let widths: Vec<usize> =
            padded.filter(|&(at, width)| at == 0 || width > text.len()).map(|(_, width)| width).collect();
        widths.into_iter().any(|width| {
            let sign = usize::from(text.first() == Some(&b'-'));
            let zeros = vec![b'0'; width - text.len()];
            let text = [&text[..sign], &zeros, &text[sign..]].concat();
            self.settle_text(&text, string, number, Some((is_wanted, length)))
        })
    }

    /// The string begins with this text, and nothing behind it belongs to it. If `given`, that is what was read.
    fn settle_text(
        &mut self,
        text: &[u8],
        string: &SourceText,
        number: Numeral,
        given: Option<(Term, Option<Term>)>,
    ) -> bool {
        let Some(begins) = begins_with(self.terms(), string, text) else { return false };
        let mut claims = vec![begins];
        if let Some((is_wanted, length)) = given {
            claims.push(is_wanted);
            if let Some(length) = length {
                let terms = self.terms();
                let all = terms.constant(text.len() as u128, terms.width(length));
                claims.push(terms.eq(length, all));
            }
        }
        let claim = self.terms().all(claims);
        if self.model_with(claim).is_none() {
            return false;
        }
        let Some(&next) = string.bytes.get(text.len()) else { return self.settle(claim) };
        let ends: &[TextEnd] = match string.is_argument {
            true => &[TextEnd::Byte(0), TextEnd::Other],
            false => &[TextEnd::Byte(b'\n'), TextEnd::Byte(0), TextEnd::Other],
        };
        ends.iter().any(|&end| {
            let terms = self.terms();
            let ends = match end {
                TextEnd::Byte(byte) => {
                    let byte = terms.constant(byte as u128, 8);
                    terms.eq(next, byte)
                }
                TextEnd::Other => among(terms, next, |byte| !number.format.goes_on_with(byte)),
            };
            let claim = terms.and(claim, ends);
            self.settle(claim)
        })
    }

    fn settle_fields(&mut self, fields: &[Field], string: Option<&SourceText>, is_misfit: bool) {
        for field in fields {
            match &field.stored {
                StoredValue::Number(number) => self.settle_value(*number),
                StoredValue::Bytes(bytes) => self.settle_word(bytes, field),
                StoredValue::Nothing => {}
            }
        }
        if let Some(string) = string {
            let text = text_of(fields, &self.reasoner.terms, &self.model, is_misfit);
            let values = self.values_of(fields);
            let Some(begins) = begins_with(self.terms(), string, &text) else { return };
            let claim = self.terms().and(values, begins);
            let ends: &[u8] = if string.is_argument { &[0] } else { b"\n\0" };
            let next = string.bytes.get(text.len()).copied();
            let is_settled = next.is_some_and(|next| {
                ends.iter().any(|&end| {
                    let terms = self.terms();
                    let end = terms.constant(end as u128, 8);
                    let ends = terms.eq(next, end);
                    let claim = terms.and(claim, ends);
                    self.settle(claim)
                })
            });
            if !is_settled {
                self.settle(claim);
            }
        }
    }

    /// A number of which a text is made later.
    fn settle_value(&mut self, Numeral { value, format, .. }: Numeral) {
        let width = self.terms().width(value);
        let mut claims: Vec<Term> =
            format.ranges().into_iter().map(|range| within(self.terms(), value, width, range)).collect();
        for bits in format.usual() {
            let terms = self.terms();
            let wanted = terms.constant(bits, width);
            claims.push(terms.eq(value, wanted));
        }
        if claims.into_iter().any(|claim| self.settle(claim)) {
            let bits = self.bits(value);
            let terms = self.terms();
            let wanted = terms.constant(bits, width);
            let claim = terms.eq(value, wanted);
            self.settle(claim);
        }
    }

    /// A word as a conversion reads one, as short as it can be.
    fn settle_word(&mut self, bytes: &[Term], field: &Field) {
        if field.input.conversion == b'c' {
            return;
        }
        let allowed = field.input.allowed();
        let most = field.input.width.map_or(bytes.len(), |width| bytes.len().min(width as usize + 1));
        for length in 1..most {
            let terms = self.terms();
            let zero = terms.constant(0, 8);
            let mut claims = vec![terms.eq(bytes[length], zero)];
            claims.extend(bytes[..length].iter().map(|&byte| among(terms, byte, |byte| allowed[byte as usize])));
            let claim = terms.all(claims);
            if self.settle(claim) {
                return;
            }
        }
    }

    /// A line as `fgets` reads one: with its end, as short as it can be; or as much as there is room for.
    fn settle_line(&mut self, bytes: &[Term], size: u64) {
        let full = usize::try_from(size).ok().and_then(|size| size.checked_sub(1)).filter(|&full| full < bytes.len());
        let shapes = (1..bytes.len()).map(|length| (length, true));
        for (length, has_end) in shapes.chain(full.map(|full| (full, false))) {
            let terms = self.terms();
            let (zero, end) = (terms.constant(0, 8), terms.constant(b'\n' as u128, 8));
            let mut claims = vec![terms.eq(bytes[length], zero)];
            let inner = if has_end { length - 1 } else { length };
            if has_end {
                claims.push(terms.eq(bytes[inner], end));
            }
            claims.extend(bytes[..inner].iter().map(|&byte| among(terms, byte, |byte| byte != 0 && byte != b'\n')));
            let claim = terms.all(claims);
            if self.settle(claim) {
                return;
            }
        }
    }

    fn values_of(&mut self, fields: &[Field]) -> Term {
        let mut claims = Vec::new();
        for field in fields {
            let terms = match &field.stored {
                StoredValue::Number(number) => std::slice::from_ref(&number.value),
                StoredValue::Bytes(bytes) => bytes,
                StoredValue::Nothing => &[],
            };
            for &term in terms {
                let bits = self.bits(term);
                let terms = self.terms();
                let held = terms.constant(bits, terms.width(term));
                claims.push(terms.eq(term, held));
            }
        }
        self.terms().all(claims)
    }
}

fn begins_with(terms: &mut TermStore, string: &SourceText, text: &[u8]) -> Option<Term> {
    let bytes = string.bytes.get(..text.len())?;
    let mut claims = vec![string.ends];
    for (&byte, &wanted) in bytes.iter().zip(text) {
        let wanted = terms.constant(wanted as u128, 8);
        claims.push(terms.eq(byte, wanted));
    }
    Some(terms.all(claims))
}

/// A number lies between two bounds, which may be negative.
fn within(terms: &mut TermStore, value: Term, width: u32, (least, most): (i128, i128)) -> Term {
    let int = types::IntType::signed(width as u8);
    let first = terms.constant(int.from_i128(least), width);
    let range = terms.constant(most.abs_diff(least), width);
    let above = terms.sub(value, first);
    terms.ule(above, range)
}

/// A byte is one of a set.
pub(super) fn among(terms: &mut TermStore, byte: Term, is: impl Fn(u8) -> bool) -> Term {
    let mut found = terms.falsity();
    let mut start = 0usize;
    while start < 256 {
        let end = (start..256).find(|&at| !is(at as u8)).unwrap_or(256);
        if end > start {
            let first = terms.constant(start as u128, 8);
            let range = terms.constant((end - 1 - start) as u128, 8);
            let above = terms.sub(byte, first);
            let within = terms.ule(above, range);
            found = terms.or(found, within);
        }
        start = end + 1;
    }
    found
}
