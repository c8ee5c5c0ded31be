//! What all runs found out together, and the outcome that follows from it.

use std::collections::BTreeSet;

use cfa::{Op, Program};
use cpa::{Arg, CompositePrec, CompositeState, Flow, PathStep, Target};
use index::FxHashSet;
use spec::Specification;
use value::ValuePrec;

use crate::finding::finding;
use crate::precision;
use crate::reason::{UNBOUNDED, listed};
use crate::run::StageResult;
use crate::standing::standings;
use crate::verdict::{decide, left_open, repeats};
use crate::{Finding, Outcome, Picture, Reason, Statistics, Task, Verdict};

/// The reached graphs. Dropping them may take a while; a process that ends forgets them.
#[derive(Default)]
pub struct DeferredDrop(Vec<Arg<CompositeState, CompositePrec>>);

/// Of all groups of properties.
#[derive(Default)]
pub(crate) struct Evidence {
    findings: Vec<Finding>,
    /// Against TRUE.
    reasons: Vec<Reason>,
    is_stopped: bool,
    /// Something was not explored.
    pub is_partial: bool,
    /// Functions and assembly that were met and that nothing is known of.
    unknown_calls: BTreeSet<String>,
    assembly: BTreeSet<String>,
    pub notes: BTreeSet<String>,
    /// Paths that no execution followed, by their hash: several stages meet the same ones.
    pub not_replayed: FxHashSet<u64>,
    pub statistics: Statistics,
    precision: Option<String>,
    pictures: Vec<Picture>,
    deferred: DeferredDrop,
}

impl Evidence {
    /// The result that stands for a group of properties: that of its last run. `gap` is what the solver could not do, if there
    /// was anything.
    pub fn add(&mut self, program: &Program, specification: &Specification, result: StageResult, gap: Option<&str>) {
        let StageResult { run, value, not_judged, pictures } = result;
        self.is_partial |= !run.is_complete();
        self.is_stopped |= run.stop.is_some();
        self.reasons.extend(not_judged);
        self.reasons.extend(left_open(&run, gap));
        // As with the precision, those of the first group.
        if self.pictures.is_empty() {
            self.pictures = pictures;
        }
        let statistics = &mut self.statistics;
        statistics.refinements += statistics.stages.last().map_or(0, |stage| stage.refinements());
        if let Some(prec) = &run.prec {
            statistics.tracked += cpa::Prec::size(prec);
            // Of several groups, the first one has the most properties.
            let written = value.and_then(|part| prec.get::<ValuePrec>(part));
            let written = written.map(|prec| precision::of_value(program, prec));
            self.precision = self.precision.take().or(written);
        }
        for found in run.violations {
            if let Target::Violation(violation) = found.target {
                self.unknown_calls.extend(found.counterexample.unknown_calls.iter().cloned());
                self.find(finding(program, specification, violation, &found.counterexample));
            }
        }
        if let Some(arg) = run.arg {
            self.statistics.nodes += arg.counts().nodes();
            self.statistics.waiting += arg.counts().waiting;
            if run.stop.is_none_or(repeats) {
                self.note_unknown(program, &arg);
            }
            self.deferred.0.push(arg);
        }
    }

    /// Why this can be no TRUE.
    pub fn object(&mut self, reason: Reason) {
        self.reasons.push(reason);
    }

    pub fn find(&mut self, finding: Finding) {
        if !self.findings.iter().any(|known| known.is_same(&finding)) {
            self.findings.push(finding);
        }
    }

    /// Whether other groups of properties are not looked at any more.
    pub fn is_final(&self) -> bool {
        !self.findings.is_empty() || self.is_stopped
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
    pub fn into_outcome(mut self, task: &Task<'_>, is_inexact: bool) -> (Outcome, DeferredDrop) {
        let mut assumptions: Vec<String> = Vec::new();
        if !self.unknown_calls.is_empty() {
            let names: Vec<String> = std::mem::take(&mut self.unknown_calls).into_iter().collect();
            let what = match task.strict {
                true => "they may return anything and write what their arguments reach",
                false => "they may return anything and are taken to write nothing",
            };
            assumptions.push(format!("nothing is known of {}; {what}", listed(&names)));
            if task.strict && self.findings.is_empty() {
                self.reasons.push(Reason::UnknownFunctions(names));
            }
        }
        if !self.assembly.is_empty() {
            let places: Vec<&String> = self.assembly.iter().collect();
            assumptions
                .push(format!("inline assembly is taken to change nothing but its outputs: {}", listed(&places)));
        }
        if is_inexact && self.findings.is_empty() && self.reasons.is_empty() {
            match task.accept_unsound {
                true => assumptions.push(format!("{UNBOUNDED}: where one wraps around, this need not be so")),
                false => self.reasons.push(Reason::UnboundedNumbers),
            }
        }
        self.statistics.not_replayed = self.not_replayed.len();
        self.statistics.locations = task.program.locs.len();
        self.statistics.edges = task.program.edges.len();
        self.findings.sort_by_key(Finding::rank);
        let is_complete = !self.is_partial && self.reasons.is_empty();
        let verdict = decide(self.findings, self.reasons);
        if matches!(verdict, Verdict::True)
            && !task.specification.properties.iter().any(|property| property.is_memory())
        {
            assumptions.push("assumes memory safety".to_owned());
        }
        let standings = standings(task.program, task.specification, &verdict, is_complete);
        let notes = self.notes.into_iter().collect();
        let Evidence { statistics, precision, pictures, deferred, .. } = self;
        (Outcome { verdict, standings, assumptions, notes, statistics, precision, pictures }, deferred)
    }
}
