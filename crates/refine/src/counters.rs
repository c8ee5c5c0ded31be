//! Loop counters, one of the domain types: variables that loops count with.

use cfa::{BinaryOp, Effects, ExprId, ExprKind, Facts, Op, Place, PlaceBase, Program, Storage, VarId};
use index::{FxHashSet, IndexVec};

/// Whether a loop counts with the variable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counter {
    No,
    /// Changed by a constant in a loop.
    Stepped,
    /// And the loop ends by a condition on it.
    Bound,
}

#[derive(Clone, Debug)]
pub(crate) struct Counters {
    counters: IndexVec<VarId, Counter>,
    changed_in_loop: IndexVec<VarId, bool>,
}

impl Counters {
    pub(crate) fn of(facts: &Facts<'_>) -> Self {
        let (program, loops) = (facts.program(), facts.loops());
        let temps = Temps::of(program);
        let mut tested = FxHashSet::default();
        let mut read = Vec::new();
        for id in loops.ids() {
            for edge in loops.exits(program, id) {
                // All branches of a location test the same condition; the one that leaves stands for them.
                if let Op::Assume { condition, .. } = program.edges[edge].op {
                    temps.reads(program, condition, &mut read);
                    tested.extend(read.drain(..).map(|var| (id, var)));
                }
            }
        }
        let mut counters = IndexVec::filled(Counter::No, program.vars.len());
        let mut changed_in_loop = IndexVec::filled(false, program.vars.len());
        for edge in program.edges.iter() {
            let Some(innermost) = loops.innermost(edge.source) else { continue };
            let changed = Effects::of(program, &edge.op);
            let Some(var) = changed.written_vars().next() else { continue };
            // An edge that leaves the loop is not on any of its cycles.
            let mut around = std::iter::successors(Some(innermost), |&id| loops[id].parent)
                .filter(|&id| loops.contains(id, edge.target));
            if around.clone().next().is_none() {
                continue;
            }
            changed_in_loop[var] = true;
            if let Op::Assign { value, .. } = edge.op
                && temps.is_step(program, var, value)
            {
                let bound = around.any(|id| tested.contains(&(id, var)));
                counters[var] = counters[var].max(if bound { Counter::Bound } else { Counter::Stepped });
            }
        }
        Counters { counters, changed_in_loop }
    }
    pub(crate) fn counter(&self, var: VarId) -> Counter {
        self.counters[var]
    }
    pub(crate) fn is_changed_in_loop(&self, var: VarId) -> bool {
        self.changed_in_loop[var]
    }
}

/// The values of temporaries that are assigned once in the text: `i++` is lowered through one.
struct Temps(IndexVec<VarId, Assignments>);

#[derive(Clone, Copy)]
enum Assignments {
    Never,
    Once(ExprId),
    Otherwise,
}

impl Temps {
    fn of(program: &Program) -> Self {
        let mut temps = IndexVec::filled(Assignments::Never, program.vars.len());
        for edge in program.edges.iter() {
            let effects = Effects::of(program, &edge.op);
            let is_temp = |var: &VarId| program.vars[*var].storage == Storage::Temp;
            for var in effects.written_vars().filter(is_temp) {
                temps[var] = match (temps[var], &edge.op) {
                    (Assignments::Never, Op::Assign { value, .. }) => Assignments::Once(*value),
                    _ => Assignments::Otherwise,
                };
            }
        }
        Temps(temps)
    }

    /// The variable that the expression reads, conversions apart.
    fn variable(&self, program: &Program, expr: ExprId, depth: u32) -> Option<VarId> {
        match program.exprs[expr].kind {
            ExprKind::Convert(inner) => self.variable(program, inner, depth),
            ExprKind::Read(Place { base: PlaceBase::Var(var), .. }) => match self.0[var] {
                Assignments::Once(value) if depth > 0 => self.variable(program, value, depth - 1).or(Some(var)),
                _ => Some(var),
            },
            _ => None,
        }
    }

    /// `value` is `var` plus or minus a constant.
    fn is_step(&self, program: &Program, var: VarId, value: ExprId) -> bool {
        let mut value = value;
        while let ExprKind::Convert(inner) = program.exprs[value].kind {
            value = inner;
        }
        let is_const = |mut expr: ExprId| {
            while let ExprKind::Convert(inner) = program.exprs[expr].kind {
                expr = inner;
            }
            matches!(program.exprs[expr].kind, ExprKind::Const(_))
        };
        let is_var = |expr: ExprId| self.variable(program, expr, DEPTH) == Some(var);
        match program.exprs[value].kind {
            ExprKind::Binary(BinaryOp::Add, left, right) => {
                (is_var(left) && is_const(right)) || (is_const(left) && is_var(right))
            }
            ExprKind::Binary(BinaryOp::Sub, left, right) => is_var(left) && is_const(right),
            ExprKind::PtrAdd { pointer, index, .. } => is_var(pointer) && is_const(index),
            _ => false,
        }
    }

    /// Adds the variables that a condition reads, those behind temporaries included.
    fn reads(&self, program: &Program, condition: ExprId, out: &mut Vec<VarId>) {
        let mut work = vec![(condition, DEPTH)];
        while let Some((expr, depth)) = work.pop() {
            match program.exprs[expr].kind {
                ExprKind::Read(place) | ExprKind::Address(place) => match place.base {
                    PlaceBase::Var(var) => {
                        out.push(var);
                        if let (Assignments::Once(value), 1..) = (self.0[var], depth) {
                            work.push((value, depth - 1));
                        }
                    }
                    PlaceBase::Deref(pointer) => work.push((pointer, depth)),
                    PlaceBase::String(_) => {}
                },
                ExprKind::Unary(_, inner) | ExprKind::Convert(inner) | ExprKind::ToBool(inner) => {
                    work.push((inner, depth));
                }
                ExprKind::Binary(_, left, right) | ExprKind::PtrDiff { left, right, .. } => {
                    work.extend([(left, depth), (right, depth)]);
                }
                ExprKind::PtrAdd { pointer, index, .. } => work.extend([(pointer, depth), (index, depth)]),
                ExprKind::Const(_) | ExprKind::Function(_) => {}
            }
        }
    }
}

/// How many temporaries are looked through.
const DEPTH: u32 = 4;
