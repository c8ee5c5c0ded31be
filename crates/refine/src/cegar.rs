//! Counterexample-guided abstraction refinement (000 Alg. 2).
//!
//! Explore until a target is reached; ask the refiner whether the path is possible. If not, its increment joins the
//! precision, the graph is pruned where the path must know more, and exploration goes on. If it is, the path must be
//! confirmed. What can be neither refuted nor confirmed is set aside: it stays in the graph, and while it does, there
//! is no proof.

use std::collections::BTreeMap;
use std::time::Instant;

use cpa::{
    Adjustment, Analysis, Arg, ArgPath, Cx, ExplorationEnd, ExploreOptions, NodeId, Order, PathStep, Prec, Progress,
    State, Status, Step, Target, Undefined, explore,
};
use index::{FxHashMap, work};

use crate::progress::{adds_something, join_precs_below};
use crate::{CegarOutcome, Confirm, Confirmation, FoundTarget, Refinement, Refiner, Round, RoundEnd, SetAside};

#[derive(Clone, Debug)]
pub struct CegarOptions<P> {
    pub prune: Prune,
    /// How many violations to find before the run ends.
    pub violations: usize,
    /// How many nodes are explored after the first one, where there may be more.
    pub beyond: usize,
    /// How many paths may be set aside before the run ends without a proof.
    pub aside: usize,
    pub order: Order,
    pub explore: ExploreOptions,
    /// What to track from the beginning, beside what the analysis asks for.
    pub initial: Option<P>,
}

impl<P> Default for CegarOptions<P> {
    fn default() -> Self {
        CegarOptions {
            prune: Prune::Pivot,
            violations: 1,
            beyond: usize::MAX,
            aside: usize::MAX,
            order: Order::default(),
            explore: ExploreOptions::default(),
            initial: None,
        }
    }
}

/// What refinement takes away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prune {
    /// What was found from the pivot of the path on.
    Pivot,
    /// Everything.
    Restart,
}

/// Is told of each round when it ends.
pub trait CegarProgress: Progress {
    fn round(&mut self, _round: &Round) {}
}

impl CegarProgress for () {}

/// Without a refiner every path is tried as it is.
pub fn cegar<'r, A: Analysis + ?Sized, C: Confirm<A::State, A::Prec>>(
    analysis: &mut A,
    refiner: Option<&mut (dyn Refiner<A::State, A::Prec> + 'r)>,
    confirm: &mut C,
    options: &CegarOptions<A::Prec>,
    progress: &mut (dyn CegarProgress + 'r),
    cx: Cx<'_>,
) -> CegarOutcome<A::State, A::Prec, C::Counterexample> {
    let began_at = work::done();
    let arg = match plant(analysis, options.initial.as_ref(), &options.order, cx) {
        Ok(arg) => arg,
        Err(stop) => {
            let (violations, set_aside, unsupported, rounds) = Default::default();
            return CegarOutcome {
                stop: Some(stop),
                violations,
                set_aside,
                unsupported,
                rounds,
                prec: None,
                arg: None,
            };
        }
    };
    let prec = arg.prec(arg.root()).clone();
    let mut run = Run {
        analysis,
        refiner,
        confirm,
        options,
        progress,
        cx,
        arg,
        prec,
        aside: BTreeMap::new(),
        refused: FxHashMap::default(),
        attempts: FxHashMap::default(),
        violations: Vec::new(),
        most_nodes: usize::MAX,
        rounds: Vec::new(),
        round: Round::default(),
        began_at,
    };
    let stop = run.all().err();
    run.finish(stop)
}

/// A new graph. The root knows what its precision lets it know.
fn plant<A: Analysis + ?Sized>(
    analysis: &mut A,
    increment: Option<&A::Prec>,
    order: &Order,
    cx: Cx<'_>,
) -> Step<Arg<A::State, A::Prec>> {
    let (state, mut prec) = analysis.initial(cx)?;
    if let Some(increment) = increment {
        prec.join(increment);
    }
    let (state, prec) = match analysis.adjust(state, &prec, cx)? {
        Adjustment::Keep(state) => (state, prec),
        Adjustment::Changed { state, prec } | Adjustment::Break { state, prec } => (state, prec),
    };
    Ok(Arg::new(state, prec, order.clone()))
}

/// One call of [`cegar`].
struct Run<'a, 'r, A: Analysis + ?Sized, C: Confirm<A::State, A::Prec>> {
    analysis: &'a mut A,
    refiner: Option<&'a mut (dyn Refiner<A::State, A::Prec> + 'r)>,
    confirm: &'a mut C,
    options: &'a CegarOptions<A::Prec>,
    progress: &'a mut (dyn CegarProgress + 'r),
    cx: Cx<'a>,
    arg: Arg<A::State, A::Prec>,
    /// All that was ever asked to be tracked.
    prec: A::Prec,
    /// Why the nodes that are set aside are; those of violations that were reported are not here.
    aside: BTreeMap<NodeId, String>,
    /// Paths that were not confirmed: they may come again after the graph was pruned.
    refused: FxHashMap<Vec<PathStep>, String>,
    /// How often the precision, as it is now, did not keep exploration from these paths.
    attempts: FxHashMap<Vec<PathStep>, u32>,
    violations: Vec<FoundTarget<C::Counterexample>>,
    /// How many nodes there may be, if that is less than the options say.
    most_nodes: usize,
    rounds: Vec<Round>,
    /// The present one.
    round: Round,
    /// What was counted when it began.
    began_at: u64,
}

