//! Models of library functions, and what becomes of calls that have none: one row per function that has a model.
//!
//! What the interpreter has and this table does not is taken to change whatever its pointer arguments reach. Other functions
//! of the system's library are unsupported, but for those that can do nothing. What nobody knows writes nothing and
//! returns anything, as the design says, unless the options are strict.

mod allocation;
mod arrays;
mod atomics;
mod bytes;
mod contracts;
mod dates;
mod formats;
mod getopt;
mod mathematics;
mod numbers;
mod plain;
mod preconditions;
mod readings;
mod scan;
mod search;
mod spans;
mod standard_streams;
mod statics;
mod streams;
mod strings;
#[cfg(test)]
mod tests;
mod text;
mod tokens;
mod unknown_text;
mod variables;
mod wide;

pub(crate) use bytes::cuts_pointer;
pub(crate) use standard_streams::streams_begin;
pub(crate) use variables::{LibraryVariables, library_variables, variables_begin};

use std::sync::LazyLock;

use cfa::{Arg, CallOp, ExprId, FunctionId, Program};
use eval::{Located, Store, Values};
use index::FxHashMap;
use library::{Check, Function, lookup, lookup_builtin, plain_name};
use memory::{Fill, Value};
use types::{Params, Scalar, TypeId};

use symbolic::Origin;

use crate::Val;
use crate::machine::env::Env;
use crate::machine::step::{End, StepResult};
use crate::machine::unresolved::{self, UnresolvedPlace};
use crate::machine::value_machine::ValueMachine;

const TABLES: [&[(&str, Implementation)]; 20] = [
    allocation::ROWS,
    arrays::ROWS,
    atomics::ROWS,
    bytes::ROWS,
    dates::ROWS,
    formats::ROWS,
    getopt::ROWS,
    mathematics::FLOATS,
    mathematics::TESTS,
    mathematics::OTHERS,
    numbers::ROWS,
    plain::ROWS,
    scan::ROWS,
    search::ROWS,
    spans::ROWS,
    statics::ROWS,
    streams::ROWS,
    strings::ROWS,
    tokens::ROWS,
    wide::ROWS,
];

static IMPLEMENTATIONS: LazyLock<FxHashMap<&'static str, Implementation>> =
    LazyLock::new(|| TABLES.iter().flat_map(|rows| rows.iter().copied()).collect());

/// What a function without a body does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Model {
    /// Nothing is known of it.
    Unknown,
    /// Writes nothing that the program sees and returns anything.
    Pure,
    /// Known to the interpreter but not modelled.
    Opaque,
    /// Of the library, and not modelled.
    Missing,
    Modelled(Implementation),
    Contract(&'static Function),
}

/// The result of the function, if it has one.
pub(crate) type Implementation = fn(&mut ValueMachine<'_>, &mut Store<Val>, &Call) -> StepResult<Option<Val>>;

/// A call with its arguments evaluated.
pub(crate) struct Call {
    pub args: Vec<Argument>,
}

#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub value: Val,
    pub scalar: Scalar,
    pub ty: TypeId,
    /// `None` for a struct, whose address `value` is.
    pub expr: Option<ExprId>,
}

impl Model {
    pub fn of(program: &Program, function: FunctionId) -> Model {
        let name = program.name(program.functions[function].name);
        let plain = plain_name(name);
        // A function that has the bare name of a builtin, `parity`, is the program's own.
        let known = lookup_builtin(name);
        let implementation = IMPLEMENTATIONS.get(name).or_else(|| IMPLEMENTATIONS.get(plain));
        if let Some(implementation) = implementation.filter(|_| known.is_some()) {
            return Model::Modelled(*implementation);
        }
        let is_of_library = || program.is_of_library(function);
        if let Some(contract) = lookup(plain).filter(|known| known.is_contract && is_of_library()) {
            return Model::Contract(contract);
        }
        match known.map(|known| known.check.or(known.run.and(Some(Check::Opaque)))) {
            Some(Some(Check::Any)) => Model::Pure,
            Some(Some(Check::Opaque | Check::Model)) => Model::Opaque,
            Some(Some(Check::Unknown)) => Model::Unknown,
            Some(None) | None if !is_of_library() => Model::Unknown,
            Some(None) | None if program.gives_number_only(function) => Model::Pure,
            Some(None) | None => Model::Missing,
        }
    }
}

impl Env<'_> {
    /// Whatever the result type allows; `pointer` if it is one.
    fn anything(&self, call: &CallOp, pointer: Val) -> Val {
        match (result_scalar(self.cx.program, call), self.pin) {
            (Some(Scalar::Pointer), Some(1..)) => Val::Outside { null: false },
            (Some(_), Some(bits)) => Val::bits(bits),
            (Some(Scalar::Pointer), None) => pointer,
            _ => Val::Unknown,
        }
    }
}

