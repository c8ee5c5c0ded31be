//! Generated programs: what happens in concrete runs must be in the reached set, and verdicts must fit.

mod agree;
mod concrete;
mod generator;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use agree::Reached;
use cfa::Program;
use concrete::{lower, run};
use cpa::{
    Analysis, Arg, Cancel, Composite, CompositeMerge, CompositePrec, CompositeState, Cx, Erased, ExploreOptions, Order,
    Target, explore,
};
use generator::{Shape, program};
use interp::{Choice, Halt};
use test_support::{Compiler, Model};
use value::{InitialPrecision, MergeKind, Scope, ValueCpa, ValueOptions};

/// The inputs of a run as C functions.
fn driver(choices: &[Choice]) -> String {
    let mut text = String::from("static const long long inputs[] = {");
    for choice in choices {
        let Choice::Int(ty, bits) = choice else { panic!("{choice}") };
        text.push_str(&format!("{}LL,", ty.to_i128(*bits).max(i64::MIN as i128 + 1)));
    }
    text.push_str("0};\nstatic int next;\n");
    let types =
        [("int", "int"), ("unsigned char", "uchar"), ("short", "short"), ("unsigned", "uint"), ("_Bool", "bool"), ("long", "long")];
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
    let merge = match options.merge {
        MergeKind::Separate => CompositeMerge::Separate,
        MergeKind::Join => CompositeMerge::Agree,
    };
    let library = interp::libc::table().iter().map(|row| row.name.to_owned()).collect();
    let control = control::Forward::new(program, control::ControlOptions::default());
    let value = ValueCpa::new(program, ValueOptions { library, ..options });
    let mut composite = Composite::new(Box::new(control), vec![Box::new(Erased(value))], merge);
    let cancel = Cancel::new();
    let cx = Cx { program, cancel: &cancel };
    let (state, prec) = composite.initial(cx).expect("nothing cancels");
    let mut arg = Arg::new(state, prec, Order::default());
    let options = ExploreOptions { max_nodes: MOST_NODES, collect_targets: true, ..ExploreOptions::default() };
    explore(&mut composite, &mut arg, &options, &mut (), cx).ok()?;
    Some(arg)
}

const MOST_NODES: usize = 8_000;

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
    Shape { asserts: seed % 3 == 0, uninitialised: seed % 2 == 1, prints: seed % 5 == 0 }
}

#[test]
fn concrete_states_are_represented() {
    let configurations = [
        ("all", ValueOptions { initial: InitialPrecision::All, ..ValueOptions::default() }),
        ("nothing", ValueOptions::default()),
        ("joined", ValueOptions { initial: InitialPrecision::All, merge: MergeKind::Join, ..ValueOptions::default() }),
        ("by location", ValueOptions { scope: Scope::Location, ..ValueOptions::default() }),
    ];
    let (mut checked, mut too_large) = (0, 0);
    for seed in seeds(300) {
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

/// Programs to generate: from `CARVE_SEEDS=from..to` if that is set, for a longer search.
fn seeds(count: u64) -> std::ops::Range<u64> {
    let asked = std::env::var("CARVE_SEEDS").ok();
    let range = asked.as_deref().and_then(|text| {
        let (from, to) = text.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    });
    range.unwrap_or(0..count)
}
