//! Every function that has a model here is one of the table of library functions, and is called rightly and wrongly by the
//! programs below tests/library.

use std::collections::HashSet;
use std::path::Path;

use ::library::{Check, functions, lookup};

use super::{IMPLEMENTATIONS, TABLES, mathematics, plain, plain_name};

/// There is no wrong argument, or no machine has them any more.
const ASK_NOTHING: &[&str] = &["cfree", "alloca_with_align", "putchar", "tmpfile"];

/// Builtins are listed without their prefix, if no function of the library has that name.
#[test]
fn models_are_those_of_the_table() {
    let count: usize = TABLES.iter().map(|rows| rows.len()).sum();
    assert_eq!(IMPLEMENTATIONS.len(), count, "a function has two models");
    let is_listed = |name: &str| lookup(name).is_some_and(|known| known.check == Some(Check::Model));
    let names = IMPLEMENTATIONS.keys().copied();
    let unknown: Vec<&str> =
        names.filter(|name| !is_listed(name) && !is_listed(&format!("__builtin_{name}"))).collect();
    assert!(unknown.is_empty(), "not in the table: {unknown:?}");
    let has_model = |name: &str| IMPLEMENTATIONS.contains_key(name) || IMPLEMENTATIONS.contains_key(plain_name(name));
    let differs = |known: &&::library::Function| has_model(known.name) != (known.check == Some(Check::Model));
    let missing: Vec<&str> = functions().filter(differs).map(|known| known.name).collect();
    assert!(missing.is_empty(), "without a model, or with one that the table does not tell: {missing:?}");
}

#[test]
fn every_model_is_on_both_sides() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/library");
    let (mut right, mut wrong) = (HashSet::new(), HashSet::new());
    for entry in std::fs::read_dir(folder).expect("the programs are there").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("a text");
        for line in text.lines() {
            let side = if line.trim_start().starts_with("FAULT ") { &mut wrong } else { &mut right };
            let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            side.extend(words.map(str::to_owned));
        }
    }
    let numbers_only = [mathematics::FLOATS, mathematics::TESTS, mathematics::OTHERS, plain::ROWS];
    let names = TABLES.iter().flat_map(|rows| rows.iter().map(|row| row.0));
    let is_asked = |name: &&str| {
        let of_numbers = numbers_only.iter().any(|rows| rows.iter().any(|row| row.0 == *name));
        // Others than those of compilers are names that headers give to functions which are here too.
        let is_plain = !name.starts_with('_') || name.starts_with("__sync_") || name.starts_with("__atomic_");
        is_plain
            && !of_numbers
            && !ASK_NOTHING.contains(name)
            && !name.ends_with("_fence")
            && *name != "__sync_synchronize"
    };
    let missing: Vec<&str> =
        names.filter(is_asked).filter(|&name| !right.contains(name) || !wrong.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
