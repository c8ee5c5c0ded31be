//! Per-node invariants (universally quantified over the nodes of a segment): what is said of each node, in states in
//! which nodes became segments.

use cfa::Program;
use segments::PerNodeFacts;
use symbolic::Reasoner;

use crate::ValueState;
use crate::joins::generalise::{LoopFacts, SETTLING, add_unchanged};

/// Adds to the conditions of a state in which nodes became segments what the numbers in which they differed have in common.
pub fn describe(
    folded: &mut ValueState,
    differing: &[PerNodeFacts],
    program: &Program,
    loop_facts: &LoopFacts,
    reasoner: &mut Reasoner,
) {
    let mut others = Vec::new();
    add_unchanged(program, folded, reasoner, &mut others);
    for differing in differing {
        let (conditions, is_settling) = (folded.conditions.clone(), folded.joins >= SETTLING);
        for claim in
            differing.claims(reasoner, &loop_facts.thresholds, (&conditions, &conditions), &others, is_settling)
        {
            folded.conditions.push(claim, None);
        }
    }
}

/// The state without names that say nothing, and without what is said of names that are not in use any more.
pub fn without_unused(state: &ValueState, reasoner: &Reasoner) -> ValueState {
    let (mut s, mut conditions) = (state.store.clone(), state.conditions.clone());
    segments::drop_unused(&mut s.memory, &mut conditions, reasoner);
    let followed = state.followed_by(s, state.flags, Some(conditions));
    ValueState { head: state.head, joins: state.joins, ..followed }
}
