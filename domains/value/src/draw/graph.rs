//! Pictures of memory graphs, for Graphviz.
//!
//! A table for the globals and one for each frame, with a row for each scalar of its variables; a table for each block;
//! pointers are edges. Blocks get the names of members from the types of the pointers that lead to them.

use std::fmt::Write;

use cfa::{Program, Storage, VarId};
use eval::Cx;
use index::{FxHashMap, Id};
use memory::{Lifetime, Object, ObjectId, ObjectKind, Origin, Segment, Size};
use symbolic::Reasoner;

use super::infix::infix;
use super::rows::{Reader, Row, RowContent, edge};
use crate::{Val, ValueState};

/// Longer ones are cut.
const LONGEST_CONDITION: usize = 60;
const MOST_CONDITIONS: usize = 12;
/// Rows of one object, and of the globals.
const MOST_ROWS: usize = 24;
const MOST_GLOBAL_ROWS: usize = 40;

const GONE: &str = "#8a8a8a";
const POINTER: &str = "#1a4f8b";

/// The statements that draw a state inside a graph or cluster. `name` begins the names of all its nodes.
pub(crate) fn dot<'a>(state: &'a ValueState, reasoner: Option<&'a Reasoner>, cx: Cx<'a>, name: &'a str) -> String {
    let mut painter = Painter {
        reader: Reader::new(state, reasoner, cx),
        program: cx.program,
        name,
        ports: FxHashMap::default(),
        edges: Vec::new(),
        out: String::new(),
    };
    painter.variables(cx);
    painter.blocks();
    painter.conditions();
    painter.links();
    painter.out
}

struct Painter<'a> {
    reader: Reader<'a>,
    program: &'a Program,
    name: &'a str,
    /// Where an object is drawn: the node, and its rows by their first bits.
    ports: FxHashMap<ObjectId, (String, Vec<u64>)>,
    edges: Vec<Link>,
    out: String,
}

/// A pointer to be drawn, from the port of a row.
struct Link {
    from: String,
    to: ObjectId,
    /// In bytes, if it is known.
    offset: Option<i64>,
    label: String,
}

