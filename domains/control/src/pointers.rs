//! Calls through pointers of which nothing is known: every function whose address is taken somewhere and that the call
//! fits. Static initialisers are edges too, so nothing is left out.
//!
//! A call works if it gives at least as many arguments as there are parameters, and each is passed as the parameter is:
//! integers and pointers of any width, floats of the same kind, aggregates of the same size. That is coarser than compatible
//! types on purpose: programs call `void f(struct s *)` through `void (*)(void *, int)`, and compilers make it work. A call
//! without a prototype works whatever its arguments. A call that does not work even so is undefined behaviour.
//!
//! A call is meant if it gives one argument for each parameter, and what is passed, and a result that is used, has the same
//! width. Where it works and is not meant, the pointer has another type than the function: somewhere the program has
//! converted it, or put it into a union ([`Converted`]), for objects are accessed by the types that they have (C11 6.5p7). Else
//! unknown pointers would lead from anywhere to anywhere in a program full of callbacks. Of what others hold
//! of the program's functions, calls are taken to be meant.

use std::rc::Rc;

use cfa::{Arg, CallOp, EdgeId, Effects, ExprKind, Function, FunctionId, Program};
use index::FxHashMap;
use types::{Params, Scalar, TypeId};

use crate::converted::Converted;

pub(crate) struct Pointers {
    /// In order of their ids.
    taken: Vec<FunctionId>,
    converted: Converted,
    /// Answers already given.
    known: FxHashMap<(EdgeId, Fit), Rc<[FunctionId]>>,
}

/// How well a call has to fit a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Fit {
    Works,
    Meant,
}

impl Pointers {
    pub fn new(program: &Program) -> Self {
        Pointers { taken: taken_functions(program), converted: Converted::of(program), known: FxHashMap::default() }
    }

    /// All functions that the call on this edge may lead to.
    pub fn candidates(&mut self, program: &Program, edge: EdgeId, call: &CallOp, fit: Fit) -> Rc<[FunctionId]> {
        let (taken, converted) = (&self.taken, &self.converted);
        let fitting = || {
            let fits = |id: &FunctionId| {
                let function = &program.functions[*id];
                let fit = if converted.contains(program, *id) { fit } else { Fit::Meant };
                fits(program, call, function, fit)
            };
            taken.iter().copied().filter(fits).collect()
        };
        self.known.entry((edge, fit)).or_insert_with(fitting).clone()
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

fn fits(program: &Program, call: &CallOp, function: &Function, fit: Fit) -> bool {
    let types = &program.types;
    let Some(ty) = types.as_function(function.ty) else { return true };
    let written = types.as_function(call.ty);
    let params: Vec<TypeId> = match &ty.params {
        Params::Prototype { params, .. } => params.iter().map(|param| param.ty).collect(),
        Params::Unspecified if function.body.is_none() => return true,
        Params::Unspecified => function.params.iter().map(|&param| program.vars[param].ty.ty).collect(),
    };
    let is_prototype = |ty: &types::FnType| matches!(ty.params, Params::Prototype { .. });
    let may_be_more = fit == Fit::Works || matches!(ty.params, Params::Prototype { variadic: true, .. });
    let has_all = call.args.len() == params.len() || may_be_more && call.args.len() > params.len();
    if !has_all && written.is_some_and(is_prototype) {
        return false;
    }
    // A void function may stand where a result is expected: it then gives none.
    if let (Some(_), Some(written)) = (call.result, written)
        && !(fit == Fit::Works && types.is_void(ty.result.ty))
        && !same_passing(program, written.result.ty, ty.result.ty, fit)
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
        same_passing(program, arg, param, fit)
    })
}

/// Whether values of the two types are passed alike.
fn same_passing(program: &Program, a: TypeId, b: TypeId, fit: Fit) -> bool {
    let types = &program.types;
    match (types.scalar(a), types.scalar(b)) {
        (Some(Scalar::Float(a)), Some(Scalar::Float(b))) => a == b,
        (Some(Scalar::Float(_)), Some(_)) | (Some(_), Some(Scalar::Float(_))) => false,
        // Integers and pointers go the same way, whatever their width.
        (Some(_), Some(_)) if fit == Fit::Works => true,
        (Some(_), Some(_)) | (None, None) => types.size_of(a) == types.size_of(b),
        (Some(_), None) | (None, Some(_)) => false,
    }
}
