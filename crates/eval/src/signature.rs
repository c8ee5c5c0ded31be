//! Whether calls fit the functions they reach, and arguments the types they are read as.

use cfa::{CallOp, FunctionId, Program};
use types::{Params, Scalar, TypeId};

use crate::VaWanted;

/// Whether a call with this type may reach this function (C11 6.5.2.2).
pub fn fits(program: &Program, call: &CallOp, function: FunctionId) -> Result<(), String> {
    let types = &program.types;
    let callee = &program.functions[function];
    let (Some(called), Some(defined)) = (types.as_function(call.ty), types.as_function(callee.ty)) else {
        return Err("this is no function type".to_owned());
    };
    let name = program.name(callee.name);
    let old_style = matches!(defined.params, Params::Unspecified);
    if !old_style && matches!(called.params, Params::Prototype { .. }) {
        return if types.compatible(call.ty, callee.ty) {
            Ok(())
        } else {
            Err(format!(
                "`{name}` has type `{}` but is called as `{}`",
                types.display(callee.ty, &program.names),
                types.display(call.ty, &program.names)
            ))
        };
    }
    if call.result.is_some() && !types.compatible(called.result.ty, defined.result.ty) {
        return Err(format!("`{name}` returns another type than the call expects"));
    }
    // The promoted arguments must fit the parameters one by one.
    let variadic = matches!(defined.params, Params::Prototype { variadic: true, .. });
    let (given, wanted) = (call.args.len(), callee.params.len());
    if given < wanted || (given > wanted && !variadic && callee.body.is_some()) {
        return Err(format!("`{name}` takes {wanted} arguments but is called with {given}"));
    }
    for (index, (arg, &param)) in call.args.iter().zip(&callee.params).enumerate() {
        let passed = match arg {
            cfa::Arg::Scalar(x) => program.exprs[*x].ty,
            cfa::Arg::Aggregate { ty, .. } => *ty,
        };
        let declared = program.vars[param].ty.ty;
        let wanted = if old_style { types.default_promote(declared) } else { declared };
        if !may_pass(program, passed, wanted) {
            return Err(format!(
                "argument {} of `{name}` has type `{}` where `{}` is expected",
                index.saturating_add(1),
                types.display(passed, &program.names),
                types.display(wanted, &program.names)
            ));
        }
    }
    Ok(())
}

/// Compatible, or integers of one width, or pointers of which one is to void or a character.
fn may_pass(program: &Program, passed: TypeId, wanted: TypeId) -> bool {
    let types = &program.types;
    if types.compatible(passed, wanted) {
        return true;
    }
    match (types.scalar(passed), types.scalar(wanted)) {
        (Some(Scalar::Int(a)), Some(Scalar::Int(b))) => a.width == b.width,
        (Some(Scalar::Pointer), Some(Scalar::Pointer)) => true,
        _ => false,
    }
}

/// What is wrong where a variable argument of the type `passed` is read as what is wanted.
pub fn misread_vararg(program: &Program, wanted: VaWanted, passed: Option<TypeId>) -> Option<String> {
    let types = &program.types;
    let name = |ty: TypeId| types.display(ty, &program.names).to_string();
    Some(match (wanted, passed) {
        (VaWanted::List, _) => "this `va_list` was not made by `va_start`, or its function has returned".to_owned(),
        (_, None) => "`va_arg` with no more arguments".to_owned(),
        (VaWanted::Type(wanted), Some(passed)) => {
            if may_pass(program, passed, wanted) {
                return None;
            }
            format!("`va_arg` asks for `{}` but the argument has type `{}`", name(wanted), name(passed))
        }
        (VaWanted::Scalar(wanted), Some(passed)) => {
            let fits = match (wanted, types.scalar(passed)) {
                (Scalar::Int(a), Some(Scalar::Int(b))) => a.width == b.width,
                (Scalar::Float(a), Some(Scalar::Float(b))) => a == b,
                (Scalar::Pointer, Some(Scalar::Pointer)) => true,
                _ => false,
            };
            if fits {
                return None;
            }
            format!("the next variable argument has type `{}`, which is not what is asked for", name(passed))
        }
    })
}
