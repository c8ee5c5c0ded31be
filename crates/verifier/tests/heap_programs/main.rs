//! Generated programs about heap blocks: what analyses say of memory safety, of what is left at the end and of assertions, against
//! concrete runs.
//!
//! `CARVE_HEAP_PROGRAMS=3000` generates so many programs instead of the few of an ordinary test; `=500..600` takes those of
//! these numbers. What is found is shown by kind, the shortest program of each made as short as it can be.

mod concrete;
mod generator;
mod minimise;
mod represents;
mod walk;
mod world;

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;
use std::sync::mpsc;
use std::time::Duration;

use cfa::Program;
use concrete::{lower, repeat, run, watch};
use cpa::{Cancel, Limit, Stop};
use embedded::EmbeddedSolver;
use generator::{Aim, program};
use interp::{Halt, Outcome, PreparedProgram, ViolatedProperty, violations};
use minimise::minimise;
use smt::Session;
use spec::{Fault, Properties, Property, Specification};
use test_support::for_each_parallel;
use value::{Heap, InitialPrecision, Pointers, Symbolic, ValueOptions};
use verifier::{QueryFiles, Task, Verdict, verify};

/// The analyses whose verdicts are compared with concrete runs.
const ANALYSES: [&str; 7] = [
    "value",
    "symexec",
    "symexec-cegar",
    "invariants-graph",
    "value-lists",
    "value-lists-alike-cegar",
    "symexec-lists",
];

/// Concrete runs that a verdict must fit.
const RUNS: u64 = 60;
/// Concrete runs that the analysis is made to follow.
const WALKS: u64 = 4;

const MOST_NODES: u64 = 3_000;
const MOST_TIME: Duration = Duration::from_secs(2);

/// What the analyses are asked, in the words of specifications and of executions.
#[derive(Clone, Copy)]
struct Asked {
    name: &'static str,
    properties: Properties,
    aim: Aim,
}

const SAFETY: Asked = Asked { name: "valid-memsafety", properties: Properties::MEMORY_SAFETY, aim: Aim::Accesses };
const CLEANUP: Asked =
    Asked { name: "valid-memcleanup", properties: Properties::only(Property::ValidMemcleanup), aim: Aim::Leftovers };
const REACH: Asked =
    Asked { name: "unreach-call", properties: Properties::only(Property::UnreachCall), aim: Aim::Assertions };
const UB: Asked = Asked { name: "no-ub", properties: Properties::only(Property::NoUb), aim: Aim::Accesses };

impl Asked {
    fn program(self, seed: u64) -> String {
        program(seed, self.aim)
    }
}

/// What is wrong with an analysis. Problems of one kind are shown once.
#[derive(Clone, Debug)]
struct Problem {
    kind: String,
    detail: String,
}

impl Problem {
    fn new(kind: impl Into<String>, detail: impl Into<String>) -> Self {
        Problem { kind: kind.into(), detail: detail.into() }
    }
}

/// What a check of a program comes to.
#[derive(Default)]
struct Checked {
    problems: Vec<Problem>,
    proofs: usize,
    violations: usize,
    states: usize,
}

fn verdict(program: &Program, asked: Asked, analysis: &str) -> Verdict {
    let specification = Specification::from_names(asked.name).expect("the property is known");
    let mut config = config::shipped(analysis).expect("it is shipped");
    config.limits.nodes = MOST_NODES;
    (config.limits.conflicts, config.solver.effort) = (1_000, 100);
    let task = Task {
        program,
        specification: &specification,
        strict: false,
        initial_precision: None,
        accept_unsound: false,
        query_files: QueryFiles { log: None, disagreements: &std::env::temp_dir() },
        draws: false,
    };
    let cancel = Cancel::new();
    let (done, is_done) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        let watchdog = cancel.clone();
        scope.spawn(move || {
            if is_done.recv_timeout(MOST_TIME) == Err(mpsc::RecvTimeoutError::Timeout) {
                watchdog.raise(Stop::Limit(Limit::Time));
            }
        });
        let (outcome, _) = verify(&task, &config, &cancel, &mut ()).expect("the task makes sense");
        drop(done);
        outcome.verdict
    })
}

