//! The loop with a small analysis: what it answers, and after how many rounds.

mod toy;
mod wrapped;

use std::collections::BTreeSet;

use cfa::{Program, VarId};
use cpa::{Arg, ArgPath, CompositePrec, CompositeState, Cx, ExploreOptions, Limit, Order, Step, Stop, Target};
use proptest::prelude::*;
use refine::{
    CegarOptions, CegarOutcome, Confirm, Confirmation, PathRefiner, PathRefinerOptions, Prune, Refinement, Refiner,
    RoundEnd, Work, cegar,
};
use toy::{Toy, Tracked, names, program, var, with_cx};

type Outcome = CegarOutcome<CompositeState, CompositePrec, usize>;

/// Confirms every path, or none; counts how often it was asked.
struct Confirmer {
    real: bool,
    asked: usize,
}

impl Confirm<CompositeState, CompositePrec> for Confirmer {
    type Counterexample = usize;
    fn confirm(
        &mut self,
        _arg: &Arg<CompositeState, CompositePrec>,
        path: &ArgPath,
        _target: &Target,
        _cx: Cx<'_>,
    ) -> Step<Confirmation<usize>> {
        self.asked += 1;
        Ok(if self.real { Confirmation::Real(path.len()) } else { Confirmation::Not("no inputs".to_owned()) })
    }
}

struct Setting {
    domain: Toy,
    refiner: Option<PathRefinerOptions>,
    real: bool,
    options: CegarOptions<CompositePrec>,
}

impl Default for Setting {
    fn default() -> Self {
        Setting {
            domain: Toy::default(),
            refiner: Some(PathRefinerOptions::default()),
            real: true,
            options: CegarOptions::default(),
        }
    }
}

fn run(program: &Program, setting: Setting) -> Outcome {
    let Setting { domain, refiner, real, options } = setting;
    let mut analysis = toy::analysis::analysis(domain.zero);
    let mut refiner = refiner.map(|options| PathRefiner::new(domain, 0, toy::embed(), options));
    let refiner = refiner.as_mut().map(|refiner| refiner as &mut dyn Refiner<_, _>);
    let mut confirm = Confirmer { real, asked: 0 };
    let outcome = with_cx(program, |cx| cegar(&mut analysis, refiner, &mut confirm, &options, &mut (), cx));
    let arg = outcome.arg.as_ref().expect("the run began");
    assert_eq!(arg.check(), Vec::<String>::new());
    outcome
}

fn tracked(outcome: &Outcome) -> BTreeSet<VarId> {
    let prec = outcome.prec.as_ref().expect("the run began");
    prec.get::<Tracked>(0).expect("values have a precision").0.clone()
}

fn tracked_names(program: &Program, outcome: &Outcome) -> String {
    names(program, &tracked(outcome).into_iter().collect::<Vec<_>>())
}

fn refinements(outcome: &Outcome) -> usize {
    outcome.rounds.iter().filter(|round| round.ended == RoundEnd::Refined).count()
}

fn all_tracked(program: &Program) -> CompositePrec {
    CompositePrec::only(2, 0, Tracked(program.vars.ids().collect()))
}

/// 000 Fig. 5.
fn flag_and_ticks() -> Program {
    program(
        "static flag: int\nstatic ticks: int\nstatic result: int\ndeclare nondet: fn() -> int
        function main() -> void {
          entry l0, exit l8
          l0 -> l1: flag := 0
          l1 -> l2: ticks := 0
          l2 -> l3: ticks := ticks + 1
          l3 -> l4: result := call nondet()
          l4 -> l2: assume !(result == 0)
          l4 -> l5: assume result == 0
          l5 -> l6: assume flag > 0
          l5 -> l7: assume !(flag > 0)
          l6 (ERROR) -> l7: nop
          l7 -> l8: return
        }",
    )
}

/// 000 Fig. 6, with a small bound.
fn two_reasons() -> Program {
    program(
        "static b: int\nstatic i: int\nstatic j: int\ndeclare nondet: fn() -> int
        function main() -> void {
          entry l0, exit l9
          l0 -> l1: b := 0
          l1 -> l2: i := 0
          l2 -> l3: j := call nondet()
          l3 -> l4: assume j == 0
          l3 -> l5: assume !(j == 0)
          l4 -> l2: i := i + 1
          l5 -> l6: assume i >= 20
          l6 -> l7: assume b != 0
          l7 (ERROR) -> l8: nop
          l8 -> l9: return
        }",
    )
}

