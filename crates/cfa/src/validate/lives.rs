//! Lifetimes: locals are named only while they live.

use std::rc::Rc;

use index::{FxHashMap, FxHashSet};

use super::expr::for_each_operand;
use super::op::{for_each_expr, for_each_place};
use super::{Checker, Subject};
use crate::{ExprId, ExprKind, LocId, Op, Place, PlaceBase, Program, VarId};

type Vars = FxHashSet<VarId>;

impl Checker<'_> {
    pub(super) fn lives(&mut self) {
        let p = self.program;
        let opened: Vars = p.edges.iter().flat_map(|edge| opened(&edge.op)).copied().collect();
        let live = live(p);
        for (id, edge) in p.edges.iter_enumerated() {
            let Some(live) = live.get(&edge.source) else { continue };
            let dead = |var: &VarId| opened.contains(var) && !live.contains(var);
            if let Some(var) = named(p, &edge.op).into_iter().filter(dead).min() {
                self.report(Subject::Edge(id), format!("it names {var}, which need not live here"));
            }
        }
    }
}

fn opened(op: &Op) -> &[VarId] {
    match op {
        Op::Open(vars) => vars,
        _ => &[],
    }
}

/// The locals that live at each location on every way to it. Locations between which none begins or ends share a set.
fn live(p: &Program) -> FxHashMap<LocId, Rc<Vars>> {
    let mut live: FxHashMap<LocId, Rc<Vars>> = FxHashMap::default();
    let mut work: Vec<LocId> = p.functions.iter().filter_map(|function| Some(function.body?.entry)).collect();
    live.extend(work.iter().map(|&entry| (entry, Rc::default())));
    while let Some(loc) = work.pop() {
        for &edge in &p.locs[loc].outgoing {
            let edge = &p.edges[edge];
            let after = after(&edge.op, &live[&loc]);
            let met = match live.get(&edge.target) {
                Some(known) if Rc::ptr_eq(known, &after) || known.is_subset(&after) => continue,
                Some(known) => Rc::new(known.intersection(&after).copied().collect()),
                None => after,
            };
            live.insert(edge.target, met);
            work.push(edge.target);
        }
    }
    live
}

fn after(op: &Op, before: &Rc<Vars>) -> Rc<Vars> {
    match op {
        Op::Open(vars) => Rc::new(before.iter().chain(vars).copied().collect()),
        Op::Close(vars) => Rc::new(before.iter().copied().filter(|var| !vars.contains(var)).collect()),
        _ => before.clone(),
    }
}

/// The variables that an operation reads, writes or takes the address of.
fn named(p: &Program, op: &Op) -> Vars {
    let mut vars = Vars::default();
    let mut exprs: Vec<ExprId> = Vec::new();
    let mut place = |place: &Place, exprs: &mut Vec<ExprId>| match place.base {
        PlaceBase::Var(var) => _ = vars.insert(var),
        PlaceBase::Deref(pointer) => exprs.push(pointer),
        PlaceBase::String(_) => {}
    };
    for_each_expr(op, |x| exprs.push(x));
    for_each_place(op, |at| place(at, &mut exprs));
    // Expressions share operands.
    let mut seen = FxHashSet::default();
    while let Some(x) = exprs.pop() {
        if seen.insert(x) {
            let kind = &p.exprs[x].kind;
            if let ExprKind::Address(at) | ExprKind::Read(at) = kind {
                place(at, &mut exprs);
            }
            for_each_operand(kind, |operand| exprs.push(operand));
        }
    }
    vars
}
