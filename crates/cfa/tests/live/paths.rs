//! The analysis against the definition, on random graphs: a variable is live where some path reads it before it is
//! written.

use std::collections::BTreeSet;
use std::fmt::Write;

use cfa::{Live, LocId, VarId};
use index::Id;
use proptest::prelude::*;

const VARS: [&str; 3] = ["x", "y", "z"];

#[derive(Clone, Copy, Debug)]
enum Step {
    Nothing,
    Read(usize),
    /// From the second.
    Write(usize, usize),
    Clear(usize),
    Close(usize),
}

impl Step {
    fn text(self) -> String {
        match self {
            Step::Nothing => "nop".to_owned(),
            Step::Read(x) => format!("assume {} < 3", VARS[x]),
            Step::Write(x, y) => format!("{} := {} + 1", VARS[x], VARS[y]),
            Step::Clear(x) => format!("{} := 0", VARS[x]),
            Step::Close(x) => format!("close {}", VARS[x]),
        }
    }
    fn reads(self, var: usize) -> bool {
        matches!(self, Step::Read(x) | Step::Write(_, x) if x == var)
    }
    fn writes(self, var: usize) -> bool {
        matches!(self, Step::Write(x, _) | Step::Clear(x) | Step::Close(x) if x == var)
    }
}

#[derive(Clone, Debug)]
struct Graph {
    locs: usize,
    edges: Vec<(usize, usize, Step)>,
    /// Where `return` edges to the exit begin.
    returns: BTreeSet<usize>,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        Just(Step::Nothing),
        (0..3usize).prop_map(Step::Read),
        (0..3usize, 0..3usize).prop_map(|(x, y)| Step::Write(x, y)),
        (0..3usize).prop_map(Step::Clear),
        (0..3usize).prop_map(Step::Close),
    ]
}

fn graph() -> impl Strategy<Value = Graph> {
    (1..9usize).prop_flat_map(|locs| {
        let edges = prop::collection::vec((0..locs, 0..locs, step()), 0..16);
        let returns = prop::collection::btree_set(0..locs, 0..2);
        (Just(locs), edges, returns).prop_map(|(locs, edges, returns)| Graph { locs, edges, returns })
    })
}

fn text(graph: &Graph) -> String {
    let exit = graph.locs;
    let mut text = format!("function main() -> int {{\n  local x: int, y: int, z: int\n  entry l0, exit l{exit}\n");
    let mut has_edge = BTreeSet::new();
    for (source, target, step) in &graph.edges {
        writeln!(text, "  l{source} -> l{target}: {}", step.text()).expect("strings take all");
        has_edge.insert(*source);
    }
    for source in &graph.returns {
        writeln!(text, "  l{source} -> l{exit}: return 0").expect("strings take all");
        has_edge.insert(*source);
    }
    for loc in (0..graph.locs).filter(|loc| !has_edge.contains(loc)) {
        writeln!(text, "  l{loc}").expect("strings take all");
    }
    text + "}\n"
}

/// All that are reached from one location along edges that may be passed.
fn reached(graph: &Graph, from: usize, passes: impl Fn(Step) -> bool) -> BTreeSet<usize> {
    let mut reached = BTreeSet::from([from]);
    let mut waiting = vec![from];
    while let Some(loc) = waiting.pop() {
        for (_, target, step) in graph.edges.iter().filter(|(source, _, _)| *source == loc) {
            if passes(*step) && reached.insert(*target) {
                waiting.push(*target);
            }
        }
    }
    reached
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn live_is_read_before_written(graph in graph()) {
        let text = text(&graph);
        let program = cfa::text::parse("random.cfa", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let live = Live::of(&program);
        for loc in reached(&graph, 0, |_| true) {
            for (var, name) in VARS.iter().enumerate() {
                let before_writes = reached(&graph, loc, |step| !step.reads(var) && !step.writes(var));
                let is_read = graph.edges.iter().any(|(source, _, step)| before_writes.contains(source) && step.reads(var));
                let id = program.vars.ids().find(|&id| program.name(program.vars[id].name) == *name);
                let id: VarId = id.expect("it is declared");
                prop_assert_eq!(live.is_live(&program, LocId::from_usize(loc), id), is_read, "{} at l{}\n{}", name, loc, text);
            }
        }
    }
}
