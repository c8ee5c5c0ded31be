//! Random heaps with lists in them.

use index::Id;
use memory::{Fill, Lifetime, Links, Memory, NewObject, ObjectId, ObjectKind, Origin, Size};
use proptest::prelude::*;
use segments::FreshId;
use symbolic::Val;

/// Of pointers, in bits.
pub const WIDTH: u64 = 64;
/// Bytes of a node.
pub const NODE: u64 = 32;
const WORDS: u32 = (NODE / 8) as u32;
const CHILD: u64 = 16;
/// Of lists within nodes.
const INNER: u64 = 24;
const SHARED: u64 = 40;

/// What two heaps have in common.
#[derive(Clone, Debug)]
pub struct Plan {
    pub lists: Vec<List>,
    /// A variable leads to the block that nodes share.
    pub is_held: bool,
}

#[derive(Clone, Debug)]
pub struct List {
    pub links: Links,
    pub end: End,
    /// What the words hold that are no links, in order.
    pub data: Vec<Data>,
    pub has_tail: bool,
    /// A variable leads into this node.
    pub middle: Option<(usize, i64)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum End {
    Null,
    Number(u64),
    Ring,
    /// The list begins in a variable and leads back to it.
    Sentinel,
    /// It goes on with the list before.
    Before,
    Freed,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Data {
    Number(u64),
    /// A number of four bytes.
    Half(u64),
    Unknown,
    Uninit,
    /// The address of a variable.
    Variable,
    /// The address of the block that is shared.
    Block,
    Itself(i64),
    First,
    Last,
    /// A block, with the node's address in it.
    Child {
        number: u64,
        leads_back: bool,
    },
    /// The address of a block that was freed.
    Freed,
    /// So many nodes, more or less by the place of the node.
    Inner {
        nodes: usize,
        varies: bool,
        leads_back: bool,
        /// Each of them has a block.
        has_blocks: bool,
    },
}

/// What two heaps of one plan differ in.
#[derive(Clone, Debug)]
pub struct Extent {
    pub nodes: Vec<usize>,
    /// A node that is unlike the others.
    pub odd: Option<(usize, usize, Data)>,
    pub is_reversed: bool,
}

fn links() -> impl Strategy<Value = Links> {
    let head = prop_oneof![3 => Just(0), 1 => Just(8), 1 => Just(16)];
    (head, 0..WORDS, prop_oneof![1 => Just(None), 1 => (1..WORDS).prop_map(Some)]).prop_map(|(head, next, by)| {
        let prev = by.map(|by| (next + by) % WORDS * 8);
        Links { head, next: next * 8, prev }
    })
}

fn data() -> impl Strategy<Value = Data> {
    prop_oneof![
        6 => (0..3u64).prop_map(Data::Number),
        1 => (0..2u64).prop_map(Data::Half),
        3 => Just(Data::Unknown),
        1 => Just(Data::Uninit),
        2 => Just(Data::Variable),
        2 => Just(Data::Block),
        2 => (0..2i64).prop_map(|word| Data::Itself(word * 8)),
        1 => Just(Data::First),
        1 => Just(Data::Last),
        3 => (0..2u64, any::<bool>()).prop_map(|(number, leads_back)| Data::Child { number, leads_back }),
        1 => Just(Data::Freed),
        3 => (0..3usize, any::<bool>(), any::<bool>(), any::<bool>())
            .prop_map(|(nodes, varies, leads_back, has_blocks)| Data::Inner { nodes, varies, leads_back, has_blocks }),
    ]
}

fn list() -> impl Strategy<Value = List> {
    let end = prop_oneof![
        6 => Just(End::Null),
        1 => (1..3u64).prop_map(End::Number),
        3 => Just(End::Ring),
        3 => Just(End::Sentinel),
        2 => Just(End::Before),
        1 => Just(End::Freed),
    ];
    // Most words are dull, or nothing would be folded.
    let word = prop_oneof![3 => (0..2u64).prop_map(Data::Number), 2 => data()];
    let middle =
        prop_oneof![4 => Just(None), 1 => (0..4usize, 0..2i64).prop_map(|(node, word)| Some((node, word * 8)))];
    let data = proptest::collection::vec(word, 3);
    (links(), end, data, any::<bool>(), middle).prop_map(|(links, end, data, has_tail, middle)| List {
        links,
        end,
        data,
        has_tail,
        middle,
    })
}

pub fn plan() -> impl Strategy<Value = Plan> {
    (proptest::collection::vec(list(), 1..3), any::<bool>()).prop_map(|(mut lists, is_held)| {
        // All lengths are tried of all lists in nodes, so they are in one word of one list only.
        let words = lists.iter_mut().flat_map(|list| &mut list.data);
        for word in words.filter(|word| matches!(word, Data::Inner { .. })).skip(1) {
            *word = Data::Number(0);
        }
        Plan { lists, is_held }
    })
}

pub fn extent() -> impl Strategy<Value = Extent> {
    let odd = prop_oneof![3 => Just(None), 1 => (0..4usize, 0..3usize, data()).prop_map(Some)];
    (proptest::collection::vec(0..5usize, 2), odd, any::<bool>()).prop_map(|(nodes, odd, is_reversed)| Extent {
        nodes,
        odd,
        is_reversed,
    })
}

pub fn object(number: usize) -> ObjectId {
    ObjectId::from_usize(number)
}

pub fn pointer(object: ObjectId, offset: i64) -> Val {
    Val::Pointer { object, offset }
}

/// Ids that are not in use, from some number on.
pub fn fresh(from: usize) -> Box<FreshId<'static>> {
    Box::new(move |is_used, _| (from..).map(object).find(|&id| !is_used(id)).expect("there is no end of ids"))
}

/// A memory in the making.
#[derive(Default)]
pub struct Builder {
    pub memory: Memory<Val>,
    ids: Vec<ObjectId>,
    next: usize,
}

/// Blocks have ids from here on, variables below.
const BLOCKS: usize = 40;
const VARIABLE: usize = 30;
const HOLDER: usize = 31;

impl Builder {
    pub fn new(is_reversed: bool) -> Self {
        let mut ids: Vec<ObjectId> = (BLOCKS..BLOCKS + 60).map(object).collect();
        if is_reversed {
            ids.reverse();
        }
        Builder { memory: Memory::default(), ids, next: 0 }
    }
    pub fn variable(&mut self, number: usize, bytes: u64) -> ObjectId {
        let id = object(number);
        let new = NewObject { fill: Fill::Zero, ..NewObject::new(ObjectKind::Static, Size::Known(bytes), 8) };
        self.memory.add_at(id, new);
        id
    }
    pub fn block(&mut self, bytes: u64) -> ObjectId {
        let id = self.ids[self.next];
        self.next += 1;
        let new = NewObject { born: Origin(1), ..NewObject::new(ObjectKind::Heap, Size::Known(bytes), 8) };
        self.memory.add_at(id, new);
        self.memory.set_use(id, bytes as u32);
        id
    }
    /// Writes a word at so many bytes.
    pub fn put(&mut self, id: ObjectId, at: u32, value: Val) {
        self.memory.write(id, at as u64 * 8, WIDTH, value);
    }
    fn freed(&mut self) -> ObjectId {
        let id = self.block(CHILD);
        self.memory.close(id, Lifetime::Freed(Origin(2)));
        id
    }
}

pub fn heap(plan: &Plan, extent: &Extent) -> Memory<Val> {
    let mut b = Builder::new(extent.is_reversed);
    b.variable(VARIABLE, 8);
    let holder = b.variable(HOLDER, 8);
    let mut shared = None;
    if plan.is_held {
        let id = b.block(SHARED);
        b.put(holder, 0, pointer(id, 0));
        shared = Some(id);
    }
    let mut before = Val::Bits(0);
    for (index, list) in plan.lists.iter().enumerate() {
        let odd = extent.odd.filter(|_| index == 0);
        before = add_list(&mut b, index, list, extent.nodes[index], odd, &mut shared, &before);
    }
    b.memory
}

/// The value that leads to its first node.
fn add_list(
    b: &mut Builder,
    index: usize,
    list: &List,
    length: usize,
    odd: Option<(usize, usize, Data)>,
    shared: &mut Option<ObjectId>,
    before: &Val,
) -> Val {
    let Links { head, next, prev } = list.links;
    let to = |id: ObjectId| pointer(id, head as i64);
    let nodes: Vec<ObjectId> = (0..length).map(|_| b.block(NODE)).collect();
    let bytes = if list.end == End::Sentinel { NODE } else { 8 };
    let variable = b.variable(index * 4, bytes);
    let end = match (list.end, nodes.first()) {
        (End::Null, _) | (End::Ring, None) => Val::Bits(0),
        (End::Number(number), _) => Val::Bits(number),
        (End::Ring, Some(&first)) => to(first),
        (End::Sentinel, _) => to(variable),
        (End::Before, _) => before.clone(),
        (End::Freed, _) => pointer(b.freed(), 0),
    };
    let first = nodes.first().map_or(end.clone(), |&first| to(first));
    let start = match (list.end, nodes.last()) {
        (End::Ring, Some(&last)) => to(last),
        (End::Sentinel, _) => to(variable),
        _ => Val::Bits(0),
    };
    let last = nodes.last().map_or(start.clone(), |&last| to(last));
    match list.end {
        End::Sentinel => {
            b.put(variable, next, first.clone());
            if let Some(prev) = prev {
                b.put(variable, prev, last.clone());
            }
        }
        _ => b.put(variable, 0, first.clone()),
    }
    if list.has_tail {
        let tail = b.variable(index * 4 + 1, 8);
        b.put(tail, 0, last.clone());
    }
    if let Some((node, offset)) = list.middle {
        let middle = b.variable(index * 4 + 2, 8);
        let value = nodes.get(node).map_or(Val::Bits(0), |&node| pointer(node, offset));
        b.put(middle, 0, value);
    }
    for (number, &node) in nodes.iter().enumerate() {
        let after = nodes.get(number + 1).map_or(end.clone(), |&node| to(node));
        b.put(node, next, after);
        if let Some(prev) = prev {
            let back = if number > 0 { to(nodes[number - 1]) } else { start.clone() };
            b.put(node, prev, back);
        }
        let words = (0..WORDS).map(|word| word * 8).filter(|at| !list.links.is_link(*at as u64 * 8));
        for (word, at) in words.enumerate() {
            let data = match odd {
                Some((of, at, data)) if (of, at) == (number, word) => data,
                _ => list.data[word],
            };
            add_data(b, node, at, data, number, &nodes, shared);
        }
    }
    first
}

fn add_data(
    b: &mut Builder,
    node: ObjectId,
    at: u32,
    data: Data,
    number: usize,
    nodes: &[ObjectId],
    shared: &mut Option<ObjectId>,
) {
    let value = match data {
        Data::Number(number) => Val::Bits(number),
        Data::Half(number) => {
            b.memory.write(node, at as u64 * 8, WIDTH / 2, Val::Bits(number));
            return;
        }
        Data::Unknown => Val::Unknown,
        Data::Uninit => return,
        Data::Variable => pointer(object(VARIABLE), 0),
        Data::Block => pointer(*shared.get_or_insert_with(|| b.block(SHARED)), 8),
        Data::Itself(offset) => pointer(node, offset),
        Data::First => pointer(nodes[0], 0),
        Data::Last => pointer(nodes[nodes.len() - 1], 0),
        Data::Child { number, leads_back } => {
            let child = b.block(CHILD);
            b.put(child, 0, Val::Bits(number));
            b.put(child, 8, if leads_back { pointer(node, 0) } else { Val::Bits(0) });
            pointer(child, 0)
        }
        Data::Freed => pointer(b.freed(), 0),
        Data::Inner { nodes, varies, leads_back, has_blocks } => {
            let length = if varies { (nodes + number) % 3 } else { nodes };
            let inner: Vec<ObjectId> = (0..length).map(|_| b.block(INNER)).collect();
            for (number, &one) in inner.iter().enumerate() {
                b.put(one, 0, inner.get(number + 1).map_or(Val::Bits(0), |&next| pointer(next, 0)));
                let block = has_blocks.then(|| b.block(CHILD));
                b.put(one, 8, block.map_or(Val::Bits(7), |block| pointer(block, 0)));
                if let Some(block) = block {
                    b.put(block, 0, if leads_back { pointer(one, 0) } else { Val::Bits(7) });
                    b.put(block, 8, if leads_back { pointer(node, 8) } else { Val::Unknown });
                }
                b.put(one, 16, if leads_back { pointer(node, 0) } else { Val::Unknown });
            }
            inner.first().map_or(Val::Bits(0), |&first| pointer(first, 0))
        }
    };
    b.put(node, at, value);
}
