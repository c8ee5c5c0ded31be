//! Small heaps, one by one: what segments stand for, joins worked out by hand, and mistakes of the past.

use memory::{Lifetime, Links, Memory, ObjectId, Origin, Segment};
use segments::{Alignment, ConstantPolicy, FoldPolicy, check, unfold};

use super::support::heaps::{Builder, NODE, WIDTH, fresh, object, pointer};
use super::support::stands::{samples, show, stands_for};
use super::support::{aligned, folded};
use super::{is_covered, joined};
use crate::{Val, Which};

const ONE_WAY: Links = Links { head: 0, next: 0, prev: None };
const BOTH_WAYS: Links = Links { head: 0, next: 0, prev: Some(8) };
const PLAIN: FoldPolicy = FoldPolicy { nodes: 2, constants: ConstantPolicy::Apart, kinds: false };
const NULL: Val = Val::Bits(0);
/// Where nodes have their data.
const DATA: u32 = 16;

/// Variables `0..variables`, and what `make` adds to them.
fn memory(variables: usize, make: impl FnOnce(&mut Builder)) -> Memory<Val> {
    let mut b = Builder::new(false);
    for number in 0..variables {
        b.variable(number, 8);
    }
    make(&mut b);
    assert_eq!(check(&b.memory, WIDTH), Vec::<String>::new());
    b.memory
}

/// Nodes in a row; what they hold besides links is zero.
fn row(b: &mut Builder, links: Links, nodes: usize, start: Val, end: Val) -> Vec<ObjectId> {
    let nodes: Vec<ObjectId> = (0..nodes).map(|_| b.block(NODE)).collect();
    let to = |id: ObjectId| pointer(id, links.head as i64);
    for (number, &node) in nodes.iter().enumerate() {
        for word in 0..NODE as u32 / 8 {
            b.put(node, word * 8, NULL);
        }
        b.put(node, links.next, nodes.get(number + 1).map_or(end.clone(), |&next| to(next)));
        if let Some(prev) = links.prev {
            b.put(node, prev, if number > 0 { to(nodes[number - 1]) } else { start.clone() });
        }
    }
    nodes
}

/// A segment with one variable that leads to it.
fn segment(links: Links, least: u32) -> Memory<Val> {
    memory(1, |b| {
        let node = row(b, links, 1, NULL, NULL)[0];
        b.memory.set_segment(node, Some(Segment { links, least }));
        b.put(object(0), 0, Val::Node { which: Which::First, offset: links.head, segment: node });
    })
}

/// A list with one variable that leads to it.
fn list(links: Links, nodes: usize) -> Memory<Val> {
    memory(1, |b| {
        let nodes = row(b, links, nodes, NULL, NULL);
        b.put(object(0), 0, nodes.first().map_or(NULL, |&first| pointer(first, links.head as i64)));
    })
}

/// The least lengths of the segments.
fn lengths(memory: &Memory<Val>) -> Vec<u32> {
    memory.objects().filter_map(|(_, object)| Some(object.segment?.least)).collect()
}

fn blocks(memory: &Memory<Val>) -> usize {
    memory.live_objects().filter(|(_, object)| object.kind == memory::ObjectKind::Heap).count()
}

/// Both as one, which must stand for both.
fn join(a: &Memory<Val>, b: &Memory<Val>) -> Option<Memory<Val>> {
    let Alignment { left, right, .. } = aligned(a, b)?;
    let both = joined(&left, &right)?;
    assert_eq!(check(&both, WIDTH), Vec::<String>::new(), "{}", show(&both));
    for heap in samples(a, 8).iter().chain(&samples(b, 8)) {
        assert!(stands_for(&both, heap), "{}\nis not\n{}", show(&both), show(heap));
    }
    Some(both)
}

#[test]
fn a_segment_stands_for_lists_that_are_long_enough() {
    for links in [ONE_WAY, BOTH_WAYS, Links { head: 8, next: 24, prev: None }] {
        for least in 0..3 {
            for nodes in 0..5 {
                let stands = stands_for(&segment(links, least), &list(links, nodes));
                assert_eq!(stands, nodes >= least as usize, "{least}+ and {nodes} nodes, {links:?}");
            }
        }
    }
}

