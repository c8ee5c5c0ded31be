//! Dependences along a path, coarsely: which steps may have an influence on the values that one of them reads.
//!
//! By names, with all memory behind pointers taken as one. This only orders what is tried: an input that is missed here
//! is tried later.

use cfa::{Arg, Effects, ExprId, ExprKind, Op, Place, PlaceBase, Program, VarId};
use cpa::{Flow, PathStep};
use index::FxHashSet;

pub(crate) struct Relevant {
    /// Positions of steps, nearest to the end first.
    pub steps: Vec<usize>,
    /// The number of the program's arguments matters.
    pub argc: bool,
}

/// What is read, and not yet known where it was written.
struct OpenReads<'a> {
    program: &'a Program,
    vars: FxHashSet<VarId>,
    /// Something behind a pointer.
    memory: bool,
    /// One of `vars` may be written through a pointer.
    exposed: bool,
}

/// The steps that matter for what `path[last]` reads, itself included.
pub(crate) fn relevant(program: &Program, path: &[PathStep], last: usize) -> Relevant {
    let mut read = OpenReads { program, vars: FxHashSet::default(), memory: false, exposed: false };
    let mut steps = Vec::new();
    if let Some(step) = path.get(last) {
        read.all_of(&program.edges[step.edge()].op);
        steps.push(last);
    }
    for (position, step) in path.iter().enumerate().take(last).rev() {
        if read.through(&program.edges[step.edge()].op, step.flow) {
            steps.push(position);
        }
    }
    Relevant { steps, argc: read.vars.contains(&program.argc) }
}

impl OpenReads<'_> {
    fn var(&mut self, var: VarId) {
        self.exposed |= self.program.vars[var].address_taken;
        self.vars.insert(var);
    }

    fn expr(&mut self, x: ExprId) {
        let mut work = vec![x];
        while let Some(x) = work.pop() {
            match &self.program.exprs[x].kind {
                ExprKind::Const(_) | ExprKind::Function(_) => {}
                ExprKind::Read(place) => {
                    self.memory |= matches!(place.base, PlaceBase::Deref(_));
                    match place.base {
                        PlaceBase::Var(var) => self.var(var),
                        PlaceBase::Deref(pointer) => work.push(pointer),
                        PlaceBase::String(_) => {}
                    }
                }
                ExprKind::Address(place) => match place.base {
                    PlaceBase::Deref(pointer) => work.push(pointer),
                    PlaceBase::Var(_) | PlaceBase::String(_) => {}
                },
                ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::ToBool(a) => work.push(*a),
                ExprKind::Binary(_, a, b)
                | ExprKind::PtrAdd { pointer: a, index: b, .. }
                | ExprKind::PtrDiff { left: a, right: b, .. } => work.extend([*a, *b]),
            }
        }
    }

    fn place(&mut self, place: &Place) {
        match place.base {
            PlaceBase::Var(var) => self.var(var),
            PlaceBase::Deref(pointer) => {
                self.memory = true;
                self.expr(pointer);
            }
            PlaceBase::String(_) => {}
        }
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Scalar(x) => self.expr(*x),
            Arg::Aggregate { place, .. } => self.place(place),
        }
    }

    /// Where a write goes.
    fn address(&mut self, place: &Place) {
        if let PlaceBase::Deref(pointer) = place.base {
            self.expr(pointer);
        }
    }

    fn hits(&self, place: &Place) -> bool {
        match place.base {
            PlaceBase::Var(var) => self.vars.contains(&var) || (self.memory && self.program.vars[var].address_taken),
            PlaceBase::Deref(_) => self.memory || self.exposed,
            PlaceBase::String(_) => false,
        }
    }

    /// A scalar variable that is written whole is read from there on only.
    fn written(&mut self, place: &Place) {
        if let Place { base: PlaceBase::Var(var), bits: None, .. } = *place
            && self.program.types.is_scalar(self.program.vars[var].ty.ty)
        {
            self.vars.remove(&var);
        }
    }

    fn all_of(&mut self, op: &Op) {
        let effects = Effects::of(self.program, op);
        effects.evaluated.iter().for_each(|&x| self.expr(x));
        effects.read.iter().for_each(|access| self.place(&access.place));
        effects.written.iter().for_each(|access| self.address(&access.place));
    }

    /// Goes back over one step. Whether it has an influence.
    fn through(&mut self, op: &Op, flow: Flow) -> bool {
        match (op, flow) {
            (Op::Call(call), Flow::Enter(function)) => {
                let params = self.program.functions[function].params.iter();
                let mut any = false;
                for (param, arg) in params.zip(&call.args) {
                    if self.vars.remove(param) {
                        self.arg(arg);
                        any = true;
                    }
                }
                any
            }
            (Op::Call(call), _) => {
                let result = call.result.filter(|place| self.hits(place));
                if let Some(place) = &result {
                    self.written(place);
                }
                // A function without a body may have written what its arguments lead to.
                let any = result.is_some() || ((self.memory || self.exposed) && !call.args.is_empty());
                if any {
                    self.all_of(op);
                }
                any
            }
            (Op::Return(value), Flow::Return { call }) => {
                let Op::Call(call) = &self.program.edges[call].op else { return false };
                let Some(place) = call.result.filter(|place| self.hits(place)) else { return false };
                self.written(&place);
                value.iter().for_each(|arg| self.arg(arg));
                true
            }
            (Op::Assign { place, .. } | Op::Copy { to: place, .. } | Op::Zero { place, .. }, _) => {
                let any = self.hits(place);
                if any {
                    self.written(place);
                    self.all_of(op);
                }
                any
            }
            (Op::VaArg { to, .. }, _) => {
                let any = self.hits(to);
                if any {
                    self.memory = true;
                    self.all_of(op);
                }
                any
            }
            _ => false,
        }
    }
}
