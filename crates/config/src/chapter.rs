//! The chapter of the manual that lists all keys, written from the table.

use std::fmt::Write;

use crate::{Kind, OPTIONS, SHIPPED, description};

/// `docs/configuration.md`.
pub fn chapter() -> String {
    let mut text = String::from(INTRODUCTION);
    text.push_str("| name | what it is for |\n|---|---|\n");
    for shipped in SHIPPED {
        writeln!(text, "| `{}` | {} |", shipped.name, description(shipped.text)).expect("writing to a string");
    }
    text.push_str("\n## Keys\n\nGenerated from `crates/config/src/options.rs`.\n");
    for row in OPTIONS {
        write_row(row, &mut text).expect("writing to a string");
    }
    text
}

fn write_row(row: &crate::Row, text: &mut String) -> std::fmt::Result {
    let of = row.of.map_or_else(String::new, |of| format!(" (`use = \"{of}\"`)"));
    write!(text, "\n### `{}`{of}\n\n{}\n", row.key, row.doc)?;
    match row.kind {
        Kind::Bool => writeln!(text, "`true` or `false`.")?,
        Kind::Integer { least, most: i64::MAX } => writeln!(text, "A number from {least} on.")?,
        Kind::Integer { least, most } => writeln!(text, "A number from {least} to {most}.")?,
        Kind::Files => writeln!(text, "A list of file names.")?,
        Kind::Analysis => writeln!(text, "A name of the table above.")?,
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

`carve check --analysis NAME` takes a configuration that comes with Carve, `--config FILE.toml` one of yours.
`--print-config` writes the one that is used, with every key, and `--set KEY=VALUE` replaces a key for one run:
`--set refine.prefixes=1`, or `--set component.scope=location` for a key of the component that has it. Stages and includes stand in files only.

A file is TOML; its first line is a comment that says what it is for.
Unknown keys and values are errors that name file, line and column.
`include` takes over the keys of other files; what an included file sets may not be set again.
The files in `config/` are complete, those in `config/base/` are for inclusion only.

```toml
# Explicit values, refined only where loops are innermost.
algorithm = \"cegar\"

[[component]]
use = \"value\"
scope = \"location\"

[[component]]
use = \"automaton\"

[waitlist]
order = [\"loops\", \"depth-first\"]
```

## What comes with Carve

";
