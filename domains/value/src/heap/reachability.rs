//! Reachability of blocks from variables, incrementally: whether a block is still held, without a walk over all that
//! there is.
//!
//! A block is held if pointers that certainly keep what they lead to lead to it from a root. This is looked for backwards,
//! from the block to those that hold it, which mostly takes a step or two. But a node of a list may be held by
//! the one before it only, and so on up to the first. So the way that was found is kept ([`HolderPaths`]): where the
//! next block meets it, the search is over. Kept ways say nothing that memory does not say: of what has changed since, every
//! pointer is looked at again. So the answer is that of the whole search, whatever was found before.

use index::{FxHashMap, FxHashSet};
use memory::{Memory, ObjectId, ObjectKind, Size, Value};

use crate::Val;

/// Whether a pointer keeps the block that it leads to.
pub(crate) enum Retains {
    Certainly(ObjectId),
    /// It may have left it.
    Perhaps(ObjectId),
    Not,
}

pub(crate) fn retains(memory: &Memory<Val>, value: &Val) -> Retains {
    let Some(target) = value.mentions() else { return Retains::Not };
    let Some(object) = memory.get(target) else { return Retains::Not };
    match (value, object.block_size()) {
        (_, _) if object.kind != ObjectKind::Heap => Retains::Certainly(target),
        (Val::Node { offset, .. }, size) if size.reaches(*offset as i64) => Retains::Certainly(target),
        (Val::Node { .. }, _) => Retains::Not,
        (Val::Pointer { offset: 0, .. }, _) => Retains::Certainly(target),
        (Val::Pointer { offset: ..0, .. }, _) => Retains::Not,
        (Val::Pointer { offset, .. }, Size::Known(bytes)) if *offset as u64 <= bytes => Retains::Certainly(target),
        (Val::Pointer { .. }, Size::Known(_)) => Retains::Not,
        _ => Retains::Perhaps(target),
    }
}

/// HolderPaths from variables to blocks, as they were in the memory that was last asked about.
#[derive(Default, Debug)]
pub(crate) struct HolderPaths {
    memory: Memory<Val>,
    /// Of each block on a way, what keeps it: another such block, or a variable.
    keeper: FxHashMap<ObjectId, ObjectId>,
    /// The variables that ways begin with.
    starts: FxHashSet<ObjectId>,
}

impl HolderPaths {
    /// Whether all these blocks are held for certain. If not, a search from the roots has to tell; so it has where lists are
    /// folded.
    pub fn hold_all(&mut self, memory: &Memory<Val>, roots: &[ObjectId], blocks: &FxHashSet<ObjectId>) -> bool {
        if !memory.lists_holders() || memory.segments() > 0 {
            return false;
        }
        let look = View { memory, roots: roots.iter().copied().collect() };
        let mut open: Vec<ObjectId> = blocks.iter().copied().filter(|&id| !look.is_held_by_root(id)).collect();
        if open.is_empty() {
            return true;
        }
        self.follow(&look);
        open.sort_unstable();
        open.into_iter().all(|id| self.holds(id, &look))
    }

    /// Whether the block is held; if so, the way to it is kept.
    fn holds(&mut self, block: ObjectId, look: &View<'_>) -> bool {
        // Those from which pointers lead to the block, the nearest first, and where they lead.
        let mut above: Vec<ObjectId> = vec![block];
        let mut next: FxHashMap<ObjectId, ObjectId> = FxHashMap::from_iter([(block, block)]);
        let mut at = 0;
        while let Some(&id) = above.get(at) {
            at += 1;
            if !self.keeper.contains_key(&id)
                && let Some(start) = look.start_of(id)
            {
                self.begin(id, start);
            }
            if self.keeper.contains_key(&id) {
                let mut keeper = id;
                while keeper != block {
                    let kept = next[&keeper];
                    self.keeper.insert(kept, keeper);
                    keeper = kept;
                }
                return true;
            }
            for keeper in look.keepers(id) {
                if look.roots.contains(&keeper) {
                    return true;
                }
                if look.is_block(keeper) && !next.contains_key(&keeper) {
                    next.insert(keeper, id);
                    above.push(keeper);
                }
            }
        }
        false
    }

    /// A way begins.
    fn begin(&mut self, id: ObjectId, start: ObjectId) {
        self.keeper.insert(id, start);
        self.starts.insert(start);
    }

