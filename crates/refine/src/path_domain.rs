//! What interpolation needs of a domain: strongest postconditions along a path, and facts that can be forgotten one by
//! one.

use std::fmt::Debug;
use std::hash::Hash;

use cfa::LocId;
use cpa::{Cx, Prec, Step, Transition};

/// A domain seen from one path. Its states keep everything that the domain can know (full precision).
pub trait PathDomain {
    type State: Clone;
    /// Something that a state knows and that a precision can ask to be tracked.
    type Fact: Clone + Ord + Hash + Debug;
    type Prec: Prec;

    /// What is known where the path begins.
    fn start(&mut self, cx: Cx<'_>) -> Step<Self::State>;
    /// The strongest post of one step; `None` if the step contradicts the state. Where `violates`, the step must end in
    /// a target of this domain: `None` also if it cannot.
    fn post(&mut self, s: &Self::State, t: &Transition<'_>, violates: bool, cx: Cx<'_>) -> Step<Option<Self::State>>;
    /// The facts of the state that may be forgotten, in a fixed order: the same for all states.
    fn facts(&self, s: &Self::State) -> Vec<Self::Fact>;
    fn forget(&self, s: &mut Self::State, fact: &Self::Fact);
    /// Whether every concrete state of `special` is one of `general`: all that `general` knows, facts and the rest, is
    /// known to `special`. Both are states at the same position of the same path. `false` is always right, and slow.
    fn covers(&mut self, general: &Self::State, special: &Self::State, cx: Cx<'_>) -> bool;
    /// Whether each step may matter for the last one, which contradicts the state before it. A step that does not can be
    /// left out, and the contradiction stays. `states[i]` is the state before `steps[i]`.
    fn relevant(&mut self, states: &[Self::State], steps: &[Transition<'_>], violates: bool, cx: Cx<'_>) -> Vec<bool>;
    /// The last slice is not used: every fact may matter.
    fn unslice(&mut self);
    /// As [`post`](Self::post), by an exploration that tracks no more than `prec`.
    fn explored(
        &mut self,
        s: &Self::State,
        prec: &Self::Prec,
        t: &Transition<'_>,
        violates: bool,
        cx: Cx<'_>,
    ) -> Step<Option<Self::State>>;
    /// What must be tracked so that these facts are known at these locations. Positions without facts are left out.
    fn track(&self, facts: &[(LocId, Vec<Self::Fact>)], cx: Cx<'_>) -> Self::Prec;
    /// How costly it is to track the fact: low for booleans, high for loop counters.
    fn score(&self, fact: &Self::Fact) -> u32;
    /// The fact speaks of a variable that a loop changes.
    fn is_loop_fact(&self, fact: &Self::Fact) -> bool;
}
