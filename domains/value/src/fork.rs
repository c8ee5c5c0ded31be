//! Steps that go on in several ways: a node of a list is told apart from the others, or one of the places where an access
//! may go is chosen. A step is taken from the beginning for each of them.

use std::hash::{BuildHasher, Hash};
use std::ops::Range;
use std::rc::Rc;

use cfa::{EdgeId, Program};
use cpa::{Transition, Undefined};
use eval::State;
use index::FxBuildHasher;
use memory::{ObjectId, Origin};
use smallvec::SmallVec;

use crate::conditions::Conditions;
use crate::domain::{Domain, Mode, numbers};
use crate::extent::WIDTH;
use crate::machine::{End, Ended, Explicit};
use crate::number::number;
use crate::prec::ValuePrec;
use crate::reasoner::{Possible, Reasoner};
use crate::state::{Flags, ValueState};
use crate::symbolic::Noted;
use crate::{Val, Which, lists};

/// What must be decided before a step can go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fork {
    /// What is this node of a segment?
    Unfold(Unfold),
    /// Which of these ways is taken?
    Choose(Alternatives),
}

/// A node of a segment that a step needs to look at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Unfold {
    pub segment: ObjectId,
    pub which: Which,
}

/// How a step goes on where it has to choose: what was chosen before, in order.
#[derive(Clone, Default, Debug)]
pub(crate) struct Choices {
    made: Vec<Choice>,
    /// How many of them this attempt has come by.
    passed: usize,
}

#[derive(Clone, Copy, Debug)]
struct Choice {
    way: usize,
    of: Alternatives,
}

/// Alternatives to go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Alternatives {
    count: usize,
    /// Of what they are: it must be the same when the step is taken again.
    hash: u64,
}

impl Alternatives {
    pub fn new(count: usize, what: impl Hash) -> Self {
        Alternatives { count, hash: FxBuildHasher.hash_one(what) }
    }
}

/// One attempt at a step.
#[derive(Clone, Default, Debug)]
pub(crate) struct Attempt {
    /// Blocks to which a pointer went before it.
    pub dropped: Vec<ObjectId>,
    /// `None` if there is only one attempt, so that a choice must be left open.
    pub choices: Option<Choices>,
}

/// What one step leads to.
#[derive(Default)]
pub(crate) struct Stepped {
    pub next: Option<ValueState>,
    /// What may, or does, go wrong.
    pub target: Option<Noted>,
    /// What is undefined on the way to `next`.
    pub undefined: Option<Rc<Undefined>>,
    /// The unknowns that were named in it.
    pub unknowns: Range<usize>,
}

/// A step is not taken in more ways than this. What lists may be empty multiplies.
const MOST_WAYS: usize = 1000;

impl Explicit<'_> {
    /// One of several ways; the step is taken again for each of the others. `None` if that is not possible.
    pub fn choose(&mut self, ways: Alternatives) -> Ended<Option<usize>> {
        let Some(choices) = &mut self.choices else { return Ok(None) };
        match choices.made.get(choices.passed).copied() {
            None => Err(End::Fork(Fork::Choose(ways))),
            Some(Choice { way, of }) if of == ways => {
                choices.passed += 1;
                Ok(Some(way))
            }
            Some(_) => Err(End::Target(self.unsupported_target("a step that is not the same when it is taken again"))),
        }
    }
}

impl Domain {
    /// The strongest step under the precision, of a state without segments, in which nothing is chosen.
    pub fn step(&mut self, program: &Program, state: &ValueState, t: &Transition<'_>, mode: Mode<'_>) -> Stepped {
        let attempted = self.attempt(program, state, Attempt::default(), t, mode);
        attempted.unwrap_or_default()
    }

