//! One domain as a configurable program analysis with dynamic precision adjustment (CPA+): states, precisions, and the
//! operators on them.

use std::fmt::Debug;
use std::hash::Hash;

use smallvec::SmallVec;

use crate::{Answer, Ask, Cx, Digest, Draw, Query, Reduce, Step, Target, Transition};

/// A value: equal content, equal hash, no interior mutability.
pub trait State: Clone + Eq + Hash + Debug + 'static {
    /// States with different keys are never compared. Most domains leave this to control.
    fn partition(&self) -> Option<u64> {
        None
    }
    fn target(&self) -> Option<&Target> {
        None
    }
    /// Whether it is explored only when no others wait: what is found behind it counts for less.
    fn is_late(&self) -> bool {
        false
    }
    /// Tells most states apart that cannot cover each other, quickly.
    fn digest(&self) -> Digest {
        Digest::default()
    }
}

pub trait Prec: Clone + Eq + Hash + Debug + 'static {
    /// Whether anything was new.
    fn join(&mut self, other: &Self) -> bool;
    /// How many facts it asks to be tracked, for statistics.
    fn size(&self) -> usize;
}

impl Prec for () {
    fn join(&mut self, _other: &Self) -> bool {
        false
    }
    fn size(&self) -> usize {
        0
    }
}

/// No successor: the step is not possible.
pub type Successors<S> = SmallVec<[S; 1]>;

#[derive(Clone, PartialEq, Debug)]
pub enum Merge<S> {
    /// The reached state stays as it is.
    Separate,
    /// Replaces the reached state; covers both.
    Joined(S),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Strengthening<S> {
    Unchanged,
    To(S),
    /// With what the others know, the step is not possible.
    Bottom,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Adjustment<S, P> {
    /// With the same precision. The state may be another one.
    Keep(S),
    Changed {
        state: S,
        prec: P,
    },
    /// Exploration pauses once this state is in the reached set.
    Break {
        state: S,
        prec: P,
    },
}

/// A configurable program analysis with dynamic precision adjustment. Operators take `&mut self`: caches live in the
/// analysis, not in states. `Err` is a limit, never a verdict.
pub trait Cpa {
    type State: State;
    type Prec: Prec;

    fn name(&self) -> &'static str;
    fn initial(&mut self, cx: Cx<'_>) -> Step<(Self::State, Self::Prec)>;
    /// `others` answers for the states of the other components before the step.
    fn transfer(
        &mut self,
        s: &Self::State,
        p: &Self::Prec,
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<Self::State>>;
    /// `s` is the successor; `others` answers for the successors of the other components.
    fn strengthen(
        &mut self,
        _s: &Self::State,
        _p: &Self::Prec,
        _t: &Transition<'_>,
        _others: &mut dyn Ask,
        _cx: Cx<'_>,
    ) -> Step<Strengthening<Self::State>> {
        Ok(Strengthening::Unchanged)
    }
    fn merge(
        &mut self,
        _new: &Self::State,
        _reached: &Self::State,
        _p: &Self::Prec,
        _cx: Cx<'_>,
    ) -> Step<Merge<Self::State>> {
        Ok(Merge::Separate)
    }
    /// Whether [`Cpa::merge`] is ever anything but separate. Asked once.
    fn merges(&self) -> bool {
        true
    }
    /// Whether every concrete state of `new` is one of `reached`.
    fn covers(&mut self, reached: &Self::State, new: &Self::State, _p: &Self::Prec, _cx: Cx<'_>) -> Step<bool> {
        Ok(reached == new)
    }
    /// Whether every concrete state of `new` is in one of `reached`, where no single one covers it. Asked only if
    /// the configuration says so; the join of all is an answer only in domains where a join adds nothing.
    fn covers_jointly(
        &mut self,
        _reached: &[&Self::State],
        _new: &Self::State,
        _p: &Self::Prec,
        _cx: Cx<'_>,
    ) -> Step<bool> {
        Ok(false)
    }
    /// Whether [`Cpa::adjust`] ever does anything. Asked once.
    fn adjusts(&self) -> bool {
        true
    }
    /// `locs` is where the threads are now.
    fn adjust(
        &mut self,
        s: Self::State,
        _p: &Self::Prec,
        _locs: &[cfa::LocId],
        _cx: Cx<'_>,
    ) -> Step<Adjustment<Self::State, Self::Prec>> {
        Ok(Adjustment::Keep(s))
    }
    /// If states can be cut down to a block.
    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = Self::State>> {
        None
    }
    /// If states can be shown.
    fn painter(&self) -> Option<&dyn Draw<State = Self::State>> {
        None
    }
    /// What the others may ask it.
    fn answer(&mut self, _s: &Self::State, _query: Query, _cx: Cx<'_>) -> Answer {
        Answer::Unknown
    }
}
