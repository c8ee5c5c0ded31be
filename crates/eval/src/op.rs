//! Operations.

use cfa::{Callee, ExprId, FunctionId, Op, VarId, VarSize};
use memory::{Fill, NewObject, ObjectKind};

use crate::call::{end_variable, leave};
use crate::expr::{condition, expr};
use crate::machine::{bind, bind_new};
use crate::place::{copy, copy_apart, fill, locate, store};
use crate::plain::plain_assign;
use crate::varargs::{VaWanted, va_copy, va_end, va_next, va_start};
use crate::{Cx, Left, Located, Machine, Store};

/// Where control goes after an operation.
#[derive(Clone, PartialEq, Debug)]
pub enum Flow<V> {
    /// To the target of the edge.
    Next,
    /// Nowhere: the assumption does not hold.
    Stuck,
    /// A call of this function; the caller of [`step`] enters it or models it.
    Call(FunctionId),
    /// The frame has ended; the caller of [`step`] delivers the result and continues behind the call, if one waits.
    Returned(Left<V>),
}

/// Executes the operation of an edge.
pub fn step<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, op: &Op) -> Result<Flow<M::Value>, M::Stop> {
    match op {
        Op::Noop => {}
        Op::Assume { condition: x, holds } => {
            if condition(m, s, cx, *x)? != *holds {
                return Ok(Flow::Stuck);
            }
        }
        Op::Assign { place, value } => {
            if plain_assign(m, s, cx, place, *value) {
                return Ok(Flow::Next);
            }
            let scalar = cx.program.exprs[*value].scalar;
            let value = expr(m, s, cx, *value)?;
            store(m, s, cx, place, scalar, value)?;
        }
        Op::Copy { to, from, bytes } => {
            let source = locate(m, s, cx, from, None)?;
            let target = locate(m, s, cx, to, None)?;
            copy_apart(m, s, cx, (target, Some(to)), (source, Some(from)), *bytes)?;
        }
        Op::Zero { place, bytes } => {
            let target = locate(m, s, cx, place, None)?;
            fill(m, s, cx, (target, Some(place)), *bytes, Fill::Zero)?;
        }
        Op::Open(vars) => {
            for &var in vars {
                open(m, s, cx, var);
            }
        }
        Op::OpenSized { var, bytes } => {
            let value = expr(m, s, cx, *bytes)?;
            let (size, extent) = m.extent(s, *bytes, value)?;
            close(m, s, cx, *var);
            let object = bind_new(m, s, cx, *var, NewObject { size, ..cx.tables.object(*var) });
            if let Some(extent) = extent {
                s.memory.set_extent(object, extent);
            }
        }
        Op::Close(vars) => {
            for &var in vars {
                close(m, s, cx, var);
            }
        }
        Op::Call(call) => {
            let function = match call.callee {
                Callee::Direct(function) => function,
                Callee::Pointer(x) => {
                    let pointer = expr(m, s, cx, x)?;
                    m.callee(s, cx, x, pointer)?
                }
            };
            return Ok(Flow::Call(function));
        }
        Op::Return(value) => {
            return Ok(Flow::Returned(leave(m, s, cx, value.as_ref())?));
        }
        Op::VaStart { list } => {
            let list = list_target(m, s, cx, *list)?;
            va_start(m, s, cx, list)?;
        }
        Op::VaArg { to, list, ty, bytes } => {
            let list = list_target(m, s, cx, *list)?;
            let from = va_next(m, s, cx, list, VaWanted::Type(*ty), *bytes)?;
            let target = locate(m, s, cx, to, None)?;
            copy(m, s, cx, (target, Some(to)), (from.into(), None), *bytes)?;
        }
        Op::VaCopy { to, from } => {
            let to = list_target(m, s, cx, *to)?;
            let from = list_target(m, s, cx, *from)?;
            va_copy(m, s, cx, to, from)?;
        }
        Op::VaEnd { list } => {
            let list = list_target(m, s, cx, *list)?;
            va_end(m, s, cx, list)?;
        }
        Op::Asm(asm) => m.asm(s, cx, asm)?,
        Op::ThreadStart { .. }
        | Op::ThreadJoin { .. }
        | Op::Lock { .. }
        | Op::Unlock { .. }
        | Op::AtomicBegin
        | Op::AtomicEnd => return m.thread(s, cx, op),
        Op::Unsupported(what) => return Err(m.unsupported(s, what)),
    }
    Ok(Flow::Next)
}

fn list_target<M: Machine>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    x: ExprId,
) -> Result<Located<M::Unresolved>, M::Stop> {
    let pointer = expr(m, s, cx, x)?;
    m.deref(s, cx, None, x, pointer, None)
}

/// Begins the life of a variable. One whose address nothing takes keeps its object and only loses its contents.
fn open<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, var: VarId) {
    let declared = &cx.program.vars[var];
    match s.bound(cx, var) {
        Some(object) if !declared.address_taken && declared.size != VarSize::Dynamic => {
            s.memory.reset(object, Fill::Uninit);
        }
        Some(object) => {
            // Entered again without having been left, as by a jump.
            end_variable(m, s, object, true);
            bind(m, s, cx, var);
        }
        None if declared.size == VarSize::Dynamic => {}
        None => {
            bind(m, s, cx, var);
        }
    }
}

fn close<M: Machine>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, var: VarId) {
    let Some(object) = s.bound(cx, var) else { return };
    let declared = &cx.program.vars[var];
    if !declared.address_taken && declared.size != VarSize::Dynamic {
        let bits = s.memory.object(object).size.bits();
        m.overwrites(s, object, 0, bits);
        s.memory.reset(object, Fill::Uninit);
        return;
    }
    debug_assert!(s.memory.object(object).kind == ObjectKind::Local);
    end_variable(m, s, object, true);
    s.set_binding(cx, var, None);
}
