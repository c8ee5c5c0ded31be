//! Counterexamples: concrete inputs with which `interp` shows the violation that an abstract path leads to.
//!
//! The path is followed by concrete executions. Where one leaves it, the inputs that the condition depends on are
//! changed and the execution is repeated; see [`search`]. What counts in the end is only that the same violation happens
//! at the same place, and that the recorded inputs repeat it.

mod answers;
mod arguments;
mod candidates;
mod forecast;
mod goal;
mod guess;
mod heap;
mod observe;
mod plan;
mod relevance;
mod search;
mod snapshot;
#[cfg(test)]
mod tests;
mod text;
mod trace;
mod trial;
mod wish;

use automaton::AutomatonCpa;
use cfa::{EdgeId, Program};
use cpa::{Cx, PathStep, Step, Violation};
use interp::{Choice, Halt, Leak, Outcome, Peek, Prepared, Scene, Violated};
use source::Span;
use spec::{Automaton, Property, Specification};
use value::ValueOptions;

use forecast::{Forecast, forecast};
use goal::Goal;
use heap::{Beside, heap};
use observe::{Observers, Sight};
use search::{Found, Search};
use trace::{End, Recorded};
use trial::{Lab, with_arguments};

pub use snapshot::{Heap, HeapBlock, HeapField, HeapPlace, HeapPointer, HeapValue};
pub use trace::{Line, Trace};

/// An execution that violates the property.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample {
    /// What the program asks of its environment, in order.
    pub inputs: Vec<Input>,
    /// The name of the program, if it matters.
    pub name: Option<Vec<u8>>,
    /// Arguments of the program behind its name.
    pub args: Vec<Vec<u8>>,
    /// What it reads from standard input.
    pub stdin: Vec<u8>,
    pub trace: Trace,
    pub halt: Halt,
    /// Blocks that it lost or did not free.
    pub leaks: Vec<Leak>,
    pub heap: Option<Heap>,
    /// What is violated, and where.
    pub property: &'static str,
    pub span: Span,
    /// Functions of which nothing is known, whose results were made up.
    pub unknown_calls: Vec<String>,
}

/// One answer of the environment.
#[derive(Clone, PartialEq, Debug)]
pub struct Input {
    pub choice: Choice,
    /// The edge that asked.
    pub edge: EdgeId,
    /// Who asked, in words.
    pub what: String,
}

/// Whether a path could be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum Confirmed {
    Real(Box<Counterexample>),
    Not(NotConfirmed),
}

#[derive(Clone, PartialEq, Debug)]
pub struct NotConfirmed {
    pub why: String,
    /// The path is possible as the analysis sees the program, yet no execution follows it.
    pub is_feasible: bool,
}

impl NotConfirmed {
    fn because(why: impl Into<String>) -> Self {
        NotConfirmed { why: why.into(), is_feasible: false }
    }
}

/// Confirms violations in one program.
pub struct Confirmer<'p> {
    prepared: Prepared<'p>,
    /// How paths are followed at full precision.
    options: ValueOptions,
    /// Functions whose call violates `unreach-call`.
    error_functions: Vec<String>,
    /// Functions whose call violates `assert`.
    assert_functions: Vec<String>,
    /// Whose violations are seen by running them along an execution.
    observers: Vec<AutomatonCpa>,
    asked: Specification,
}

impl<'p> Confirmer<'p> {
    pub fn new(
        program: &'p Program,
        options: ValueOptions,
        error_functions: Vec<String>,
        assert_functions: Vec<String>,
    ) -> Self {
        let (observers, asked) = Default::default();
        let prepared = Prepared::new(program);
        Confirmer { prepared, options, error_functions, assert_functions, observers, asked }
    }

    /// If undefined behaviour is asked for, executions end where the first one happens.
    pub fn asked_by(mut self, specification: &Specification) -> Self {
        self.asked = specification.clone();
        self
    }

    /// Also confirms violations of these.
    pub fn with_observers(mut self, observers: &[Automaton]) -> Self {
        let program = self.prepared.cx().program;
        self.observers.extend(observers.iter().map(|observer| AutomatonCpa::new(program, observer.clone())));
        self
    }