impl<A: Analysis + ?Sized, C: Confirm<A::State, A::Prec>> Run<'_, '_, A, C> {
    fn all(&mut self) -> Step<()> {
        while self.violations.len() < self.options.violations.max(1) && self.aside.len() < self.options.aside {
            match self.explore()? {
                ExplorationEnd::Break(_) => {}
                ExplorationEnd::Finished => {
                    self.end_round(RoundEnd::Finished);
                    break;
                }
                ExplorationEnd::Target(n) => {
                    let ended = self.judge(n)?;
                    self.end_round(ended);
                }
            }
        }
        Ok(())
    }

    fn explore(&mut self) -> Step<ExplorationEnd> {
        let max_nodes = self.options.explore.max_nodes.min(self.most_nodes);
        let options = ExploreOptions { collect_targets: false, max_nodes, ..self.options.explore.clone() };
        let before = self.arg.counts();
        let started = Instant::now();
        let explored = explore(self.analysis, &mut self.arg, &options, self.progress, self.cx);
        self.round.phases.explore += started.elapsed();
        self.round.explored(self.arg.counts(), before);
        self.round.prec_size = self.prec.size();
        explored
    }

    fn judge(&mut self, n: NodeId) -> Step<RoundEnd> {
        let target = self.arg.state(n).target().expect("exploration returns targets").clone();
        if self.violations.iter().any(|found| found.target == target) {
            self.arg.set_aside(n);
            return Ok(RoundEnd::Violation);
        }
        let path = self.arg.path_to(n);
        self.round.path_length = path.len();
        let refinement = match &mut self.refiner {
            Some(refiner) => {
                let refinement = refiner.refine(&self.arg, &path, self.cx);
                self.round.add_work(refiner.take_work());
                refinement?
            }
            None => Refinement::Feasible,
        };
        match (refinement, &target) {
            (Refinement::Spurious { increment, pivot }, _) => match self.refine(&path, increment, pivot)? {
                Some(ended) => Ok(ended),
                None => Ok(self.set_aside(n, "a spurious path cannot be refuted by tracking more".to_owned())),
            },
            (Refinement::Unknown(reason), _) => Ok(self.set_aside(n, reason)),
            (Refinement::Feasible, Target::Unsupported { what, .. } | Target::Undefined(Undefined { what, .. })) => {
                Ok(self.set_aside(n, what.clone()))
            }
            (Refinement::Feasible, Target::Violation(_)) => self.try_to_confirm(n, path, target),
        }
    }

