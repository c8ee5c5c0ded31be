//! Refinement selection: which reason to refine by (000 Alg. 6). Each prefix has its interpolants, and the preferences
//! compare them.

use cfa::Op;
use cpa::Transition;

use crate::{Interpolants, PathDomain, Prefix};

/// One way to refine.
#[derive(Clone, Debug)]
pub struct Candidate<F> {
    pub prefix: Prefix,
    pub interpolants: Interpolants<F>,
}

/// What the candidates are measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// How costly it is to track the facts: the sum of [`PathDomain::score`].
    DomainScore,
    /// Steps of the prefix.
    Length,
    /// Positions where something must be known.
    Width,
    /// Facts on variables that loops change.
    Loops,
    /// Conditions in the prefix.
    Assumptions,
    /// How far from the start the first position is where something must be known.
    PivotDepth,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extreme {
    Min,
    Max,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preference {
    pub criterion: Criterion,
    pub extreme: Extreme,
}

impl Preference {
    pub fn min(criterion: Criterion) -> Self {
        Preference { criterion, extreme: Extreme::Min }
    }
    pub fn max(criterion: Criterion) -> Self {
        Preference { criterion, extreme: Extreme::Max }
    }
    /// What has proved best: the cheapest facts, and of those the ones that are needed for the shortest time.
    pub fn usual() -> Vec<Preference> {
        vec![Preference::min(Criterion::DomainScore), Preference::min(Criterion::Width)]
    }
}

/// The index of the best candidate by the first preference, of equals by the second one, and so on; of equals by all,
/// the first. Candidates that ask nothing to be known cannot refine, and come last. There must be a candidate.
pub fn select<D: PathDomain>(
    domain: &D,
    path: &[Transition<'_>],
    candidates: &[Candidate<D::Fact>],
    preferences: &[Preference],
) -> usize {
    let key = |index: &usize| {
        let candidate = &candidates[*index];
        let values: Vec<i64> = preferences
            .iter()
            .map(|preference| {
                let value = measure(domain, path, candidate, preference.criterion);
                match preference.extreme {
                    Extreme::Min => value,
                    Extreme::Max => -value,
                }
            })
            .collect();
        (candidate.interpolants.pivot.is_none(), values)
    };
    (0..candidates.len()).min_by_key(key).unwrap_or(0)
}

fn measure<D: PathDomain>(
    domain: &D,
    path: &[Transition<'_>],
    candidate: &Candidate<D::Fact>,
    criterion: Criterion,
) -> i64 {
    let Candidate { prefix, interpolants } = candidate;
    let value = match criterion {
        Criterion::DomainScore => {
            return interpolants.distinct().into_iter().map(|fact| i64::from(domain.score(fact))).sum();
        }
        Criterion::Length => prefix.end + 1 - prefix.dropped.len(),
        Criterion::Width => interpolants.facts.iter().filter(|facts| !facts.is_empty()).count(),
        Criterion::Loops => interpolants.distinct().into_iter().filter(|fact| domain.is_loop_fact(fact)).count(),
        Criterion::Assumptions => {
            let conditions = path[..=prefix.end].iter().filter(|step| matches!(step.op, Op::Assume { .. })).count();
            conditions.saturating_sub(prefix.dropped.len())
        }
        Criterion::PivotDepth => interpolants.pivot.unwrap_or(prefix.end),
    };
    value as i64
}
