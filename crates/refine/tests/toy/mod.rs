//! A small domain for tests: `int` variables with known values or none, over programs in the text form whose operations
//! are assignments and conditions.
#![allow(dead_code, reason = "each test uses its part")]

pub mod analysis;

use std::collections::{BTreeMap, BTreeSet};

use cfa::{BinaryOp, EdgeId, ExprId, ExprKind, LocId, Op, PlaceBase, Program, VarId};
use cpa::{Cancel, CompositePrec, Cx, Flow, PathStep, Prec, Step, Transition};
use index::Id;
use refine::{Embed, PathDomain};

pub type Known = BTreeMap<VarId, i32>;

/// A program of one function whose edges are these operations in a row.
pub fn straight(statics: &[&str], ops: &[&str]) -> Program {
    let mut text = String::new();
    for name in statics {
        text += &format!("static {name}: int\n");
    }
    text += "declare nondet: fn() -> int\nfunction main() -> void {\n";
    text += &format!("  entry l0, exit l{}\n", ops.len() + 1);
    for (at, op) in ops.iter().enumerate() {
        text += &format!("  l{at} -> l{}: {op}\n", at + 1);
    }
    text += &format!("  l{} -> l{}: return\n}}\n", ops.len(), ops.len() + 1);
    program(&text)
}

pub fn program(text: &str) -> Program {
    cfa::text::parse("test.cfa", text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The edges in order, without the last one, which returns.
pub fn path(program: &Program) -> Vec<Transition<'_>> {
    let edges = program.edges.ids().take(program.edges.len() - 1);
    edges.map(|edge| step(program, edge)).collect()
}

pub fn step(program: &Program, edge: EdgeId) -> Transition<'_> {
    PathStep::of_main(edge, Flow::Next).transition(program)
}

pub fn var(program: &Program, name: &str) -> VarId {
    let found = program.vars.iter_enumerated().find(|(_, var)| program.name(var.name) == name);
    found.unwrap_or_else(|| panic!("no variable {name}")).0
}

/// Names of variables, one letter each, in the order of their ids.
pub fn names(program: &Program, facts: &[VarId]) -> String {
    facts.iter().map(|&var| program.name(program.vars[var].name)).collect::<Vec<_>>().join(" ")
}

pub fn eval(program: &Program, known: &Known, expr: ExprId) -> Option<i32> {
    match program.exprs[expr].kind {
        ExprKind::Const(bits) => Some(bits.get() as i32),
        ExprKind::Read(place) => match place.base {
            PlaceBase::Var(var) => known.get(&var).copied(),
            PlaceBase::String(_) | PlaceBase::Deref(_) => None,
        },
        ExprKind::Binary(op, left, right) => {
            let (left, right) = (eval(program, known, left)?, eval(program, known, right)?);
            Some(match op {
                BinaryOp::Add => left.wrapping_add(right),
                BinaryOp::Sub => left.wrapping_sub(right),
                BinaryOp::Mul => left.wrapping_mul(right),
                BinaryOp::Eq => i32::from(left == right),
                BinaryOp::Ne => i32::from(left != right),
                BinaryOp::Lt => i32::from(left < right),
                BinaryOp::Le => i32::from(left <= right),
                BinaryOp::Gt => i32::from(left > right),
                BinaryOp::Ge => i32::from(left >= right),
                _ => return None,
            })
        }
        _ => None,
    }
}

/// The variables that an expression reads.
fn reads(program: &Program, expr: ExprId, out: &mut BTreeSet<VarId>) {
    match program.exprs[expr].kind {
        ExprKind::Read(place) => {
            if let PlaceBase::Var(var) = place.base {
                out.insert(var);
            }
        }
        ExprKind::Binary(_, left, right) => {
            reads(program, left, out);
            reads(program, right, out);
        }
        _ => {}
    }
}

pub fn read_by(program: &Program, op: &Op) -> BTreeSet<VarId> {
    let mut out = BTreeSet::new();
    match op {
        Op::Assume { condition, .. } => reads(program, *condition, &mut out),
        Op::Assign { value, .. } => reads(program, *value, &mut out),
        _ => {}
    }
    out
}

/// What an operation makes of what is known. A condition `x == e` makes `x` known.
pub fn post(program: &Program, known: &Known, op: &Op) -> Option<Known> {
    let mut next = known.clone();
    match op {
        Op::Assume { condition, holds } => match eval(program, known, *condition) {
            Some(value) if (value != 0) != *holds => return None,
            Some(_) => {}
            None => {
                if let Some((var, value)) = equality(program, known, *condition, *holds) {
                    next.insert(var, value);
                }
            }
        },
        Op::Assign { place, value } => {
            let PlaceBase::Var(var) = place.base else { panic!("only variables are assigned") };
            match eval(program, known, *value) {
                Some(value) => next.insert(var, value),
                None => next.remove(&var),
            };
        }
        Op::Call(call) => {
            if let Some(PlaceBase::Var(var)) = call.result.map(|place| place.base) {
                next.remove(&var);
            }
        }
        _ => {}
    }
    Some(next)
}

