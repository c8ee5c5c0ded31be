//! The algorithm CPA+ [004 Alg. 2; its first two lines swap the sets].
//!
//! Deviations: all successors of a node are in the graph before a target or a break is returned, so that exploration
//! can go on; targets are neither merged nor covered; and states are compared only where paths meet, if so configured.

use std::rc::Rc;

use index::{Work, work};
use smallvec::SmallVec;

use crate::arg::Event;
use crate::waitlist::Position;
use crate::{
    Actions, Adjustment, Analysis, Arg, Counts, Cx, Limit, Link, Merge, NodeId, PathStep, Prec, State, Status, Step,
    Stop, Successor,
};

#[derive(Clone, Debug)]
pub struct ExploreOptions {
    /// Live nodes beyond which exploration ends with [`Limit::Nodes`].
    pub max_nodes: usize,
    pub coverage: Coverage,
    pub stop_at: StopAt,
    /// How many states that know less a new one is compared with; with those that know the same it always is.
    pub max_compared: usize,
    /// Exploration goes on behind targets; they stay in the graph with [`Status::Target`].
    pub collect_targets: bool,
}

impl Default for ExploreOptions {
    fn default() -> Self {
        ExploreOptions {
            max_nodes: usize::MAX,
            coverage: Coverage::Separate,
            stop_at: StopAt::Joins,
            max_compared: 256,
            collect_targets: false,
        }
    }
}

/// When a new state needs no exploration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Coverage {
    /// One reached state covers it.
    Separate,
    /// Or several do together, as [`Analysis::covers_jointly`] says.
    Jointly,
}

/// Where states are merged and compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StopAt {
    All,
    /// Where paths meet and behind calls ([`cfa::Joins`]). Every cycle has such a location, and what would be covered elsewhere
    /// is covered a few steps later. On a toy loop of 30 steps this is five times as fast.
    Joins,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplorationEnd {
    /// Nothing waits any more.
    Finished,
    /// Each target is returned once.
    Target(NodeId),
    /// Precision adjustment asked for a pause.
    Break(NodeId),
}

/// Is told from time to time how far exploration got.
pub trait Progress {
    fn tick(&mut self, counts: &Counts);
}

impl Progress for () {
    fn tick(&mut self, _counts: &Counts) {}
}

/// Steps between two calls of [`Progress::tick`].
const TICK: usize = 1024;

/// Expands what waits. On an error nothing is lost: the node that was being expanded waits again.
pub fn explore<A: Analysis + ?Sized>(
    analysis: &mut A,
    arg: &mut Arg<A::State, A::Prec>,
    options: &ExploreOptions,
    progress: &mut dyn Progress,
    cx: Cx<'_>,
) -> Step<ExplorationEnd> {
    let (merges, adjusts) = (analysis.merges(), analysis.adjusts());
    let mut explorer =
        Explorer { analysis, arg, options, cx, merges, adjusts, found: Vec::new(), actions: Actions::new() };
    let mut steps = 0;
    loop {
        if let Some(event) = explorer.next_event() {
            return Ok(event);
        }
        cx.cancel.check()?;
        steps += 1;
        if steps % TICK == 0 {
            progress.tick(&explorer.arg.counts());
        }
        if !explorer.step()? {
            return Ok(ExplorationEnd::Finished);
        }
    }
}

/// One call of [`explore`].
struct Explorer<'a, A: Analysis + ?Sized> {
    analysis: &'a mut A,
    arg: &'a mut Arg<A::State, A::Prec>,
    options: &'a ExploreOptions,
    cx: Cx<'a>,
    merges: bool,
    adjusts: bool,
    /// The successors of the node that is being expanded.
    found: Vec<NewState<A::State, A::Prec>>,
    actions: Actions,
}

struct NewState<S, P> {
    state: S,
    prec: Rc<P>,
    link: Link,
    is_break: bool,
}

/// A link that the node had before it was expanded again.
struct OldLink {
    child: NodeId,
    link: Link,
    is_successor: bool,
}

type OldLinks = SmallVec<[OldLink; 4]>;

