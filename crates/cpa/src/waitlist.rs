//! The waitlist and its exploration orders: which node is expanded next.
//!
//! Depth-first and breadth-first order take constant time; the others a heap. A node that is removed or covered while it
//! waits leaves its entry behind, which is skipped by its ticket. What is late has a queue of its own, for when the other is
//! empty.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use cfa::Facts;

use crate::ranks::Ranks;
use crate::{Locs, NodeId};

/// Keys are compared one after the other; nodes with equal keys are ordered by `tie`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    pub keys: Vec<OrderKey>,
    pub tie: Tie,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OrderKey {
    /// Reverse post-order of the locations, loop bodies before what follows the loop, callees before their callers: a
    /// location waits until all that leads to it is done, retreating edges apart.
    ReversePostOrder,
    /// More waiting calls first.
    CallStack,
    /// Inner loops first.
    Loops,
    /// Locations first that were expanded least often.
    Coverage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tie {
    /// The newest first.
    Dfs,
    /// The oldest first.
    Bfs,
    /// Any order, the same one for the same seed.
    Random(u64),
}

impl Order {
    pub fn depth_first() -> Self {
        Order { keys: Vec::new(), tie: Tie::Dfs }
    }
    pub fn breadth_first() -> Self {
        Order { keys: Vec::new(), tie: Tie::Bfs }
    }
    /// The right one for analyses that merge: what meets somewhere is expanded there once.
    pub fn reverse_post_order() -> Self {
        Order { keys: vec![OrderKey::CallStack, OrderKey::ReversePostOrder], tie: Tie::Bfs }
    }
    pub fn random(seed: u64) -> Self {
        Order { keys: Vec::new(), tie: Tie::Random(seed) }
    }
}

impl Default for Order {
    fn default() -> Self {
        Order::depth_first()
    }
}

/// What the keys are made of.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub locs: Locs,
    pub depth: usize,
}

/// Tells apart the times that a node was put on the list.
pub(crate) type Ticket = u32;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Entry {
    pub ticket: Ticket,
    pub node: NodeId,
}

#[derive(Clone, Debug)]
pub(crate) struct Waitlist {
    order: Order,
    ranks: Option<Ranks>,
    next_ticket: Ticket,
    soon: OpenNodes,
    late: OpenNodes,
}

#[derive(Clone, Debug)]
struct OpenNodes {
    /// Without a key yet: nodes are opened by operations that know no program.
    fresh: Vec<Entry>,
    queue: Queue,
}

#[derive(Clone, Debug)]
enum Queue {
    Stack(Vec<Entry>),
    Line(VecDeque<Entry>),
    Heap(BinaryHeap<Reverse<KeyedEntry>>),
}

/// The smallest comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct KeyedEntry {
    /// The keys of the order, the first one in the highest bits.
    key: u128,
    tie: u64,
    entry: Entry,
}

impl Waitlist {
    pub fn new(mut order: Order) -> Self {
        let mut seen = Vec::new();
        // A key that comes again decides nothing.
        order.keys.retain(|key| {
            !seen.contains(key) && {
                seen.push(*key);
                true
            }
        });
        debug_assert!(order.keys.len() <= 4, "more do not fit into `KeyedEntry::key`");
        let (soon, late) = (OpenNodes::new(&order), OpenNodes::new(&order));
        Waitlist { order, ranks: None, next_ticket: 0, soon, late }
    }

    pub fn push(&mut self, node: NodeId, is_late: bool) -> Ticket {
        let ticket = self.next_ticket;
        self.next_ticket = ticket.wrapping_add(1);
        let waiting = if is_late { &mut self.late } else { &mut self.soon };
        waiting.fresh.push(Entry { ticket, node });
        ticket
    }

    /// The first entry; the caller skips those that do not hold any more.
    pub fn pop(&mut self, facts: &Facts<'_>, position: impl Fn(Entry) -> Option<Position>) -> Option<Entry> {
        let Waitlist { order, ranks, soon, late, .. } = self;
        soon.pop(order, ranks, facts, &position).or_else(|| late.pop(order, ranks, facts, &position))
    }

    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        self.soon.entries().chain(self.late.entries())
    }

    pub fn len(&self) -> usize {
        self.soon.len() + self.late.len()
    }

    pub fn retain(&mut self, mut holds: impl FnMut(Entry) -> bool) {
        self.soon.retain(&mut holds);
        self.late.retain(&mut holds);
    }
}