impl Painter<'_> {
    /// A table for each frame, the outermost first, and one for the globals.
    fn variables(&mut self, cx: Cx<'_>) {
        let s = &self.reader.state.store;
        let globals: Vec<(VarId, ObjectId)> =
            cx.tables.globals().iter().zip(s.globals.iter()).filter_map(|(&var, &id)| Some((var, id?))).collect();
        self.table("globals", "globals", &globals, true);
        for (depth, frame) in s.all_frames().enumerate() {
            let locals = cx.tables.locals(frame.function).iter().zip(&frame.bindings);
            let locals: Vec<(VarId, ObjectId)> = locals.filter_map(|(&var, &id)| Some((var, id?))).collect();
            let function = self.program.name(self.program.functions[frame.function].name);
            self.table(&format!("frame{depth}"), function, &locals, false);
        }
    }

    /// Of globals and temporaries, only what holds something is shown.
    fn table(&mut self, node: &str, title: &str, vars: &[(VarId, ObjectId)], are_globals: bool) {
        let node = format!("{}_{node}", self.name);
        let mut rows: Vec<(ObjectId, Row)> = Vec::new();
        let mut more = 0usize;
        for &(var, id) in vars {
            let declared = &self.program.vars[var];
            let is_shy = are_globals || declared.storage == Storage::Temp;
            let (of_variable, left_out) = self.reader.rows(id, MOST_ROWS);
            if of_variable.iter().all(|row| matches!(row.held, RowContent::Nothing(_))) && is_shy {
                continue;
            }
            if are_globals && rows.len() >= MOST_GLOBAL_ROWS {
                more = more.saturating_add(of_variable.len());
                continue;
            }
            let name = self.program.name(declared.name);
            more = more.saturating_add(left_out);
            rows.extend(of_variable.into_iter().map(|row| {
                let label = row.label.replace(" … ", &format!(" … {name}"));
                (id, Row { label: format!("{name}{label}"), ..row })
            }));
        }
        if rows.is_empty() {
            return;
        }
        self.node(&node, title, "", rows, more);
    }

    fn blocks(&mut self) {
        let blocks: Vec<ObjectId> = self.reader.heap().map(|(id, _)| id).collect();
        for id in blocks {
            self.block(id);
        }
        // Whatever else is pointed to: variables that are gone, objects from outside.
        let mut at = 0;
        while let Some(link) = self.edges.get(at) {
            let to = link.to;
            if !self.ports.contains_key(&to) {
                self.block(to);
            }
            at += 1;
        }
    }

    fn block(&mut self, id: ObjectId) {
        let Some(object) = self.reader.object(id) else { return };
        let is_live = object.is_live();
        let title = self.block_title(id, object);
        let (mut rows, more) = self.reader.rows(id, MOST_ROWS);
        // "next" and not ".next", behind its place in the block.
        let widest = rows.iter().map(|row| row.place().len()).max().unwrap_or(0);
        for row in &mut rows {
            let label = row.label.strip_prefix('.').unwrap_or(&row.label);
            row.label = format!("{:widest$} {label}", row.place()).trim_end().to_owned();
        }
        let style = match is_live {
            // What stands for many is framed twice; what each of them has is as pale as they are.
            true if object.segment.is_some() => ", fillcolor=\"#f3ecff\", peripheries=2".to_owned(),
            true if object.owner.is_some() => ", fillcolor=\"#f3ecff\"".to_owned(),
            true => ", fillcolor=\"#fff8e6\"".to_owned(),
            false => format!(", style=\"rounded,dashed\", color=\"{GONE}\", fontcolor=\"{GONE}\""),
        };
        let node = format!("{}_{id}", self.name);
        self.ports.insert(id, (node.clone(), Vec::new()));
        self.node(&node, &title, &style, rows.into_iter().map(|row| (id, row)).collect(), more);
    }

    /// How many nodes there are, as far as that is known.
    fn length(&self, object: &Object<Val>, segment: Segment) -> String {
        match object.count.as_ref().map(|count| self.reader.value(count, None, 64)) {
            Some(RowContent::Text(count)) => format!("{count} nodes"),
            Some(RowContent::Nothing(_) | RowContent::Pointer { .. }) | None => {
                format!("{} or more nodes", segment.least)
            }
        }
    }

    fn block_title(&self, id: ObjectId, object: &Object<Val>) -> String {
        let program = self.program;
        let line = |origin: Origin| {
            let edge = program.edges.get(edge(origin)?)?;
            Some(program.sources.position(edge.span)?.presumed_line)
        };
        let at_line = |origin: Origin| line(origin).map_or_else(String::new, |line| format!(" at line {line}"));
        let size = match (object.block_size(), &object.extent) {
            (Size::Known(1), _) => "1 byte".to_owned(),
            (Size::Known(bytes), _) => format!("{bytes} bytes"),
            (Size::Unknown, Some(extent)) => match self.reader.value(extent, None, 64) {
                RowContent::Text(text) => format!("{text} bytes"),
                RowContent::Nothing(_) | RowContent::Pointer { .. } => "? bytes".to_owned(),
            },
            (Size::Unknown, None) => "? bytes".to_owned(),
        };
        let what = match object.kind {
            ObjectKind::Heap => {
                let call = edge(object.born).and_then(|call| program.called_name(call)).unwrap_or("allocated");
                format!("{size}, {call}{}", at_line(object.born))
            }
            ObjectKind::Alloca => format!("{size}, alloca{}", at_line(object.born)),
            ObjectKind::Static
            | ObjectKind::ThreadLocal
            | ObjectKind::Local
            | ObjectKind::Temp
            | ObjectKind::External => match program.vars.get(VarId::from_usize(object.born.0 as usize)) {
                Some(var) => format!("{} ({size})", program.name(var.name)),
                None => format!("outside ({size})"),
            },
            ObjectKind::Varargs => format!("variable arguments ({size})"),
            ObjectKind::Library => format!("of the library ({size})"),
            ObjectKind::Argument => format!("of the arguments ({size})"),
            ObjectKind::StringLiteral => format!("a literal ({size})"),
            ObjectKind::Function => "code".to_owned(),
        };
        let what = match (object.segment, object.owner) {
            _ if self.reader.is_kind(id) => "what nodes of one kind hold".to_owned(),
            (Some(segment), None) if object.kinds.is_some() => {
                format!("{} of several kinds: {what}", self.length(object, segment))
            }
            (Some(segment), None) => format!("{}: {what}", self.length(object, segment)),
            (Some(segment), Some(_)) => format!("of each node, {}: {what}", self.length(object, segment)),
            (None, Some(_)) => format!("of each node: {what}"),
            (None, None) => what,
        };
        match object.life {
            Lifetime::Live => what,
            Lifetime::Freed(origin) => format!("{what}, freed{}", at_line(origin)),
            Lifetime::OutOfScope(origin) => format!("{what}, gone{}", at_line(origin)),
        }
    }

    /// One table. Each row is a port, so that edges begin and end at rows.
    fn node(&mut self, node: &str, title: &str, style: &str, rows: Vec<(ObjectId, Row)>, more: usize) {
        const TABLE: &str = "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"1\" CELLPADDING=\"1\">";
        let mut label = format!("      <TR><TD COLSPAN=\"2\"><B>{}</B></TD></TR>\n", escape(title));
        for (id, row) in rows {
            let port = format!("{id}_{}", row.start);
            let (value, colour) = match row.held {
                RowContent::Text(text) => (text, "black"),
                RowContent::Nothing(text) => (text.to_owned(), GONE),
                RowContent::Pointer { to, offset, label } => {
                    self.edges.push(Link { from: format!("\"{node}\":\"{port}v\":e"), to, offset, label });
                    ("●".to_owned(), POINTER)
                }
            };
            let name = format!("<TD ALIGN=\"LEFT\" PORT=\"{port}\">{}</TD>", escape(&row.label));
            let value = format!("<FONT COLOR=\"{colour}\">{}</FONT>", escape(&value));
            let value = format!("<TD ALIGN=\"LEFT\" PORT=\"{port}v\">{value}</TD>");
            writeln!(label, "      <TR>{name}{value}</TR>").expect("writing to a string");
            self.ports.entry(id).or_insert_with(|| (node.to_owned(), Vec::new())).1.push(row.start);
        }
        if more > 0 {
            writeln!(label, "      <TR><TD COLSPAN=\"2\">… {more} more</TD></TR>").expect("writing to a string");
        }
        writeln!(self.out, "    \"{node}\" [label=<{TABLE}\n{label}    </TABLE>>{style}];")
            .expect("writing to a string");
    }

    fn conditions(&mut self) {
        let (Some(reasoner), conditions) = (self.reader.reasoner, self.reader.state.conditions()) else { return };
        if conditions.is_empty() {
            return;
        }
        let shown =
            conditions.iter().take(MOST_CONDITIONS).map(|&term| infix(&reasoner.terms, term, LONGEST_CONDITION));
        let mut lines: Vec<String> = shown.map(|text| escape(&text)).collect();
        let more = conditions.len().saturating_sub(MOST_CONDITIONS);
        if more > 0 {
            lines.push(format!("… {more} more"));
        }
        let text = lines.join("<BR ALIGN=\"LEFT\"/>");
        let name = self.name;
        writeln!(
            self.out,
            "    \"{name}_conditions\" [shape=note, style=filled, fillcolor=\"#eef4ea\", label=<{text}<BR ALIGN=\"LEFT\"/>>];"
        )
        .expect("writing to a string");
    }

    fn links(&mut self) {
        for link in std::mem::take(&mut self.edges) {
            let Some((node, rows)) = self.ports.get(&link.to) else { continue };
            // To the row that begins where the pointer leads, or to the first one.
            let bit = link.offset.and_then(|offset| u64::try_from(offset).ok()?.checked_mul(8));
            let row = bit.and_then(|bit| rows.iter().find(|&&start| start == bit)).or(rows.first());
            let is_variable = self.reader.object(link.to).is_some_and(|object| {
                !matches!(object.kind, ObjectKind::Heap | ObjectKind::Alloca) && object.is_live()
            });
            // The start of a block is the block.
            let to = match row.filter(|_| is_variable || bit.is_some_and(|bit| bit > 0)) {
                Some(start) => format!("\"{node}\":\"{}_{start}\":w", link.to),
                None => format!("\"{node}\""),
            };
            let label = match link.label.is_empty() {
                true => String::new(),
                false => format!(" [label=\" {} \"]", escape_text(&link.label)),
            };
            writeln!(self.out, "    {} -> {to}{label};", link.from).expect("writing to a string");
        }
    }
}

/// For labels in the notation of HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// For texts in quotes.
fn escape_text(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
