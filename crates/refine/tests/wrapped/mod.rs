//! Refinement through a wrapper whose precision contains that of what it wraps.

use std::collections::BTreeSet;

use cfa::{EdgeId, Op};
use cpa::{
    Action, Actions, Adjustment, Analysis, Arg, ArgPath, Composite, CompositePrec, CompositeState, Cx, Locs, Merge,
    Prec, Step, Successor, Target,
};
use refine::{CegarOptions, Confirm, Confirmation, PathRefiner, PathRefinerOptions, cegar};
use smallvec::SmallVec;

use crate::toy::{self, Toy, Tracked, program, var, with_cx};

/// Steps over some edges, and knows in its precision which ones.
struct Slicing {
    inner: Composite,
    dropped: BTreeSet<EdgeId>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct SlicingPrec {
    dropped: BTreeSet<EdgeId>,
    inner: CompositePrec,
}

impl Prec for SlicingPrec {
    /// Less is dropped.
    fn join(&mut self, other: &Self) -> bool {
        let before = self.dropped.len();
        self.dropped.retain(|edge| other.dropped.contains(edge));
        self.inner.join(&other.inner) | (self.dropped.len() < before)
    }
    fn size(&self) -> usize {
        self.inner.size()
    }
}

impl Analysis for Slicing {
    type State = CompositeState;
    type Prec = SlicingPrec;

    fn initial(&mut self, cx: Cx<'_>) -> Step<(CompositeState, SlicingPrec)> {
        let (state, inner) = self.inner.initial(cx)?;
        Ok((state, SlicingPrec { dropped: self.dropped.clone(), inner }))
    }
    fn enabled(&mut self, s: &CompositeState, p: &SlicingPrec, out: &mut Actions, cx: Cx<'_>) {
        self.inner.enabled(s, &p.inner, out, cx);
    }
    fn transfer(
        &mut self,
        s: &CompositeState,
        p: &SlicingPrec,
        action: Action,
        op: &Op,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[Successor<CompositeState>; 1]>> {
        let op = if p.dropped.contains(&action.edge()) { &Op::Noop } else { op };
        self.inner.transfer(s, &p.inner, action, op, cx)
    }
    fn merge(
        &mut self,
        new: &CompositeState,
        reached: &CompositeState,
        p: &SlicingPrec,
        cx: Cx<'_>,
    ) -> Step<Merge<CompositeState>> {
        self.inner.merge(new, reached, &p.inner, cx)
    }
    fn covers(&mut self, reached: &CompositeState, new: &CompositeState, p: &SlicingPrec, cx: Cx<'_>) -> Step<bool> {
        self.inner.covers(reached, new, &p.inner, cx)
    }
    fn adjust(
        &mut self,
        s: CompositeState,
        p: &SlicingPrec,
        cx: Cx<'_>,
    ) -> Step<Adjustment<CompositeState, SlicingPrec>> {
        let around = |inner| SlicingPrec { dropped: p.dropped.clone(), inner };
        Ok(match self.inner.adjust(s, &p.inner, cx)? {
            Adjustment::Keep(state) => Adjustment::Keep(state),
            Adjustment::Changed { state, prec } => Adjustment::Changed { state, prec: around(prec) },
            Adjustment::Break { state, prec } => Adjustment::Break { state, prec: around(prec) },
        })
    }
    fn locs(&self, s: &CompositeState) -> Locs {
        self.inner.locs(s)
    }
    fn depth(&self, s: &CompositeState) -> usize {
        self.inner.depth(s)
    }
}

struct Doubt;

impl Confirm<CompositeState, SlicingPrec> for Doubt {
    type Counterexample = ();
    fn confirm(
        &mut self,
        _arg: &Arg<CompositeState, SlicingPrec>,
        _path: &ArgPath,
        _target: &Target,
        _cx: Cx<'_>,
    ) -> Step<Confirmation<()>> {
        Ok(Confirmation::Not("doubt".to_owned()))
    }
}

/// What is tracked in the end, if there is a proof; `dropped`: the edge that assigns to `b` is stepped over.
fn proves(drops: bool) -> Option<Tracked> {
    let program = program(
        "
        static a: int
        static b: int
        function main() -> void {
          entry l0, exit l5
          l0 -> l1: a := 1
          l1 -> l2: b := 2
          l2 -> l3: assume a == 1
          l2 -> l4: assume !(a == 1)
          l3 -> l5: return
          l4 (ERROR) -> l5: return
        }
        ",
    );
    let b = var(&program, "b");
    let assigns_b = |edge: &cfa::Edge| matches!(&edge.op, Op::Assign { place, .. } if place.variable() == Some(b));
    let dropped: BTreeSet<EdgeId> =
        program.edges.iter_enumerated().filter(|(_, edge)| drops && assigns_b(edge)).map(|(id, _)| id).collect();
    let all = dropped.clone();
    let embed = Box::new(move |prec: Tracked| SlicingPrec { dropped: all.clone(), inner: toy::embed()(prec) });
    let mut refiner = PathRefiner::new(Toy::default(), 0, embed, PathRefinerOptions::default());
    let mut analysis = Slicing { inner: toy::analysis::analysis(false), dropped };
    let run = with_cx(&program, |cx| {
        let options = CegarOptions::default();
        cegar(&mut analysis, Some(&mut refiner), &mut Doubt, &options, &mut (), cx)
    });
    assert_eq!(run.rounds.len(), 2);
    run.is_proof().then(|| run.prec.expect("the run began").inner.get::<Tracked>(0).expect("of the values").clone())
}

#[test]
fn a_wrappers_precision_may_contain_that_of_the_values() {
    let tracked = proves(false);
    assert!(tracked.as_ref().is_some_and(|tracked| tracked.0.len() == 1));
    assert_eq!(proves(true), tracked);
}
