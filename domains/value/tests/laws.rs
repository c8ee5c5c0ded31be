//! Laws of the lattice, on states that random walks through a program reach.

mod support;

use cfa::{EdgeId, LocId, Program};
use cpa::{Cancel, Cpa, Cx, Flow, Merge, PathStep, Prec};
use index::Id;
use proptest::prelude::*;
use support::{flows, go};
use value::{Cell, MergeKind, Root, ValueCpa, ValueOptions, ValuePrec, ValueState};

/// One loop that does any of these things any number of times.
const PROGRAM: &str =
    "int nondet(void); void *outside(void); void *malloc(unsigned long); void free(void *); long ldet(void);
    int a, b, *p, **q, t[3]; struct { char c; int f : 5; int *r; } s, u; _Bool k; char *o; double d;
    int get(int *x) { int y = *x; return y + 1; }
    int main(void) {
        int l = 0, m = 0;
        while (1) {
            switch (nondet()) {
                case 0: a = 1; break;
                case 1: a = nondet(); break;
                case 2: b = a + 1; break;
                case 3: p = &a; break;
                case 4: p = &t[1]; break;
                case 5: *p = 7; break;
                case 6: t[nondet()] = b; break;
                case 7: s.f = a; s.r = p; break;
                case 8: u = s; break;
                case 9: p = malloc(8); break;
                case 10: free(p); p = 0; break;
                case 11: o = outside(); break;
                case 12: if (o) k = 1; else k = 0; break;
                case 13: q = outside(); *q = &b; break;
                case 14: l = get(&a); break;
                case 15: if (p == &a) m = 3; else m = 4; break;
                case 16: *(int *)ldet() = 1; break;
                case 17: p = *q; break;
                case 18: p = &l; break;
                case 19: d = a; break;
                case 20: if (a == 5) b = a; break;
                case 21: p = &t[nondet()]; break;
                case 22: a = 0; b = 0; k = 0; break;
            }
        }
    }";

struct Walker {
    program: Program,
    cpa: ValueCpa,
    cancel: Cancel,
}

type At = (LocId, Vec<EdgeId>);

impl Walker {
    fn new() -> Self {
        let program = support::lower(PROGRAM);
        let options = ValueOptions { merge: MergeKind::Join, ..support::full() };
        Walker { cpa: ValueCpa::new(&cfa::Facts::new(&program), options), program, cancel: Cancel::new() }
    }
    fn name(&self, function: cfa::FunctionId) -> &str {
        self.program.name(self.program.functions[function].name)
    }
    fn covers(&mut self, a: &ValueState, b: &ValueState) -> bool {
        let facts = cfa::Facts::new(&self.program);
        let cx = Cx::new(&facts, &self.cancel);
        self.cpa.covers(a, b, &ValuePrec::All, cx).expect("no limit")
    }
    fn join(&mut self, a: &ValueState, b: &ValueState) -> Option<ValueState> {
        let facts = cfa::Facts::new(&self.program);
        let cx = Cx::new(&facts, &self.cancel);
        match self.cpa.merge(a, b, &ValuePrec::All, cx).expect("no limit") {
            Merge::Joined(joined) => Some(joined),
            Merge::Separate => None,
        }
    }
    /// The ordinary successors along one edge.
    fn successors(&mut self, s: &ValueState, stack: &[EdgeId], edge: EdgeId) -> Vec<(Flow, ValueState)> {
        let facts = cfa::Facts::new(&self.program);
        let cx = Cx::new(&facts, &self.cancel);
        let mut found = Vec::new();
        for flow in flows(&mut self.cpa, s, &self.program, stack, edge, cx) {
            let t = PathStep::of_main(edge, flow).transition(&self.program);
            for successor in self.cpa.transfer(s, &ValuePrec::All, &t, &mut (), cx).expect("no limit") {
                if cpa::State::target(&successor).is_none() {
                    found.push((flow, successor));
                }
            }
        }
        found
    }
    /// The states at the head of the loop along a walk that takes these choices.
    fn walk(&mut self, choices: &[u8]) -> Vec<(At, ValueState)> {
        let facts = cfa::Facts::new(&self.program);
        let cx = Cx::new(&facts, &self.cancel);
        let (mut state, _) = self.cpa.initial(cx).expect("no limit");
        let mut loc = self.program.functions[self.program.start].body.expect("it has one").entry;
        let mut stack = Vec::new();
        let mut seen: Vec<(At, ValueState)> = Vec::new();
        let mut choices = choices.iter();
        loop {
            let mut next = Vec::new();
            for edge in self.program.locs[loc].outgoing.clone() {
                next.extend(self.successors(&state, &stack, edge).into_iter().map(|(flow, s)| (edge, flow, s)));
            }
            if next.is_empty() {
                return seen;
            }
            let pick = match next.len() {
                1 => 0,
                // Rarely the first, so that walks get far along the chain of comparisons that the switch is.
                count => match choices.next() {
                    Some(choice) => (*choice != 0) as usize * (count - 1),
                    None => return seen,
                },
            };
            let (edge, flow, successor) = next.swap_remove(pick);
            let Some(target) = go(&self.program, &mut stack, edge, flow) else { return seen };
            (loc, state) = (target, successor);
            seen.push(((loc, stack.clone()), state.clone()));
        }
    }
}

