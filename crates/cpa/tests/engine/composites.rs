//! Several domains side by side.

use std::cell::Cell;
use std::rc::Rc;

use cfa::{EdgeId, Program};
use cpa::{
    Action, Adjustment, Analysis, AnyPrec, AnyState, Ask, Cancel, Composite, CompositeMerge, CompositePrec,
    CompositeState, Cpa, Cx, ErasedCpa, Flow, Merge, Prec, State, Step, Successors, Target, Transition,
};
use index::Id;
use smallvec::smallvec;
use source::Span;

use crate::control::{CALLS, Count, Counter, Sinking, composite, describe, parse};
use crate::sets::Tracked;

/// Two counters, the second one as said.
fn two(joins: bool, bound: u8) -> Composite {
    let first = Box::new(ErasedCpa(Counter { bound: 9, joins: true }));
    composite(vec![first, Box::new(ErasedCpa(Counter { bound, joins }))], CompositeMerge::Agree)
}

fn with(s: &CompositeState, counts: [u8; 2]) -> CompositeState {
    CompositeState::new(s.control.clone(), &counts.map(|count| AnyState::new(Count(count))))
}

fn in_program<T>(run: impl FnOnce(&Program, Cx<'_>) -> T) -> T {
    let program = parse(CALLS);
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    run(&program, Cx::new(&facts, &cancel))
}

#[test]
fn agreeing_merges_cover_both() {
    in_program(|_, cx| {
        let counts = || (0..4u8).flat_map(|a| (0..4u8).map(move |b| [a, b]));
        for joins in [false, true] {
            let mut analysis = two(joins, 9);
            assert!(analysis.merges());
            let (start, p) = analysis.initial(cx).expect("no limits");
            for (a, b) in counts().flat_map(|a| counts().map(move |b| (a, b))) {
                let (new, reached) = (with(&start, a), with(&start, b));
                assert_eq!(analysis.covers(&reached, &new, &p, cx), Ok(a[0] <= b[0] && a[1] <= b[1]));
                match analysis.merge(&new, &reached, &p, cx).expect("no limits") {
                    Merge::Joined(joined) => {
                        assert!(joins || a[1] <= b[1], "the second part agreed");
                        assert_eq!(analysis.covers(&joined, &new, &p, cx), Ok(true));
                        assert_eq!(analysis.covers(&joined, &reached, &p, cx), Ok(true));
                        assert_ne!(joined, reached);
                    }
                    Merge::Separate => {
                        let is_covered = a[0] <= b[0] && a[1] <= b[1];
                        assert!(is_covered || (!joins && a[1] > b[1]), "{a:?} and {b:?} could be merged");
                    }
                }
            }
        }
    });
}

#[test]
fn different_control_is_never_covered_nor_merged() {
    in_program(|program, cx| {
        let mut analysis = two(true, 9);
        let (start, p) = analysis.initial(cx).expect("no limits");
        let mut actions = cpa::Actions::new();
        analysis.enabled(&start, &p, &mut actions, cx);
        let op = &program.edges[actions[0].edge()].op;
        let next = analysis.transfer(&start, &p, actions[0], op, cx).expect("no limits");
        assert_eq!(analysis.covers(&start, &next[0].state, &p, cx), Ok(false));
        assert_eq!(analysis.merge(&next[0].state, &start, &p, cx), Ok(Merge::Separate));
        assert_ne!(start.partition(), next[0].state.partition());
        assert!(std::ptr::eq(start.parts(), next[0].state.parts()), "what did not change is shared");
    });
}

#[test]
fn separate_composites_say_that_they_never_merge() {
    let part = || Box::new(ErasedCpa(Counter { bound: 9, joins: true }));
    assert!(!composite(vec![part()], CompositeMerge::Separate).merges());
    assert!(!composite(vec![], CompositeMerge::Agree).merges());
}

/// Where the assignment `x := 1` leads, with a counter that answers and a part that asks.
fn strengthened(sinking: Sinking) -> Vec<String> {
    in_program(|program, cx| {
        let parts: Vec<Box<dyn cpa::DynCpa>> =
            vec![Box::new(ErasedCpa(sinking)), Box::new(ErasedCpa(Counter { bound: 9, joins: false }))];
        let mut analysis = composite(parts, CompositeMerge::Separate);
        let (start, p) = analysis.initial(cx).expect("no limits");
        let edge = EdgeId::from_usize(1);
        let op = &program.edges[edge].op;
        let successors = analysis.transfer(&start, &p, Action::of_main(edge), op, cx).expect("no limits");
        successors.iter().map(|successor| describe(&successor.state)).collect()
    })
}

#[test]
fn strengthening_goes_on_until_nothing_changes() {
    let asked = Rc::new(Cell::new(0));
    // Both successors sink to what the counter says.
    assert_eq!(strengthened(Sinking { from: 2, bottom: 99, asked: asked.clone() }), ["l2 1 1", "l2 1 1"]);
    assert_eq!(asked.get(), 2 + 3);
}

#[test]
fn strengthening_is_bounded() {
    let asked = Rc::new(Cell::new(0));
    assert_eq!(strengthened(Sinking { from: 20, bottom: 99, asked: asked.clone() }), ["l2 16 1", "l2 17 1"]);
    assert_eq!(asked.get(), 4 + 4);
}

#[test]
fn a_contradiction_drops_the_combination() {
    let asked = Rc::new(Cell::new(0));
    // The first successor is 3 and sinks to 2; the second is 4 and a contradiction.
    assert_eq!(strengthened(Sinking { from: 3, bottom: 4, asked }), ["l2 1 1"]);
}

#[test]
fn a_state_is_a_target_if_a_part_is_or_control_is_stuck() {
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct Bad(Target);
    impl State for Bad {
        fn target(&self) -> Option<&Target> {
            Some(&self.0)
        }
        fn partition(&self) -> Option<u64> {
            Some(7)
        }
    }
    in_program(|_, cx| {
        let (start, _) = two(true, 9).initial(cx).expect("no limits");
        let target = |what: &str| Target::Unsupported { what: what.to_owned(), span: Span::NONE };
        assert_eq!(start.target(), None);
        let bad =
            CompositeState::new(start.control.clone(), &[AnyState::new(Count(0)), AnyState::new(Bad(target("b")))]);
        assert_eq!(bad.target(), Some(&target("b")));
        assert_ne!(bad.partition(), start.partition());
        assert_eq!((bad.part::<Count>(0), bad.part::<Bad>(0), bad.part::<Count>(2)), (Some(&Count(0)), None, None));
        let mut stuck = start.clone();
        stuck.control.stuck = Some(target("c").into());
        assert_eq!(stuck.target(), Some(&target("c")));
        assert_ne!(stuck, start);
    });
}

/// Tracks numbers; drops to 0 what is not tracked, and pauses at 5.
struct Adjusting;

impl Cpa for Adjusting {
    type State = Count;
    type Prec = Tracked;
    fn name(&self) -> &'static str {
        "adjusting"
    }
    fn initial(&mut self, _cx: Cx<'_>) -> Step<(Count, Tracked)> {
        Ok((Count(0), Tracked(0)))
    }
    fn transfer(
        &mut self,
        s: &Count,
        _p: &Tracked,
        _t: &Transition<'_>,
        _others: &mut dyn Ask,
        _cx: Cx<'_>,
    ) -> Step<Successors<Count>> {
        Ok(smallvec![*s])
    }
    fn adjust(&mut self, s: Count, p: &Tracked, _locs: &[cfa::LocId], _cx: Cx<'_>) -> Step<Adjustment<Count, Tracked>> {
        Ok(match s.0 {
            5 => Adjustment::Break { state: s, prec: Tracked(32) },
            n if p.0 & 1 << n == 0 => Adjustment::Keep(Count(0)),
            4 => Adjustment::Changed { state: Count(3), prec: Tracked(8) },
            _ => Adjustment::Keep(s),
        })
    }
}

