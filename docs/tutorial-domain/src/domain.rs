//! The domain as the engine sees it.

use cpa::{Answer, Ask, Cpa, Cx, Merge, Query, Step, Successors, Transition};

use crate::eval::Eval;
use crate::{SignState, Signs, lattice, transfer};

/// What becomes of an execution whose signed arithmetic overflows. The checked property decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overflow {
    /// It goes on with the value that wrapped around.
    Wraps,
    /// It ends there; somebody else reports it.
    Stops,
}

pub struct SignCpa {
    pub overflow: Overflow,
}

impl Cpa for SignCpa {
    type State = SignState;
    type Prec = ();

    fn name(&self) -> &'static str {
        "signs"
    }

    fn initial(&mut self, _cx: Cx<'_>) -> Step<(SignState, ())> {
        Ok((SignState::default(), ()))
    }

    fn transfer(
        &mut self,
        s: &SignState,
        _p: &(),
        t: &Transition<'_>,
        _others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<SignState>> {
        Ok(transfer::transfer(s, t, self.overflow, cx).into_iter().collect())
    }

    fn merge(&mut self, new: &SignState, reached: &SignState, _p: &(), _cx: Cx<'_>) -> Step<Merge<SignState>> {
        Ok(match lattice::join(new, reached) {
            Some(joined) if joined != *reached => Merge::Joined(joined),
            _ => Merge::Separate,
        })
    }

    fn covers(&mut self, reached: &SignState, new: &SignState, _p: &(), _cx: Cx<'_>) -> Step<bool> {
        Ok(lattice::covers(reached, new))
    }

    fn answer(&mut self, s: &SignState, query: Query, cx: Cx<'_>) -> Answer {
        let eval = Eval { state: s, program: cx.program, overflow: self.overflow };
        match query {
            Query::Value(_, x) if eval.signs(x) == Signs::ZERO => Answer::Value(0),
            Query::Value(..) | Query::CallTargets(..) => Answer::Unknown,
        }
    }
}
