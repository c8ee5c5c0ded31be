//! A small unsatisfiable core of a path, as edges: what a contradiction depends on of all that was assumed of unknowns,
//! followed back to the steps that assumed it.

use cfa::{EdgeId, Program};
use cpa::Transition;
use term::Term;

use crate::value_transfer::{Mode, ValueTransfer};
use crate::{ValuePrec, ValueState};

/// Conditions of one state, each with the edge that it comes from, if it comes from one.
#[derive(Default)]
pub(crate) struct Assumptions(Vec<(Term, Option<EdgeId>)>);

impl Assumptions {
    /// Those without which the step would not contradict the state before it.
    pub fn of(
        transfer: &mut ValueTransfer,
        before: &ValueState,
        step: &Transition<'_>,
        violates: bool,
        program: &Program,
    ) -> Self {
        let mut kept: Vec<(Term, Option<EdgeId>)> = before.conditions.iter().collect();
        let mut contradicts = |wanted: &[(Term, Option<EdgeId>)]| {
            let conditions = before.conditions.filtered(|term, edge| wanted.contains(&(term, edge)));
            let state = ValueState { conditions, ..before.clone() };
            let stepped = transfer.step(program, &state, step, Mode { prec: &ValuePrec::All, log: None, pin: None });
            if violates { stepped.target.is_none() } else { stepped.next.is_none() }
        };
        // Most are not needed, so many are left out at once.
        let mut many = kept.len();
        while many > 0 {
            let mut at = 0;
            while at < kept.len() {
                let mut fewer = kept.clone();
                fewer.drain(at..kept.len().min(at + many));
                if contradicts(&fewer) {
                    kept = fewer;
                } else {
                    at += many;
                }
            }
            many /= 2;
        }
        Assumptions(kept)
    }

    /// Goes back over a step. Whether it assumed something of this, or gave it the form that it has.
    pub fn back(&mut self, before: &ValueState, after: &ValueState) -> bool {
        if self.0.is_empty() || before.conditions.is_shared_with(&after.conditions) {
            return false;
        }
        let was = |(term, edge): &(Term, Option<EdgeId>)| before.conditions.iter().any(|old| old == (*term, *edge));
        let (old, new): (Vec<_>, Vec<_>) = std::mem::take(&mut self.0).into_iter().partition(was);
        self.0 = old;
        if new.is_empty() {
            return false;
        }
        let is_gone = |condition: &(Term, Option<EdgeId>)| !after.conditions.iter().any(|now| now == *condition);
        let comes_along = |(_, edge): &(Term, Option<EdgeId>)| new.iter().any(|(_, other)| other == edge);
        self.0.extend(before.conditions.iter().filter(|condition| is_gone(condition) && comes_along(condition)));
        true
    }
}
