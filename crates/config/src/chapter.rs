//! The chapter of the manual that lists all keys, written from the table.

use std::fmt::Write;

use crate::{AXES, Kind, OPTIONS, description, notable};

/// `docs/configuration.md`.
pub fn chapter() -> String {
    let mut text = String::from(INTRODUCTION);
    write_analyses(&mut text).and_then(|()| write_words(&mut text)).expect("writing to a string");
    text.push_str("\n## Keys\n\nGenerated from `crates/config/src/options.rs`.\n");
    for row in OPTIONS {
        write_row(row, &mut text).expect("writing to a string");
    }
    text
}

fn write_analyses(text: &mut String) -> std::fmt::Result {
    text.push_str("| name | what it is for |\n|---|---|\n");
    notable().try_for_each(|(name, purpose)| writeln!(text, "| `{name}` | {purpose} |"))
}

fn write_words(text: &mut String) -> std::fmt::Result {
    text.push_str(WORDS);
    for axis in AXES {
        for (at, word) in axis.words.iter().enumerate() {
            let axis = if at == 0 { format!("{}: {}", axis.name, axis.about) } else { String::new() };
            writeln!(text, "| {axis} | `{}` | {} |", word.name, description(word.text))?;
        }
    }
    Ok(())
}

fn write_row(row: &crate::Row, text: &mut String) -> std::fmt::Result {
    write!(text, "\n### `{}`\n\n{}\n", row.key, row.doc)?;
    match row.kind {
        Kind::Bool => writeln!(text, "`true` or `false`.")?,
        Kind::Integer { least, most: i64::MAX } => writeln!(text, "A number from {least} on.")?,
        Kind::Integer { least, most } => writeln!(text, "A number from {least} to {most}.")?,
        Kind::Sources => writeln!(text, "A list of names of analyses and of files.")?,
        Kind::Analysis => writeln!(text, "The name of an analysis.")?,
        Kind::Name(names) | Kind::Names(names) => {
            writeln!(text, "{}\n", if matches!(row.kind, Kind::Name(_)) { "One of:" } else { "A list of:" })?;
            for (name, meaning) in names {
                writeln!(text, "- `{name}`: {meaning}")?;
            }
        }
    }
    if !row.default.is_empty() {
        writeln!(text, "\nDefault: `{}`.", row.default)?;
    }
    Ok(())
}

const INTRODUCTION: &str = "# Configuration files

`carve check --analysis NAME` takes an analysis that comes with Carve, `--config FILE.toml` a file of yours.
`--set KEY=VALUE` replaces a key for one run: `--set refine.prefixes=1`. Stages and includes stand in files only.
`--print-config` writes what is used, with every key that means something.

A file is TOML; its first line is a comment that says what it is for.
Mostly it takes over an analysis and changes a key or two:

```toml
# Symbolic execution that follows few blocks, and finishes inner loops first.
include = [\"symexec\"]

[value]
heap_blocks = 8

[waitlist]
order = [\"loops\", \"depth-first\"]
```

`include` also takes files of yours, whose names end in `.toml`: what several configurations have in common.
The later of two goes before the earlier, and what the file itself sets before both.

Unknown keys and values are errors that name file, line and column, and so are keys that mean nothing where they stand:
those of `[value]` where `domains` does not have `value`, and beside stages what each stage has for itself.

## What comes with Carve

`auto` is run if nobody says. It and its parts are sequences (`config/*.toml`); the other names are made of words.

";

const WORDS: &str = "
### Words

A name has at most one word of each kind, in this order, and one of the first.
What is put together so is an analysis whether the table has it or not: `symexec-lists-breadth-cegar`, for example.
Each word is a file in `config/words` with the keys that it sets; a name is its files laid over each other, from left to right.

| | word | what it means |
|---|---|---|
";
