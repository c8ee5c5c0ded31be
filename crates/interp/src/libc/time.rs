//! `time.h`. The clock stands still at [`NOW`], the time zone is UTC.

use types::{DataModel, FloatKind, Scalar};

use super::call::{Call, Errno, INT, Outcome};
use super::strftime::{self, Moment};
use super::{LibraryFunction, rows, strptime};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    time => time;
    clock => |c| c.give_int(0);
    difftime => difftime;
    gmtime => |c| broken_down(c, None, b"GMT");
    localtime => |c| broken_down(c, None, b"UTC");
    gmtime_r | __gmtime_r => |c| broken_down(c, Some(1), b"GMT");
    localtime_r => |c| broken_down(c, Some(1), b"UTC");
    mktime | timelocal => |c| mktime(c, b"UTC");
    timegm => |c| mktime(c, b"GMT");
    asctime => |c| { let moment = read(c, 0)?; give_text(c, &moment) };
    ctime => |c| { set_zone(c)?; let seconds = seconds_at(c, 0)?; give_text(c, &Moment::from_seconds(seconds)) };
    asctime_r => |c| { let moment = read(c, 0)?; put_text(c, &moment) };
    ctime_r => |c| { set_zone(c)?; let seconds = seconds_at(c, 0)?; put_text(c, &Moment::from_seconds(seconds)) };
    strptime => parse_text;
    timespec_get => |c| match c.int(1)? {
        base @ 1 => { stamp(c, 0)?; c.give_int(base) }
        _ => c.give_int(0),
    };
    clock_getres => resolution;
    strftime => format;
    clock_gettime => |c| stamp(c, 1);
    nanosleep => sleep;
    tzset => |c| { set_zone(c)?; c.done() };
    gettimeofday => |c| stamp(c, 0);
};

/// What every clock shows.
const NOW: i64 = 1_600_000_000;

fn sleep(c: &mut Call) -> Outcome {
    let bytes = c.model().pointer_bytes() * 2;
    let (time, left) = (c.object(0)?, c.pointer(1)?);
    c.host.reach(&time, bytes, false)?;
    if !c.host.is_null(&left)? {
        c.host.reach(&left, bytes, true)?;
    }
    c.give_int(0)
}

fn time(c: &mut Call) -> Outcome {
    let target = c.pointer(0)?;
    if !c.host.is_null(&target)? {
        let long = c.long();
        c.write_int(&target, long, NOW)?;
    }
    c.give_int(NOW)
}

/// `struct timeval` or `struct timespec`: two `long`s.
fn stamp(c: &mut Call, index: usize) -> Outcome {
    let (target, long) = (c.object(index)?, c.long());
    c.write_int(&target, long, NOW)?;
    let second = c.at(&target, u64::from(long.width / 8));
    c.write_int(&second, long, 0)?;
    c.give_int(0)
}

fn difftime(c: &mut Call) -> Outcome {
    let difference = c.integer(0)? - c.integer(1)?;
    c.give_float(FloatKind::F64, (difference as f64).to_bits().into())
}

fn seconds_at(c: &mut Call, index: usize) -> Run<i64> {
    let (pointer, long) = (c.object(index)?, c.long());
    Ok(c.read_int(&pointer, long)? as i64)
}

/// Size of `struct tm` and the offsets of `tm_gmtoff` and `tm_zone`.
fn layout(c: &Call) -> (u64, u64, u64) {
    match c.model() {
        DataModel::Lp64 => (56, 40, 48),
        DataModel::Ilp32 => (44, 36, 40),
    }
}

fn write(c: &mut Call, to: &Value, moment: &Moment, zone: &[u8]) -> Run<()> {
    for (index, field) in moment.fields().into_iter().enumerate() {
        let at = c.at(to, 4 * index as u64);
        c.write_int(&at, INT, field)?;
    }
    let (_, offset, name) = layout(c);
    let (at, long) = (c.at(to, offset), c.long());
    c.write_int(&at, long, 0)?;
    let zone = c.static_string(if zone == b"GMT" { "tm_zone_gmt" } else { "tm_zone_utc" }, 4, zone)?;
    let at = c.at(to, name);
    c.host.write(&at, Scalar::Pointer, zone)
}

/// What `tm_zone` says; where it says nothing, the name of the zone, if it is known whether there is daylight saving.
fn zone_name(c: &mut Call, index: usize) -> Run<String> {
    let from = c.object(index)?;
    let (_, _, name) = layout(c);
    let at = c.at(&from, name);
    let pointer = c.host.read(&at, Scalar::Pointer)?;
    let name = if c.host.is_null(&pointer)? { Vec::new() } else { c.string(&pointer)? };
    let daylight = c.at(&from, 32);
    let standard = if name.is_empty() && c.read_int(&daylight, INT)? >= 0 { "UTC" } else { "" };
    Ok(if name.is_empty() { standard.to_owned() } else { String::from_utf8_lossy(&name).into_owned() })
}