#[test]
fn a_segment_stands_for_no_other_lists() {
    let general = segment(BOTH_WAYS, 1);
    let changed = |at: u32, value: Val| {
        let mut heap = list(BOTH_WAYS, 2);
        let last = heap.objects().map(|(id, _)| id).last().expect("a node");
        heap.write(last, at as u64 * 8, WIDTH, value);
        heap
    };
    assert!(stands_for(&general, &changed(DATA, NULL)));
    // Other data, another end, a broken link back, and a node that leads to itself.
    assert!(!stands_for(&general, &changed(DATA, Val::Bits(1))));
    assert!(!stands_for(&general, &changed(DATA, Val::Unknown)));
    assert!(!stands_for(&general, &changed(0, Val::Bits(8))));
    assert!(!stands_for(&general, &changed(8, NULL)));
    assert!(!stands_for(&general, &changed(0, pointer(object(41), 0))));
    assert!(!stands_for(&general, &list(ONE_WAY, 2)));
    // A block that nothing leads to counts.
    let mut more = Builder::new(true);
    more.memory = list(BOTH_WAYS, 2);
    more.block(NODE);
    assert!(!stands_for(&general, &more.memory));
}

#[test]
fn what_a_node_owns_is_its_own() {
    let children = |is_shared: bool| {
        memory(1, |b| {
            let nodes = row(b, ONE_WAY, 2, NULL, NULL);
            b.put(object(0), 0, pointer(nodes[0], 0));
            let children = [b.block(16), b.block(16)];
            for (number, &node) in nodes.iter().enumerate() {
                b.put(node, DATA, pointer(children[if is_shared { 0 } else { number }], 0));
                b.put(children[number], 0, pointer(node, 0));
                b.put(children[number], 8, NULL);
            }
        })
    };
    let (own, shared) = (children(false), children(true));
    let general = folded(&own, PLAIN);
    assert_eq!(lengths(&general), [2]);
    assert_eq!(blocks(&general), 2);
    assert!(stands_for(&general, &own));
    assert!(!stands_for(&general, &shared));
}

/// a. A loop that puts nodes in front. We join what is empty with what is not: where that matters, the state that comes to
/// a loop for the first time is kept apart.
#[test]
fn push_front() {
    let states: Vec<Memory<Val>> = (0..4).map(|nodes| folded(&list(ONE_WAY, nodes), PLAIN)).collect();
    assert_eq!(states.iter().map(lengths).collect::<Vec<_>>(), [vec![], vec![], vec![2], vec![2]]);
    assert_eq!(join(&states[0], &states[2]).map(|both| lengths(&both)), Some(vec![0]));
    assert_eq!(join(&states[1], &states[2]).map(|both| lengths(&both)), Some(vec![1]));
    // Optional blocks there are none.
    assert!(join(&states[0], &states[1]).is_none());
    assert!(is_covered(&states[2], &states[3]));
    let both = join(&states[2], &states[0]).expect("joined");
    for state in &states {
        let Alignment { left, right, is_left_same, .. } = aligned(&both, state).expect("one shape");
        assert!(is_left_same && is_covered(&left, &right));
    }
}

/// b. A loop that puts nodes at the end: the last one stays apart, since a list that is linked one way has no last node.
#[test]
fn append_with_tail() {
    let state = |nodes: usize| {
        let heap = memory(2, |b| {
            let nodes = row(b, ONE_WAY, nodes, NULL, NULL);
            b.put(object(0), 0, pointer(nodes[0], 0));
            b.put(object(1), 0, pointer(nodes[nodes.len() - 1], 0));
        });
        folded(&heap, PLAIN)
    };
    assert_eq!((lengths(&state(2)), blocks(&state(2))), (vec![], 2));
    assert_eq!((lengths(&state(3)), blocks(&state(3))), (vec![2], 2));
    assert_eq!(join(&state(2), &state(3)).map(|both| lengths(&both)), Some(vec![1]));
    // We go further: one node is a list that ends in it.
    assert_eq!(join(&state(1), &state(3)).map(|both| lengths(&both)), Some(vec![0]));
}

