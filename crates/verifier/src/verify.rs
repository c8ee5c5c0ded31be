//! The run itself.

use std::collections::BTreeSet;
use std::hash::BuildHasher;
use std::rc::Rc;

use cfa::{Op, Program};
use combine::Summarised;
use config::{Config, RecursiveCalls, StageConfig};
use cpa::{
    Action, Arg, ArgPath, Cancel, CompositePrec, CompositeState, Cx, Flow, Limit, PathStep, Step, Stop, Target,
    Undefined, Violation,
};
use index::{FxBuildHasher, FxHashSet, work};
use refine::{CegarOptions, CegarOutcome, Confirm, Confirmation, Ended, cegar};
use spec::{ASSERT_FAILURES, Property, Specification};
use value::ValuePrec;

use crate::features::Features;
use crate::picture::pictures;
use crate::precision;
use crate::progress::Teller;
use crate::registry::{self, Built};
use crate::solver::{QueryFiles, Solvers};
use crate::standing::standings;
use crate::{Finding, Outcome, Picture, Progress, Reason, Statistics, Tick, TraceLine, Verdict, VerifyError};
use confirm::{Confirmed, Confirmer, Counterexample, NotConfirmed};

#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    pub program: &'a Program,
    pub specification: &'a Specification,
    /// Functions that nothing is known of may write what their arguments reach; a TRUE that met one is UNKNOWN.
    pub strict: bool,
    /// Name and text of a file that another run wrote.
    pub initial_precision: Option<(&'a str, &'a str)>,
    /// What is TRUE only if no number wraps around is TRUE, for a solver that takes them to be integers.
    pub accept_unsound: bool,
    pub query_files: QueryFiles<'a>,
    /// Whether the states that are reached are drawn.
    pub draws: bool,
}

type Run = CegarOutcome<CompositeState, CompositePrec, Counterexample>;

/// What is left of the runs. Dropping it may take a while; a process that ends forgets it.
#[derive(Default)]
pub struct Remains(Vec<Arg<CompositeState, CompositePrec>>);

pub fn verify(
    task: &Task<'_>,
    config: &Config,
    cancel: &Cancel,
    progress: &mut dyn Progress,
) -> Result<(Outcome, Remains), VerifyError> {
    let may_fail = config.library.malloc_may_fail;
    let changed = (may_fail || task.program.has_callbacks()).then(|| {
        let mut program = task.program.clone();
        program.define_callbacks();
        if may_fail {
            program.let_allocations_fail();
        }
        program
    });
    let task = &Task { program: changed.as_ref().unwrap_or(task.program), ..*task };
    let edges = task.program.edges.len();
    if edges > Action::MAX_EDGES {
        let most = Action::MAX_EDGES;
        return Err(VerifyError::Input(format!(
            "the program has {edges} operations; at most {most} can be told apart"
        )));
    }
    let mut whole = Whole::default();
    let solvers = Solvers::new(task.query_files, cancel);
    let stages = config::stages(config).map_err(|error| VerifyError::Input(error.to_string()))?;
    for group in groups(task.specification) {
        run_group(&mut whole, task, &group, &stages, &solvers, cancel, progress)?;
        if !whole.findings.is_empty() || whole.is_stopped {
            break;
        }
    }
    whole.statistics.solver = solvers.ledger.statistics();
    whole.statistics.lists = solvers.ledger.lists();
    whole.notes.extend(solvers.log_trouble().map(|trouble| format!("not all queries were logged: {trouble}")));
    // Only what a solver excludes can be wrong: what it finds possible is checked against the bits.
    let is_inexact = config.solver.theory == config::Theory::Integer && whole.statistics.solver.unsat > 0;
    Ok(whole.finish(task, is_inexact))
}

/// Properties that give undefined behaviour the same meaning are checked in one run: a signed overflow wraps under all
/// properties but its own.
fn groups(specification: &Specification) -> Vec<Specification> {
    let is_overflow = |property: &&Property| matches!(property, Property::NoOverflow);
    let all = &specification.properties;
    if !all.iter().any(|property| is_overflow(&property)) || all.len() == 1 || specification.is_strict() {
        return vec![specification.clone()];
    }
    // Observers that were added to the properties' own go with the first group.
    let mut others = Specification::new(all.iter().filter(|property| !is_overflow(property)).cloned());
    others.automata.extend(specification.observers().iter().cloned());
    vec![others, Specification::new([Property::NoOverflow])]
}

