//! Search-based test generation along a path: the search for answers that lead to the violation.
//!
//! Best first: the trial that followed the path furthest is changed where it left it. What cannot be improved any more
//! makes room for the next best.

use cpa::{Cancel, Step};
use index::{FxHashSet, Work, work};

use crate::answers::{AnsweredQuestion, Answers};
use crate::candidates::{self, Approach, Pool};
use crate::goal::Goal;
use crate::path_condition::Distance;
use crate::relevance::{Relevant, relevant};
use crate::trial::{Trial, TrialContext};

/// Executions that are tried for one path. None of these numbers was measured; what they cut off is only not confirmed.
const MOST_RUNS: usize = 400;
/// Edges that all of them may take together.
const MOST_EDGES: u64 = 40_000_000;
/// Inputs that are approached, those that get numbers from the pool, and those of no visible influence.
const APPROACHED: usize = 12;
const NUMBERED: usize = 6;
const UNRELATED: usize = 8;
/// Inputs that are changed together, by likelihood.
const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

pub(crate) enum SearchResult {
    Shown(Answers, Trial),
    /// The best there was, and how many were tried.
    Nothing {
        best: Option<Trial>,
        runs: usize,
    },
}

pub(crate) struct Search<'a, 'p> {
    context: &'a mut TrialContext<'p>,
    goal: &'a Goal<'a>,
    cancel: &'a Cancel,
    runs: usize,
    edges: u64,
    seen: FxHashSet<Answers>,
    /// Trials that may still be changed, in order of creation.
    open: Vec<Node>,
    shown: Option<(Answers, Trial)>,
}

struct Node {
    answers: Answers,
    trial: Trial,
    stage: Stage,
}

/// What to try next. The number counts what was tried of the stage.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    Approach(usize),
    Related(usize),
    Pairs(usize),
    Unrelated(usize),
    Done,
}

/// How a trial went, seen from the one that it was made from.
enum Progress {
    Further,
    /// As far; the trial's failed step and how far it was from taking it.
    Same {
        failed: usize,
        distance: Option<Distance>,
    },
    /// Not as far, or it was no new one.
    Nowhere,
}

impl<'a, 'p> Search<'a, 'p> {
    pub fn new(context: &'a mut TrialContext<'p>, goal: &'a Goal<'a>, cancel: &'a Cancel) -> Self {
        Search { context, goal, cancel, runs: 0, edges: 0, seen: FxHashSet::default(), open: Vec::new(), shown: None }
    }

    pub fn run(mut self) -> Step<SearchResult> {
        for (default_int, default_fresh) in [(0, false), (0, true), (1, true)] {
            self.attempt(Answers::usually(default_int, default_fresh), None)?;
        }
        for default_int in [0, 1, -1] {
            self.attempt(Answers::unplanned(default_int), None)?;
        }
        while self.shown.is_none() && self.may_go_on() {
            let best = (0..self.open.len())
                .filter(|&node| self.open[node].stage != Stage::Done)
                .max_by_key(|&node| (self.open[node].trial.followed, std::cmp::Reverse(node)));
            let Some(best) = best else { break };
            self.expand(best)?;
        }
        Ok(match self.shown {
            Some((answers, trial)) => SearchResult::Shown(answers, trial),
            None => {
                let best = self.open.into_iter().map(|node| node.trial).max_by_key(|trial| trial.followed);
                SearchResult::Nothing { best, runs: self.runs }
            }
        })
    }

    fn may_go_on(&self) -> bool {
        self.runs < MOST_RUNS && self.edges < MOST_EDGES
    }

    /// Runs with these answers. A trial that followed more than `known` steps is kept.
    fn attempt(&mut self, answers: Answers, known: Option<usize>) -> Step<Progress> {
        self.cancel.check()?;
        if self.shown.is_some() || !self.may_go_on() || !self.seen.insert(answers.clone()) {
            return Ok(Progress::Nowhere);
        }
        let trial = self.context.run(&answers);
        self.runs += 1;
        work::count(Work::Executed, trial.edges as usize);
        self.edges = self.edges.saturating_add(trial.edges);
        if self.goal.is_shown(&trial) {
            self.shown = Some((answers, trial));
            return Ok(Progress::Further);
        }
        if known.is_none_or(|known| trial.followed > known) {
            self.open.push(Node { answers, trial, stage: Stage::Approach(0) });
            return Ok(Progress::Further);
        }
        Ok(match Some(trial.followed) == known {
            true => Progress::Same { failed: trial.failed, distance: trial.distance },
            false => Progress::Nowhere,
        })
    }