fn equality(program: &Program, known: &Known, condition: ExprId, holds: bool) -> Option<(VarId, i32)> {
    let ExprKind::Binary(op, left, right) = program.exprs[condition].kind else { return None };
    if (op == BinaryOp::Eq) != holds || !matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
        return None;
    }
    let ExprKind::Read(place) = program.exprs[left].kind else { return None };
    let PlaceBase::Var(var) = place.base else { return None };
    Some((var, eval(program, known, right)?))
}

/// Variables to track, everywhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tracked(pub BTreeSet<VarId>);

impl Prec for Tracked {
    fn join(&mut self, other: &Self) -> bool {
        let before = self.0.len();
        self.0.extend(&other.0);
        self.0.len() > before
    }
    fn size(&self) -> usize {
        self.0.len()
    }
}

/// The domain along a path. Variables of static storage are zero at the start if `zero`.
#[derive(Clone, Debug, Default)]
pub struct Toy {
    pub zero: bool,
    pub scores: BTreeMap<VarId, u32>,
    pub loops: BTreeSet<VarId>,
    pub posts: usize,
    /// An assignment to the first loses everything unless the second is known, which slicing does not see.
    pub guarded: Option<(VarId, VarId)>,
}

impl PathDomain for Toy {
    type State = Known;
    type Fact = VarId;
    type Prec = Tracked;

    fn start(&mut self, cx: Cx<'_>) -> Step<Known> {
        let vars = cx.program.vars.ids().filter(|_| self.zero);
        Ok(vars.map(|var| (var, 0)).collect())
    }
    fn post(&mut self, s: &Known, t: &Transition<'_>, violates: bool, cx: Cx<'_>) -> Step<Option<Known>> {
        self.posts += 1;
        // The violation of this domain is to end with the first variable at 7, as far as is known.
        let is_violation = |s: &Known| s.get(&VarId::from_usize(0)).is_none_or(|&value| value == 7);
        if let (Some((written, by)), Op::Assign { place, .. }) = (self.guarded, t.op)
            && matches!(place.base, PlaceBase::Var(var) if var == written)
            && !s.contains_key(&by)
        {
            return Ok(Some(Known::new()));
        }
        Ok(post(cx.program, s, t.op).filter(|s| !violates || is_violation(s)))
    }
    fn facts(&self, s: &Known) -> Vec<VarId> {
        s.keys().copied().collect()
    }
    fn forget(&self, s: &mut Known, fact: &VarId) {
        s.remove(fact);
    }
    fn covers(&mut self, general: &Known, special: &Known, _cx: Cx<'_>) -> bool {
        general.iter().all(|(var, value)| special.get(var) == Some(value))
    }
    fn relevant(&mut self, _states: &[Known], steps: &[Transition<'_>], violates: bool, cx: Cx<'_>) -> Vec<bool> {
        let mut relevant = vec![false; steps.len()];
        let mut wanted = BTreeSet::new();
        if violates {
            wanted.insert(VarId::from_usize(0));
        }
        for (at, step) in steps.iter().enumerate().rev() {
            let is_last = at + 1 == steps.len();
            let writes = match step.op {
                Op::Assign { place, .. } => match place.base {
                    PlaceBase::Var(var) => Some(var),
                    _ => None,
                },
                Op::Call(call) => match call.result.map(|place| place.base) {
                    Some(PlaceBase::Var(var)) => Some(var),
                    _ => None,
                },
                _ => None,
            };
            let read = read_by(cx.program, step.op);
            let tells = matches!(step.op, Op::Assume { .. }) && read.iter().any(|var| wanted.contains(var));
            if is_last || tells || writes.is_some_and(|var| wanted.contains(&var)) {
                relevant[at] = true;
                if let Some(var) = writes {
                    wanted.remove(&var);
                }
                wanted.extend(read);
            }
        }
        relevant
    }
    fn unslice(&mut self) {}
    fn explored(
        &mut self,
        s: &Known,
        prec: &Tracked,
        t: &Transition<'_>,
        violates: bool,
        cx: Cx<'_>,
    ) -> Step<Option<Known>> {
        let tracked = |mut s: Known| {
            s.retain(|var, _| prec.0.contains(var));
            s
        };
        Ok(self.post(&tracked(s.clone()), t, violates, cx)?.map(tracked))
    }
    fn track(&self, facts: &[(LocId, Vec<VarId>)], _cx: Cx<'_>) -> Tracked {
        Tracked(facts.iter().flat_map(|(_, facts)| facts.iter().copied()).collect())
    }
    fn score(&self, fact: &VarId) -> u32 {
        self.scores.get(fact).copied().unwrap_or(1)
    }
    fn is_loop_fact(&self, fact: &VarId) -> bool {
        self.loops.contains(fact)
    }
}

pub fn with_cx<T>(program: &Program, f: impl FnOnce(Cx<'_>) -> T) -> T {
    f(Cx::new(&cfa::Facts::new(program), &Cancel::new()))
}

/// The precision of the values, which are the first of two parts.
pub fn embed() -> Embed<Tracked, CompositePrec> {
    Box::new(|prec| CompositePrec::only(2, 0, prec))
}
