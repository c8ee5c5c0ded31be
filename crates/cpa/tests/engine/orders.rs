//! In which order nodes are expanded.

use cpa::{Analysis, Arg, Cancel, Cx, ExplorationEnd, ExploreOptions, Order, OrderKey, Tie, explore};
use expect_test::{Expect, expect};

use crate::control::{CALLS, LOOPS, counting, parse};
use crate::wrappers::Recorder;

fn check(text: &str, keys: &[OrderKey], tie: Tie, expected: &Expect) {
    let program = parse(text);
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let mut analysis = Recorder { inner: counting(true), expanded: Vec::new() };
    let (state, prec) = analysis.initial(cx).expect("no limits");
    let mut arg = Arg::new(state, prec, Order { keys: keys.to_vec(), tie });
    let explored = explore(&mut analysis, &mut arg, &ExploreOptions::default(), &mut (), cx);
    assert_eq!(explored, Ok(ExplorationEnd::Finished));
    let locs: Vec<String> =
        analysis.expanded.iter().map(|locs| locs.first().map_or("end".to_owned(), |loc| loc.to_string())).collect();
    expected.assert_eq(&locs.join(" "));
}

#[test]
fn depth_first() {
    check(LOOPS, &[], Tie::Dfs, &expect!["l0 l1 l7 l8 l9 l2 l6 l3 l5 l4"]);
}

#[test]
fn breadth_first() {
    check(LOOPS, &[], Tie::Bfs, &expect!["l0 l1 l2 l7 l3 l6 l8 l4 l5 l9"]);
}

#[test]
fn random() {
    check(LOOPS, &[], Tie::Random(1), &expect!["l0 l1 l7 l8 l9 l2 l3 l4 l5 l6"]);
    check(LOOPS, &[], Tie::Random(2), &expect!["l0 l1 l2 l6 l3 l7 l8 l9 l4 l5"]);
}

#[test]
fn reverse_post_order() {
    check(LOOPS, &[OrderKey::ReversePostOrder], Tie::Bfs, &expect!["l0 l1 l2 l3 l4 l5 l6 l7 l8 l9"]);
    check(CALLS, &[OrderKey::ReversePostOrder], Tie::Bfs, &expect!["l0 l1 l2 l6 l7 l8 l3 l4 l5"]);
}

#[test]
fn inner_loops_first() {
    check(LOOPS, &[OrderKey::Loops], Tie::Dfs, &expect!["l0 l1 l2 l3 l5 l4 l6 l7 l8 l9"]);
    check(LOOPS, &[OrderKey::Loops, OrderKey::ReversePostOrder], Tie::Dfs, &expect!["l0 l1 l2 l3 l4 l5 l6 l7 l8 l9"]);
}

#[test]
fn deep_stacks_first() {
    check(CALLS, &[OrderKey::CallStack], Tie::Bfs, &expect!["l0 l1 l2 l6 l7 l8 l3 l4 l5"]);
}

#[test]
fn least_visited_first() {
    check(LOOPS, &[OrderKey::Coverage], Tie::Bfs, &expect!["l0 l1 l2 l7 l3 l6 l8 l4 l5 l9"]);
    check(CALLS, &[OrderKey::Coverage], Tie::Dfs, &expect!["l0 l1 l2 l6 l8 l3 l4 l5 l7 l8 l3 l4 l5"]);
}
