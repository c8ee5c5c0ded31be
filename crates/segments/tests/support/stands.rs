//! Which heaps without segments a memory stands for, by trying all lengths: slow, and apart from how segments are folded
//! and unfolded.

use std::collections::BTreeMap;

use index::{FxHashMap, FxHashSet, Id};
use memory::{Cell, Fill, Memory, ObjectId, ObjectKind, Segment, Value};
use segments::{blocks_of_kinds, kinds};
use symbolic::{Val, Which, value_at};

use super::heaps::WIDTH;

/// The nodes that something belongs to, the outermost first: segments, and numbers of their nodes.
type Path = Vec<(ObjectId, usize)>;
type Lengths = FxHashMap<(ObjectId, Path), usize>;
/// How many live blocks of each size.
type Room = BTreeMap<u64, usize>;

/// Whether `memory` stands for a heap without segments, up to the names of blocks. What `memory` does not know may be
/// anything; every block must have its counterpart. After very many tries it is taken to be so: few heaps have as many blocks of
/// one size, and would take hours.
pub fn stands_for(memory: &Memory<Val>, heap: &Memory<Val>) -> bool {
    let mut room = Room::new();
    for (_, object) in heap.live_objects().filter(|(_, object)| object.kind == ObjectKind::Heap) {
        *room.entry(object.block_size().known().expect("blocks of known size")).or_default() += 1;
    }
    each_length(memory, Some(room), &mut |lengths| {
        concrete(memory, lengths).is_some_and(|ours| is_instance(&ours, heap))
    })
}

/// Some heaps that the memory stands for: each segment as short as it can be, or by one node longer.
pub fn samples(memory: &Memory<Val>, most: usize) -> Vec<Memory<Val>> {
    let mut found = Vec::new();
    each_length(memory, None, &mut |lengths| {
        found.extend(concrete(memory, lengths));
        found.len() >= most
    });
    found
}

const MOST_TRIES: usize = 100_000;

/// Calls `stop` with all lengths that the segments can have, until it says true or there are too many. All `room` must be
/// used. Whether it ended early.
fn each_length(memory: &Memory<Val>, room: Option<Room>, stop: &mut dyn FnMut(&Lengths) -> bool) -> bool {
    let todo = of_owner(memory, None).into_iter().map(|id| (id, Path::new())).collect();
    let of_kinds = kinds(memory).keys().copied().collect();
    Search { memory, of_kinds, tries: 0, stop }.choose(todo, room, &mut Lengths::default())
}

fn of_owner(memory: &Memory<Val>, owner: Option<ObjectId>) -> Vec<ObjectId> {
    let is_block = |object: &memory::Object<Val>| object.kind == ObjectKind::Heap && object.owner == owner;
    memory.objects().filter(|(_, object)| is_block(object)).map(|(id, _)| id).collect()
}

/// How long a list is looked at.
fn longest(object: &memory::Object<Val>, least: u32) -> usize {
    match object.count {
        Some(Val::Bits(count)) => count as usize,
        _ => least as usize + 1,
    }
}

struct Search<'a> {
    memory: &'a Memory<Val>,
    /// What nodes of one kind hold is part of them.
    of_kinds: FxHashSet<ObjectId>,
    tries: usize,
    stop: &'a mut dyn FnMut(&Lengths) -> bool,
}

