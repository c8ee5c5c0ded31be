//! Pictures of functions, for Graphviz: `dot -Tsvg`.
//!
//! Straight lines of edges become one box with a line of C for each; the edges that remain are branches and joins.
//! Double borders mark loop heads, dashed edges lead back to them; green edges are taken if a condition holds,
//! red ones if it does not.

use std::fmt::Write;

use index::IndexVec;
use types::Params;

use crate::display::{assume_to_c, op_to_c};
use crate::{EdgeId, FunctionId, LocId, Loops, Op, Program};

/// Longer lines are cut, and so is the middle of longer boxes.
const LONGEST_LINE: usize = 72;
const MOST_LINES: usize = 40;

const HOLDS: &str = "#1e7d34";
const FAILS: &str = "#b3261e";

/// All defined functions, each in a frame of its own.
pub fn program(program: &Program) -> String {
    let functions: Vec<FunctionId> = program.functions.ids().collect();
    picture(program, &functions)
}

/// One function. Takes time in the size of the program.
pub fn function(program: &Program, function: FunctionId) -> String {
    picture(program, &[function])
}

fn picture(program: &Program, functions: &[FunctionId]) -> String {
    let mut locs: IndexVec<FunctionId, Vec<LocId>> = IndexVec::filled(Vec::new(), program.functions.len());
    for (id, loc) in program.locs.iter_enumerated() {
        locs[loc.function].push(id);
    }
    let blocks = IndexVec::filled(None, program.locs.len());
    let mut painter = Painter { program, loops: Loops::of(program), block_of: blocks, out: String::new() };
    painter.out.push_str(concat!(
        "digraph cfa {\n",
        "  graph [fontname=\"Helvetica\", fontsize=13, labeljust=l, ranksep=0.35, nodesep=0.35];\n",
        "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#fafafa\", color=\"#8a8a8a\", ",
        "fontname=\"DejaVu Sans Mono\", fontsize=10, margin=\"0.08,0.05\", ",
        "width=0.3, height=0.2];\n",
        "  edge [fontname=\"DejaVu Sans Mono\", fontsize=9, color=\"#5f5f5f\", arrowsize=0.7];\n",
    ));
    for &function in functions {
        if program.functions[function].body.is_some() {
            painter.function(function, &locs[function]);
        }
    }
    painter.out.push_str("}\n");
    painter.out
}

struct Painter<'a> {
    program: &'a Program,
    loops: Loops,
    /// The first location of the box that a location is in.
    block_of: IndexVec<LocId, Option<LocId>>,
    out: String,
}

/// A straight line of edges.
struct Block {
    first: LocId,
    last: LocId,
    lines: Vec<String>,
    /// The edges drawn from it.
    exits: Vec<EdgeId>,
}

