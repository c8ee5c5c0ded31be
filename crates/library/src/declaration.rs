//! The shapes of all functions that the headers of glibc declare: a name, its result and its parameters per line, in order
//! of name. `cargo xtask headers` writes it.
//!
//! Letters are `v` for void, `i` for integers, `d` for floats, `p` for pointers, `c` for pointers to constants that are no
//! records and no pointers, `f` for pointers to functions, `s` for what is no scalar, `.` for further arguments.

use std::cmp::Ordering;

const LINES: &str = include_str!("declarations.txt");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declaration {
    pub name: &'static str,
    pub result: char,
    pub parameters: &'static str,
}

fn row(line: &'static str) -> Option<Declaration> {
    let mut words = line.split(' ');
    let (name, result) = (words.next()?, words.next()?.chars().next()?);
    Some(Declaration { name, result, parameters: words.next().unwrap_or("") })
}

/// Looks into the text itself, line by line.
pub fn declaration(name: &str) -> Option<Declaration> {
    let (mut low, mut high) = (0, LINES.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let start = LINES[..middle].rfind('\n').map_or(0, |end| end + 1);
        let end = LINES[start..].find('\n').map_or(LINES.len(), |length| start + length);
        let found = row(&LINES[start..end])?;
        match found.name.cmp(name) {
            Ordering::Less => low = end + 1,
            Ordering::Greater => high = start,
            Ordering::Equal => return Some(found),
        }
    }
    None
}

/// All of them, in order of name.
pub fn declarations() -> impl Iterator<Item = Declaration> {
    LINES.lines().filter_map(row)
}

/// Whether two letters are of one shape. A record may stand for a pointer: unions that are transparent do.
pub fn letters_agree(listed: char, declared: char) -> bool {
    const POINTERS: &str = "pcf";
    listed == declared || (POINTERS.contains(declared) && (POINTERS.contains(listed) || listed == 's'))
}