impl OpenNodes {
    fn new(order: &Order) -> Self {
        let queue = match (order.keys.is_empty(), order.tie) {
            (true, Tie::Dfs) => Queue::Stack(Vec::new()),
            (true, Tie::Bfs) => Queue::Line(VecDeque::new()),
            (true, Tie::Random(_)) | (false, _) => Queue::Heap(BinaryHeap::new()),
        };
        OpenNodes { fresh: Vec::new(), queue }
    }

    fn pop(
        &mut self,
        order: &Order,
        ranks: &mut Option<Ranks>,
        facts: &Facts<'_>,
        position: impl Fn(Entry) -> Option<Position>,
    ) -> Option<Entry> {
        self.queue_fresh(order, ranks, facts, &position);
        match &mut self.queue {
            Queue::Stack(stack) => stack.pop(),
            Queue::Line(line) => line.pop_front(),
            Queue::Heap(heap) => pop_keyed(heap, order, ranks.as_mut()?, position),
        }
    }

    fn entries(&self) -> impl Iterator<Item = Entry> {
        let (stack, line, heap) = match &self.queue {
            Queue::Stack(stack) => (Some(stack), None, None),
            Queue::Line(line) => (None, Some(line), None),
            Queue::Heap(heap) => (None, None, Some(heap)),
        };
        let queued = stack.into_iter().flatten().chain(line.into_iter().flatten()).copied();
        let keyed = heap.into_iter().flatten().map(|Reverse(keyed)| keyed.entry);
        queued.chain(keyed).chain(self.fresh.iter().copied())
    }

    fn len(&self) -> usize {
        let queued = match &self.queue {
            Queue::Stack(stack) => stack.len(),
            Queue::Line(line) => line.len(),
            Queue::Heap(heap) => heap.len(),
        };
        queued + self.fresh.len()
    }

    fn retain(&mut self, mut holds: impl FnMut(Entry) -> bool) {
        match &mut self.queue {
            Queue::Stack(stack) => stack.retain(|&entry| holds(entry)),
            Queue::Line(line) => line.retain(|&entry| holds(entry)),
            Queue::Heap(heap) => heap.retain(|Reverse(keyed)| holds(keyed.entry)),
        }
        self.fresh.retain(|&entry| holds(entry));
    }

    fn queue_fresh(
        &mut self,
        order: &Order,
        ranks: &mut Option<Ranks>,
        facts: &Facts<'_>,
        position: impl Fn(Entry) -> Option<Position>,
    ) {
        match &mut self.queue {
            Queue::Stack(stack) => stack.append(&mut self.fresh),
            Queue::Line(line) => line.extend(self.fresh.drain(..)),
            Queue::Heap(heap) => {
                let ranks = ranks.get_or_insert_with(|| Ranks::new(facts, &order.keys));
                for entry in self.fresh.drain(..) {
                    let Some(position) = position(entry) else { continue };
                    let key = ranks.key(&order.keys, &position);
                    let tie = match order.tie {
                        Tie::Dfs => u64::from(u32::MAX - entry.ticket),
                        Tie::Bfs => u64::from(entry.ticket),
                        Tie::Random(seed) => {
                            scramble(seed ^ u64::from(entry.ticket).wrapping_mul(0x9e37_79b9_7f4a_7c15))
                        }
                    };
                    heap.push(Reverse(KeyedEntry { key, tie, entry }));
                }
            }
        }
    }
}

/// Keys that grew while an entry waited are put right here: what grew goes back.
fn pop_keyed(
    heap: &mut BinaryHeap<Reverse<KeyedEntry>>,
    order: &Order,
    ranks: &mut Ranks,
    position: impl Fn(Entry) -> Option<Position>,
) -> Option<Entry> {
    loop {
        let Reverse(keyed) = heap.pop()?;
        if order.keys.contains(&OrderKey::Coverage)
            && let Some(position) = position(keyed.entry)
        {
            let key = ranks.key(&order.keys, &position);
            if key > keyed.key {
                heap.push(Reverse(KeyedEntry { key, ..keyed }));
                continue;
            }
            ranks.visit(&position);
        }
        return Some(keyed.entry);
    }
}

/// The mixing function of SplitMix64 [Steele et al., OOPSLA 2014].
fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