/// What all groups gave together.
#[derive(Default)]
struct Whole {
    findings: Vec<Finding>,
    reasons: Vec<Reason>,
    is_stopped: bool,
    /// Functions and assembly that were met and that nothing is known of.
    unknown_calls: BTreeSet<String>,
    assembly: BTreeSet<String>,
    notes: BTreeSet<String>,
    /// Paths that no execution followed, by their hash: several stages meet the same ones.
    not_replayed: FxHashSet<u64>,
    statistics: Statistics,
    precision: Option<String>,
    pictures: Vec<Picture>,
    remains: Remains,
    /// Something was not explored.
    is_partial: bool,
}

/// How many times as much work a stage may do when its turn comes again.
const GROWTH: u64 = 4;

/// One group of properties, by one stage after the other until one decides. What is left undecided by the last one is
/// undecided; but if it only lacked work, those that did get more, in the same order.
fn run_group(
    whole: &mut Whole,
    task: &Task<'_>,
    specification: &Specification,
    stages: &[StageConfig],
    solvers: &Rc<Solvers>,
    cancel: &Cancel,
    progress: &mut dyn Progress,
) -> Result<(), VerifyError> {
    let stages = Features::of(task.program, specification).choose(stages);
    let (mut turn, mut grown) = (stages, 1u64);
    while !turn.is_empty() {
        let mut again = Vec::new();
        for (at, &stage) in turn.iter().enumerate() {
            if let Some(units) = stage.work {
                cancel.begin_turn(units.saturating_mul(grown).saturating_mul(work::UNIT));
            }
            let before = work::done();
            let ran = run_once(whole, task, specification, &stage.config, solvers, cancel, progress);
            cancel.end_turn();
            let ran = ran.map_err(VerifyError::Input)?;
            whole.statistics.enter(stage.analysis.as_deref(), &ran.run.rounds, work::done() - before, ran.run.stop);
            if let Some(failure) = solvers.ledger.failure() {
                return Err(VerifyError::Internal(failure.to_owned()));
            }
            let is_cut_short = ran.run.stop == Some(Stop::Limit(Limit::Work));
            if is_cut_short {
                again.push(stage);
            }
            let is_last = at + 1 == turn.len() && !is_cut_short;
            // What a fault hides from the analysis, executions that go elsewhere may show.
            let is_first = at == 0 && grown == 1 && !ran.is_proof();
            if is_first && guess(whole, task, specification, &stage.config, solvers, cancel) && !ran.is_decided() {
                whole.is_partial = true;
                return Ok(());
            }
            if is_last || ran.is_decided() || cancel.check().is_err() {
                whole.add(task.program, specification, ran, solvers.ledger.gap());
                return Ok(());
            }
        }
        (turn, grown) = (again, grown.saturating_mul(GROWTH));
    }
    Ok(())
}

/// Tries executions with guessed inputs, where all undefined behaviour is asked for. Whether they show a violation.
fn guess(
    whole: &mut Whole,
    task: &Task<'_>,
    specification: &Specification,
    config: &Config,
    solvers: &Rc<Solvers>,
    cancel: &Cancel,
) -> bool {
    if config.limits.executions == 0 || !specification.is_strict() || !specification.observers().is_empty() {
        return false;
    }
    let confirmer = confirmer(task, specification, config, solvers);
    let most = match config.refine.violations {
        0 => usize::MAX,
        most => most as usize,
    };
    // Who is interrupted says so at the next stage.
    let found = confirmer.guess(config.limits.executions, most, cancel).unwrap_or_default();
    for (violation, counterexample) in &found {
        whole.find(finding(task.program, specification, violation.clone(), counterexample));
    }
    !found.is_empty()
}

fn confirmer<'p>(
    task: &Task<'p>,
    specification: &Specification,
    config: &Config,
    solvers: &Rc<Solvers>,
) -> Confirmer<'p> {
    Confirmer::new(
        task.program,
        registry::path_options(specification, config, task.strict, solvers),
        specification.error_functions().map(str::to_owned).collect(),
        ASSERT_FAILURES.map(str::to_owned).to_vec(),
    )
    .with_observers(specification.observers())
    .asked_by(specification)
}

