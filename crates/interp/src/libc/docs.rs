//! The manual's table of library functions.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::table;

/// `docs/library-functions.md`: one section per header, one line per way of modelling.
pub fn documentation() -> String {
    let mut headers: BTreeMap<&str, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
    for row in table() {
        headers.entry(row.header).or_default().entry(row.model).or_default().push(row.name);
    }
    let mut text = INTRODUCTION.to_owned();
    for (header, models) in headers {
        let title = if header.ends_with(".h") { format!("`<{header}>`") } else { header.to_owned() };
        write!(text, "\n## {title}\n\n| functions | model |\n|---|---|\n").expect("a string can be written");
        let mut rows: Vec<_> = models.into_iter().map(|(model, names)| (names, model)).collect();
        rows.sort();
        for (names, model) in rows {
            let names: Vec<_> = names.into_iter().map(|name| format!("`{name}`")).collect();
            writeln!(text, "| {} | {model} |", names.join(" ")).expect("a string can be written");
        }
    }
    text
}

const INTRODUCTION: &str = "\
# Library functions

Generated from the table in `crates/interp/src/libc`; `BLESS=1 cargo test -p interp` writes it anew.

`carve run` gives these functions the results of glibc 2.36 on x86 in the \"C\" locale.
Every byte that they read or write is checked like an access of the program itself, and a broken precondition is undefined
behaviour.
`__builtin_f` is `f` unless the builtin has a row of its own.
Threads, jumps and variable arguments (`pthread_*`, `setjmp`, `longjmp`, `va_*`), the error functions and
`__VERIFIER_nondet_pointer` belong to the core and are not listed.

Pseudo-random numbers: `rand` and `random` are glibc's additive feedback generator, r[i] = r[i-3] + r[i-31] modulo 2^32
without the lowest bit, after 310 discarded numbers from r[i] = 16807 r[i-1] modulo 2^31-1.
The seed is 1 unless `srand` sets it.
";
