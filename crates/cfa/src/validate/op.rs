//! Operations.

use types::{Params, Scalar, TypeId};

use super::{Checker, Owner, Subject};
use crate::{Arg, CallOp, Callee, EdgeId, ExprId, Op, Place, PlaceBase, Storage, VarId, VarSize};

/// The expressions that an operation names directly, those inside places excepted.
pub(super) fn for_each_expr(op: &Op, mut visit: impl FnMut(ExprId)) {
    match op {
        Op::Assume { condition, .. } => visit(*condition),
        Op::Assign { value, .. } => visit(*value),
        Op::OpenSized { bytes, .. } => visit(*bytes),
        Op::Call(call) => {
            if let Callee::Pointer(pointer) = call.callee {
                visit(pointer);
            }
            for arg in &call.args {
                if let Arg::Scalar(value) = arg {
                    visit(*value);
                }
            }
        }
        Op::Return(Some(Arg::Scalar(value))) => visit(*value),
        Op::VaStart { list } | Op::VaArg { list, .. } | Op::VaEnd { list } => visit(*list),
        Op::VaCopy { to, from } => {
            visit(*to);
            visit(*from);
        }
        Op::Asm(asm) => asm.inputs.iter().copied().for_each(visit),
        Op::ThreadStart { thread, routine, argument, .. } => [*thread, *routine, *argument].into_iter().for_each(visit),
        Op::ThreadJoin { thread, value, .. } => [*thread, *value].into_iter().for_each(visit),
        Op::Lock { mutex, .. } | Op::Unlock { mutex, .. } => visit(*mutex),
        Op::Noop
        | Op::Copy { .. }
        | Op::Zero { .. }
        | Op::Open(_)
        | Op::Close(_)
        | Op::Return(_)
        | Op::AtomicBegin
        | Op::AtomicEnd
        | Op::Unsupported(_) => {}
    }
}

pub(super) fn for_each_place(op: &Op, mut visit: impl FnMut(&Place)) {
    match op {
        Op::Assign { place, .. } | Op::Zero { place, .. } => visit(place),
        Op::Copy { to, from, .. } => {
            visit(to);
            visit(from);
        }
        Op::Call(call) => {
            call.result.iter().for_each(&mut visit);
            for arg in &call.args {
                if let Arg::Aggregate { place, .. } = arg {
                    visit(place);
                }
            }
        }
        Op::Return(Some(Arg::Aggregate { place, .. })) => visit(place),
        Op::VaArg { to, .. } => visit(to),
        Op::Asm(asm) => asm.outputs.iter().for_each(|(place, _)| visit(place)),
        Op::ThreadStart { result, .. }
        | Op::ThreadJoin { result, .. }
        | Op::Lock { result, .. }
        | Op::Unlock { result, .. } => result.iter().for_each(visit),
        Op::Noop
        | Op::Assume { .. }
        | Op::Open(_)
        | Op::OpenSized { .. }
        | Op::Close(_)
        | Op::Return(_)
        | Op::VaStart { .. }
        | Op::VaCopy { .. }
        | Op::VaEnd { .. }
        | Op::AtomicBegin
        | Op::AtomicEnd
        | Op::Unsupported(_) => {}
    }
}

/// The place that an operation of the program writes, threads and assembly apart.
fn written(op: &Op) -> Option<&Place> {
    match op {
        Op::Assign { place, .. } | Op::Zero { place, .. } => Some(place),
        Op::Copy { to, .. } | Op::VaArg { to, .. } => Some(to),
        Op::Call(call) => call.result.as_ref(),
        _ => None,
    }
}

/// The variables that an operation opens or closes.
pub(super) fn for_each_var(op: &Op, mut visit: impl FnMut(VarId)) {
    match op {
        Op::Open(vars) | Op::Close(vars) => vars.iter().copied().for_each(visit),
        Op::OpenSized { var, .. } => visit(*var),
        _ => {}
    }
}

pub(super) fn for_each_type(op: &Op, mut visit: impl FnMut(TypeId)) {
    match op {
        Op::Call(call) => {
            visit(call.ty);
            for arg in &call.args {
                if let Arg::Aggregate { ty, .. } = arg {
                    visit(*ty);
                }
            }
        }
        Op::Return(Some(Arg::Aggregate { ty, .. })) | Op::VaArg { ty, .. } => visit(*ty),
        _ => {}
    }
}