/// One run of the engine.
struct Ran {
    run: Run,
    /// Which part has a precision that can be written down.
    value: Option<usize>,
    reasons: Vec<Reason>,
    pictures: Vec<Picture>,
}

impl Ran {
    fn is_decided(&self) -> bool {
        !self.run.violations.is_empty() || self.is_proof()
    }

    fn is_proof(&self) -> bool {
        self.run.is_proof() && self.reasons.is_empty()
    }
}

fn run_once(
    whole: &mut Whole,
    task: &Task<'_>,
    specification: &Specification,
    config: &Config,
    solvers: &Rc<Solvers>,
    cancel: &Cancel,
    progress: &mut dyn Progress,
) -> Result<Ran, String> {
    let program = task.program;
    let Built { mut composite, mut refiner, value, not_judged } =
        registry::build(program, specification, config, task.strict, solvers)?;
    let reasons: Vec<Reason> = not_judged.into_iter().map(Reason::new).collect();
    let mut initial = None;
    if let (Some((file, text)), Some(part)) = (task.initial_precision, value) {
        let (prec, passed_over) = precision::to_value(program, file, text)?;
        initial = Some(CompositePrec::only(composite.names().count(), part, prec));
        if passed_over > 0 {
            whole.notes.insert(format!("{passed_over} lines of {file} name nothing in this program"));
        }
    }
    let options = CegarOptions {
        prune: registry::prune(config),
        violations: config.refine.violations as usize,
        beyond: match config.refine.beyond {
            0 => usize::MAX,
            beyond => usize::try_from(beyond).unwrap_or(usize::MAX),
        },
        aside: match config.limits.aside {
            0 => usize::MAX,
            most => usize::try_from(most).unwrap_or(usize::MAX),
        },
        order: registry::order(config),
        explore: registry::explore_options(config),
        initial,
    };
    let mut confirm =
        Replay { not_replayed: &mut whole.not_replayed, confirmer: confirmer(task, specification, config, solvers) };
    let tick = Tick { round: whole.statistics.rounds.len() + 1, ..Tick::default() };
    let mut teller = Teller::new(progress, tick);
    let cx = Cx { program, cancel };
    let refiner = refiner.as_deref_mut();
    let run = match config.recursive_calls {
        RecursiveCalls::Follow => cegar(&mut composite, refiner, &mut confirm, &options, &mut teller, cx),
        RecursiveCalls::Summarise => {
            let mut summarised = Summarised::new(composite);
            let run = cegar(&mut summarised, refiner, &mut confirm, &options, &mut teller, cx);
            composite = summarised.into_inner();
            run
        }
    };
    // What terms mean, only the analysis knows.
    let pictures = run.arg.as_ref().filter(|_| task.draws).map(|arg| pictures(program, &composite, arg));
    Ok(Ran { run, value, reasons, pictures: pictures.unwrap_or_default() })
}

