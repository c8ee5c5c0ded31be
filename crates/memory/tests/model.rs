//! Random operations on a memory and on a plain vector of bits: both must agree, and clones must not notice.

use std::hash::{BuildHasher, Hash};

use index::FxBuildHasher;
use memory::{Cell, Fill, Lifetime, Memory, NewObject, ObjectId, ObjectKind, Origin, Piece, ReadResult, Size, Target};
use proptest::prelude::*;

/// Constants, and bits of opaque values that can be cut and are joined again where they meet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum V {
    Const(u128),
    Opaque { target: Target, start: u64, width: u64 },
}

const OPAQUE_WIDTH: u64 = 64;

impl memory::Value for V {
    fn constant(bits: u128, _width: u32) -> Self {
        V::Const(bits)
    }
    fn extract(&self, _whole: u64, start: u64, width: u64) -> Option<Self> {
        Some(match self {
            V::Const(bits) => V::Const((bits >> start) & mask(width)),
            V::Opaque { target, start: from, .. } => V::Opaque { target: *target, start: from + start, width },
        })
    }
    fn concat(parts: &[(Self, u64)]) -> Option<Self> {
        let (mut bits, mut at) = (0, 0);
        for (part, width) in parts {
            match part {
                V::Const(part) if at < 128 => bits |= part << at,
                _ => return None,
            }
            at += width;
        }
        Some(V::Const(bits))
    }
    fn is_part(&self) -> bool {
        matches!(self, V::Opaque { width, .. } if *width < OPAQUE_WIDTH)
    }
    fn joined((low, low_width): (&Self, u64), (high, high_width): (&Self, u64)) -> Option<Self> {
        match (low, high) {
            (V::Opaque { target, start, .. }, V::Opaque { target: of, start: from, .. })
                if target == of && start + low_width == *from =>
            {
                Some(V::Opaque { target: *target, start: *start, width: low_width + high_width })
            }
            _ => None,
        }
    }
    fn pointer(&self) -> Option<Target> {
        match self {
            V::Opaque { target, start: 0, width: OPAQUE_WIDTH } => Some(*target),
            _ => None,
        }
    }
    fn mentions(&self) -> Option<ObjectId> {
        match self {
            V::Opaque { target, .. } => Some(target.object),
            V::Const(_) => None,
        }
    }
    fn as_fill(&self) -> Option<Fill> {
        None
    }
}

fn mask(width: u64) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Bit {
    Const(bool),
    Opaque(Target, u64),
    Uninit,
    Unknown,
}

#[derive(Clone, Debug)]
enum Action {
    Const { object: usize, start: u64, width: u64, bits: u128 },
    Pointer { object: usize, start: u64, offset: i64 },
    Fill { object: usize, start: u64, width: u64, fill: Fill },
    Copy { to: usize, from: usize, to_start: u64, from_start: u64, width: u64 },
    Clone,
}

const BYTES: u64 = 200;
const BITS: u64 = BYTES * 8;
const OBJECTS: usize = 3;

fn window(most: u64) -> impl Strategy<Value = (u64, u64)> {
    let aligned =
        (0..BYTES / 4, prop_oneof![Just(8u64), Just(32), Just(64)]).prop_map(|(word, width)| (word * 32, width));
    let any = (0..BITS, 1..=most);
    prop_oneof![3 => aligned, 1 => any].prop_map(|(start, width)| (start, width.min(BITS - start)))
}

fn action() -> impl Strategy<Value = Action> {
    let fill = prop_oneof![Just(Fill::Zero), Just(Fill::Uninit), Just(Fill::Unknown), (1u8..).prop_map(Fill::Byte)];
    let object = 0..OBJECTS;
    prop_oneof![
        8 => (object.clone(), window(128), any::<u128>())
            .prop_map(|(object, (start, width), bits)| Action::Const { object, start, width, bits: bits & mask(width) }),
        2 => (object.clone(), 0..=(BITS - OPAQUE_WIDTH), -4i64..20)
            .prop_map(|(object, start, offset)| Action::Pointer { object, start, offset }),
        2 => (object.clone(), window(BITS), fill)
            .prop_map(|(object, (start, width), fill)| Action::Fill { object, start, width, fill }),
        3 => (object.clone(), object, window(BITS), window(BITS)).prop_map(|(to, from, (to_start, a), (from_start, b))| {
            Action::Copy { to, from, to_start, from_start, width: a.min(b) }
        }),
        1 => Just(Action::Clone),
    ]
}

#[derive(Clone)]
struct Model {
    objects: Vec<Vec<Bit>>,
}

