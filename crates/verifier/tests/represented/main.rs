//! Generated programs: what happens in concrete runs must be in the reached set, and verdicts must fit.

mod agree;
mod concrete;
mod generator;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use agree::Reached;
use automaton::AutomatonCpa;
use cfa::Program;
use concrete::{lower, run};
use control::ControlOptions;
use cpa::{
    Analysis, Arg, ArgPath, Cancel, Composite, CompositeMerge, CompositePrec, CompositeState, Cx, DynCpa, ErasedCpa,
    ExploreOptions, Order, Step, Target, explore,
};
use generator::{Shape, program};
use interp::{Choice, Halt};
use refine::{CegarOptions, Confirm, Confirmation, PathRefiner, PathRefinerOptions, Prune, cegar};
use spec::Specification;
use test_support::{Compiler, Model};
use value::{InitialPrecision, MergeKind, Pointers, Scope, ValueCpa, ValueOptions, ValuePath};
use verifier::{QueryFiles, Task, Verdict, verify};

/// The inputs of a run as C functions.
fn driver(choices: &[Choice]) -> String {
    let mut text = String::from("static const long long inputs[] = {");
    for choice in choices {
        let Choice::Int(ty, bits) = choice else { panic!("{choice}") };
        text.push_str(&format!("{}LL,", ty.to_i128(*bits).max(i64::MIN as i128 + 1)));
    }
    text.push_str("0};\nstatic int next;\n");
    let types = [
        ("int", "int"),
        ("unsigned char", "uchar"),
        ("short", "short"),
        ("unsigned", "uint"),
        ("_Bool", "bool"),
        ("long", "long"),
    ];
    for (ty, name) in types {
        text.push_str(&format!("{ty} __VERIFIER_nondet_{name}(void) {{ return ({ty})inputs[next++]; }}\n"));
    }
    text.push_str("void reach_error(void) {}\n");
    text
}

/// The programs mean what compilers say, so that they test analyses and not themselves.
#[test]
fn compilers_agree() {
    let Some(compiler) = Compiler::find(Model::Lp64) else { return };
    let directory = std::env::temp_dir().join(format!("carve-represented-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("temporary files can be written");
    for seed in 0..25 {
        let text = program(seed, Shape { prints: true, ..Shape::default() });
        let ran = run(&lower(&text), seed, false);
        assert_eq!(ran.outcome.halt, Halt::Exit(0), "seed {seed}\n{text}");
        let (source, binary) = (directory.join("p.c"), directory.join("p"));
        std::fs::write(&source, format!("{text}{}", driver(&ran.outcome.choices))).expect("it can be written");
        let sources: [&Path; 1] = [&source];
        let built = compiler.compile(&sources, &binary, &["-fwrapv"]).expect("the compiler runs");
        assert_eq!(built.status, 0, "seed {seed}: {}\n{text}", String::from_utf8_lossy(&built.stderr));
        let output = test_support::run(&mut Command::new(&binary), b"", Duration::from_secs(10)).expect("it runs");
        let (ours, theirs) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&output.stdout));
        assert_eq!(ours, theirs, "seed {seed}\n{text}");
    }
    _ = std::fs::remove_dir_all(&directory);
}

/// The generator reaches what it is meant to reach.
#[test]
fn programs_end_and_differ() {
    let (mut steps, mut errors, mut branches) = (0, 0, 0);
    for seed in 0..200 {
        let text = program(seed, Shape { asserts: true, uninitialised: seed % 2 == 1, ..Shape::default() });
        let program = lower(&text);
        let halts: Vec<Halt> = (0..3).map(|inputs| run(&program, inputs, false).outcome.halt).collect();
        for halt in &halts {
            assert!(matches!(halt, Halt::Exit(0) | Halt::ErrorReached { .. }), "seed {seed}: {halt:?}\n{text}");
        }
        errors += halts.iter().any(|halt| matches!(halt, Halt::ErrorReached { .. })) as u32;
        branches += halts.iter().any(|halt| *halt != halts[0]) as u32;
        steps += run(&program, 0, true).visited.len();
    }
    assert!(steps > 5_000 && (20..180).contains(&errors) && branches > 0, "{steps} {errors} {branches}");
}

