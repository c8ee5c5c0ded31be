//! Interpolation by forgetting (000 Alg. 3 and 4): which facts, before each step, a contradiction further on needs.
//!
//! The interpolant before step `i` is what the step before it makes of the interpolant before that one, less every fact
//! whose absence leaves the rest of the path contradictory. The facts are tried in the order in which the domain lists
//! them. That is the algorithm of the document; done literally, it runs the rest of the path once for each fact at each
//! step. What keeps it fast and changes no result, provided that posts are monotone:
//!
//! * Steps that cannot matter are left out beforehand (path slicing, [`PathDomain::relevant`]).
//! * The states of the last contradictory run are kept (`trail`): they are the strongest posts of the interpolant, so
//!   the next step needs no post, and a run that falls in with them is contradictory too.
//! * What was found not to contradict is kept as a `Witness`, with some of the states behind it: a run that knows no more
//!   than a witness does not contradict either. So a fact that stays necessary is not tested again and again.
//! * A condition that adds no fact changes nothing: all facts that were necessary still are.
//! * Facts are tried many at once: if the contradiction survives the loss of all of them, it survives each loss before.

use std::collections::BTreeSet;

use cfa::Op;
use cpa::{Cx, Flow, Step, Transition};

use crate::PathDomain;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interpolants<F> {
    /// `facts[i]` must be known before step `i`, so that the rest of the path is not possible.
    pub facts: Vec<Vec<F>>,
    /// The first position where something must be known.
    pub pivot: Option<usize>,
    /// Posts that were computed, as a measure of cost.
    pub posts: usize,
}

impl<F: Ord> Interpolants<F> {
    /// Every fact once.
    pub fn distinct(&self) -> BTreeSet<&F> {
        let mut facts = BTreeSet::new();
        let mut last: &[F] = &[];
        // Neighbours are mostly equal.
        for known in self.facts.iter().filter(|known| !known.is_empty()) {
            if **known != *last {
                facts.extend(known);
                last = known;
            }
        }
        facts
    }
}

/// `states[i]` is the strongest state before `steps[i]`; the last step contradicts the state before it. Gives up when
/// the cost exceeds `budget`, a number of posts.
pub fn interpolate<D: PathDomain>(
    domain: &mut D,
    states: &[D::State],
    steps: &[Transition<'_>],
    violates: bool,
    slice: bool,
    budget: usize,
    cx: Cx<'_>,
) -> Step<Option<Interpolants<D::Fact>>> {
    let states = &states[..steps.len()];
    let kept = steps_that_act(steps);
    let mut trail: Vec<D::State> = kept.iter().map(|&at| states[at].clone()).collect();
    let mut run = Run { domain, steps, kept, violates, cx, posts: 0, budget };
    if slice {
        let relevant = run.domain.relevant(states, steps, violates, cx);
        // A domain has to run the path to find out.
        run.posts += steps.len();
        let is_kept = |at: usize| relevant[at] || at + 1 == steps.len();
        let sliced: Vec<usize> = run.kept.iter().copied().filter(|&at| is_kept(at)).collect();
        if sliced.len() < run.kept.len() {
            let unsliced = std::mem::replace(&mut run.kept, sliced);
            // A slice that loses the contradiction, against the contract, is not used.
            match run.contradiction(states[0].clone())? {
                Some(shorter) => trail = shorter,
                None => {
                    run.kept = unsliced;
                    run.domain.unslice();
                }
            }
        }
    } else {
        run.domain.unslice();
    }
    let mut interpolation = Interpolation { run, trail, witnesses: Vec::new() };
    let Some(by_kept) = interpolation.all()? else { return Ok(None) };
    let Run { kept, posts, .. } = interpolation.run;

    // What is known before a step that acts holds before those that are left out in front of it.
    let mut facts = Vec::with_capacity(steps.len());
    for (at, known) in kept.into_iter().zip(by_kept) {
        facts.resize(at + 1, known);
    }
    let pivot = facts.iter().position(|known| !known.is_empty());
    Ok(Some(Interpolants { facts, pivot, posts }))
}

/// All but those that do nothing.
fn steps_that_act(steps: &[Transition<'_>]) -> Vec<usize> {
    let acts = |step: &Transition<'_>| !matches!((step.op, step.flow), (Op::Noop, Flow::Next));
    (0..steps.len()).filter(|&at| acts(&steps[at]) || at + 1 == steps.len()).collect()
}

/// How far apart the states are that a [`Witness`] keeps.
const MARK: usize = 32;
/// The oldest witnesses are forgotten. Not measured; it costs time only, and changes no result.
const WITNESSES: usize = 12;

/// Runs of what is left of a path. Positions count the steps `kept`.
struct Run<'a, D: PathDomain> {
    domain: &'a mut D,
    steps: &'a [Transition<'a>],
    kept: Vec<usize>,
    violates: bool,
    cx: Cx<'a>,
    posts: usize,
    budget: usize,
}

