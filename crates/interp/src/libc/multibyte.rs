//! Conversions between bytes and wide characters, `wctype.h`, `uchar.h`. The encoding is ASCII, so there is no state.

use types::{IntType, Scalar};

use super::call::{Call, Errno, INT, NULL, Outcome};
use super::wide::{element, lower, place, set_element};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    __ctype_get_mb_cur_max => |c| c.give_int(1);
    mbtowc => mbtowc;
    wctomb => wctomb;
    mblen => mblen;
    mbstowcs => |c| { let from = c.object(1)?; widen(c, from, 2).and_then(|(count, _)| c.give_int(count)) };
    wcstombs => |c| { let from = c.object(1)?; narrow(c, from, 2).and_then(|(count, _)| c.give_int(count)) };
    mbrtowc => |c| decode_one(c, Some((0, INT)), 1, 2);
    mbrlen => |c| decode_one(c, None, 0, 1);
    wcrtomb => |c| { check_state(c, 2)?; encode_one(c) };
    mbsrtowcs => |c| restarted(c, widen);
    wcsrtombs => |c| restarted(c, narrow);
    mbsinit => |c| { check_state(c, 0)?; c.give_int(1) };
    btowc => |c| { let byte = c.int(0)?; c.give_int(if is_ascii(byte) { byte } else { -1 }) };
    wctob => |c| { let wide = c.int(0)?; c.give_int(if is_ascii(wide) { wide } else { -1 }) };
    mbrtoc16 => |c| decode_one(c, Some((0, IntType::unsigned(16))), 1, 2);
    mbrtoc32 => |c| decode_one(c, Some((0, INT)), 1, 2);
    c16rtomb | c32rtomb => |c| { check_state(c, 2)?; encode_one(c) };
    iswalnum => |c| is(c, "alnum");
    iswalpha => |c| is(c, "alpha");
    iswblank => |c| is(c, "blank");
    iswcntrl => |c| is(c, "cntrl");
    iswdigit => |c| is(c, "digit");
    iswgraph => |c| is(c, "graph");
    iswlower => |c| is(c, "lower");
    iswprint => |c| is(c, "print");
    iswpunct => |c| is(c, "punct");
    iswspace => |c| is(c, "space");
    iswupper => |c| is(c, "upper");
    iswxdigit => |c| is(c, "xdigit");
    towlower => |c| { let wide = c.int(0)?; c.give_int(lower(wide)) };
    towupper => |c| {
        let wide = c.int(0)?;
        c.give_int(if (97..=122).contains(&wide) { wide - 32 } else { wide })
    };
    wctype => |c| {
        let name = c.object(0)?;
        let name = c.string(&name)?;
        let at = CLASSES.iter().position(|(class, _)| class.as_bytes() == name);
        c.give_int(at.map_or(0, |at| at as i32 + 1))
    };
    iswctype => |c| {
        let (wide, class) = (c.int(0)?, c.int(1)?);
        let class = usize::try_from(class - 1).ok().and_then(|at| CLASSES.get(at));
        c.give_bool(class.is_some_and(|(_, holds)| as_byte(wide).is_some_and(|byte| holds(&byte))))
    };
};

