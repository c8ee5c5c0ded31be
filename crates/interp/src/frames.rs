//! Calls: into the program, the library, or the unknown.

use cfa::{Arg, CallOp, EdgeId, FunctionId, LocId, Place, Program};
use eval::{Located, ReturnValue};
use index::IndexVec;
use library::{lookup, plain_name};
use memory::{Fill, Target};
use property::Property;
use types::{Scalar, TypeId};

use crate::jump::JumpFunction;
use crate::libc::{self, LibraryFunction};
use crate::run::Interp;
use crate::{Argument, Halt, Run, UbKind, Value};

/// What a function is to the interpreter.
#[derive(Clone, Copy)]
enum CalleeKind {
    Body(LocId),
    Library(&'static LibraryFunction),
    Jump(JumpFunction),
    /// One whose call is the violation.
    Error,
    /// Of the library, and not modelled.
    Missing,
    /// Says that side effects are in no order.
    Unsequenced,
    Unknown,
}

/// Decided at a function's first call.
pub(crate) struct Callees {
    kinds: IndexVec<FunctionId, Option<CalleeKind>>,
}

impl Callees {
    pub fn new(program: &Program) -> Self {
        Callees { kinds: IndexVec::filled(None, program.functions.len()) }
    }
}

/// Functions that are errors if nothing else defines them.
fn is_error_name(name: &str) -> bool {
    name == "reach_error" || name == "__VERIFIER_error" || name.starts_with("__VERIFIER_error_")
}

impl Interp<'_, '_> {
    fn callee_kind(&mut self, function: FunctionId) -> CalleeKind {
        if let Some(kind) = self.callees.kinds[function] {
            return kind;
        }
        let program = self.cx().program;
        let callee = &program.functions[function];
        let name = program.name(callee.name);
        let kind = if name == cfa::UNSEQUENCED {
            CalleeKind::Unsequenced
        } else if self.options.error_functions.iter().any(|error| error == name) {
            CalleeKind::Error
        } else if let Some(body) = callee.body.filter(|_| !program.is_library_model(function)) {
            CalleeKind::Body(body.entry)
        } else if is_error_name(name) {
            CalleeKind::Error
        } else if let Some(jump) = JumpFunction::named(name) {
            CalleeKind::Jump(jump)
        } else if let Some(row) = libc::lookup(name) {
            CalleeKind::Library(row)
        } else if program.is_of_library(function) {
            CalleeKind::Missing
        } else {
            CalleeKind::Unknown
        };
        self.callees.kinds[function] = Some(kind);
        kind
    }

    /// Executes a call edge; where control goes.
    pub fn call(&mut self, edge: EdgeId, call: &CallOp, function: FunctionId) -> Run<LocId> {
        let cx = self.cx();
        let next = cx.program.edges[edge].target;
        match self.callee_kind(function) {
            CalleeKind::Body(entry) => {
                self.check_depth()?;
                eval::enter(&mut self.m, &mut self.store, cx, edge, call, function)?;
                return Ok(entry);
            }
            CalleeKind::Library(row) => {
                let args = self.arguments(call)?;
                let result = self.result_type(call);
                self.va_cursor = None;
                self.result_place = match (&call.result, result) {
                    (Some(place), None) => Some(self.target_of(place)?.into()),
                    _ => None,
                };
                let value = (row.run)(self, &args, result)?;
                self.m.at = edge;
                if let (Some((_, scalar)), Some(place)) = (result, &call.result) {
                    let value = self.fitted(value.unwrap_or(Value::Uninit), scalar)?;
                    eval::store(&mut self.m, &mut self.store, cx, place, scalar, value)?;
                }
            }
            CalleeKind::Jump(jump) => return self.jump(edge, call, jump),
            CalleeKind::Error => {
                self.arguments(call)?;
                let function = cx.program.name(cx.program.functions[function].name).to_owned();
                let named = self.options.error_functions.contains(&function);
                let mode = self.m.mode;
                return Err(Box::new(match named || mode.is_strict() || mode.asks_for(Property::UnreachCall) {
                    true => Halt::ErrorReached { function, span: self.m.span() },
                    false => Halt::Abort,
                }));
            }
            CalleeKind::Missing => {
                let name = cx.program.name(cx.program.functions[function].name);
                if let Some(contract) = lookup(plain_name(name)).filter(|function| function.is_contract) {
                    let args = self.arguments(call)?;
                    libc::check_contract(self, contract, &args)?;
                }
                return Err(self.unsupported_here(&format!("the library function `{name}` has no model")));
            }
            CalleeKind::Unsequenced if self.m.mode.is_strict() => {
                let message = cfa::UNSEQUENCED_TEXT.to_owned();
                return Err(self.m.undefined(UbKind::Unsequenced, message, Vec::new()));
            }
            CalleeKind::Unsequenced => {}
            CalleeKind::Unknown => self.call_unknown(call, function)?,
        }
        Ok(next)
    }

    /// The type of a scalar result that the call keeps.
    pub fn result_type(&self, call: &CallOp) -> Option<(TypeId, Scalar)> {
        call.result?;
        let types = &self.cx().program.types;
        let ty = types.as_function(call.ty)?.result.ty;
        Some((ty, types.scalar(ty)?))
    }