    /// Makes the precision better and takes away what was explored without it. `None` if that was in vain before.
    fn refine(&mut self, path: &ArgPath, increment: A::Prec, pivot: NodeId) -> Step<Option<RoundEnd>> {
        let at = path.nodes.iter().position(|&n| n == pivot).expect("the pivot is on the path");
        if self.prec.join(&increment) {
            self.attempts.clear();
        }
        // A node that waited while its precision grew has a state from before. So the path may have to be explored
        // again although all its nodes have the precision; if it comes back then, tracking more does not help here.
        let attempts = match adds_something(&self.arg, path, at, &increment) {
            true => 0,
            false => {
                let attempts = self.attempts.entry(path.steps.clone()).or_default();
                *attempts += 1;
                *attempts
            }
        };
        match (self.options.prune, attempts) {
            (Prune::Pivot, 0 | 1) if at > 0 => {
                self.prune(pivot, increment);
                Ok(Some(RoundEnd::Refined))
            }
            (Prune::Restart, 0) | (Prune::Pivot, 0 | 1) => self.restart().map(|()| Some(RoundEnd::Refined)),
            (Prune::Pivot, 2) if at > 0 => self.restart().map(|()| Some(RoundEnd::Restarted)),
            (Prune::Restart | Prune::Pivot, _) => Ok(None),
        }
    }

    fn prune(&mut self, pivot: NodeId, mut increment: A::Prec) {
        join_precs_below(&self.arg, pivot, &mut increment);
        let before = self.arg.counts().removed;
        self.arg.prune(pivot);
        self.round.removed = self.arg.counts().removed - before;
        self.arg.refine_waiting(&increment);
        self.aside.retain(|&n, _| self.arg.is_live(n));
    }

    /// Begins anew with all that was ever asked for.
    fn restart(&mut self) -> Step<()> {
        let order = &self.options.order;
        let arg = plant(self.analysis, Some(&self.prec), order, self.cx)?;
        self.prec.join(arg.prec(arg.root()));
        self.round.removed = self.arg.len();
        self.arg = arg;
        self.aside.clear();
        Ok(())
    }

    fn try_to_confirm(&mut self, n: NodeId, path: ArgPath, target: Target) -> Step<RoundEnd> {
        if let Some(reason) = self.refused.get(&path.steps) {
            let reason = reason.clone();
            return Ok(self.set_aside(n, reason));
        }
        let started = Instant::now();
        let confirmation = self.confirm.confirm(&self.arg, &path, &target, self.cx);
        self.round.phases.confirm += started.elapsed();
        match confirmation? {
            Confirmation::Real(counterexample) => {
                self.arg.set_aside(n);
                if self.violations.is_empty() {
                    self.most_nodes = self.arg.counts().nodes().saturating_add(self.options.beyond);
                }
                self.violations.push(FoundTarget { target, path, counterexample });
                Ok(RoundEnd::Violation)
            }
            Confirmation::Not(reason) => {
                self.refused.insert(path.steps, reason.clone());
                Ok(self.set_aside(n, reason))
            }
        }
    }

    fn set_aside(&mut self, n: NodeId, reason: String) -> RoundEnd {
        self.arg.set_aside(n);
        self.aside.insert(n, reason);
        RoundEnd::SetAside
    }

    fn end_round(&mut self, ended: RoundEnd) {
        self.round.ended = ended;
        let now = work::done();
        self.round.counted_work = now - std::mem::replace(&mut self.began_at, now);
        self.progress.round(&self.round);
        self.rounds.push(std::mem::take(&mut self.round));
    }

    fn finish(mut self, stop: Option<cpa::Stop>) -> CegarOutcome<A::State, A::Prec, C::Counterexample> {
        if stop.is_some() {
            self.end_round(RoundEnd::Stopped);
        } else if self.violations.is_empty() {
            // Unreachable by construction, and a wrong proof if it were not.
            let unjudged: Vec<NodeId> = self.arg.nodes().filter(|&n| self.arg.status(n) == Status::Target).collect();
            for n in unjudged {
                self.set_aside(n, "a target was not judged".to_owned());
            }
        }
        // Exploration removes targets too, where it finds that they cannot follow any more.
        self.aside.retain(|&n, _| self.arg.is_live(n) && self.arg.status(n) == Status::SetAside);
        let (mut set_aside, mut unsupported) = (Vec::new(), Vec::new());
        for (&n, reason) in &self.aside {
            let target = self.arg.state(n).target().expect("only targets are set aside").clone();
            let list = match target {
                Target::Violation(_) => &mut set_aside,
                Target::Unsupported { .. } | Target::Undefined(_) => &mut unsupported,
            };
            let entry = SetAside { target, reason: reason.clone() };
            if !list.contains(&entry) {
                list.push(entry);
            }
        }
        let Run { violations, rounds, prec, arg, .. } = self;
        CegarOutcome { stop, violations, set_aside, unsupported, rounds, prec: Some(prec), arg: Some(arg) }
    }
}
