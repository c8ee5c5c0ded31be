//! The interface of confirmation: violations of one program, confirmed one by one.

use automaton::AutomatonCpa;
use cfa::{Facts, Program};
use cpa::{Cx, PathStep, Step, Undefined, Violation};
use interp::{Choice, Halt, Outcome, PreparedProgram, Scene, ViolatedProperty};
use source::Span;
use spec::{ASSERT_FAILURES, Fault, Property, Specification};
use value::ValueOptions;

use crate::answers::Answers;
use crate::counterexample::Input;
use crate::forecast::{Forecast, forecast};
use crate::goal::Goal;
use crate::heap::{Beside, heap};
use crate::observers::{ObserverResult, Observers};
use crate::search::{Search, SearchResult};
use crate::trace::{self, End, Recording};
use crate::trial::{Trial, TrialContext, with_arguments};
use crate::{Counterexample, Heap};

/// Why a path could not be confirmed.
#[derive(Clone, PartialEq, Debug)]
pub struct NoConfirmation {
    pub why: String,
    /// The path is possible as the analysis sees the program, yet no execution follows it.
    pub is_feasible: bool,
}

impl NoConfirmation {
    fn because(why: impl Into<String>) -> Self {
        NoConfirmation { why: why.into(), is_feasible: false }
    }

    fn impossible(program: &Program, path: &[PathStep], step: usize) -> Self {
        let place = path.get(step).map_or(Span::NONE, |step| program.edges[step.edge()].span);
        let line = program.sources.describe_line(place);
        NoConfirmation::because(format!("no inputs lead along the path: it ends at {line}"))
    }

    fn undefined_before(program: &Program, undefined: &Undefined) -> Self {
        let place = program.sources.describe_line(undefined.span);
        NoConfirmation::because(format!("undefined behaviour comes before it, at {place}: {}", undefined.what))
    }
}

/// Confirms violations in one program.
pub struct Confirmer<'p> {
    pub(crate) prepared: PreparedProgram<'p>,
    /// How paths are followed at full precision.
    options: ValueOptions,
    /// Functions whose call violates `unreach-call`.
    pub(crate) error_functions: Vec<String>,
    /// Functions whose call violates `assert`.
    pub(crate) assert_functions: Vec<String>,
    /// Whose violations are seen by running them along an execution.
    observers: Vec<AutomatonCpa>,
    pub(crate) asked: Specification,
}

impl<'p> Confirmer<'p> {
    /// Of what the specification asks for: where that is undefined behaviour, executions end where the first one happens.
    pub fn new(facts: &Facts<'p>, options: ValueOptions, asked: &Specification) -> Self {
        let program = facts.program();
        let observers = asked.observers().iter().map(|observer| AutomatonCpa::new(program, observer.clone())).collect();
        Confirmer {
            prepared: PreparedProgram::new(facts),
            options,
            error_functions: asked.error_functions.clone(),
            assert_functions: ASSERT_FAILURES.map(str::to_owned).to_vec(),
            observers,
            asked: asked.clone(),
        }
    }

    /// Looks for an execution with this violation, at the end of `path` or elsewhere at the same place.
    pub fn confirm(
        &self,
        path: &[PathStep],
        violation: &Violation,
        cx: Cx<'_>,
    ) -> Step<Result<Counterexample, NoConfirmation>> {
        let program = self.prepared.cx().program;
        let observers = Observers::of(program, violation, &self.observers);
        let observers = observers.as_ref();
        // What observers see has whatever name they give it.
        if observers.is_none() && !self.is_asked_for(violation) {
            return Ok(Err(NoConfirmation::because(format!("nobody asked for `{}`", violation.property))));
        }
        let functions = self.functions(violation, observers);
        let last = path.last().map(|step| step.edge());
        let Some(goal) = Goal::new(program, violation, functions, observers, last, &self.asked) else {
            return Ok(Err(NoConfirmation::because(format!("no execution can show `{}`", violation.property))));
        };
        // What is not freed at the end is only known there.
        let violates =
            observers.is_none() && (violation.property.is_ub() || violation.property == Property::ValidMemtrack);
        let (plan, is_feasible) = match forecast(&self.options, path, violates, cx)? {
            Forecast::Plan { plan, is_solved } => (plan, is_solved),
            Forecast::Impossible { step } => return Ok(Err(NoConfirmation::impossible(program, path, step))),
            Forecast::Undefined(undefined) => return Ok(Err(NoConfirmation::undefined_before(program, &undefined))),
        };
        let mut options = goal.options();
        options.max_steps = Some((path.len() as u64).saturating_mul(4).saturating_add(10_000));
        let mut context = TrialContext {
            program,
            prepared: &self.prepared,
            path,
            options,
            observers,
            observer_goals: observers.map_or_else(Vec::new, |observers| observers.goals(path)),
            plan,
            peek: self.prepared.peek(),
        };
        Ok(match Search::new(&mut context, &goal, cx.cancel).run()? {
            SearchResult::Shown(answers, trial) => {
                let confirmed = self.repeated(context, &goal, &answers, &trial);
                confirmed
                    .map_err(|failure| NoConfirmation { is_feasible: is_feasible && failure.is_feasible, ..failure })
            }
            SearchResult::Nothing { best, runs } => {
                Err(NoConfirmation { why: not_shown(program, path, best.as_ref(), runs), is_feasible })
            }
        })
    }

