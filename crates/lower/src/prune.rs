//! From a finished function graph to locations and edges of the program.
//!
//! What cannot be reached from the entry is left out. Locations are numbered in the order in which their first
//! outgoing edge was made, which is the order of the source; the exit comes last and stays even if unreachable.

use cfa::{Body, Edge, EdgeId, EdgeList, Loc, LocId};
use index::{Id, IndexVec};

use crate::Cx;
use crate::function::{Graph, Point};

impl Cx<'_> {
    pub(crate) fn finish_function(&mut self) {
        let graph = &mut self.graph;
        let names = resolve_all(graph);
        for edge in &mut graph.edges {
            edge.source = names[edge.source];
            edge.target = names[edge.target];
        }
        let entry = names[graph.entry];
        let reached = reachable(graph, entry);

        let mut locs: IndexVec<Point, Option<LocId>> = IndexVec::filled(None, graph.points.len());
        let first = self.locs.len();
        let add = |locs: &mut IndexVec<Point, Option<LocId>>, all: &mut IndexVec<LocId, Loc>, point: Point| {
            if locs[point].is_none() {
                let loc =
                    Loc { function: self.function, label: None, outgoing: EdgeList::new(), incoming: EdgeList::new() };
                locs[point] = Some(all.push(loc));
            }
        };
        add(&mut locs, &mut self.locs, entry);
        for edge in graph.edges.iter().filter(|edge| reached[edge.source]) {
            add(&mut locs, &mut self.locs, edge.source);
        }
        // A reachable point without outgoing edges is the exit: everything else goes on or returns.
        add(&mut locs, &mut self.locs, graph.exit);

        for (point, data) in graph.points.iter_enumerated() {
            if let (Some(label), Some(loc)) = (data.label, locs[names[point]]) {
                let slot = &mut self.locs[loc].label;
                *slot = slot.or(Some(label));
            }
        }
        let mut degrees = vec![(0u32, 0u32); self.locs.len() - first];
        for edge in graph.edges.iter().filter(|edge| reached[edge.source]) {
            let (source, target) = (located(&locs, edge.source), located(&locs, edge.target));
            degrees[source.index() - first].0 += 1;
            degrees[target.index() - first].1 += 1;
        }
        for (number, (outgoing, incoming)) in degrees.into_iter().enumerate() {
            let loc = &mut self.locs[LocId::from_usize(first + number)];
            loc.outgoing.reserve_exact(outgoing as usize);
            loc.incoming.reserve_exact(incoming as usize);
        }
        for edge in graph.edges.drain(..).filter(|edge| reached[edge.source]) {
            let (source, target) = (located(&locs, edge.source), located(&locs, edge.target));
            let id: EdgeId = self.edges.push(Edge { source, target, op: edge.op, span: edge.span });
            self.locs[source].outgoing.push(id);
            self.locs[target].incoming.push(id);
        }
        let body = Body { entry: located(&locs, entry), exit: located(&locs, graph.exit) };
        self.functions[self.function].body = Some(body);
    }
}

fn located(locs: &IndexVec<Point, Option<LocId>>, point: Point) -> LocId {
    locs[point].expect("reachable points were numbered")
}

/// For each point the one that it is another name of, in linear time.
fn resolve_all(graph: &Graph) -> IndexVec<Point, Point> {
    let mut names: IndexVec<Point, Option<Point>> = IndexVec::filled(None, graph.points.len());
    let mut chain = Vec::new();
    for start in graph.points.ids() {
        let mut point = start;
        let end = loop {
            if let Some(known) = names[point] {
                break known;
            }
            chain.push(point);
            match graph.points[point].same_as {
                Some(next) => point = next,
                None => break point,
            }
        };
        for passed in chain.drain(..) {
            names[passed] = Some(end);
        }
    }
    names.iter().map(|name| name.expect("every point was visited")).collect()
}

fn reachable(graph: &Graph, entry: Point) -> IndexVec<Point, bool> {
    // Targets in the order of their sources: `targets[starts[p]..starts[p + 1]]`.
    let mut starts = vec![0u32; graph.points.len() + 1];
    for edge in &graph.edges {
        starts[edge.source.index() + 1] += 1;
    }
    for point in 0..graph.points.len() {
        starts[point + 1] += starts[point];
    }
    let mut next = starts.clone();
    let mut targets = vec![entry; graph.edges.len()];
    for edge in &graph.edges {
        let slot = &mut next[edge.source.index()];
        targets[*slot as usize] = edge.target;
        *slot += 1;
    }
    let mut reached = IndexVec::filled(false, graph.points.len());
    let mut waiting = vec![entry];
    reached[entry] = true;
    while let Some(point) = waiting.pop() {
        let range = starts[point.index()] as usize..starts[point.index() + 1] as usize;
        for &target in &targets[range] {
            if !reached[target] {
                reached[target] = true;
                waiting.push(target);
            }
        }
    }
    reached
}