/// 000 Fig. 4: the values cannot tell that `x` is not both negative and zero.
fn negative_and_zero() -> Program {
    program(
        "static x: int\ndeclare nondet: fn() -> int
        function main() -> void {
          entry l0, exit l5
          l0 -> l1: x := call nondet()
          l1 -> l2: assume x < 0
          l2 -> l3: assume x == 0
          l3 (ERROR) -> l4: nop
          l4 -> l5: return
        }",
    )
}

#[test]
fn a_proof_tracks_only_what_it_needs() {
    let program = flag_and_ticks();
    let outcome = run(&program, Setting::default());
    assert!(outcome.is_proof());
    assert_eq!(tracked_names(&program, &outcome), "flag");
    assert_eq!(refinements(&outcome), 1);
    assert_eq!(outcome.rounds.len(), 2);
    let [first, second] = &outcome.rounds[..] else { unreachable!() };
    assert_eq!((first.ended, second.ended), (RoundEnd::Refined, RoundEnd::Finished));
    assert_eq!((first.prec_size, second.prec_size), (0, 1));
    assert_eq!(first.path_length, 6);
    assert_eq!(first.work.prefixes, 1);
    assert!(first.removed > 0 && first.work.interpolation_steps > 0);
}

#[test]
fn an_initial_precision_saves_refinements() {
    let program = flag_and_ticks();
    let initial = CompositePrec::only(2, 0, Tracked([var(&program, "flag")].into()));
    let options = CegarOptions { initial: Some(initial), ..CegarOptions::default() };
    let outcome = run(&program, Setting { options, ..Setting::default() });
    assert!(outcome.is_proof());
    assert_eq!(refinements(&outcome), 0);
}

#[test]
fn selection_avoids_the_loop() {
    let program = two_reasons();
    let i = var(&program, "i");
    let domain = Toy { scores: [(i, 1024)].into(), loops: [i].into(), ..Toy::default() };
    let outcome = run(&program, Setting { domain: domain.clone(), ..Setting::default() });
    assert!(outcome.is_proof());
    assert_eq!(tracked_names(&program, &outcome), "b");
    assert_eq!(refinements(&outcome), 1);

    let first = PathRefinerOptions { selection: None, ..PathRefinerOptions::default() };
    let options = CegarOptions {
        explore: ExploreOptions { max_nodes: 10_000, ..ExploreOptions::default() },
        ..CegarOptions::default()
    };
    let outcome = run(&program, Setting { domain, refiner: Some(first), options, ..Setting::default() });
    assert!(tracked(&outcome).contains(&i));
}

#[test]
fn a_confirmed_path_is_a_violation() {
    let outcome = run(&negative_and_zero(), Setting::default());
    let [found] = &outcome.violations[..] else { panic!("one violation") };
    assert_eq!((found.counterexample, found.path.len()), (3, 3));
    assert_eq!(outcome.rounds.last().expect("one").ended, RoundEnd::Violation);
    assert!(!outcome.is_proof());
}

#[test]
fn what_is_not_confirmed_is_set_aside() {
    let outcome = run(&negative_and_zero(), Setting { real: false, ..Setting::default() });
    let [aside] = &outcome.set_aside[..] else { panic!("one") };
    assert_eq!(aside.reason, "no inputs");
    assert_eq!((outcome.stop, outcome.violations.len(), outcome.unsupported.len()), (None, 0, 0));
    assert!(!outcome.is_proof());
    let ended: Vec<RoundEnd> = outcome.rounds.iter().map(|round| round.ended).collect();
    assert_eq!(ended, [RoundEnd::SetAside, RoundEnd::Finished]);
}

