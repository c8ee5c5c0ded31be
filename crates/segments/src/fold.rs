//! Abstraction of lists [Dudka et al., SAS 2013]: folding runs of nodes into segments. Nested lists are folded from the
//! innermost on.

use std::cell::OnceCell;

use index::FxHashMap;
use memory::{Cell, Fill, Links, Memory, ObjectId, Piece, Segment, Value};

use super::align::{Alike, SubHeaps, align_below};
use super::count::Numbers;
use super::find::{Finder, References};
use super::kinds::split;
use super::owned::below;
use super::per_node::{Count, PerNodeFacts};
use super::{FreshId, link, put};
use symbolic::{Val, Which};

/// How much nodes must have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoldPolicy {
    /// So many nodes make a segment where there was none.
    pub nodes: u32,
    pub constants: ConstantPolicy,
    /// Nodes that have too little in common are told apart by kind.
    pub kinds: bool,
}

/// Whether nodes that hold different constants stay apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantPolicy {
    Apart,
    /// Unless they were allocated by the same call.
    ApartByCall,
    Forgotten,
}

/// Segments of at least so many nodes are not told apart by their length.
const LONGEST_LEAST: u32 = 2;

/// Folds what can be folded. What the nodes differed in, if there were any. Nodes are counted if there are `numbers`.
pub fn fold(
    memory: &mut Memory<Val>,
    policy: FoldPolicy,
    width: u64,
    fresh: &mut FreshId<'_>,
    mut numbers: Option<Numbers<'_>>,
) -> Option<Vec<PerNodeFacts>> {
    let mut is_folded = false;
    // Lists of lists are folded from below.
    while fold_once(memory, policy, width, None, &mut numbers)
        || fold_once(memory, policy, width, Some(fresh), &mut numbers)
    {
        is_folded = true;
    }
    is_folded.then(|| numbers.map_or_else(Vec::new, |numbers| numbers.differing))
}

/// Folds one run. `fresh` if what hangs below nodes is to be made alike.
fn fold_once(
    memory: &mut Memory<Val>,
    policy: FoldPolicy,
    width: u64,
    mut fresh: Option<&mut FreshId<'_>>,
    numbers: &mut Option<Numbers<'_>>,
) -> bool {
    let references = OnceCell::new();
    let finder = Finder { memory, references: &references, width };
    let fits = |a: ObjectId, b: ObjectId, links: Links| {
        let references = finder.references();
        alike(memory, references, (a, b), (links, width), (policy, numbers.as_ref()), fresh.as_deref_mut()).is_some()
    };
    let is_segment = |node: &ObjectId| memory.object(*node).segment.is_some();
    let pays = |nodes: usize, has_segment: bool| has_segment || nodes >= policy.nodes as usize;
    let mut runs = finder.runs(pays, fits).into_iter();
    let Some(run) = runs.find(|run| pays(run.nodes.len(), run.nodes.iter().any(is_segment))) else { return false };
    let [first, others @ ..] = &run.nodes[..] else { return false };
    let mut is_folded = false;
    for &other in others {
        let references = References::new(memory);
        let links = (run.links, width);
        let joined =
            alike(memory, &references, (*first, other), links, (policy, numbers.as_ref()), fresh.as_deref_mut());
        let Some(joined) = joined else { break };
        let count = numbers.as_mut().and_then(|numbers| numbers.both(memory, *first, other));
        let differing = numbers.as_mut().map(|numbers| {
            let counts = [*first, other].map(|id| Count::of(numbers.terms, memory.object(id)));
            (counts, numbers.differing(memory, *first, other))
        });
        *memory = joined.into_segment(*first, other, run.links, width);
        memory.set_count(*first, count);
        if let Some((numbers, (counts, differing))) = numbers.as_mut().zip(differing) {
            numbers.name(memory, *first, counts, differing);
        }
        is_folded = true;
    }
    is_folded
}

/// Two nodes as one segment, if they have enough in common. `fresh` if what hangs below them is to be made alike.
fn alike(
    memory: &Memory<Val>,
    references: &References,
    (a, b): (ObjectId, ObjectId),
    (links, width): (Links, u64),
    (policy, numbers): (FoldPolicy, Option<&Numbers<'_>>),
    fresh: Option<&mut FreshId<'_>>,
) -> Option<JoinedNodes> {
    let none = FxHashMap::default();
    let plain = Nodes { roots: (a, b), names: &none, policy, numbers };
    if let Some(contents) = plain.common(memory, (a, b), Some((links, width))) {
        return Some(JoinedNodes { memory: memory.clone(), contents, below: Vec::new() });
    }
    let fresh = fresh?;
    // A node without a list may be something else, which leads to this list, unless it is known to be used alike.
    let lacks = memory.object(a).used_as.is_some() && memory.object(a).used_as == memory.object(b).used_as;
    let pair = NodePair { nodes: (a, b), links, width, lacks, policy, numbers };
    if let Some(joined) = pair.joined(memory, references, fresh) {
        return Some(joined);
    }
    if !policy.kinds || !lacks {
        return None;
    }
    let mut memory = memory.clone();
    let is_split = [a, b]
        .into_iter()
        .all(|id| split(&mut memory, id, (links, width), policy.constants != ConstantPolicy::Forgotten, fresh));
    is_split.then(|| pair.joined(&memory, &References::new(&memory), fresh)).flatten()
}

/// Two nodes that follow one another.
struct NodePair<'a> {
    nodes: (ObjectId, ObjectId),
    links: Links,
    width: u64,
    /// Whether one may lack lists that the other has.
    lacks: bool,
    policy: FoldPolicy,
    numbers: Option<&'a Numbers<'a>>,
}

