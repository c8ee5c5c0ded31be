//! `string.h`, `strings.h`. Blocks are moved by the host with whatever they hold; bytes that are compared or searched
//! must be initialised. The names that `_FORTIFY_SOURCE` uses are the plain functions: the host checks the bounds.

use types::Scalar;

use super::call::{CHAR, Call, Outcome};
use super::errors::{error_message, known_message};
use super::{LibraryFunction, rows};
use crate::{Run, UbKind, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    memcpy | __memcpy_chk | __builtin_memcpy_inline => |c| copy_block(c, false, false);
    mempcpy | __mempcpy | __mempcpy_chk => |c| copy_block(c, false, true);
    memmove | __memmove_chk => |c| copy_block(c, true, false);
    memccpy => memccpy;
    memset | __memset_chk => memset;
    explicit_bzero => bzero;
    memcmp => memcmp;
    memchr => |c| find_in_block(c, false);
    memrchr => |c| find_in_block(c, true);
    rawmemchr | __rawmemchr => rawmemchr;
    memmem => memmem;
    strlen => |c| { let text = c.object(0)?; let length = c.length(&text)?; c.give_size(length) };
    strnlen => strnlen;
    strcpy | __strcpy_chk => |c| copy_string(c, false);
    stpcpy | __stpcpy | __stpcpy_chk => |c| copy_string(c, true);
    strncpy | __strncpy_chk => |c| copy_string_bounded(c, false);
    stpncpy | __stpncpy_chk => |c| copy_string_bounded(c, true);
    strcat | __strcat_chk => |c| append(c, false);
    strncat | __strncat_chk => |c| append(c, true);
    strcmp | strcoll => |c| compare(c, false, false);
    strncmp => |c| compare(c, true, false);
    strxfrm => strxfrm;
    strchr => |c| find(c, Find::First);
    strrchr => |c| find(c, Find::Last);
    strchrnul | __strchrnul => |c| find(c, Find::FirstOrEnd);
    strstr => |c| find_string(c, false);
    strcasestr => |c| find_string(c, true);
    strspn => |c| { let length = span(c, true)?; c.give_size(length) };
    strcspn => |c| { let length = span(c, false)?; c.give_size(length) };
    strpbrk => strpbrk;
    strtok => strtok;
    strtok_r | __strtok_r => |c| { let state = c.object(2)?; tokenize(c, state) };
    strsep => strsep;
    strdup | __strdup => |c| duplicate(c, None);
    strndup | __strndup => |c| duplicate(c, Some(1));
    strerror => strerror;
    strerror_r | __xpg_strerror_r => strerror_r;
    swab => swab;
    bcmp => memcmp;
    bcopy => bcopy;
    bzero => bzero;
    index => |c| find(c, Find::First);
    rindex => |c| find(c, Find::Last);
    strcasecmp | __strcasecmp => |c| compare(c, false, true);
    strncasecmp => |c| compare(c, true, true);
};

// --- Blocks ---

fn copy_block(c: &mut Call, may_overlap: bool, returns_end: bool) -> Outcome {
    let (to, bytes) = (c.pointer(0)?, c.size(2)?);
    if bytes > 0 {
        let (to, from) = (c.object(0)?, c.object(1)?);
        c.host.copy(&to, &from, bytes, may_overlap)?;
    }
    c.give(if returns_end { c.at(&to, bytes) } else { to })
}

fn bcopy(c: &mut Call) -> Outcome {
    let bytes = c.size(2)?;
    if bytes > 0 {
        let (from, to) = (c.object(0)?, c.object(1)?);
        c.host.copy(&to, &from, bytes, true)?;
    }
    c.done()
}

fn memccpy(c: &mut Call) -> Outcome {
    let (to, from, last, limit) = (c.pointer(0)?, c.pointer(1)?, c.byte_argument(2)?, c.size(3)?);
    for index in 0..limit {
        let byte = c.byte(&from, index)?;
        c.set_byte(&to, index, byte)?;
        if byte == last {
            return c.give(c.at(&to, index + 1));
        }
    }
    c.give_null()
}

