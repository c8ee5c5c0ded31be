//! One concrete execution that tries to stay on a path.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use cfa::{EdgeId, Program};
use cpa::Flow;
use eval::State;
use index::FxHashMap;
use interp::{Halt, Hooks, Io, Options, Outcome, Peek, Prepared, Question, Value};

use super::answers::{Answers, Asked, Key};
use super::wish::{Measured, Wish};

/// What is the same for all trials.
pub(super) struct Lab<'p> {
    pub program: &'p Program,
    pub prepared: &'p Prepared<'p>,
    pub path: &'p [(EdgeId, Flow)],
    pub options: Options,
    pub peek: Peek<'p>,
}

pub(super) struct Trial {
    pub outcome: Outcome,
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
        let Lab { program, prepared, path, options, peek } = self;
        options.args = arguments(answers.args);
        let followed = Cell::new(0usize);
        let left = Cell::new(false);
        let edges = Cell::new(0u64);
        let measured = RefCell::new(None);
        let mut asked = Vec::new();
        let mut counter = Counter::default();
        let mut guide = |question: &Question<'_>| {
            let key = counter.next(question.edge);
            let choice = answers.answer(key, question.wanted);
            if !left.get() {
                asked.push(Asked { key, wanted: question.wanted, choice: choice.clone(), at: followed.get() });
            }
            choice
        };
        let mut observer = |edge: EdgeId, s: &State<Value>| {
            edges.set(edges.get().saturating_add(1));
            let Some(&(wanted, _)) = path.get(followed.get()).filter(|_| !left.get()) else {
                left.set(true);
                return;
            };
            // Calls of `__VERIFIER_assume` are taken and end the run: they are measured in advance.
            let is_taken = wanted == edge;
            let beside = program.edges[wanted].source == program.edges[edge].source;
            let is_branch = program.locs[program.edges[edge].source].outgoing.len() > 1;
            let wish = if is_taken && is_branch { None } else { Wish::of(program, wanted).filter(|_| beside) };
            *measured.borrow_mut() = wish.map(|wish| wish.measure(program, peek, s));
            if is_taken {
                followed.set(followed.get().saturating_add(1));
            } else {
                left.set(true);
            }
        };
        let mut io = Io { stdin: &mut std::io::empty(), stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
        let hooks = Hooks { guide: Some(&mut guide), observer: Some(&mut observer) };
        let outcome = prepared.run(options, &mut io, hooks);
        let (followed, left) = (followed.get(), left.get());
        let failed = if left { followed } else { followed.saturating_sub(1) };
        let is_measured = left || outcome.halt == Halt::Assumption;
        let measured = measured.into_inner().filter(|_| is_measured);
        Trial { outcome, edges: edges.get(), followed, failed, measured, asked: asked.into() }
    }
}

/// The texts do not matter to most programs; their number does.
pub(super) fn arguments(count: usize) -> Vec<Vec<u8>> {
    vec![b"x".to_vec(); count]
}