impl ValueMachine<'_> {
    pub fn arguments(&mut self, s: &mut Store<Val>, call: &CallOp) -> StepResult<Vec<Argument>> {
        let cx = self.cx;
        let mut args = Vec::with_capacity(call.args.len());
        for arg in &call.args {
            args.push(match *arg {
                Arg::Scalar(x) => {
                    let value = eval::expr(self, s, cx, x)?;
                    self.unfold_at(&value)?;
                    let value = self.without_external_object(value);
                    let this = &cx.program.exprs[x];
                    Argument { value, scalar: this.scalar, ty: this.ty, expr: Some(x) }
                }
                Arg::Aggregate { ref place, ty, bytes } => {
                    let at = eval::locate(self, s, cx, place, None)?;
                    if bytes > 0 {
                        eval::read_bytes(self, s, cx, (at, Some(place)), bytes)?;
                    }
                    Argument { value: unresolved::pointer_to(at), scalar: Scalar::Pointer, ty, expr: None }
                }
            });
        }
        Ok(args)
    }

    pub fn call_external(&mut self, s: &mut Store<Val>, call: &CallOp, f: FunctionId, model: &Model) -> StepResult<()> {
        let name = self.cx.program.name(self.cx.program.functions[f].name);
        match model {
            Model::Unknown => self.call_unknown(s, call),
            Model::Missing => Err(self.unsupported(s, &format!("the library function `{name}` has no model"))),
            Model::Pure => {
                let args = self.arguments(s, call)?;
                self.check_preconditions(s, plain_name(name), &args)?;
                self.forget_variables(s, name);
                if self.options.properties.memory() && args.iter().any(|arg| arg.scalar == Scalar::Pointer) {
                    self.note(|m| {
                        m.unsupported_target(&format!("the library function {name} under memory properties"))
                    });
                }
                let fresh = self.anything(call, Val::Outside { null: true });
                self.give(s, call, fresh)
            }
            Model::Opaque => {
                let args = self.arguments(s, call)?;
                self.forget_variables(s, name);
                self.forget_outside(s, None);
                let value = self.call_opaque(s, call, f, &args)?;
                self.give(s, call, value)
            }
            Model::Modelled(_) | Model::Contract(_) => {
                let args = self.arguments(s, call)?;
                let result = result_scalar(self.cx.program, call);
                self.check_preconditions(s, plain_name(name), &args)?;
                self.forget_variables(s, name);
                let given = Call { args };
                let value = match model {
                    Model::Modelled(run) => run(self, s, &given),
                    Model::Contract(contract) => {
                        // What the library gave out earlier may be among what it writes now.
                        self.forget_outside(s, None);
                        self.keep_contract(s, &given, contract)
                    }
                    _ => Ok(None),
                };
                let value = value.or_else(|end| self.call_nowhere(s, &given, end))?;
                let value = match (value, result) {
                    (Some(value), Some(scalar)) => self.fitted(value, scalar),
                    _ => Val::Unknown,
                };
                self.give(s, call, value)
            }
        }
    }

    /// A function of which nothing is known.
    pub fn call_unknown(&mut self, s: &mut Store<Val>, call: &CallOp) -> StepResult<()> {
        let args = self.arguments(s, call)?;
        let mut value = self.anything(call, Val::Outside { null: true });
        if self.options.strict {
            self.expose_arguments(s, args.iter().filter(|arg| arg.expr.is_some()));
            self.forget_escaped(s);
            if self.step.flags.escaped && matches!(value, Val::Outside { .. }) {
                value = Val::Unknown;
            }
        }
        self.give(s, call, value)
    }

    /// A library function that has no model: it may change all that its arguments and what escaped lead to.
    fn call_opaque(&mut self, s: &mut Store<Val>, call: &CallOp, f: FunctionId, args: &[Argument]) -> StepResult<Val> {
        let cx = self.cx;
        let types = &cx.program.types;
        let name = cx.program.name(cx.program.functions[f].name);
        let calls_back = |arg: &Argument| types.pointee(arg.ty).is_some_and(|pointee| types.is_function(pointee.ty));
        if args.iter().any(calls_back) {
            return Err(self.unsupported(s, &format!("the library function {name}, which calls back")));
        }
        let ours = |arg: &&Argument| matches!(arg.scalar, Scalar::Pointer);
        if self.options.properties.memory() && args.iter().any(|arg| ours(&arg)) {
            return Err(self.unsupported(s, &format!("the library function {name} under memory properties")));
        }
        // What a parameter declares constant is not changed, though a result may lead there.
        let params = match types.as_function(cx.program.functions[f].ty).map(|function| &function.params) {
            Some(Params::Prototype { params, .. }) => &params[..],
            _ => &[],
        };
        let constant = |index: usize| params.get(index).is_some_and(|&param| cfa::library::letter(types, param) == 'c');
        let written = args.iter().enumerate().filter(|(index, arg)| arg.expr.is_some() && !constant(*index));
        let written: Vec<&Argument> = written.map(|(_, arg)| arg).collect();
        let leads_here =
            |arg: &Argument| !matches!(arg.value, Val::Bits(_) | Val::Wide(_) | Val::Outside { .. } | Val::Dangling(_));
        let any = self.step.flags.escaped || args.iter().filter(ours).any(leads_here);
        // The result, and what was written, may be pointers to objects of ours.
        self.step.flags.hidden |= any;
        if written.iter().any(|arg| arg.scalar == Scalar::Pointer) {
            self.expose_arguments(s, written.into_iter());
            self.forget_escaped(s);
        }
        Ok(self.anything(call, if any { Val::Unknown } else { Val::Outside { null: true } }))
    }

    /// What a model does is undefined. It may have changed what its arguments lead to.
    fn call_nowhere(&mut self, s: &mut Store<Val>, c: &Call, end: End) -> StepResult<Option<Val>> {
        self.go_on(end)?;
        self.step.flags.hidden = true;
        self.forget_behind(s, c.args.iter().filter_map(|arg| arg.value.mentions()));
        Ok(Some(Val::Unknown))
    }

    /// A call that its model does not cover: it may change all that a pointer may lead to. Where memory is checked, that
    /// says nothing.
    fn call_beyond(&mut self, s: &mut Store<Val>, what: &str) -> StepResult<Option<Val>> {
        if self.options.properties.memory() {
            return Err(self.unsupported(s, what));
        }
        self.forget_reachable(s);
        self.step.flags.hidden = true;
        Ok(Some(Val::Unknown))
    }

    /// The outside learns what arguments lead to.
    fn expose_arguments<'x>(&mut self, s: &mut Store<Val>, args: impl Iterator<Item = &'x Argument>) {
        let pointer_bits = self.cx.program.types.model.pointer_bits() as u64;
        for arg in args {
            let wide = match arg.scalar {
                Scalar::Pointer => true,
                Scalar::Int(int) => int.width as u64 >= pointer_bits && self.step.flags.hidden,
                Scalar::Float(_) => false,
            };
            self.escape_value(s, &arg.value, wide);
        }
    }

    /// A name for a `_Bool` of which nothing is known.
    fn named_bool(&mut self, value: Val) -> Val {
        if value != Val::Unknown {
            return value;
        }
        match self.named(value, 1, Origin::Result) {
            Val::Term { term: bit, .. } => {
                let byte = self.terms().zero_extend(bit, 8);
                self.value(byte)
            }
            value => value,
        }
    }

    /// Stores the result of a call.
    fn give(&mut self, s: &mut Store<Val>, call: &CallOp, value: Val) -> StepResult<()> {
        let cx = self.cx;
        let Some(place) = &call.result else { return Ok(()) };
        match result_scalar(cx.program, call) {
            Some(scalar) => {
                let value = match scalar {
                    Scalar::Pointer => value,
                    Scalar::Int(_) if gives_bool(cx.program, call) => self.named_bool(value),
                    Scalar::Int(_) | Scalar::Float(_) => {
                        self.named(value, eval::scalar_bits(cx, scalar), Origin::Result)
                    }
                };
                eval::store(self, s, cx, place, scalar, value)
            }
            None => {
                let types = &cx.program.types;
                let bytes = types.as_function(call.ty).and_then(|function| types.size_of(function.result.ty));
                let target = eval::locate(self, s, cx, place, None)?;
                eval::fill(self, s, cx, (target, Some(place)), bytes.unwrap_or(0), Fill::Unknown)
            }
        }
    }

    /// A value that a model returned, as wide as the program declared the result.
    fn fitted(&mut self, value: Val, scalar: Scalar) -> Val {
        match (&value, scalar) {
            (Val::Bits(_) | Val::Wide(_), Scalar::Int(int)) => {
                value.constant().map_or(Val::Unknown, |bits| Val::bits(int.truncate(bits)))
            }
            // A model that gives fewer bits than the program declares says nothing about the others.
            (Val::Term { term, .. }, _) if (self.terms().width(*term) as u64) < eval::scalar_bits(self.cx, scalar) => {
                Val::Unknown
            }
            (Val::Unknown | Val::Term { .. }, _) => value,
            (_, Scalar::Int(_)) => self.convert_value(Scalar::Pointer, scalar, value),
            _ => value,
        }
    }

    /// Where a pointer argument leads.
    pub(crate) fn target_of(&mut self, s: &mut Store<Val>, arg: &Argument) -> StepResult<Located<UnresolvedPlace>> {
        self.located(s, None, arg.expr, arg.value.clone(), None)
    }
}

/// Whether a call's result is a `_Bool`.
fn gives_bool(program: &Program, call: &cfa::CallOp) -> bool {
    program.types.as_function(call.ty).is_some_and(|function| program.types.is_bool(function.result.ty))
}

/// The scalar that a call's result has, if one is kept.
fn result_scalar(program: &Program, call: &cfa::CallOp) -> Option<Scalar> {
    program.types.scalar(program.types.as_function(call.ty)?.result.ty)
}
