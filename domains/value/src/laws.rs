//! Laws of states that relate: what covers a state stands for its heaps, and what covers two for those of both. States are made
//! by hand here, as nobody else can make them, so these laws stand beside the code; those of segments alone are
//! `crates/segments/tests/laws.rs`.

mod examples;
mod per_node;
mod subsume;
#[path = "../../../crates/segments/tests/support/mod.rs"]
mod support;

use std::rc::Rc;

use cfa::Program;
use index::Id;
use memory::{Cell, Fill, Memory, ObjectId, ObjectKind, Segment};
use proptest::prelude::*;
use segments::Alignment;
use spec::Properties;
use symbolic::Conditions;

use crate::order::covers::{Order, covers, join};
use crate::relation::Relation;
use crate::state::Flags;
use crate::state::LoopHead;
use crate::value_transfer::ValueTransfer;
use crate::{FoldEscalation, Folding, Heap, MergeKind, Val, ValueOptions, ValueState};
use support::heaps::{Extent, extent, heap, plan};
use support::stands::{samples, show, stands_for};
use support::{POLICIES, SAMPLES, aligned, check_sound, check_unfolding, counted, folded, folds};

fn program() -> Program {
    let (mut sources, mut names) = (source::SourceMap::default(), index::Interner::default());
    let file = sources.add("test.c", *b"int main(void) { return 0; }").expect("small");
    let (ast, _) = syntax::parse(file, &mut sources, &mut names);
    let typed = sema::analyse(vec![ast], sources, names, types::DataModel::Lp64);
    let Ok((typed, _)) = typed else { panic!("a program without mistakes") };
    let Ok(program) = lower::lower(typed, "main") else { panic!("a program without mistakes") };
    program
}

thread_local! {
    static PROGRAM: Program = program();
}

fn state(memory: &Memory<Val>) -> ValueState {
    let none = Rc::new(Vec::new());
    let (globals, strings, functions) = (none.clone(), none.clone(), none);
    let s = eval::Store {
        memory: memory.clone(),
        globals,
        strings,
        functions,
        frames: Vec::new(),
        others: Default::default(),
    };
    ValueState::new(s, Flags { blocks: true, folds: true, ..Flags::default() }, Conditions::default())
}

fn joined(left: &Memory<Val>, right: &Memory<Val>) -> Option<Memory<Val>> {
    PROGRAM.with(|program| {
        let order = Order { program, blocks: true, folds: true, uninitialised: false };
        Some(join(order, &state(left), &state(right))?.store.memory)
    })
}

fn is_covered(reached: &Memory<Val>, new: &Memory<Val>) -> bool {
    PROGRAM.with(|program| {
        let order = Order { program, blocks: true, folds: true, uninitialised: false };
        covers(order, &state(reached), &state(new), None)
    })
}

/// What covers one of two memories of one shape, or both, stands for its heaps.
fn check_aligned(left: &Memory<Val>, right: &Memory<Val>) -> Result<(), TestCaseError> {
    let Some(one) = aligned(left, right) else { return Ok(()) };
    let heaps = (samples(left, SAMPLES), samples(right, SAMPLES));
    if one.is_left_same && is_covered(&one.left, &one.right) {
        for heap in &heaps.1 {
            prop_assert!(stands_for(left, heap), "{}\ncovers\n{}\nnot\n{}", show(left), show(right), show(heap));
        }
    }
    if let Some(both) = joined(&one.left, &one.right) {
        check_sound(&both, "joined")?;
        for heap in heaps.0.iter().chain(&heaps.1) {
            prop_assert!(
                stands_for(&both, heap),
                "{}\nand\n{}\nare\n{}\nnot\n{}",
                show(left),
                show(right),
                show(&both),
                show(heap)
            );
        }
        check_unfolding(&both, 0)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_state_is_equal_to_itself(plan in plan(), extent in extent(), policy in 0..POLICIES.len()) {
        let heap = heap(&plan, &extent);
        for memory in [folded(&heap, POLICIES[policy]), counted(&heap, POLICIES[policy]), heap] {
            let Alignment { left, right, .. } = aligned(&memory, &memory).expect("it is one shape");
            prop_assert!(is_covered(&left, &right));
            prop_assert_eq!(related(&memory, &memory).0, Status::Equal);
        }
    }
}

/// What is said of two memories, without what covers both.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Status {
    Equal,
    Left,
    Right,
    Third,
    Apart,
}