impl<A: Analysis + ?Sized> Explorer<'_, A> {
    fn next_event(&mut self) -> Option<ExplorationEnd> {
        loop {
            match self.arg.next_event()? {
                Event::Target(n) if !self.options.collect_targets && self.arg.status(n) == Status::Target => {
                    return Some(ExplorationEnd::Target(n));
                }
                Event::Target(_) => {}
                Event::Break(n) => return Some(ExplorationEnd::Break(n)),
            }
        }
    }

    /// Expands one node; whether there was one.
    fn step(&mut self) -> Step<bool> {
        if self.arg.counts().waiting > 0 && self.arg.len() >= self.options.max_nodes {
            return Err(Stop::Limit(Limit::Nodes));
        }
        let analysis = &*self.analysis;
        let position = |s: &A::State| Position { locs: analysis.locs(s), depth: analysis.depth(s) };
        let Some(n) = self.arg.pop(self.cx.facts, position) else { return Ok(false) };
        let result = self.expand(n);
        if result.is_err() {
            self.arg.open(n);
        }
        result.map(|()| true)
    }

    fn expand(&mut self, n: NodeId) -> Step<()> {
        if self.arg.is_unchecked(n) && self.is_compared(self.arg.state(n)) {
            let state = self.arg.state(n).clone();
            let prec = self.arg.shared_prec(n).clone();
            if let Some(coverers) = self.find_coverers(&state, &prec)? {
                self.arg.cover(n, &coverers);
                return Ok(());
            }
            self.arg.enlist(n);
        }
        self.compute_successors(n)?;
        self.arg.count_successors(self.found.len());
        if !self.arg.has_children(n) {
            let mut none = OldLinks::new();
            return self.insert_all(&mut none);
        }
        let links = self.arg.links_from(n).into_iter();
        let mut old: OldLinks = links.map(|(child, link)| OldLink { child, link, is_successor: false }).collect();
        self.insert_all(&mut old)?;
        let cut: Vec<_> = old.iter().filter(|old| !old.is_successor).map(|old| (old.child, old.link)).collect();
        if !cut.is_empty() {
            self.arg.cut(&cut);
        }
        Ok(())
    }

    /// Transfer and adjustment, in this order. The graph stays as it is.
    fn compute_successors(&mut self, n: NodeId) -> Step<()> {
        self.found.clear();
        self.actions.clear();
        let (state, prec) = (self.arg.state(n), self.arg.shared_prec(n));
        self.analysis.enabled(state, prec, &mut self.actions, self.cx);
        for &action in &self.actions {
            work::count(Work::Step, 1);
            let op = &self.cx.program.edges[action.edge()].op;
            for Successor { state, flow } in self.analysis.transfer(state, prec, action, op, self.cx)? {
                let link = Link { parent: n, step: PathStep { action, flow } };
                if !self.adjusts {
                    self.found.push(NewState { state, prec: prec.clone(), link, is_break: false });
                    continue;
                }
                let (state, prec, is_break) = match self.analysis.adjust(state, prec, self.cx)? {
                    Adjustment::Keep(state) => (state, prec.clone(), false),
                    Adjustment::Changed { state, prec: new } => (state, share(new, prec), false),
                    Adjustment::Break { state, prec: new } => (state, share(new, prec), true),
                };
                self.found.push(NewState { state, prec, link, is_break });
            }
        }
        Ok(())
    }

    fn insert_all(&mut self, old: &mut OldLinks) -> Step<()> {
        let mut found = std::mem::take(&mut self.found);
        let result = found.drain(..).try_for_each(|found| self.insert(found, old));
        self.found = found;
        result
    }

    fn insert(&mut self, found: NewState<A::State, A::Prec>, old: &mut OldLinks) -> Step<()> {
        if self.is_old_successor(&found, old)? {
            return Ok(());
        }
        if found.state.target().is_some() {
            self.arg.add(found.state, found.prec, Some(found.link), Status::Target);
            return Ok(());
        }
        if !self.is_compared(&found.state) {
            self.insert_unseen(found, old);
            return Ok(());
        }
        if self.merges && self.merge(&found, old)? {
            return Ok(());
        }
        let NewState { state, prec, link, is_break } = found;
        match self.find_coverers(&state, &prec)? {
            Some(coverers) => {
                let n = self.arg.add(state, prec, Some(link), Status::Covered);
                self.arg.cover(n, &coverers);
            }
            None => {
                let n = self.arg.add(state, prec, Some(link), Status::Open);
                self.arg.enlist(n);
                self.note_break(n, is_break);
            }
        }
        Ok(())
    }

    /// At a location where states are not compared.
    fn insert_unseen(&mut self, found: NewState<A::State, A::Prec>, old: &mut OldLinks) {
        let NewState { state, prec, link, is_break } = found;
        let child =
            old.iter_mut().find(|old| !old.is_successor && old.link == link && self.arg.follows_only(old.child));
        let n = match child {
            // What was explored below the child may still hold.
            Some(old) => {
                old.is_successor = true;
                self.arg.replace(old.child, state, &prec);
                old.child
            }
            None => self.arg.add(state, prec, Some(link), Status::Open),
        };
        self.note_break(n, is_break);
    }

    /// Whether a child from an earlier expansion will do.
    fn is_old_successor(&mut self, found: &NewState<A::State, A::Prec>, old: &mut OldLinks) -> Step<bool> {
        for old in old.iter_mut().filter(|old| old.link == found.link) {
            let child = self.arg.state(old.child);
            let holds = match (found.state.target(), child.target()) {
                (Some(_), Some(_)) => *child == found.state,
                (None, None) if child.partition() == found.state.partition() => {
                    self.analysis.covers(child, &found.state, &found.prec, self.cx)?
                }
                (None, None) | (Some(_), None) | (None, Some(_)) => false,
            };
            if holds {
                old.is_successor = true;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether some reached state now represents the new one.
    fn merge(&mut self, found: &NewState<A::State, A::Prec>, old: &mut OldLinks) -> Step<bool> {
        let candidates: SmallVec<[NodeId; 4]> = SmallVec::from(self.arg.candidates(&found.state));
        let mut is_merged = false;
        for n in candidates {
            work::count(Work::Comparison, 1);
            let reached = self.arg.state(n);
            let Merge::Joined(joined) = self.analysis.merge(&found.state, reached, &found.prec, self.cx)? else {
                continue;
            };
            if joined == *reached {
                continue;
            }
            is_merged = true;
            self.arg.replace(n, joined, &found.prec);
            self.arg.add_parent(n, found.link);
            for old in old.iter_mut().filter(|old| old.child == n && old.link == found.link) {
                old.is_successor = true;
            }
            self.note_break(n, found.is_break);
            self.check_covered(n)?;
        }
        Ok(is_merged)
    }

    /// Opens what the changed node does not cover any more. On an error also what it was not asked for.
    fn check_covered(&mut self, n: NodeId) -> Step<()> {
        let mut result = Ok(());
        for covered in self.arg.covered_by(n) {
            let (state, prec) = (self.arg.state(covered), self.arg.prec(covered));
            let stays = match result {
                Ok(()) => self.analysis.covers(self.arg.state(n), state, prec, self.cx),
                Err(_) => Ok(false),
            };
            match stays {
                Ok(true) => {}
                Ok(false) => self.arg.open(covered),
                Err(stop) => {
                    self.arg.open(covered);
                    result = Err(stop);
                }
            }
        }
        result
    }

    /// What covers the state, if anything does.
    fn find_coverers(&mut self, state: &A::State, prec: &A::Prec) -> Step<Option<SmallVec<[NodeId; 1]>>> {
        for n in self.arg.likely_coverers(state, self.options.max_compared) {
            work::count(Work::Comparison, 1);
            if self.analysis.covers(self.arg.state(n), state, prec, self.cx)? {
                return Ok(Some(SmallVec::from_elem(n, 1)));
            }
        }
        let candidates = self.arg.candidates(state);
        if self.options.coverage == Coverage::Jointly && !candidates.is_empty() {
            let reached: Vec<&A::State> = candidates.iter().map(|&n| self.arg.state(n)).collect();
            if self.analysis.covers_jointly(&reached, state, prec, self.cx)? {
                return Ok(Some(SmallVec::from(candidates)));
            }
        }
        Ok(None)
    }

    fn note_break(&mut self, n: NodeId, is_break: bool) {
        if is_break {
            self.arg.announce_break(n);
        }
    }

    fn is_compared(&self, state: &A::State) -> bool {
        match self.options.stop_at {
            StopAt::All => true,
            StopAt::Joins => self.analysis.locs(state).iter().any(|&loc| self.cx.facts.joins().compares(loc)),
        }
    }
}

fn share<P: Prec>(new: P, old: &Rc<P>) -> Rc<P> {
    if new == **old { old.clone() } else { Rc::new(new) }
}