    /// Looks for an execution with this violation, at the end of `path` or elsewhere at the same place.
    pub fn confirm(&self, path: &[PathStep], violation: &Violation, cx: Cx<'_>) -> Step<Confirmed> {
        let program = self.prepared.cx().program;
        let observers = Observers::of(program, violation, &self.observers);
        let observers = observers.as_ref();
        // What observers see has whatever name they give it.
        if observers.is_none() && !self.is_asked_for(violation) {
            return Ok(Confirmed::Not(NotConfirmed::because(format!("nobody asked for `{}`", violation.property))));
        }
        let is_assert = violation.property == "assert" && observers.is_none();
        let functions = if is_assert { &self.assert_functions } else { &self.error_functions };
        let last = path.last().map(|step| step.edge());
        let Some(goal) = Goal::new(program, violation, functions, observers, last, &self.asked) else {
            return Ok(Confirmed::Not(NotConfirmed::because(format!(
                "no execution can show `{}`",
                violation.property
            ))));
        };
        let mut options = goal.options();
        options.max_steps = Some((path.len() as u64).saturating_mul(4).saturating_add(10_000));
        let peek = Peek::new(self.prepared.cx());
        // What is not freed at the end is only known there.
        let violates =
            observers.is_none() && (Property::is_ub(violation.property) || violation.property == "valid-memtrack");
        let demands = observers.map_or_else(Vec::new, |observers| observers.demands(path));
        let (plan, is_feasible) = match forecast(&self.options, path, violates, cx)? {
            Forecast::Plan { plan, is_solved } => (plan, is_solved),
            Forecast::Impossible { step } => {
                let place = path.get(step).map_or(Span::NONE, |step| program.edges[step.edge()].span);
                let line = program.sources.describe_line(place);
                let why = format!("no inputs lead along the path: it ends at {line}");
                return Ok(Confirmed::Not(NotConfirmed::because(why)));
            }
            Forecast::Undefined(undefined) => {
                let place = program.sources.describe_line(undefined.span);
                let why = format!("undefined behaviour comes before it, at {place}: {}", undefined.what);
                return Ok(Confirmed::Not(NotConfirmed::because(why)));
            }
        };
        let mut lab = Lab { program, prepared: &self.prepared, path, options, observers, demands, plan, peek };
        let (answers, trial) = match Search::new(&mut lab, &goal, cx.cancel).run()? {
            Found::Shown(answers, trial) => (answers, trial),
            Found::Nothing { best, runs } => {
                let why = not_shown(program, path, best.as_ref(), runs);
                return Ok(Confirmed::Not(NotConfirmed { why, is_feasible }));
            }
        };
        let arguments = answers.arguments(&lab.plan.arguments);
        let name = arguments.name.clone();
        let mut options = lab.options;
        let input = with_arguments(&mut options, arguments);
        // What observers see, and that a block is lost, does not end the execution, but the trace.
        let steps = goal.shown(&trial.outcome, trial.sight).and_then(|shown| shown.steps);
        let end = steps.map_or(End::Abrupt(trial.edges), End::After);
        let recorded = trace::record(&self.prepared, &options, (&trial.outcome.choices, &input), end, observers);
        let Some(shown) = goal.shown(&recorded.outcome, recorded.sight) else {
            let why = "the violation was seen once, but its inputs do not repeat it";
            return Ok(Confirmed::Not(NotConfirmed { why: why.to_owned(), is_feasible }));
        };
        if shown.property == "no-uninitialised"
            && let Some(unknown) = recorded.outcome.unknown_calls.first()
        {
            let why = format!("whether it was written depends on `{unknown}`, of which nothing is known");
            return Ok(Confirmed::Not(NotConfirmed { why, is_feasible: false }));
        }
        Ok(Confirmed::Real(Box::new(Counterexample { name, ..self.counterexample(&options, input, shown, recorded) })))
    }

    /// Whether a violation is one of the specification: an analysis that says more than it was asked has no say.
    fn is_asked_for(&self, violation: &Violation) -> bool {
        let properties = &self.options.properties;
        match violation.property {
            "valid-deref" => properties.deref,
            "valid-free" => properties.free,
            "valid-memtrack" => properties.memtrack,
            "valid-memcleanup" => properties.memcleanup,
            "no-overflow" => properties.overflow,
            _ => true,
        }
    }

    fn counterexample(
        &self,
        options: &interp::Options,
        stdin: Vec<u8>,
        shown: Violated,
        recorded: Recorded,
    ) -> Counterexample {
        let Recorded { outcome, scene, trace, .. } = recorded;
        let inputs = self.who_asked(options, &stdin, &outcome.choices);
        let Violated { property, span, .. } = shown;
        let heap = heap_of(self.prepared.cx(), property, &scene);
        let Outcome { halt, unknown_calls, leaks, .. } = outcome;
        Counterexample {
            inputs,
            name: None,
            args: options.args.clone(),
            stdin,
            trace,
            halt,
            leaks,
            heap,
            property,
            span,
            unknown_calls,
        }
    }