impl Search<'_> {
    fn choose(&mut self, mut todo: Vec<(ObjectId, Path)>, mut room: Option<Room>, chosen: &mut Lengths) -> bool {
        self.tries += 1;
        if self.tries > MOST_TRIES {
            return true;
        }
        let memory = self.memory;
        let Some((id, path)) = todo.pop() else {
            return room.is_none_or(|room| room.values().all(|&left| left == 0)) && (self.stop)(chosen);
        };
        let object = memory.object(id);
        let size = object.block_size().known().expect("blocks of known size");
        let is_kind = self.of_kinds.contains(&id);
        let left = room.as_ref().filter(|_| !is_kind).map(|room| room.get(&size).copied().unwrap_or(0));
        let lengths = match object.segment {
            Some(Segment { least, .. }) if is_kind => least as usize..=1,
            Some(Segment { least, .. }) => least as usize..=left.unwrap_or(longest(object, least)),
            None if !object.is_live() => 0..=0,
            None => 1..=1,
        };
        let is_counted = |length: &usize| match object.count {
            Some(Val::Bits(count)) => *length as u64 == count,
            _ => true,
        };
        for length in lengths.filter(is_counted) {
            if left.is_some_and(|left| left < length) {
                break;
            }
            if let (Some(room), Some(left)) = (&mut room, left)
                && length > 0
            {
                room.insert(size, left - length);
            }
            let mut todo = todo.clone();
            if object.segment.is_some() {
                for number in 0..length {
                    let path = [&path[..], &[(id, number)]].concat();
                    todo.extend(of_owner(memory, Some(id)).into_iter().map(|id| (id, path.clone())));
                }
            }
            chosen.insert((id, path.clone()), length);
            if self.choose(todo, room.clone(), chosen) {
                return true;
            }
            chosen.remove(&(id, path.clone()));
        }
        false
    }
}

/// The heap in which the segments have these lengths. `None` if there is none: an empty ring.
fn concrete(memory: &Memory<Val>, lengths: &Lengths) -> Option<Memory<Val>> {
    let mut blocks: Vec<(ObjectId, Path)> = Vec::new();
    for ((id, path), &length) in lengths {
        match memory.object(*id).segment {
            Some(_) => blocks.extend((0..length).map(|number| (*id, [&path[..], &[(*id, number)]].concat()))),
            None => blocks.push((*id, path.clone())),
        }
    }
    blocks.sort();
    let ids = blocks.iter().enumerate().map(|(index, block)| (block.clone(), ObjectId::from_usize(1000 + index)));
    let expansion = Expansion { memory, lengths, ids: ids.collect() };
    let mut heap = Memory::default();
    for (id, object) in memory.objects().filter(|(_, object)| object.kind != ObjectKind::Heap) {
        heap.put(id, object.clone());
        expansion.fill(&mut heap, id, id, &[])?;
    }
    for (id, path) in &blocks {
        let new = expansion.ids[&(*id, path.clone())];
        heap.put(new, memory.object(*id).clone());
        heap.set_segment(new, None);
        heap.set_owner(new, None);
        expansion.fill(&mut heap, new, *id, path)?;
    }
    let nodes: Vec<ObjectId> = heap.objects().filter(|(_, object)| object.kinds.is_some()).map(|(id, _)| id).collect();
    for node in nodes {
        merge_kind(&mut heap, node)?;
    }
    Some(heap)
}

/// Puts what the node's one block of a kind holds where it belongs. `None` if there is not exactly one.
fn merge_kind(heap: &mut Memory<Val>, node: ObjectId) -> Option<()> {
    let bits = heap.object(node).kinds?.bytes * 8;
    let blocks: Vec<ObjectId> = blocks_of_kinds(heap.object(node)).collect();
    let &[block] = &blocks[..] else { return None };
    heap.get(block)?;
    let held = [heap.window(block, 0, bits), heap.window(node, 0, bits)].concat();
    heap.resize(node, bits / 8, None);
    for piece in held {
        match piece.cell {
            Cell::Fill(Fill::Unknown) => {}
            Cell::Fill(fill) => heap.fill(node, piece.start, piece.end - piece.start, fill),
            Cell::Value(value) => heap.write(node, piece.start, piece.end - piece.start, value),
        }
    }
    heap.discard(block);
    Some(())
}

struct Expansion<'a> {
    memory: &'a Memory<Val>,
    lengths: &'a Lengths,
    ids: FxHashMap<(ObjectId, Path), ObjectId>,
}

