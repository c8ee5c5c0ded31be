//! Reached graphs for people: as text, and as pictures for Graphviz (`dot -Tsvg`). The same graph gives the same text.

use std::fmt::Write;

use cfa::display::op_to_c;
use cfa::{Op, Program};

use crate::{Arg, Flow, Link, NodeId, Prec, State, Status};

/// One line for each node, then one for each way that leads to it.
pub fn text<S: State, P: Prec>(arg: &Arg<S, P>, program: &Program, describe: impl Fn(&S) -> String) -> String {
    let mut out = String::new();
    for n in arg.nodes() {
        out.push_str(&format!("{n} {}: {}\n", status(arg, n), describe(arg.state(n))));
        for link in arg.parents(n) {
            out.push_str(&format!("  from {} by {}\n", link.parent, step(program, link)));
        }
    }
    out
}

/// Solid edges are steps, dotted ones lead to what covers a node.
pub fn dot<S: State, P: Prec>(arg: &Arg<S, P>, program: &Program, describe: impl Fn(&S) -> String) -> String {
    let mut out = String::from("digraph arg {\n  node [shape=box, style=filled, fillcolor=\"#fafafa\"];\n");
    for n in arg.nodes() {
        let colour = match arg.status(n) {
            Status::Open => "#fff3c4",
            Status::Expanded => "#fafafa",
            Status::Covered => "#d7ecd9",
            Status::Target => "#f6c6c2",
            Status::SetAside => "#e4d3ee",
        };
        let label = escape(&format!("{n}\n{}", describe(arg.state(n))));
        writeln!(out, "  {n} [label=\"{label}\", fillcolor=\"{colour}\"];").expect("strings take all text");
        for link in arg.parents(n) {
            let label = escape(&step(program, link));
            writeln!(out, "  {} -> {n} [label=\"{label}\"];", link.parent).expect("strings take all text");
        }
        for coverer in arg.coverers(n) {
            writeln!(out, "  {n} -> {coverer} [style=dotted];").expect("strings take all text");
        }
    }
    out.push_str("}\n");
    out
}

fn status<S: State, P: Prec>(arg: &Arg<S, P>, n: NodeId) -> String {
    let name = match arg.status(n) {
        Status::Open => "open",
        Status::Expanded => "expanded",
        Status::Target => "target",
        Status::SetAside => "set aside",
        Status::Covered => {
            let coverers: Vec<String> = arg.coverers(n).iter().map(NodeId::to_string).collect();
            return format!("covered by {}", coverers.join(" "));
        }
    };
    name.to_owned()
}

fn step(program: &Program, link: &Link) -> String {
    let edge = &program.edges[link.step.edge()];
    let name = |function| program.name(program.functions[function].name);
    let flow = match link.step.flow {
        Flow::Next => String::new(),
        Flow::Enter(function) => format!(", into {}", name(function)),
        Flow::External(_) => String::new(),
        Flow::Outside => ", to code outside".to_owned(),
        Flow::Exit(_) => ", which ends the program".to_owned(),
        Flow::Return { call } => format!(", back behind {call}"),
    };
    let op = if edge.op == Op::Noop { "nop".to_owned() } else { op_to_c(program, &edge.op) };
    format!("{}: {op}{flow}", link.step.edge())
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}
