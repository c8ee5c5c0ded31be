//! The rows by name. Each is read when it is first asked for.

use std::sync::{LazyLock, OnceLock};

use index::FxHashMap;

use crate::{Function, parse};

const TEXTS: [&str; 10] = [
    include_str!("../table/compiler.txt"),
    include_str!("../table/math.txt"),
    include_str!("../table/stdio.txt"),
    include_str!("../table/stdlib.txt"),
    include_str!("../table/string.txt"),
    include_str!("../table/system.txt"),
    include_str!("../table/threads.txt"),
    include_str!("../table/time.txt"),
    include_str!("../table/verifier.txt"),
    include_str!("../table/wide.txt"),
];

struct Row {
    header: &'static str,
    prototype: &'static str,
    /// The indented lines.
    body: &'static str,
    function: OnceLock<Function>,
}

impl Row {
    fn function(&self) -> &Function {
        let read = || parse::function(self.header, self.prototype, self.body).expect("a test reads all rows");
        self.function.get_or_init(read)
    }
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| TEXTS.iter().flat_map(|text| rows(text)).collect());

static BY_NAME: LazyLock<FxHashMap<&'static str, &'static Row>> = LazyLock::new(|| {
    let named = |row: &'static Row| Some((parse::name(row.prototype)?, row));
    ROWS.iter().filter_map(named).collect()
});

/// Rows of a text: blocks between empty lines, each of prototypes and of what is said of all of them.
fn rows(text: &'static str) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut header = "";
    for block in text.split("\n\n") {
        let block = block.trim_start_matches('\n');
        if let Some(title) = block.strip_prefix("== ") {
            header = title.trim_end();
            continue;
        }
        let end = block.find("\n    ").map_or(block.len(), |end| end + 1);
        let (prototypes, body) = block.split_at(end);
        let new = |prototype| Row { header, prototype, body, function: OnceLock::new() };
        rows.extend(prototypes.lines().map(new));
    }
    rows
}

/// All of them.
pub fn functions() -> impl Iterator<Item = &'static Function> {
    ROWS.iter().map(Row::function)
}

/// The function of this very name.
pub fn lookup(name: &str) -> Option<&'static Function> {
    BY_NAME.get(name).map(|row| row.function())
}

/// The function of this name; `__builtin_f` is `f` unless it has a row of its own.
pub fn lookup_builtin(name: &str) -> Option<&'static Function> {
    lookup(name).or_else(|| lookup(name.strip_prefix("__builtin_")?))
}

/// The name of a function, whether it is called as a builtin or not.
pub fn plain_name(name: &str) -> &str {
    name.strip_prefix("__builtin_").unwrap_or(name)
}
