//! A trial: one concrete execution that tries to stay on a path.

use std::cell::Cell;
use std::rc::Rc;

use cfa::{EdgeId, Op, Program};
use cpa::PathStep;
use eval::Store;
use index::FxHashMap;
use interp::{Halt, Hooks, Io, Options, Outcome, Peek, PreparedProgram, Question, Value};

use crate::answers::{AnsweredQuestion, Answers, Key};
use crate::arguments::Arguments;
use crate::observers::{ObserverGoal, ObserverResult, Observers};
use crate::path_condition::{Distance, PathCondition};
use crate::plan::Plan;

/// What is the same for all trials.
pub(crate) struct TrialContext<'p> {
    pub program: &'p Program,
    pub prepared: &'p PreparedProgram<'p>,
    pub path: &'p [PathStep],
    pub options: Options,
    pub observers: Option<&'p Observers<'p>>,
    /// What observers want of calls along the path, by step. Who does not meet it, leaves the path there.
    pub observer_goals: Vec<ObserverGoal>,
    pub plan: Plan,
    pub peek: Peek<'p>,
}

pub(crate) struct Trial {
    pub outcome: Outcome,
    /// What the observers saw, if there are any.
    pub observed: ObserverResult,
    /// Edges taken.
    pub edges: u64,
    /// Steps of the path that were taken from its beginning.
    pub followed: usize,
    /// The step of the path that could not be taken, or did not come to its end.
    pub failed: usize,
    /// How far the run was from taking it.
    pub distance: Option<Distance>,
    /// Until the path was left.
    pub asked: Rc<[AnsweredQuestion]>,
}

/// Answers that the run got, by edge.
#[derive(Default)]
pub(crate) struct Counter(FxHashMap<EdgeId, u32>);

impl Counter {
    pub fn next(&mut self, edge: EdgeId) -> Key {
        let count = self.0.entry(edge).or_insert(0);
        let key = Key { edge, nth: *count };
        *count = count.saturating_add(1);
        key
    }
}

impl TrialContext<'_> {
    pub fn run(&mut self, answers: &Answers) -> Trial {
        let TrialContext { program, prepared, path, options, observers, observer_goals, plan, peek } = self;
        let input = with_arguments(options, answers.arguments(&plan.arguments));
        let followed = Cell::new(0usize);
        let left = Cell::new(false);
        let edges = Cell::new(0u64);
        let distance = Cell::new(None);
        let mut watch = observers.map(Observers::watch);
        // The step that asked last, and how often.
        let mut asking = (usize::MAX, 0usize);
        let mut asked = Vec::new();
        let mut counter = Counter::default();
        let mut guide = |question: &Question<'_>| {
            let key = counter.next(question.edge);
            let choice = answers.answer(key, question.wanted, || {
                let step = asking_step(program, path, followed.get(), question.edge).filter(|_| !left.get())?;
                asking = if asking.0 == step { (step, asking.1.saturating_add(1)) } else { (step, 0) };
                plan.answer(step, question.wanted, asking.1)
            });
            if !left.get() {
                asked.push(AnsweredQuestion {
                    key,
                    wanted: question.wanted,
                    choice: choice.clone(),
                    at: followed.get(),
                });
            }
            choice
        };
        let mut observer = |edge: EdgeId, s: &Store<Value>| {
            edges.set(edges.get().saturating_add(1));
            if let Some(watch) = &mut watch {
                watch.step(edge, s, peek);
            }
            let Some(wanted) = path.get(followed.get()).filter(|_| !left.get()).map(|step| step.edge()) else {
                left.set(true);
                return;
            };
            // Calls of `__VERIFIER_assume` are taken and end the run: they are measured in advance.
            let is_taken = wanted == edge;
            let beside = program.edges[wanted].source == program.edges[edge].source;
            let is_branch = program.locs[program.edges[edge].source].outgoing.len() > 1;
            let condition =
                if is_taken && is_branch { None } else { PathCondition::of(program, wanted).filter(|_| beside) };
            distance.set(condition.map(|condition| condition.distance(program, peek, s)));
            let first = observer_goals.partition_point(|goal| goal.step < followed.get());
            let mut here = observer_goals[first..].iter().take_while(|goal| goal.step == followed.get());
            let missed = here.find_map(|goal| goal.missed(program, peek, s)).filter(|_| is_taken);
            if missed.is_some() {
                distance.set(missed);
                left.set(true);
            } else if is_taken {
                followed.set(followed.get().saturating_add(1));
            } else {
                left.set(true);
            }
        };
        let mut io = Io { stdin: &mut &input[..], stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
        let hooks = Hooks { guide: Some(&mut guide), observer: Some(&mut observer) };
        let outcome = prepared.run(options, &mut io, hooks);
        let observed = watch.map_or(ObserverResult::Nothing, |watch| watch.finish(&outcome.halt, peek));
        let (followed, left) = (followed.get(), left.get());
        let failed = if left { followed } else { followed.saturating_sub(1) };
        let is_known = left || outcome.halt == Halt::Assumption;
        let distance = distance.get().filter(|_| is_known);
        Trial { outcome, observed, edges: edges.get(), followed, failed, distance, asked: asked.into() }
    }
}

/// The step of the path that asks. A condition asks before its edge counts as taken, everything else after.
fn asking_step(program: &Program, path: &[PathStep], followed: usize, asking: EdgeId) -> Option<usize> {
    let edge = |step: usize| path.get(step).map(|step| &program.edges[step.edge()]);
    let before = followed.checked_sub(1).filter(|&step| path.get(step).is_some_and(|step| step.edge() == asking));
    let is_condition = matches!(program.edges[asking].op, Op::Assume { .. });
    match before {
        Some(step) if !is_condition => Some(step),
        _ => edge(followed).filter(|edge| edge.source == program.edges[asking].source).map(|_| followed),
    }
}

/// The name of the program is the usual one if it does not matter. What is left is standard input.
pub(crate) fn with_arguments(options: &mut Options, arguments: Arguments) -> Vec<u8> {
    options.args = arguments.texts;
    options.program_name = arguments.name.unwrap_or_else(|| Options::default().program_name);
    arguments.input
}