/// TRUE is not contradicted by any run, nor by another analysis; FALSE is what the execution of its inputs shows.
fn check_verdicts(program: &Program, asked: Asked, analyses: &[&str]) -> Checked {
    let prepared = PreparedProgram::new(&cfa::Facts::new(program));
    let violated = |seed: u64| violations(&run(&prepared, asked.properties, seed), asked.properties).first().copied();
    let shown = (0..RUNS).find_map(|seed| Some((seed, violated(seed)?)));
    let mut checked = Checked::default();
    let verdicts: Vec<(&str, Verdict)> =
        analyses.iter().map(|&analysis| (analysis, verdict(program, asked, analysis))).collect();
    let refuter = verdicts.iter().find(|(_, verdict)| matches!(verdict, Verdict::False(_)));
    for (analysis, verdict) in &verdicts {
        match verdict {
            Verdict::True => {
                checked.proofs += 1;
                if let Some((seed, violated)) = shown {
                    let place = program.sources.describe_line(violated.span);
                    let detail = format!("inputs {seed} violate {} at {place}", violated.property);
                    let kind = format!("{analysis} proves what fails: {}", violated.property);
                    checked.problems.push(Problem::new(kind, detail));
                } else if let Some((refuter, Verdict::False(findings))) = refuter {
                    let kind = format!("{analysis} proves what {refuter} refutes: {}", findings[0].property);
                    checked.problems.push(Problem::new(kind, findings[0].inputs.clone()));
                }
            }
            Verdict::False(findings) => {
                checked.violations += 1;
                for finding in findings {
                    let outcome = repeat(&prepared, asked.properties, &finding.inputs, finding.property);
                    let found = violations(&outcome, asked.properties);
                    let is_it = |violated: &ViolatedProperty| match finding.property {
                        Property::NoUb => violated.property.is_ub(),
                        property => violated.property == property,
                    };
                    if !found.iter().any(is_it) {
                        let kind = format!("{analysis}: the inputs do not show {}", finding.property);
                        checked.problems.push(Problem::new(kind, format!("{}\n{outcome:?}", finding.inputs)));
                    }
                }
            }
            Verdict::Unknown(_) => {}
        }
    }
    checked
}

/// How the analysis follows concrete runs: what is tracked, and whether unknowns have names.
fn walked(asked: Properties) -> Vec<(&'static str, ValueOptions)> {
    let properties = match asked.contains(Property::NoUb) {
        true => {
            let faults = Fault::ALL.map(Property::Never).into_iter();
            faults.chain([Property::ValidDeref, Property::ValidFree, Property::NoOverflow]).collect()
        }
        false => asked,
    };
    let nothing = ValueOptions { properties, ..ValueOptions::default() };
    let all = ValueOptions { initial: InitialPrecision::All, ..nothing.clone() };
    let symbolic = |substitutes: bool| Symbolic {
        solver: Rc::new(|| Session::new(Box::new(EmbeddedSolver::new()))),
        cancel: Cancel::new(),
        effort: 1_000,
        conflicts: 10_000,
        substitutes,
        run_report: Rc::default(),
    };
    vec![
        ("all values", all.clone()),
        ("pointers only", nothing.clone()),
        ("nothing tracked", ValueOptions { pointers: Pointers::Precision, ..nothing }),
        ("symbolic", ValueOptions { symbolic: Some(symbolic(true)), ..all.clone() }),
        ("symbolic, equalities kept", ValueOptions { symbolic: Some(symbolic(false)), ..all.clone() }),
        ("graph", ValueOptions { heap: Heap::Graph, ..all.clone() }),
        ("symbolic graph", ValueOptions { heap: Heap::Graph, symbolic: Some(symbolic(true)), ..all }),
    ]
}

fn check_walks(program: &Program, asked: Asked) -> Checked {
    let prepared = PreparedProgram::new(&cfa::Facts::new(program));
    let mut checked = Checked::default();
    for seed in 0..WALKS {
        let (outcome, steps) = watch(&prepared, asked.properties, seed);
        for (name, options) in walked(asked.properties) {
            match walk::walk(program, asked.properties, &steps, &outcome, options) {
                Ok(states) => checked.states += states,
                Err(why) => {
                    let what = why.split_once(": ").map_or("", |(_, what)| what);
                    let kind: String = what.chars().filter(|letter| !letter.is_ascii_digit()).take(28).collect();
                    checked.problems.push(Problem::new(format!("{name}: {kind}"), format!("inputs {seed}, {why}")));
                }
            }
        }
    }
    checked
}