/// The whole reached set, or nothing if it is too large.
fn reached(program: &Program, options: ValueOptions) -> Option<Arg<CompositeState, CompositePrec>> {
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(program);
    let cx = Cx::new(&facts, &cancel);
    let mut composite = composite(program, &options, &Specification::default());
    let (state, prec) = composite.initial(cx).expect("nothing cancels");
    let mut arg = Arg::new(state, prec, Order::default());
    explore(&mut composite, &mut arg, &explore_options(), &mut (), cx).ok()?;
    Some(arg)
}

/// The reached set after refinement, where no violation is confirmed; or nothing if it is too large.
fn refined(program: &Program, options: ValueOptions, prune: Prune) -> Option<Arg<CompositeState, CompositePrec>> {
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(program);
    let cx = Cx::new(&facts, &cancel);
    let specification = Specification::from_names("unreach-call").expect("the property is known");
    let mut composite = composite(program, &options, &specification);
    let parts = 1 + specification.automata.len();
    let embed = Box::new(move |prec| CompositePrec::only(parts, 0, prec));
    let mut refiner = PathRefiner::new(ValuePath::new(&facts, options), 0, embed, PathRefinerOptions::default());
    let explore = ExploreOptions { collect_targets: false, ..explore_options() };
    let options = CegarOptions { prune, explore, ..CegarOptions::default() };
    let run = cegar(&mut composite, Some(&mut refiner), &mut Doubt, &options, &mut (), cx);
    run.arg.filter(|_| run.stop.is_none())
}

/// Confirms nothing, so that exploration goes on.
struct Doubt;

impl Confirm<CompositeState, CompositePrec> for Doubt {
    type Counterexample = ();
    fn confirm(
        &mut self,
        _arg: &Arg<CompositeState, CompositePrec>,
        _path: &ArgPath,
        _target: &Target,
        _cx: Cx<'_>,
    ) -> Step<Confirmation<()>> {
        Ok(Confirmation::Not("doubt".to_owned()))
    }
}

fn composite(program: &Program, options: &ValueOptions, specification: &Specification) -> Composite {
    let merge = match options.merge {
        MergeKind::Separate => CompositeMerge::Separate,
        MergeKind::Join | MergeKind::Generalise => CompositeMerge::Agree,
    };
    let error_functions = specification.error_functions.clone();
    let control = control::Forward::new(program, ControlOptions { error_functions, ..ControlOptions::default() });
    let mut parts: Vec<Box<dyn DynCpa>> =
        vec![Box::new(ErasedCpa(ValueCpa::new(&cfa::Facts::new(program), options.clone())))];
    for automaton in &specification.automata {
        parts.push(Box::new(ErasedCpa(AutomatonCpa::new(program, automaton.clone()))));
    }
    Composite::new(Box::new(control), parts, merge)
}

fn explore_options() -> ExploreOptions {
    ExploreOptions { max_nodes: MOST_NODES, collect_targets: true, ..ExploreOptions::default() }
}

fn value_options() -> ValueOptions {
    ValueOptions::default()
}

const MOST_NODES: usize = 3_000;

#[track_caller]
fn all_represented(text: &str, program: &Program, arg: &Arg<CompositeState, CompositePrec>, what: &str) -> usize {
    // Nothing in these programs is beyond the analysis.
    for n in arg.nodes() {
        if let Some(target @ Target::Unsupported { .. }) = cpa::State::target(arg.state(n)) {
            panic!("{what}: {target:?}\n{text}");
        }
    }
    let reached = Reached::new(program, arg, 0);
    let mut checked = 0;
    for inputs in 0..3 {
        for (step, visited) in run(program, inputs, true).visited.iter().enumerate() {
            if let Some(why) = reached.missing(visited) {
                let edge = program.locs[visited.loc].outgoing.first().map(|&edge| program.edges[edge].span);
                let at = edge.map_or(String::new(), |span| program.sources.describe(span));
                panic!("{what}, inputs {inputs}, step {step} at {at}: {why}\n{text}");
            }
            checked += 1;
        }
    }
    checked
}

fn shape(seed: u64) -> Shape {
    Shape {
        asserts: seed.is_multiple_of(3),
        uninitialised: seed % 2 == 1,
        prints: seed.is_multiple_of(5),
        small: false,
    }
}