impl NodePair<'_> {
    /// Both as one, with what hangs below them made alike.
    fn joined(&self, memory: &Memory<Val>, references: &References, fresh: &mut FreshId<'_>) -> Option<JoinedNodes> {
        let &NodePair { nodes: (a, b), links, width, lacks, policy, numbers } = self;
        let own = |node: ObjectId| (node, below(memory, references, node, links));
        let pair = SubHeaps { left: own(a), right: own(b), lacks };
        let Alike { memory, names } = align_below(memory, pair, links, width, fresh)?;
        let nodes = Nodes { roots: (a, b), names: &names, policy, numbers };
        let contents = nodes.common(&memory, (a, b), Some((links, width)))?;
        let pairs = names.iter().filter(|(theirs, ours)| **theirs != b && **ours != a);
        let below = pairs.map(|(&theirs, &ours)| Some((ours, theirs, nodes.common(&memory, (ours, theirs), None)?)));
        let below = below.collect::<Option<Vec<_>>>()?;
        Some(JoinedNodes { memory, contents, below })
    }
}

/// Two nodes that can be one segment.
struct JoinedNodes {
    memory: Memory<Val>,
    /// What both hold.
    contents: Vec<Piece<Val>>,
    /// Blocks below the first and the other, and what both hold.
    below: Vec<(ObjectId, ObjectId, Vec<Piece<Val>>)>,
}

impl JoinedNodes {
    /// Makes a segment of a node, or of a segment, and the one that follows. It keeps the id of the first.
    fn into_segment(self, first: ObjectId, other: ObjectId, links: Links, width: u64) -> Memory<Val> {
        let JoinedNodes { mut memory, contents, below } = self;
        let length = |memory: &Memory<Val>, id: ObjectId| memory.object(id).segment.map_or(1, |segment| segment.least);
        let least = (length(&memory, first) + length(&memory, other)).min(LONGEST_LEAST);
        let next = link(&memory, other, links.next, width);
        put(&mut memory, first, contents);
        memory.write(first, links.next as u64 * 8, width, next);
        memory.set_segment(first, Some(Segment { links, least }));
        for (ours, theirs, contents) in below {
            put(&mut memory, ours, contents);
            let (a, b) = (memory.object(ours), memory.object(theirs));
            if let (Some(ours_of), Some(theirs_of)) = (a.segment, b.segment) {
                let least = ours_of.least.min(theirs_of.least);
                let count = a.count.clone().filter(|_| a.count == b.count);
                memory.set_segment(ours, Some(Segment { least, ..ours_of }));
                memory.set_count(ours, count);
            }
            if memory.object(ours).owner.is_none() {
                memory.set_owner(ours, Some(first));
            }
            adopt(&mut memory, ours, theirs);
        }
        adopt(&mut memory, first, other);
        memory.rewrite(|value| match *value {
            Val::Pointer { object, offset } if object == first => Some(node(Which::First, offset, first)),
            Val::Pointer { object, offset } if object == other => Some(node(Which::Last, offset, first)),
            Val::Node { which: which @ (Which::Last | Which::PerNode), offset, segment } if segment == other => {
                Some(node(which, offset as i64, first))
            }
            _ => None,
        });
        memory
    }
}

/// One object stands for another one too, which goes.
fn adopt(memory: &mut Memory<Val>, ours: ObjectId, theirs: ObjectId) {
    let born = memory.object(ours).born.0.min(memory.object(theirs).born.0);
    let exposure = memory.object(theirs).exposure;
    memory.set_born(ours, memory::Origin(born));
    memory.expose(ours, exposure);
    memory.discard(theirs);
}

fn node(which: Which, offset: i64, segment: ObjectId) -> Val {
    Val::Node { which, offset: offset as i32, segment }
}

/// Two nodes, and what blocks below the second are called below the first.
struct Nodes<'a> {
    roots: (ObjectId, ObjectId),
    names: &'a FxHashMap<ObjectId, ObjectId>,
    policy: FoldPolicy,
    numbers: Option<&'a Numbers<'a>>,
}

