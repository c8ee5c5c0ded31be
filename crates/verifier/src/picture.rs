//! The states of the reached graph as pictures for Graphviz, one for each location.

use std::collections::BTreeMap;
use std::fmt::Write;

use cfa::{LocId, Program};
use cpa::{Arg, CompositePrec, CompositeState, Draw, NodeId, Status};

use crate::registry::AnyAnalysis;

/// More states of one location are counted, not drawn.
const MOST_STATES: usize = 16;

/// A graph in the language of Graphviz.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Function, line and location: `main-12-l7`.
    pub name: String,
    pub dot: String,
}

/// In the order of the locations. None, if no component draws.
pub(crate) fn pictures(
    program: &Program,
    analysis: &AnyAnalysis,
    arg: &Arg<CompositeState, CompositePrec>,
) -> Vec<Picture> {
    let Some(painter) = analysis.painter() else { return Vec::new() };
    let mut by_loc: BTreeMap<LocId, Vec<NodeId>> = BTreeMap::new();
    for n in arg.nodes() {
        for loc in analysis.locs(arg.state(n)) {
            by_loc.entry(loc).or_default().push(n);
        }
    }
    by_loc.iter().map(|(&loc, nodes)| picture(program, painter, arg, loc, nodes)).collect()
}

fn picture(
    program: &Program,
    painter: &dyn Draw<State = CompositeState>,
    arg: &Arg<CompositeState, CompositePrec>,
    loc: LocId,
    nodes: &[NodeId],
) -> Picture {
    let function = program.name(program.functions[program.locs[loc].function].name);
    let edges = program.locs[loc].outgoing.iter().chain(&program.locs[loc].incoming);
    let line = edges.filter_map(|&edge| program.sources.position(program.edges[edge].span)).next();
    let line = line.map_or(0, |at| at.presumed_line);
    let count = if nodes.len() == 1 { "1 state".to_owned() } else { format!("{} states", nodes.len()) };
    let more = nodes.len().saturating_sub(MOST_STATES);
    let shown = if more == 0 { String::new() } else { format!(", of which {MOST_STATES} are drawn") };
    let mut dot = format!("digraph smg {{\n  label=\"{function}, line {line} ({loc}): {count}{shown}\";\n");
    dot.push_str(concat!(
        "  rankdir=LR; labelloc=t; labeljust=l; fontname=\"Helvetica\"; fontsize=13; nodesep=0.3; ranksep=0.6;\n",
        "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#fafafa\", color=\"#8a8a8a\", ",
        "fontname=\"DejaVu Sans Mono\", fontsize=10, margin=\"0.05,0.03\"];\n",
        "  edge [fontname=\"DejaVu Sans Mono\", fontsize=9, color=\"#1a4f8b\", arrowsize=0.7];\n",
    ));
    for &n in nodes.iter().take(MOST_STATES) {
        let drawn = painter.draw(arg.state(n), &n.to_string(), program);
        let status = match arg.status(n) {
            Status::Open => ", not explored yet".to_owned(),
            Status::Expanded => String::new(),
            Status::Covered => {
                let coverers: Vec<String> = arg.coverers(n).iter().map(NodeId::to_string).collect();
                format!(", covered by {}", coverers.join(" and "))
            }
            Status::Target => ", where a property may be violated".to_owned(),
            Status::SetAside => ", set aside".to_owned(),
        };
        writeln!(dot, "  subgraph cluster_{n} {{\n    label=\"{n}{status}\"; style=rounded; color=\"#c8c8c8\";")
            .expect("writing to a string");
        dot.push_str(&drawn);
        dot.push_str("  }\n");
    }
    dot.push_str("}\n");
    let function: String = function.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    Picture { name: format!("{function}-{line}-{loc}"), dot }
}
