//! Laws of contents, against a plain vector of bits: every read of any bits after any writes, values that cannot be cut,
//! values that are fills, windows that move by odd distances, and objects of very many pieces.

use std::hash::{BuildHasher, Hash};

use index::FxBuildHasher;
use memory::{Cell, Fill, Memory, NewObject, ObjectId, ObjectKind, Piece, ReadResult, Size, Target};
use proptest::prelude::*;

/// Constants; pointers, of which no part is known once they are cut; and nothing known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum V {
    Const(u128),
    Pointer(Target),
    Unknown,
}

const POINTER: u64 = 64;

impl memory::Value for V {
    fn constant(bits: u128, _width: u32) -> Self {
        V::Const(bits)
    }
    fn extract(&self, _whole: u64, start: u64, width: u64) -> Option<Self> {
        match self {
            V::Const(bits) => Some(V::Const((bits >> start) & mask(width))),
            V::Pointer(_) | V::Unknown => None,
        }
    }
    fn concat(parts: &[(Self, u64)]) -> Option<Self> {
        let (mut bits, mut at) = (0, 0);
        for (part, width) in parts {
            let V::Const(part) = part else { return None };
            if at + width > 128 {
                return None;
            }
            bits |= part << at;
            at += width;
        }
        Some(V::Const(bits))
    }
    fn pointer(&self) -> Option<Target> {
        match self {
            V::Pointer(target) => Some(*target),
            V::Const(_) | V::Unknown => None,
        }
    }
    fn mentions(&self) -> Option<ObjectId> {
        self.pointer().map(|target| target.object)
    }
    fn as_fill(&self) -> Option<Fill> {
        matches!(self, V::Unknown).then_some(Fill::Unknown)
    }
}

fn mask(width: u64) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Bit {
    Const(bool),
    /// This bit of a pointer that is there as a whole.
    Pointer(Target, u64),
    Uninit,
    Unknown,
}

fn fill_bit(fill: Fill, at: u64) -> Bit {
    match fill {
        Fill::Zero => Bit::Const(false),
        Fill::Byte(byte) => Bit::Const(byte >> (at % 8) & 1 == 1),
        Fill::Uninit => Bit::Uninit,
        Fill::Unknown | Fill::Background => Bit::Unknown,
    }
}

/// The contents of one object.
#[derive(Clone, PartialEq, Debug)]
struct Bits(Vec<Bit>);

impl Bits {
    fn len(&self) -> u64 {
        self.0.len() as u64
    }
    /// Nothing is known of a pointer across `at` any more.
    fn cut(&mut self, at: u64) {
        let at = at as usize;
        if let Some(&Bit::Pointer(_, index @ 1..)) = self.0.get(at) {
            let first = at - index as usize;
            let last = (first + POINTER as usize).min(self.0.len());
            self.0[first..last].fill(Bit::Unknown);
        }
    }
    fn window(&self, start: u64, width: u64) -> Vec<Bit> {
        let mut copy = self.clone();
        copy.cut(start);
        copy.cut(start + width);
        copy.0[start as usize..(start + width) as usize].to_vec()
    }
    fn put(&mut self, start: u64, bits: &[Bit]) {
        if bits.is_empty() {
            return;
        }
        self.cut(start);
        self.cut(start + bits.len() as u64);
        self.0[start as usize..start as usize + bits.len()].copy_from_slice(bits);
    }
    /// The objects that pointers with a bit among these lead to, in order.
    fn pointers_in(&self, start: u64, width: u64) -> Vec<ObjectId> {
        let mut found = Vec::new();
        for (at, bit) in self.0.iter().enumerate().skip(start as usize).take(width as usize) {
            if let Bit::Pointer(target, index) = bit
                && (*index == 0 || at as u64 == start)
            {
                found.push(target.object);
            }
        }
        found
    }
}

#[derive(Clone, Debug)]
enum Action {
    Const { object: usize, start: u64, width: u64, bits: u128 },
    Pointer { object: usize, start: u64, to: usize, offset: i64 },
    Unknown { object: usize, start: u64, width: u64 },
    Fill { object: usize, start: u64, width: u64, fill: Fill },
    Copy { to: usize, from: usize, to_start: u64, from_start: u64, width: u64 },
    Insert { to: usize, from: usize, to_start: u64, from_start: u64, width: u64 },
    ReplacePointers { to: usize, by: Option<u128> },
}

const OBJECTS: usize = 2;

/// Bits of an object with so many bytes.
fn window(bytes: u64, most: u64) -> impl Strategy<Value = (u64, u64)> {
    let words =
        (0..bytes, prop_oneof![Just(8u64), Just(16), Just(32), Just(64)]).prop_map(|(at, width)| (at * 8, width));
    let any = (0..bytes * 8, 1..=most);
    prop_oneof![words, any].prop_map(move |(start, width)| (start, width.min(bytes * 8 - start)))
}