impl Expansion<'_> {
    /// Gives a block, or a node, the contents of what it comes from.
    fn fill(&self, heap: &mut Memory<Val>, new: ObjectId, of: ObjectId, path: &[(ObjectId, usize)]) -> Option<()> {
        let object = self.memory.object(of);
        let links = object.segment.map(|segment| segment.links);
        for piece in object.contents().pieces().filter(|piece| !links.is_some_and(|links| links.is_link(piece.start))) {
            if let Cell::Value(value) = &piece.cell {
                heap.write(new, piece.start, piece.width(), self.resolved(value, 0, path, 0)?);
            }
        }
        let (Some(links), Some((&(_, number), outer))) = (links, path.split_last()) else { return Some(()) };
        let length = self.lengths[&(of, outer.to_vec())];
        let neighbour = |number: usize| Val::Pointer {
            object: self.ids[&(of, [outer, &[(of, number)]].concat())],
            offset: links.head as i64,
        };
        let held = |at: u32| self.resolved(&value_at(self.memory, of, at as u64 * 8, WIDTH), 0, outer, 0);
        let next = if number + 1 < length { neighbour(number + 1) } else { held(links.next)? };
        heap.write(new, links.next as u64 * 8, WIDTH, next);
        if let Some(prev) = links.prev {
            let before = if number > 0 { neighbour(number - 1) } else { held(prev)? };
            heap.write(new, prev as u64 * 8, WIDTH, before);
        }
        Some(())
    }

    /// What a value means for a holder that belongs to these nodes, moved by some bytes.
    fn resolved(&self, value: &Val, by: i64, path: &[(ObjectId, usize)], depth: usize) -> Option<Val> {
        let id = |of: ObjectId, path: Path| self.ids[&(of, path)];
        Some(match *value {
            Val::Pointer { object, offset } => match self.memory.object(object).kind {
                ObjectKind::Heap => Val::Pointer { object: id(object, self.home(object, path)), offset: offset + by },
                _ => Val::Pointer { object, offset: offset + by },
            },
            Val::Node { which: Which::PerNode, offset, segment } => {
                let depth = path.iter().position(|(of, _)| *of == segment).expect("held by a node or below it");
                Val::Pointer { object: id(segment, path[..=depth].to_vec()), offset: offset as i64 + by }
            }
            Val::Node { which, offset, segment } => {
                let home = self.home(segment, path);
                let links = self.memory.object(segment).segment.expect("a segment").links;
                let length = self.lengths[&(segment, home.clone())];
                if length == 0 {
                    let at = if which == Which::First { links.next } else { links.prev.expect("linked both ways") };
                    let behind = value_at(self.memory, segment, at as u64 * 8, WIDTH);
                    let by = by + offset as i64 - links.head as i64;
                    return (depth < 32).then(|| self.resolved(&behind, by, &home, depth + 1)).flatten();
                }
                let number = if which == Which::First { 0 } else { length - 1 };
                let node = [&home[..], &[(segment, number)]].concat();
                Val::Pointer { object: id(segment, node), offset: offset as i64 + by }
            }
            Val::Inside(object) if self.memory.object(object).kind == ObjectKind::Heap => {
                Val::Inside(id(object, self.home(object, path)))
            }
            Val::Bits(bits) if by != 0 => Val::Bits(bits.wrapping_add(by as u64)),
            ref other => other.clone(),
        })
    }

    /// The part of a path that an object on it or beside it belongs to.
    fn home(&self, object: ObjectId, path: &[(ObjectId, usize)]) -> Path {
        let owner = |id: &ObjectId| self.memory.object(*id).owner;
        let mut owners: Vec<ObjectId> = std::iter::successors(owner(&object), owner).collect();
        owners.reverse();
        let home: Path = path.iter().take(owners.len()).copied().collect();
        let is_home = home.iter().map(|(of, _)| *of).eq(owners);
        assert!(is_home, "{object} belongs to other nodes than those of {path:?}");
        home
    }
}