impl<D: PathDomain> Run<'_, D> {
    fn is_last(&self, at: usize) -> bool {
        at + 1 == self.kept.len()
    }
    fn post(&mut self, s: &D::State, at: usize) -> Step<Option<D::State>> {
        self.cx.cancel.check()?;
        self.posts += 1;
        let violates = self.violates && self.is_last(at);
        self.domain.post(s, &self.steps[self.kept[at]], violates, self.cx)
    }
    /// The states before each step, if the last step and no other is the contradiction.
    fn contradiction(&mut self, start: D::State) -> Step<Option<Vec<D::State>>> {
        let mut states = vec![start];
        for at in 0..self.kept.len() {
            match self.post(&states[at], at)? {
                Some(_) if self.is_last(at) => return Ok(None),
                Some(next) => states.push(next),
                None if self.is_last(at) => return Ok(Some(states)),
                None => return Ok(None),
            }
        }
        Ok(None)
    }
    fn covers(&mut self, general: &D::State, special: &D::State) -> bool {
        self.domain.covers(general, special, self.cx)
    }
    fn without(&self, s: &D::State, facts: &[D::Fact]) -> D::State {
        let mut s = s.clone();
        for fact in facts {
            self.domain.forget(&mut s, fact);
        }
        s
    }
}

/// The rest of the path is possible from these states on.
struct Witness<S> {
    position: usize,
    state: S,
    /// States further on, by position: the nearest one comes last.
    marks: Vec<(usize, S)>,
}

struct Interpolation<'a, D: PathDomain> {
    run: Run<'a, D>,
    /// From the present position on: the posts of the last interpolant. Before it: the interpolants.
    trail: Vec<D::State>,
    witnesses: Vec<Witness<D::State>>,
}

enum TestResult<S> {
    /// The states from the tested one on, until the run fell in with the trail or met the contradiction.
    Contradicts(Vec<S>),
    Possible,
}

