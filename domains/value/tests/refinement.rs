//! Refinement of paths: interpolants make a precision under which the path is gone, and no more is tracked than needed.

mod support;

use cfa::{EdgeId, LocId, Program};
use cpa::{Adjustment, Cancel, Cpa, Cx, Flow, PathStep, Prec, Transition};
use refine::{Feasibility, PathDomain, check, interpolate};
use support::{flows, go};
use value::{Replay, ValueCpa, ValueOptions, ValuePath, ValuePrec, ValueState};

type Steps = Vec<PathStep>;

struct Node {
    loc: LocId,
    stack: Vec<EdgeId>,
    state: ValueState,
    steps: Steps,
}

/// The first path to `reach_error`, or none after everything was explored; states that others cover are left out.
fn explore(program: &Program, cpa: &mut ValueCpa, prec: &ValuePrec, cx: Cx<'_>) -> Option<Steps> {
    let (state, _) = cpa.initial(cx).expect("no limit");
    let loc = program.functions[program.start].body.expect("it has one").entry;
    let mut work = vec![Node { loc, stack: Vec::new(), state, steps: Vec::new() }];
    let mut reached: Vec<(LocId, Vec<EdgeId>, ValueState)> = Vec::new();
    while let Some(node) = work.pop() {
        assert!(reached.len() < 20_000, "the exploration does not end");
        for &edge in &program.locs[node.loc].outgoing {
            for flow in flows(cpa, &node.state, program, &node.stack, edge, cx) {
                let t = PathStep::of_main(edge, flow).transition(program);
                for state in cpa.transfer(&node.state, prec, &t, &mut (), cx).expect("no limit") {
                    let mut steps = node.steps.clone();
                    steps.push(PathStep::of_main(edge, flow));
                    if let Flow::Exit(f) = flow
                        && program.name(program.functions[f].name) == "reach_error"
                    {
                        return Some(steps);
                    }
                    let mut stack = node.stack.clone();
                    let Some(loc) = go(program, &mut stack, edge, flow) else { continue };
                    let covered = reached.iter().any(|(at, calls, other)| {
                        *at == loc && *calls == stack && cpa.covers(other, &state, prec, cx).expect("no limit")
                    });
                    if !covered {
                        reached.push((loc, stack.clone(), state.clone()));
                        work.push(Node { loc, stack, state, steps });
                    }
                }
            }
        }
    }
    None
}

