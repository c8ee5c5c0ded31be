//! Several threads: every step names the one that takes it.

use std::collections::BTreeSet;

use cfa::ThreadId;
use cpa::{
    Analysis, Arg, Cancel, Composite, CompositeMerge, Cx, ErasedCpa, ExplorationEnd, ExploreOptions, Order, explore,
};
use index::Id;

use crate::control::{Counter, ToyControl, parse};

const TWO_STEPS: &str = "
function main() -> int {
  local x: int
  entry l0, exit l3
  l0 -> l1: open x
  l1 -> l2: x := 1
  l2 -> l3: x := 2
}
";

#[test]
fn all_interleavings_are_explored() {
    let program = parse(TWO_STEPS);
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let counter = || Box::new(ErasedCpa(Counter { bound: 9, joins: false }));
    let control = Box::new(ToyControl { threads: 2 });
    let mut analysis = Composite::new(control, vec![counter()], CompositeMerge::Separate);
    let (state, prec) = analysis.initial(cx).expect("no limits");
    let mut arg = Arg::new(state, prec, Order::depth_first());
    let explored = explore(&mut analysis, &mut arg, &ExploreOptions::default(), &mut (), cx);
    assert_eq!(explored, Ok(ExplorationEnd::Finished));
    assert_eq!(arg.check(), Vec::<String>::new());

    let places: BTreeSet<String> = arg.nodes().map(|n| format!("{:?}", analysis.locs(arg.state(n)))).collect();
    assert_eq!(places.len(), 4 * 4, "each thread may be anywhere, wherever the other one is");

    let is_end = |loc: cfa::LocId| program.locs[loc].outgoing.is_empty();
    let end = arg.nodes().find(|&n| analysis.locs(arg.state(n)).iter().all(|&loc| is_end(loc)));
    let path = arg.path_to(end.expect("both come to the end"));
    let thread = |at: usize| path.steps.iter().filter(move |step| step.action.thread() == ThreadId::from_usize(at));
    for at in [0, 1] {
        let edges: Vec<usize> = thread(at).map(|step| step.edge().index()).collect();
        assert_eq!(edges, [0, 1, 2], "thread {at} goes along the program");
    }
}