impl Nodes<'_> {
    /// What both objects hold, links apart. `None` if they have too little in common.
    fn common(
        &self,
        memory: &Memory<Val>,
        (ours, theirs): (ObjectId, ObjectId),
        links: Option<(Links, u64)>,
    ) -> Option<Vec<Piece<Val>>> {
        let (a, b) = (memory.object(ours), memory.object(theirs));
        if a.background.is_some() || b.background.is_some() {
            return None;
        }
        let keeps_constants = match self.policy.constants {
            ConstantPolicy::Apart => true,
            ConstantPolicy::ApartByCall => a.born != b.born,
            ConstantPolicy::Forgotten => false,
        };
        let (a, b) = (a.contents(), b.contents());
        let links: Vec<(u64, u64)> = links.map_or_else(Vec::new, |(links, width)| {
            let at = [Some(links.next), links.prev].into_iter().flatten();
            at.map(|at| (at as u64 * 8, at as u64 * 8 + width)).collect()
        });
        let mut cuts: Vec<u64> = a.pieces().chain(b.pieces()).flat_map(|piece| [piece.start, piece.end]).collect();
        cuts.extend(links.iter().flat_map(|&(start, end)| [start, end]));
        cuts.sort_unstable();
        cuts.dedup();
        let mut pieces = Vec::new();
        for (&start, &end) in cuts.iter().zip(cuts.iter().skip(1)) {
            if links.iter().any(|link| link.0 <= start && end <= link.1) {
                continue;
            }
            let (ours, theirs) = (a.at(start)?, b.at(start)?);
            // Pointers stay whole.
            let is_cut = |piece: &Piece<Val>| {
                matches!(&piece.cell, Cell::Value(value) if value.is_pointer())
                    && (piece.start, piece.end) != (start, end)
            };
            if is_cut(ours) || is_cut(theirs) {
                return None;
            }
            let (ours, theirs) = (ours.clip(start, end), theirs.clip(start, end));
            let cell = self.common_cell(&ours.cell, &theirs.cell, keeps_constants)?;
            pieces.push(Piece { start, end, cell });
        }
        Some(pieces)
    }

    fn common_cell(&self, ours: &Cell<Val>, theirs: &Cell<Val>, keeps_constants: bool) -> Option<Cell<Val>> {
        let (first, other) = self.roots;
        if let Some(offset) = own_offset(ours, first)
            && own_offset(theirs, other) == Some(offset)
        {
            return Some(Cell::Value(node(Which::PerNode, offset, first)));
        }
        if let (Cell::Value(Val::Dangling(_)), Cell::Value(Val::Dangling(_))) = (ours, theirs) {
            // Which freed blocks they led to is forgotten.
            return Some(if ours == theirs { ours.clone() } else { Cell::Value(Val::Dangling(None)) });
        }
        let renamed = match theirs {
            Cell::Value(value) => value.mentions().and_then(|id| Some(value.retarget(*self.names.get(&id)?))),
            Cell::Fill(_) => None,
        };
        let is_same = match (&renamed, ours) {
            // The nodes themselves were looked at.
            (Some(value), Cell::Value(ours)) => value == ours && value.mentions() != Some(first),
            (Some(_), Cell::Fill(_)) => false,
            (None, _) => ours == theirs,
        };
        if is_same {
            return Some(ours.clone());
        }
        let is_pointer = |cell: &Cell<Val>| matches!(cell, Cell::Value(value) if value.is_pointer());
        let is_constant = |cell: &Cell<Val>| match cell {
            Cell::Value(value) => value.constant().is_some(),
            Cell::Fill(fill) => matches!(fill, Fill::Zero | Fill::Byte(_)),
        };
        let is_said = |cell: &Cell<Val>| self.numbers.is_some_and(|numbers| numbers.is_said(cell));
        let has_constant = is_constant(ours) || is_constant(theirs);
        let keeps_apart = match (is_said(ours), is_said(theirs)) {
            _ if has_constant => keeps_constants,
            // One of both tells more than the other.
            (true, false) | (false, true) => self.policy.constants != ConstantPolicy::Forgotten,
            (false, false) | (true, true) => false,
        };
        let is_free = !is_pointer(ours) && !is_pointer(theirs) && !keeps_apart;
        let uninitialised = Cell::Fill(Fill::Uninit);
        let is_open = |cell: &Cell<Val>| *cell == uninitialised || matches!(cell, Cell::Value(Val::Perhaps { .. }));
        let is_written = !is_open(ours) && !is_open(theirs);
        is_free.then_some(if is_written { Cell::Fill(Fill::Unknown) } else { uninitialised })
    }
}

/// The offset of a pointer that leads to the node which it is in or below of.
fn own_offset(cell: &Cell<Val>, node: ObjectId) -> Option<i64> {
    match *cell {
        Cell::Value(Val::Pointer { object, offset }) if object == node => Some(offset),
        Cell::Value(Val::Node { which: Which::PerNode, offset, segment }) if segment == node => Some(offset as i64),
        _ => None,
    }
}