impl Status {
    fn reversed(self) -> Self {
        match self {
            Status::Left => Status::Right,
            Status::Right => Status::Left,
            Status::Equal | Status::Third | Status::Apart => self,
        }
    }
}

/// The state at a loop's head, where lists are brought to one shape.
fn at_head(memory: &Memory<Val>) -> ValueState {
    let head = Some(LoopHead { loc: Id::from_usize(0), is_back_edge: true });
    ValueState { head, ..state(memory) }
}

fn transfer(program: &Program) -> ValueTransfer {
    let properties = Properties::MEMORY_SAFETY;
    let folding = Some(Folding { nodes: 2, counts: false, escalation: FoldEscalation::None });
    let options =
        ValueOptions { properties, merge: MergeKind::Join, heap: Heap::Graph, folding, ..ValueOptions::default() };
    ValueTransfer::new(&cfa::Facts::new(program), options)
}

/// How two memories relate, and what covers both.
fn related(left: &Memory<Val>, right: &Memory<Val>) -> (Status, Option<Memory<Val>>) {
    PROGRAM.with(|program| {
        let relation = transfer(program).relation(&at_head(left), &at_head(right), program);
        match relation {
            None => (Status::Apart, None),
            Some(Relation::Equal) => (Status::Equal, Some(left.clone())),
            Some(Relation::Left) => (Status::Left, Some(left.clone())),
            Some(Relation::Right) => (Status::Right, Some(right.clone())),
            Some(Relation::Third(both)) => (Status::Third, Some(both.store.memory)),
        }
    })
}

/// What covers both stands for the heaps of both, and it does not matter which is the left one.
fn check_relation(left: &Memory<Val>, right: &Memory<Val>) -> Result<(), TestCaseError> {
    let (status, both) = related(left, right);
    let (reversed, _) = related(right, left);
    // Where lists are folded that the other one lacks, what is tried first is not the same in both orders.
    let is_open = |status: Status| matches!(status, Status::Third | Status::Apart);
    prop_assert!(
        status == reversed.reversed() || (is_open(status) && is_open(reversed)),
        "{status:?} and {reversed:?}:\n{}\nand\n{}",
        show(left),
        show(right)
    );
    let Some(both) = both else { return Ok(()) };
    for heap in samples(left, SAMPLES).iter().chain(&samples(right, SAMPLES)) {
        prop_assert!(
            stands_for(&both, heap),
            "{status:?}: {}\nand\n{}\nare\n{}\nnot\n{}",
            show(left),
            show(right),
            show(&both),
            show(heap)
        );
    }
    Ok(())
}

// Most heaps have too little in common, so there are more of them.
proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn alignment_and_join_lose_no_heap(plan in plan(), a in extent(), b in extent(), policy in 0..POLICIES.len(), folds in folds(), counts: bool) {
        let side = |extent: &Extent, folds: bool| match folds {
            true if counts => counted(&heap(&plan, extent), POLICIES[policy]),
            true => folded(&heap(&plan, extent), POLICIES[policy]),
            false => heap(&plan, extent),
        };
        let (left, right) = (side(&a, folds.0), side(&b, folds.1));
        check_aligned(&left, &right)?;
        check_relation(&left, &right)?;
    }
}

