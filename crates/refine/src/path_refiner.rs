//! The refiner: interpolants of an infeasible path become the precision of one component of a composite (000 Alg. 4 to
//! 6).

use std::hash::Hash;
use std::time::Instant;

use cfa::LocId;
use cpa::{Arg, ArgPath, CompositeState, Cx, Prec, State, Step, Transition};
use index::FxHashSet;

use crate::{
    Candidate, Feasibility, Interpolants, PathDomain, Preference, Prefixes, Refinement, Refiner, Work, check, extract,
    interpolate, select,
};

#[derive(Clone, PartialEq, Debug)]
pub struct PathRefinerOptions {
    /// Refine by the best of several prefixes; `None`: by the first.
    pub selection: Option<Selection>,
    /// Leave out what cannot matter before interpolation.
    pub slice: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Selection {
    /// How many prefixes are looked at.
    pub prefixes: usize,
    /// The first one decides, then the next.
    pub preferences: Vec<Preference>,
}

impl Default for Selection {
    fn default() -> Self {
        Selection { prefixes: 20, preferences: Preference::usual() }
    }
}

impl Default for PathRefinerOptions {
    fn default() -> Self {
        PathRefinerOptions { selection: Some(Selection::default()), slice: true }
    }
}

/// Where the precision of one domain has its place in that of the whole analysis, wrappers included: a precision that asks
/// for this and nothing else.
pub type Embed<Q, P> = Box<dyn Fn(Q) -> P>;

pub struct PathRefiner<D: PathDomain, P> {
    domain: D,
    /// The component of the composite that the domain speaks for.
    part: usize,
    embed: Embed<D::Prec, P>,
    options: PathRefinerOptions,
    work: Work,
}

/// How many posts may be spent on all prefixes but the first, for each step of the path and at all. Not measured.
const POSTS_PER_STEP: usize = 40;
const POSTS: usize = 400_000;

impl<D: PathDomain, P: Prec> PathRefiner<D, P> {
    pub fn new(domain: D, part: usize, embed: Embed<D::Prec, P>, options: PathRefinerOptions) -> Self {
        PathRefiner { domain, part, embed, options, work: Work::default() }
    }
    pub fn domain(&mut self) -> &mut D {
        &mut self.domain
    }

    /// The way to refine, for a path that is not possible.
    fn choose(
        &mut self,
        steps: &[Transition<'_>],
        violates: bool,
        prefixes: &Prefixes<D::State>,
        cx: Cx<'_>,
    ) -> Step<Candidate<D::Fact>> {
        let Prefixes { states, list } = prefixes;
        let mut candidates: Vec<Candidate<D::Fact>> = Vec::new();
        // The first one is needed whatever it costs.
        let mut budget = usize::MAX;
        for prefix in list {
            let last = violates && prefix.end + 1 == steps.len();
            let path = prefix.steps(steps);
            let found = interpolate(&mut self.domain, states, &path, last, self.options.slice, budget, cx)?;
            let Some(interpolants) = found else { break };
            self.work.prefixes += 1;
            self.work.interpolation_steps += interpolants.posts;
            budget = match candidates.is_empty() {
                true => steps.len().saturating_mul(POSTS_PER_STEP).min(POSTS),
                false => budget - interpolants.posts,
            };
            candidates.push(Candidate { prefix: prefix.clone(), interpolants });
        }
        let preferences = self.options.selection.as_ref().map_or(&[][..], |selection| &selection.preferences);
        let chosen = select(&self.domain, steps, &candidates, preferences);
        Ok(candidates.swap_remove(chosen))
    }

    /// Interpolants and a precision under which exploration does not come the same way again.
    fn found(
        &mut self,
        steps: &[Transition<'_>],
        violates: bool,
        prefixes: Prefixes<D::State>,
        cx: Cx<'_>,
    ) -> Step<(Interpolants<D::Fact>, D::Prec)> {
        let Candidate { prefix, interpolants } = self.choose(steps, violates, &prefixes, cx)?;
        let last = violates && prefix.end + 1 == steps.len();
        let path = &steps[..=prefix.end];
        let prec = self.domain.track(&by_location(path, &interpolants, cx), cx);
        if self.refutes(path, last, &prec, cx)? {
            return Ok((interpolants, prec));
        }
        // A step that was left out does more where less is known.
        let all = prefix.steps(steps);
        let found = interpolate(&mut self.domain, &prefixes.states, &all, last, false, usize::MAX, cx)?;
        let interpolants = found.unwrap_or(interpolants);
        self.work.interpolation_steps += interpolants.posts;
        let prec = self.domain.track(&by_location(path, &interpolants, cx), cx);
        Ok((interpolants, prec))
    }

    /// Whether an exploration that tracks no more than `prec` does not come to the end of the path.
    fn refutes(&mut self, path: &[Transition<'_>], violates: bool, prec: &D::Prec, cx: Cx<'_>) -> Step<bool> {
        let mut now = self.domain.start(cx)?;
        for (at, step) in path.iter().enumerate() {
            cx.cancel.check()?;
            let last = violates && at + 1 == path.len();
            match self.domain.explored(&now, prec, step, last, cx)? {
                Some(next) => now = next,
                None => return Ok(true),
            }
        }
        Ok(false)
    }
}

impl<D: PathDomain, P: Prec> Refiner<CompositeState, P> for PathRefiner<D, P> {
    fn refine(&mut self, arg: &Arg<CompositeState, P>, path: &ArgPath, cx: Cx<'_>) -> Step<Refinement<P>> {
        let end = arg.state(path.last());
        let violates = end.parts()[self.part].target().is_some();
        // Where control is stuck, the components did not take the last step.
        let taken = if end.control.stuck.is_some() { path.len().saturating_sub(1) } else { path.len() };
        let steps: Vec<Transition<'_>> = path.steps[..taken].iter().map(|step| step.transition(cx.program)).collect();

        let started = Instant::now();
        let checked = check(&mut self.domain, &steps, violates, cx);
        self.work.check += started.elapsed();
        let checked = checked?;
        if checked.verdict == Feasibility::Feasible {
            return Ok(Refinement::Feasible);
        }

        let started = Instant::now();
        let limit = self.options.selection.as_ref().map_or(1, |selection| selection.prefixes.max(1));
        let found = extract(&mut self.domain, &steps, violates, checked, limit, cx)
            .and_then(|prefixes| self.found(&steps, violates, prefixes, cx));
        self.work.interpolate += started.elapsed();
        let (interpolants, prec) = found?;

        let Some(pivot) = interpolants.pivot else {
            // The domain refutes the path with nothing tracked, and yet exploration took it.
            return Ok(Refinement::Unknown("a path is refuted by no fact that can be tracked".to_owned()));
        };
        self.work.facts += interpolants.distinct().len();
        Ok(Refinement::Spurious { increment: (self.embed)(prec), pivot: path.nodes[pivot] })
    }

    fn take_work(&mut self) -> Work {
        std::mem::take(&mut self.work)
    }
}

/// What must be known where. Loops come to the same places again and again, so each demand is listed once.
fn by_location<F: Clone + Eq + Hash>(
    steps: &[Transition<'_>],
    interpolants: &Interpolants<F>,
    cx: Cx<'_>,
) -> Vec<(LocId, Vec<F>)> {
    let mut seen = FxHashSet::default();
    let positions = steps.iter().zip(&interpolants.facts).filter(|(_, facts)| !facts.is_empty());
    let demands = positions.map(|(step, facts)| (cx.program.edges[step.edge].source, facts));
    demands.filter(|demand| seen.insert(*demand)).map(|(loc, facts)| (loc, facts.clone())).collect()
}