    /// Goes on with the stage of a node until something leads further or the stage is over.
    fn expand(&mut self, node: usize) -> Step<()> {
        let Node { answers, trial, stage } = &self.open[node];
        let (answers, stage, known) = (answers.clone(), *stage, trial.followed);
        let (asked, distance) = (trial.asked.clone(), trial.distance);
        let related: Relevant = relevant(self.context.program, self.context.path, trial.failed);
        let pool = Pool::new(self.context.program, self.context.path, trial.failed);
        let (likely, unlikely) = candidates::split(&asked, &related);
        let next = match stage {
            Stage::Approach(done) => match likely.get(done).filter(|_| done < APPROACHED) {
                Some(input) => {
                    self.approach(&answers, &asked, input, node, &pool)?;
                    Stage::Approach(done + 1)
                }
                None => {
                    if related.argc {
                        let now = answers.arguments(&self.context.plan.arguments).texts.len();
                        for args in candidates::argument_counts(now, distance) {
                            let mut answers = answers.clone();
                            answers.args = Some(args);
                            self.attempt(answers, Some(known))?;
                        }
                    }
                    Stage::Related(0)
                }
            },
            Stage::Related(done) => match likely.get(done).filter(|_| done < NUMBERED) {
                Some(input) => {
                    let choices = candidates::numbers(input, &pool, 40);
                    self.any_of(&answers, &asked, input, choices, known)?;
                    Stage::Related(done + 1)
                }
                None => Stage::Pairs(0),
            },
            Stage::Pairs(done) => match PAIRS.get(done) {
                Some(&(a, b)) => {
                    if let (Some(a), Some(b)) = (likely.get(a), likely.get(b)) {
                        self.pair(&answers, &asked, (a, b), &pool, known)?;
                    }
                    Stage::Pairs(done + 1)
                }
                None => Stage::Unrelated(0),
            },
            Stage::Unrelated(done) => match unlikely.get(done).filter(|_| done < UNRELATED) {
                Some(input) => {
                    let mut choices = candidates::others(input, None, &pool);
                    choices.extend(candidates::numbers(input, &pool, 12));
                    self.any_of(&answers, &asked, input, choices, known)?;
                    Stage::Unrelated(done + 1)
                }
                None => Stage::Done,
            },
            Stage::Done => Stage::Done,
        };
        self.open[node].stage = next;
        Ok(())
    }

    fn any_of(
        &mut self,
        answers: &Answers,
        asked: &[AnsweredQuestion],
        input: &AnsweredQuestion,
        choices: Vec<interp::Choice>,
        known: usize,
    ) -> Step<()> {
        for choice in choices {
            if let Progress::Further = self.attempt(answers.with(input.key, choice, asked), Some(known))? {
                break;
            }
        }
        Ok(())
    }

    /// Changes two inputs at once.
    fn pair(
        &mut self,
        answers: &Answers,
        asked: &[AnsweredQuestion],
        (first, second): (&AnsweredQuestion, &AnsweredQuestion),
        pool: &Pool,
        known: usize,
    ) -> Step<()> {
        for choice in candidates::numbers(first, pool, 6) {
            let changed = answers.with(first.key, choice, asked);
            self.any_of(&changed, asked, second, candidates::numbers(second, pool, 6), known)?;
        }
        Ok(())
    }

    /// Changes one input, by what the last changes did to the condition that was not met.
    fn approach(
        &mut self,
        answers: &Answers,
        asked: &[AnsweredQuestion],
        input: &AnsweredQuestion,
        node: usize,
        pool: &Pool,
    ) -> Step<()> {
        let Trial { followed: known, failed, distance, .. } = self.open[node].trial;
        let others = candidates::others(input, distance, pool);
        self.any_of(answers, asked, input, others, known)?;
        let Some(mut approach) = distance.and_then(|distance| Approach::new(input, distance)) else { return Ok(()) };
        while let Some((value, choice)) = approach.propose() {
            match self.attempt(answers.with(input.key, choice, asked), Some(known))? {
                Progress::Same { failed: at, distance: Some(Distance { sides: Some(sides), .. }) } if at == failed => {
                    approach.learn(value, sides);
                }
                Progress::Further => approach.solved(),
                Progress::Same { .. } | Progress::Nowhere => approach.missed(),
            }
        }
        Ok(())
    }
}