    /// A value that a library function returned, as wide as the program declared the result.
    fn fitted(&mut self, value: Value, scalar: Scalar) -> Run<Value> {
        match (value, scalar) {
            (Value::Pointer(_), Scalar::Int(_)) => {
                eval::Values::convert(&mut self.m, &mut self.store, None, Scalar::Pointer, scalar, value)
            }
            (Value::Bits(bits), Scalar::Int(int)) => Ok(Value::Bits(int.truncate(bits))),
            _ => Ok(value),
        }
    }

    fn target_of(&mut self, place: &Place) -> Run<Target> {
        let cx = self.cx();
        let Located::In(target) = eval::locate(&mut self.m, &mut self.store, cx, place, None)?;
        Ok(target)
    }

    pub fn arguments(&mut self, call: &CallOp) -> Run<Vec<Argument>> {
        let cx = self.cx();
        let mut arguments = Vec::with_capacity(call.args.len());
        for arg in &call.args {
            arguments.push(match arg {
                Arg::Scalar(x) => {
                    let value = eval::expr(&mut self.m, &mut self.store, cx, *x)?;
                    let x = &cx.program.exprs[*x];
                    Argument { value, ty: x.ty, scalar: x.scalar }
                }
                // A library function that takes a struct sees a pointer to it.
                Arg::Aggregate { place, ty, .. } => {
                    let target = self.target_of(place)?;
                    Argument { value: target.into(), ty: *ty, scalar: Scalar::Pointer }
                }
            });
        }
        Ok(arguments)
    }

    /// A function that nothing is known of returns what the inputs say and writes nothing.
    fn call_unknown(&mut self, call: &CallOp, function: FunctionId) -> Run<()> {
        self.arguments(call)?;
        let cx = self.cx();
        let name = cx.program.name(cx.program.functions[function].name);
        let is_nondet = name.starts_with("__VERIFIER_nondet_");
        if !is_nondet && !self.unknown_calls.iter().any(|known| known == name) {
            self.unknown_calls.push(name.to_owned());
        }
        let Some(place) = &call.result else { return Ok(()) };
        match self.result_type(call) {
            Some((_, Scalar::Pointer)) => {
                let value = self.m.outside_pointer(&mut self.store, &format!("`{name}`"))?;
                eval::store(&mut self.m, &mut self.store, cx, place, Scalar::Pointer, value)
            }
            Some((ty, scalar)) => {
                let value = self.m.arbitrary(&format!("`{name}`"), ty, scalar)?;
                eval::store(&mut self.m, &mut self.store, cx, place, scalar, value)
            }
            None => {
                let types = &cx.program.types;
                let bytes =
                    types.as_function(call.ty).and_then(|function| types.size_of(function.result.ty)).unwrap_or(0);
                let target = self.target_of(place)?;
                let start = eval::check_bytes(&mut self.m, &mut self.store, cx, target, Some(place), bytes, true)?;
                self.store.memory.fill(target.object, start, bytes.saturating_mul(8), Fill::Unknown);
                Ok(())
            }
        }
    }

    /// Calls a function of the program from a library function, and runs it to its return.
    pub fn call_value(&mut self, function: &Value, args: &[Argument]) -> Run<Option<Value>> {
        let Value::Pointer(pointer) = self.m.resolve(&mut self.store, *function)? else {
            let message = "call through a pointer that points to no function".to_owned();
            return Err(self.m.undefined(UbKind::InvalidDereference, message, Vec::new()));
        };
        let Some(function) = self.store.function_at(pointer.into()) else {
            let related = self.m.object_spans(&self.store, pointer.object);
            let message = "call through a pointer that points to no function".to_owned();
            return Err(self.m.undefined(UbKind::InvalidDereference, message, related));
        };
        let at = self.m.at;
        match self.callee_kind(function) {
            CalleeKind::Body(entry) => {
                let callee = &self.cx().program.functions[function];
                if self.m.mode.is_strict() && callee.params.len() > args.len() {
                    let name = self.cx().program.name(callee.name);
                    let message =
                        format!("`{name}` takes {} arguments but is called with {}", callee.params.len(), args.len());
                    return Err(self.m.undefined(UbKind::WrongFunctionType, message, Vec::new()));
                }
                self.push_frame(function, args.to_vec())?;
                self.nested = self.nested.saturating_add(1);
                let returned = if self.nested > 200 {
                    Err(Box::new(Halt::Limit { what: "stack: library functions nested in callbacks".to_owned() }))
                } else {
                    self.run_from(entry)
                };
                self.nested = self.nested.saturating_sub(1);
                self.m.at = at;
                Ok(match returned? {
                    ReturnValue::Scalar(value, _) => Some(value),
                    ReturnValue::Nothing | ReturnValue::Aggregate { .. } => None,
                })
            }
            CalleeKind::Library(row) => {
                let types = &self.cx().program.types;
                let result =
                    types.as_function(self.cx().program.functions[function].ty).map(|function| function.result.ty);
                let result = result.and_then(|ty| Some((ty, types.scalar(ty)?)));
                (row.run)(self, args, result)
            }
            CalleeKind::Jump(_)
            | CalleeKind::Error
            | CalleeKind::Missing
            | CalleeKind::Unsequenced
            | CalleeKind::Unknown => Err(self.unsupported_here("a callback to a function without a body")),
        }
    }
}