impl Whole {
    /// `gap` is what the solver could not do, if there was anything.
    fn add(&mut self, program: &Program, specification: &Specification, ran: Ran, gap: Option<&str>) {
        let Ran { mut run, value, reasons, pictures } = ran;
        self.is_partial |= !run.is_complete();
        let repeats = run.stop.is_none_or(repeats);
        self.reasons.extend(reasons);
        // As with the precision, those of the first group.
        if self.pictures.is_empty() {
            self.pictures = pictures;
        }
        let statistics = &mut self.statistics;
        statistics.refinements +=
            run.rounds.iter().filter(|round| matches!(round.ended, Ended::Refined | Ended::Restarted)).count();
        if let Some(prec) = &run.prec {
            statistics.tracked += cpa::Prec::size(prec);
            // Of several groups, the first one has the most properties.
            let written = value.and_then(|part| prec.get::<ValuePrec>(part));
            let written = written.map(|prec| precision::of_value(program, prec));
            self.precision = self.precision.take().or(written);
        }
        if let Some(stop) = run.stop {
            self.is_stopped = true;
            self.reasons.push(Reason::new(stop_text(stop)));
            if !repeats {
                // How far it came by then is chance: nothing more is said.
                run.set_aside.clear();
                run.unsupported.clear();
            }
        }
        for aside in &run.set_aside {
            if let Target::Violation(violation) = &aside.target {
                let mut text = format!("{} is neither refuted nor confirmed: {}", violation.property, aside.reason);
                if let Some(gap) = gap {
                    text += &format!("; the solver gave up: {gap}");
                }
                self.reasons.push(Reason::at(text, violation.span));
            }
        }
        for aside in &run.unsupported {
            match &aside.target {
                Target::Unsupported { what, span } => {
                    self.reasons.push(Reason::at(format!("unsupported: {what}"), *span));
                }
                Target::Undefined(Undefined { what, span }) => {
                    let text = format!("undefined behaviour before the property is decided: {what}");
                    self.reasons.push(Reason::at(text, *span));
                }
                Target::Violation(_) => {}
            }
        }
        for found in run.violations {
            if let Target::Violation(violation) = found.target {
                self.unknown_calls.extend(found.counterexample.unknown_calls.iter().cloned());
                let finding = finding(program, specification, violation, &found.counterexample);
                self.find(finding);
            }
        }
        if let Some(arg) = run.arg {
            self.statistics.nodes += arg.counts().nodes();
            self.statistics.waiting += arg.counts().waiting;
            if repeats {
                self.note_unknown(program, &arg);
            }
            self.remains.0.push(arg);
        }
    }

    fn find(&mut self, finding: Finding) {
        if !self.findings.iter().any(|known| known.is_same(&finding)) {
            self.findings.push(finding);
        }
    }

    /// Which steps of the reached graph nothing is known of.
    fn note_unknown(&mut self, program: &Program, arg: &Arg<CompositeState, CompositePrec>) {
        let mut steps: FxHashSet<PathStep> = FxHashSet::default();
        for n in arg.nodes() {
            for link in arg.parents(n) {
                let is_assembly = matches!(program.edges[link.step.edge()].op, Op::Asm(_));
                if is_assembly || matches!(link.step.flow, Flow::External(_) | Flow::Outside) {
                    steps.insert(link.step);
                }
            }
        }
        for step in steps {
            let place = || program.sources.describe_line(program.edges[step.edge()].span);
            match step.flow {
                Flow::External(function) => {
                    let name = program.name(program.functions[function].name);
                    let is_ours = ["__VERIFIER_", "__carve_"].iter().any(|prefix| name.starts_with(prefix));
                    if interp::libc::lookup(name).is_none() && !is_ours && !program.is_of_library(function) {
                        self.unknown_calls.insert(name.to_owned());
                    }
                }
                Flow::Outside => _ = self.unknown_calls.insert(format!("the function called at {}", place())),
                Flow::Next | Flow::Enter(_) | Flow::Exit(_) | Flow::Return { .. } => _ = self.assembly.insert(place()),
            }
        }
    }

    /// `is_inexact`: TRUE holds only if no number wraps around.
    fn finish(mut self, task: &Task<'_>, is_inexact: bool) -> (Outcome, Remains) {
        let mut assumptions: Vec<String> = Vec::new();
        if !self.unknown_calls.is_empty() {
            let names: Vec<&str> = self.unknown_calls.iter().map(String::as_str).collect();
            let what = match task.strict {
                true => "they may return anything and write what their arguments reach",
                false => "they may return anything and are taken to write nothing",
            };
            assumptions.push(format!("nothing is known of {}; {what}", listed(&names)));
            if task.strict && self.findings.is_empty() {
                self.reasons.push(Reason::new(format!("nothing is known of {}", listed(&names))));
            }
        }
        if !self.assembly.is_empty() {
            let places: Vec<&str> = self.assembly.iter().map(String::as_str).collect();
            assumptions
                .push(format!("inline assembly is taken to change nothing but its outputs: {}", listed(&places)));
        }
        if is_inexact && self.findings.is_empty() && self.reasons.is_empty() {
            const TAKEN: &str = "numbers were taken to be mathematical integers";
            match task.accept_unsound {
                true => assumptions.push(format!("{TAKEN}: where one wraps around, this need not be so")),
                false => self.reasons.push(Reason::new(TAKEN)),
            }
        }
        self.statistics.not_replayed = self.not_replayed.len();
        self.statistics.locations = task.program.locs.len();
        self.statistics.edges = task.program.edges.len();
        self.findings.sort_by_key(Finding::rank);
        let is_complete = !self.is_partial && self.reasons.is_empty();
        let verdict = if !self.findings.is_empty() {
            Verdict::False(self.findings)
        } else if !self.reasons.is_empty() {
            Verdict::Unknown(self.reasons)
        } else {
            if !task.specification.properties.iter().any(Property::is_memory) {
                assumptions.push("assumes memory safety".to_owned());
            }
            Verdict::True
        };
        let standings = standings(task.program, task.specification, &verdict, is_complete);
        let Whole { notes, statistics, precision, pictures, remains, .. } = self;
        let notes = notes.into_iter().collect();
        (Outcome { verdict, standings, assumptions, notes, statistics, precision, pictures }, remains)
    }
}