/// Whether exploration that tracks `prec` can take all the steps.
fn follows(cpa: &mut ValueCpa, prec: &ValuePrec, steps: &[Transition<'_>], cx: Cx<'_>) -> bool {
    let (mut state, _) = cpa.initial(cx).expect("no limit");
    for step in steps {
        let next = cpa.transfer(&state, prec, step, &mut (), cx).expect("no limit").into_iter();
        let Some(next) = next.into_iter().find(|state| cpa::State::target(state).is_none()) else { return false };
        let loc = match step.flow {
            Flow::Enter(function) => cx.program.functions[function].body.map(|body| body.entry),
            Flow::Return { call } => Some(cx.program.edges[call].target),
            Flow::Exit(_) => None,
            Flow::Next | Flow::External(_) | Flow::Outside => Some(cx.program.edges[step.edge].target),
        };
        let Adjustment::Keep(next) = cpa.adjust(next, prec, loc.as_slice(), cx).expect("no limit") else {
            unreachable!()
        };
        state = next;
    }
    true
}

/// Refinements until no path is left, and the tracked variables by name; `None` if a path stays possible.
fn prove(text: &str, options: &ValueOptions) -> Option<(usize, Vec<String>)> {
    let program = support::lower(&format!("int nondet(void); void reach_error(void); void abort(void);\n{text}"));
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let mut cpa = ValueCpa::new(&cfa::Facts::new(&program), options.clone());
    let mut paths = ValuePath::new(&cfa::Facts::new(&program), options.clone());
    let mut prec = ValuePrec::empty();
    for round in 0..40 {
        let Some(steps) = explore(&program, &mut cpa, &prec, cx) else {
            let mut names: Vec<String> = Vec::new();
            for (_, cell) in prec.cells() {
                let name = match cell.root {
                    value::Root::Var(var) => program.name(program.vars[var].name).to_owned(),
                    root => format!("{root:?}"),
                };
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            names.sort();
            return Some((round, names));
        };
        let steps: Vec<Transition<'_>> = steps.iter().map(|step| step.transition(&program)).collect();
        let checked = check(&mut paths, &steps, false, cx).expect("no limit");
        let Feasibility::Infeasible { at } = checked.verdict else {
            let replayed =
                Replay::new(&cfa::Facts::new(&program), options.clone()).replay(&steps, &Default::default(), cx);
            assert_eq!(replayed.expect("no limit").stopped_at, None);
            return None;
        };
        let prefix = &steps[..=at];
        let relevant = paths.relevant(&checked.states, prefix, false, cx);
        assert!(relevant[at]);
        let found = interpolate(&mut paths, &checked.states, prefix, false, true, 1_000_000, cx).expect("no limit");
        let found = found.expect("within the budget");
        let facts: Vec<(LocId, Vec<value::Fact>)> = prefix
            .iter()
            .zip(found.facts)
            .map(|(step, facts)| (program.edges[step.edge].source, facts))
            .filter(|(_, facts)| !facts.is_empty())
            .collect();
        let increment = paths.track(&facts, cx);
        assert!(!follows(&mut cpa, &increment, prefix, cx), "round {round}: the path comes again with {facts:?}");
        assert!(prec.join(&increment), "round {round} adds nothing: {facts:?}");
        assert!(!follows(&mut cpa, &prec, prefix, cx), "round {round}: the path comes again with {prec:?}");
    }
    panic!("too many refinements");
}

#[track_caller]
fn needs(text: &str, refinements: usize, tracked: &[&str]) {
    let (rounds, names) = prove(text, &ValueOptions::default()).expect("the program is safe");
    assert_eq!(
        (rounds, names.iter().map(String::as_str).collect::<Vec<_>>()),
        (refinements, tracked.to_vec()),
        "{text}"
    );
}

#[test]
fn only_what_matters_is_tracked() {
    needs("int main(void) { int x = 1, y = 2, z = nondet(); if (x == 2) reach_error(); return y + z; }", 1, &["x"]);
    needs("int g; int main(void) { int y = 3; if (g) reach_error(); return y; }", 1, &["g"]);
    needs(
        "int main(void) { int a = 1; int b = a; int c = b; if (c != 1) reach_error(); return 0; }",
        1,
        &["a", "b", "c"],
    );
    // Nothing but control.
    needs("int main(void) { if (nondet()) return 1; return 0; }", 0, &[]);
}

#[test]
fn through_functions_pointers_and_structs() {
    needs(
        "int id(int p) { return p; } int main(void) { int r = id(4); if (r != 4) reach_error(); return 0; }",
        1,
        &["p", "r"],
    );
    needs(
        "void set(int *p) { *p = 3; } int main(void) { int x = 0; set(&x); if (x != 3) reach_error(); return 0; }",
        1,
        &["x"],
    );
    needs(
        "struct s { int a, b; }; int main(void) { struct s s = { 1, 2 }, t = s; if (t.b != 2) reach_error(); return 0; }",
        1,
        &["s", "t"],
    );
    needs("int a[4]; int main(void) { a[2] = 5; int i = 2; if (a[i] != 5) reach_error(); return 0; }", 1, &["a", "i"]);
}

#[test]
fn loops_are_unrolled_as_far_as_needed() {
    needs("int main(void) { int i = 0; while (i < 5) i++; if (i != 5) reach_error(); return 0; }", 1, &["i"]);
    needs(
        "int main(void) { int lock = 0, n = nondet(); while (n > 0) { if (lock) reach_error(); lock = 1; n = nondet(); lock = 0; } return 0; }",
        1,
        &["lock"],
    );
}

/// A write whose address is lost goes anywhere, so the address is tracked although what it hits does not matter.
#[test]
fn writes_stay_where_they_belong() {
    needs(
        "int a[4]; int main(void) { int i = 2; a[0] = 5; a[i] = nondet(); if (a[0] != 5) reach_error(); return 0; }",
        1,
        &["a", "i"],
    );
    needs(
        "int a[4]; int main(void) { int i = 2; int *p = &a[i]; a[0] = 5; *p = 1; if (a[0] != 5) reach_error(); return 0; }",
        1,
        &["a", "i"],
    );
    // The pointer is one of two, so without the index it may lead to what matters.
    needs(
        "int x = 3, y; int *t[2] = { &x, &y }; int main(void) { int i = 1; *t[i] = 4; if (x != 3) reach_error(); return 0; }",
        1,
        &["i", "x"],
    );
    needs(
        "int y; int set(void) { return 4; } int a[2]; int main(void) { int i = 1; a[i] = set(); if (a[0]) reach_error(); return y; }",
        1,
        &["a", "i"],
    );
    needs(
        "void *memset(void *, int, unsigned long); int a[4], n = 8; int main(void) { a[3] = 1; memset(a, 0, n); if (a[3] != 1) reach_error(); return 0; }",
        1,
        &["a", "n"],
    );
    needs(
        "struct s { int a; unsigned f : 5; int g : 7; struct s *next; } gs = { .f = 3 }, *gq = &gs; void *malloc(unsigned long); int i = 1; int v[2]; \
         int main(void) { struct s *h = malloc(sizeof *h); *h = gs; gs.g = 2; h->next = gq; v[i] = 9; *gq = *h; if (gs.f != 3 || gs.g) reach_error(); return 0; }",
        2,
        &["Site(e1)", "gs"],
    );
}

/// The same under precisions of smaller scope.
#[test]
fn every_scope_refutes() {
    for scope in [value::Scope::Function, value::Scope::Location] {
        let options = ValueOptions { scope, ..ValueOptions::default() };
        let text = "int x, a[4]; int up(int i) { a[i] = i; return i + 1; } \
            int main(void) { int i = 0; while (i < 3) i = up(i); x = 7; if (a[2] != 2) reach_error(); return x; }";
        let (_, names) = prove(text, &options).expect("the program is safe");
        assert!(names.iter().all(|name| name != "x"), "{names:?}");
    }
}

#[test]
fn precision_per_function() {
    let options = ValueOptions { scope: value::Scope::Function, ..ValueOptions::default() };
    let text = "int g; void f(void) { g = 1; if (g != 1) reach_error(); } int main(void) { g = 2; f(); return g; }";
    assert_eq!(prove(text, &options), Some((1, vec!["g".to_owned()])));
}

#[test]
fn a_possible_path_stays() {
    let path = "int main(void) { int x = nondet(); if (x == 7) reach_error(); return 0; }";
    assert_eq!(prove(path, &ValueOptions::default()), None);
}

#[test]
fn precision_per_location() {
    let options = ValueOptions { scope: value::Scope::Location, ..ValueOptions::default() };
    let text =
        "int main(void) { int x = 1, y = nondet(); if (x == 2) reach_error(); x = y; if (x == 1) return 2; return 0; }";
    assert_eq!(prove(text, &options), Some((1, vec!["x".to_owned()])));
}
