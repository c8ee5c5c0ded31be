//! Feasibility, interpolants, prefixes and selection: exact results on paths made by hand, and laws on random ones.

mod toy;

use cfa::{Program, VarId};
use cpa::{Cx, Transition};
use proptest::prelude::*;
use refine::{
    Candidate, Criterion, Feasibility, Interpolants, PathCheck, PathDomain, Preference, Prefix, Prefixes, check,
    extract, interpolate, select,
};
use toy::{Known, Toy, names, path, straight, var, with_cx};

const VARS: [&str; 5] = ["a", "b", "c", "d", "e"];
const ENDLESS: usize = usize::MAX;

/// What must be known before each step, of the path up to its first contradiction.
fn interpolants_of(program: &Program, mut domain: Toy, violates: bool, slice: bool) -> Interpolants<VarId> {
    let steps = path(program);
    with_cx(program, |cx| {
        let PathCheck { states, verdict } = check(&mut domain, &steps, violates, cx).expect("no limit");
        let Feasibility::Infeasible { at } = verdict else { panic!("the path is possible") };
        let last = violates && at + 1 == steps.len();
        let found = interpolate(&mut domain, &states, &steps[..=at], last, slice, ENDLESS, cx);
        found.expect("no limit").expect("no budget")
    })
}

#[track_caller]
fn needs(ops: &[&str], expected: &[&str]) {
    let program = straight(&VARS, ops);
    for slice in [false, true] {
        let found = interpolants_of(&program, Toy::default(), false, slice);
        let facts: Vec<String> = found.facts.iter().map(|facts| names(&program, facts)).collect();
        assert_eq!(facts, expected, "slice: {slice}");
        assert_eq!(found.pivot, expected.iter().position(|facts| !facts.is_empty()), "slice: {slice}");
    }
}

#[test]
fn what_the_contradiction_needs() {
    // 000 Fig. 2, the branch where flag is not 0: a = 2, res = a + 1 is not negative.
    needs(&["a := 2", "b := 3", "assume c != 0", "d := a + 1", "assume d < 0"], &["", "a", "a", "a", "d"]);
    // 000 Fig. 5: the flag, and nothing of the loop.
    needs(
        &["a := 0", "b := 0", "b := b + 1", "c := call nondet()", "assume c == 0", "assume a > 0"],
        &["", "a", "a", "a", "a", "a"],
    );
    // A condition gives a fact as well as an assignment does.
    needs(&["assume a == 1", "b := 1", "assume a != 1"], &["", "a", "a"]);
    // Known twice: the first in the order of facts is forgotten.
    needs(&["a := 1", "b := 1", "assume a == b", "assume b != 1"], &["", "", "b", "b"]);
    // The contradiction needs no fact.
    needs(&["a := 1", "assume 1 == 2"], &["", ""]);
    // Both operands.
    needs(&["a := 1", "b := 2", "c := a + b", "assume c == 4"], &["", "a", "a b", "c"]);
    // A value that is overwritten is not needed before.
    needs(&["a := 1", "a := 2", "assume a == 3"], &["", "", "a"]);
}

#[test]
fn a_step_that_reads_what_it_does_not_need_later() {
    // b stays the same, but a is no longer needed once it has been read.
    needs(&["a := 0", "b := 2", "b := b + a", "assume b != 2"], &["", "a", "a b", "b"]);
}

#[test]
fn what_is_known_at_the_start() {
    let program = straight(&VARS, &["b := 1", "assume a != 0"]);
    let found = interpolants_of(&program, Toy { zero: true, ..Toy::default() }, false, true);
    assert_eq!(found.facts, [[var(&program, "a")], [var(&program, "a")]]);
    assert_eq!(found.pivot, Some(0));
}

#[test]
fn a_last_step_that_must_violate() {
    let program = straight(&VARS, &["a := 3", "b := 1", "c := b"]);
    let found = interpolants_of(&program, Toy::default(), true, true);
    let facts: Vec<String> = found.facts.iter().map(|facts| names(&program, facts)).collect();
    assert_eq!(facts, ["", "a", "a"]);
}

