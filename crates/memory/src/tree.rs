//! Many pieces: a persistent tree of three levels, made for finding what precedes a position.
//!
//! (`PMap` does not serve: finding the entry before a key costs over a microsecond in it.)

use std::rc::Rc;

use crate::contents::{Run, find, position, splice};
use crate::{Piece, Value};

/// A run that grows beyond this is split into halves.
pub const MOST_PIECES: usize = 64;
const MOST_RUNS: usize = 64;

/// Runs with the start of their first piece.
type Branch<V> = Vec<(u64, Rc<Run<V>>)>;

/// No run and no branch is empty; starts grow.
#[derive(Clone, Debug)]
pub struct Tree<V> {
    branches: Rc<Vec<(u64, Rc<Branch<V>>)>>,
}

/// Index of the last entry that begins at or before `at`; the first if none does.
#[inline]
fn last_from<T>(entries: &[(u64, T)], at: u64) -> usize {
    // Runs of an array are equally long: look where it must be then.
    if let [first, second, ..] = entries
        && at >= first.0
    {
        let guess = ((at - first.0) / (second.0 - first.0)) as usize;
        if let Some(entry) = entries.get(guess)
            && entry.0 <= at
            && entries.get(guess + 1).is_none_or(|next| at < next.0)
        {
            return guess;
        }
    }
    entries.partition_point(|entry| entry.0 <= at).saturating_sub(1)
}

impl<V: Value> Tree<V> {
    pub fn new(run: Run<V>) -> Self {
        Tree { branches: Rc::new(branches(runs(run))) }
    }

    #[inline(never)]
    pub fn at(&self, at: u64) -> Option<&Piece<V>> {
        let branch = &self.branches[last_from(&self.branches, at)].1;
        find(&branch[last_from(branch, at)].1, at)
    }

    /// The run that holds the piece at `at`, to be changed within the pieces' bounds.
    #[inline(never)]
    pub fn run_mut(&mut self, at: u64) -> &mut Run<V> {
        let branches = Rc::make_mut(&mut self.branches);
        let index = last_from(branches, at);
        let branch = Rc::make_mut(&mut branches[index].1);
        let index = last_from(branch, at);
        Rc::make_mut(&mut branch[index].1)
    }

    /// All pieces from the one at `at` on.
    pub fn pieces_from(&self, at: u64) -> impl Iterator<Item = &Piece<V>> {
        let outer = last_from(&self.branches, at);
        let inner = last_from(&self.branches[outer].1, at);
        let first = position(&self.branches[outer].1[inner].1, at);
        let start = &self.branches[outer].1[inner].1[first..];
        let same_branch = self.branches[outer].1[inner + 1..].iter();
        let later = self.branches[outer + 1..].iter().flat_map(|(_, branch)| branch.iter());
        start.iter().chain(same_branch.chain(later).flat_map(|(_, run)| run.iter()))
    }

    pub fn replace(&mut self, start: u64, end: u64, new: impl IntoIterator<Item = Piece<V>>) {
        let all = Rc::make_mut(&mut self.branches);
        let outer = last_from(all, start);
        let branch = Rc::make_mut(&mut all[outer].1);
        let inner = last_from(branch, start);
        let run = Rc::make_mut(&mut branch[inner].1);
        if run.last().is_some_and(|last| end <= last.end) {
            splice(run, start, end, new);
            if run.len() > MOST_PIECES {
                let halves = runs(std::mem::take(run));
                branch.splice(inner..=inner, halves);
                if branch.len() > MOST_RUNS {
                    let halves = branches(std::mem::take(branch));
                    all.splice(outer..=outer, halves);
                }
            }
            return;
        }
        // Several runs: gather the branches they are in, and cut what results anew.
        let last = last_from(all, end - 1);
        let mut gathered: Branch<V> = Vec::new();
        for (_, branch) in &all[outer..=last] {
            gathered.extend(branch.iter().cloned());
        }
        let inner_last = last_from(&gathered, end - 1);
        let mut run: Run<V> = Vec::new();
        for (_, part) in gathered.drain(inner..=inner_last) {
            run.extend(Rc::unwrap_or_clone(part));
        }
        splice(&mut run, start, end, new);
        gathered.splice(inner..inner, runs(run));
        all.splice(outer..=last, branches(gathered));
    }

    pub fn ptr_eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.branches, &other.branches)
    }

    pub fn check(&self) -> Option<String> {
        for (start, branch) in self.branches.iter() {
            if branch.first().is_none_or(|first| first.0 != *start) || branch.len() > MOST_RUNS {
                return Some(format!("the branch at bit {start} is not in order"));
            }
            for (start, run) in branch.iter() {
                if run.first().is_none_or(|first| first.start != *start) || run.len() > MOST_PIECES {
                    return Some(format!("the run at bit {start} is not in order"));
                }
            }
        }
        None
    }
}

/// A run cut into short ones. A last piece too many goes alone: arrays grow at their end.
fn runs<V: Value>(mut run: Run<V>) -> Branch<V> {
    let mut result = Vec::new();
    while run.len() > MOST_PIECES {
        let rest = run.split_off(MOST_PIECES * 3 / 4);
        result.push((run[0].start, Rc::new(run)));
        run = rest;
    }
    result.push((run[0].start, Rc::new(run)));
    result
}

fn branches<V: Value>(mut branch: Branch<V>) -> Vec<(u64, Rc<Branch<V>>)> {
    let mut result = Vec::new();
    while branch.len() > MOST_RUNS {
        let rest = branch.split_off(MOST_RUNS * 3 / 4);
        result.push((branch[0].0, Rc::new(branch)));
        branch = rest;
    }
    result.push((branch[0].0, Rc::new(branch)));
    result
}