/// Whether `heap` is what `general` says, for some naming of its blocks. Both have no segments.
fn is_instance(general: &Memory<Val>, heap: &Memory<Val>) -> bool {
    let others = |memory: &Memory<Val>| -> Vec<ObjectId> {
        memory.objects().filter(|(_, object)| object.kind != ObjectKind::Heap).map(|(id, _)| id).collect()
    };
    let mut naming = Naming { general, heap, names: FxHashMap::default(), used: FxHashMap::default() };
    others(general) == others(heap) && others(general).into_iter().all(|id| naming.pair(id, id)) && naming.complete()
}

#[derive(Clone)]
struct Naming<'a> {
    general: &'a Memory<Val>,
    heap: &'a Memory<Val>,
    names: FxHashMap<ObjectId, ObjectId>,
    used: FxHashMap<ObjectId, ObjectId>,
}

impl Naming<'_> {
    /// Pairs all that is reached from here.
    fn pair(&mut self, ours: ObjectId, theirs: ObjectId) -> bool {
        match (self.names.get(&ours), self.used.get(&theirs)) {
            (None, None) => {}
            (Some(name), Some(_)) => return *name == theirs,
            _ => return false,
        }
        let (a, b) = (self.general.object(ours), self.heap.object(theirs));
        let is_same = a.kind == b.kind && a.size == b.size && a.life == b.life && a.read_only == b.read_only;
        self.names.insert(ours, theirs);
        self.used.insert(theirs, ours);
        is_same
            && a.contents().pieces().all(|piece| match &piece.cell {
                Cell::Value(value) => {
                    let found = value_at(self.heap, theirs, piece.start, piece.width());
                    self.pair_values(value, &found)
                }
                Cell::Fill(Fill::Unknown | Fill::Uninit) => true,
                Cell::Fill(fill) => b.contents().overlapping(piece.start, piece.end).all(|part| match &part.cell {
                    Cell::Fill(other) => other == fill,
                    Cell::Value(value) => *fill == Fill::Zero && *value == Val::Bits(0),
                }),
            })
    }

    fn pair_values(&mut self, general: &Val, found: &Val) -> bool {
        match (general.mentions(), found.mentions()) {
            (Some(ours), Some(theirs)) => general.covers(&found.retarget(ours)) && self.pair(ours, theirs),
            (None, _) => general.covers(found),
            (Some(_), None) => false,
        }
    }

    /// Finds partners for blocks that nothing leads to.
    fn complete(&self) -> bool {
        let open = |memory: &Memory<Val>, known: &FxHashMap<ObjectId, ObjectId>| -> Vec<ObjectId> {
            let blocks = memory.live_objects().filter(|(_, object)| object.kind == ObjectKind::Heap);
            blocks.map(|(id, _)| id).filter(|id| !known.contains_key(id)).collect()
        };
        let (ours, theirs) = (open(self.general, &self.names), open(self.heap, &self.used));
        let Some(&one) = ours.first() else { return theirs.is_empty() };
        theirs.into_iter().any(|other| {
            let mut more = self.clone();
            more.pair(one, other) && more.complete()
        })
    }
}

/// A memory in few lines.
pub fn show(memory: &Memory<Val>) -> String {
    let mut text = String::new();
    for (id, object) in memory.objects() {
        let pieces = object.contents().pieces().map(|piece| {
            let held = match &piece.cell {
                Cell::Value(Val::Pointer { object, offset }) => format!("{object}+{offset}"),
                Cell::Value(Val::Node { which, offset, segment }) => format!("{which:?} {segment}+{offset}"),
                Cell::Value(value) => format!("{value:?}"),
                Cell::Fill(fill) => format!("{fill:?}"),
            };
            format!("{}: {held}", piece.start / 8)
        });
        let pieces: Vec<String> = pieces.collect();
        let mut what = format!("{:?}", object.kind);
        if let Some(Segment { links, least }) = object.segment {
            what +=
                &format!(" {least}+ {:?} head {} next {} prev {:?}", object.count, links.head, links.next, links.prev);
        }
        if let Some(owner) = object.owner {
            what += &format!(" of {owner}");
        }
        if !object.is_live() {
            what += " dead";
        }
        text += &format!("  {id} {what} [{}]\n", pieces.join(", "));
    }
    text
}