impl<D: PathDomain> Interpolation<'_, D> {
    /// For each position, what must be known there. `None` if that costs too much.
    fn all(&mut self) -> Step<Option<Vec<Vec<D::Fact>>>> {
        let mut result: Vec<Vec<D::Fact>> = Vec::with_capacity(self.run.kept.len());
        for at in 0..self.run.kept.len() {
            let facts = self.run.domain.facts(&self.trail[at]);
            let same = result.last().is_some_and(|before| *before == facts);
            let is_condition = at > 0 && matches!(self.run.steps[self.run.kept[at - 1]].op, Op::Assume { .. });
            let needed = if facts.is_empty() || (same && is_condition) { facts } else { self.needed(at, &facts)? };
            result.push(needed);
            if self.run.posts > self.run.budget {
                return Ok(None);
            }
        }
        Ok(Some(result))
    }

    /// Those of the facts that the contradiction needs. The state before `at` becomes the interpolant.
    fn needed(&mut self, at: usize, facts: &[D::Fact]) -> Step<Vec<D::Fact>> {
        self.advance_witnesses(at)?;
        let mut needed = Vec::new();
        let mut rest = facts;
        while !rest.is_empty() {
            // The contradiction survives the loss of the first `lost` facts, and not that of the first `broken` ones.
            let mut lost = 0;
            let mut broken = rest.len() + 1;
            while broken - lost > 1 {
                // All of them first: most facts are not needed.
                let tried = if broken > rest.len() { rest.len() } else { lost.midpoint(broken) };
                let s = self.run.without(&self.trail[at], &rest[..tried]);
                match self.test(at, s)? {
                    TestResult::Contradicts(states) => {
                        self.replace_trail(at, states);
                        lost = tried;
                    }
                    TestResult::Possible => broken = tried,
                }
            }
            if let Some(fact) = rest.get(lost) {
                needed.push(fact.clone());
            }
            rest = rest.get(lost + 1..).unwrap_or(&[]);
        }
        Ok(needed)
    }

    /// Runs the rest of the path from `s`.
    fn test(&mut self, at: usize, s: D::State) -> Step<TestResult<D::State>> {
        if self.witnesses.iter().rev().any(|witness| self.run.covers(&s, &witness.state)) {
            return Ok(TestResult::Possible);
        }
        let mut marks = Vec::new();
        let mut states = vec![s];
        for position in at..self.run.kept.len() {
            let now = &states[position - at];
            let distance = position - at;
            let compared = distance.is_power_of_two() || (distance > 0 && distance.is_multiple_of(MARK));
            if compared && self.run.covers(&self.trail[position], now) {
                states.pop();
                return Ok(TestResult::Contradicts(states));
            }
            if distance > 0 && position.is_multiple_of(MARK) {
                if self.is_witnessed(position, now) {
                    break;
                }
                marks.push((position, now.clone()));
            }
            match self.run.post(now, position)? {
                Some(next) => states.push(next),
                None => return Ok(TestResult::Contradicts(states)),
            }
        }
        marks.reverse();
        let state = states.swap_remove(0);
        // Those that know less are of no more use.
        self.witnesses.retain(|old| !self.run.covers(&old.state, &state));
        if self.witnesses.len() == WITNESSES {
            self.witnesses.remove(0);
        }
        self.witnesses.push(Witness { position: at, state, marks });
        Ok(TestResult::Possible)
    }

    fn is_witnessed(&mut self, position: usize, s: &D::State) -> bool {
        self.witnesses.iter().any(|witness| {
            let mark = witness.marks.binary_search_by(|(marked, _)| position.cmp(marked));
            mark.is_ok_and(|mark| self.run.covers(s, &witness.marks[mark].1))
        })
    }

    fn replace_trail(&mut self, at: usize, states: Vec<D::State>) {
        for (old, new) in self.trail[at..].iter_mut().zip(states) {
            *old = new;
        }
    }

    /// Moves the witnesses to this position.
    fn advance_witnesses(&mut self, at: usize) -> Step<()> {
        let mut witnesses = std::mem::take(&mut self.witnesses);
        let mut failed = None;
        witnesses.retain_mut(|witness| match self.advance(witness, at) {
            Ok(possible) => possible,
            Err(stop) => {
                failed = Some(stop);
                false
            }
        });
        self.witnesses = witnesses;
        failed.map_or(Ok(()), Err)
    }

    /// Whether the witness still is one: always, if posts are monotone and what ended its run was right.
    fn advance(&mut self, witness: &mut Witness<D::State>, at: usize) -> Step<bool> {
        while witness.marks.last().is_some_and(|&(position, _)| position <= at) {
            (witness.position, witness.state) = witness.marks.pop().expect("there is a last one");
        }
        while witness.position < at {
            let Some(next) = self.run.post(&witness.state, witness.position)? else { return Ok(false) };
            witness.state = next;
            witness.position += 1;
        }
        Ok(true)
    }
}