    /// Makes the ways those of another memory.
    fn follow(&mut self, look: &View<'_>) {
        let mut changed: Vec<ObjectId> = self.starts.extract_if(|start| !look.roots.contains(start)).collect();
        self.memory.diff(look.memory, |id, _, _| {
            changed.push(id);
            true
        });
        let mut doubtful: Vec<ObjectId> =
            changed.iter().flat_map(|&id| self.pointed_to(id)).chain(changed.iter().copied()).collect();
        while let Some(id) = doubtful.pop() {
            let Some(keeper) = self.keeper.get(&id) else { continue };
            let has_way = look.is_start(*keeper) || self.keeper.contains_key(keeper);
            if has_way && look.keepers(id).any(|other| other == *keeper) {
                continue;
            }
            match look.start_of(id) {
                Some(start) => self.begin(id, start),
                None => {
                    self.keeper.remove(&id);
                    doubtful.extend(self.pointed_to(id));
                }
            }
        }
        self.memory = look.memory.clone();
    }

    /// Where the values of an object lead in the memory that was last asked about.
    fn pointed_to(&self, id: ObjectId) -> impl Iterator<Item = ObjectId> {
        self.memory.get(id).into_iter().flat_map(|object| object.contents().values().filter_map(Value::mentions))
    }
}

/// A memory, and where pointers come from.
struct View<'a> {
    memory: &'a Memory<Val>,
    roots: FxHashSet<ObjectId>,
}

impl View<'_> {
    fn is_block(&self, id: ObjectId) -> bool {
        self.memory.get(id).is_some_and(|object| object.kind == ObjectKind::Heap)
    }
    /// Those that certainly keep a block.
    fn keepers(&self, id: ObjectId) -> impl Iterator<Item = ObjectId> {
        let holders = self.memory.holders_of(id).into_iter().flatten();
        holders
            .filter(|(_, value)| matches!(retains(self.memory, value), Retains::Certainly(_)))
            .map(|(holder, _)| holder)
    }
    fn is_held_by_root(&self, id: ObjectId) -> bool {
        self.keepers(id).any(|keeper| self.roots.contains(&keeper))
    }
    /// Whether ways may begin there: not with blocks that the outside knows, which are roots that come and go.
    fn is_start(&self, id: ObjectId) -> bool {
        self.roots.contains(&id) && !self.is_block(id)
    }
    fn start_of(&self, id: ObjectId) -> Option<ObjectId> {
        self.keepers(id).find(|&keeper| self.is_start(keeper))
    }
}

#[cfg(test)]
mod tests {
    use index::Id;
    use memory::{Fill, Links, NewObject, Segment};
    use proptest::prelude::*;

    use super::*;
    use crate::Which;

    const ROOTS: usize = 3;
    const BLOCKS: usize = 9;
    const SLOTS: u64 = 3;

    #[derive(Clone, Debug)]
    enum Change {
        Point {
            from: usize,
            slot: u64,
            to: usize,
            offset: i64,
        },
        /// An integer as wide as a pointer holds the address, at no pointer's place.
        Integer {
            from: usize,
            to: usize,
        },
        Inside {
            from: usize,
            slot: u64,
            to: usize,
        },
        Clear {
            from: usize,
            slot: u64,
        },
        Free {
            block: usize,
        },
        Allocate {
            block: usize,
            bytes: u64,
        },
        Copy {
            to: usize,
            from: usize,
        },
        /// A block stands for a list, of so many nodes at least, or for itself again.
        Fold {
            block: usize,
            least: Option<u32>,
        },
        Node {
            from: usize,
            slot: u64,
            to: usize,
            which: Which,
        },
        /// From now on so many variables are roots.
        Roots {
            count: usize,
        },
        /// The outside knows a block, or not: then it is another path.
        Escape {
            block: Option<usize>,
        },
        /// Another path is looked at, which began here.
        Back,
    }

    fn id(number: usize) -> ObjectId {
        ObjectId::from_usize(number * 5)
    }
    fn block(number: usize) -> ObjectId {
        id(ROOTS + number)
    }

