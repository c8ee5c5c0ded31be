//! Strings of `wchar.h`; `wchar_t` is a 32-bit `int`.

use types::Scalar;

use super::call::{Call, INT, NULL, Outcome};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    wcslen => |c| { let text = c.object(0)?; let length = length(c, &text, u64::MAX)?; c.give_size(length) };
    wcsnlen => |c| {
        let (text, limit) = (c.object(0)?, c.size(1)?);
        let length = length(c, &text, limit)?;
        c.give_size(length)
    };
    wcscpy => |c| copy(c, false, false);
    wcpcpy => |c| copy(c, false, true);
    wcscat => |c| copy(c, true, false);
    wcsncpy => |c| copy_padded(c, false);
    wcpncpy => |c| copy_padded(c, true);
    wcsncat => append_bounded;
    wcsdup => duplicate;
    wcscmp | wcscoll => |c| compare(c, false);
    wcsncmp => |c| compare(c, true);
    wcscasecmp => |c| compare_letters(c, false);
    wcsncasecmp => |c| compare_letters(c, true);
    wcsxfrm => transform;
    wcschr => |c| find(c, Find::First);
    wcsrchr => |c| find(c, Find::Last);
    wcschrnul => |c| find(c, Find::FirstOrEnd);
    wcsspn => |c| { let length = span(c, true)?; c.give_size(length) };
    wcscspn => |c| { let length = span(c, false)?; c.give_size(length) };
    wcspbrk => find_of;
    wcsstr | wcswcs => find_string;
    wcstok => tokenize;
    wmemcpy => |c| move_block(c, false, false);
    wmempcpy => |c| move_block(c, false, true);
    wmemmove => |c| move_block(c, true, false);
    wmemset => wmemset;
    wmemcmp => wmemcmp;
    wmemchr => wmemchr;
};

/// Bytes of an element.
pub(super) const WIDTH: u64 = 4;

pub(super) fn element(c: &mut Call, text: &Value, index: u64) -> Run<i32> {
    let at = place(c, text, index);
    Ok(c.read_int(&at, INT)? as i32)
}

pub(super) fn set_element(c: &mut Call, text: &Value, index: u64, wide: i32) -> Run<()> {
    let at = place(c, text, index);
    c.write_int(&at, INT, wide)
}

pub(super) fn place(c: &Call, text: &Value, index: u64) -> Value {
    c.at(text, index.wrapping_mul(WIDTH))
}

/// The length of a string of which at most `limit` elements are read.
fn length(c: &mut Call, text: &Value, limit: u64) -> Run<u64> {
    let mut length = 0;
    while length < limit && element(c, text, length)? != 0 {
        length += 1;
    }
    Ok(length)
}

/// The elements before the terminator.
pub(super) fn elements(c: &mut Call, text: &Value) -> Run<Vec<i32>> {
    let length = length(c, text, u64::MAX)?;
    (0..length).map(|index| element(c, text, index)).collect()
}

fn copy(c: &mut Call, appends: bool, returns_end: bool) -> Outcome {
    let (to, from) = (c.object(0)?, c.object(1)?);
    let start = if appends { length(c, &to, u64::MAX)? } else { 0 };
    let target = place(c, &to, start);
    let count = length(c, &from, u64::MAX)?;
    c.host.copy(&target, &from, (count + 1) * WIDTH, false)?;
    c.give(if returns_end { place(c, &target, count) } else { to })
}

fn copy_padded(c: &mut Call, returns_end: bool) -> Outcome {
    let (to, from, limit) = (c.object(0)?, c.object(1)?, c.size(2)?);
    let count = length(c, &from, limit)?;
    c.host.copy(&to, &from, count * WIDTH, false)?;
    for index in count..limit {
        set_element(c, &to, index, 0)?;
    }
    c.give(if returns_end { place(c, &to, count) } else { to })
}

fn append_bounded(c: &mut Call) -> Outcome {
    let (to, from, limit) = (c.object(0)?, c.object(1)?, c.size(2)?);
    let old = length(c, &to, u64::MAX)?;
    let end = place(c, &to, old);
    let count = length(c, &from, limit)?;
    c.host.copy(&end, &from, count * WIDTH, false)?;
    set_element(c, &end, count, 0)?;
    c.give(to)
}

fn duplicate(c: &mut Call) -> Outcome {
    let text = c.object(0)?;
    let bytes = (length(c, &text, u64::MAX)? + 1) * WIDTH;
    let block = c.host.allocate(bytes, false)?;
    if !c.host.is_null(&block)? {
        c.host.copy(&block, &text, bytes, false)?;
    }
    c.give(block)
}

fn limit(c: &mut Call, bounded: bool) -> Run<u64> {
    if bounded { c.size(2) } else { Ok(u64::MAX) }
}

