//! A small part of `wchar.h` and the multibyte functions; `wchar_t` is a 32-bit `int`, the encoding ASCII.

use types::Scalar;

use super::call::{Call, Errno, INT, Outcome};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    "wchar.h" {
        wcslen => |c| { let text = c.object(0)?; let length = length(c, &text)?; c.give_size(length) }, "exact";
        wcscpy => |c| copy(c, None, false), "copies the string; overlap is undefined behaviour";
        wcsncpy => |c| copy(c, Some(2), false), "copies and fills with zeros";
        wcscat => |c| copy(c, None, true), "appends; overlap is undefined behaviour";
        wcscmp => |c| compare(c, None), "-1, 0 or 1";
        wcsncmp => |c| compare(c, Some(2)), "-1, 0 or 1";
        wcschr => |c| find(c, false), "exact";
        wcsrchr => |c| find(c, true), "exact";
        wmemcpy => |c| move_block(c, false), "as `memcpy`";
        wmemmove => |c| move_block(c, true), "as `memmove`";
        wmemset => wmemset, "sets elements";
        wmemcmp => wmemcmp, "-1, 0 or 1";
    }
    "stdlib.h" {
        __ctype_get_mb_cur_max => |c| c.give_int(1), "1";
        mbtowc => mbtowc, "ASCII; -1 with `errno` `EILSEQ` for other bytes";
        wctomb => wctomb, "ASCII; -1 with `errno` `EILSEQ` for other characters";
        mblen => mblen, "ASCII; -1 with `errno` `EILSEQ` for other bytes";
    }
};

const WIDTH: u64 = 4;

fn element(c: &mut Call, text: &Value, index: u64) -> Run<i32> {
    let at = c.at(text, index.wrapping_mul(WIDTH));
    Ok(c.read_int(&at, INT)? as i32)
}

fn length(c: &mut Call, text: &Value) -> Run<u64> {
    let mut length = 0;
    while element(c, text, length)? != 0 {
        length += 1;
    }
    Ok(length)
}

fn copy(c: &mut Call, limit: Option<usize>, append: bool) -> Outcome {
    let (to, from) = (c.object(0)?, c.object(1)?);
    let start = if append { length(c, &to)? } else { 0 };
    let target = c.at(&to, start * WIDTH);
    match limit {
        None => {
            let bytes = (length(c, &from)? + 1) * WIDTH;
            c.host.copy(&target, &from, bytes, false)?;
        }
        Some(limit) => {
            let mut ended = false;
            for index in 0..c.size(limit)? {
                let wide = if ended { 0 } else { element(c, &from, index)? };
                ended |= wide == 0;
                let at = c.at(&target, index * WIDTH);
                c.write_int(&at, INT, wide)?;
            }
        }
    }
    c.give(to)
}

fn compare(c: &mut Call, limit: Option<usize>) -> Outcome {
    let (a, b) = (c.object(0)?, c.object(1)?);
    let limit = match limit {
        Some(index) => c.size(index)?,
        None => u64::MAX,
    };
    for index in 0..limit {
        let (left, right) = (element(c, &a, index)?, element(c, &b, index)?);
        if left != right || left == 0 {
            return c.give_int(left.cmp(&right) as i32);
        }
    }
    c.give_int(0)
}

fn wmemcmp(c: &mut Call) -> Outcome {
    let (a, b, count) = (c.pointer(0)?, c.pointer(1)?, c.size(2)?);
    for index in 0..count {
        let (left, right) = (element(c, &a, index)?, element(c, &b, index)?);
        if left != right {
            return c.give_int(left.cmp(&right) as i32);
        }
    }
    c.give_int(0)
}

fn find(c: &mut Call, last: bool) -> Outcome {
    let (text, wanted) = (c.object(0)?, c.int(1)?);
    let mut found = None;
    let mut index = 0;
    loop {
        let wide = element(c, &text, index)?;
        if wide == wanted {
            found = Some(c.at(&text, index * WIDTH));
        }
        if wide == 0 || found.is_some() && !last {
            return c.give(found.unwrap_or(super::call::NULL));
        }
        index += 1;
    }
}

fn move_block(c: &mut Call, may_overlap: bool) -> Outcome {
    let (to, from, count) = (c.pointer(0)?, c.pointer(1)?, c.size(2)?);
    if count > 0 {
        c.host.copy(&to, &from, count.saturating_mul(WIDTH), may_overlap)?;
    }
    c.give(to)
}

fn wmemset(c: &mut Call) -> Outcome {
    let (to, wide, count) = (c.pointer(0)?, c.int(1)?, c.size(2)?);
    for index in 0..count {
        let at = c.at(&to, index.wrapping_mul(WIDTH));
        c.write_int(&at, INT, wide)?;
    }
    c.give(to)
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
    let (target, wide) = (c.pointer(0)?, c.int(1)?);
    if c.host.is_null(&target)? {
        return c.give_int(0);
    }
    let Some(byte) = u8::try_from(wide).ok().filter(u8::is_ascii) else {
        c.set_errno(Errno::IllegalSequence)?;
        return c.give_int(-1);
    };
    c.host.write_byte(&target, byte)?;
    c.give_int(1)
}
