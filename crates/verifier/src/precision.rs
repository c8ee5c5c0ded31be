//! Precisions on disk: which cells another run tracked, by names that survive small changes of the program.
//! `docs/precision.md` describes the format.

use std::fmt;

use cfa::{EdgeId, FunctionId, LocId, Program, VarId};
use index::{FxHashMap, Id};
use value::{Cell, ValuePrec};

/// The first line of a file.
const HEADER: &str = "# carve precision 1";

/// One line: bits of a variable or of the blocks that one statement allocates.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Entry {
    /// Tracked only at this location of this function; everywhere if there is none.
    pub at: Option<LocalNumber>,
    pub root: Root,
    pub start: u64,
    pub width: u64,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Root {
    /// `function` is empty for variables outside functions. `number` tells variables of one name apart.
    Variable { function: String, name: String, number: usize },
    /// Blocks that this edge of a function allocates.
    Heap(LocalNumber),
    /// What this edge of a function assumes.
    Condition(LocalNumber),
}

/// A location or an edge, counted from one in its function.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct LocalNumber {
    pub function: String,
    pub number: usize,
}

impl fmt::Display for LocalNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.function, self.number)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(at) = &self.at {
            write!(f, "at {at} ")?;
        }
        match &self.root {
            Root::Variable { function, name, number: 1 } => write!(f, "{function}::{name}")?,
            Root::Variable { function, name, number } => write!(f, "{function}::{name}#{number}")?,
            Root::Heap(edge) => write!(f, "heap {edge}")?,
            Root::Condition(edge) => return write!(f, "condition {edge}"),
        }
        write!(f, " bits {}+{}", self.start, self.width)
    }
}

pub(crate) fn write(entries: &[Entry]) -> String {
    let mut text = format!("{HEADER}\n");
    for entry in entries {
        text.push_str(&format!("{entry}\n"));
    }
    text
}

/// The error names file, line and column.
pub(crate) fn parse(file: &str, text: &str) -> Result<Vec<Entry>, String> {
    let mut entries = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let mut words = Words { line, rest: line };
        entries.push(words.entry().map_err(|(column, message)| format!("{file}:{number}:{column}: {message}"))?);
    }
    Ok(entries)
}

struct Words<'a> {
    line: &'a str,
    rest: &'a str,
}

/// A column and what was expected there.
type Wrong = (usize, String);

impl<'a> Words<'a> {
    fn next(&mut self) -> (usize, &'a str) {
        self.rest = self.rest.trim_start();
        let column = self.line.len() - self.rest.len() + 1;
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        (column, word)
    }

    fn entry(&mut self) -> Result<Entry, Wrong> {
        let mut word = self.next();
        let mut at = None;
        if word.1 == "at" {
            at = Some(numbered(self.next(), "a location, as in `main:7`")?);
            word = self.next();
        }
        let root = match word.1 {
            "heap" => Root::Heap(numbered(self.next(), "an edge, as in `main:7`")?),
            "condition" => Root::Condition(numbered(self.next(), "an edge, as in `main:7`")?),
            _ => variable(word)?,
        };
        // Without bits, all of it.
        let (mut start, mut width) = (0, u64::MAX);
        let (column, bits) = self.next();
        match bits {
            "" => {}
            "bits" => {
                let (column, range) = self.next();
                let parsed =
                    range.split_once('+').and_then(|(start, width)| Some((start.parse().ok()?, width.parse().ok()?)));
                (start, width) = parsed.ok_or_else(|| (column, "expected bits, as in `0+32`".to_owned()))?;
            }
            other => return Err((column, format!("expected `bits` or the end of the line, found `{other}`"))),
        }
        let (column, more) = self.next();
        if !more.is_empty() {
            return Err((column, format!("expected the end of the line, found `{more}`")));
        }
        Ok(Entry { at, root, start, width })
    }
}

fn numbered((column, word): (usize, &str), wanted: &str) -> Result<LocalNumber, Wrong> {
    let parts = word.rsplit_once(':').and_then(|(function, number)| {
        let number = number.parse().ok().filter(|&number| number > 0)?;
        Some(LocalNumber { function: function.to_owned(), number })
    });
    parts.ok_or_else(|| (column, format!("expected {wanted}, found `{word}`")))
}

fn variable((column, word): (usize, &str)) -> Result<Root, Wrong> {
    let wrong = || (column, format!("expected a variable, as in `main::x` or `::x`, found `{word}`"));
    let (function, name) = word.split_once("::").ok_or_else(wrong)?;
    let (name, number) = match name.rsplit_once('#') {
        Some((name, number)) => (name, number.parse().ok().filter(|&number| number > 0).ok_or_else(wrong)?),
        None => (name, 1),
    };
    if name.is_empty() {
        return Err(wrong());
    }
    Ok(Root::Variable { function: function.to_owned(), name: name.to_owned(), number })
}

/// What a precision tracks, as a file.
pub(crate) fn of_value(program: &Program, precision: &ValuePrec) -> String {
    let names = Names::new(program);
    let mut entries: Vec<Entry> = precision
        .cells()
        .into_iter()
        .filter_map(|(at, cell)| {
            let root = match cell.root {
                value::Root::Var(var) => names.of_variable(var),
                value::Root::Site(edge) => Root::Heap(names.of_edge(program, edge)),
                value::Root::Condition(Some(edge)) => Root::Condition(names.of_edge(program, edge)),
                // What no edge assumes is always kept.
                value::Root::Condition(None) => return None,
                // Strings and the like have no name, and are constant for the most part.
                value::Root::Other => return None,
            };
            let at = at.map(|loc| names.of_loc(program, loc));
            Some(Entry { at, root, start: cell.start, width: cell.end.saturating_sub(cell.start) })
        })
        .collect();
    entries.sort();
    write(&entries)
}