fn memset(c: &mut Call) -> Outcome {
    let (to, byte, bytes) = (c.pointer(0)?, c.byte_argument(1)?, c.size(2)?);
    if bytes > 0 {
        let to = c.object(0)?;
        c.host.fill(&to, byte, bytes)?;
    }
    c.give(to)
}

fn bzero(c: &mut Call) -> Outcome {
    let bytes = c.size(1)?;
    if bytes > 0 {
        let to = c.object(0)?;
        c.host.fill(&to, 0, bytes)?;
    }
    c.done()
}

fn memcmp(c: &mut Call) -> Outcome {
    let bytes = c.size(2)?;
    if bytes == 0 {
        return c.give_int(0);
    }
    let (a, b) = (c.object(0)?, c.object(1)?);
    for index in 0..bytes {
        let difference = i32::from(c.byte(&a, index)?) - i32::from(c.byte(&b, index)?);
        if difference != 0 {
            // The rest need not be initialised, but it must be there.
            for block in [a, b] {
                let last = c.at(&block, bytes - 1);
                c.host.read(&last, Scalar::Int(CHAR))?;
            }
            return c.give_int(difference);
        }
    }
    c.give_int(0)
}

fn find_in_block(c: &mut Call, backwards: bool) -> Outcome {
    let (block, wanted, bytes) = (c.pointer(0)?, c.byte_argument(1)?, c.size(2)?);
    for step in 0..bytes {
        let index = if backwards { bytes - 1 - step } else { step };
        if c.byte(&block, index)? == wanted {
            return c.give(c.at(&block, index));
        }
    }
    c.give_null()
}

fn rawmemchr(c: &mut Call) -> Outcome {
    let (block, wanted) = (c.object(0)?, c.byte_argument(1)?);
    let mut index = 0;
    while c.byte(&block, index)? != wanted {
        index += 1;
    }
    c.give(c.at(&block, index))
}

fn memmem(c: &mut Call) -> Outcome {
    let (block, bytes, wanted, length) = (c.pointer(0)?, c.size(1)?, c.pointer(2)?, c.size(3)?);
    let wanted = (0..length).map(|index| c.byte(&wanted, index)).collect::<Run<Vec<u8>>>()?;
    if length > bytes {
        return c.give_null();
    }
    let haystack = (0..bytes).map(|index| c.byte(&block, index)).collect::<Run<Vec<u8>>>()?;
    give_position(c, &block, position(&haystack, &wanted))
}

// --- Copies of strings ---

fn copy_string(c: &mut Call, returns_end: bool) -> Outcome {
    let (to, from) = (c.object(0)?, c.object(1)?);
    let length = c.length(&from)?;
    c.host.copy(&to, &from, length + 1, false)?;
    c.give(if returns_end { c.at(&to, length) } else { to })
}

/// The length of a string of which at most `limit` bytes are read.
fn length_up_to(c: &mut Call, text: &Value, limit: u64) -> Run<u64> {
    let mut length = 0;
    while length < limit && c.byte(text, length)? != 0 {
        length += 1;
    }
    Ok(length)
}

fn strnlen(c: &mut Call) -> Outcome {
    let (text, limit) = (c.object(0)?, c.size(1)?);
    let length = length_up_to(c, &text, limit)?;
    c.give_size(length)
}

fn copy_string_bounded(c: &mut Call, returns_end: bool) -> Outcome {
    let (to, from, bytes) = (c.object(0)?, c.object(1)?, c.size(2)?);
    let length = length_up_to(c, &from, bytes)?;
    c.host.copy(&to, &from, length, false)?;
    let rest = c.at(&to, length);
    if bytes > length {
        c.host.fill(&rest, 0, bytes - length)?;
    }
    c.give(if returns_end { rest } else { to })
}