/// c. and d. A list that begins and ends in a variable, with no nodes, one, or more.
#[test]
fn sentinel() {
    let state = |nodes: usize| {
        let heap = memory(0, |b| {
            let sentinel = b.variable(0, NODE);
            let to_it = pointer(sentinel, 0);
            let nodes = row(b, BOTH_WAYS, nodes, to_it.clone(), to_it.clone());
            b.put(sentinel, 0, nodes.first().map_or(to_it.clone(), |&first| pointer(first, 0)));
            b.put(sentinel, 8, nodes.last().map_or(to_it, |&last| pointer(last, 0)));
        });
        folded(&heap, PLAIN)
    };
    assert_eq!(lengths(&state(2)), [2]);
    assert_eq!(join(&state(0), &state(3)).map(|both| lengths(&both)), Some(vec![0]));
    assert_eq!(join(&state(3), &state(0)).map(|both| lengths(&both)), Some(vec![0]));
    assert_eq!(join(&state(1), &state(2)).map(|both| lengths(&both)), Some(vec![1]));
}

/// e. Nodes with and without a block of their own stay apart: there are no optional blocks. Lists of their own may be empty.
#[test]
fn optional_child() {
    let heap = |child: fn(&mut Builder, ObjectId) -> Val| {
        memory(1, |b| {
            let nodes = row(b, ONE_WAY, 2, NULL, NULL);
            b.put(object(0), 0, pointer(nodes[0], 0));
            let value = child(b, nodes[0]);
            b.put(nodes[0], DATA, value);
        })
    };
    let one = heap(|b, _| {
        let child = b.block(16);
        pointer(child, 0)
    });
    assert_eq!(folded(&one, PLAIN), one);
    let inner = heap(|b, _| {
        let inner = [b.block(24), b.block(24)];
        b.put(inner[0], 0, pointer(inner[1], 0));
        b.put(inner[1], 0, NULL);
        pointer(inner[0], 0)
    });
    let general = folded(&inner, PLAIN);
    let mut least = lengths(&general);
    least.sort_unstable();
    assert_eq!(least, [0, 2]);
    assert!(stands_for(&general, &inner));
}

/// f. What must not be joined.
#[test]
fn no_join() {
    let held = |value: fn(&mut Builder) -> (Val, Val)| {
        memory(2, |b| {
            let (p, q) = value(b);
            b.put(object(0), 0, p);
            b.put(object(1), 0, q);
        })
    };
    let live = held(|b| (pointer(b.block(16), 0), NULL));
    let freed = held(|b| {
        let block = b.block(16);
        b.memory.close(block, Lifetime::Freed(Origin(2)));
        (pointer(block, 0), NULL)
    });
    let unknown = held(|_| (Val::Unknown, NULL));
    let one = held(|b| {
        let block = b.block(16);
        (pointer(block, 0), pointer(block, 0))
    });
    let two = held(|b| (pointer(b.block(16), 0), pointer(b.block(16), 0)));
    for (a, b) in [(&live, &freed), (&live, &unknown), (&one, &two)] {
        assert!(aligned(a, b).is_none() && aligned(b, a).is_none());
    }
    // We join lists that are linked in different ways, if both may be empty: nothing is wrong with that.
    let lists = (folded(&list(ONE_WAY, 2), PLAIN), folded(&list(Links { next: 8, ..ONE_WAY }, 2), PLAIN));
    assert_eq!(join(&lists.0, &lists.1).map(|both| lengths(&both)), Some(vec![0, 0]));
}

/// g. Two variables that lead to one place, or to lists before it.
#[test]
fn aliases() {
    let lists = |p: usize, q: usize, has_end: bool| {
        let heap = memory(2, |b| {
            let end = if has_end { pointer(b.block(NODE + 8), 0) } else { NULL };
            for (variable, nodes) in [p, q].into_iter().enumerate() {
                let nodes = row(b, ONE_WAY, nodes, NULL, end.clone());
                b.put(object(variable), 0, nodes.first().map_or(end.clone(), |&first| pointer(first, 0)));
            }
        });
        folded(&heap, PLAIN)
    };
    assert_eq!(join(&lists(0, 0, false), &lists(2, 2, false)).map(|both| lengths(&both)), Some(vec![0, 0]));
    assert_eq!(join(&lists(0, 0, true), &lists(0, 2, true)).map(|both| lengths(&both)), Some(vec![0]));
}

