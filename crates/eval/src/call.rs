//! Entering and leaving functions.

use std::rc::Rc;

use cfa::{Arg, CallOp, EdgeId, FunctionId, Op};
use index::Id;
use memory::{NewObject, ObjectId, ObjectKind, Piece, Size, Target};
use types::{Scalar, TypeId};

use crate::expr::{expr, scalar_bits};
use crate::place::{Window, locate, read_bytes, store, write_bytes};
use crate::varargs::slot_bytes;
use crate::{Cx, Frame, Machine, Owner, Store};

/// What a function gave back.
#[derive(Clone, PartialEq, Debug)]
pub enum ReturnValue<V> {
    Nothing,
    Scalar(V, Scalar),
    /// The bytes of a struct or union, from a window that began at bit `start`.
    Aggregate {
        start: u64,
        bytes: u64,
        pieces: Vec<Piece<V>>,
    },
}

/// A frame that has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Left<V> {
    pub function: FunctionId,
    /// The call edge that waits for the result, if it was called by one.
    pub call: Option<EdgeId>,
    pub returned: ReturnValue<V>,
}

/// Binds arguments to parameters and makes a frame for `function`, which has a body.
pub fn enter<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    edge: EdgeId,
    call: &CallOp,
    function: FunctionId,
) -> Result<(), M::Stop> {
    m.check_call(s, cx, call, function)?;
    let callee = &cx.program.functions[function];
    let mut bindings = vec![None; cx.tables.locals(function).len()];
    for (&param, arg) in callee.params.iter().zip(&call.args) {
        let owner = Owner::Var { var: param, depth: s.frames.len() };
        let object = m.place(s, cx, cx.tables.object(param), owner);
        bindings[cx.tables.slot(param).index()] = Some(object);
        pass(m, s, cx, arg, object, 0, cx.tables.scalar(param))?;
    }
    if !cx.tables.is_variadic(function) {
        // Arguments that nobody receives are evaluated all the same.
        for arg in call.args.iter().skip(callee.params.len()) {
            if let Arg::Scalar(x) = arg {
                expr(m, s, cx, *x)?;
            }
        }
    }
    let mut varargs = None;
    let mut vararg_types = Vec::new();
    if cx.tables.is_variadic(function) {
        let extra = call.args.get(callee.params.len()..).unwrap_or(&[]);
        let mut bytes = 0;
        for arg in extra {
            let (ty, size) = arg_type(cx, arg);
            vararg_types.push((bytes, ty));
            bytes += slot_bytes(size);
        }
        let new = NewObject::new(ObjectKind::Varargs, Size::Known(bytes), 16);
        let owner = Owner::Varargs { depth: s.frames.len() };
        let object = m.place(s, cx, NewObject { born: m.origin(), ..new }, owner);
        for (arg, (offset, _)) in extra.iter().zip(&vararg_types) {
            pass(m, s, cx, arg, object, *offset, None)?;
        }
        varargs = Some(object);
    }
    let serial = m.serial(s, cx);
    s.frames.push(Rc::new(Frame {
        function,
        bindings,
        varargs,
        vararg_types,
        call: Some(edge),
        allocas: Vec::new(),
        serial,
    }));
    Ok(())
}

/// The type of an argument and its size in bytes.
fn arg_type(cx: Cx<'_>, arg: &Arg) -> (TypeId, u64) {
    match *arg {
        Arg::Scalar(x) => {
            let x = &cx.program.exprs[x];
            (x.ty, scalar_bits(cx, x.scalar).div_ceil(8))
        }
        Arg::Aggregate { ty, bytes, .. } => (ty, bytes),
    }
}

/// Writes an argument into a parameter's object. Parameters of old-style definitions may be narrower than the promoted
/// arguments; `check_call` judged whether they fit.
fn pass<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    arg: &Arg,
    object: ObjectId,
    offset: u64,
    declared: Option<Scalar>,
) -> Result<(), M::Stop> {
    match arg {
        Arg::Scalar(x) => {
            let mut value = expr(m, s, cx, *x)?;
            let mut scalar = cx.program.exprs[*x].scalar;
            if let Some(declared) = declared
                && declared != scalar
            {
                value = m.convert(s, Some(*x), scalar, declared, value)?;
                scalar = declared;
            }
            let width = scalar_bits(cx, scalar);
            if offset * 8 + width <= s.memory.object(object).size.bits() {
                let value = m.stored(s, object, offset * 8, width, scalar, value);
                s.memory.write(object, offset * 8, width, value);
            }
        }
        Arg::Aggregate { place, bytes, .. } => {
            if *bytes > 0 && offset + bytes <= s.memory.object(object).size.bits() / 8 {
                let from = locate(m, s, cx, place, None)?;
                let Window { start, pieces } = read_bytes(m, s, cx, (from, Some(place)), *bytes)?;
                s.memory.insert(object, offset * 8, start, bytes * 8, pieces);
                m.copied(s, object, offset * 8, bytes * 8);
            }
        }
    }
    Ok(())
}