    /// Repeats a run to learn where each of its answers was asked for.
    fn who_asked(&self, options: &interp::Options, mut stdin: &[u8], choices: &[Choice]) -> Vec<Input> {
        let mut inputs: Vec<Input> = Vec::new();
        let mut guide = |question: &interp::Question<'_>| {
            // The same run asks the same questions; one more would end it.
            let choice = choices.get(inputs.len()).cloned().unwrap_or(Choice::Bytes(Vec::new()));
            inputs.push(Input { choice: choice.clone(), edge: question.edge, what: question.what.to_owned() });
            choice
        };
        let hooks = interp::Hooks { guide: Some(&mut guide), observer: None };
        let mut io = interp::Io { stdin: &mut stdin, stdout: &mut std::io::sink(), stderr: &mut std::io::sink() };
        self.prepared.run(options, &mut io, hooks);
        inputs.truncate(choices.len());
        inputs
    }
}

/// The heap where a property of memory is violated.
fn heap_of(cx: eval::Cx<'_>, property: &str, scene: &Scene) -> Option<Heap> {
    match (property, &scene.at_loss) {
        ("valid-memtrack", Some((s, lost))) => heap(cx, s, Beside::Lost(lost)),
        ("valid-memcleanup", _) => heap(cx, &scene.end, Beside::All),
        ("valid-deref" | "valid-free", _) => heap(cx, &scene.end, Beside::Nothing),
        _ => None,
    }
}

fn not_shown(program: &Program, path: &[PathStep], best: Option<&trial::Trial>, runs: usize) -> String {
    let tried = format!("no inputs were found that lead to the violation, in {runs} executions");
    if let Some(best) = best
        && let Sight::Lost { edge, why } = best.sight
    {
        let place = program.sources.describe_line(program.edges[edge].span);
        return format!("{tried}; the observer cannot be run along the best of them: {why} at {place}");
    }
    if let Some(Halt::Undefined(undefined)) = best.map(|best| &best.outcome.halt) {
        let place = program.sources.describe_line(undefined.span);
        return format!("{tried}; the best of them ends in undefined behaviour at {place}: {}", undefined.message);
    }
    let left = best.and_then(|best| path.get(best.failed)).map(|step| program.edges[step.edge()].span);
    match left.filter(|span| !span.is_none()) {
        Some(span) => format!("{tried}; the best of them leaves the path at {}", program.sources.describe_line(span)),
        None => tried,
    }
}

impl Counterexample {
    /// What happens, if the execution tells it better than the analysis, which may have suspected another part of the
    /// statement, and another block.
    pub fn message(&self, program: &Program, property: &str) -> Option<String> {
        // Where it was lost, or where it was allocated: see `interp::violations`.
        let is_here = |leak: &&Leak| leak.lost.map_or(leak.allocated, |loss| loss.span) == self.span;
        let leak = || self.leaks.iter().find(is_here);
        match (property, &self.halt) {
            ("valid-memtrack", _) => Some(leak()?.text(&program.sources, self.span)),
            ("valid-memcleanup", _) => Some(leak()?.not_freed_text(&program.sources, self.span)),
            (_, Halt::Undefined(undefined)) => Some(undefined.message.clone()),
            _ => None,
        }
    }

    /// The kind of undefined behaviour that ends the execution, as `carve run` calls it.
    pub fn ub_kind(&self) -> Option<&'static str> {
        match &self.halt {
            Halt::Undefined(undefined) => Some(undefined.kind.name()),
            _ => None,
        }
    }

    /// The inputs file that repeats the execution with `carve run --inputs`.
    pub fn inputs_file(&self) -> String {
        let mut text = String::from("# Inputs of a counterexample; see docs/inputs.md.\n");
        if let Some(name) = &self.name {
            text.push_str(&format!("program \"{}\"\n", name.escape_ascii()));
        }
        for arg in &self.args {
            text.push_str(&format!("arg \"{}\"\n", arg.escape_ascii()));
        }
        for line in self.stdin.split_inclusive(|&byte| byte == b'\n') {
            text.push_str(&format!("stdin \"{}\"\n", line.escape_ascii()));
        }
        for input in &self.inputs {
            text.push_str(&format!("{}\n", input.choice));
        }
        text
    }

    /// The trace in source terms, after what memory holds that the program did not write.
    pub fn lines(&self, program: &Program) -> Vec<Line> {
        let contents = self.inputs.iter().filter_map(|input| {
            let Choice::Bytes(_) = input.choice else { return None };
            let held = match answers::number(&input.choice) {
                Some((ty, bits)) => ty.display(bits),
                None => input.choice.to_string(),
            };
            let text = format!("{} holds {held}", input.what.trim_matches('`'));
            Some(Line { span: program.edges[input.edge].span, text, is_input: true })
        });
        let steps = self.trace.lines(program, |edge| self.inputs.iter().any(|input| input.edge == edge));
        contents.chain(steps).collect()
    }
}
