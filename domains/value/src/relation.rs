//! Coverage and join as one question: how two states relate. One covers the other, or a third one covers both. Lists
//! that differ in length are brought to one shape first (`segments::align`).

use cfa::Program;
use eval::Store;
use memory::{Memory, ObjectId, Origin};

use crate::joins::generalise::{forgets_block, generalise};
use crate::joins::per_node;
use crate::order::covers;
use crate::value_transfer::{ValueTransfer, numbers};
use crate::{FoldEscalation, MergeKind, Val, ValueState};
use segments::{Alignment, PreFolded};

#[derive(Debug)]
pub(crate) enum Relation {
    Equal,
    /// The left one covers the right one.
    Left,
    Right,
    /// What covers both.
    Third(Box<ValueState>),
}

/// Two states whose lists are of one shape.
struct AlignedStates {
    left: ValueState,
    right: ValueState,
    /// Whether they are what they were.
    is_left_same: bool,
    is_right_same: bool,
}

impl ValueTransfer {
    /// `None` if they are better kept apart.
    pub fn relation(&mut self, left: &ValueState, right: &ValueState, program: &Program) -> Option<Relation> {
        if let Some(relation) = self.which_covers(left, right, program) {
            return Some(relation);
        }
        if let Some(both) = self.join(left, right, program) {
            return Some(Relation::Third(Box::new(both)));
        }
        let aligned = self.aligned(left, right, program)?;
        let both = match self.which_covers(&aligned.left, &aligned.right, program) {
            Some(Relation::Equal) if aligned.is_left_same && aligned.is_right_same => return Some(Relation::Equal),
            Some(Relation::Equal | Relation::Left) if aligned.is_left_same => return Some(Relation::Left),
            Some(Relation::Equal | Relation::Right) if aligned.is_right_same => return Some(Relation::Right),
            Some(Relation::Equal | Relation::Left) => aligned.left,
            Some(Relation::Right) => aligned.right,
            Some(Relation::Third(_)) | None => self.join(&aligned.left, &aligned.right, program)?,
        };
        Some(Relation::Third(Box::new(self.renamed(both))))
    }

    /// Whether the left one covers the right one: the same, asked for one answer only.
    pub fn covers(&mut self, left: &ValueState, right: &ValueState, program: &Program) -> bool {
        self.covers_as_they_are(left, right, program)
            || self.aligned_to(left, right, program).is_some_and(|right| self.covers_as_they_are(left, &right, program))
    }

    /// Both states with their lists in one shape.
    fn aligned(&mut self, left: &ValueState, right: &ValueState, program: &Program) -> Option<AlignedStates> {
        if !(self.may_align(left, right) && (has_segment(left) || has_segment(right))) {
            return None;
        }
        // Two nodes are one segment where the other state has one.
        let (short_left, short_right) = (self.pre_folded(left, program), self.pre_folded(right, program));
        let aligned = self.aligned_memories(&short_left.memory, &short_right.memory, program)?;
        let mut states = AlignedStates {
            is_left_same: aligned.is_left_same && short_left.memory == left.store.memory,
            is_right_same: aligned.is_right_same && short_right.memory == right.store.memory,
            left: self.reshaped(left, aligned.left, &short_left),
            right: self.reshaped(right, aligned.right, &short_right),
        };
        if let (Some(loop_facts), Some(reasoner)) = (&self.loop_facts, &mut self.reasoner) {
            // What one says in its own words, the other may say too.
            for (state, short) in [(&mut states.left, &short_left), (&mut states.right, &short_right)] {
                per_node::describe(state, &short.differing, program, loop_facts, reasoner);
            }
        }
        Some(states)
    }

    /// The right one in the shape of the left one.
    fn aligned_to(&mut self, left: &ValueState, right: &ValueState, program: &Program) -> Option<ValueState> {
        if !(self.may_align(left, right) && has_segment(left)) {
            return None;
        }
        let short = self.pre_folded(right, program);
        let aligned = self.aligned_memories(&left.store.memory, &short.memory, program)?;
        aligned.is_left_same.then(|| self.reshaped(right, aligned.right, &short))
    }

    /// The state with another memory, which its nodes became that were folded first.
    fn reshaped(&mut self, state: &ValueState, memory: Memory<Val>, short: &PreFolded) -> ValueState {
        let mut folded = state.with_memory(Store { memory, ..state.store.clone() });
        if let Some(reasoner) = &mut self.reasoner {
            for differing in &short.differing {
                folded.conditions.push(differing.either(&mut reasoner.terms), None);
            }
        }
        folded
    }

    fn may_align(&self, left: &ValueState, right: &ValueState) -> bool {
        self.options.folding.is_some() && left.head.is_some() && left.head == right.head
    }

    fn pre_folded(&mut self, state: &ValueState, program: &Program) -> PreFolded {
        let width = program.types.model.pointer_bits() as u64;
        let (layout, sites) = (&self.layout, &mut self.sites);
        let mut fresh = |is_used: &dyn Fn(ObjectId) -> bool, born: Origin| sites.free(layout, is_used, born);
        let constants = match self.options.folding.map(|folding| folding.escalation) {
            Some(FoldEscalation::AtOnce) => segments::ConstantPolicy::Forgotten,
            _ => segments::ConstantPolicy::Apart,
        };
        let numbers = numbers(&self.options, &mut self.reasoner, &state.conditions);
        self.fold_cache.of((&state.store.memory, &state.conditions), constants, width, &mut fresh, numbers)
    }

    fn aligned_memories(&mut self, left: &Memory<Val>, right: &Memory<Val>, program: &Program) -> Option<Alignment> {
        let width = program.types.model.pointer_bits() as u64;
        let (layout, sites) = (&self.layout, &mut self.sites);
        let mut fresh = |is_used: &dyn Fn(ObjectId) -> bool, born: Origin| sites.free(layout, is_used, born);
        let aligned = segments::align(left, right, width, &mut fresh)?;
        self.options.run_report.count_lists(|lists| lists.aligned += 1);
        Some(aligned)
    }

    fn which_covers(&mut self, left: &ValueState, right: &ValueState, program: &Program) -> Option<Relation> {
        let is_left = self.covers_as_they_are(left, right, program);
        let is_right = self.covers_as_they_are(right, left, program);
        match (is_left, is_right) {
            (true, true) => Some(Relation::Equal),
            (true, false) => Some(Relation::Left),
            (false, true) => Some(Relation::Right),
            (false, false) => None,
        }
    }

    fn covers_as_they_are(&mut self, left: &ValueState, right: &ValueState, program: &Program) -> bool {
        covers::covers(self.order(program), left, right, self.reasoner.as_deref_mut())
    }

    /// A state that covers both, of one shape, if they are to be joined.
    fn join(&mut self, left: &ValueState, right: &ValueState, program: &Program) -> Option<ValueState> {
        let order = self.order(program);
        match self.options.merge {
            MergeKind::Separate => None,
            MergeKind::Join if order.folds => {
                let head = left.head.filter(|_| left.head == right.head)?;
                let both = covers::join(order, left, right)?;
                let forgets = forgets_block(&both, left) || forgets_block(&both, right);
                (!forgets).then_some(ValueState { head: Some(head), joins: left.joins + 1, ..both })
            }
            MergeKind::Join => covers::join(order, left, right),
            MergeKind::Generalise => match (&self.loop_facts, &mut self.reasoner) {
                (Some(loop_facts), Some(reasoner)) => generalise(order, loop_facts, left, right, reasoner),
                _ => None,
            },
        }
    }
}

fn has_segment(state: &ValueState) -> bool {
    state.store.memory.segments() > 0
}
