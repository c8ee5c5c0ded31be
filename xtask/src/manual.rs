//! `docs/library-functions.md` from the table of library functions: what both models make of each of them.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::Result;
use library::{Access, Argument, Check, Effect, Extent, Function, Role};

pub fn manual() -> Result<()> {
    let path = test_support::root().join(PATH);
    std::fs::write(&path, text())?;
    println!("{}", path.display());
    Ok(())
}

const PATH: &str = "docs/library-functions.md";

/// One section per header, one line for all of which the same is said.
fn text() -> String {
    let mut headers: BTreeMap<&str, BTreeMap<[String; 3], Vec<&str>>> = BTreeMap::new();
    for function in library::functions() {
        let said = [memory(function), function.run.unwrap_or_default().to_owned(), checked(function)];
        headers.entry(function.header).or_default().entry(said).or_default().push(function.name);
    }
    let mut text = INTRODUCTION.to_owned();
    for (header, lines) in headers {
        let title = if header.ends_with(".h") { format!("`<{header}>`") } else { header.to_owned() };
        text += &format!("\n## {title}\n\n| functions | memory | `carve run` | `carve check` |\n|---|---|---|---|\n");
        let mut lines: Vec<(Vec<&str>, [String; 3])> = lines.into_iter().map(|(said, names)| (names, said)).collect();
        lines.iter_mut().for_each(|(names, _)| names.sort_unstable());
        lines.sort();
        for (names, [memory, run, check]) in lines {
            let names: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
            writeln!(text, "| {} | {memory} | {run} | {check} |", names.join(" ")).expect("a string can be written");
        }
    }
    text
}

const INTRODUCTION: &str = "\
# Library functions

Generated from the table in `crates/library/table`; `cargo xtask manual` writes it anew.

What a function does to memory is written as there: `reads src[n]`, `writes dest[n]` (or less), `sets dest[n]` (all of it), up to
a `zero`, to the end of the `object`, what the pointer points to (`[*]`), or all that can be reached (`deep`); `?` where null is
as good.

`carve run` gives these functions the results of glibc 2.36 on x86 in the \"C\" locale.
Every byte that they read or write is checked like an access of the program itself, and a broken precondition is undefined
behaviour.
`carve check` takes a call by an implementation (modelled), by its contract (what it reads is read, what it may write is anything
afterwards, and so is the result), as one that returns anything and writes nothing, or as one that changes all that its arguments
lead to. Where a column is empty, a call is unsupported, unless the declaration says that it only returns a number.
`__builtin_f` is `f` unless the builtin has a row of its own.
Jumps and variable arguments (`setjmp`, `longjmp`, `va_*`), the error functions and `__VERIFIER_nondet_pointer` belong to the
core of `carve run`.

Pseudo-random numbers: `rand` and `random` are glibc's additive feedback generator, r[i] = r[i-3] + r[i-31] modulo 2^32
without the lowest bit, after 310 discarded numbers from r[i] = 16807 r[i-1] modulo 2^31-1.
The seed is 1 unless `srand` sets it.
";

fn memory(function: &Function) -> String {
    let effects: Vec<String> = function.effects.iter().map(|effect| effect_text(function, effect)).collect();
    match effects.is_empty() {
        true => String::new(),
        false => format!("`{}`", effects.join(", ")),
    }
}

fn effect_text(function: &Function, effect: &Effect) -> String {
    let name = |number: usize| function.signature.parameters[number].name;
    let argument = match effect.argument {
        Argument::Number(number) => name(number),
        Argument::Further => "...",
        Argument::Kept => "kept",
    };
    let word = match effect.access {
        Access::Reads => "reads",
        Access::Writes => "writes",
        Access::Sets => "sets",
        Access::Edits => "edits",
        Access::Points => "points",
        Access::Allocates => "allocates",
        Access::Frees => "frees",
        Access::Keeps => "keeps",
        Access::Calls => "calls",
        Access::Stream => "stream",
    };
    let unit = |unit: u64| if unit == 1 { String::new() } else { format!("*{unit}") };
    let extent = match (effect.access, effect.extent) {
        (Access::Reads | Access::Writes | Access::Sets, extent) => match extent {
            Extent::Bytes(bytes) => format!("[{bytes}]"),
            Extent::Elements(count, size) => format!("[{}{}]", name(count), unit(size)),
            Extent::Product(count, size) => format!("[{}*{}]", name(count), name(size)),
            Extent::Zero { unit: size, limit: None } => format!("[zero{}]", unit(size)),
            Extent::Zero { unit: size, limit: Some(limit) } => format!("[zero{}, {}]", unit(size), name(limit)),
            Extent::Text(other) => format!("[text {}]", name(other)),
            Extent::Pointee => "[*]".to_owned(),
            Extent::Object => "[object]".to_owned(),
            Extent::Deep => "[deep]".to_owned(),
        },
        _ => String::new(),
    };
    let null = if effect.may_be_null { "?" } else { "" };
    format!("{word} {argument}{null}{extent}")
}

fn checked(function: &Function) -> String {
    let text = match (&function.role, function.check) {
        (_, Some(Check::Model)) => "modelled",
        (_, Some(Check::Any)) => "returns anything",
        (_, Some(Check::Opaque)) => "changes what its arguments lead to; unsupported where memory is checked",
        (_, Some(Check::Unknown)) => "any value",
        (_, None) if function.is_contract => "by its contract",
        (Some(Role::Ends(_)), None) => "ends the program",
        (Some(Role::AtExit(_)), None) => {
            "the handler is called at `exit`; unsupported if the program may end otherwise"
        }
        (Some(Role::CallsBackToSort | Role::CallsBackToSearch), None) => {
            "any elements are compared, any number of times"
        }
        (Some(Role::AtSomeEnd(_) | Role::HandlesSignals(_)), None) => "as any function, if no function is given",
        (Some(Role::ReordersArguments | Role::KnowsArguments | Role::Assumes), None)
        | (Some(Role::Jumps(_) | Role::Threads(_) | Role::Forks | Role::CallsBack | Role::Allocates(_)), None)
        | (None, None) => "",
    };
    text.to_owned()
}

#[cfg(test)]
mod tests {
    #[test]
    fn committed_manual_is_current() {
        let committed = std::fs::read_to_string(test_support::root().join(super::PATH)).unwrap_or_default();
        assert!(committed == super::text(), "{} is stale: run `cargo xtask manual`", super::PATH);
    }
}