fn fill() -> impl Strategy<Value = Fill> {
    prop_oneof![Just(Fill::Zero), Just(Fill::Uninit), Just(Fill::Unknown), (1u8..).prop_map(Fill::Byte)]
}

fn action(bytes: u64, longest: u64) -> impl Strategy<Value = Action> {
    let object = 0..OBJECTS;
    let two = || (0..OBJECTS, 0..OBJECTS, window(bytes, longest), window(bytes, longest));
    prop_oneof![
        8 => (object.clone(), window(bytes, longest.min(128)), any::<u128>())
            .prop_map(|(object, (start, width), bits)| Action::Const { object, start, width, bits: bits & mask(width) }),
        4 => (object.clone(), 0..=bytes * 8 - POINTER, object.clone(), -2i64..9)
            .prop_map(|(object, start, to, offset)| Action::Pointer { object, start, to, offset }),
        1 => (object.clone(), window(bytes, longest))
            .prop_map(|(object, (start, width))| Action::Unknown { object, start, width }),
        3 => (object.clone(), window(bytes, longest), fill())
            .prop_map(|(object, (start, width), fill)| Action::Fill { object, start, width, fill }),
        3 => two().prop_map(|(to, from, (to_start, a), (from_start, b))| {
            Action::Copy { to, from, to_start, from_start, width: a.min(b) }
        }),
        3 => two().prop_map(|(to, from, (to_start, a), (from_start, b))| {
            Action::Insert { to, from, to_start, from_start, width: a.min(b) }
        }),
        1 => (object, prop::option::of(any::<u128>()))
            .prop_map(|(to, by)| Action::ReplacePointers { to, by: by.map(|by| by & mask(POINTER)) }),
    ]
}

/// A memory and what must be in it.
#[derive(Clone)]
struct Pair {
    memory: Memory<V>,
    ids: Vec<ObjectId>,
    model: Vec<Bits>,
}

impl Pair {
    fn new(bytes: u64) -> Self {
        let mut memory = Memory::default();
        memory.list_holders();
        let new = NewObject::new(ObjectKind::Heap, Size::Known(bytes), 16);
        let ids = (0..OBJECTS).map(|_| memory.add(new)).collect();
        Pair { memory, ids, model: vec![Bits(vec![Bit::Uninit; bytes as usize * 8]); OBJECTS] }
    }

    fn apply(&mut self, action: &Action) {
        let Pair { memory, ids, model } = self;
        match *action {
            Action::Const { object, start, width, bits } => {
                memory.write(ids[object], start, width, V::Const(bits));
                let bits: Vec<Bit> = (0..width).map(|index| Bit::Const(bits >> index & 1 == 1)).collect();
                model[object].put(start, &bits);
            }
            Action::Pointer { object, start, to, offset } => {
                let target = Target { object: ids[to], offset };
                memory.write(ids[object], start, POINTER, V::Pointer(target));
                let bits: Vec<Bit> = (0..POINTER).map(|index| Bit::Pointer(target, index)).collect();
                model[object].put(start, &bits);
            }
            Action::Unknown { object, start, width } => {
                memory.write(ids[object], start, width, V::Unknown);
                model[object].put(start, &vec![Bit::Unknown; width as usize]);
            }
            Action::Fill { object, start, width, fill } => {
                memory.fill(ids[object], start, width, fill);
                let bits: Vec<Bit> = (start..start + width).map(|at| fill_bit(fill, at)).collect();
                model[object].put(start, &bits);
            }
            Action::Copy { to, from, to_start, from_start, width } => {
                memory.copy(ids[to], to_start, ids[from], from_start, width);
                let bits = model[from].window(from_start, width);
                model[to].put(to_start, &bits);
            }
            Action::Insert { to, from, to_start, from_start, width } => {
                let pieces = memory.window(ids[from], from_start, width);
                memory.insert(ids[to], to_start, from_start, width, pieces);
                let bits = model[from].window(from_start, width);
                model[to].put(to_start, &bits);
            }
            Action::ReplacePointers { to, by } => {
                let value = by.map_or(V::Unknown, V::Const);
                memory.replace_pointers(ids[to], |_| value.clone());
                for bit in model.iter_mut().flat_map(|bits| &mut bits.0) {
                    if let Bit::Pointer(target, index) = *bit
                        && target.object == ids[to]
                    {
                        *bit = by.map_or(Bit::Unknown, |by| Bit::Const(by >> index & 1 == 1));
                    }
                }
            }
        }
    }

