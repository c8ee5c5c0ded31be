//! Laws of segments: whatever is done to a memory, it stands for the heaps that it stood for before. Which heaps these are
//! is found out by brute force (`support/stands.rs`), on random heaps (`support/heaps.rs`).

mod support;

use memory::Memory;
use proptest::prelude::*;
use segments::{Alignment, FoldPolicy};
use support::heaps::{Extent, Plan, extent, heap, plan};
use support::stands::{samples, show, stands_for};
use support::{POLICIES, SAMPLES, aligned, check_sound, check_unfolding, counted, folded, folds};
use symbolic::Val;

fn check_alignment(left: &Memory<Val>, right: &Memory<Val>) -> Result<(), TestCaseError> {
    let answer = aligned(left, right);
    let other = aligned(right, left);
    // Where both have segments that the other one lacks, what is tried first is not the same in both orders.
    let has_segments = |memory: &Memory<Val>| memory.objects().any(|(_, object)| object.segment.is_some());
    prop_assert!(
        answer.is_some() == other.is_some() || (has_segments(left) && has_segments(right)),
        "{}\nand\n{}",
        show(left),
        show(right)
    );
    let Some(one) = answer else { return Ok(()) };
    check_sound(&one.left, "left")?;
    check_sound(&one.right, "right")?;
    let shape = |memory: &Memory<Val>| -> Vec<_> {
        let links = |object: &memory::Object<Val>| object.segment.map(|segment| segment.links);
        memory.live_objects().map(|(id, object)| (id, links(object), object.owner)).collect()
    };
    prop_assert_eq!(shape(&one.left), shape(&one.right));
    if one.is_left_same {
        prop_assert_eq!(&one.left, left);
    }
    let heaps = (samples(left, SAMPLES), samples(right, SAMPLES));
    for heap in &heaps.0 {
        prop_assert!(stands_for(&one.left, heap), "{}\nbecame\n{}\nnot\n{}", show(left), show(&one.left), show(heap));
    }
    for heap in &heaps.1 {
        prop_assert!(
            stands_for(&one.right, heap),
            "{}\nbecame\n{}\nnot\n{}",
            show(right),
            show(&one.right),
            show(heap)
        );
    }
    Ok(())
}

fn check_folding(plan: &Plan, extent: &Extent, policy: FoldPolicy) -> Result<(), TestCaseError> {
    let heap = heap(plan, extent);
    check_sound(&heap, "built")?;
    for folded in [folded(&heap, policy), counted(&heap, policy)] {
        check_sound(&folded, "folded")?;
        prop_assert!(stands_for(&folded, &heap), "{}\nis folded to\n{}", show(&heap), show(&folded));
        check_unfolding(&folded, 1)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn heaps_stand_for_themselves(plan in plan(), a in extent(), b in extent()) {
        let (a, b) = (heap(&plan, &a), heap(&plan, &b));
        check_sound(&a, "built")?;
        prop_assert!(stands_for(&a, &a));
        let blocks = |memory: &Memory<Val>| memory.live_objects().count();
        prop_assert!(blocks(&a) == blocks(&b) || !stands_for(&a, &b));
    }

    #[test]
    fn folding_and_unfolding_lose_no_heap(plan in plan(), extent in extent(), policy in 0..POLICIES.len()) {
        check_folding(&plan, &extent, POLICIES[policy])?;
    }

    #[test]
    fn alignment_with_itself_changes_nothing(plan in plan(), extent in extent(), policy in 0..POLICIES.len()) {
        let heap = heap(&plan, &extent);
        for memory in [folded(&heap, POLICIES[policy]), counted(&heap, POLICIES[policy]), heap] {
            let Some(Alignment { left, right, is_left_same, .. }) = aligned(&memory, &memory) else {
                return Err(TestCaseError::fail(format!("no answer for\n{}", show(&memory))));
            };
            prop_assert!(is_left_same);
            prop_assert_eq!(&left, &memory);
            prop_assert_eq!(&right, &memory);
        }
    }
}

// Most heaps have too little in common, so there are more of them.
proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn alignment_loses_no_heap(plan in plan(), a in extent(), b in extent(), policy in 0..POLICIES.len(), folds in folds(), counts: bool) {
        let side = |extent: &Extent, folds: bool| match folds {
            true if counts => counted(&heap(&plan, extent), POLICIES[policy]),
            true => folded(&heap(&plan, extent), POLICIES[policy]),
            false => heap(&plan, extent),
        };
        check_alignment(&side(&a, folds.0), &side(&b, folds.1))?;
    }
}
