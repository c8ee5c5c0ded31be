//! Random memories, what they stand for, and what is done to them: for the laws of segments, and of states that hold them.

pub mod heaps;
pub mod stands;

use heaps::{WIDTH, fresh};
use memory::{Memory, ObjectId};
use proptest::prelude::*;
use segments::{Alignment, ConstantPolicy, FoldPolicy, Numbers, align, check, fold, kinds, unfold};
use stands::{samples, show, stands_for};
use symbolic::{Conditions, Val, Which};
use term::TermStore;

/// More heaps are not tried of those that one memory stands for.
pub const SAMPLES: usize = 12;

pub const POLICIES: [FoldPolicy; 7] = [
    FoldPolicy { nodes: 2, constants: ConstantPolicy::Apart, kinds: false },
    FoldPolicy { nodes: 2, constants: ConstantPolicy::Forgotten, kinds: false },
    FoldPolicy { nodes: 2, constants: ConstantPolicy::ApartByCall, kinds: false },
    FoldPolicy { nodes: 3, constants: ConstantPolicy::Apart, kinds: false },
    FoldPolicy { nodes: 3, constants: ConstantPolicy::Forgotten, kinds: false },
    FoldPolicy { nodes: 2, constants: ConstantPolicy::Apart, kinds: true },
    FoldPolicy { nodes: 2, constants: ConstantPolicy::Forgotten, kinds: true },
];

pub fn folded(memory: &Memory<Val>, policy: FoldPolicy) -> Memory<Val> {
    let mut folded = memory.clone();
    fold(&mut folded, policy, WIDTH, &mut *fresh(200), None);
    folded
}

/// The same, and nodes are counted.
pub fn counted(memory: &Memory<Val>, policy: FoldPolicy) -> Memory<Val> {
    let (mut folded, mut terms) = (memory.clone(), TermStore::new());
    fold(&mut folded, policy, WIDTH, &mut *fresh(200), Some(Numbers::new(&mut terms, None, &Conditions::default())));
    folded
}

pub fn aligned(left: &Memory<Val>, right: &Memory<Val>) -> Option<Alignment> {
    align(left, right, WIDTH, &mut *fresh(300))
}

/// The segments of which a node can be asked for.
fn segments(memory: &Memory<Val>) -> Vec<(ObjectId, Which)> {
    let kinds = kinds(memory);
    let top = memory.objects().filter(|(id, object)| object.owner.is_none() && !kinds.contains_key(id));
    let ends = top.filter_map(|(id, object)| Some((id, object.segment?.links.prev.is_some())));
    ends.flat_map(|(id, both)| [(id, Which::First)].into_iter().chain(both.then_some((id, Which::Last)))).collect()
}

/// The invariants of segments hold.
pub fn check_sound(memory: &Memory<Val>, what: &str) -> Result<(), TestCaseError> {
    let wrong = check(memory, WIDTH);
    prop_assert!(wrong.is_empty(), "{}: {:#?}\n{}", what, wrong, show(memory));
    Ok(())
}

/// Every memory of this one's heaps is one of the cases', and the other way round.
pub fn check_unfolding(memory: &Memory<Val>, depth: u32) -> Result<(), TestCaseError> {
    let heaps = samples(memory, SAMPLES);
    for (id, which) in segments(memory) {
        let mut terms = TermStore::new();
        let cases = unfold(
            memory,
            id,
            which,
            WIDTH,
            &mut *fresh(400),
            Some(Numbers::new(&mut terms, None, &Conditions::default())),
        );
        for heap in &heaps {
            let is_kept = cases.iter().any(|case| stands_for(&case.memory, heap));
            prop_assert!(is_kept, "no case of {id} {which:?} in\n{}\nstands for\n{}", show(memory), show(heap));
        }
        for case in &cases {
            check_sound(&case.memory, "unfolded")?;
            for heap in samples(&case.memory, SAMPLES) {
                prop_assert!(
                    stands_for(memory, &heap),
                    "{}\nof {id} {which:?} is more than\n{}",
                    show(&case.memory),
                    show(memory)
                );
            }
            if depth > 0 {
                check_unfolding(&case.memory, depth - 1)?;
            }
        }
    }
    Ok(())
}

/// Whether the one and the other of two memories are folded: there is more to align if both are.
pub fn folds() -> impl Strategy<Value = (bool, bool)> {
    prop_oneof![4 => Just((true, true)), 1 => Just((true, false)), 1 => Just((false, true)), 1 => Just((false, false))]
}
