//! `ctype.h` in the "C" locale, as functions and as the tables that glibc's macros index.
//!
//! The functions give the bits of the table as glibc's do, not just 1.

use types::{IntType, Scalar};

use super::call::{Call, INT, Outcome};
use super::{LibraryFunction, rows};
use crate::Run;

pub(super) const FUNCTIONS: &[LibraryFunction] = rows! {
    isupper => |c| is(c, UPPER);
    islower => |c| is(c, LOWER);
    isalpha => |c| is(c, ALPHA);
    isdigit => |c| is(c, DIGIT);
    isxdigit => |c| is(c, XDIGIT);
    isspace => |c| is(c, SPACE);
    isprint => |c| is(c, PRINT);
    isgraph => |c| is(c, GRAPH);
    isblank => |c| is(c, BLANK);
    iscntrl => |c| is(c, CNTRL);
    ispunct => |c| is(c, PUNCT);
    isalnum => |c| is(c, ALNUM);
    toupper | _toupper => |c| convert(c, upper);
    tolower | _tolower => |c| convert(c, lower);
    isascii => |c| { let character = c.int(0)?; c.give_bool(character & !0x7f == 0) };
    toascii => |c| { let character = c.int(0)?; c.give_int(character & 0x7f) };
    __ctype_b_loc => |c| table(c, "ctype_b", "ctype_b_pointer", IntType::unsigned(16), classes);
    __ctype_toupper_loc => |c| table(c, "ctype_toupper", "ctype_toupper_pointer", INT, upper);
    __ctype_tolower_loc => |c| table(c, "ctype_tolower", "ctype_tolower_pointer", INT, lower);
};

// Bits of glibc's table on a little-endian machine.
const UPPER: i32 = 0x100;
const LOWER: i32 = 0x200;
const ALPHA: i32 = 0x400;
const DIGIT: i32 = 0x800;
const XDIGIT: i32 = 0x1000;
const SPACE: i32 = 0x2000;
const PRINT: i32 = 0x4000;
const GRAPH: i32 = 0x8000;
const BLANK: i32 = 0x1;
const CNTRL: i32 = 0x2;
const PUNCT: i32 = 0x4;
const ALNUM: i32 = 0x8;

/// The classes of a character from -128 to 255; only ASCII has any.
fn classes(character: i32) -> i32 {
    let Some(byte) = u8::try_from(character).ok().filter(u8::is_ascii) else { return 0 };
    [
        (byte.is_ascii_uppercase(), UPPER),
        (byte.is_ascii_lowercase(), LOWER),
        (byte.is_ascii_alphabetic(), ALPHA),
        (byte.is_ascii_digit(), DIGIT),
        (byte.is_ascii_hexdigit(), XDIGIT),
        (types::text::is_space(byte), SPACE),
        (matches!(byte, b' '..=b'~'), PRINT),
        (byte.is_ascii_graphic(), GRAPH),
        (matches!(byte, b' ' | b'\t'), BLANK),
        (byte.is_ascii_control(), CNTRL),
        (byte.is_ascii_punctuation(), PUNCT),
        (byte.is_ascii_alphanumeric(), ALNUM),
    ]
    .into_iter()
    .fold(0, |bits, (holds, bit)| if holds { bits | bit } else { bits })
}

fn upper(character: i32) -> i32 {
    if (97..=122).contains(&character) { character - 32 } else { table_entry(character) }
}

fn lower(character: i32) -> i32 {
    if (65..=90).contains(&character) { character + 32 } else { table_entry(character) }
}

/// In glibc's conversion tables the bytes read as negative characters are given as unsigned ones, EOF excepted.
fn table_entry(character: i32) -> i32 {
    if (-128..-1).contains(&character) { character + 256 } else { character }
}

fn character(c: &mut Call) -> Run<i32> {
    let character = c.int(0)?;
    if !(-1..=255).contains(&character) {
        return Err(c.undefined(format!("argument 1 is {character}, which is neither EOF nor an unsigned char")));
    }
    Ok(character)
}

fn is(c: &mut Call, class: i32) -> Outcome {
    let character = character(c)?;
    c.give_int(classes(character) & class)
}

fn convert(c: &mut Call, conversion: fn(i32) -> i32) -> Outcome {
    let character = character(c)?;
    c.give_int(conversion(character))
}

/// A pointer to the pointer to the entry of character 0; the table is made at the first use.
fn table(c: &mut Call, name: &'static str, pointer: &'static str, ty: IntType, entry: fn(i32) -> i32) -> Outcome {
    let pointer_bytes = c.model().pointer_bytes();
    let pointer = c.host.library_object(pointer, pointer_bytes);
    let known = c.host.read(&pointer, Scalar::Pointer)?;
    if c.host.is_null(&known)? {
        let size = u64::from(ty.width / 8);
        let table = c.host.library_object(name, 384 * size);
        for index in 0..384 {
            let at = c.at(&table, index as u64 * size);
            c.write_int(&at, ty, entry(index - 128))?;
        }
        let origin = c.at(&table, 128 * size);
        c.host.write(&pointer, Scalar::Pointer, origin)?;
    }
    c.give(pointer)
}
