//! The implementations are those of the table of library functions.

use crate::libc::{lookup, table};

#[test]
fn names_are_unique_and_found() {
    for pair in table().windows(2) {
        assert!(pair[0].name < pair[1].name, "`{}` has two rows", pair[1].name);
    }
    assert_eq!(lookup("__builtin_memcpy").map(|row| row.name), Some("memcpy"));
    assert_eq!(lookup("__builtin___memcpy_chk").map(|row| row.name), Some("__memcpy_chk"));
    assert_eq!(lookup("__builtin_clz").map(|row| row.name), Some("__builtin_clz"));
    assert!(lookup("no_such_function").is_none());
}

#[test]
fn implementations_are_those_of_the_table() {
    let is_there = |name: &str| table().binary_search_by_key(&name, |row| row.name).is_ok();
    let is_listed = |name: &str| library::lookup(name).is_some_and(|known| known.run.is_some());
    let unknown: Vec<&str> = table().iter().map(|row| row.name).filter(|name| !is_listed(name)).collect();
    assert!(unknown.is_empty(), "the table does not tell of {unknown:?}");
    let listed = library::functions().filter(|known| known.run.is_some()).map(|known| known.name);
    let missing: Vec<&str> = listed.filter(|name| !is_there(name)).collect();
    assert!(missing.is_empty(), "without an implementation: {missing:?}");
}
