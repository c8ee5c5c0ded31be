//! Every function that has a model here is called rightly and wrongly by the programs below tests/library.

use std::collections::HashSet;
use std::path::Path;

use super::{TABLES, mathematics, plain};

/// There is no wrong argument, or no machine has them any more.
const ASK_NOTHING: &[&str] = &["cfree", "alloca_with_align", "putchar", "tmpfile"];

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
