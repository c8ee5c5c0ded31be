//! Dominators and post-dominators of all functions at once.
//!
//! Lengauer and Tarjan's algorithm with path compression [TOPLAS 1(1), 1979, the simple version], O(m log n). Cooper,
//! Harvey and Kennedy's iteration is shorter but walks the whole tree once per `goto error`, which is quadratic on
//! long generated functions. An artificial root stands above the entries of all functions (for post-dominators: above
//! all exits and dead ends), so there is one search for the whole program.

use index::IndexVec;

use crate::{Direction, LocId, Program};

/// One location dominates another if every path from the function's entry to the other goes through it; against the
/// edges, it post-dominates it if every path to the exit or a dead end does. See [`Direction`] for what is left out.
#[derive(Clone, Debug)]
pub struct Dominators {
    immediate: IndexVec<LocId, Option<LocId>>,
    /// The numbers of the locations below each one in the tree, itself first; empty if not reached.
    below: IndexVec<LocId, (u32, u32)>,
}

impl Dominators {
    pub fn of(program: &Program, direction: Direction) -> Self {
        let search = Search::new(program, direction);
        let parents = search.immediate_dominators(program, direction);
        // Parents have smaller numbers than their children, so sweeps replace a walk of the tree.
        let count = parents.len();
        let mut sizes = vec![1u32; count];
        for number in (1..count).rev() {
            sizes[parents[number] as usize] += sizes[number];
        }
        let mut starts = vec![0u32; count];
        let mut next_child = vec![1u32; count];
        let mut result = Dominators {
            immediate: IndexVec::filled(None, program.locs.len()),
            below: IndexVec::filled((0, 0), program.locs.len()),
        };
        for number in 1..count {
            let parent = parents[number] as usize;
            starts[number] = starts[parent] + next_child[parent];
            next_child[parent] += sizes[number];
            let loc = search.locs[number - 1];
            result.immediate[loc] = parent.checked_sub(1).map(|parent| search.locs[parent]);
            result.below[loc] = (starts[number], starts[number] + sizes[number]);
        }
        result
    }

    /// `None` for the roots and for locations that are not reached.
    pub fn immediate(&self, loc: LocId) -> Option<LocId> {
        self.immediate[loc]
    }
    /// Whether `a` dominates `b`; reached locations dominate themselves.
    pub fn dominates(&self, a: LocId, b: LocId) -> bool {
        let ((start, end), (at, at_end)) = (self.below[a], self.below[b]);
        at != at_end && start <= at && at < end
    }
    pub fn is_reached(&self, loc: LocId) -> bool {
        self.below[loc].0 != self.below[loc].1
    }
    /// The location itself, its immediate dominator, and so on up to the root.
    pub fn chain(&self, loc: LocId) -> impl Iterator<Item = LocId> + '_ {
        std::iter::successors(self.is_reached(loc).then_some(loc), |&loc| self.immediate[loc])
    }
}

/// Numbers in depth-first preorder; 0 is the artificial root, location `locs[n - 1]` has number `n`.
struct Search {
    locs: Vec<LocId>,
    /// In the search tree, by number.
    parents: Vec<u32>,
    /// 0 for locations that are not reached.
    numbers: IndexVec<LocId, u32>,
    is_root: IndexVec<LocId, bool>,
}

impl Search {
    fn new(program: &Program, direction: Direction) -> Self {
        let mut search = Search {
            locs: Vec::with_capacity(program.locs.len()),
            parents: vec![0],
            numbers: IndexVec::filled(0, program.locs.len()),
            is_root: IndexVec::filled(false, program.locs.len()),
        };
        let roots = direction.roots(program);
        let mut stack: Vec<(LocId, usize)> = Vec::new();
        for &root in roots.iter().flatten() {
            search.is_root[root] = true;
            if search.numbers[root] == 0 {
                search.visit(root, 0);
                stack.push((root, 0));
            }
            while let Some((loc, index)) = stack.last_mut() {
                let (loc, next) = (*loc, direction.next(program, *loc, *index));
                *index += 1;
                match next {
                    Some(next) if search.numbers[next] == 0 => {
                        search.visit(next, search.numbers[loc]);
                        stack.push((next, 0));
                    }
                    Some(_) => {}
                    None => {
                        stack.pop();
                    }
                }
            }
        }
        search
    }

    fn visit(&mut self, loc: LocId, parent: u32) {
        self.locs.push(loc);
        self.parents.push(parent);
        self.numbers[loc] = self.locs.len() as u32;
    }

    /// By number.
    fn immediate_dominators(&self, program: &Program, direction: Direction) -> Vec<u32> {
        const NONE: u32 = u32::MAX;
        let count = self.locs.len() + 1;
        let mut forest = Forest {
            semi: (0..count as u32).collect(),
            label: (0..count as u32).collect(),
            ancestor: vec![Forest::NONE; count],
            path: Vec::new(),
        };
        let mut immediate = vec![0u32; count];
        // Lists of the numbers with each semidominator.
        let (mut first, mut rest) = (vec![NONE; count], vec![NONE; count]);
        let before = direction.reversed();
        for number in (1..count as u32).rev() {
            let loc = self.locs[number as usize - 1];
            let mut semi = if self.is_root[loc] { 0 } else { number };
            let mut index = 0;
            while let Some(other) = before.next(program, loc, index) {
                index += 1;
                if self.numbers[other] != 0 {
                    let lowest = forest.lowest(self.numbers[other]);
                    semi = semi.min(forest.semi[lowest as usize]);
                }
            }
            forest.semi[number as usize] = semi;
            rest[number as usize] = std::mem::replace(&mut first[semi as usize], number);
            let parent = self.parents[number as usize];
            forest.ancestor[number as usize] = parent;
            let mut waiting = std::mem::replace(&mut first[parent as usize], NONE);
            while waiting != NONE {
                let lowest = forest.lowest(waiting);
                let earlier = forest.semi[lowest as usize] < forest.semi[waiting as usize];
                immediate[waiting as usize] = if earlier { lowest } else { parent };
                waiting = rest[waiting as usize];
            }
        }
        for number in 1..count {
            if immediate[number] != forest.semi[number] {
                immediate[number] = immediate[immediate[number] as usize];
            }
        }
        immediate
    }
}

/// The part of the search tree that has been processed, with compressed paths.
struct Forest {
    semi: Vec<u32>,
    /// The number of the smallest semidominator on the compressed path above.
    label: Vec<u32>,
    ancestor: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    const NONE: u32 = u32::MAX;

    /// The number with the smallest semidominator from `number` up to below the root of its tree.
    fn lowest(&mut self, number: u32) -> u32 {
        let mut at = number;
        if self.ancestor[at as usize] == Self::NONE {
            return number;
        }
        while self.ancestor[self.ancestor[at as usize] as usize] != Self::NONE {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(at) = self.path.pop() {
            let above = self.ancestor[at as usize] as usize;
            let (ours, theirs) = (self.label[at as usize], self.label[above]);
            if self.semi[theirs as usize] < self.semi[ours as usize] {
                self.label[at as usize] = theirs;
            }
            self.ancestor[at as usize] = self.ancestor[above];
        }
        self.label[number as usize]
    }
}
