//! Who points to an object is listed as it is, whatever happens to the objects: against a look at all of them.

use index::{FxHashMap, Id};
use memory::{Fill, Lifetime, Links, Memory, NewObject, ObjectId, ObjectKind, Origin, Segment, Size, Target};
use proptest::prelude::*;

/// Pointers, parts of pointers, and nothing known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum V {
    Const(u128),
    Pointer(Target),
    Part(ObjectId),
}

impl memory::Value for V {
    fn constant(bits: u128, _width: u32) -> Self {
        V::Const(bits)
    }
    fn extract(&self, _whole: u64, _start: u64, _width: u64) -> Option<Self> {
        match self {
            V::Const(_) => None,
            V::Pointer(Target { object, .. }) | V::Part(object) => Some(V::Part(*object)),
        }
    }
    fn concat(_parts: &[(Self, u64)]) -> Option<Self> {
        None
    }
    fn pointer(&self) -> Option<Target> {
        match self {
            V::Pointer(target) => Some(*target),
            V::Const(_) | V::Part(_) => None,
        }
    }
    fn mentions(&self) -> Option<ObjectId> {
        match self {
            V::Pointer(Target { object, .. }) | V::Part(object) => Some(*object),
            V::Const(_) => None,
        }
    }
    fn as_fill(&self) -> Option<Fill> {
        None
    }
}

const BYTES: u64 = 48;
const OBJECTS: usize = 6;

#[derive(Clone, Debug)]
enum Action {
    Point {
        from: usize,
        start: u64,
        to: usize,
    },
    PointManyTimes {
        from: usize,
        to: usize,
    },
    Number {
        from: usize,
        start: u64,
        width: u64,
    },
    Fill {
        from: usize,
        start: u64,
        width: u64,
    },
    Copy {
        to: usize,
        from: usize,
        to_start: u64,
        from_start: u64,
        width: u64,
    },
    TryWrite {
        from: usize,
        start: i64,
        to: usize,
    },
    Reset {
        object: usize,
    },
    SetBackground {
        object: usize,
    },
    Replace {
        to: usize,
        by: Option<usize>,
    },
    /// The object ends, and another takes its place.
    Exchange {
        object: usize,
        kind: ObjectKind,
    },
    Close {
        object: usize,
    },
    Remove {
        object: usize,
    },
    /// It is an object no more, and a copy of another takes its place, from this memory or from one that was before.
    PutCopy {
        object: usize,
        of: usize,
        from_elsewhere: bool,
    },
    /// In one object, or in all.
    Rewrite {
        object: Option<usize>,
        from: usize,
        to: usize,
    },
    SetSegment {
        object: usize,
        least: Option<u32>,
    },
    SetOwner {
        object: usize,
        owner: Option<usize>,
    },
    /// All move on by so many.
    Rename {
        by: usize,
    },
}

fn action() -> impl Strategy<Value = Action> {
    let object = || 0..OBJECTS;
    let start = || (0..BYTES - 8).prop_map(|byte| byte * 8);
    let width = || prop_oneof![Just(8u64), Just(24), Just(64)];
    let kind = prop_oneof![Just(ObjectKind::Heap), Just(ObjectKind::Local), Just(ObjectKind::Alloca)];
    prop_oneof![
        12 => (object(), start(), object()).prop_map(|(from, start, to)| Action::Point { from, start, to }),
        1 => (object(), object()).prop_map(|(from, to)| Action::PointManyTimes { from, to }),
        2 => (object(), start(), width()).prop_map(|(from, start, width)| Action::Number { from, start, width }),
        2 => (object(), start(), width()).prop_map(|(from, start, width)| Action::Fill { from, start, width }),
        3 => (object(), object(), start(), start(), width()).prop_map(|(to, from, to_start, from_start, width)| {
            Action::Copy { to, from, to_start, from_start, width }
        }),
        2 => (object(), -8i64..400, object()).prop_map(|(from, start, to)| Action::TryWrite { from, start, to }),
        1 => object().prop_map(|object| Action::Reset { object }),
        1 => object().prop_map(|object| Action::SetBackground { object }),
        2 => (object(), prop::option::of(object())).prop_map(|(to, by)| Action::Replace { to, by }),
        2 => (object(), kind).prop_map(|(object, kind)| Action::Exchange { object, kind }),
        1 => object().prop_map(|object| Action::Close { object }),
        1 => object().prop_map(|object| Action::Remove { object }),
        3 => (object(), object(), any::<bool>())
            .prop_map(|(object, of, from_elsewhere)| Action::PutCopy { object, of, from_elsewhere }),
        2 => (prop::option::of(object()), object(), object())
            .prop_map(|(object, from, to)| Action::Rewrite { object, from, to }),
        2 => (object(), prop::option::of(0..2u32)).prop_map(|(object, least)| Action::SetSegment { object, least }),
        1 => (object(), prop::option::of(object())).prop_map(|(object, owner)| Action::SetOwner { object, owner }),
        2 => (1..OBJECTS).prop_map(|by| Action::Rename { by }),
    ]
}

fn id(number: usize) -> ObjectId {
    // Across the nodes of the table.
    ObjectId::from_usize(number * 61)
}

fn pointer(to: usize) -> V {
    V::Pointer(Target { object: id(to), offset: 0 })
}