#[test]
fn a_possible_path_keeps_all_states() {
    let program = straight(&VARS, &["a := 3", "assume b == 1"]);
    let steps = path(&program);
    let checked = with_cx(&program, |cx| check(&mut Toy::default(), &steps, false, cx).expect("no limit"));
    assert_eq!(checked.verdict, Feasibility::Feasible);
    let (a, b) = (var(&program, "a"), var(&program, "b"));
    assert_eq!(checked.states, [Known::new(), Known::from([(a, 3)]), Known::from([(a, 3), (b, 1)])]);
}

/// A loop of many rounds costs few posts for each step: facts that stay necessary are not tested again.
#[test]
fn long_paths_are_cheap() {
    let mut ops = vec!["a := 0", "b := 0"];
    for _ in 0..2000 {
        ops.extend(["assume a < 100000", "c := a", "a := a + 1", "d := c + b"]);
    }
    ops.push("assume a == 0");
    let program = straight(&VARS, &ops);
    for slice in [false, true] {
        let found = interpolants_of(&program, Toy::default(), false, slice);
        assert!(found.posts < 12 * ops.len(), "{} posts for {} steps, slice: {slice}", found.posts, ops.len());
        let last = found.facts.last().expect("not empty");
        assert_eq!(names(&program, last), "a");
        assert!(found.facts[1..].iter().all(|facts| names(&program, facts) == "a"));
    }
}

#[test]
fn a_budget_ends_interpolation() {
    let program = straight(&VARS, &["a := 1", "b := 1", "c := a + b", "assume c == 4"]);
    let steps = path(&program);
    with_cx(&program, |cx| {
        let mut domain = Toy::default();
        let states = check(&mut domain, &steps, false, cx).expect("no limit").states;
        let found = interpolate(&mut domain, &states, &steps, false, false, 2, cx);
        assert_eq!(found, Ok(None));
    });
}

fn prefixes_of(program: &Program, limit: usize) -> Prefixes<Known> {
    let steps = path(program);
    with_cx(program, |cx| {
        let mut domain = Toy::default();
        let checked = check(&mut domain, &steps, false, cx).expect("no limit");
        extract(&mut domain, &steps, false, checked, limit, cx).expect("no limit")
    })
}

/// 000 Fig. 6: both the loop's counter and `b` refute the path.
fn two_reasons() -> Program {
    let ops = ["b := 0", "i := 0", "i := i + 1", "assume i >= 100", "assume b != 0"];
    straight(&["b", "i"], &ops)
}

#[test]
fn sliced_prefixes() {
    let program = two_reasons();
    let first = Prefix { end: 3, dropped: vec![] };
    let second = Prefix { end: 4, dropped: vec![3] };
    assert_eq!(prefixes_of(&program, 20).list, [first.clone(), second]);
    assert_eq!(prefixes_of(&program, 1).list, [first]);
    let possible = straight(&VARS, &["a := 1"]);
    assert_eq!(prefixes_of(&possible, 20).list, []);
}

/// Assignments are not left out.
#[test]
fn only_conditions_are_left_out() {
    let text = "static x: int\ndeclare __VERIFIER_assume: fn(int) -> void\nfunction main() -> void {\n  entry l0, exit l4\n  \
        l0 -> l1: x := 1\n  l1 -> l2: call __VERIFIER_assume(x)\n  l2 -> l3: assume x == 2\n  l3 -> l4: return\n}\n";
    let program = toy::program(text);
    let assume = program.function_named("__VERIFIER_assume").expect("declared");
    let mut steps = path(&program);
    steps[1].flow = cpa::Flow::External(assume);
    with_cx(&program, |cx| {
        // As if the first two steps were contradictions.
        for (at, expected) in [(0, 1), (1, 2)] {
            let states = vec![Known::from([(var(&program, "x"), 1)]); at + 1];
            let checked = PathCheck { states, verdict: Feasibility::Infeasible { at } };
            let found = extract(&mut Toy::default(), &steps, false, checked, 20, cx).expect("no limit");
            assert_eq!(found.list.len(), expected, "{:?}", found.list);
        }
    });
}

