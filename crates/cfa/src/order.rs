//! Depth-first numbering of all locations, function by function, along the edges or against them.

use std::ops::Range;

use index::IndexVec;

use crate::{FunctionId, LocId, Program};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Along the edges, from the entry of each function.
    Forward,
    /// Against the edges, from the exit of each function and from its dead ends: what calls a function that does
    /// not return. Locations from which none of these is reached, as in an endless loop, are left out.
    Backward,
}

/// Reverse post-orders: each location stands before what follows it, retreating edges apart.
#[derive(Clone, Debug)]
pub struct Order {
    locs: Vec<LocId>,
    /// [`ABSENT`] for locations that are not reached.
    positions: IndexVec<LocId, u32>,
    functions: IndexVec<FunctionId, Range<usize>>,
}

const ABSENT: u32 = u32::MAX;

impl Direction {
    /// Where paths through a function begin.
    pub(crate) fn roots(self, program: &Program) -> IndexVec<FunctionId, Vec<LocId>> {
        let mut roots: IndexVec<FunctionId, Vec<LocId>> = program
            .functions
            .iter()
            .map(|function| match (self, function.body) {
                (_, None) => Vec::new(),
                (Direction::Forward, Some(body)) => vec![body.entry],
                (Direction::Backward, Some(body)) => vec![body.exit],
            })
            .collect();
        if self == Direction::Backward {
            for (id, loc) in program.locs.iter_enumerated() {
                let exit = program.functions[loc.function].body.map(|body| body.exit);
                if loc.outgoing.is_empty() && exit != Some(id) {
                    roots[loc.function].push(id);
                }
            }
        }
        roots
    }
    /// The neighbour number `index` of a location in this direction.
    pub(crate) fn next(self, program: &Program, loc: LocId, index: usize) -> Option<LocId> {
        let loc = &program.locs[loc];
        match self {
            Direction::Forward => loc.outgoing.get(index).map(|&edge| program.edges[edge].target),
            Direction::Backward => loc.incoming.get(index).map(|&edge| program.edges[edge].source),
        }
    }
    pub fn reversed(self) -> Direction {
        match self {
            Direction::Forward => Direction::Backward,
            Direction::Backward => Direction::Forward,
        }
    }
}

impl Order {
    pub fn of(program: &Program, direction: Direction) -> Self {
        let roots = direction.roots(program);
        let mut order = Order {
            locs: Vec::with_capacity(program.locs.len()),
            positions: IndexVec::filled(ABSENT, program.locs.len()),
            functions: IndexVec::with_capacity(program.functions.len()),
        };
        // While the search runs, a position other than `ABSENT` means visited.
        let mut stack: Vec<(LocId, usize)> = Vec::new();
        for function in program.functions.ids() {
            let start = order.locs.len();
            // The first root is finished last and so stands first.
            for &root in roots[function].iter().rev() {
                if order.positions[root] == ABSENT {
                    order.positions[root] = 0;
                    stack.push((root, 0));
                }
                while let Some((loc, index)) = stack.last_mut() {
                    match direction.next(program, *loc, *index) {
                        Some(next) => {
                            *index += 1;
                            if order.positions[next] == ABSENT {
                                order.positions[next] = 0;
                                stack.push((next, 0));
                            }
                        }
                        None => {
                            order.locs.push(*loc);
                            stack.pop();
                        }
                    }
                }
            }
            order.locs[start..].reverse();
            order.functions.push(start..order.locs.len());
        }
        for (position, &loc) in order.locs.iter().enumerate() {
            order.positions[loc] = position as u32;
        }
        order
    }

    /// The locations of a function that are reached, in order.
    pub fn function(&self, function: FunctionId) -> &[LocId] {
        &self.locs[self.functions[function].clone()]
    }
    /// Comparable among locations of one function; `None` if the location is not reached.
    pub fn position(&self, loc: LocId) -> Option<u32> {
        Some(self.positions[loc]).filter(|&position| position != ABSENT)
    }
    pub fn is_reached(&self, loc: LocId) -> bool {
        self.position(loc).is_some()
    }
}