/// Something set aside is forgotten with the part of the graph that is removed, and is no obstacle to a proof then.
#[test]
fn what_is_set_aside_may_be_refuted_later() {
    let program = program(
        "static a: int
        function main() -> void {
          entry l0, exit l6
          l0 -> l1: a := 1
          l1 -> l2: assume a == 2
          l2 -> l3: nop
          l2 -> l4: nop
          l3 (ERROR1) -> l5: nop
          l4 (ERROR2) -> l5: nop
          l5 -> l6: return
        }",
    );
    // The first answer is a shrug, the others are right.
    struct Forgetful(PathRefiner<Toy, CompositePrec>, usize);
    impl Refiner<CompositeState, CompositePrec> for Forgetful {
        fn refine(
            &mut self,
            arg: &Arg<CompositeState, CompositePrec>,
            path: &ArgPath,
            cx: Cx<'_>,
        ) -> Step<Refinement<CompositePrec>> {
            self.1 += 1;
            if self.1 == 1 { Ok(Refinement::Unknown("asleep".to_owned())) } else { self.0.refine(arg, path, cx) }
        }
    }
    let mut refiner = Forgetful(PathRefiner::new(Toy::default(), 0, toy::embed(), PathRefinerOptions::default()), 0);
    let mut confirm = Confirmer { real: true, asked: 0 };
    let options = CegarOptions::default();
    let outcome = with_cx(&program, |cx| {
        let mut analysis = toy::analysis::analysis(false);
        cegar(&mut analysis, Some(&mut refiner), &mut confirm, &options, &mut (), cx)
    });
    let ended: Vec<RoundEnd> = outcome.rounds.iter().map(|round| round.ended).collect();
    assert_eq!(ended, [RoundEnd::SetAside, RoundEnd::Refined, RoundEnd::Finished]);
    assert!(outcome.is_proof());
    assert_eq!(confirm.asked, 0);
}

#[test]
fn unsupported_operations_count_if_they_are_reached() {
    // The second one stops control, so that the values do not take the step.
    for what in ["fork", "stuck"] {
        unsupported(what);
    }
}

fn unsupported(what: &str) {
    let text = |value: &str| {
        format!(
            "static a: int
            function main() -> void {{
              entry l0, exit l4
              l0 -> l1: a := {value}
              l1 -> l2: assume a == 1
              l1 -> l3: assume !(a == 1)
              l2 -> l3: unsupported \"{what}\"
              l3 -> l4: return
            }}"
        )
    };
    let reached = run(&program(&text("1")), Setting::default());
    let [leaf] = &reached.unsupported[..] else { panic!("one") };
    assert_eq!(leaf.reason, what);
    assert!(reached.set_aside.is_empty() && reached.violations.is_empty() && !reached.is_proof());
    let not_reached = run(&program(&text("0")), Setting::default());
    assert!(not_reached.is_proof());
    assert_eq!(refinements(&not_reached), 1);
}

/// A refiner that always asks for the same ends with the target set aside, after one restart at most.
#[test]
fn a_refinement_that_adds_nothing_is_given_up() {
    struct Stubborn(VarId);
    impl Refiner<CompositeState, CompositePrec> for Stubborn {
        fn refine(
            &mut self,
            _arg: &Arg<CompositeState, CompositePrec>,
            path: &ArgPath,
            _cx: Cx<'_>,
        ) -> Step<Refinement<CompositePrec>> {
            let increment = CompositePrec::only(2, 0, Tracked([self.0].into()));
            Ok(Refinement::Spurious { increment, pivot: path.nodes[1] })
        }
    }
    let program = flag_and_ticks();
    for prune in [Prune::Pivot, Prune::Restart] {
        let options = CegarOptions { prune, ..CegarOptions::default() };
        let mut confirm = Confirmer { real: true, asked: 0 };
        let mut refiner = Stubborn(var(&program, "result"));
        let outcome = with_cx(&program, |cx| {
            cegar(&mut toy::analysis::analysis(false), Some(&mut refiner), &mut confirm, &options, &mut (), cx)
        });
        let ended: Vec<RoundEnd> = outcome.rounds.iter().map(|round| round.ended).collect();
        let expected: &[RoundEnd] = match prune {
            Prune::Pivot => {
                &[RoundEnd::Refined, RoundEnd::Refined, RoundEnd::Restarted, RoundEnd::SetAside, RoundEnd::Finished]
            }
            Prune::Restart => &[RoundEnd::Refined, RoundEnd::SetAside, RoundEnd::Finished],
        };
        assert_eq!(ended, expected, "{prune:?}");
        assert!(!outcome.is_proof() && outcome.stop.is_none());
        assert_eq!(outcome.set_aside[0].reason, "a spurious path cannot be refuted by tracking more");
        assert_eq!(confirm.asked, 0);
    }
}