    /// The execution once more, from its inputs alone.
    fn repeated(
        &self,
        context: TrialContext<'_>,
        goal: &Goal<'_>,
        answers: &Answers,
        trial: &Trial,
    ) -> Result<Counterexample, NoConfirmation> {
        let TrialContext { mut options, observers, plan, .. } = context;
        let arguments = answers.arguments(&plan.arguments);
        let name = arguments.name.clone();
        let input = with_arguments(&mut options, arguments);
        // What observers see, and that a block is lost, does not end the execution, but the trace.
        let steps = goal.shown(&trial.outcome, trial.observed).and_then(|shown| shown.steps);
        let end = steps.map_or(End::Abrupt(trial.edges), End::After);
        let recording = trace::record(&self.prepared, &options, (&trial.outcome.choices, &input), end, observers);
        let Some(shown) = goal.shown(&recording.outcome, recording.observed) else {
            let why = "the violation was seen once, but its inputs do not repeat it";
            return Err(NoConfirmation { why: why.to_owned(), is_feasible: true });
        };
        if shown.property == Property::Never(Fault::Uninitialised)
            && let Some(unknown) = recording.outcome.unknown_calls.first()
        {
            let why = format!("whether it was written depends on `{unknown}`, of which nothing is known");
            return Err(NoConfirmation::because(why));
        }
        Ok(Counterexample { name, ..self.counterexample(&options, input, shown, recording) })
    }

    /// Calls that are the violation, for reachability.
    pub(crate) fn functions(&self, violation: &Violation, observers: Option<&Observers<'_>>) -> &[String] {
        let is_assert = violation.property == Property::Assert && observers.is_none();
        if is_assert { &self.assert_functions } else { &self.error_functions }
    }

    /// Whether a violation is one of the specification: an analysis that says more than it was asked has no say.
    fn is_asked_for(&self, violation: &Violation) -> bool {
        match violation.property {
            property @ (Property::ValidDeref
            | Property::ValidFree
            | Property::ValidMemtrack
            | Property::ValidMemcleanup
            | Property::NoOverflow) => self.options.properties.contains(property),
            Property::UnreachCall | Property::Assert | Property::NoUb | Property::Never(_) | Property::Observed(_) => {
                true
            }
        }
    }

    pub(crate) fn counterexample(
        &self,
        options: &interp::Options,
        stdin: Vec<u8>,
        shown: ViolatedProperty,
        recording: Recording,
    ) -> Counterexample {
        let Recording { outcome, scene, trace, .. } = recording;
        let inputs = self.who_asked(options, &stdin, &outcome.choices);
        let ViolatedProperty { property, span, .. } = shown;
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
fn heap_of(cx: eval::Cx<'_>, property: Property, scene: &Scene) -> Option<Heap> {
    match (property, &scene.at_loss) {
        (Property::ValidMemtrack, Some((s, lost))) => heap(cx, s, Beside::Lost(lost)),
        (Property::ValidMemcleanup, _) => heap(cx, &scene.end, Beside::All),
        (Property::ValidDeref | Property::ValidFree, _) => heap(cx, &scene.end, Beside::Nothing),
        _ => None,
    }
}

fn not_shown(program: &Program, path: &[PathStep], best: Option<&Trial>, runs: usize) -> String {
    let tried = format!("no inputs were found that lead to the violation, in {runs} executions");
    if let Some(best) = best
        && let ObserverResult::Lost { edge, why } = best.observed
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
