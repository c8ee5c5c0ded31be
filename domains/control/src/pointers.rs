//! Calls through pointers of which nothing is known: every function whose address is taken somewhere and that the pointer may
//! lead to. Static initialisers are edges too, so nothing is left out.
//!
//! A call is meant if it gives one argument for each parameter, and each argument, and a result that is used, is passed as the
//! function has it: integers and pointers of the same width, floats of the same kind, aggregates of the same size. That is
//! coarser than compatible types on purpose: programs call `void f(struct s *)` through `void (*)(void *)`. A call without a
//! prototype is meant whatever its arguments.
//!
//! To lead to another function, the pointer must have another type than that: somewhere the program has converted it, or put it
//! into a union ([`ConvertedFunctions`]), for objects are accessed by the types that they have (C11 6.5p7). Such a call is undefined
//! behaviour and gets there nevertheless. Without this distinction unknown pointers would lead from anywhere to anywhere in a program
//! full of callbacks.

use std::rc::Rc;

use cfa::{Arg, CallOp, EdgeId, Effects, ExprKind, Function, FunctionId, Program};
use index::FxHashMap;
use types::{Params, Scalar, TypeId};

use crate::converted::ConvertedFunctions;

pub(crate) struct Pointers {
    /// In order of their ids.
    taken: Vec<FunctionId>,
    converted: ConvertedFunctions,
    /// Answers already given.
    known: FxHashMap<EdgeId, Rc<[FunctionId]>>,
}

impl Pointers {
    pub fn new(program: &Program) -> Self {
        Pointers {
            taken: taken_functions(program),
            converted: ConvertedFunctions::of(program),
            known: FxHashMap::default(),
        }
    }

    /// All functions that the call on this edge may lead to.
    pub fn candidates(&mut self, program: &Program, edge: EdgeId, call: &CallOp) -> Rc<[FunctionId]> {
        let (taken, converted) = (&self.taken, &self.converted);
        let leads_there = |function: &FunctionId| {
            is_meant(program, call, &program.functions[*function]) || converted.contains(program, *function)
        };
        let candidates = || taken.iter().copied().filter(leads_there).collect();
        self.known.entry(edge).or_insert_with(candidates).clone()
    }
}

/// Functions whose address stands in an expression of some edge.
fn taken_functions(program: &Program) -> Vec<FunctionId> {
    let evaluated = program.edges.iter().flat_map(|edge| Effects::of(program, &edge.op).exprs().collect::<Vec<_>>());
    let functions = cfa::subexpressions(program, evaluated).into_iter().filter_map(|x| match program.exprs[x].kind {
        ExprKind::Function(function) => Some(function),
        _ => None,
    });
    let mut taken: Vec<FunctionId> = functions.collect();
    taken.sort_unstable();
    taken.dedup();
    taken
}

fn is_meant(program: &Program, call: &CallOp, function: &Function) -> bool {
    let types = &program.types;
    let Some(ty) = types.as_function(function.ty) else { return true };
    let written = types.as_function(call.ty);
    let params: Vec<TypeId> = match &ty.params {
        Params::Prototype { params, .. } => params.iter().map(|param| param.ty).collect(),
        Params::Unspecified if function.body.is_none() => return true,
        Params::Unspecified => function.params.iter().map(|&param| program.vars[param].ty.ty).collect(),
    };
    let is_prototype = |ty: &types::FnType| matches!(ty.params, Params::Prototype { .. });
    let is_variadic = matches!(ty.params, Params::Prototype { variadic: true, .. });
    let has_all = call.args.len() == params.len() || is_variadic && call.args.len() > params.len();
    if !has_all && written.is_some_and(is_prototype) {
        return false;
    }
    if let (Some(_), Some(written)) = (call.result, written)
        && !same_passing(program, written.result.ty, ty.result.ty)
    {
        return false;
    }
    // Without a prototype on either side, arguments are promoted and tell little of the parameters.
    if !is_prototype(ty) || !written.is_some_and(is_prototype) {
        return true;
    }
    call.args.iter().zip(params).all(|(arg, param)| {
        let arg = match arg {
            Arg::Scalar(value) => program.exprs[*value].ty,
            Arg::Aggregate { ty, .. } => *ty,
        };
        same_passing(program, arg, param)
    })
}

/// Whether values of the two types are passed alike.
fn same_passing(program: &Program, a: TypeId, b: TypeId) -> bool {
    let types = &program.types;
    match (types.scalar(a), types.scalar(b)) {
        (Some(Scalar::Float(a)), Some(Scalar::Float(b))) => a == b,
        (Some(Scalar::Float(_)), Some(_)) | (Some(_), Some(Scalar::Float(_))) => false,
        (Some(_), Some(_)) | (None, None) => types.size_of(a) == types.size_of(b),
        (Some(_), None) | (None, Some(_)) => false,
    }
}