/// What is known at the root is under the precision too; a refinement there plants a new root.
#[test]
fn facts_of_the_initial_state() {
    let program = program(
        "static a: int\nstatic b: int
        function main() -> void {
          entry l0, exit l4
          l0 -> l1: b := 1
          l1 -> l2: assume a == 1
          l2 (ERROR) -> l3: nop
          l3 -> l4: return
        }",
    );
    let domain = Toy { zero: true, ..Toy::default() };
    let outcome = run(&program, Setting { domain, ..Setting::default() });
    assert!(outcome.is_proof());
    assert_eq!(tracked_names(&program, &outcome), "a");
    assert_eq!(refinements(&outcome), 1);
}

#[test]
fn a_violation_of_the_domain_itself() {
    let text = |value: &str| {
        format!(
            "static a: int\nstatic b: int
            function main() -> void {{
              entry l0, exit l3
              l0 -> l1: a := {value}
              l1 -> l2: b := 1
              l2 (SEVEN) -> l3: return
            }}"
        )
    };
    let proof = run(&program(&text("3")), Setting::default());
    assert!(proof.is_proof());
    assert_eq!(refinements(&proof), 1);
    let violated = run(&program(&text("7")), Setting::default());
    assert_eq!(violated.violations.len(), 1);
}

#[test]
fn several_violations() {
    let program = program(
        "static a: int
        function main() -> void {
          entry l0, exit l7
          l0 -> l1: assume a == 1
          l0 -> l2: assume a == 2
          l0 -> l2: assume a == 3
          l0 -> l5: assume a == 4
          l1 (ERROR1) -> l6: nop
          l2 -> l3: nop
          l3 (ERROR2) -> l6: nop
          l5 -> l6: nop
          l6 -> l7: return
        }
        function other() -> void {
          entry l4, exit l8
          l4 -> l8: return
        }",
    );
    for (wanted, found) in [(1, 1), (2, 2), (10, 2)] {
        let options = CegarOptions { violations: wanted, ..CegarOptions::default() };
        let outcome = run(&program, Setting { options, ..Setting::default() });
        assert_eq!(outcome.violations.len(), found);
        assert!(outcome.set_aside.is_empty() && outcome.stop.is_none());
    }
}

#[test]
fn without_a_refiner_every_target_is_tried() {
    let program = flag_and_ticks();
    let outcome = run(&program, Setting { refiner: None, real: false, ..Setting::default() });
    assert_eq!(outcome.set_aside.len(), 1);
    assert_eq!(refinements(&outcome), 0);
    // With everything tracked the loop has no end; only a limit ends it.
    let explore = ExploreOptions { max_nodes: 500, ..ExploreOptions::default() };
    let options = CegarOptions { initial: Some(all_tracked(&program)), explore, ..CegarOptions::default() };
    let outcome = run(&program, Setting { refiner: None, options, ..Setting::default() });
    assert_eq!(outcome.stop, Some(Stop::Limit(Limit::Nodes)));
    assert!(!outcome.is_proof());
    let [round] = &outcome.rounds[..] else { panic!("statistics of the one round stay") };
    assert!(round.nodes >= 500 && round.ended == RoundEnd::Stopped);
}

/// A limit that strikes in refinement loses nothing of what was found out.
#[test]
fn statistics_survive_a_limit() {
    struct Interrupted;
    impl Refiner<CompositeState, CompositePrec> for Interrupted {
        fn refine(
            &mut self,
            _arg: &Arg<CompositeState, CompositePrec>,
            _path: &ArgPath,
            _cx: Cx<'_>,
        ) -> Step<Refinement<CompositePrec>> {
            Err(Stop::Interrupted)
        }
        fn take_work(&mut self) -> Work {
            Work { prefixes: 3, ..Work::default() }
        }
    }
    let program = flag_and_ticks();
    let mut confirm = Confirmer { real: true, asked: 0 };
    let options = CegarOptions::default();
    let outcome = with_cx(&program, |cx| {
        cegar(&mut toy::analysis::analysis(false), Some(&mut Interrupted), &mut confirm, &options, &mut (), cx)
    });
    assert_eq!(outcome.stop, Some(Stop::Interrupted));
    let [round] = &outcome.rounds[..] else { panic!("one round") };
    assert_eq!((round.ended, round.path_length, round.work.prefixes), (RoundEnd::Stopped, 6, 3));
    assert!(round.nodes >= 6 && !outcome.is_proof());
}