/// Evaluates what the innermost function returns and ends its frame. [`deliver`] hands the value over.
pub fn leave<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    value: Option<&Arg>,
) -> Result<Left<M::Value>, M::Stop> {
    let returned = match value {
        None => ReturnValue::Nothing,
        Some(Arg::Scalar(x)) => ReturnValue::Scalar(expr(m, s, cx, *x)?, cx.program.exprs[*x].scalar),
        Some(Arg::Aggregate { place, bytes, .. }) => {
            let from = locate(m, s, cx, place, None)?;
            if *bytes == 0 {
                ReturnValue::Aggregate { start: 0, bytes: 0, pieces: Vec::new() }
            } else {
                let Window { start, pieces } = read_bytes(m, s, cx, (from, Some(place)), *bytes)?;
                ReturnValue::Aggregate { start, bytes: *bytes, pieces }
            }
        }
    };
    let frame = close_frame(m, s, cx);
    Ok(Left { function: frame.function, call: frame.call, returned })
}

/// Stores what `function` returned where the call wants it. The innermost frame is the caller's again, and so is the
/// place that messages show.
pub fn deliver<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    edge: EdgeId,
    function: FunctionId,
    returned: ReturnValue<M::Value>,
) -> Result<(), M::Stop> {
    let Op::Call(call) = &cx.program.edges[edge].op else { return Ok(()) };
    let Some(place) = &call.result else { return Ok(()) };
    match returned {
        ReturnValue::Scalar(value, scalar) => {
            // A function of another type was called: its result is seen as what the call expects.
            let expected = cx.program.types.as_function(call.ty).and_then(|ty| cx.program.types.scalar(ty.result.ty));
            match expected {
                Some(expected) if expected != scalar => {
                    let value = m.convert(s, None, scalar, expected, value)?;
                    store(m, s, cx, place, expected, value)?;
                }
                _ => store(m, s, cx, place, scalar, value)?,
            }
        }
        ReturnValue::Aggregate { start, bytes, pieces } => {
            if bytes > 0 {
                let to = locate(m, s, cx, place, None)?;
                write_bytes(m, s, cx, (to, Some(place)), bytes, Window { start, pieces })?;
            }
        }
        ReturnValue::Nothing => {
            let result = cx.program.types.as_function(call.ty).map(|function| function.result.ty);
            let value = m.missing_result(s, cx, edge, function)?;
            if let Some(scalar) = result.and_then(|ty| cx.program.types.scalar(ty)) {
                store(m, s, cx, place, scalar, value)?;
            }
        }
    }
    Ok(())
}

/// Ends the innermost frame: the lives of its variables end, and it is popped.
pub fn close_frame<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>) -> Rc<Frame> {
    let frame = s.frames.pop().expect("some function runs");
    let locals = cx.tables.locals(frame.function);
    for (&var, object) in locals.iter().zip(&frame.bindings) {
        if let Some(object) = *object {
            end_variable(m, s, object, cx.program.vars[var].address_taken);
        }
    }
    for &object in frame.varargs.iter().chain(&frame.allocas) {
        end_variable(m, s, object, true);
    }
    frame
}

/// Ends the life of a variable's object.
pub(crate) fn end_variable<M: Machine>(m: &mut M, s: &mut Store<M::Value>, object: ObjectId, address_taken: bool) {
    let bits = s.memory.object(object).size.bits();
    m.overwrites(s, object, 0, bits);
    m.end_object(s, object, address_taken);
}

/// The function that an object stands for.
pub(crate) fn function_at<V: memory::Value>(s: &Store<V>, target: Target) -> Option<FunctionId> {
    let object = s.memory.get(target.object)?;
    (object.kind == ObjectKind::Function && target.offset == 0).then(|| FunctionId::from_usize(object.born.0 as usize))
}

impl<V: memory::Value> Store<V> {
    /// The function whose code begins at `target`.
    pub fn function_at(&self, target: Target) -> Option<FunctionId> {
        function_at(self, target)
    }
}