/// The precision that a file asks for, and how many of its lines name nothing in the program.
pub(crate) fn to_value(program: &Program, file: &str, text: &str) -> Result<(ValuePrec, usize), String> {
    let entries = parse(file, text)?;
    let names = Names::new(program);
    let cells: Vec<(Option<LocId>, Cell)> = entries
        .iter()
        .filter_map(|entry| {
            let root = match &entry.root {
                Root::Heap(edge) => value::Root::Site(names.edge(edge)?),
                Root::Condition(edge) => value::Root::Condition(Some(names.edge(edge)?)),
                variable => value::Root::Var(names.variable(variable)?),
            };
            let at = match &entry.at {
                Some(at) => Some(names.loc(at)?),
                None => None,
            };
            Some((at, Cell { root, start: entry.start, end: entry.start.saturating_add(entry.width) }))
        })
        .collect();
    let passed_over = entries.len() - cells.len();
    Ok((ValuePrec::of(cells), passed_over))
}

/// Between names and ids, both ways.
pub(crate) struct Names {
    variables: Vec<Root>,
    ids: FxHashMap<Root, VarId>,
    functions: FxHashMap<String, FunctionId>,
    locs: FxHashMap<FunctionId, Vec<LocId>>,
    edges: FxHashMap<FunctionId, Vec<EdgeId>>,
}

impl Names {
    pub fn new(program: &Program) -> Self {
        let mut counts: FxHashMap<(Option<FunctionId>, &str), usize> = FxHashMap::default();
        let mut variables = Vec::new();
        for var in program.vars.iter() {
            let name = program.name(var.name);
            let number = counts.entry((var.function, name)).or_insert(0);
            *number += 1;
            let function = var.function.map_or("", |function| program.name(program.functions[function].name));
            variables.push(Root::Variable { function: function.to_owned(), name: name.to_owned(), number: *number });
        }
        let ids = variables.iter().enumerate().map(|(at, root)| (root.clone(), VarId::from_usize(at))).collect();
        let functions =
            program.functions.iter_enumerated().map(|(id, function)| (program.name(function.name).to_owned(), id));
        let mut locs: FxHashMap<FunctionId, Vec<LocId>> = FxHashMap::default();
        for (id, loc) in program.locs.iter_enumerated() {
            locs.entry(loc.function).or_default().push(id);
        }
        let mut edges: FxHashMap<FunctionId, Vec<EdgeId>> = FxHashMap::default();
        for (id, edge) in program.edges.iter_enumerated() {
            edges.entry(program.locs[edge.source].function).or_default().push(id);
        }
        Names { variables, ids, functions: functions.collect(), locs, edges }
    }
    pub fn of_variable(&self, var: VarId) -> Root {
        self.variables[var.index()].clone()
    }
    pub fn of_loc(&self, program: &Program, loc: LocId) -> LocalNumber {
        let function = program.locs[loc].function;
        let at = self.locs[&function].binary_search(&loc).expect("every location is in the list of its function");
        LocalNumber { function: program.name(program.functions[function].name).to_owned(), number: at + 1 }
    }
    pub fn of_edge(&self, program: &Program, edge: EdgeId) -> LocalNumber {
        let function = program.locs[program.edges[edge].source].function;
        let at = self.edges[&function].binary_search(&edge).expect("every edge is in the list of its function");
        LocalNumber { function: program.name(program.functions[function].name).to_owned(), number: at + 1 }
    }
    pub fn variable(&self, root: &Root) -> Option<VarId> {
        self.ids.get(root).copied()
    }
    pub fn loc(&self, named: &LocalNumber) -> Option<LocId> {
        self.locs.get(self.functions.get(&named.function)?)?.get(named.number - 1).copied()
    }
    pub fn edge(&self, named: &LocalNumber) -> Option<EdgeId> {
        self.edges.get(self.functions.get(&named.function)?)?.get(named.number - 1).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let text = "# carve precision 1\nmain::x bits 0+32\n::mode bits 8+8\nat main:7 main::i#2 bits 0+32\nheap push:3 bits 64+64\n";
        let entries = parse("p", text).expect("well formed");
        assert_eq!(write(&entries), text);
        assert_eq!(parse("p", "main::x").expect("well formed")[0].width, u64::MAX);
    }

    #[test]
    fn errors_name_line_and_column() {
        let error = |text: &str| parse("p.txt", text).expect_err("malformed");
        assert_eq!(
            error("main::x\n  nonsense"),
            "p.txt:2:3: expected a variable, as in `main::x` or `::x`, found `nonsense`"
        );
        assert_eq!(error("main::x bits 3"), "p.txt:1:14: expected bits, as in `0+32`");
        assert_eq!(error("heap main"), "p.txt:1:6: expected an edge, as in `main:7`, found `main`");
        assert_eq!(error("main::x#0"), "p.txt:1:1: expected a variable, as in `main::x` or `::x`, found `main::x#0`");
        assert_eq!(error("main::x bits 0+1 y"), "p.txt:1:18: expected the end of the line, found `y`");
    }
}
