//! Precisions: which cells are tracked (and, where values are symbolic, which conditions).

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use cfa::{EdgeId, LocId, VarId};
use index::{FxHashMap, FxHasher, Id};
use memory::{Object, ObjectKind, Origin};

use crate::Val;

/// What a cell is part of, whichever activation or block it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Root {
    Var(VarId),
    /// The blocks that this edge allocates.
    Site(EdgeId),
    /// None of these: a string, a function, the variable arguments of a frame.
    Other,
    /// No memory: what this edge, or none, assumes of unknowns, as one bit.
    Condition(Option<EdgeId>),
}

impl Root {
    pub fn of(object: &Object<Val>) -> Root {
        let born = object.born.0 as usize;
        match object.kind {
            ObjectKind::External if object.born == Origin::NONE => Root::Other,
            ObjectKind::Static
            | ObjectKind::ThreadLocal
            | ObjectKind::External
            | ObjectKind::Local
            | ObjectKind::Temp => Root::Var(VarId::from_usize(born)),
            ObjectKind::Heap | ObjectKind::Alloca => Root::Site(EdgeId::from_usize(born)),
            ObjectKind::StringLiteral
            | ObjectKind::Function
            | ObjectKind::Varargs
            | ObjectKind::Library
            | ObjectKind::Argument => Root::Other,
        }
    }
}

/// Bits of a root, from the first up to the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell {
    pub root: Root,
    pub start: u64,
    pub end: u64,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ValuePrec {
    All,
    Tracked(Rc<TrackedCells>),
}

/// Tracked cells, everywhere and at locations. The hash is computed when the set changes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TrackedCells {
    everywhere: Ranges,
    at: FxHashMap<LocId, Ranges>,
    size: usize,
    hash: u64,
}

/// Disjoint ranges of bits in order, per root.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Ranges(FxHashMap<Root, Vec<(u64, u64)>>);

impl Ranges {
    fn overlaps(&self, root: Root, start: u64, end: u64) -> bool {
        self.0.get(&root).is_some_and(|ranges| {
            let first = ranges.partition_point(|range| range.1 <= start);
            ranges.get(first).is_some_and(|range| range.0 < end)
        })
    }
    /// Whether anything was new.
    fn insert(&mut self, root: Root, start: u64, end: u64) -> bool {
        let ranges = self.0.entry(root).or_default();
        if ranges.iter().any(|range| range.0 <= start && end <= range.1) {
            return false;
        }
        // What meets the new range is swallowed, except that cells which only touch stay apart: they are counted.
        let (mut from, mut to) = (start, end);
        ranges.retain(|range| {
            let apart = range.1 <= from || to <= range.0;
            if !apart {
                (from, to) = (from.min(range.0), to.max(range.1));
            }
            apart
        });
        let at = ranges.partition_point(|range| range.0 < from);
        ranges.insert(at, (from, to));
        true
    }
    fn cells(&self) -> impl Iterator<Item = Cell> {
        self.0.iter().flat_map(|(&root, ranges)| ranges.iter().map(move |&(start, end)| Cell { root, start, end }))
    }
}

impl Hash for TrackedCells {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.hash(state);
    }
}

impl ValuePrec {
    /// Nothing is tracked.
    pub fn empty() -> Self {
        ValuePrec::Tracked(Rc::default())
    }
    /// These cells; `None` for everywhere.
    pub fn of(cells: impl IntoIterator<Item = (Option<LocId>, Cell)>) -> Self {
        let mut tracked = TrackedCells::default();
        for (loc, cell) in cells {
            tracked.insert(loc, cell);
        }
        tracked.finish();
        ValuePrec::Tracked(Rc::new(tracked))
    }
    /// The tracked cells in order.
    pub fn cells(&self) -> Vec<(Option<LocId>, Cell)> {
        let ValuePrec::Tracked(tracked) = self else { return Vec::new() };
        let mut cells = tracked.cells();
        cells.sort_unstable();
        cells
    }
    #[inline]
    pub fn is_all(&self) -> bool {
        matches!(self, ValuePrec::All)
    }
    /// Whether bits are tracked at a location. Without one: whether they are somewhere.
    #[inline]
    pub fn tracks(&self, root: Root, start: u64, width: u64, loc: Option<LocId>) -> bool {
        match self {
            ValuePrec::All => true,
            ValuePrec::Tracked(tracked) => {
                let end = start.saturating_add(width);
                tracked.everywhere.overlaps(root, start, end)
                    || match loc {
                        Some(loc) => tracked.at.get(&loc).is_some_and(|at| at.overlaps(root, start, end)),
                        None => false,
                    }
            }
        }
    }
}

impl ValuePrec {
    /// The tracked parts of these bits.
    pub(crate) fn parts(&self, root: Root, start: u64, end: u64, loc: Option<LocId>) -> Vec<(u64, u64)> {
        let ValuePrec::Tracked(tracked) = self else { return vec![(start, end)] };
        let here = loc.and_then(|loc| tracked.at.get(&loc));
        let ranges = std::iter::once(&tracked.everywhere).chain(here).filter_map(|ranges| ranges.0.get(&root));
        let within = ranges.flatten().filter(|range| range.0 < end && start < range.1);
        within.map(|range| (range.0.max(start), range.1.min(end))).collect()
    }
}

impl TrackedCells {
    fn insert(&mut self, loc: Option<LocId>, cell: Cell) -> bool {
        let ranges = match loc {
            Some(loc) => self.at.entry(loc).or_default(),
            None => &mut self.everywhere,
        };
        ranges.insert(cell.root, cell.start, cell.end)
    }
    fn cells(&self) -> Vec<(Option<LocId>, Cell)> {
        let at = self.at.iter().flat_map(|(&loc, ranges)| ranges.cells().map(move |cell| (Some(loc), cell)));
        self.everywhere.cells().map(|cell| (None, cell)).chain(at).collect()
    }
    fn finish(&mut self) {
        let cells = self.cells();
        // The order of the cells does not show in a sum.
        let hash = |cell: &(Option<LocId>, Cell)| {
            let mut hasher = FxHasher::default();
            cell.hash(&mut hasher);
            hasher.finish()
        };
        self.hash = cells.iter().map(hash).fold(0, u64::wrapping_add);
        self.size = cells.len();
    }
}

impl cpa::Prec for ValuePrec {
    fn join(&mut self, other: &Self) -> bool {
        match (&mut *self, other) {
            (ValuePrec::All, _) => false,
            (ValuePrec::Tracked(_), ValuePrec::All) => {
                *self = ValuePrec::All;
                true
            }
            (ValuePrec::Tracked(mine), ValuePrec::Tracked(theirs)) => {
                if Rc::ptr_eq(mine, theirs) {
                    return false;
                }
                let known = |(loc, cell): &(Option<LocId>, Cell)| {
                    let ranges = match loc {
                        Some(loc) => mine.at.get(loc),
                        None => Some(&mine.everywhere),
                    };
                    let ranges = ranges.and_then(|ranges| ranges.0.get(&cell.root));
                    ranges.is_some_and(|ranges| ranges.iter().any(|range| range.0 <= cell.start && cell.end <= range.1))
                };
                let new: Vec<_> = theirs.cells().into_iter().filter(|cell| !known(cell)).collect();
                if new.is_empty() {
                    return false;
                }
                let mine = Rc::make_mut(mine);
                for (loc, cell) in new {
                    mine.insert(loc, cell);
                }
                mine.finish();
                true
            }
        }
    }
    fn size(&self) -> usize {
        match self {
            ValuePrec::All => 0,
            ValuePrec::Tracked(tracked) => tracked.size,
        }
    }
}