impl Checker<'_> {
    pub(super) fn op(&mut self, id: EdgeId) {
        let p = self.program;
        let edge = &p.edges[id];
        let subject = Subject::Edge(id);
        let mut owner = Owner::Function(p.locs[edge.source].function);
        for_each_expr(&edge.op, |expr| owner = owner.and(self.owners[expr]));
        for_each_place(&edge.op, |place| owner = owner.and(self.place_owner(place)));
        for_each_var(&edge.op, |var| owner = owner.and(self.place_owner(&Place::var(var))));
        self.check(owner != Owner::Several, subject, "it names variables of another function");
        for_each_place(&edge.op, |place| self.place(place, subject));
        if let Some(Place { base: PlaceBase::Var(var), .. }) = written(&edge.op) {
            let initialised = p.locs[edge.source].function == p.start;
            let constant = !p.vars[*var].storage.is_automatic() && p.types.is_const(p.vars[*var].ty);
            self.check(initialised || !constant, subject, "it writes a constant by its name");
        }

        let scalar = |expr: ExprId| p.exprs[expr].scalar;
        let is_int = |expr| matches!(scalar(expr), Scalar::Int(_));
        let is_pointer = |expr| scalar(expr) == Scalar::Pointer;
        match &edge.op {
            Op::Assign { place, value } => {
                let wanted = match *place {
                    Place { base: PlaceBase::Var(var), offset: 0, bits: None } => p.types.scalar(p.vars[var].ty.ty),
                    _ => None,
                };
                let fits = wanted.is_none_or(|wanted| wanted == scalar(*value));
                self.check(fits, subject, "the value has another type than the variable");
                self.check(place.bits.is_none() || is_int(*value), subject, "a bit-field is assigned no integer");
            }
            Op::Copy { to, from, .. } => {
                self.whole_bytes(to, subject);
                self.whole_bytes(from, subject);
            }
            Op::Zero { place, .. } => self.whole_bytes(place, subject),
            Op::Open(vars) | Op::Close(vars) => {
                let local = vars.iter().all(|&var| p.vars[var].storage == Storage::Local);
                self.check(local, subject, "it opens or closes what is no local");
                let opens = matches!(edge.op, Op::Open(_));
                let sized = vars.iter().all(|&var| p.vars[var].size != VarSize::Dynamic);
                self.check(!opens || sized, subject, "a variable of dynamic size is opened without its size");
            }
            Op::OpenSized { var, bytes } => {
                let var = &p.vars[*var];
                let fine = var.storage == Storage::Local && var.size == VarSize::Dynamic;
                self.check(fine, subject, "it opens what is no local of dynamic size");
                self.check(is_int(*bytes), subject, "the size is no integer");
            }
            Op::Call(call) => self.call(call, subject),
            Op::Return(value) => {
                let function = &p.functions[p.locs[edge.source].function];
                if let (Some(value), Some(ty)) = (value, p.types.as_function(function.ty)) {
                    self.arg(value, ty.result.ty, "the returned value", subject);
                }
            }
            Op::VaStart { list } | Op::VaEnd { list } => {
                self.check(is_pointer(*list), subject, "the list is no pointer")
            }
            Op::VaArg { to, list, .. } => {
                self.whole_bytes(to, subject);
                self.check(is_pointer(*list), subject, "the list is no pointer");
            }
            Op::VaCopy { to, from } => {
                self.check(is_pointer(*to) && is_pointer(*from), subject, "a list is no pointer");
            }
            Op::Asm(asm) => asm.outputs.iter().for_each(|(place, _)| self.whole_bytes(place, subject)),
            Op::ThreadStart { thread, routine, argument, .. } => {
                let fine = [*thread, *routine, *argument].into_iter().all(is_pointer);
                self.check(fine, subject, "thread, routine and argument are not all pointers");
            }
            Op::ThreadJoin { value, .. } => {
                self.check(is_pointer(*value), subject, "the place of the result is no pointer");
            }
            Op::Lock { mutex, .. } | Op::Unlock { mutex, .. } => {
                self.check(is_pointer(*mutex), subject, "the mutex is no pointer");
            }
            Op::Noop | Op::Assume { .. } | Op::AtomicBegin | Op::AtomicEnd | Op::Unsupported(_) => {}
        }
    }

    fn whole_bytes(&mut self, place: &Place, subject: Subject) {
        self.check(place.bits.is_none(), subject, "whole bytes are moved, but the place is a bit-field");
    }

    fn call(&mut self, call: &CallOp, subject: Subject) {
        let p = self.program;
        if let Callee::Pointer(pointer) = call.callee {
            let pointer = p.exprs[pointer].scalar == Scalar::Pointer;
            self.check(pointer, subject, "what is called is no pointer");
        }
        let Some(ty) = p.types.as_function(call.ty) else {
            return self.report(subject, "the call is by no function type");
        };
        if let Some(place) = &call.result {
            self.check(!p.types.is_void(ty.result.ty), subject, "there is a place for the result, but none is given");
            let fits = place.bits.is_none() || p.types.is_integer(ty.result.ty);
            self.check(fits, subject, "the result goes to a bit-field, but it is no integer");
        }
        let params: &[types::QualType] = match &ty.params {
            Params::Unspecified => &[],
            Params::Prototype { params, variadic } => {
                let count = call.args.len();
                let fits = if *variadic { count >= params.len() } else { count == params.len() };
                self.check(fits, subject, "the number of arguments is not that of the prototype");
                params
            }
        };
        for (at, arg) in call.args.iter().enumerate() {
            match params.get(at) {
                Some(param) => self.arg(arg, param.ty, format_args!("argument {}", at + 1), subject),
                None => {
                    if let Arg::Aggregate { place, .. } = arg {
                        self.whole_bytes(place, subject);
                    }
                }
            }
        }
    }

    fn arg(&mut self, arg: &Arg, ty: TypeId, what: impl std::fmt::Display, subject: Subject) {
        let p = self.program;
        // Any of its members may be given for a transparent union.
        let record = p.types.as_record(ty).and_then(|record| p.types.records[record].body.as_ref());
        if record.is_some_and(|body| body.transparent_union) {
            return;
        }
        let fits = match arg {
            Arg::Scalar(value) => p.types.scalar(ty) == Some(p.exprs[*value].scalar),
            Arg::Aggregate { place, ty: given, .. } => {
                self.whole_bytes(place, subject);
                p.types.scalar(ty).is_none() && p.types.compatible(ty, *given)
            }
        };
        self.check(fits, subject, format_args!("{what} has another type than is asked for"));
    }
}