    /// The strongest steps under the precision, one for each way to go on.
    pub fn steps(
        &mut self,
        program: &Program,
        state: &ValueState,
        t: &Transition<'_>,
        prec: &ValuePrec,
    ) -> SmallVec<[Stepped; 1]> {
        let mode = || Mode { prec, trace: None, pin: None };
        let mut done = SmallVec::new();
        let mut tried = 0;
        let first = Attempt { dropped: Vec::new(), choices: Some(Choices::default()) };
        let mut open = match self.attempt(program, state, first.clone(), t, mode()) {
            Ok(stepped) => return SmallVec::from_iter([stepped]),
            Err(fork) => vec![(state.clone(), first, fork)],
        };
        while let Some((state, attempt, fork)) = open.pop() {
            let ways = match fork {
                Fork::Unfold(unfold) => self.unfolded(program, &state, &attempt, unfold, t.edge),
                Fork::Choose(ways) => Some(chosen(&state, &attempt, ways)),
            };
            let unsupported = |what: &str| {
                let (what, span) = (what.to_owned(), program.edges[t.edge].span);
                let target = Rc::new(cpa::Target::Unsupported { what, span });
                let target = Some(Noted { target, conditions: state.conditions.clone() });
                Stepped { target, ..Stepped::default() }
            };
            let Some(ways) = ways else {
                done.push(unsupported("a list that is not there"));
                continue;
            };
            tried += ways.len();
            if tried > MOST_WAYS {
                done.push(unsupported("a step that can go on in too many ways"));
                return done;
            }
            for (state, attempt) in ways {
                match self.attempt(program, &state, attempt.clone(), t, mode()) {
                    Ok(stepped) => done.push(stepped),
                    Err(fork) => open.push((state, attempt, fork)),
                }
            }
        }
        done
    }

    /// The state in each of the ways in which a segment can be. `None` if there is no such segment.
    fn unfolded(
        &mut self,
        program: &Program,
        state: &ValueState,
        attempt: &Attempt,
        Unfold { segment, which }: Unfold,
        at: EdgeId,
    ) -> Option<Vec<(ValueState, Attempt)>> {
        let width = program.types.model.pointer_bits() as u64;
        let looks_for_leaks = self.options.properties.memtrack;
        let (layout, sites) = (self.layout.clone(), &mut self.sites);
        let mut fresh = |is_used: &dyn Fn(ObjectId) -> bool, born: Origin| sites.free(&layout, is_used, born);
        let folded = state.s.memory.get(segment).filter(|folded| folded.segment.is_some())?;
        let count = folded.count.clone();
        self.options.ledger.count_lists(|lists| lists.unfolded += 1);
        let numbers = numbers(&self.options, &mut self.reasoner, &state.conditions);
        let cases = lists::unfold(&state.s.memory, segment, which, width, &mut fresh, numbers);
        let case = |lists::Case { mut memory, node, dropped, hides }| {
            let is_empty = memory.get(segment).is_none();
            let more = dropped.into_iter().filter(|_| looks_for_leaks);
            let dropped = attempt.dropped.iter().copied().chain(more).collect();
            let conditions = match &mut self.reasoner {
                Some(reasoner) => {
                    let mut conditions = counted(reasoner, &state.conditions, count.as_ref(), is_empty, at)?;
                    if let Some(node) = node {
                        lists::tell_apart(&mut memory, node, &mut conditions, reasoner, Some(at));
                    }
                    Some(conditions)
                }
                None => None,
            };
            let flags = Flags { hidden: state.flags.hidden || hides, ..state.flags };
            let case = state.followed_by(State { memory, ..state.s.clone() }, flags, conditions);
            // What there is to choose from may be something else now.
            Some((case, Attempt { dropped, choices: attempt.choices.as_ref().map(|_| Choices::default()) }))
        };
        Some(cases.into_iter().filter_map(case).collect())
    }
}

/// What is assumed where a segment of so many nodes is empty, or is not. `None` if that cannot be.
fn counted(
    reasoner: &mut Reasoner,
    conditions: &Conditions,
    count: Option<&Val>,
    is_empty: bool,
    at: EdgeId,
) -> Option<Conditions> {
    let terms = &mut reasoner.terms;
    let Some(count) = count.and_then(|count| number(terms, count, WIDTH as u64)) else {
        return Some(conditions.clone());
    };
    let none = terms.constant(0, WIDTH);
    let assumed = if is_empty { terms.eq(count, none) } else { terms.ne(count, none) };
    if terms.as_constant(assumed) == Some(1) {
        return Some(conditions.clone());
    }
    match reasoner.can_hold(conditions, assumed) {
        Possible::No => None,
        Possible::Yes | Possible::Perhaps => Some(conditions.clone().with(assumed, Some(at))),
    }
}

/// The same state, once for each way that can be chosen.
fn chosen(state: &ValueState, attempt: &Attempt, ways: Alternatives) -> Vec<(ValueState, Attempt)> {
    let choice = |way| {
        let mut attempt = attempt.clone();
        if let Some(choices) = &mut attempt.choices {
            choices.made.push(Choice { way, of: ways });
        }
        (state.clone(), attempt)
    };
    (0..ways.count).map(choice).collect()
}
