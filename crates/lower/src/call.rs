//! Calls, and the few functions of libraries that are operations of their own.

use cfa::{Arg, CallOp, Callee, ExprId, ExprKind, FunctionId, Op, Place};
use index::{FxHashMap, Interner};
use library::{Role, ThreadOperation, lookup};
use sema::typed;
use source::Span;
use types::{Type, TypeId};

use crate::effects::Effects;
use crate::{Cx, TypedTables, cfa_function};

/// Functions without a body that are about threads: some of them become operations.
pub(crate) fn thread_operations(typed: &TypedTables, names: &Interner) -> FxHashMap<FunctionId, ThreadOperation> {
    let external = typed.functions.iter_enumerated().filter(|(_, function)| function.body.is_none());
    let operation = |(id, function): (_, &typed::Function)| match lookup(names.resolve(function.name))?.role {
        Some(Role::Threads(operation)) => Some((cfa_function(id), operation)),
        _ => None,
    };
    external.filter_map(operation).collect()
}

impl Cx<'_> {
    /// A call whose scalar result is wanted.
    pub(crate) fn call_value(
        &mut self,
        callee: typed::ExprId,
        args: &[typed::ExprId],
        ty: TypeId,
        span: Span,
    ) -> ExprId {
        if self.exprs.types.scalar(ty).is_none() || self.graph.is_dead() {
            self.call(callee, args, None, span);
            return self.exprs.zero(ty);
        }
        let call = self.prepare_call(callee, args, span);
        let result = Place::var(self.temp(ty));
        self.emit_call(call, Some(result), span);
        self.exprs.read(result, ty)
    }

    /// A call whose aggregate result is wanted, in a new temporary.
    pub(crate) fn call_aggregate(
        &mut self,
        callee: typed::ExprId,
        args: &[typed::ExprId],
        ty: TypeId,
        span: Span,
    ) -> Place {
        let call = self.prepare_call(callee, args, span);
        let result = Place::var(self.temp(ty));
        self.emit_call(call, Some(result), span);
        result
    }

    /// A call whose result goes to `result`, if anywhere.
    pub(crate) fn call(&mut self, callee: typed::ExprId, args: &[typed::ExprId], result: Option<Place>, span: Span) {
        if !self.graph.is_dead() {
            let call = self.prepare_call(callee, args, span);
            self.emit_call(call, result, span);
        }
    }

    /// Evaluates the callee and the arguments.
    fn prepare_call(&mut self, callee: typed::ExprId, args: &[typed::ExprId], span: Span) -> CallOp {
        let operands: Vec<_> = std::iter::once(callee).chain(args.iter().copied()).collect();
        self.check_operands(&operands, span);
        let (callee, ty) = self.callee(callee, args, span);
        CallOp { result: None, callee, args: self.arguments(args), ty }
    }

    /// A call with a target that is evaluated after the arguments; the target, and where the result stands.
    pub(crate) fn call_after(&mut self, call: typed::ExprId, target: typed::ExprId, span: Span) -> (Place, Place) {
        let typed = self.typed;
        let typed::Expr { kind: typed::ExprKind::Call { callee, args }, ty, .. } = &typed.exprs[call] else {
            unreachable!("it was found to be a call")
        };
        let mut call = self.prepare_call(callee.to_owned(), args, span);
        let effects = self.effects(target);
        if let Callee::Pointer(pointer) = &mut call.callee {
            *pointer = self.protect(*pointer, effects, span);
        }
        for arg in &mut call.args {
            *arg = match *arg {
                Arg::Scalar(x) => Arg::Scalar(self.protect(x, effects, span)),
                Arg::Aggregate { place, ty, bytes } => {
                    Arg::Aggregate { place: self.protect_aggregate(place, ty, effects, span), ty, bytes }
                }
            };
        }
        let place = self.target_place(target, None, span);
        let place = self.protect_place(place, Effects::MEMORY, span);
        let result = Place::var(self.temp(*ty));
        self.emit_call(call, Some(result), span);
        (place, result)
    }

    fn emit_call(&mut self, call: CallOp, result: Option<Place>, span: Span) {
        if let Callee::Direct(function) = call.callee
            && let Some(&operation) = self.thread_operations.get(&function)
            && let Some(op) = thread_op(operation, result, &call.args)
        {
            self.emit(op, span);
        } else {
            self.emit(Op::Call(Box::new(CallOp { result, ..call })), span);
        }
    }

    /// What is called, and the function type it is called as.
    fn callee(&mut self, callee: typed::ExprId, args: &[typed::ExprId], span: Span) -> (Callee, TypeId) {
        let typed::Expr { kind, ty, .. } = &self.typed.exprs[callee];
        let (designator, function_ty) = match self.exprs.types[*ty] {
            Type::Pointer(pointee) => (false, pointee.ty),
            _ => (true, *ty),
        };
        if let typed::ExprKind::Function(function) = kind
            && !self.is_missing(*function)
        {
            self.note_use(*function, span);
            return (Callee::Direct(cfa_function(*function)), function_ty);
        }
        let pointer = if designator {
            let pointer_ty = self.exprs.types.pointer_to(function_ty);
            self.address(callee, pointer_ty)
        } else {
            self.rvalue(callee)
        };
        let bare = self.exprs.bare_pointer(pointer);
        if let ExprKind::Function(function) = self.exprs.table[bare].kind {
            return (Callee::Direct(function), function_ty);
        }
        let effects = self.effects_of_all(args);
        (Callee::Pointer(self.protect(pointer, effects, span)), function_ty)
    }

    /// Arguments from right to left, as gcc orders them on x86; each survives the effects of those before it.
    fn arguments(&mut self, args: &[typed::ExprId]) -> Box<[Arg]> {
        let typed = self.typed;
        // `before[i]`: the effects of the arguments before `i`, which are still to come when `i` is computed.
        let mut before = Vec::with_capacity(args.len());
        let mut effects = Effects::NONE;
        for &arg in args {
            before.push(effects);
            effects = effects.union(self.effects(arg));
        }
        let mut lowered = Vec::with_capacity(args.len());
        for (&arg, &effects) in args.iter().zip(&before).rev() {
            let (ty, span) = (typed.exprs[arg].ty, typed.exprs[arg].span);
            lowered.push(if self.is_aggregate(ty) {
                let place = self.aggregate(arg);
                let place = self.protect_aggregate(place, ty, effects, span);
                Arg::Aggregate { place, ty, bytes: self.size_in_bytes(ty) }
            } else {
                let x = self.rvalue(arg);
                Arg::Scalar(self.protect(x, effects, span))
            });
        }
        lowered.reverse();
        lowered.into()
    }

    /// Copies an aggregate to a temporary if one of the effects may change it.
    pub(crate) fn protect_aggregate(&mut self, place: Place, ty: TypeId, effects: Effects, span: Span) -> Place {
        if self.graph.is_dead() || !self.exprs.place_changed_by(place).meets(effects) {
            return place;
        }
        let temp = Place::var(self.temp(ty));
        self.copy(temp, place, ty, span);
        temp
    }
}

/// `None` if the arguments are not those of the function we know; it is called like any other then.
fn thread_op(operation: ThreadOperation, result: Option<Place>, args: &[Arg]) -> Option<Op> {
    Some(match (operation, args) {
        (ThreadOperation::Start, &[Arg::Scalar(thread), _, Arg::Scalar(routine), Arg::Scalar(argument)]) => {
            Op::ThreadStart { result, thread, routine, argument }
        }
        (ThreadOperation::Join, &[Arg::Scalar(thread), Arg::Scalar(value)]) => Op::ThreadJoin { result, thread, value },
        (ThreadOperation::Lock, &[Arg::Scalar(mutex)]) => Op::Lock { result, mutex },
        (ThreadOperation::Unlock, &[Arg::Scalar(mutex)]) => Op::Unlock { result, mutex },
        (ThreadOperation::AtomicBegin, []) => Op::AtomicBegin,
        (ThreadOperation::AtomicEnd, []) => Op::AtomicEnd,
        _ => return None,
    })
}
