//! Fuzzing by coverage: executions with guessed arguments and standard input. A world that leads somewhere new is kept
//! and changed further, so that loops over text, which have too many paths to follow, are walked through all the same.
//!
//! The guesses are the same in every run. What they show is a violation like any other that an execution shows.

mod words;
mod world;

use cfa::{EdgeId, Program};
use cpa::{Cancel, Step, Violation};
use eval::Store;
use index::{FxHashMap, FxHashSet, Id, Work, work};
use interp::{Halt, Hooks, Inputs, InputsFile, Io, Leaks, Mode, Options, Outcome, Value};
use source::Span;
use spec::Property;

use crate::arguments::is_reader;
use crate::goal::Goal;
use crate::observers::ObserverResult;
use crate::trace::{self, End};
use crate::{Confirmer, Counterexample};
use words::Words;
use world::{Random, World};

/// Edges that all executions may take together, and one of them. Not measured; guesses only ever add counterexamples.
const MOST_EDGES: u64 = 3_000_000;
const MOST_STEPS: u64 = 40_000;

impl Confirmer<'_> {
    /// Violations that so many executions show, each of another line, and no more than `most`.
    pub fn guess(&self, executions: u64, most: usize, cancel: &Cancel) -> Step<Vec<(Violation, Counterexample)>> {
        let program = self.prepared.cx().program;
        let mut found: Vec<(Violation, Counterexample)> = Vec::new();
        let (with_args, with_input) = (uses_arguments(program), reads_input(program));
        if !with_args && !with_input {
            return Ok(found);
        }
        let words = Words::of(program);
        let mut random = Random::default();
        let mut kept = vec![World::default()];
        let (mut seen, mut places) = (FxHashSet::default(), FxHashSet::default());
        let mut edges = 0;
        for round in 0..executions {
            cancel.check()?;
            if edges > MOST_EDGES || found.len() >= most {
                break;
            }
            let base = random.below(kept.len());
            let base = if random.below(2) == 0 { kept.len() - 1 } else { base };
            let world = match round {
                0 => World::default(),
                _ => kept[base].changed(&words, &mut random, with_args, with_input),
            };
            let (outcome, taken) = self.execute(&world, round);
            work::count(Work::Executed, outcome.steps as usize);
            edges += outcome.steps;
            if let Some(violation) = self.violation_of(program, &outcome)
                && places.insert((violation.property, program.sources.describe_line(violation.span)))
                && let Some(counterexample) = self.shown_by(&world, &violation, &outcome)
            {
                found.push((violation, counterexample));
            }
            let known = seen.len();
            seen.extend(taken);
            if seen.len() > known {
                kept.push(world);
            }
        }
        Ok(found)
    }

    /// Which edges were taken, and roughly how often.
    fn execute(&self, world: &World, seed: u64) -> (Outcome, Vec<(EdgeId, u32)>) {
        let mut taken: FxHashMap<EdgeId, u32> = FxHashMap::default();
        let mut observer = |edge: EdgeId, _: &Store<Value>| *taken.entry(edge).or_default() += 1;
        let options = Options {
            mode: Mode::Properties(Property::NoUb.into()),
            leaks: Leaks::End,
            args: world.args.clone(),
            inputs: Inputs::Seed(seed),
            error_functions: [&self.error_functions[..], &self.assert_functions].concat(),
            max_steps: Some(MOST_STEPS),
            ..Options::default()
        };
        let mut io = Io { stdin: &mut &world.input[..], stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
        let hooks = Hooks { guide: None, observer: Some(&mut observer) };
        let outcome = self.prepared.run(&options, &mut io, hooks);
        let mut taken: Vec<_> = taken.into_iter().map(|(edge, count)| (edge, count.ilog2())).collect();
        taken.sort_unstable_by_key(|&(edge, _)| edge.index());
        (outcome, taken)
    }

    /// What an execution violates that was asked for. One that called what nobody knows shows nothing.
    fn violation_of(&self, program: &Program, outcome: &Outcome) -> Option<Violation> {
        if !outcome.unknown_calls.is_empty() {
            return None;
        }
        let violation = |property: Property, span: Span, message: String| Violation { property, message, span };
        if let Halt::ErrorReached { function, span } = &outcome.halt {
            let (property, message) = match self.assert_functions.contains(function) {
                true => (Property::Assert, "assertion fails".to_owned()),
                false => (Property::UnreachCall, format!("`{function}` is called")),
            };
            return self.asked.asks_for(property).then(|| violation(property, *span, message));
        }
        let found = interp::violations(outcome, Property::NoUb.into());
        let first = found.iter().find(|found| found.property.is_ub()).or(found.first())?;
        let message = match &outcome.halt {
            Halt::Undefined(undefined) => undefined.message.clone(),
            _ => outcome.leaks.first().map_or_else(String::new, |leak| leak.text(&program.sources, first.span)),
        };
        self.asked.asks_for(first.property).then(|| violation(first.property, first.span, message))
    }

    /// The execution once more, as the one that confirms this violation.
    fn shown_by(&self, world: &World, violation: &Violation, outcome: &Outcome) -> Option<Counterexample> {
        let program = self.prepared.cx().program;
        let functions = self.functions(violation, None);
        let goal = Goal::new(program, violation, functions, None, None, &self.asked)?;
        let listed = InputsFile {
            choices: outcome.choices.iter().map(|choice| (0, choice.clone())).collect(),
            ..InputsFile::default()
        };
        let options = Options {
            args: world.args.clone(),
            inputs: Inputs::Listed(listed),
            max_steps: Some(MOST_STEPS),
            ..goal.options()
        };
        let mut edges = 0;
        let mut observer = |_: EdgeId, _: &Store<Value>| edges += 1;
        let mut io = Io { stdin: &mut &world.input[..], stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
        let hooks = Hooks { guide: None, observer: Some(&mut observer) };
        let again = self.prepared.run(&options, &mut io, hooks);
        let end = goal.shown(&again, ObserverResult::Nothing)?.steps.map_or(End::Abrupt(edges), End::After);
        let recording = trace::record(&self.prepared, &options, (&again.choices, &world.input), end, None);
        let shown = goal.shown(&recording.outcome, recording.observed)?;
        Some(self.counterexample(&options, world.input.clone(), shown, recording))
    }
}

/// Whether `main` has arguments.
fn uses_arguments(program: &Program) -> bool {
    program.functions[program.entry].params.len() == 2
}

fn reads_input(program: &Program) -> bool {
    program.functions.ids().any(|function| is_reader(program, function))
}