fn compare(c: &mut Call, bounded: bool) -> Outcome {
    let (a, b, limit) = (c.object(0)?, c.object(1)?, limit(c, bounded)?);
    for index in 0..limit {
        let (left, right) = (element(c, &a, index)?, element(c, &b, index)?);
        if left != right || left == 0 {
            return c.give_int(left.cmp(&right) as i32);
        }
    }
    c.give_int(0)
}

fn compare_letters(c: &mut Call, bounded: bool) -> Outcome {
    let (a, b, limit) = (c.object(0)?, c.object(1)?, limit(c, bounded)?);
    for index in 0..limit {
        let (left, right) = (lower(element(c, &a, index)?), lower(element(c, &b, index)?));
        if left != right || left == 0 {
            return c.give_int(left.wrapping_sub(right));
        }
    }
    c.give_int(0)
}

/// As a small letter, if it is an ASCII letter.
pub(super) fn lower(wide: i32) -> i32 {
    if (65..=90).contains(&wide) { wide + 32 } else { wide }
}

fn transform(c: &mut Call) -> Outcome {
    let (to, from, limit) = (c.pointer(0)?, c.object(1)?, c.size(2)?);
    let count = length(c, &from, u64::MAX)?;
    if limit > 0 {
        c.host.copy(&to, &from, limit.min(count + 1) * WIDTH, false)?;
    }
    c.give_size(count)
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Find {
    First,
    Last,
    FirstOrEnd,
}

fn find(c: &mut Call, which: Find) -> Outcome {
    let (text, wanted) = (c.object(0)?, c.int(1)?);
    let mut found = None;
    for index in 0.. {
        let wide = element(c, &text, index)?;
        if wide == wanted || (wide == 0 && which == Find::FirstOrEnd) {
            found = Some(place(c, &text, index));
        }
        if wide == 0 || (found.is_some() && which != Find::Last) {
            break;
        }
    }
    c.give(found.unwrap_or(NULL))
}

/// How many elements from the start of argument 0 are in (or not in) the set of argument 1.
fn span(c: &mut Call, inside: bool) -> Run<u64> {
    let (text, set) = (c.object(0)?, c.object(1)?);
    let set = elements(c, &set)?;
    span_of(c, &text, &set, inside)
}

fn span_of(c: &mut Call, text: &Value, set: &[i32], inside: bool) -> Run<u64> {
    let mut length = 0;
    loop {
        let wide = element(c, text, length)?;
        if wide == 0 || set.contains(&wide) != inside {
            return Ok(length);
        }
        length += 1;
    }
}

fn find_of(c: &mut Call) -> Outcome {
    let (length, text) = (span(c, false)?, c.object(0)?);
    let found = element(c, &text, length)? != 0;
    c.give(if found { place(c, &text, length) } else { NULL })
}

fn find_string(c: &mut Call) -> Outcome {
    let (text, wanted) = (c.object(0)?, c.object(1)?);
    let (held, needle) = (elements(c, &text)?, elements(c, &wanted)?);
    let position = match needle.len() {
        0 => Some(0),
        length => held.windows(length).position(|window| window == needle),
    };
    c.give(position.map_or(NULL, |index| place(c, &text, index as u64)))
}

/// Where the rest begins is kept in argument 2.
fn tokenize(c: &mut Call) -> Outcome {
    let (mut text, set, state) = (c.pointer(0)?, c.object(1)?, c.object(2)?);
    let set = elements(c, &set)?;
    if c.host.is_null(&text)? {
        text = c.host.read(&state, Scalar::Pointer)?;
        if c.host.is_null(&text)? {
            return c.give_null();
        }
    }
    let skipped = span_of(c, &text, &set, true)?;
    let token = place(c, &text, skipped);
    let length = span_of(c, &token, &set, false)?;
    if length == 0 {
        c.host.write(&state, Scalar::Pointer, NULL)?;
        return c.give_null();
    }
    let rest = match element(c, &token, length)? {
        0 => NULL,
        _ => {
            set_element(c, &token, length, 0)?;
            place(c, &token, length + 1)
        }
    };
    c.host.write(&state, Scalar::Pointer, rest)?;
    c.give(token)
}

fn move_block(c: &mut Call, may_overlap: bool, returns_end: bool) -> Outcome {
    let (to, from, count) = (c.pointer(0)?, c.pointer(1)?, c.size(2)?);
    if count > 0 {
        c.host.copy(&to, &from, count.saturating_mul(WIDTH), may_overlap)?;
    }
    c.give(if returns_end { place(c, &to, count) } else { to })
}

fn wmemchr(c: &mut Call) -> Outcome {
    let (block, wanted, count) = (c.pointer(0)?, c.int(1)?, c.size(2)?);
    for index in 0..count {
        if element(c, &block, index)? == wanted {
            return c.give(place(c, &block, index));
        }
    }
    c.give_null()
}

fn wmemset(c: &mut Call) -> Outcome {
    let (to, wide, count) = (c.pointer(0)?, c.int(1)?, c.size(2)?);
    for index in 0..count {
        set_element(c, &to, index, wide)?;
    }
    c.give(to)
}