type Class = (&'static str, fn(&u8) -> bool);

const CLASSES: [Class; 12] = [
    ("alnum", u8::is_ascii_alphanumeric),
    ("alpha", u8::is_ascii_alphabetic),
    ("blank", |byte| matches!(byte, b' ' | b'\t')),
    ("cntrl", u8::is_ascii_control),
    ("digit", u8::is_ascii_digit),
    ("graph", u8::is_ascii_graphic),
    ("lower", u8::is_ascii_lowercase),
    ("print", |byte| matches!(byte, b' '..=b'~')),
    ("punct", u8::is_ascii_punctuation),
    ("space", |byte| types::text::is_space(*byte)),
    ("upper", u8::is_ascii_uppercase),
    ("xdigit", u8::is_ascii_hexdigit),
];

fn as_byte(wide: i32) -> Option<u8> {
    u8::try_from(wide).ok().filter(u8::is_ascii)
}

fn is_ascii(wide: i32) -> bool {
    as_byte(wide).is_some()
}

fn is(c: &mut Call, class: &str) -> Outcome {
    let wide = c.int(0)?;
    let (_, holds) = CLASSES.iter().find(|(name, _)| *name == class).expect("all classes are listed");
    c.give_bool(as_byte(wide).is_some_and(|byte| holds(&byte)))
}

/// The byte at a pointer as a character; `None` if it is not ASCII.
fn decode(c: &mut Call, text: &Value, limit: u64) -> Run<Option<u8>> {
    let byte = if limit == 0 { None } else { Some(c.byte(text, 0)?) };
    match byte {
        Some(byte) if byte.is_ascii() => Ok(Some(byte)),
        Some(_) => {
            c.set_errno(Errno::IllegalSequence)?;
            Ok(None)
        }
        None => Ok(None),
    }
}

fn mbtowc(c: &mut Call) -> Outcome {
    let (target, text, limit) = (c.pointer(0)?, c.pointer(1)?, c.size(2)?);
    if c.host.is_null(&text)? {
        return c.give_int(0);
    }
    let Some(byte) = decode(c, &text, limit)? else { return c.give_int(-1) };
    if !c.host.is_null(&target)? {
        c.host.write(&target, Scalar::Int(INT), Value::Bits(byte.into()))?;
    }
    c.give_bool(byte != 0)
}

fn mblen(c: &mut Call) -> Outcome {
    let (text, limit) = (c.pointer(0)?, c.size(1)?);
    if c.host.is_null(&text)? {
        return c.give_int(0);
    }
    let byte = decode(c, &text, limit)?;
    c.give_int(byte.map_or(-1, |byte| i32::from(byte != 0)))
}

fn wctomb(c: &mut Call) -> Outcome {
    let target = c.pointer(0)?;
    if c.host.is_null(&target)? { c.give_int(0) } else { encode_one(c) }
}

/// Writes a character; the number of bytes.
fn encode_one(c: &mut Call) -> Outcome {
    let (target, wide) = (c.pointer(0)?, c.int(1)?);
    if c.host.is_null(&target)? {
        return c.give_int(1);
    }
    let Some(byte) = as_byte(wide) else {
        c.set_errno(Errno::IllegalSequence)?;
        return c.give_int(-1);
    };
    c.host.write_byte(&target, byte)?;
    c.give_int(1)
}

/// The state is there, or null, and it was written.
fn check_state(c: &mut Call, index: usize) -> Run<()> {
    let state = c.pointer(index)?;
    if c.host.is_null(&state)? {
        return Ok(());
    }
    c.host.reach(&state, 8, false)?;
    c.byte(&state, 0).map(|_| ())
}

/// `mbrtowc` by the numbers of its arguments, and the type of what it writes.
fn decode_one(c: &mut Call, target: Option<(usize, IntType)>, text: usize, limit: usize) -> Outcome {
    check_state(c, limit + 1)?;
    let (text, limit) = (c.pointer(text)?, c.size(limit)?);
    if c.host.is_null(&text)? {
        return c.give_int(0);
    }
    if limit == 0 {
        return c.give_int(-2);
    }
    let Some(byte) = decode(c, &text, limit)? else { return c.give_int(-1) };
    if let Some((index, ty)) = target {
        let target = c.pointer(index)?;
        if !c.host.is_null(&target)? {
            c.write_int(&target, ty, byte)?;
        }
    }
    c.give_bool(byte != 0)
}

/// What was converted: how many characters, -1 if one cannot be; and where it stopped, unless that is the end.
type Conversion = (i64, Option<Value>);

/// Writes to argument 0, if it is not null, no more elements than another argument says.
fn widen(c: &mut Call, from: Value, limit: usize) -> Run<Conversion> {
    let to = c.pointer(0)?;
    let counts = c.host.is_null(&to)?;
    let limit = if counts { u64::MAX } else { c.size(limit)? };
    for index in 0..limit {
        let byte = c.byte(&from, index)?;
        if !byte.is_ascii() {
            c.set_errno(Errno::IllegalSequence)?;
            return Ok((-1, Some(c.at(&from, index))));
        }
        if !counts {
            set_element(c, &to, index, byte.into())?;
        }
        if byte == 0 {
            return Ok((index as i64, None));
        }
    }
    Ok((limit as i64, Some(c.at(&from, limit))))
}

/// As [`widen`], the other way.
fn narrow(c: &mut Call, from: Value, limit: usize) -> Run<Conversion> {
    let to = c.pointer(0)?;
    let counts = c.host.is_null(&to)?;
    let limit = if counts { u64::MAX } else { c.size(limit)? };
    for index in 0..limit {
        let Some(byte) = as_byte(element(c, &from, index)?) else {
            c.set_errno(Errno::IllegalSequence)?;
            return Ok((-1, Some(place(c, &from, index))));
        };
        if !counts {
            c.set_byte(&to, index, byte)?;
        }
        if byte == 0 {
            return Ok((index as i64, None));
        }
    }
    Ok((limit as i64, Some(place(c, &from, limit))))
}

/// The source is what argument 1 points to, which learns where the conversion stopped.
fn restarted(c: &mut Call, convert: fn(&mut Call, Value, usize) -> Run<Conversion>) -> Outcome {
    let (to, source) = (c.pointer(0)?, c.object(1)?);
    let from = c.host.read(&source, Scalar::Pointer)?;
    let (count, stopped) = convert(c, from, 2)?;
    if !c.host.is_null(&to)? {
        c.host.write(&source, Scalar::Pointer, stopped.unwrap_or(NULL))?;
    }
    c.give_int(count)
}
