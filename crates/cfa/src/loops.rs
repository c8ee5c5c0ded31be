//! The loops of all functions and how they nest.
//!
//! A loop is a strongly connected component; its head is the location of it that a depth-first search from the entry
//! finds first; the loops inside it are the components that remain without the head [Bourdoncle, FMPA 1993; the heads
//! are those of Havlak, TOPLAS 19(4), 1997]. So every cycle contains the head of its innermost common loop. Where the
//! head dominates its loop, this is the natural loop of the back edges to the head; otherwise the loop is irreducible.
//!
//! O(m d) for loops nested d deep. Locations that no path from the entry reaches are in no loop.

use std::ops::Range;

use index::{IndexVec, define_id};

use crate::{Direction, EdgeId, FunctionId, LocId, Order, Program};

define_id!(/// A loop.
    pub LoopId, "loop");

#[derive(Clone, Debug)]
pub struct Loop {
    pub head: LocId,
    /// The innermost loop around this one.
    pub parent: Option<LoopId>,
    /// 1 for outermost loops.
    pub depth: u32,
    /// Some edge enters the loop elsewhere than at the head.
    pub irreducible: bool,
    /// The edges to the head from inside.
    pub back_edges: Vec<EdgeId>,
    /// In [`Loops::locs`].
    range: Range<usize>,
}

#[derive(Clone, Debug)]
pub struct Loops {
    /// Loops stand before the loops inside them.
    loops: IndexVec<LoopId, Loop>,
    innermost: IndexVec<LocId, Option<LoopId>>,
    /// Weak topological orders of the functions: the body of each loop is a range that its head begins.
    locs: Vec<LocId>,
    positions: IndexVec<LocId, u32>,
    functions: IndexVec<FunctionId, Range<usize>>,
}

impl Loops {
    pub fn of(program: &Program) -> Self {
        let order = Order::of(program, Direction::Forward);
        let mut finder = Finder {
            program,
            order: &order,
            region: IndexVec::filled(0, program.locs.len()),
            regions: 0,
            number: IndexVec::filled(0, program.locs.len()),
            low: IndexVec::filled(0, program.locs.len()),
        };
        let mut result = Loops {
            loops: IndexVec::new(),
            innermost: IndexVec::filled(None, program.locs.len()),
            locs: Vec::with_capacity(program.locs.len()),
            positions: IndexVec::filled(u32::MAX, program.locs.len()),
            functions: IndexVec::with_capacity(program.functions.len()),
        };
        let mut work: Vec<(Range<usize>, Option<LoopId>)> = Vec::new();
        for function in program.functions.ids() {
            let start = result.locs.len();
            result.locs.extend_from_slice(order.function(function));
            result.functions.push(start..result.locs.len());
            work.push((start..result.locs.len(), None));
            while let Some((range, parent)) = work.pop() {
                result.split(&mut finder, range, parent, &mut work);
            }
        }
        for (position, &loc) in result.locs.iter().enumerate() {
            result.positions[loc] = position as u32;
        }
        for id in result.loops.ids() {
            result.classify(program, id);
        }
        result
    }

    /// Orders a range by components, makes loops of them, and puts the rest of each loop on the work list.
    fn split(
        &mut self,
        finder: &mut Finder<'_>,
        range: Range<usize>,
        parent: Option<LoopId>,
        work: &mut Vec<(Range<usize>, Option<LoopId>)>,
    ) {
        let components = finder.components(&self.locs[range.clone()]);
        let first = work.len();
        let mut at = range.start;
        for component in components.iter() {
            let body = at..at + component.len();
            self.locs[body.clone()].copy_from_slice(component);
            at = body.end;
            let head = component[0];
            let is_loop = component.len() > 1 || finder.has_self_loop(head);
            if !is_loop {
                self.innermost[head] = parent;
                continue;
            }
            let depth = parent.map_or(1, |parent| self.loops[parent].depth + 1);
            let range = body.clone();
            let id = self.loops.push(Loop { head, parent, depth, irreducible: false, back_edges: Vec::new(), range });
            self.innermost[head] = Some(id);
            if body.len() > 1 {
                work.push((body.start + 1..body.end, Some(id)));
            }
        }
        // Loops are numbered in the order of the text as far as nesting allows.
        work[first..].reverse();
    }

    fn classify(&mut self, program: &Program, id: LoopId) {
        let mut back_edges = Vec::new();
        let mut irreducible = false;
        for at in self.loops[id].range.clone() {
            let loc = self.locs[at];
            for &edge in &program.locs[loc].incoming {
                let source = program.edges[edge].source;
                let inside = self.contains(id, source);
                if loc == self.loops[id].head {
                    if inside {
                        back_edges.push(edge);
                    }
                } else if !inside && self.positions[source] != u32::MAX {
                    irreducible = true;
                }
            }
        }
        self.loops[id].back_edges = back_edges;
        self.loops[id].irreducible = irreducible;
    }