#[test]
fn adjustment_goes_by_component() {
    in_program(|_, cx| {
        let parts: Vec<Box<dyn cpa::DynCpa>> =
            vec![Box::new(ErasedCpa(Counter { bound: 9, joins: false })), Box::new(ErasedCpa(Adjusting))];
        let mut analysis = composite(parts, CompositeMerge::Separate);
        assert!(analysis.adjusts());
        let (start, none) = analysis.initial(cx).expect("no limits");
        let p = none.with_part(1, Tracked(0b10010));
        let mut adjust = |count| analysis.adjust(with(&start, [7, count]), &p, cx).expect("no limits");
        assert_eq!(adjust(1), Adjustment::Keep(with(&start, [7, 1])));
        assert_eq!(adjust(2), Adjustment::Keep(with(&start, [7, 0])));
        let prec = |tracked| p.with_part(1, Tracked(tracked));
        assert_eq!(adjust(4), Adjustment::Changed { state: with(&start, [7, 3]), prec: prec(8) });
        assert_eq!(adjust(5), Adjustment::Break { state: with(&start, [7, 5]), prec: prec(32) });
    });
}

#[test]
fn precisions_join_by_component() {
    let mut prec = CompositePrec::new(vec![AnyPrec::new(()), AnyPrec::new(Tracked(1))]);
    let before = prec.clone();
    assert!(!prec.join(&CompositePrec::only(2, 1, Tracked(1))));
    assert_eq!(prec, before);
    assert!(prec.join(&CompositePrec::only(2, 1, Tracked(6))));
    assert_eq!((prec.get::<Tracked>(1), prec.get::<Tracked>(0), prec.size()), (Some(&Tracked(7)), None, 3));
    let mut increment = CompositePrec::only(2, 1, Tracked(0));
    assert!(increment.join(&before), "nothing asked, then something");
    assert_eq!(increment.get::<()>(0), Some(&()));
}

