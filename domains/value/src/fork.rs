//! Case splits of a step (focus, in shape analysis): a node of a list is told apart from the others, or one of the
//! places where an access may go is chosen. A step is taken from the beginning for each case.

use std::rc::Rc;

use cfa::{EdgeId, Program};
use cpa::Transition;
use eval::Store;
use memory::{ObjectId, Origin};
use smallvec::SmallVec;
use spec::Property;
use symbolic::{Conditions, Possible, Reasoner, WIDTH, number};

use crate::Val;
use crate::machine::attempt::{Alternatives, Attempt, Choices, Fork, Unfold};
use crate::machine::step::PossibleViolation;
use crate::prec::ValuePrec;
use crate::state::{Flags, ValueState};
use crate::value_transfer::{Mode, StepOutcome, ValueTransfer, numbers};

/// A step is not taken in more ways than this. What lists may be empty multiplies. Not measured.
const MOST_WAYS: usize = 1000;

impl ValueTransfer {
    /// The strongest step under the precision, of a state without segments, in which nothing is chosen.
    pub fn step(&mut self, program: &Program, state: &ValueState, t: &Transition<'_>, mode: Mode<'_>) -> StepOutcome {
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
    ) -> SmallVec<[StepOutcome; 1]> {
        let mode = || Mode { prec, log: None, pin: None };
        let mut done = SmallVec::new();
        let mut tried = 0;
        let first = Attempt::first();
        let mut open = match self.attempt(program, state, first.clone(), t, mode()) {
            Ok(stepped) => return SmallVec::from_buf([stepped]),
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
                let target = Some(PossibleViolation { target, conditions: state.conditions.clone() });
                StepOutcome { target, ..StepOutcome::default() }
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
        let looks_for_leaks = self.options.properties.contains(Property::ValidMemtrack);
        let (layout, sites) = (self.layout.clone(), &mut self.sites);
        let mut fresh = |is_used: &dyn Fn(ObjectId) -> bool, born: Origin| sites.free(&layout, is_used, born);
        let folded = state.store.memory.get(segment).filter(|folded| folded.segment.is_some())?;
        let count = folded.count.clone();
        self.options.run_report.count_lists(|lists| lists.unfolded += 1);
        let numbers = numbers(&self.options, &mut self.reasoner, &state.conditions);
        let cases = segments::unfold(&state.store.memory, segment, which, width, &mut fresh, numbers);
        let case = |segments::Case { mut memory, node, dropped, hides }| {
            let is_empty = memory.get(segment).is_none();
            let more = dropped.into_iter().filter(|_| looks_for_leaks);
            let dropped = attempt.dropped.iter().copied().chain(more).collect();
            let conditions = match &mut self.reasoner {
                Some(reasoner) => {
                    let mut conditions = counted(reasoner, &state.conditions, count.as_ref(), is_empty, at)?;
                    if let Some(node) = node {
                        segments::tell_apart(&mut memory, node, &mut conditions, reasoner, Some(at));
                    }
                    Some(conditions)
                }
                None => None,
            };
            let flags = Flags { hidden: state.flags.hidden || hides, ..state.flags };
            let case = state.followed_by(Store { memory, ..state.store.clone() }, flags, conditions);
            // What there is to choose from may be something else now.
            Some((
                case,
                Attempt {
                    dropped,
                    choices: attempt.choices.as_ref().map(|_| Choices::default()),
                    ..Attempt::default()
                },
            ))
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
    ways.ways().map(|way| (state.clone(), attempt.choosing(way, ways))).collect()
}