fn random_program() -> impl Strategy<Value = String> {
    let name = || prop::sample::select(vec!["a", "b", "c"]);
    let op = prop_oneof![
        3 => (name(), 0..3).prop_map(|(x, c)| format!("{x} := {c}")),
        2 => (name(), name()).prop_map(|(x, y)| format!("{x} := {y}")),
        1 => (name(), name()).prop_map(|(x, y)| format!("{x} := {y} + 1")),
        1 => name().prop_map(|x| format!("{x} := call nondet()")),
        2 => (name(), 0..3).prop_map(|(x, c)| format!("assume {x} == {c}")),
        2 => (name(), 0..3).prop_map(|(x, c)| format!("assume !({x} == {c})")),
        1 => (name(), name()).prop_map(|(x, y)| format!("assume {x} < {y}")),
    ];
    // Mostly forward, so that the error is reached and loops end.
    let edge = (0..12usize, 1..6usize, op, 0..8u8);
    prop::collection::vec(edge, 10..40).prop_map(|edges| {
        let mut text = String::from("static a: int\nstatic b: int\nstatic c: int\ndeclare nondet: fn() -> int\n");
        text += "function main() -> void {\n  entry l0, exit l13\n";
        for (from, far, op, back) in edges {
            let to = if back == 0 { from.saturating_sub(far) } else { (from + far).min(12) };
            text += &format!("  l{from} -> l{to}: {op}\n");
        }
        for at in 0..12 {
            text += &format!("  l{at} -> l{}: assume a != b\n", at + 1);
        }
        text + "  l12 (ERROR) -> l13: return\n}\n"
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    /// However the graph is pruned and whichever reason is chosen, the answer is that of full precision.
    #[test]
    fn all_ways_agree(text in random_program(), zero: bool) {
        let program = program(&text);
        let answer = |prune, refiner: Option<PathRefinerOptions>, order: Order| {
            let initial = refiner.is_none().then(|| all_tracked(&program));
            let explore = ExploreOptions { max_nodes: 1000, ..ExploreOptions::default() };
            let options = CegarOptions { prune, order, explore, initial, ..CegarOptions::default() };
            let domain = Toy { zero, ..Toy::default() };
            let outcome = run(&program, Setting { domain, refiner, options, ..Setting::default() });
            assert!(outcome.set_aside.is_empty(), "{:?}", outcome.set_aside);
            assert!(outcome.rounds.iter().all(|round| round.ended != RoundEnd::Restarted));
            outcome.stop.is_none().then(|| outcome.is_proof())
        };
        let full = answer(Prune::Pivot, None, Order::breadth_first());
        for prune in [Prune::Pivot, Prune::Restart] {
            for selection in [None, Some(refine::Selection::default())] {
                for slice in [false, true] {
                    for order in [Order::depth_first(), Order::breadth_first(), Order::reverse_post_order()] {
                        let refiner = PathRefinerOptions { selection: selection.clone(), slice };
                        let found = answer(prune, Some(refiner), order);
                        if let (Some(full), Some(found)) = (full, found) {
                            prop_assert_eq!(full, found, "{:?} slice: {}", prune, slice);
                        }
                    }
                }
            }
        }
    }
}

/// What was sliced away does harm where less is known: the path is interpolated again, with all its steps.
#[test]
fn a_slice_that_misleads_is_not_used() {
    let program = program(
        "static x: int\nstatic guard: int\nstatic other: int
        function main() -> void {
          entry l0, exit l6
          l0 -> l1: x := 1
          l1 -> l2: guard := 2
          l2 -> l3: other := 3
          l3 -> l4: assume x == 2
          l3 -> l5: assume !(x == 2)
          l4 (ERROR) -> l5: nop
          l5 -> l6: return
        }",
    );
    let outcome = run(&program, Setting::default());
    assert_eq!(tracked_names(&program, &outcome), "x");
    let guarded = Some((var(&program, "other"), var(&program, "guard")));
    let outcome = run(&program, Setting { domain: Toy { guarded, ..Toy::default() }, ..Setting::default() });
    assert_eq!((refinements(&outcome), tracked_names(&program, &outcome)), (1, "x guard".to_owned()));
}