fn new(kind: ObjectKind) -> NewObject {
    NewObject::new(kind, Size::Known(BYTES), 16)
}

/// `elsewhere` is a memory that was before.
fn apply(memory: &mut Memory<V>, elsewhere: &Memory<V>, action: &Action) {
    let is_live = |memory: &Memory<V>, number: usize| memory.object(id(number)).is_live();
    match *action {
        Action::Point { from, start, to } if is_live(memory, from) => memory.write(id(from), start, 64, pointer(to)),
        Action::PointManyTimes { from, to } if is_live(memory, from) => {
            (0..BYTES).for_each(|byte| memory.write(id(from), byte * 8, 8, pointer(to)));
        }
        Action::Number { from, start, width } if is_live(memory, from) => {
            memory.write(id(from), start, width, V::Const(7));
        }
        Action::Fill { from, start, width } if is_live(memory, from) => memory.fill(id(from), start, width, Fill::Zero),
        Action::Copy { to, from, to_start, from_start, width } if is_live(memory, from) && is_live(memory, to) => {
            memory.copy(id(to), to_start, id(from), from_start, width);
        }
        Action::TryWrite { from, start, to } => _ = memory.try_write(id(from), start, 64, pointer(to), false),
        Action::Reset { object } if is_live(memory, object) => memory.reset(id(object), Fill::Uninit),
        Action::SetBackground { object } if is_live(memory, object) => memory.set_background(id(object), V::Const(0)),
        Action::Replace { to, by } => memory.replace_pointers(id(to), |_| by.map_or(V::Const(1), pointer)),
        Action::Exchange { object, kind } => {
            memory.replace_pointers(id(object), |_| V::Const(2));
            memory.discard(id(object));
            memory.add_at(id(object), new(kind));
        }
        Action::Close { object } if is_live(memory, object) => {
            memory.close(id(object), Lifetime::Freed(Origin::NONE));
        }
        Action::Remove { object } => {
            memory.replace_pointers(id(object), |_| V::Const(3));
            memory.remove(id(object));
            // `add` takes the id that was given back last.
            assert_eq!(memory.add(new(ObjectKind::Heap)), id(object));
        }
        Action::PutCopy { object, of, from_elsewhere } if object != of => {
            memory.discard(id(object));
            match from_elsewhere {
                true => memory.put(id(object), elsewhere.object(id(of)).clone()),
                false => memory.add_copy(id(object), id(of)),
            }
        }
        Action::Rewrite { object, from, to } => {
            let new = |value: &V| (memory::Value::mentions(value) == Some(id(from))).then(|| pointer(to));
            match object {
                Some(object) => memory.rewrite_in(id(object), new),
                None => memory.rewrite(new),
            }
        }
        Action::SetSegment { object, least } => {
            let links = Links { head: 0, next: 0, prev: None };
            memory.set_segment(id(object), least.map(|least| Segment { links, least }));
        }
        Action::SetOwner { object, owner } => memory.set_owner(id(object), owner.map(id)),
        Action::Rename { by } => {
            let names: FxHashMap<ObjectId, ObjectId> = (0..OBJECTS)
                .filter(|number| number % 2 == 0)
                .map(|number| (id(number), id((number + 2 * by) % (OBJECTS / 2 * 2))))
                .collect();
            memory.rename(&names, |value, name| match value {
                V::Pointer(Target { offset, .. }) => V::Pointer(Target { object: name, offset: *offset }),
                V::Part(_) => V::Part(name),
                V::Const(_) => value.clone(),
            });
        }
        _ => {}
    }
}

/// By a look at all objects.
fn holders(memory: &Memory<V>, to: ObjectId) -> Vec<(ObjectId, V)> {
    let values = memory.objects().flat_map(|(id, object)| object.contents().values().map(move |value| (id, value)));
    values
        .filter(|(_, value)| memory::Value::mentions(*value) == Some(to))
        .map(|(id, value)| (id, value.clone()))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn holders_are_listed_as_they_are(actions in prop::collection::vec(action(), 1..60)) {
        let (mut memory, mut plain): (Memory<V>, Memory<V>) = Default::default();
        memory.list_holders();
        for number in 0..OBJECTS {
            memory.add_at(id(number), new(ObjectKind::Heap));
            plain.add_at(id(number), new(ObjectKind::Heap));
        }
        let mut earlier = memory.clone();
        for (number, action) in actions.iter().enumerate() {
            if number == actions.len() / 2 {
                earlier = memory.clone();
            }
            apply(&mut memory, &earlier, action);
            apply(&mut plain, &earlier, action);
            prop_assert_eq!(memory.check(), Vec::<String>::new(), "after {:?}", action);
            // Nothing else depends on it.
            prop_assert_eq!(&memory, &plain, "after {:?}", action);
        }
        for memory in [memory, earlier] {
            prop_assert_eq!(memory.check(), Vec::<String>::new());
            for number in 0..OBJECTS {
                let listed = memory.holders_of(id(number)).expect("it is listed");
                let mut listed: Vec<(ObjectId, V)> = listed.map(|(id, value)| (id, value.clone())).collect();
                listed.sort_by_key(|(id, _)| *id);
                prop_assert_eq!(listed, holders(&memory, id(number)));
            }
        }
        prop_assert!(plain.holders_of(id(0)).is_none());
    }
}