    fn change() -> impl Strategy<Value = Change> {
        let from = || 0..ROOTS + BLOCKS;
        let to = || 0..BLOCKS;
        let slot = || 0..SLOTS;
        let offset = prop_oneof![6 => Just(0i64), 1 => Just(8), 1 => Just(24), 1 => Just(25), 1 => Just(-1)];
        prop_oneof![
            12 => (from(), slot(), to(), offset)
                .prop_map(|(from, slot, to, offset)| Change::Point { from, slot, to, offset }),
            1 => (from(), to()).prop_map(|(from, to)| Change::Integer { from, to }),
            1 => (from(), slot(), to()).prop_map(|(from, slot, to)| Change::Inside { from, slot, to }),
            5 => (from(), slot()).prop_map(|(from, slot)| Change::Clear { from, slot }),
            2 => to().prop_map(|block| Change::Free { block }),
            2 => (to(), prop_oneof![Just(24u64), Just(16)]).prop_map(|(block, bytes)| Change::Allocate { block, bytes }),
            1 => (from(), from()).prop_map(|(to, from)| Change::Copy { to, from }),
            1 => (to(), 0..2u32).prop_map(|(block, least)| Change::Fold { block, least: Some(least) }),
            3 => to().prop_map(|block| Change::Fold { block, least: None }),
            1 => (from(), slot(), to(), prop_oneof![Just(Which::First), Just(Which::Last)])
                .prop_map(|(from, slot, to, which)| Change::Node { from, slot, to, which }),
            1 => (1..=ROOTS).prop_map(|count| Change::Roots { count }),
            1 => prop::option::of(to()).prop_map(|block| Change::Escape { block }),
            1 => Just(Change::Back),
        ]
    }

    #[derive(Clone)]
    struct World {
        memory: Memory<Val>,
        roots: Vec<ObjectId>,
    }

    impl World {
        fn new() -> Self {
            let mut memory = Memory::default();
            memory.list_holders();
            for number in 0..ROOTS + BLOCKS {
                let kind = if number < ROOTS { ObjectKind::Local } else { ObjectKind::Heap };
                memory.add_at(id(number), NewObject::new(kind, Size::Known(8 * SLOTS), 8));
            }
            World { memory, roots: (0..ROOTS).map(id).collect() }
        }

        fn write(&mut self, from: usize, start: u64, value: Val) {
            let bits = self.memory.get(id(from)).map_or(0, |object| object.size.bits());
            if start + 64 <= bits {
                self.memory.write(id(from), start, 64, value);
            }
        }

        fn apply(&mut self, change: &Change) {
            let is_there = |world: &Self, to: usize| world.memory.get(block(to)).is_some();
            match *change {
                Change::Point { from, slot, to, offset } if is_there(self, to) => {
                    self.write(from, slot * 64, Val::Pointer { object: block(to), offset });
                }
                Change::Integer { from, to } if is_there(self, to) => {
                    self.write(from, 32, Val::Pointer { object: block(to), offset: 0 });
                }
                Change::Inside { from, slot, to } if is_there(self, to) => {
                    self.write(from, slot * 64, Val::Inside(block(to)));
                }
                Change::Clear { from, slot } => self.write(from, slot * 64, Val::Bits(0)),
                Change::Free { block: number } => {
                    self.memory.replace_pointers(block(number), Val::dangling);
                    self.memory.discard(block(number));
                }
                Change::Allocate { block: number, bytes } if !is_there(self, number) => {
                    let new = NewObject::new(ObjectKind::Heap, Size::Known(bytes), 8);
                    self.memory.add_at(block(number), NewObject { fill: Fill::Zero, ..new });
                }
                Change::Copy { to, from } => {
                    let bits = |number: usize| self.memory.get(id(number)).map_or(0, |object| object.size.bits());
                    let bits = bits(to).min(bits(from));
                    if bits > 0 {
                        self.memory.copy(id(to), 0, id(from), 0, bits);
                    }
                }
                Change::Fold { block: number, least } if is_there(self, number) => {
                    let links = Links { head: 0, next: 0, prev: Some(8) };
                    self.memory.set_segment(block(number), least.map(|least| Segment { links, least }));
                }
                Change::Node { from, slot, to, which } if is_there(self, to) => {
                    self.write(from, slot * 64, Val::Node { which, offset: 0, segment: block(to) });
                }
                Change::Roots { count } => {
                    self.roots.retain(|&root| root >= id(ROOTS));
                    self.roots.extend((0..count).map(id));
                }
                Change::Escape { block: known } => {
                    self.roots.retain(|&root| root < id(ROOTS));
                    self.roots.extend(known.map(block));
                }
                _ => {}
            }
        }

        /// All that certain pointers lead to from the roots.
        fn held(&self) -> FxHashSet<ObjectId> {
            let mut held = FxHashSet::default();
            let mut work = self.roots.clone();
            while let Some(id) = work.pop() {
                let Some(object) = self.memory.get(id) else { continue };
                for value in object.contents().values() {
                    if let Retains::Certainly(target) = retains(&self.memory, value)
                        && held.insert(target)
                    {
                        work.push(target);
                    }
                }
            }
            held
        }

        fn blocks(&self) -> impl Iterator<Item = ObjectId> {
            (0..BLOCKS).map(block).filter(|&id| self.memory.get(id).is_some())
        }
    }

