//! The shapes of all functions that the headers of glibc declare: a name, its result and its parameters per line, in order
//! of name. `cargo xtask headers` writes it.
//!
//! Letters are `v` for void, `i` for integers, `d` for floats, `p` for pointers, `c` for pointers to constants that are no
//! records and no pointers, `f` for pointers to functions, `s` for what is no scalar, `.` for further arguments.

use std::sync::LazyLock;

const LINES: &str = include_str!("declarations.txt");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declaration {
    pub name: &'static str,
    pub result: char,
    pub parameters: &'static str,
}

static DECLARATIONS: LazyLock<Vec<Declaration>> = LazyLock::new(|| {
    let line = |line: &'static str| {
        let mut words = line.split(' ');
        let (name, result) = (words.next()?, words.next()?.chars().next()?);
        Some(Declaration { name, result, parameters: words.next().unwrap_or("") })
    };
    LINES.lines().filter_map(line).collect()
});

pub fn declaration(name: &str) -> Option<&'static Declaration> {
    let rows = &*DECLARATIONS;
    rows.binary_search_by_key(&name, |row| row.name).ok().map(|at| &rows[at])
}

/// All of them, in order of name.
pub fn declarations() -> &'static [Declaration] {
    &DECLARATIONS
}

/// Whether two letters are of one shape. A record may stand for a pointer: unions that are transparent do.
pub fn letters_agree(listed: char, declared: char) -> bool {
    const POINTERS: &str = "pcf";
    listed == declared || (POINTERS.contains(declared) && (POINTERS.contains(listed) || listed == 's'))
}