/// The same with less known: nodes are folded, a number is forgotten, a list may be shorter, or blocks have other names.
fn weakened(memory: &Memory<Val>, step: &Weakening) -> Memory<Val> {
    let mut weaker = memory.clone();
    match *step {
        Weakening::Fold(policy) => return folded(memory, POLICIES[policy]),
        Weakening::Forget(which) => {
            let mut numbers = Vec::new();
            for (id, object) in memory.live_objects() {
                let pieces = object.contents().pieces().filter(|piece| match &piece.cell {
                    Cell::Value(value) => value.is_number(),
                    Cell::Fill(_) => false,
                });
                numbers.extend(pieces.map(|piece| (id, piece.start, piece.width())));
            }
            if let Some(&(id, start, width)) = numbers.get(which % numbers.len().max(1)) {
                weaker.fill(id, start, width, Fill::Unknown);
            }
        }
        Weakening::Rename => {
            let is_block = |object: &memory::Object<Val>| object.kind == ObjectKind::Heap;
            let blocks: Vec<ObjectId> = memory.objects().filter(|(_, o)| is_block(o)).map(|(id, _)| id).collect();
            let names = blocks.iter().copied().zip(blocks.iter().rev().copied()).filter(|(from, to)| from != to);
            weaker.rename(&names.collect(), Val::retarget);
        }
        Weakening::Shorten => {
            let segments: Vec<_> = memory.objects().filter_map(|(id, object)| Some((id, object.segment?))).collect();
            for (id, segment) in segments {
                weaker.set_segment(id, Some(Segment { least: segment.least.saturating_sub(1), ..segment }));
            }
        }
    }
    weaker
}

/// Of more segments not all lengths are tried.
const MOST_SEGMENTS: usize = 3;

#[derive(Clone, Debug)]
enum Weakening {
    Fold(usize),
    Forget(usize),
    Shorten,
    Rename,
}

fn weakening() -> impl Strategy<Value = Weakening> {
    prop_oneof![
        3 => (0..POLICIES.len()).prop_map(Weakening::Fold),
        2 => (0..16usize).prop_map(Weakening::Forget),
        1 => Just(Weakening::Shorten),
        1 => Just(Weakening::Rename),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    /// Of states whose blocks have the same names. Where lists are brought to one shape, what is covered is folded first as
    /// far as that goes, and what is known more exactly may be folded otherwise than what is above it: then it is not found
    /// out that it is covered. But what is above in two steps stands for all heaps.
    #[test]
    fn covering_is_transitive(plan in plan(), a in extent(), b in extent(), steps in proptest::collection::vec(weakening(), 2..5)) {
        let mut memories = vec![heap(&plan, &a), heap(&plan, &b)];
        for (number, step) in steps.iter().enumerate() {
            memories.push(weakened(&memories[number], step));
            memories.push(weakened(&memories[number + 1], step));
        }
        let above = |covers: &mut dyn FnMut(&Memory<Val>, &Memory<Val>) -> bool| -> Vec<Vec<bool>> {
            memories.iter().map(|general| memories.iter().map(|special| covers(general, special)).collect()).collect()
        };
        let as_they_are = above(&mut is_covered);
        let aligned = PROGRAM.with(|program| {
            let mut transfer = transfer(program);
            above(&mut |general, special| transfer.covers(&at_head(general), &at_head(special), program))
        });
        for (x, y, z) in triples(memories.len()) {
            let shown = || [x, y, z].map(|at| show(&memories[at])).join("\ncovers\n");
            if as_they_are[x][y] && as_they_are[y][z] {
                prop_assert!(as_they_are[x][z], "{}", shown());
            }
            if aligned[x][y] && aligned[y][z] && memories[x].segments() <= MOST_SEGMENTS {
                for heap in samples(&memories[z], SAMPLES) {
                    prop_assert!(stands_for(&memories[x], &heap), "{}\nnot\n{}", shown(), show(&heap));
                }
            }
        }
    }
}

fn triples(count: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let pairs = (0..count).flat_map(move |x| (0..count).map(move |y| (x, y)));
    pairs.flat_map(move |(x, y)| (0..count).map(move |z| (x, y, z))).filter(|&(x, y, z)| x != y && y != z && x != z)
}
