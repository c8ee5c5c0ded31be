//! What an operation reads, writes and calls: its uses and definitions, over places and expressions.
//!
//! Expressions are pure, so what they read is found by a walk over them ([`ExprTable::operands`]). What is written through
//! a pointer that the operation is given (a `va_list`, a mutex, the id of a thread) is a place behind that pointer.
//!
//! [`ExprTable::operands`]: crate::ExprTable::operands

use smallvec::SmallVec;

use crate::{Arg, CallOp, Callee, ExprId, Op, Place, PlaceBase, Program, VarId, VarSize};

/// A part of memory that an operation reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    pub place: Place,
    /// How many, if that is known.
    pub bytes: Option<u64>,
    /// It happens whenever the operation does.
    pub certain: bool,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effects {
    /// Conditions, values, arguments, pointers that are called or handed over. Not the pointers that places are behind.
    pub evaluated: SmallVec<[ExprId; 4]>,
    /// Besides what expressions read.
    pub read: SmallVec<[Access; 1]>,
    pub written: SmallVec<[Access; 1]>,
    /// Variables whose life begins or ends: they hold nothing afterwards.
    pub scoped: SmallVec<[VarId; 2]>,
    pub called: Option<Callee>,
    /// It may write what it does not name: what has its address taken.
    pub beyond: bool,
}

impl Access {
    fn new(place: Place, bytes: Option<u64>) -> Self {
        Access { place, bytes, certain: true }
    }
    fn behind(pointer: ExprId) -> Self {
        Access::new(Place::deref(pointer), None)
    }
    /// The variable that is replaced as a whole, if it is written.
    pub fn whole(&self, program: &Program) -> Option<VarId> {
        let PlaceBase::Var(var) = self.place.base else { return None };
        let VarSize::Bytes(size) = program.vars[var].size else { return None };
        let is_whole = self.place.offset == 0 && self.place.bits.is_none() && self.bytes == Some(size);
        (is_whole && self.certain).then_some(var)
    }
}

impl Effects {
    /// Nothing that a call does in the function that it reaches.
    pub fn of(program: &Program, op: &Op) -> Effects {
        let mut effects = Effects::default();
        match op {
            Op::Noop | Op::Return(None) | Op::AtomicBegin | Op::AtomicEnd => {}
            Op::Unsupported(_) => effects.beyond = true,
            Op::Assume { condition, .. } => effects.evaluated.push(*condition),
            Op::Assign { place, value } => {
                effects.evaluated.push(*value);
                effects.write(*place, program.types.size_of(program.exprs[*value].ty));
            }
            Op::Copy { to, from, bytes } => {
                effects.read.push(Access::new(*from, Some(*bytes)));
                effects.write(*to, Some(*bytes));
            }
            Op::Zero { place, bytes } => effects.write(*place, Some(*bytes)),
            Op::Open(vars) | Op::Close(vars) => effects.scoped.extend_from_slice(vars),
            Op::OpenSized { var, bytes } => {
                effects.evaluated.push(*bytes);
                effects.scoped.push(*var);
            }
            Op::Call(call) => effects.call(program, call),
            Op::Return(Some(value)) => effects.argument(value),
            Op::VaStart { list } => {
                effects.evaluated.push(*list);
                effects.written.push(Access::behind(*list));
            }
            Op::VaArg { to, list, bytes, .. } => {
                effects.evaluated.push(*list);
                effects.use_of(*list);
                effects.write(*to, Some(*bytes));
            }
            Op::VaCopy { to, from } => {
                effects.evaluated.extend([*to, *from]);
                effects.read.push(Access::behind(*from));
                effects.written.push(Access::behind(*to));
            }
            Op::VaEnd { list } => {
                effects.evaluated.push(*list);
                effects.use_of(*list);
            }
            Op::Asm(asm) => {
                effects.evaluated.extend_from_slice(&asm.inputs);
                for &(place, bytes) in &asm.outputs {
                    effects.read.push(Access::new(place, Some(bytes)));
                    effects.written.push(Access { certain: false, ..Access::new(place, Some(bytes)) });
                }
                effects.beyond = asm.clobbers_memory || asm.goes_beyond;
            }
            Op::ThreadStart { result, thread, routine, argument } => {
                effects.evaluated.extend([*thread, *routine, *argument]);
                effects.written.push(Access::behind(*thread));
                effects.result(*result);
                effects.called = Some(Callee::Pointer(*routine));
            }
            Op::ThreadJoin { result, thread, value } => {
                effects.evaluated.extend([*thread, *value]);
                effects.written.push(Access { certain: false, ..Access::behind(*value) });
                effects.result(*result);
                effects.beyond = true;
            }
            Op::Lock { result, mutex } | Op::Unlock { result, mutex } => {
                effects.evaluated.push(*mutex);
                effects.use_of(*mutex);
                effects.result(*result);
            }
        }
        effects
    }

    /// Everything that is evaluated, the pointers that places are behind too.
    pub fn exprs(&self) -> impl Iterator<Item = ExprId> + '_ {
        let accesses = self.read.iter().chain(&self.written);
        let pointers = accesses.filter_map(|access| access.place.pointer());
        self.evaluated.iter().copied().chain(pointers)
    }

    /// Variables that are written by name, or parts of them.
    pub fn written_vars(&self) -> impl Iterator<Item = VarId> + '_ {
        self.written.iter().filter_map(|access| access.place.variable())
    }

    fn call(&mut self, program: &Program, call: &CallOp) {
        if let Callee::Pointer(pointer) = call.callee {
            self.evaluated.push(pointer);
        }
        call.args.iter().for_each(|arg| self.argument(arg));
        if let Some(place) = call.result {
            let result = program.types.as_function(call.ty).map(|ty| ty.result.ty);
            self.write(place, result.and_then(|ty| program.types.size_of(ty)));
        }
        self.called = Some(call.callee);
    }

    fn argument(&mut self, arg: &Arg) {
        match *arg {
            Arg::Scalar(value) => self.evaluated.push(value),
            Arg::Aggregate { place, bytes, .. } => self.read.push(Access::new(place, Some(bytes))),
        }
    }

    fn write(&mut self, place: Place, bytes: Option<u64>) {
        self.written.push(Access::new(place, bytes));
    }

    /// What a library function tells of how it went.
    fn result(&mut self, result: Option<Place>) {
        self.written.extend(result.map(|place| Access::new(place, None)));
    }

    fn use_of(&mut self, pointer: ExprId) {
        self.read.push(Access::behind(pointer));
        self.written.push(Access::behind(pointer));
    }
}

/// The expressions, and all that they are made of, each once.
pub fn subexpressions(program: &Program, roots: impl IntoIterator<Item = ExprId>) -> Vec<ExprId> {
    let mut open: SmallVec<[ExprId; 8]> = roots.into_iter().collect();
    let mut seen: index::FxHashSet<ExprId> = Default::default();
    let mut found = Vec::new();
    while let Some(x) = open.pop() {
        if seen.insert(x) {
            found.push(x);
            open.extend(program.exprs.operands(x).1);
        }
    }
    found
}
