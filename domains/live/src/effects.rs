//! What operations read and overwrite.

use cfa::{Arg, Callee, ExprId, ExprKind, Op, Place, PlaceBase, Program, Storage, VarId, VarSize};
use index::IndexVec;
use smallvec::SmallVec;

use crate::LiveSet;

/// The variables that each expression reads. Expressions share their operands, so a walk of each as a tree could take
/// forever.
pub(crate) struct Reads {
    exprs: IndexVec<ExprId, LiveSet>,
}

/// What a step does, seen from its end.
#[derive(Default, Debug)]
pub(crate) struct Effects {
    pub killed: SmallVec<[VarId; 4]>,
    pub read: SmallVec<[VarId; 4]>,
}

impl Reads {
    pub fn new(program: &Program) -> Self {
        let mut exprs: IndexVec<ExprId, LiveSet> = IndexVec::with_capacity(program.exprs.len());
        let empty = LiveSet::default();
        // Operands were interned before what they stand in.
        for id in program.exprs.ids() {
            let reads = match program.exprs[id].kind {
                ExprKind::Const(_) | ExprKind::Function(_) => empty.clone(),
                ExprKind::Address(place) => match place.base {
                    PlaceBase::Var(_) | PlaceBase::String(_) => empty.clone(),
                    PlaceBase::Deref(pointer) => exprs[pointer].clone(),
                },
                ExprKind::Read(place) => match place.base {
                    PlaceBase::Var(var) if is_considered(program, var) => [var].into_iter().collect(),
                    PlaceBase::Var(_) | PlaceBase::String(_) => empty.clone(),
                    PlaceBase::Deref(pointer) => exprs[pointer].clone(),
                },
                ExprKind::Unary(_, x) | ExprKind::Convert(x) | ExprKind::ToBool(x) => exprs[x].clone(),
                ExprKind::Binary(_, x, y)
                | ExprKind::PtrAdd { pointer: x, index: y, .. }
                | ExprKind::PtrDiff { left: x, right: y, .. } => exprs[x].union(&exprs[y]),
            };
            exprs.push(reads);
        }
        Reads { exprs }
    }

    pub fn effects(&self, program: &Program, op: &Op) -> Effects {
        let mut step = Step { reads: self, program, effects: Effects::default() };
        step.op(op);
        step.effects
    }
}

/// Whether no pointer can lead to it, so that its reads and writes are those that name it.
pub(crate) fn is_considered(program: &Program, var: VarId) -> bool {
    let var = &program.vars[var];
    match var.storage {
        Storage::Local | Storage::Param | Storage::Temp => !var.address_taken,
        Storage::Static | Storage::ThreadLocal | Storage::External => false,
    }
}

struct Step<'a> {
    reads: &'a Reads,
    program: &'a Program,
    effects: Effects,
}

impl Step<'_> {
    fn op(&mut self, op: &Op) {
        match op {
            Op::Noop | Op::Return(None) | Op::AtomicBegin | Op::AtomicEnd | Op::Unsupported(_) => {}
            Op::Assume { condition, .. } => self.read(*condition),
            Op::Assign { place, value } => {
                self.read(*value);
                let bytes = self.program.types.size_of(self.program.exprs[*value].ty);
                self.write(place, bytes);
            }
            Op::Copy { to, from, bytes } => {
                self.read_place(from);
                self.write(to, Some(*bytes));
            }
            Op::Zero { place, bytes } => self.write(place, Some(*bytes)),
            Op::Open(vars) | Op::Close(vars) => vars.iter().for_each(|&var| self.kill(var)),
            Op::OpenSized { var, bytes } => {
                self.read(*bytes);
                self.kill(*var);
            }
            Op::Call(call) => {
                if let Callee::Pointer(pointer) = call.callee {
                    self.read(pointer);
                }
                call.args.iter().for_each(|arg| self.read_arg(arg));
                let result = self.program.types.as_function(call.ty).map(|ty| ty.result.ty);
                let bytes = result.and_then(|ty| self.program.types.size_of(ty));
                call.result.iter().for_each(|place| self.write(place, bytes));
            }
            Op::Return(Some(value)) => self.read_arg(value),
            Op::VaStart { list } | Op::VaEnd { list } => self.read(*list),
            Op::VaArg { to, list, bytes, .. } => {
                self.read(*list);
                self.write(to, Some(*bytes));
            }
            Op::VaCopy { to, from } => {
                self.read(*to);
                self.read(*from);
            }
            Op::Asm(asm) => {
                asm.inputs.iter().for_each(|&input| self.read(input));
                // It may leave an output as it was.
                asm.outputs.iter().for_each(|(place, _)| self.read_place(place));
            }
            Op::ThreadStart { result, thread, routine, argument } => {
                [*thread, *routine, *argument].into_iter().for_each(|x| self.read(x));
                result.iter().for_each(|place| self.write(place, None));
            }
            Op::ThreadJoin { result, thread, value } => {
                [*thread, *value].into_iter().for_each(|x| self.read(x));
                result.iter().for_each(|place| self.write(place, None));
            }
            Op::Lock { result, mutex } | Op::Unlock { result, mutex } => {
                self.read(*mutex);
                result.iter().for_each(|place| self.write(place, None));
            }
        }
    }

    fn read(&mut self, x: ExprId) {
        self.effects.read.extend(self.reads.exprs[x].iter());
    }
    fn read_arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Scalar(value) => self.read(*value),
            Arg::Aggregate { place, .. } => self.read_place(place),
        }
    }
    fn read_place(&mut self, place: &Place) {
        match place.base {
            PlaceBase::Var(var) if is_considered(self.program, var) => self.effects.read.push(var),
            PlaceBase::Var(_) | PlaceBase::String(_) => {}
            PlaceBase::Deref(pointer) => self.read(pointer),
        }
    }
    /// Overwrites a variable if it is written as a whole.
    fn write(&mut self, place: &Place, bytes: Option<u64>) {
        match place.base {
            PlaceBase::Var(var) => {
                let size = match self.program.vars[var].size {
                    VarSize::Bytes(size) => Some(size),
                    VarSize::Dynamic | VarSize::Unknown => None,
                };
                if place.offset == 0 && place.bits.is_none() && size.is_some() && bytes == size {
                    self.kill(var);
                }
            }
            PlaceBase::String(_) => {}
            PlaceBase::Deref(pointer) => self.read(pointer),
        }
    }
    fn kill(&mut self, var: VarId) {
        if is_considered(self.program, var) {
            self.effects.killed.push(var);
        }
    }
}