fn append(c: &mut Call, bounded: bool) -> Outcome {
    let (to, from) = (c.object(0)?, c.object(1)?);
    let limit = if bounded { c.size(2)? } else { u64::MAX };
    let old = c.length(&to)?;
    let end = c.at(&to, old);
    let length = length_up_to(c, &from, limit)?;
    if bounded {
        c.host.copy(&end, &from, length, false)?;
        c.set_byte(&end, length, 0)?;
    } else {
        c.host.copy(&end, &from, length + 1, false)?;
    }
    c.give(to)
}

fn duplicate(c: &mut Call, limit: Option<usize>) -> Outcome {
    let text = c.object(0)?;
    let limit = match limit {
        Some(index) => c.size(index)?,
        None => u64::MAX,
    };
    let length = length_up_to(c, &text, limit)?;
    let block = c.host.allocate(length + 1, false)?;
    if !c.host.is_null(&block)? {
        c.host.copy(&block, &text, length, false)?;
        c.set_byte(&block, length, 0)?;
    }
    c.give(block)
}

fn strxfrm(c: &mut Call) -> Outcome {
    let (to, from, limit) = (c.pointer(0)?, c.object(1)?, c.size(2)?);
    let length = c.length(&from)?;
    if limit > 0 {
        c.host.copy(&to, &from, limit.min(length + 1), false)?;
    }
    c.give_size(length)
}

// --- Comparison and search ---