#[test]
fn concrete_states_are_represented() {
    let all = ValueOptions { initial: InitialPrecision::All, ..value_options() };
    let configurations = [
        ("all", all.clone()),
        ("nothing", value_options()),
        ("joined", ValueOptions { merge: MergeKind::Join, ..all }),
    ];
    let (mut checked, mut too_large) = (0, 0);
    for seed in seeds(240) {
        let text = program(seed, shape(seed));
        let program = lower(&text);
        for (name, options) in &configurations {
            match reached(&program, options.clone()) {
                Some(arg) => checked += all_represented(&text, &program, &arg, &format!("seed {seed}, {name}")),
                None => too_large += 1,
            }
        }
    }
    assert!(checked > 1000 && too_large < 120, "{checked} {too_large}");
}

#[test]
fn refinement_loses_nothing() {
    let configurations = [
        ("pivot", value_options(), Prune::Pivot),
        ("restart", value_options(), Prune::Restart),
        ("by location", ValueOptions { scope: Scope::Location, ..value_options() }, Prune::Pivot),
        ("pointers too", ValueOptions { pointers: Pointers::Precision, ..value_options() }, Prune::Pivot),
    ];
    let (mut checked, mut too_large) = (0, 0);
    for seed in seeds(300) {
        let text = program(seed, Shape { asserts: true, small: true, prints: false, ..shape(seed) });
        let program = lower(&text);
        // Each program with one of them.
        let (name, options, prune) = &configurations[seed as usize % configurations.len()];
        match refined(&program, options.clone(), *prune) {
            Some(arg) => checked += all_represented(&text, &program, &arg, &format!("seed {seed}, {name}")),
            None => too_large += 1,
        }
    }
    assert!(checked > 1000 && too_large < 75, "{checked} {too_large}");
}

/// Concrete runs and verdicts do not contradict each other, and neither do verdicts.
#[test]
fn verdicts_fit_concrete_runs() {
    let specification = Specification::from_names("unreach-call").expect("the property is known");
    let (mut proofs, mut violations) = (0, 0);
    for seed in seeds(300) {
        let text = program(seed, Shape { asserts: true, small: true, prints: false, ..shape(seed) });
        let program = lower(&text);
        let is_error = |halt: &Halt| matches!(halt, Halt::ErrorReached { .. });
        let fails = (0..10).any(|inputs| is_error(&run(&program, inputs, false).outcome.halt));
        let verdict = |analysis: &str| {
            let mut config = config::shipped(analysis).expect("it is shipped");
            config.limits.nodes = MOST_NODES as u64;
            (config.limits.conflicts, config.solver.effort) = (1_000, 100);
            let task = Task {
                program: &program,
                specification: &specification,
                strict: false,
                initial_precision: None,
                accept_unsound: false,
                query_files: QueryFiles { log: None, disagreements: &std::env::temp_dir() },
                draws: false,
            };
            let (outcome, _) = verify(&task, &config, &Cancel::new(), &mut ()).expect("the task makes sense");
            outcome.verdict
        };
        // One of the symbolic ones each, as they cost more.
        let symbolic = ["symexec", "symexec-cegar", "invariants-graph"][seed as usize % 3];
        let verdicts = ["value", "value-cegar", "value-cegar-first-prefix", symbolic]
            .map(|analysis| (analysis, verdict(analysis)));
        for (analysis, verdict) in &verdicts {
            let is_true = matches!(verdict, Verdict::True);
            assert!(!(is_true && fails), "seed {seed}: {analysis} proves what fails\n{text}");
            proofs += is_true as u32;
            violations += matches!(verdict, Verdict::False(_)) as u32;
        }
        let any = |wanted: fn(&Verdict) -> bool| verdicts.iter().any(|(_, verdict)| wanted(verdict));
        let contradict =
            any(|verdict| matches!(verdict, Verdict::True)) && any(|verdict| matches!(verdict, Verdict::False(_)));
        assert!(!contradict, "seed {seed}: {verdicts:?}\n{text}");
    }
    assert!(proofs > 20 && violations > 20, "{proofs} {violations}");
}

/// Programs to generate: from `CARVE_SEEDS=from..to` if that is set, for a longer search.
fn seeds(count: u64) -> std::ops::Range<u64> {
    let asked = std::env::var("CARVE_SEEDS").ok();
    let range = asked.as_deref().and_then(|text| {
        let (from, to) = text.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    });
    range.unwrap_or(0..count)
}