fn candidates(program: &Program, domain: &mut Toy) -> Vec<Candidate<VarId>> {
    let Prefixes { states, list } = prefixes_of(program, 20);
    let steps = path(program);
    let mut candidate = |prefix: Prefix, cx: Cx<'_>| {
        let found = interpolate(domain, &states, &prefix.steps(&steps), false, true, ENDLESS, cx);
        Candidate { prefix, interpolants: found.expect("no limit").expect("no budget") }
    };
    with_cx(program, |cx| list.into_iter().map(|prefix| candidate(prefix, cx)).collect())
}

#[test]
fn selection_by_each_criterion() {
    let program = two_reasons();
    let (b, i) = (var(&program, "b"), var(&program, "i"));
    let mut domain = Toy { scores: [(b, 1), (i, 1024)].into(), loops: [i].into(), ..Toy::default() };
    let candidates = candidates(&program, &mut domain);
    assert_eq!(names(&program, &candidates[0].interpolants.facts[3]), "i");
    assert_eq!(names(&program, &candidates[1].interpolants.facts[4]), "b");
    let chosen = |preferences: &[Preference]| select(&domain, &path(&program), &candidates, preferences);
    assert_eq!(chosen(&[]), 0);
    assert_eq!(chosen(&Preference::usual()), 1);
    // The first prefix: 4 steps, 2 positions, a loop variable, one condition, from position 2 on.
    // The second: 4 steps, 4 positions, none, one condition, from position 1 on.
    for (criterion, min, max) in [
        (Criterion::DomainScore, 1, 0),
        (Criterion::Length, 0, 0),
        (Criterion::Width, 0, 1),
        (Criterion::Loops, 1, 0),
        (Criterion::Assumptions, 0, 0),
        (Criterion::PivotDepth, 1, 0),
    ] {
        assert_eq!(chosen(&[Preference::min(criterion)]), min, "{criterion:?}");
        assert_eq!(chosen(&[Preference::max(criterion)]), max, "{criterion:?}");
    }
    // Equal by the first, so the second decides.
    assert_eq!(chosen(&[Preference::min(Criterion::Length), Preference::max(Criterion::Width)]), 1);
}

fn op() -> impl Strategy<Value = String> {
    let name = || prop::sample::select(VARS.to_vec());
    let operator = || prop::sample::select(vec!["==", "!=", "<", ">="]);
    prop_oneof![
        3 => (name(), 0..3).prop_map(|(x, c)| format!("{x} := {c}")),
        2 => (name(), name()).prop_map(|(x, y)| format!("{x} := {y}")),
        2 => (name(), name(), 1..3).prop_map(|(x, y, c)| format!("{x} := {y} + {c}")),
        1 => (name(), name(), name()).prop_map(|(x, y, z)| format!("{x} := {y} - {z}")),
        1 => name().prop_map(|x| format!("{x} := call nondet()")),
        2 => (name(), operator(), 0..3).prop_map(|(x, o, c)| format!("assume {x} {o} {c}")),
        2 => (name(), operator(), name()).prop_map(|(x, o, y)| format!("assume {x} {o} {y}")),
    ]
}

fn random_path() -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec(op(), 1..60)
}

