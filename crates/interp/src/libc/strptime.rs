//! Dates from text, pure.

use super::strftime::{MONTHS, Moment, WEEKDAYS};

/// What a text gives.
pub(super) struct BrokenDownTime {
    /// Of `struct tm`, in its order, as far as they are given.
    pub fields: [Option<i64>; 9],
    /// Where the text goes on, if it is as the format says.
    pub end: Option<usize>,
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    fields: [Option<i64>; 9],
    /// Twelve-hour clocks: whether it is afternoon.
    afternoon: Option<bool>,
    hour12: Option<i64>,
}

// In the order of `struct tm`.
const SECOND: usize = 0;
const MINUTE: usize = 1;
const HOUR: usize = 2;
const DAY: usize = 3;
const MONTH: usize = 4;
const YEAR: usize = 5;
const WEEKDAY: usize = 6;
const YEARDAY: usize = 7;

/// `strptime`; the error says what is unsupported.
pub(super) fn parse(text: &[u8], format: &[u8]) -> Result<BrokenDownTime, String> {
    let fields = [None; 9];
    let mut parser = Parser { text, at: 0, fields, afternoon: None, hour12: None };
    let matches = parser.follow(format)?.is_some();
    if let Some(hour) = parser.hour12 {
        parser.fields[HOUR] = Some(hour + if parser.afternoon == Some(true) { 12 } else { 0 });
    }
    let date = [DAY, MONTH, YEAR].map(|field| parser.fields[field]);
    match date {
        [Some(_), Some(_), Some(_)] if matches => {
            let moment = Moment::from_fields(parser.fields.map(|field| field.unwrap_or(0)));
            let whole = Moment::from_seconds(moment.seconds()).fields();
            parser.fields[WEEKDAY] = parser.fields[WEEKDAY].or(Some(whole[WEEKDAY]));
            parser.fields[YEARDAY] = Some(whole[YEARDAY]);
        }
        [None, None, None] => {}
        _ if matches => return Err("a date without a day, month or year".to_owned()),
        _ => {}
    }
    Ok(BrokenDownTime { fields: parser.fields, end: matches.then_some(parser.at) })
}

impl Parser<'_> {
    fn skip_space(&mut self) {
        while self.text.get(self.at).is_some_and(|&byte| types::text::is_space(byte)) {
            self.at += 1;
        }
    }

    /// `None` where the text is not as the format says.
    fn follow(&mut self, format: &[u8]) -> Result<Option<()>, String> {
        let mut rest = format.iter();
        while let Some(&byte) = rest.next() {
            if types::text::is_space(byte) {
                self.skip_space();
                continue;
            }
            if byte != b'%' {
                if self.text.get(self.at) != Some(&byte) {
                    return Ok(None);
                }
                self.at += 1;
                continue;
            }
            let conversion = rest.next().copied().unwrap_or(0);
            if self.convert(conversion)?.is_none() {
                return Ok(None);
            }
        }
        Ok(Some(()))
    }

    fn convert(&mut self, conversion: u8) -> Result<Option<()>, String> {
        let all = |parser: &mut Self, format: &str| parser.follow(format.as_bytes());
        Ok(match conversion {
            b'%' => (self.text.get(self.at) == Some(&b'%')).then(|| self.at += 1),
            b'n' | b't' => {
                self.skip_space();
                Some(())
            }
            b'd' | b'e' => self.field(DAY, 2, 1..=31, 0),
            b'm' => self.field(MONTH, 2, 1..=12, -1),
            b'Y' => self.field(YEAR, 4, 0..=9999, -1900),
            b'H' | b'k' => {
                self.hour12 = None;
                self.field(HOUR, 2, 0..=23, 0)
            }
            b'M' => self.field(MINUTE, 2, 0..=59, 0),
            b'S' => self.field(SECOND, 2, 0..=61, 0),
            b'y' => self.number(2, 0..=99).map(|year| {
                self.fields[YEAR] = Some(if year >= 69 { year } else { year + 100 });
            }),
            b'I' | b'l' => self.number(2, 1..=12).map(|hour| self.hour12 = Some(hour % 12)),
            b'p' => self.name(&["AM", "PM"]).map(|which| self.afternoon = Some(which == 1)),
            b'b' | b'B' | b'h' => self.name(&MONTHS).map(|month| self.fields[MONTH] = Some(month)),
            b'a' | b'A' => self.name(&WEEKDAYS).map(|day| self.fields[WEEKDAY] = Some(day)),
            b'D' | b'x' => all(self, "%m/%d/%y")?,
            b'T' | b'X' => all(self, "%H:%M:%S")?,
            b'R' => all(self, "%H:%M")?,
            b'F' => all(self, "%Y-%m-%d")?,
            _ => return Err(format!("the conversion `%{}`", char::from(conversion))),
        })
    }

    fn field(&mut self, field: usize, digits: usize, range: std::ops::RangeInclusive<i64>, from: i64) -> Option<()> {
        let number = self.number(digits, range)?;
        self.fields[field] = Some(number + from);
        Some(())
    }

    fn number(&mut self, digits: usize, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        while self.text.get(self.at) == Some(&b' ') {
            self.at += 1;
        }
        let rest = &self.text[self.at..];
        let length = rest.iter().take(digits).take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&rest[..length]).ok()?.parse().ok()?;
        self.at += length;
        range.contains(&number).then_some(number)
    }

    /// A name or its first three letters, in letters of any case.
    fn name(&mut self, names: &[&str]) -> Option<i64> {
        let rest = &self.text[self.at..];
        let begins =
            |name: &str| rest.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name.as_bytes()));
        let (which, length) = names.iter().enumerate().find_map(|(which, name)| {
            let short = name.get(..3).unwrap_or(name);
            let length = [*name, short].into_iter().find(|form| begins(form))?.len();
            Some((which, length))
        })?;
        self.at += length;
        Some(which as i64)
    }
}
