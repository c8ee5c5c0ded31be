//! One exploration for the whole program, and what it found.

use cfa::{LocId, Program, ThreadId, VarId};
use control::Backward;
use cpa::{
    Analysis, Arg, Cancel, Composite, CompositeMerge, Cx, Erased, ExploreOptions, Order, OrderKey, Step, StopAt, Tie,
    explore,
};
use index::IndexVec;

use crate::effects::is_considered;
use crate::{LiveCpa, LiveSet};

/// The live variables at each location.
#[derive(Clone, Debug)]
pub struct Live {
    /// `None` for locations that no path leads through.
    at: IndexVec<LocId, Option<LiveSet>>,
    considered: IndexVec<VarId, bool>,
}

impl Live {
    pub fn new(program: &Program, cancel: &Cancel) -> Step<Self> {
        let cx = Cx { program, cancel };
        let parts: Vec<Box<dyn cpa::DynCpa>> = vec![Box::new(Erased(LiveCpa::new(program)))];
        let ends = control::ends(program);
        let mut analysis = Composite::new(Box::new(Backward::new(ends.clone())), parts, CompositeMerge::Agree);
        let (state, prec) = analysis.initial(cx)?;
        let order = Order { keys: vec![OrderKey::BackwardPostOrder], tie: Tie::Bfs };
        let mut arg = Arg::new(state, prec, order);
        // In a loop that is never left, paths against the edges need not meet where edges branch.
        let options = ExploreOptions { stop_at: StopAt::All, ..ExploreOptions::default() };
        explore(&mut analysis, &mut arg, &options, &mut (), cx)?;

        let mut at: IndexVec<LocId, Option<LiveSet>> = IndexVec::filled(None, program.locs.len());
        for end in ends {
            at[end] = Some(LiveSet::default());
        }
        for n in arg.nodes() {
            let state = arg.state(n);
            if let (Some(loc), Some(live)) = (state.control.of(ThreadId::main()).loc, state.part::<LiveSet>(0)) {
                at[loc] = Some(at[loc].as_ref().map_or_else(|| live.clone(), |known| known.union(live)));
            }
        }
        let considered = program.vars.ids().map(|var| is_considered(program, var)).collect();
        Ok(Live { at, considered })
    }

    /// Whether the value that a variable has at a location, in the innermost frame, may be read later. Of variables that
    /// pointers may reach nothing is known: they are live.
    ///
    /// Not to be asked of the variables of waiting calls: where the result of a call goes is decided when it returns, and
    /// may need variables that are not live behind it.
    #[inline]
    pub fn is_live(&self, loc: LocId, var: VarId) -> bool {
        !self.considered[var] || self.at[loc].as_ref().is_none_or(|live| live.contains(var))
    }

    /// All variables that are known to be live at a location, of those that no pointer can reach.
    pub fn at(&self, loc: LocId) -> impl Iterator<Item = VarId> {
        self.at[loc].iter().flat_map(LiveSet::iter)
    }
}