    /// The memory holds what the model does, as far as windows show it.
    fn agree(&self) -> Result<(), TestCaseError> {
        prop_assert_eq!(self.memory.check(), Vec::<String>::new());
        for (&id, bits) in self.ids.iter().zip(&self.model) {
            prop_assert_eq!(&bits_of(&self.memory.window(id, 0, bits.len())), &bits.0);
        }
        Ok(())
    }

    fn reads_agree(&self, object: usize, start: u64, width: u64) -> Result<(), TestCaseError> {
        let (id, bits) = (self.ids[object], &self.model[object]);
        let expected = bits.window(start, width);
        let found = self.memory.read(id, start, width);
        // A value instead of parts wherever all bits are constant or one pointer, and a fill instead of a value.
        let all = |wanted: Bit| expected.iter().all(|bit| *bit == wanted);
        match &found {
            ReadResult::Zero => prop_assert!(all(Bit::Const(false))),
            ReadResult::Uninit => prop_assert!(all(Bit::Uninit)),
            ReadResult::Unknown => prop_assert!(all(Bit::Unknown)),
            ReadResult::PartlyUninit(_) => {
                prop_assert!(
                    expected.contains(&Bit::Uninit) && !all(Bit::Uninit),
                    "bits {start}+{width}: {expected:?}"
                );
            }
            ReadResult::Value(_) => {}
            ReadResult::Parts(_) => {
                let constant = expected.iter().all(|bit| matches!(bit, Bit::Const(_)));
                prop_assert!(!(constant && width <= 128), "bits {start}+{width} are constant: {found:?}");
                prop_assert!(!expected.contains(&Bit::Uninit), "bits {start}+{width}: {expected:?}");
            }
        }
        let mut shown = found_bits(&found, start, width);
        // Where all that is read is part of one pointer, the whole pointer is named.
        if let ReadResult::Parts(parts) = &found
            && let [Piece { cell: Cell::Value(V::Pointer(target)), .. }] = &parts[..]
            && width < POINTER
        {
            prop_assert_eq!(bits.pointers_in(start, width), vec![target.object]);
            shown.fill(Bit::Unknown);
        }
        prop_assert_eq!(shown, expected, "bits {}+{}", start, width);
        let exact = self.memory.read_exact(id, start, width);
        prop_assert!(exact.is_none_or(|value| found == ReadResult::Value(value.clone())));
        let mentioned: Vec<ObjectId> = self.memory.pointers_in(id, start, width).collect();
        prop_assert_eq!(mentioned, bits.pointers_in(start, width));
        let piece = self.memory.piece(id, start).expect("the bit lies inside");
        prop_assert!(piece.start <= start && start < piece.end && piece.end <= bits.len());
        Ok(())
    }
}

fn bits_of(pieces: &[Piece<V>]) -> Vec<Bit> {
    let mut bits = Vec::new();
    for piece in pieces {
        match &piece.cell {
            Cell::Value(V::Const(value)) => bits.extend((0..piece.width()).map(|i| Bit::Const(value >> i & 1 == 1))),
            Cell::Value(V::Pointer(target)) => bits.extend((0..piece.width()).map(|i| Bit::Pointer(*target, i))),
            Cell::Value(V::Unknown) => unreachable!("it is kept as a fill"),
            Cell::Fill(fill) => bits.extend((piece.start..piece.end).map(|at| fill_bit(*fill, at))),
        }
    }
    bits
}

fn found_bits(found: &ReadResult<V>, start: u64, width: u64) -> Vec<Bit> {
    let whole = |cell| bits_of(&[Piece { start, end: start + width, cell }]);
    match found {
        ReadResult::Value(value) => whole(Cell::Value(value.clone())),
        ReadResult::Zero => whole(Cell::Fill(Fill::Zero)),
        ReadResult::Uninit => whole(Cell::Fill(Fill::Uninit)),
        ReadResult::Unknown => whole(Cell::Fill(Fill::Unknown)),
        ReadResult::PartlyUninit(parts) | ReadResult::Parts(parts) => bits_of(parts),
    }
}

fn hash(memory: &Memory<V>) -> u64 {
    FxBuildHasher.hash_one(memory)
}