    pub fn ids(&self) -> impl DoubleEndedIterator<Item = LoopId> + use<> {
        self.loops.ids()
    }
    pub fn len(&self) -> usize {
        self.loops.len()
    }
    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }
    /// The innermost loop that the location is in; a head is in its own loop.
    pub fn innermost(&self, loc: LocId) -> Option<LoopId> {
        self.innermost[loc]
    }
    pub fn is_head(&self, loc: LocId) -> bool {
        self.headed_by(loc).is_some()
    }
    #[inline]
    pub fn headed_by(&self, loc: LocId) -> Option<LoopId> {
        self.innermost[loc].filter(|&id| self.loops[id].head == loc)
    }
    /// How many loops the location is in.
    pub fn depth(&self, loc: LocId) -> u32 {
        self.innermost[loc].map_or(0, |id| self.loops[id].depth)
    }
    /// All locations of the loop, inner loops included; the head comes first.
    pub fn body(&self, id: LoopId) -> &[LocId] {
        &self.locs[self.loops[id].range.clone()]
    }
    pub fn contains(&self, id: LoopId, loc: LocId) -> bool {
        self.loops[id].range.contains(&(self.positions[loc] as usize))
    }
    /// The edges that leave the loop.
    pub fn exits<'a>(&'a self, program: &'a Program, id: LoopId) -> impl Iterator<Item = EdgeId> + 'a {
        let outgoing = self.body(id).iter().flat_map(|&loc| program.locs[loc].outgoing.iter().copied());
        outgoing.filter(move |&edge| !self.contains(id, program.edges[edge].target))
    }
    /// The reachable locations such that the body of each loop is contiguous, its head first, and edges lead forward
    /// except to heads of loops that contain their source.
    pub fn weak_topological_order(&self, function: FunctionId) -> &[LocId] {
        &self.locs[self.functions[function].clone()]
    }
}

impl std::ops::Index<LoopId> for Loops {
    type Output = Loop;
    fn index(&self, id: LoopId) -> &Loop {
        &self.loops[id]
    }
}

/// Tarjan's strongly connected components of a part of the graph, again and again.
struct Finder<'a> {
    program: &'a Program,
    order: &'a Order,
    /// The part that a location was last in.
    region: IndexVec<LocId, u32>,
    regions: u32,
    /// 0: not visited. [`DONE`]: its component is known.
    number: IndexVec<LocId, u32>,
    low: IndexVec<LocId, u32>,
}

const DONE: u32 = u32::MAX;

/// Slices of one vector, the last one first.
struct Components {
    locs: Vec<LocId>,
    starts: Vec<usize>,
}

impl Components {
    fn iter(&self) -> impl Iterator<Item = &[LocId]> {
        let ends = self.starts.iter().skip(1).copied().chain([self.locs.len()]);
        let ranges: Vec<_> = self.starts.iter().copied().zip(ends).collect();
        ranges.into_iter().rev().map(|(start, end)| &self.locs[start..end])
    }
}

impl Finder<'_> {
    /// In topological order; each begins with its first location in reverse post-order.
    fn components(&mut self, part: &[LocId]) -> Components {
        self.regions += 1;
        let region = self.regions;
        for &loc in part {
            self.region[loc] = region;
            self.number[loc] = 0;
        }
        let mut out = Components { locs: Vec::with_capacity(part.len()), starts: Vec::new() };
        let mut open: Vec<LocId> = Vec::new();
        let mut stack: Vec<(LocId, usize)> = Vec::new();
        let mut next_number = 1;
        for &root in part {
            if self.number[root] != 0 {
                continue;
            }
            self.visit(root, &mut next_number, &mut open, &mut stack);
            while let Some((loc, index)) = stack.last_mut() {
                let (loc, next) = (*loc, Direction::Forward.next(self.program, *loc, *index));
                *index += 1;
                match next {
                    Some(next) if self.region[next] != region || self.number[next] == DONE => {}
                    Some(next) if self.number[next] == 0 => self.visit(next, &mut next_number, &mut open, &mut stack),
                    Some(next) => self.low[loc] = self.low[loc].min(self.number[next]),
                    None => {
                        stack.pop();
                        if let Some(&(above, _)) = stack.last() {
                            self.low[above] = self.low[above].min(self.low[loc]);
                        }
                        if self.low[loc] == self.number[loc] {
                            self.close(loc, &mut open, &mut out);
                        }
                    }
                }
            }
        }
        out
    }

    fn visit(&mut self, loc: LocId, next: &mut u32, open: &mut Vec<LocId>, stack: &mut Vec<(LocId, usize)>) {
        self.number[loc] = *next;
        self.low[loc] = *next;
        *next += 1;
        open.push(loc);
        stack.push((loc, 0));
    }

    fn close(&mut self, root: LocId, open: &mut Vec<LocId>, out: &mut Components) {
        let start = out.locs.len();
        out.starts.push(start);
        while let Some(loc) = open.pop() {
            self.number[loc] = DONE;
            out.locs.push(loc);
            if loc == root {
                break;
            }
        }
        // The rest of a loop is searched in this order too.
        out.locs[start..].sort_unstable_by_key(|&loc| self.order.position(loc));
    }

    fn has_self_loop(&self, loc: LocId) -> bool {
        self.program.locs[loc].outgoing.iter().any(|&edge| self.program.edges[edge].target == loc)
    }
}
