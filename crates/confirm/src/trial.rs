//! One concrete execution that tries to stay on a path.

use std::cell::Cell;
use std::rc::Rc;

use cfa::{EdgeId, Op, Program};
use cpa::PathStep;
use eval::State;
use index::FxHashMap;
use interp::{Halt, Hooks, Io, Options, Outcome, Peek, Prepared, Question, Value};

use super::answers::{Answers, Asked, Key};
use super::arguments::Arguments;
use super::observe::{Demand, Observers, Sight};
use super::plan::Plan;
use super::wish::{Measured, Wish};

/// What is the same for all trials.
pub(super) struct Lab<'p> {
    pub program: &'p Program,
    pub prepared: &'p Prepared<'p>,
    pub path: &'p [PathStep],
    pub options: Options,
    pub observers: Option<&'p Observers<'p>>,
    /// What observers want of calls along the path, by step. Who does not meet it, leaves the path there.
    pub demands: Vec<Demand>,
    pub plan: Plan,
    pub peek: Peek<'p>,
}

pub(super) struct Trial {
    pub outcome: Outcome,
    /// What the observers saw, if there are any.
    pub sight: Sight,
    /// Edges taken.
    pub edges: u64,
    /// Steps of the path that were taken from its beginning.
    pub followed: usize,
    /// The step of the path that could not be taken, or did not come to its end.
    pub failed: usize,
    /// How far the run was from taking it.
    pub measured: Option<Measured>,
    /// Until the path was left.
    pub asked: Rc<[Asked]>,
}

/// Answers that the run got, by edge.
#[derive(Default)]
pub(super) struct Counter(FxHashMap<EdgeId, u32>);

impl Counter {
    pub fn next(&mut self, edge: EdgeId) -> Key {
        let count = self.0.entry(edge).or_insert(0);
        let key = Key { edge, nth: *count };
        *count = count.saturating_add(1);
        key
    }
}

impl Lab<'_> {
    pub fn run(&mut self, answers: &Answers) -> Trial {
        let Lab { program, prepared, path, options, observers, demands, plan, peek } = self;
        let input = with_arguments(options, answers.arguments(&plan.arguments));
        let followed = Cell::new(0usize);
        let left = Cell::new(false);
        let edges = Cell::new(0u64);
        let measured = Cell::new(None);
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
                asked.push(Asked { key, wanted: question.wanted, choice: choice.clone(), at: followed.get() });
            }
            choice
        };
        let mut observer = |edge: EdgeId, s: &State<Value>| {
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
            let wish = if is_taken && is_branch { None } else { Wish::of(program, wanted).filter(|_| beside) };
            measured.set(wish.map(|wish| wish.measure(program, peek, s)));
            let first = demands.partition_point(|demand| demand.step < followed.get());
            let mut here = demands[first..].iter().take_while(|demand| demand.step == followed.get());
            let missed = here.find_map(|demand| demand.missed(program, peek, s)).filter(|_| is_taken);
            if missed.is_some() {
                measured.set(missed);
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
        let sight = watch.map_or(Sight::Nothing, |watch| watch.finish(&outcome.halt, peek));
        let (followed, left) = (followed.get(), left.get());
        let failed = if left { followed } else { followed.saturating_sub(1) };
        let is_measured = left || outcome.halt == Halt::Assumption;
        let measured = measured.get().filter(|_| is_measured);
        Trial { outcome, sight, edges: edges.get(), followed, failed, measured, asked: asked.into() }
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
pub(super) fn with_arguments(options: &mut Options, arguments: Arguments) -> Vec<u8> {
    options.args = arguments.texts;
    options.program_name = arguments.name.unwrap_or_else(|| Options::default().program_name);
    arguments.input
}