fn read(c: &mut Call, index: usize) -> Run<Moment> {
    let from = c.object(index)?;
    let mut fields = [0; 9];
    for (index, field) in fields.iter_mut().enumerate() {
        let at = c.at(&from, 4 * index as u64);
        *field = c.read_int(&at, INT)? as i64;
    }
    Ok(Moment::from_fields(fields))
}

fn broken_down(c: &mut Call, target: Option<usize>, zone: &[u8]) -> Outcome {
    let moment = Moment::from_seconds(seconds_at(c, 0)?);
    if zone == b"UTC" {
        set_zone(c)?;
    }
    if i32::try_from(moment.fields()[5]).is_err() {
        c.set_errno(Errno::Overflow)?;
        return c.give_null();
    }
    let target = match target {
        Some(index) => c.object(index)?,
        None => {
            let (size, ..) = layout(c);
            c.host.library_object("tm", size)
        }
    };
    write(c, &target, &moment, zone)?;
    c.give(target)
}

/// What `tzname` says from now on.
fn set_zone(c: &mut Call) -> Run<()> {
    for name in ["tzname", "__tzname"] {
        if let Some(names) = c.host.library_variable(name)? {
            for index in 0..2 {
                let at = c.at(&names, index * c.model().pointer_bytes());
                let text = c.static_string("tz_utc", 4, b"UTC")?;
                c.host.write(&at, Scalar::Pointer, text)?;
            }
        }
    }
    Ok(())
}

fn mktime(c: &mut Call, zone: &[u8]) -> Outcome {
    set_zone(c)?;
    // The day of the week and of the year are outputs only and may be uninitialised.
    let pointer = c.object(0)?;
    let mut fields = [0; 9];
    for (index, field) in fields.iter_mut().enumerate().take(6) {
        let at = c.at(&pointer, 4 * index as u64);
        *field = c.read_int(&at, INT)? as i64;
    }
    let seconds = Moment::from_fields(fields).seconds();
    write(c, &pointer, &Moment::from_seconds(seconds), zone)?;
    c.give_int(seconds)
}

fn give_text(c: &mut Call, moment: &Moment) -> Outcome {
    if moment.fields()[5] > 9999 - 1900 {
        return Err(c.unsupported("a year of more than four digits"));
    }
    let text = c.static_string("asctime", 64, strftime::asctime(moment).as_bytes())?;
    c.give(text)
}

fn put_text(c: &mut Call, moment: &Moment) -> Outcome {
    let (buffer, text) = (c.object(1)?, strftime::asctime(moment));
    if text.len() >= 26 {
        return Err(c.unsupported("a year of more than four digits"));
    }
    c.write_string(&buffer, text.as_bytes())?;
    c.give(buffer)
}

fn resolution(c: &mut Call) -> Outcome {
    let (target, long) = (c.pointer(1)?, c.long());
    if !c.host.is_null(&target)? {
        c.write_int(&target, long, 0)?;
        let second = c.at(&target, u64::from(long.width / 8));
        c.write_int(&second, long, 1)?;
    }
    c.give_int(0)
}

/// Fields that the text gives are written even if it is not all as the format says.
fn parse_text(c: &mut Call) -> Outcome {
    let (text, format, target) = (c.object(0)?, c.object(1)?, c.object(2)?);
    let (held, format) = (c.string(&text)?, c.string(&format)?);
    let parsed = strptime::parse(&held, &format).map_err(|message| c.unsupported(message))?;
    for (index, field) in parsed.fields.into_iter().enumerate() {
        if let Some(field) = field {
            let at = c.at(&target, 4 * index as u64);
            c.write_int(&at, INT, field)?;
        }
    }
    match parsed.end {
        Some(end) => c.give(c.at(&text, end as u64)),
        None => c.give_null(),
    }
}

fn format(c: &mut Call) -> Outcome {
    let (buffer, capacity, format) = (c.object(0)?, c.size(1)?, c.object(2)?);
    let format = c.string(&format)?;
    set_zone(c)?;
    let moment = read(c, 3)?;
    let zone = if format.contains(&b'Z') { zone_name(c, 3)? } else { String::new() };
    let text = strftime::format(&format, &moment, &zone).map_err(|message| c.unsupported(message))?;
    if text.len() as u64 >= capacity {
        return c.give_int(0);
    }
    c.write_string(&buffer, &text)?;
    c.give_size(text.len() as u64)
}
