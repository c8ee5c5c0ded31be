//! The analysis.

use std::rc::Rc;

use cfa::Program;
use cpa::{Ask, Cpa, Cx, Merge, Step, Successors, Transition};
use smallvec::smallvec;

use crate::LiveSet;
use crate::effects::Reads;

/// To be run over backward control.
#[derive(Clone)]
pub struct LiveCpa {
    reads: Rc<Reads>,
}

impl LiveCpa {
    pub fn new(program: &Program) -> Self {
        LiveCpa { reads: Rc::new(Reads::new(program)) }
    }
}

impl Cpa for LiveCpa {
    type State = LiveSet;
    type Prec = ();

    fn name(&self) -> &'static str {
        "live"
    }
    fn adjusts(&self) -> bool {
        false
    }
    /// At the end of a function nothing is live.
    fn initial(&mut self, _cx: Cx<'_>) -> Step<(LiveSet, ())> {
        Ok((LiveSet::default(), ()))
    }
    fn transfer(
        &mut self,
        s: &LiveSet,
        _p: &(),
        t: &Transition<'_>,
        _others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<LiveSet>> {
        let effects = self.reads.effects(cx.program, t.op);
        Ok(smallvec![s.before(&effects.killed, &effects.read)])
    }
    fn merge(&mut self, new: &LiveSet, reached: &LiveSet, _p: &(), _cx: Cx<'_>) -> Step<Merge<LiveSet>> {
        Ok(if new.is_subset(reached) { Merge::Separate } else { Merge::Joined(reached.union(new)) })
    }
    fn covers(&mut self, reached: &LiveSet, new: &LiveSet, _p: &(), _cx: Cx<'_>) -> Step<bool> {
        Ok(new.is_subset(reached))
    }
}