impl Model {
    fn put(&mut self, object: usize, start: u64, bits: impl Iterator<Item = Bit>) {
        for (index, bit) in bits.enumerate() {
            self.objects[object][start as usize + index] = bit;
        }
    }
    fn apply(&mut self, ids: &[ObjectId], action: &Action) {
        match *action {
            Action::Const { object, start, width, bits } => {
                self.put(object, start, (0..width).map(|i| Bit::Const(bits >> i & 1 == 1)));
            }
            Action::Pointer { object, start, offset } => {
                let target = Target { object: ids[object], offset };
                self.put(object, start, (0..OPAQUE_WIDTH).map(|i| Bit::Opaque(target, i)));
            }
            Action::Fill { object, start, width, fill } => {
                self.put(object, start, (start..start + width).map(|at| fill_bit(fill, at)));
            }
            Action::Copy { to, from, to_start, from_start, width } => {
                let (from_start, width) = (from_start as usize, width as usize);
                let bits = self.objects[from][from_start..from_start + width].to_vec();
                self.put(to, to_start, bits.into_iter());
            }
            Action::Clone => {}
        }
    }
}

fn fill_bit(fill: Fill, at: u64) -> Bit {
    match fill {
        Fill::Zero => Bit::Const(false),
        Fill::Byte(byte) => Bit::Const(byte >> (at % 8) & 1 == 1),
        Fill::Uninit => Bit::Uninit,
        Fill::Unknown | Fill::Background => Bit::Unknown,
    }
}

fn apply(memory: &mut Memory<V>, ids: &[ObjectId], action: &Action) {
    match *action {
        Action::Const { object, start, width, bits } => memory.write(ids[object], start, width, V::Const(bits)),
        Action::Pointer { object, start, offset } => {
            let target = Target { object: ids[object], offset };
            memory.write(ids[object], start, OPAQUE_WIDTH, V::Opaque { target, start: 0, width: OPAQUE_WIDTH });
        }
        Action::Fill { object, start, width, fill } => memory.fill(ids[object], start, width, fill),
        Action::Copy { to, from, to_start, from_start, width } => {
            memory.copy(ids[to], to_start, ids[from], from_start, width);
        }
        Action::Clone => {}
    }
}

fn bits_of(pieces: &[Piece<V>]) -> Vec<Bit> {
    let bits = |piece: &Piece<V>| -> Vec<Bit> {
        let range = 0..piece.width();
        match &piece.cell {
            Cell::Value(V::Const(bits)) => range.map(|i| Bit::Const(bits >> i & 1 == 1)).collect(),
            Cell::Value(V::Opaque { target, start, .. }) => range.map(|i| Bit::Opaque(*target, start + i)).collect(),
            Cell::Fill(fill) => (piece.start..piece.end).map(|at| fill_bit(*fill, at)).collect(),
        }
    };
    pieces.iter().flat_map(bits).collect()
}

fn found_bits(found: ReadResult<V>, start: u64, width: u64) -> Vec<Bit> {
    let end = start + width;
    let whole = |cell| bits_of(&[Piece { start, end, cell }]);
    match found {
        ReadResult::Value(value) => whole(Cell::Value(value)),
        ReadResult::Zero => whole(Cell::Fill(Fill::Zero)),
        ReadResult::Uninit => whole(Cell::Fill(Fill::Uninit)),
        ReadResult::Unknown => whole(Cell::Fill(Fill::Unknown)),
        ReadResult::PartlyUninit(parts) | ReadResult::Parts(parts) => bits_of(&parts),
    }
}

fn setup() -> (Memory<V>, Vec<ObjectId>, Model) {
    let mut memory = Memory::default();
    memory.list_holders();
    let new = NewObject::new(ObjectKind::Heap, Size::Known(BYTES), 16);
    let ids = (0..OBJECTS).map(|_| memory.add(new)).collect();
    (memory, ids, Model { objects: vec![vec![Bit::Uninit; BITS as usize]; OBJECTS] })
}