    impl HolderPaths {
        /// Whether all ways are those of the memory, and lead to roots.
        fn are_right(&self, world: &World) -> bool {
            let look = View { memory: &world.memory, roots: world.roots.iter().copied().collect() };
            self.keeper.iter().all(|(&id, &keeper)| {
                let mut top = id;
                let mut steps = 0;
                while let Some(&next) = self.keeper.get(&top) {
                    (top, steps) = (next, steps + 1);
                    if steps > BLOCKS {
                        return false;
                    }
                }
                let is_kept = look.keepers(id).any(|other| other == keeper);
                is_kept && look.is_start(top) && self.starts.contains(&top)
            })
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

        /// Whatever was asked before, and on whatever path, the answer is that of the whole search.
        #[test]
        fn the_answer_is_that_of_the_whole_search(
            steps in prop::collection::vec((prop::collection::vec(change(), 1..5), any::<u16>()), 1..40),
        ) {
            let mut ways = HolderPaths::default();
            let mut world = World::new();
            let mut earlier = world.clone();
            for (number, (changes, asked)) in steps.iter().enumerate() {
                for change in changes {
                    match change {
                        Change::Back => std::mem::swap(&mut world, &mut earlier),
                        change => world.apply(change),
                    }
                }
                if number % 7 == 3 {
                    earlier = world.clone();
                }
                let held = world.held();
                // Where lists are folded, it takes the whole search to tell.
                let tells = world.memory.segments() == 0;
                let chosen = world.blocks().enumerate().filter(|(at, _)| asked >> at & 1 == 1).map(|(_, id)| id);
                let chosen: FxHashSet<ObjectId> = chosen.collect();
                // One by one, all, and those that are held together: none of them stops at one that is lost.
                let together: FxHashSet<ObjectId> = chosen.intersection(&held).copied().collect();
                for &id in &chosen {
                    let one = FxHashSet::from_iter([id]);
                    prop_assert_eq!(ways.hold_all(&world.memory, &world.roots, &one), tells && held.contains(&id), "{}", id);
                }
                prop_assert_eq!(ways.hold_all(&world.memory, &world.roots, &together), tells);
                prop_assert_eq!(ways.hold_all(&world.memory, &world.roots, &chosen), tells && chosen.is_subset(&held));
                ways.follow(&View { memory: &world.memory, roots: world.roots.iter().copied().collect() });
                prop_assert!(ways.are_right(&world));
            }
        }
    }

    fn point(world: &mut World, from: ObjectId, slot: u64, to: ObjectId) {
        world.memory.write(from, slot * 64, 64, Val::Pointer { object: to, offset: 0 });
    }
    fn asks(ways: &mut HolderPaths, world: &World, blocks: &[ObjectId]) -> bool {
        ways.hold_all(&world.memory, &world.roots, &blocks.iter().copied().collect())
    }

    /// What a cycle holds is lost once nothing else leads into it, whatever was known of ways before.
    #[test]
    fn blocks_that_hold_each_other_do_not_keep_each_other() {
        let (mut world, mut ways) = (World::new(), HolderPaths::default());
        point(&mut world, id(0), 0, block(0));
        point(&mut world, block(0), 0, block(1));
        point(&mut world, block(1), 0, block(2));
        point(&mut world, block(2), 0, block(1));
        point(&mut world, block(2), 1, block(0));
        assert!(asks(&mut ways, &world, &[block(1), block(2)]));
        world.memory.write(block(0), 0, 64, Val::Bits(0));
        assert!(asks(&mut ways, &world, &[block(0)]));
        assert!(!asks(&mut ways, &world, &[block(1)]));
        assert!(!asks(&mut ways, &world, &[block(2), block(1)]));
        assert_eq!(ways.keeper.keys().collect::<Vec<_>>(), [&block(0)]);
    }

    /// As a queue: it grows at one end and is taken from at the other.
    #[test]
    fn ways_stay_where_a_root_takes_the_place_of_a_block() {
        let (mut world, mut ways) = (World::new(), HolderPaths::default());
        point(&mut world, id(0), 0, block(0));
        for number in 1..BLOCKS {
            point(&mut world, block(number - 1), 0, block(number));
        }
        assert!(asks(&mut ways, &world, &[block(BLOCKS - 1)]));
        assert_eq!(ways.keeper.len(), BLOCKS);
        point(&mut world, id(0), 0, block(1));
        world.memory.replace_pointers(block(0), Val::dangling);
        world.memory.discard(block(0));
        assert!(asks(&mut ways, &world, &[block(BLOCKS - 1)]));
        assert_eq!(ways.keeper.len(), BLOCKS - 1);
        assert_eq!(ways.keeper[&block(1)], id(0));
    }
}
