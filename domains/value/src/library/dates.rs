//! Models of functions on dates. What a clock shows is not known, nor what comes of it.

use eval::Store;
use spec::Property;
use symbolic::WIDTH;
use types::{DataModel, IntType, Scalar};

use super::bytes::Count;
use super::statics::Static;
use super::{Call, Implementation};
use crate::Val;
use crate::machine::env::Env;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("time", |m, s, c| m.time(s, c)),
    ("gmtime", |m, s, c| m.broken_down(s, c)),
    ("localtime", |m, s, c| m.broken_down(s, c)),
    ("ctime", |m, s, c| m.date(s, c)),
    ("strftime", |m, s, c| m.format_date(s, c)),
];

/// What glibc has for `asctime`.
pub(super) const DATE_BYTES: u64 = 114;
/// No clock shows more seconds (year 36,000), and the year of none that is not later is too large for an `int`.
const LATEST: i128 = 1 << 40;

impl Env<'_> {
    /// Bytes of a `struct tm`.
    fn date_bytes(&self) -> u64 {
        match self.cx.program.types.model {
            DataModel::Lp64 => 56,
            DataModel::Ilp32 => 44,
        }
    }
}

impl ValueMachine<'_> {
    fn time(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let (cx, width) = (self.cx, self.cx.program.types.model.pointer_bits());
        let most = LATEST.min(IntType::signed(width as u8).max_value() as i128);
        let now = self.number_between(width, -1, most)?;
        if let Some(place) = c.args.first().filter(|place| place.value != Val::Bits(0)) {
            let target = self.target_of(s, place)?;
            let long = Scalar::Int(IntType::signed(width as u8));
            eval::store_at(self, s, cx, target, None, long, now.clone())?;
        }
        Ok(Some(now))
    }

    /// Whether a call gives a date: only one whose year is too large for its type is none.
    fn has_date(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<bool>> {
        let Some(place) = c.args.first() else { return Ok(None) };
        let (cx, width) = (self.cx, self.cx.program.types.model.pointer_bits());
        let target = self.target_of(s, place)?;
        let long = Scalar::Int(IntType::signed(width as u8));
        let seconds = eval::load_at(self, s, cx, target, None, long)?;
        let is_near = |seconds: i128| (-LATEST..=LATEST).contains(&seconds);
        if let Some(bits) = seconds.constant() {
            return if is_near(IntType::signed(width as u8).to_i128(bits)) { Ok(Some(true)) } else { self.succeeds() };
        }
        let Some(seconds) = self.number(&seconds, width as u64) else { return self.succeeds() };
        let terms = self.terms();
        let wide = terms.sign_extend(seconds, WIDTH);
        let (least, range) = (IntType::signed(64).from_i128(-LATEST), 2 * LATEST as u128);
        let (least, range) = (terms.constant(least, WIDTH), terms.constant(range, WIDTH));
        let above = terms.sub(wide, least);
        let is_far = terms.ult(range, above);
        if self.may_be(is_far) { self.succeeds() } else { Ok(Some(true)) }
    }

    fn broken_down(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let bytes = self.date_bytes();
        match self.has_date(s, c)? {
            Some(true) => {
                let value = self.static_object(s, Static::Moment, bytes);
                if let Val::Pointer { object, .. } = value {
                    self.forget(s, object);
                }
                Ok(Some(value))
            }
            Some(false) => Ok(Some(Val::Bits(0))),
            None => self.found_nowhere(),
        }
    }

    /// `ctime`. It writes what `localtime` gives, too.
    fn date(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        match self.has_date(s, c)? {
            Some(true) => {
                self.broken_down(s, c)?;
                self.static_text(s, c, Static::Date, DATE_BYTES)
            }
            Some(false) => Ok(Some(Val::Bits(0))),
            None => self.found_nowhere(),
        }
    }

    /// `strftime`. Nothing is known of the buffer if there is no room for the text.
    fn format_date(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        let [to, _, format, date, ..] = &c.args[..] else { return Ok(None) };
        if self.options.properties.contains(Property::ValidDeref) {
            self.read_string(s, format, None)?;
            let bytes = Count::Known(self.date_bytes());
            self.check_range(s, date, bytes, false)?;
        }
        let size = self.count_argument(c, 1);
        let succeeds = if size == Count::Known(0) { Some(false) } else { self.succeeds()? };
        self.receive(s, to, size)?;
        let width = self.cx.program.types.model.pointer_bits();
        match (succeeds, size) {
            (Some(true), Count::Known(most)) => {
                self.scribble(s, to, Some(most), true)?;
                self.number_between(width, 1, most as i128 - 1).map(Some)
            }
            (Some(true), Count::Term(_) | Count::Unknown) | (None, _) => Ok(Some(Val::Unknown)),
            (Some(false), _) => Ok(Some(Val::Bits(0))),
        }
    }
}