fn compare(c: &mut Call, bounded: bool, fold: bool) -> Outcome {
    let limit = if bounded { c.size(2)? } else { u64::MAX };
    if limit == 0 {
        return c.give_int(0);
    }
    let (a, b) = (c.object(0)?, c.object(1)?);
    for index in 0..limit {
        let (mut left, mut right) = (c.byte(&a, index)?, c.byte(&b, index)?);
        if fold {
            left.make_ascii_lowercase();
            right.make_ascii_lowercase();
        }
        if left != right || left == 0 {
            return c.give_int(i32::from(left) - i32::from(right));
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
    let (text, wanted) = (c.object(0)?, c.byte_argument(1)?);
    let mut found = None;
    let mut index = 0;
    loop {
        let byte = c.byte(&text, index)?;
        if byte == wanted {
            found = Some(index);
            if which != Find::Last {
                break;
            }
        }
        if byte == 0 {
            break;
        }
        index += 1;
    }
    if which == Find::FirstOrEnd {
        found = Some(index);
    }
    give_position(c, &text, found)
}

fn give_position(c: &mut Call, start: &Value, position: Option<u64>) -> Outcome {
    match position {
        Some(index) => c.give(c.at(start, index)),
        None => c.give_null(),
    }
}

fn position(haystack: &[u8], needle: &[u8]) -> Option<u64> {
    if needle.is_empty() {
        return Some(0);
    }
    haystack.windows(needle.len()).position(|window| window == needle).map(|index| index as u64)
}

fn find_string(c: &mut Call, fold: bool) -> Outcome {
    let (text, wanted) = (c.object(0)?, c.object(1)?);
    let (mut haystack, mut needle) = (c.string(&text)?, c.string(&wanted)?);
    if fold {
        haystack.make_ascii_lowercase();
        needle.make_ascii_lowercase();
    }
    give_position(c, &text, position(&haystack, &needle))
}

/// How many bytes from the start of argument 0 are in (or not in) the set of argument 1.
fn span(c: &mut Call, inside: bool) -> Run<u64> {
    let (text, set) = (c.object(0)?, c.object(1)?);
    let set = c.string(&set)?;
    span_of(c, &text, &set, inside)
}

fn span_of(c: &mut Call, text: &Value, set: &[u8], inside: bool) -> Run<u64> {
    let mut length = 0;
    loop {
        let byte = c.byte(text, length)?;
        if byte == 0 || set.contains(&byte) != inside {
            return Ok(length);
        }
        length += 1;
    }
}

fn strpbrk(c: &mut Call) -> Outcome {
    let length = span(c, false)?;
    let text = c.object(0)?;
    let found = c.byte(&text, length)? != 0;
    give_position(c, &text, found.then_some(length))
}

// --- Tokens ---

fn strtok(c: &mut Call) -> Outcome {
    let bytes = c.model().pointer_bytes();
    let state = c.host.library_object("strtok", bytes);
    tokenize(c, state)
}

/// `strtok_r` with the saved position in `state`.
fn tokenize(c: &mut Call, state: Value) -> Outcome {
    let set = c.object(1)?;
    let set = c.string(&set)?;
    let mut text = c.pointer(0)?;
    if c.host.is_null(&text)? {
        text = c.host.read(&state, Scalar::Pointer)?;
        if c.host.is_null(&text)? {
            let message = "there is no string to continue with";
            return Err(c.undefined_as(UbKind::NullDereference, message));
        }
    }
    let skipped = span_of(c, &text, &set, true)?;
    let token = c.at(&text, skipped);
    let length = span_of(c, &token, &set, false)?;
    let end = c.at(&token, length);
    let at_end = c.host.read_byte(&end)? == 0;
    let rest = if at_end { end } else { c.at(&end, 1) };
    if !at_end {
        c.host.write_byte(&end, 0)?;
    }
    c.host.write(&state, Scalar::Pointer, rest)?;
    if length == 0 { c.give_null() } else { c.give(token) }
}

fn strsep(c: &mut Call) -> Outcome {
    let (place, set) = (c.object(0)?, c.object(1)?);
    let set = c.string(&set)?;
    let token = c.host.read(&place, Scalar::Pointer)?;
    if c.host.is_null(&token)? {
        return c.give_null();
    }
    let length = span_of(c, &token, &set, false)?;
    let rest = if c.byte(&token, length)? == 0 {
        super::call::NULL
    } else {
        c.set_byte(&token, length, 0)?;
        c.at(&token, length + 1)
    };
    c.host.write(&place, Scalar::Pointer, rest)?;
    c.give(token)
}

// --- Messages ---

fn strerror(c: &mut Call) -> Outcome {
    let number = c.int(0)?;
    let text = message_object(c, number)?;
    c.give(text)
}

/// Messages that are known are constants, others share a buffer.
fn message_object(c: &mut Call, number: i32) -> Run<Value> {
    match known_message(number) {
        Some(message) => c.static_string(message, 64, message.as_bytes()),
        None => c.static_string("strerror", 64, error_message(number).as_bytes()),
    }
}

fn strerror_r(c: &mut Call) -> Outcome {
    let (number, buffer, size) = (c.int(0)?, c.object(1)?, c.size(2)?);
    let message = error_message(number);
    if let Some((_, Scalar::Pointer)) = c.result {
        // GNU's function leaves the buffer alone where it knows the message.
        if message.starts_with("Unknown") {
            return Err(c.unsupported("the GNU form of an unknown error"));
        }
        let text = message_object(c, number)?;
        return c.give(text);
    }
    if size == 0 {
        return c.give_int(34);
    }
    let kept = message.len().min(size as usize - 1);
    c.write_string(&buffer, &message.as_bytes()[..kept])?;
    let code = if kept < message.len() { 34 } else { 0 };
    c.give_int(code)
}

// --- Others ---

fn swab(c: &mut Call) -> Outcome {
    let (from, to, bytes) = (c.pointer(0)?, c.pointer(1)?, c.integer(2)?);
    for pair in 0..u64::try_from(bytes / 2).unwrap_or(0) {
        let (first, second) = (c.byte(&from, 2 * pair)?, c.byte(&from, 2 * pair + 1)?);
        c.write_bytes(&c.at(&to, 2 * pair), &[second, first])?;
    }
    c.done()
}