impl Painter<'_> {
    fn function(&mut self, id: FunctionId, locs: &[LocId]) {
        let p = self.program;
        let title = self.title(id);
        writeln!(self.out, "  subgraph cluster_{id} {{").expect("writing to a string");
        writeln!(self.out, "    label=<<B>{}</B>>; style=rounded; color=\"#c8c8c8\"; margin=12;", escape(&title))
            .expect("writing to a string");
        let first: Vec<LocId> = locs.iter().copied().filter(|&loc| self.is_first(loc)).collect();
        let mut blocks: Vec<Block> = first.into_iter().map(|loc| self.block(loc)).collect();
        // What is left is a circle that nothing leads to.
        for &loc in locs {
            if self.block_of[loc].is_none() {
                blocks.push(self.block(loc));
            }
        }
        // Nothing is lost with what no edge touches.
        blocks.retain(|block| !p.locs[block.first].incoming.is_empty() || !p.locs[block.first].outgoing.is_empty());
        for block in &blocks {
            self.node(block);
        }
        for block in &blocks {
            self.edges(block);
        }
        self.out.push_str("  }\n");
    }

    /// `int main(int argc, char **argv)`.
    fn title(&self, id: FunctionId) -> String {
        let p = self.program;
        let function = &p.functions[id];
        let mut params: Vec<String> = function
            .params
            .iter()
            .map(|&param| p.types.declare(p.vars[param].ty, p.name(p.vars[param].name), &p.names))
            .collect();
        let ty = p.types.as_function(function.ty);
        if ty.is_some_and(|ty| matches!(ty.params, Params::Prototype { variadic: true, .. })) {
            params.push("...".to_owned());
        }
        let declarator = format!("{}({})", p.name(function.name), params.join(", "));
        ty.map_or(declarator.clone(), |ty| p.types.declare(ty.result, &declarator, &p.names))
    }

    fn is_first(&self, loc: LocId) -> bool {
        let p = self.program;
        let data = &p.locs[loc];
        let ends = p.functions[data.function].body.is_some_and(|body| body.entry == loc || body.exit == loc);
        let joined = match data.incoming[..] {
            [edge] => p.locs[p.edges[edge].source].outgoing.len() != 1,
            _ => true,
        };
        ends || joined || data.label.is_some()
    }

    fn block(&mut self, first: LocId) -> Block {
        let p = self.program;
        let mut block = Block { first, last: first, lines: Vec::new(), exits: Vec::new() };
        self.block_of[first] = Some(first);
        loop {
            let [edge] = p.locs[block.last].outgoing[..] else {
                block.exits.extend_from_slice(&p.locs[block.last].outgoing);
                return block;
            };
            let line = op_to_c(p, &p.edges[edge].op);
            if !line.is_empty() {
                block.lines.push(line);
            }
            let target = p.edges[edge].target;
            if self.is_first(target) || self.block_of[target].is_some() {
                block.exits.push(edge);
                return block;
            }
            self.block_of[target] = Some(first);
            block.last = target;
        }
    }

    fn node(&mut self, block: &Block) {
        let p = self.program;
        let body = p.functions[p.locs[block.first].function].body;
        let is_entry = body.is_some_and(|body| body.entry == block.first);
        let is_exit = body.is_some_and(|body| body.exit == block.first);
        let mut head = block.first.to_string();
        if block.last != block.first {
            write!(head, " \u{2013} {}", block.last).expect("writing to a string");
        }
        if is_entry {
            head.push_str(" entry");
        }
        if is_exit {
            head.push_str(" exit");
        }
        let mut rows = format!("<FONT POINT-SIZE=\"8\" COLOR=\"#7a7a7a\">{head}</FONT>");
        if let Some(label) = p.locs[block.first].label {
            write!(rows, " <B>{}:</B>", escape(p.name(label))).expect("writing to a string");
        }
        let mut row = |text: &str| {
            rows.push_str("</TD></TR><TR><TD ALIGN=\"LEFT\">");
            rows.push_str(text);
        };
        if block.lines.len() <= MOST_LINES {
            block.lines.iter().for_each(|line| row(&escape(&cut(line))));
        } else {
            let (begin, end) = (MOST_LINES * 2 / 3, block.lines.len() - MOST_LINES / 3);
            block.lines[..begin].iter().for_each(|line| row(&escape(&cut(line))));
            row(&format!("<I>\u{2026} {} more \u{2026}</I>", end - begin));
            block.lines[end..].iter().for_each(|line| row(&escape(&cut(line))));
        }
        let mut style = String::new();
        if self.loops.is_head(block.first) {
            style.push_str(", peripheries=2, fillcolor=\"#e8f0fe\", color=\"#3b6fb6\"");
        } else if is_entry {
            style.push_str(", fillcolor=\"#e6f4ea\", color=\"#1e7d34\"");
        } else if is_exit {
            style.push_str(", fillcolor=\"#eeeeee\", color=\"#444444\"");
        } else if p.locs[block.first].label.is_some_and(|label| p.name(label) == "ERROR") {
            style.push_str(", fillcolor=\"#fce8e6\", color=\"#b3261e\"");
        }
        writeln!(
            self.out,
            "    {} [label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">\
             <TR><TD ALIGN=\"LEFT\">{rows}</TD></TR></TABLE>>{style}];",
            block.first
        )
        .expect("writing to a string");
    }

    fn edges(&mut self, block: &Block) {
        let p = self.program;
        for &id in &block.exits {
            let edge = &p.edges[id];
            let target = self.block_of[edge.target].unwrap_or(edge.target);
            let mut style = match edge.op {
                // The operation is a line of the box.
                _ if block.exits.len() == 1 => String::new(),
                Op::Assume { condition, holds } => {
                    let color = if holds { HOLDS } else { FAILS };
                    let text = escape(&cut(&assume_to_c(p, condition, holds)));
                    format!("label=< {text} >, color=\"{color}\", fontcolor=\"{color}\"")
                }
                ref op => format!("label=< {} >", escape(&cut(&op_to_c(p, op)))),
            };
            let is_back = self.loops.headed_by(edge.target).is_some_and(|head| self.loops.contains(head, edge.source));
            if is_back {
                style.push_str(if style.is_empty() { "style=dashed" } else { ", style=dashed" });
            }
            writeln!(self.out, "    {} -> {target} [{style}];", block.first).expect("writing to a string");
        }
    }
}

fn cut(line: &str) -> String {
    if line.chars().count() <= LONGEST_LINE {
        return line.to_owned();
    }
    line.chars().take(LONGEST_LINE - 1).chain(['\u{2026}']).collect()
}

/// For HTML-like labels. What XML has no place for becomes a question mark.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ if character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}') => out.push('?'),
            _ => out.push(character),
        }
    }
    out
}