const SMALL: u64 = 14;
const LARGE: u64 = 700;

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn every_read_shows_the_bits(actions in prop::collection::vec(action(SMALL, SMALL * 8), 1..24)) {
        let mut pair = Pair::new(SMALL);
        for action in &actions {
            pair.apply(action);
            pair.agree()?;
        }
        for object in 0..OBJECTS {
            for start in 0..SMALL * 8 {
                for width in 1..=SMALL * 8 - start {
                    pair.reads_agree(object, start, width)?;
                }
            }
        }
    }

    /// Many short pieces: runs are split, and windows lead over several of them.
    #[test]
    fn many_pieces_are_as_few(
        actions in prop::collection::vec(prop_oneof![30 => action(LARGE, 40), 1 => action(LARGE, LARGE * 8)], 300..700),
        reads in prop::collection::vec((0..OBJECTS, window(LARGE, 300)), 60),
    ) {
        let mut pair = Pair::new(LARGE);
        let mut earlier = pair.clone();
        for (number, action) in actions.iter().enumerate() {
            pair.apply(action);
            if number.is_multiple_of(100) {
                pair.agree()?;
                earlier = pair.clone();
            }
        }
        pair.agree()?;
        earlier.agree()?;
        for (object, (start, width)) in reads {
            pair.reads_agree(object, start, width)?;
        }
    }

    /// What must not make a difference to what is there, makes none to equality and hash.
    #[test]
    fn other_ways_lead_to_the_same(
        actions in prop::collection::vec(action(SMALL, SMALL * 8), 1..24),
        (start, width) in window(SMALL, SMALL * 8),
        (other, other_width) in window(SMALL, SMALL * 8),
        at in 0..SMALL * 8,
        fill in fill(),
    ) {
        let mut pair = Pair::new(SMALL);
        actions.iter().for_each(|action| pair.apply(action));
        let id = pair.ids[0];
        let after = |change: &dyn Fn(&mut Memory<V>)| {
            let mut memory = pair.memory.clone();
            change(&mut memory);
            memory
        };
        let same = |a: &Memory<V>, b: &Memory<V>| a == b && hash(a) == hash(b);
        let before = after(&|_| {});

        // A fill by parts is the fill, in any order.
        let middle = start + at % width;
        let whole = after(&|memory| memory.fill(id, start, width, fill));
        let parts = after(&|memory| {
            memory.fill(id, middle, start + width - middle, fill);
            memory.fill(id, start, middle - start, fill);
        });
        prop_assert!(same(&whole, &parts), "{whole:?}\n{parts:?}");
        // What is overwritten leaves no trace.
        let twice = after(&|memory| {
            memory.write(id, start, width.min(128), V::Const(mask(width)));
            memory.fill(id, start, width, fill);
        });
        prop_assert!(same(&whole, &twice), "{whole:?}\n{twice:?}");
        // Writes apart from each other commute.
        if start + width <= other || other + other_width <= start {
            let value = V::Const(5 & mask(other_width));
            let one = after(&|memory| {
                memory.fill(id, start, width, fill);
                memory.write(id, other, other_width.min(128), value.clone());
            });
            let two = after(&|memory| {
                memory.write(id, other, other_width.min(128), value.clone());
                memory.fill(id, start, width, fill);
            });
            prop_assert!(same(&one, &two), "{one:?}\n{two:?}");
        }
        // All of an object, to another place and back.
        let all = SMALL * 8;
        let there = after(&|memory| {
            let spare = memory.add(NewObject::new(ObjectKind::Heap, Size::Known(SMALL), 16));
            memory.copy(spare, 0, id, 0, all);
            memory.reset(id, Fill::Zero);
            memory.copy(id, 0, spare, 0, all);
            memory.remove(spare);
        });
        prop_assert!(same(&before, &there), "{before:?}\n{there:?}");
        // A write outside is none.
        let outside = after(&|memory| {
            for (at, bits) in [(-1i64, 8), (all as i64 - 7, 8), (all as i64, 1), (i64::MIN, 8), (0, u64::MAX)] {
                assert_eq!(memory.try_write(id, at, bits, V::Const(1), true), Err(V::Const(1)));
            }
            memory.set_read_only(id, true);
            assert_eq!(memory.try_write(id, 0, 8, V::Const(1), false), Err(V::Const(1)));
            memory.set_read_only(id, false);
        });
        prop_assert!(same(&before, &outside), "{before:?}\n{outside:?}");
        let inside = after(&|memory| _ = memory.try_write(id, start as i64, width.min(128), V::Const(0), false));
        let written = after(&|memory| memory.write(id, start, width.min(128), V::Const(0)));
        prop_assert!(same(&inside, &written), "{inside:?}\n{written:?}");
    }
}

/// Copies of dead objects are dead objects too.
#[test]
fn copies_of_tombstones_are_counted() {
    let mut memory: Memory<V> = Memory::default();
    let ids = [0, 1, 2].map(<ObjectId as index::Id>::from_usize);
    memory.add_at(ids[0], NewObject::new(ObjectKind::Heap, Size::Known(8), 8));
    memory.close(ids[0], memory::Lifetime::Freed(memory::Origin::NONE));
    memory.add_copy(ids[1], ids[0]);
    memory.put(ids[2], memory.object(ids[0]).clone());
    assert_eq!(memory.check(), Vec::<String>::new());
    ids.into_iter().for_each(|id| memory.discard(id));
    assert_eq!(memory.check(), Vec::<String>::new());
}