fn agree(memory: &Memory<V>, ids: &[ObjectId], model: &Model) -> Result<(), TestCaseError> {
    prop_assert_eq!(memory.check(), Vec::<String>::new());
    for (index, &id) in ids.iter().enumerate() {
        prop_assert_eq!(&bits_of(&memory.window(id, 0, BITS)), &model.objects[index]);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn agrees_with_bits(
        actions in prop::collection::vec(action(), 1..120),
        reads in prop::collection::vec((0..OBJECTS, window(128)), 20),
    ) {
        let (mut memory, ids, mut model) = setup();
        let mut kept: Option<(Memory<V>, Model)> = None;
        for action in &actions {
            if matches!(action, Action::Clone) {
                kept = Some((memory.clone(), model.clone()));
            }
            apply(&mut memory, &ids, action);
            model.apply(&ids, action);
        }
        agree(&memory, &ids, &model)?;
        if let Some((memory, model)) = kept {
            agree(&memory, &ids, &model)?;
        }
        for (object, (start, width)) in reads {
            let expected = &model.objects[object][start as usize..(start + width) as usize];
            let found = memory.read(ids[object], start, width);
            prop_assert_eq!(&found_bits(found, start, width)[..], expected);
        }
    }

    /// Whatever was there, and in whatever order its parts come, a pointer that is copied in parts is the pointer.
    #[test]
    fn parts_that_meet_are_one(
        actions in prop::collection::vec(action(), 0..60),
        from in 0..=(BITS - OPAQUE_WIDTH),
        to in 0..=(BITS - OPAQUE_WIDTH),
        cuts in prop::collection::btree_set(1..OPAQUE_WIDTH, 0..9),
        order in any::<prop::sample::Index>(),
    ) {
        let (mut memory, ids, _) = setup();
        actions.iter().for_each(|action| apply(&mut memory, &ids, action));
        apply(&mut memory, &ids, &Action::Pointer { object: 0, start: from, offset: 40 });
        let ends = cuts.iter().copied().chain([OPAQUE_WIDTH]);
        let mut parts: Vec<(u64, u64)> = std::iter::once(0).chain(cuts.iter().copied()).zip(ends).collect();
        let by = order.index(parts.len());
        parts.rotate_left(by);
        for (start, end) in parts {
            memory.copy(ids[1], to + start, ids[0], from + start, end - start);
            prop_assert_eq!(memory.check(), Vec::<String>::new());
        }
        let pointer = V::Opaque { target: Target { object: ids[0], offset: 40 }, start: 0, width: OPAQUE_WIDTH };
        prop_assert_eq!(memory.read(ids[1], to, OPAQUE_WIDTH), ReadResult::Value(pointer));
    }

    #[test]
    fn equal_history_equal_memory(actions in prop::collection::vec(action(), 1..60), more in action()) {
        let (mut a, ids, _) = setup();
        let mut b = a.clone();
        for action in &actions {
            apply(&mut a, &ids, action);
            apply(&mut b, &ids, action);
        }
        prop_assert_eq!(&a, &b);
        let hash = |m: &Memory<V>| FxBuildHasher.hash_one(m);
        prop_assert_eq!(hash(&a), hash(&b));
        let before = a.clone();
        apply(&mut a, &ids, &more);
        prop_assert_eq!(&before, &b);
    }
}

#[test]
fn a_huge_block_costs_one_range() {
    let mut memory = Memory::<V>::default();
    let id = memory.add(NewObject::new(ObjectKind::Heap, Size::Known(1 << 40), 16));
    memory.fill(id, 0, 8 << 40, Fill::Zero);
    memory.write(id, 8 << 39, 32, V::Const(7));
    assert_eq!(memory.object(id).contents().pieces().count(), 3);
    assert_eq!(memory.read(id, (8 << 39) - 64, 64), ReadResult::Zero);
    assert_eq!(memory.read(id, 8 << 39, 64), ReadResult::Value(V::Const(7)));
}

#[test]
fn reachability_and_tombstones() {
    let mut memory = Memory::<V>::default();
    let new = NewObject::new(ObjectKind::Heap, Size::Known(16), 16);
    let [root, inside, past, lost] = [(); 4].map(|()| memory.add(new));
    let pointer = |object, offset| V::Opaque { target: Target { object, offset }, start: 0, width: OPAQUE_WIDTH };
    memory.write(root, 0, 64, pointer(inside, 16));
    memory.write(root, 64, 64, pointer(lost, 17));
    memory.write(inside, 0, 64, pointer(past, 0));
    let reached = memory.reachable([root]);
    assert!(reached.contains(inside) && reached.contains(past) && !reached.contains(lost));

    let dropped = memory.close(inside, Lifetime::Freed(Origin(1)));
    assert_eq!(dropped, [past]);
    memory.close(past, Lifetime::Freed(Origin(2)));
    assert_eq!(memory.collect_tombstones([]), 1, "`root` still mentions `inside`");
    assert!(memory.get(past).is_none() && memory.get(inside).is_some());
    assert_eq!(memory.check(), Vec::<String>::new());
    assert_eq!(memory.add(new), past, "the id is used again");
}