/// Exactly as the document has it, without any haste.
fn by_the_book(domain: &mut Toy, steps: &[Transition<'_>], cx: Cx<'_>) -> Vec<Vec<VarId>> {
    let mut now = domain.start(cx).expect("no limit");
    let mut result = Vec::new();
    for at in 0..steps.len() {
        for fact in domain.facts(&now) {
            let mut less = now.clone();
            domain.forget(&mut less, &fact);
            if contradicts(domain, &less, &steps[at..], cx) {
                now = less;
            }
        }
        result.push(domain.facts(&now));
        if at + 1 < steps.len() {
            now = domain.post(&now, &steps[at], false, cx).expect("no limit").expect("only the last step contradicts");
        }
    }
    result
}

fn contradicts(domain: &mut Toy, from: &Known, steps: &[Transition<'_>], cx: Cx<'_>) -> bool {
    let mut now = from.clone();
    for step in steps {
        match domain.post(&now, step, false, cx).expect("no limit") {
            Some(next) => now = next,
            None => return true,
        }
    }
    false
}

/// The state with only these facts of another.
fn only(s: &Known, facts: &[VarId]) -> Known {
    facts.iter().map(|fact| (*fact, s[fact])).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// The laws of interpolants, for every prefix of a path, with and without slicing.
    #[test]
    fn interpolants_obey_the_laws(ops in random_path(), zero: bool) {
        let program = straight(&VARS, &ops.iter().map(String::as_str).collect::<Vec<_>>());
        let path = path(&program);
        with_cx(&program, |cx| -> Result<(), TestCaseError> {
            let mut domain = Toy { zero, ..Toy::default() };
            let checked = check(&mut domain, &path, false, cx).expect("no limit");
            let Prefixes { states, list } = extract(&mut domain, &path, false, checked, 20, cx).expect("no limit");
            for prefix in list {
                let steps = prefix.steps(&path);
                // The contradiction of a prefix is its last step.
                let again = check(&mut domain, &steps, false, cx).expect("no limit");
                prop_assert_eq!(again.verdict, Feasibility::Infeasible { at: prefix.end });
                prop_assert_eq!(&again.states[..], &states[..steps.len()]);
                for slice in [false, true] {
                    let found = interpolate(&mut domain, &states, &steps, false, slice, ENDLESS, cx);
                    let found = found.expect("no limit").expect("no budget");
                    prop_assert_eq!(found.facts.len(), steps.len());
                    laws(&mut domain, &states, &steps, &found.facts, cx)?;
                    if !slice {
                        prop_assert_eq!(&found.facts, &by_the_book(&mut domain, &steps, cx));
                    }
                }
            }
            Ok(())
        })?;
    }
}

fn laws(
    domain: &mut Toy,
    states: &[Known],
    steps: &[Transition<'_>],
    facts: &[Vec<VarId>],
    cx: Cx<'_>,
) -> Result<(), TestCaseError> {
    for at in 0..steps.len() {
        let interpolant = only(&states[at], &facts[at]);
        // The rest of the path is not possible, but is without any one of the facts.
        prop_assert!(contradicts(domain, &interpolant, &steps[at..], cx));
        for fact in &facts[at] {
            let mut less = interpolant.clone();
            less.remove(fact);
            prop_assert!(!contradicts(domain, &less, &steps[at..], cx), "{fact} is not needed before step {at}");
            // It occurs on both sides, or is known from the start.
            let occurs = |steps: &[Transition<'_>]| steps.iter().any(|step| mentions(cx.program, step, *fact));
            prop_assert!(domain.zero || occurs(&steps[..at]));
            prop_assert!(occurs(&steps[at..]));
        }
        // Inductive: the step makes of each interpolant at least the next one.
        if at + 1 < steps.len() {
            let next = domain.post(&interpolant, &steps[at], false, cx).expect("no limit");
            let next = next.expect("only the last step contradicts");
            prop_assert!(facts[at + 1].iter().all(|fact| next.get(fact) == states[at + 1].get(fact)));
        }
    }
    Ok(())
}

fn mentions(program: &Program, step: &Transition<'_>, var: VarId) -> bool {
    let writes = matches!(step.op, cfa::Op::Assign { place, .. } if place.base == cfa::PlaceBase::Var(var));
    writes || toy::read_by(program, step.op).contains(&var)
}
