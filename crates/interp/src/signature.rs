//! Whether calls fit the functions they reach, and arguments the types they are read as.

use cfa::{CallOp, FunctionId};
use types::{Params, Scalar, TypeId};

use crate::machine::Concrete;

impl Concrete<'_> {
    /// Whether a call with this type may reach this function (C11 6.5.2.2).
    pub fn fits(&self, call: &CallOp, function: FunctionId) -> Result<(), String> {
        let program = self.cx.program;
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
            if !self.may_pass(passed, wanted) {
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
    pub fn may_pass(&self, passed: TypeId, wanted: TypeId) -> bool {
        let types = &self.cx.program.types;
        if types.compatible(passed, wanted) {
            return true;
        }
        match (types.scalar(passed), types.scalar(wanted)) {
            (Some(Scalar::Int(a)), Some(Scalar::Int(b))) => a.width == b.width,
            (Some(Scalar::Pointer), Some(Scalar::Pointer)) => true,
            _ => false,
        }
    }
}
