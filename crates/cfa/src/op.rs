//! What an edge does.

use types::TypeId;

use crate::{ExprId, FunctionId, StringId, VarId};

/// Where a value is: an object or a pointer, a constant byte offset, and for bit-fields the bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    pub base: PlaceBase,
    /// Bytes from the base.
    pub offset: i64,
    pub bits: Option<BitRange>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceBase {
    /// Where this is written and the variable is constant, that is its initialisation.
    Var(VarId),
    String(StringId),
    /// What this pointer points to.
    Deref(ExprId),
}

/// `width` bits from bit `start` (0 to 7, least significant first) of the place's first byte on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitRange {
    pub start: u8,
    pub width: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    Noop,
    /// Goes on only if the scalar `condition` compares unequal to zero (`holds`) or equal (not `holds`).
    Assume {
        condition: ExprId,
        holds: bool,
    },
    /// Stores a scalar. For a bit-field the value is cut to its width.
    Assign {
        place: Place,
        value: ExprId,
    },
    /// Copies `bytes` bytes with whatever they hold, padding included; the ranges are disjoint or identical.
    Copy {
        to: Place,
        from: Place,
        bytes: u64,
    },
    /// Sets `bytes` bytes to zero.
    Zero {
        place: Place,
        bytes: u64,
    },
    /// The lifetimes of block-local objects begin; their contents are indeterminate.
    /// Parameters and temporaries live as long as their frame and are never opened.
    Open(Box<[VarId]>),
    /// A variable-length array begins its life with `bytes` bytes (ending the former one at this name, if any).
    OpenSized {
        var: VarId,
        bytes: ExprId,
    },
    /// The lifetimes end. Returning from a function ends those of its whole frame without this.
    Close(Box<[VarId]>),
    Call(Box<CallOp>),
    /// To the exit location of the function. `None` also where a non-void function ends without a value.
    Return(Option<Arg>),
    /// `va_start`; `list` points to the `va_list` object.
    VaStart {
        list: ExprId,
    },
    /// `va_arg`: moves `bytes` bytes of the next variable argument, of type `ty`, to `to`.
    VaArg {
        to: Place,
        list: ExprId,
        ty: TypeId,
        bytes: u64,
    },
    VaCopy {
        to: ExprId,
        from: ExprId,
    },
    VaEnd {
        list: ExprId,
    },
    Asm(Box<AsmOp>),
    /// `pthread_create`: a new thread runs `routine(argument)`; its id goes to what `thread` points to,
    /// and `result` receives 0.
    ThreadStart {
        result: Option<Place>,
        thread: ExprId,
        routine: ExprId,
        argument: ExprId,
    },
    /// `pthread_join`: waits for the thread with id `thread`; its result goes to what `value` points to unless null.
    ThreadJoin {
        result: Option<Place>,
        thread: ExprId,
        value: ExprId,
    },
    /// `pthread_mutex_lock` on the mutex that `mutex` points to.
    Lock {
        result: Option<Place>,
        mutex: ExprId,
    },
    Unlock {
        result: Option<Place>,
        mutex: ExprId,
    },
    AtomicBegin,
    AtomicEnd,
    /// The program does something that Carve has no meaning for.
    Unsupported(Box<str>),
}

#[derive(Clone, PartialEq, Debug)]
pub struct CallOp {
    /// Where the result goes; `None` if it is void or dropped.
    pub result: Option<Place>,
    pub callee: Callee,
    pub args: Box<[Arg]>,
    /// The function type that the call was written with.
    pub ty: TypeId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    Direct(FunctionId),
    Pointer(ExprId),
}

/// An argument or a return value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arg {
    Scalar(ExprId),
    /// A struct or union by value, with its type and size.
    Aggregate {
        place: Place,
        ty: TypeId,
        bytes: u64,
    },
}

/// Inline assembly that is not empty. An analysis may forget what it writes, execution stops.
#[derive(Clone, PartialEq, Debug)]
pub struct AsmOp {
    pub template: Box<str>,
    /// Places written, with their sizes in bytes.
    pub outputs: Box<[(Place, u64)]>,
    pub inputs: Box<[ExprId]>,
    pub clobbers_memory: bool,
    /// Outputs may be written beyond their ends, in the objects that they are in.
    pub goes_beyond: bool,
}

impl Place {
    pub fn var(var: VarId) -> Self {
        Place { base: PlaceBase::Var(var), offset: 0, bits: None }
    }
    pub fn deref(pointer: ExprId) -> Self {
        Place { base: PlaceBase::Deref(pointer), offset: 0, bits: None }
    }
    /// Whether it is the variable, or a part of it.
    pub fn names(&self, var: VarId) -> bool {
        self.base == PlaceBase::Var(var)
    }
    /// The variable that it is, or is a part of.
    pub fn variable(&self) -> Option<VarId> {
        match self.base {
            PlaceBase::Var(var) => Some(var),
            PlaceBase::String(_) | PlaceBase::Deref(_) => None,
        }
    }
    /// The pointer that it is behind.
    pub fn pointer(&self) -> Option<ExprId> {
        match self.base {
            PlaceBase::Deref(pointer) => Some(pointer),
            PlaceBase::Var(_) | PlaceBase::String(_) => None,
        }
    }
    pub fn string(string: StringId) -> Self {
        Place { base: PlaceBase::String(string), offset: 0, bits: None }
    }
    pub fn at(self, bytes: i64) -> Self {
        Place { offset: self.offset.wrapping_add(bytes), ..self }
    }
}

const _: () = assert!(size_of::<Place>() <= 24);
const _: () = assert!(size_of::<Op>() <= 64);