/// Blocks without contents, since they were freed or have no bytes, are as good as others.
#[test]
fn nodes_lead_to_freed_blocks_of_their_own() {
    for is_freed in [true, false] {
        let heap = memory(1, |b| {
            let nodes = row(b, ONE_WAY, 3, NULL, NULL);
            b.put(object(0), 0, pointer(nodes[0], 0));
            for &node in &nodes {
                let child = b.block(if is_freed { 16 } else { 0 });
                if is_freed {
                    b.memory.close(child, Lifetime::Freed(Origin(2)));
                }
                b.put(node, DATA, pointer(child, 0));
            }
        });
        let general = folded(&heap, PLAIN);
        assert_eq!(lengths(&general), [2]);
        assert_eq!(check(&general, WIDTH), Vec::<String>::new());
        assert!(stands_for(&general, &heap));
    }
}

/// A ring of one segment, and one of a node and a segment: whichever end of it the node is taken for, the other one would be
/// wrong.
#[test]
fn a_node_is_not_both_ends_of_a_longer_segment() {
    let ring = |nodes: usize, at: usize| {
        memory(1, |b| {
            let nodes = row(b, BOTH_WAYS, nodes, NULL, NULL);
            let (first, last) = (nodes[0], nodes[nodes.len() - 1]);
            b.put(first, 8, pointer(last, 0));
            b.put(last, 0, pointer(first, 0));
            b.put(object(0), 0, pointer(nodes[at], 0));
        })
    };
    let left = memory(1, |b| {
        // A variable leads to the last node of a segment, which is linked to one more node, both ways around.
        let nodes = row(b, BOTH_WAYS, 2, NULL, NULL);
        let end = |which: Which| Val::Node { which, offset: 0, segment: nodes[0] };
        b.memory.set_segment(nodes[0], Some(Segment { links: BOTH_WAYS, least: 2 }));
        b.put(nodes[0], 8, pointer(nodes[1], 0));
        b.put(nodes[1], 0, end(Which::First));
        b.put(nodes[1], 8, end(Which::Last));
        b.put(object(0), 0, end(Which::Last));
    });
    let right = folded(&ring(2, 0), PLAIN);
    assert_eq!(lengths(&right), [2]);
    for (a, b) in [(&left, &right), (&right, &left)] {
        assert!(join(a, b).is_none());
    }
}

/// The first node leads back to the last one, the last one leads nowhere. Without nodes there is nothing to lead.
#[test]
fn an_empty_list_may_lead_back_to_itself() {
    for links_back in [Which::First, Which::Last] {
        let mut general = segment(BOTH_WAYS, 0);
        let id = general.objects().find(|(_, object)| object.segment.is_some()).expect("a segment").0;
        general.write(id, 8 * 8, WIDTH, Val::Node { which: links_back, offset: 0, segment: id });
        let cases = unfold(&general, id, Which::First, WIDTH, &mut *fresh(400), None);
        assert_eq!(cases.len(), 2);
        assert!(cases.iter().any(|case| stands_for(&case.memory, &list(BOTH_WAYS, 0))));
    }
}

/// A pointer of each node to itself is none to the end of an empty list behind the node.
#[test]
fn each_node_leads_to_itself_alone() {
    let state = |nodes: usize, to_last: bool| {
        let heap = memory(1, |b| {
            let nodes = row(b, BOTH_WAYS, nodes, NULL, NULL);
            b.put(object(0), 0, pointer(nodes[0], 0));
            for &node in &nodes {
                b.put(node, DATA, pointer(node, 0));
            }
            if to_last {
                b.put(nodes[0], DATA, pointer(nodes[nodes.len() - 1], 0));
            }
        });
        folded(&heap, PLAIN)
    };
    for (one, other) in [(state(2, false), state(3, true)), (state(3, true), state(2, false))] {
        if let Some(Alignment { left, right, .. }) = aligned(&one, &other) {
            assert_eq!(check(&left, WIDTH), Vec::<String>::new(), "{}", show(&left));
            assert_eq!(check(&right, WIDTH), Vec::<String>::new(), "{}", show(&right));
        }
    }
}
