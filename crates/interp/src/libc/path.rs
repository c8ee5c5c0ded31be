//! Paths as text: `libgen.h`, and GNU's `basename`.

use super::call::{Call, Outcome};
use super::{LibraryFunction, rows};
use crate::{Run, Value};

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    dirname => dirname;
    __xpg_basename => |c| last_part(c, true);
    basename => |c| last_part(c, false);
};

/// The path of argument 0 and its bytes; `None` for no path.
fn path(c: &mut Call) -> Run<Option<(Value, Vec<u8>)>> {
    let path = c.pointer(0)?;
    if c.host.is_null(&path)? {
        return Ok(None);
    }
    let bytes = c.string(&path)?;
    Ok((!bytes.is_empty()).then_some((path, bytes)))
}

fn last_part(c: &mut Call, cuts: bool) -> Outcome {
    if !cuts {
        let path = c.object(0)?;
        let bytes = c.string(&path)?;
        let begin = bytes.iter().rposition(|&byte| byte == b'/').map_or(0, |slash| slash + 1);
        return c.give(c.at(&path, begin as u64));
    }
    let Some((path, bytes)) = path(c)? else { return give_dot(c) };
    let Some(last) = bytes.iter().rposition(|&byte| byte != b'/') else {
        // Of slashes, the last one is left.
        return c.give(c.at(&path, bytes.len() as u64 - 1));
    };
    if last + 1 < bytes.len() {
        c.set_byte(&path, last as u64 + 1, 0)?;
    }
    let begin = bytes[..=last].iter().rposition(|&byte| byte == b'/').map_or(0, |slash| slash + 1);
    c.give(c.at(&path, begin as u64))
}

fn dirname(c: &mut Call) -> Outcome {
    let Some((path, bytes)) = path(c)? else { return give_dot(c) };
    let is_slash = |byte: &u8| *byte == b'/';
    let Some(last) = bytes.iter().rposition(|byte| !is_slash(byte)) else {
        return if bytes.len() == 2 { Err(c.unsupported("the path `//`")) } else { cut(c, path, 1, bytes.len()) };
    };
    let Some(slash) = bytes[..=last].iter().rposition(is_slash) else { return give_dot(c) };
    match bytes[..slash].iter().rposition(|byte| !is_slash(byte)) {
        Some(end) => cut(c, path, end + 1, bytes.len()),
        None if slash == 1 => Err(c.unsupported("a path that begins with `//`")),
        None => cut(c, path, 1, bytes.len()),
    }
}

fn cut(c: &mut Call, path: Value, length: usize, old: usize) -> Outcome {
    if length < old {
        c.set_byte(&path, length as u64, 0)?;
    }
    c.give(path)
}

fn give_dot(c: &mut Call) -> Outcome {
    let dot = c.static_string("dot", 2, b".")?;
    c.give(dot)
}