#[test]
fn a_stuck_step_ends_the_path_with_what_was_known() {
    let program = parse(
        "
function main() -> int {
  local &g: int, p: *fn() -> int
  entry l0, exit l2
  l0 -> l1: call (p)()
  l1 -> l2: return 0
}
",
    );
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let mut analysis = two(true, 9);
    let (start, p) = analysis.initial(cx).expect("no limits");
    let edge = EdgeId::from_usize(0);
    let op = &program.edges[edge].op;
    let successors = analysis.transfer(&start, &p, Action::of_main(edge), op, cx).expect("no limits");
    assert_eq!((successors.len(), successors[0].flow), (1, Flow::Outside));
    assert!(successors[0].state.target().is_some());
    assert_eq!(successors[0].state.parts(), start.parts());
}

#[test]
fn several_states_cover_together_only_by_one_part() {
    /// Sets of numbers; a set is covered by the union of others.
    struct Union;
    impl Cpa for Union {
        type State = Count;
        type Prec = ();
        fn name(&self) -> &'static str {
            "union"
        }
        fn initial(&mut self, _cx: Cx<'_>) -> Step<(Count, ())> {
            Ok((Count(0), ()))
        }
        fn transfer(
            &mut self,
            s: &Count,
            _p: &(),
            _t: &Transition<'_>,
            _others: &mut dyn Ask,
            _cx: Cx<'_>,
        ) -> Step<Successors<Count>> {
            Ok(smallvec![*s])
        }
        fn covers(&mut self, reached: &Count, new: &Count, _p: &(), _cx: Cx<'_>) -> Step<bool> {
            Ok(new.0 & !reached.0 == 0)
        }
        fn covers_jointly(&mut self, reached: &[&Count], new: &Count, _p: &(), _cx: Cx<'_>) -> Step<bool> {
            Ok(new.0 & !reached.iter().fold(0, |all, state| all | state.0) == 0)
        }
    }
    in_program(|_, cx| {
        let mut analysis =
            composite(vec![Box::new(ErasedCpa(Union)), Box::new(ErasedCpa(Union))], CompositeMerge::Separate);
        let (start, p) = analysis.initial(cx).expect("no limits");
        let new = with(&start, [3, 3]);
        let mut covers = |reached: &[[u8; 2]]| {
            let states: Vec<_> = reached.iter().map(|&counts| with(&start, counts)).collect();
            analysis.covers_jointly(&states.iter().collect::<Vec<_>>(), &new, &p, cx).expect("no limits")
        };
        assert!(covers(&[[1, 3], [2, 3]]));
        assert!(covers(&[[3, 1], [3, 2], [0, 0]]));
        // Nobody covers (0, 1) and (1, 0).
        assert!(!covers(&[[1, 1], [2, 2]]));
        assert!(!covers(&[[1, 3], [2, 1]]));
        assert!(!covers(&[]));
    });
}
