//! Calendar arithmetic and the text of dates, pure.

/// A `struct tm` in UTC: month and days of week and year count from zero, the year from 1900.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    second: i64,
    minute: i64,
    hour: i64,
    day: i64,
    month: i64,
    year: i64,
    weekday: i64,
    yearday: i64,
}

const DAY: i64 = 86400;

/// Days from 1970-01-01 to a day of the proleptic Gregorian calendar, months from zero and in range.
fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    // Years that begin in March, in eras of 400.
    let year = if month < 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * ((month + 10) % 12) + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

impl Moment {
    pub fn from_seconds(seconds: i64) -> Moment {
        let (days, rest) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY));
        let shifted = days + 719_468;
        let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let march_month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * march_month + 2) / 5 + 1;
        let month = (march_month + 2) % 12;
        let year = era * 400 + year_of_era + i64::from(month < 2);
        Moment {
            second: rest % 60,
            minute: rest / 60 % 60,
            hour: rest / 3600,
            day,
            month,
            year: year - 1900,
            weekday: (days + 4).rem_euclid(7),
            yearday: days - days_from_civil(year, 0, 1),
        }
    }

    /// Fields may be out of their ranges.
    pub fn seconds(&self) -> i64 {
        let year = self.year + 1900 + self.month.div_euclid(12);
        let days = days_from_civil(year, self.month.rem_euclid(12), 1) + self.day - 1;
        days * DAY + self.hour * 3600 + self.minute * 60 + self.second
    }

    /// In the order of `struct tm`, daylight saving last.
    pub fn fields(&self) -> [i64; 9] {
        let Moment { second, minute, hour, day, month, year, weekday, yearday } = *self;
        [second, minute, hour, day, month, year, weekday, yearday, 0]
    }
    pub fn from_fields([second, minute, hour, day, month, year, weekday, yearday, _]: [i64; 9]) -> Moment {
        Moment { second, minute, hour, day, month, year, weekday, yearday }
    }

    fn weekday_name(&self) -> &'static str {
        usize::try_from(self.weekday).ok().and_then(|index| WEEKDAYS.get(index)).unwrap_or(&"?")
    }
    fn month_name(&self) -> &'static str {
        usize::try_from(self.month).ok().and_then(|index| MONTHS.get(index)).unwrap_or(&"?")
    }
    fn hour12(&self) -> i64 {
        (self.hour + 11).rem_euclid(12) + 1
    }
    /// The year and number of the ISO 8601 week.
    fn iso_week(&self) -> (i64, i64) {
        let year = self.year + 1900;
        // The week belongs to the year of its Thursday.
        let thursday = self.yearday - (self.weekday + 6) % 7 + 3;
        let length = |year: i64| 365 + i64::from(year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
        if thursday < 0 {
            (year - 1, (thursday + length(year - 1)) / 7 + 1)
        } else if thursday >= length(year) {
            (year + 1, (thursday - length(year)) / 7 + 1)
        } else {
            (year, thursday / 7 + 1)
        }
    }
}

pub(super) const WEEKDAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
pub(super) const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The first three letters.
fn short(name: &str) -> &str {
    name.get(..3).unwrap_or("???")
}

pub(super) fn asctime(moment: &Moment) -> String {
    let Moment { second, minute, hour, day, year, .. } = moment;
    let (weekday, month) = (short(moment.weekday_name()), short(moment.month_name()));
    format!("{weekday} {month}{day:3} {hour:02}:{minute:02}:{second:02} {}\n", year + 1900)
}

/// `strftime`; the error says what is unsupported.
pub(super) fn format(format: &[u8], moment: &Moment, zone: &str) -> Result<Vec<u8>, String> {
    let mut out = Vec::new();
    let mut rest = format.iter();
    while let Some(&byte) = rest.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let mut conversion = rest.next().copied().unwrap_or(0);
        if matches!(conversion, b'E' | b'O') {
            conversion = rest.next().copied().unwrap_or(0);
        }
        match field(conversion, moment, zone) {
            Some(text) => out.extend_from_slice(text.as_bytes()),
            None => return Err(format!("the conversion `%{}`", char::from(conversion))),
        }
    }
    Ok(out)
}

fn field(conversion: u8, moment: &Moment, zone: &str) -> Option<String> {
    let Moment { second, minute, hour, day, month, weekday, yearday, .. } = *moment;
    let year = moment.year + 1900;
    let all = |text: &str| {
        let bytes = format(text.as_bytes(), moment, zone).expect("compound conversions use known ones");
        String::from_utf8(bytes).expect("dates are ASCII")
    };
    Some(match conversion {
        b'a' => short(moment.weekday_name()).to_owned(),
        b'A' => moment.weekday_name().to_owned(),
        b'b' | b'h' => short(moment.month_name()).to_owned(),
        b'B' => moment.month_name().to_owned(),
        b'c' => all("%a %b %e %H:%M:%S %Y"),
        b'C' => format!("{:02}", year.div_euclid(100)),
        b'd' => format!("{day:02}"),
        b'D' | b'x' => all("%m/%d/%y"),
        b'e' => format!("{day:2}"),
        b'F' => all("%Y-%m-%d"),
        b'g' => format!("{:02}", moment.iso_week().0.rem_euclid(100)),
        b'G' => moment.iso_week().0.to_string(),
        b'H' => format!("{hour:02}"),
        b'I' => format!("{:02}", moment.hour12()),
        b'j' => format!("{:03}", yearday + 1),
        b'k' => format!("{hour:2}"),
        b'l' => format!("{:2}", moment.hour12()),
        b'm' => format!("{:02}", month + 1),
        b'M' => format!("{minute:02}"),
        b'n' => "\n".to_owned(),
        b'p' => if hour >= 12 { "PM" } else { "AM" }.to_owned(),
        b'P' => if hour >= 12 { "pm" } else { "am" }.to_owned(),
        b'r' => all("%I:%M:%S %p"),
        b'R' => all("%H:%M"),
        b's' => moment.seconds().to_string(),
        b'S' => format!("{second:02}"),
        b't' => "\t".to_owned(),
        b'T' | b'X' => all("%H:%M:%S"),
        b'u' => ((weekday + 6) % 7 + 1).to_string(),
        b'U' => format!("{:02}", (yearday + 7 - weekday) / 7),
        b'V' => format!("{:02}", moment.iso_week().1),
        b'w' => weekday.to_string(),
        b'W' => format!("{:02}", (yearday + 7 - (weekday + 6) % 7) / 7),
        b'y' => format!("{:02}", year.rem_euclid(100)),
        b'Y' => year.to_string(),
        b'z' => "+0000".to_owned(),
        b'Z' => zone.to_owned(),
        b'%' => "%".to_owned(),
        _ => return None,
    })
}