/// Checks all programs and shows what is wrong. All that was checked together.
fn check_all(seeds: Range<u64>, asked: Asked, check: impl Fn(&Program) -> Checked + Sync) -> Checked {
    let seeds: Vec<u64> = seeds.collect();
    let mut all = Checked::default();
    let mut kinds: BTreeMap<String, (usize, String, u64)> = BTreeMap::new();
    let checked = for_each_parallel(&seeds, |&seed| {
        let text = asked.program(seed);
        let lowered = lower(&text).unwrap_or_else(|| panic!("seed {seed} is no program\n{text}"));
        (text, check(&lowered))
    });
    for (seed, (text, checked)) in seeds.iter().zip(checked) {
        all.proofs += checked.proofs;
        all.violations += checked.violations;
        all.states += checked.states;
        let mut seen: Vec<&str> = Vec::new();
        for problem in checked.problems.iter() {
            if seen.contains(&&*problem.kind) {
                continue;
            }
            seen.push(&problem.kind);
            let entry = kinds.entry(problem.kind.clone()).or_insert_with(|| (0, text.clone(), *seed));
            entry.0 += 1;
            if text.len() < entry.1.len() {
                (entry.1, entry.2) = (text.clone(), *seed);
            }
        }
        all.problems.extend(checked.problems);
    }
    if kinds.is_empty() {
        return all;
    }
    let mut report = String::new();
    for (kind, (count, text, seed)) in kinds {
        let found = |text: &str| check(&lower(text)?).problems.into_iter().find(|problem| problem.kind == kind);
        let least = minimise(&text, |text| found(text).is_some());
        let detail = found(&least).map_or(String::new(), |problem| problem.detail);
        report.push_str(&format!("== {kind} ({count} programs, seed {seed})\n{detail}\n{least}\n\n"));
    }
    panic!("{report}");
}

/// Programs to generate.
fn seeds(count: u64) -> Range<u64> {
    let asked = std::env::var("CARVE_HEAP_PROGRAMS").ok();
    let range = asked.as_deref().and_then(|text| match text.split_once("..") {
        Some((from, to)) => Some(from.parse().ok()?..to.parse().ok()?),
        None => Some(0..text.parse().ok()?),
    });
    range.unwrap_or(0..count)
}

/// The generator reaches what it is meant to reach: most programs are right, and the others go wrong in every way.
#[test]
fn most_programs_are_right() {
    let (mut right, mut steps) = (0, 0);
    let mut properties: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..200 {
        let text = SAFETY.program(seed);
        let lowered = lower(&text).unwrap_or_else(|| panic!("seed {seed} is no program\n{text}"));
        let prepared = PreparedProgram::new(&cfa::Facts::new(&lowered));
        let outcomes: Vec<Outcome> = (0..6).map(|inputs| run(&prepared, Properties::MEMORY_SAFETY, inputs)).collect();
        for outcome in &outcomes {
            let ends = matches!(outcome.halt, Halt::Exit(_) | Halt::Undefined(_));
            assert!(ends, "seed {seed}: {:?}\n{text}", outcome.halt);
            steps += outcome.steps;
        }
        let found =
            outcomes.iter().find_map(|outcome| Some(violations(outcome, Properties::MEMORY_SAFETY).first()?.property));
        match found {
            None => right += 1,
            Some(property) => *properties.entry(property.name()).or_default() += 1,
        }
    }
    assert!((100..190).contains(&right) && properties.len() == 3 && steps > 60_000, "{right} {properties:?} {steps}");
}

/// Verdicts on so many programs, some of which are proofs and some violations.
fn check_verdicts_of(asked: Asked, count: u64) {
    let seeds = seeds(count);
    let count = (seeds.end - seeds.start) as usize;
    let checked = check_all(seeds, asked, |program| check_verdicts(program, asked, &ANALYSES));
    println!("{} proofs, {} violations in {count} programs", checked.proofs, checked.violations);
    assert!(checked.proofs * 5 > count && checked.violations > count / 4, "{} {}", checked.proofs, checked.violations);
}

#[test]
fn verdicts_on_safety_fit_concrete_runs() {
    check_verdicts_of(SAFETY, 16);
}

#[test]
fn verdicts_on_cleanup_fit_concrete_runs() {
    check_verdicts_of(CLEANUP, 8);
}

#[test]
fn verdicts_on_assertions_fit_concrete_runs() {
    check_verdicts_of(REACH, 8);
}

#[test]
fn verdicts_on_undefined_behaviour_fit_concrete_runs() {
    check_verdicts_of(UB, 8);
}

fn check_walks_of(asked: Asked, count: u64) {
    let seeds = seeds(count);
    let count = (seeds.end - seeds.start) as usize;
    let checked = check_all(seeds, asked, |program| check_walks(program, asked));
    println!("{} states in {count} programs", checked.states);
    assert!(checked.states > 500 * count, "{}", checked.states);
}

#[test]
fn states_stand_for_concrete_ones() {
    check_walks_of(SAFETY, 26);
}

#[test]
fn states_at_the_end_stand_for_concrete_ones() {
    check_walks_of(CLEANUP, 12);
}

#[test]
fn states_before_errors_stand_for_concrete_ones() {
    check_walks_of(REACH, 12);
}