fn choices() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(0..6u8, 0..260)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn order_and_join(x in choices(), y in choices(), z in choices()) {
        let mut walker = Walker::new();
        let states: Vec<(At, ValueState)> = [x, y, z].iter().flat_map(|walk| {
            let mut walk = walker.walk(walk);
            walk.split_off(walk.len().saturating_sub(40))
        }).collect();
        for (i, (at, a)) in states.iter().enumerate() {
            prop_assert!(walker.covers(a, a));
            for (here, b) in &states[..i] {
                if here != at {
                    continue;
                }
                let Some(joined) = walker.join(a, b) else { continue };
                prop_assert_eq!(joined.memory().check(), Vec::<String>::new());
                prop_assert!(walker.covers(&joined, a), "{:?}\ndoes not cover\n{:?}", joined, a);
                prop_assert!(walker.covers(&joined, b), "{:?}\ndoes not cover\n{:?}", joined, b);
                // Equal knowledge, equal order; and what both know no step distinguishes.
                for edge in walker.program.locs[at.0].outgoing.clone() {
                    for special in [a, b] {
                        for (flow, successor) in walker.successors(special, &at.1, edge) {
                            // New blocks may have other names.
                            if matches!(flow, Flow::External(f) if walker.name(f) == "malloc") {
                                continue;
                            }
                            let general = walker.successors(&joined, &at.1, edge);
                            let above = general.iter().any(|(other, above)| *other == flow && walker.covers(above, &successor));
                            prop_assert!(above, "{:?}: nothing above\n{:?}", walker.program.edges[edge].op, successor);
                        }
                    }
                }
            }
        }
        // Transitivity, on the triples that are ordered at all.
        for (at, a) in &states {
            for (_, b) in states.iter().filter(|(here, _)| here == at) {
                if walker.covers(a, b) {
                    for (_, c) in states.iter().filter(|(here, _)| here == at) {
                        prop_assert!(!walker.covers(b, c) || walker.covers(a, c));
                    }
                }
            }
        }
    }

    #[test]
    fn precisions_join(a in cells(), b in cells()) {
        let (mut joined, other) = (prec(&a), prec(&b));
        let known = b.iter().all(|cell| a.iter().any(|mine| contains(mine, cell)));
        let changed = joined.join(&other);
        prop_assert!(!(known && changed));
        prop_assert!(!joined.clone().join(&other));
        prop_assert!(!joined.clone().join(&prec(&a)));
        for cell in a.iter().chain(&b) {
            prop_assert!(joined.tracks(cell.root, cell.start, cell.end - cell.start, None));
        }
        let mut backwards = prec(&b);
        backwards.join(&prec(&a));
        prop_assert_eq!(joined, backwards);
    }
}

fn contains(a: &Cell, b: &Cell) -> bool {
    a.root == b.root && a.start <= b.start && b.end <= a.end
}

fn cells() -> impl Strategy<Value = Vec<Cell>> {
    let cell = (0..3usize, 0..20u64, 1..10u64).prop_map(|(var, start, width)| Cell {
        root: Root::Var(cfa::VarId::from_usize(var)),
        start,
        end: start + width,
    });
    prop::collection::vec(cell, 0..6)
}

fn prec(cells: &[Cell]) -> ValuePrec {
    ValuePrec::of(cells.iter().map(|&cell| (None, cell)))
}