/// The first few, in order.
fn listed(names: &[&str]) -> String {
    const MOST: usize = 8;
    let shown: Vec<String> = names.iter().take(MOST).map(|name| format!("`{name}`")).collect();
    match names.len().saturating_sub(MOST) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

fn finding(
    program: &Program,
    specification: &Specification,
    violation: Violation,
    counterexample: &Counterexample,
) -> Finding {
    let lines = counterexample.lines(program).into_iter();
    // Undefined behaviour, that of another kind or instead of a loss among it, is what the execution shows first.
    let is_ub = Property::is_ub(counterexample.property);
    let property = match is_ub {
        true => specification.asked_name(counterexample.property),
        false => violation.property,
    };
    let message = counterexample.message(program, property).unwrap_or(violation.message);
    // Only the execution tells where a block is lost, and which undefined behaviour comes first.
    let is_told = violation.property == "valid-memtrack" || (is_ub && property != violation.property);
    Finding {
        property,
        kind: counterexample.ub_kind().filter(|_| property == "no-ub"),
        message,
        span: if is_told && !counterexample.span.is_none() { counterexample.span } else { violation.span },
        inputs: counterexample.inputs_file(),
        trace: lines.map(|line| TraceLine { span: line.span, text: line.text, is_input: line.is_input }).collect(),
        heap: counterexample.heap.clone(),
    }
}

/// Confirms by execution.
struct Replay<'p, 'w> {
    confirmer: Confirmer<'p>,
    not_replayed: &'w mut FxHashSet<u64>,
}

impl Confirm<CompositeState, CompositePrec> for Replay<'_, '_> {
    type Counterexample = Counterexample;

    fn confirm(
        &mut self,
        _arg: &Arg<CompositeState, CompositePrec>,
        path: &ArgPath,
        target: &Target,
        cx: Cx<'_>,
    ) -> Step<Confirmation<Counterexample>> {
        let Target::Violation(violation) = target else {
            return Ok(Confirmation::Not("what is unsupported cannot be confirmed".to_owned()));
        };
        Ok(match self.confirmer.confirm(&path.steps, violation, cx)? {
            Confirmed::Real(counterexample) => Confirmation::Real(*counterexample),
            Confirmed::Not(NotConfirmed { why, is_feasible }) => {
                if is_feasible {
                    self.not_replayed.insert(FxBuildHasher.hash_one((&path.steps, violation.property)));
                }
                Confirmation::Not(why)
            }
        })
    }
}

/// Whether another run would end at the same place.
fn repeats(stop: Stop) -> bool {
    match stop {
        Stop::Limit(Limit::Nodes | Limit::Effort | Limit::Work) => true,
        Stop::Limit(Limit::Time | Limit::Memory) | Stop::Interrupted => false,
    }
}

/// Why a run ended early, in words.
pub fn stop_text(stop: Stop) -> &'static str {
    match stop {
        Stop::Limit(Limit::Time) => "time limit",
        Stop::Limit(Limit::Memory) => "memory limit",
        Stop::Limit(Limit::Nodes) => "limit on states",
        Stop::Limit(Limit::Effort) => "limit on the solver's effort",
        Stop::Limit(Limit::Work) => "limit on the analysis's work",
        Stop::Interrupted => "interrupted",
    }
}
