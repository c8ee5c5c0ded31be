//! Calls.

use index::Symbol;
use source::Span;
use syntax::ast;
use types::{FnType, Params, TypeId};

use super::{Ex, Place, Why};
use crate::fold::{Base, Const};
use crate::link::Global;
use crate::scope::{Linkage, Meaning};
use crate::typed::{ExprId, ExprKind, FunctionId};
use crate::{Compiler, Cx};

impl<'a> Cx<'a> {
    pub(crate) fn call(&mut self, callee: ast::ExprId, args: &'a [ast::ExprId], span: Span) -> Ex {
        let mut function = None;
        if let ast::ExprKind::Name(name) = self.ast.expr(callee).kind {
            function = Some(name);
            if self.name(name).starts_with("__")
                && let Some(e) = self.builtin_call(name, args, span)
            {
                return e;
            }
            if let Some(e) = self.library_builtin(name, args, span) {
                return e;
            }
            if self.scopes.lookup(name).is_none() {
                self.declare_implicitly(name, self.ast.expr(callee).span);
            }
        }
        let callee = self.expr(callee);
        let args: Vec<(Ex, Span)> = args.iter().map(|&arg| (self.rvalue_expr(arg), self.ast.expr(arg).span)).collect();
        self.call_with(callee, args, function, span)
    }

    pub(crate) fn call_with(&mut self, callee: Ex, args: Vec<(Ex, Span)>, function: Option<Symbol>, span: Span) -> Ex {
        if callee.is_error() {
            return self.error_expr(span);
        }
        let (target, fn_ty) = match callee.place {
            Place::Function => match self.exprs[callee.id].kind {
                ExprKind::Deref(pointer) => (pointer, callee.ty),
                _ => (callee.id, callee.ty),
            },
            _ => {
                let pointer = self.rvalue(callee);
                match self.types.pointee(pointer.ty) {
                    _ if pointer.is_error() => return pointer,
                    Some(pointee) if self.types.is_function(pointee.ty) => (pointer.id, pointee.ty),
                    _ => {
                        self.error(span, "called object is not a function or function pointer");
                        return self.error_expr(span);
                    }
                }
            }
        };
        let FnType { result, params } = self.types.as_function(fn_ty).expect("checked above").clone();
        let Some(args) = self.arguments(&params, args, function, span) else { return self.error_expr(span) };
        if !self.types.is_void(result.ty) && !self.types.is_complete(result.ty) {
            let message = format!("invalid use of incomplete type {}", self.show(result.ty));
            self.error(span, message);
            return self.error_expr(span);
        }
        if let Some(order) = self.compared_constants(target, &args) {
            return self.int_const(order, result.ty, span);
        }
        self.rvalue_of(ExprKind::Call { callee: target, args: args.into() }, result.ty, span)
    }

    /// gcc compares constant strings by itself, and says -1, 0 or 1.
    fn compared_constants(&self, callee: ExprId, args: &[ExprId]) -> Option<i128> {
        let ExprKind::Function(function) = self.exprs[callee].kind else { return None };
        if self.compiler != Compiler::Gcc || self.unit.defines(Global::Function(function)) {
            return None;
        }
        let bytes = |arg: ExprId| match self.fold(arg)? {
            Const::Address(Base::Str(string), offset) => {
                self.strings[string].bytes.get(usize::try_from(offset).ok()?..)
            }
            _ => None,
        };
        let order = match (self.name(self.functions[function].name), args) {
            ("strcmp" | "__builtin_strcmp", &[left, right]) => {
                let text = |arg: ExprId| bytes(arg)?.split(|&byte| byte == 0).next();
                text(left)?.cmp(text(right)?)
            }
            ("memcmp" | "__builtin_memcmp", &[left, right, count]) => {
                let count = usize::try_from(self.fold_id(count)?).ok()?;
                bytes(left)?.get(..count)?.cmp(bytes(right)?.get(..count)?)
            }
            _ => return None,
        };
        Some(order as i128)
    }

    fn arguments(
        &mut self,
        params: &Params,
        args: Vec<(Ex, Span)>,
        function: Option<Symbol>,
        span: Span,
    ) -> Option<Vec<ExprId>> {
        let (expected, variadic): (&[_], bool) = match params {
            Params::Unspecified => (&[], true),
            Params::Prototype { params, variadic } => (params, *variadic),
        };
        if args.len() < expected.len() || args.len() > expected.len() && !variadic {
            let how = if args.len() < expected.len() { "few" } else { "many" };
            let message = format!(
                "too {how} arguments to function {}: expected {} but there are {}",
                self.callee_name(function),
                expected.len(),
                args.len()
            );
            let declared = function.and_then(|name| self.scopes.lookup(name)).map(|entry| entry.span);
            match declared.filter(|span| !span.is_none()) {
                Some(declared) => self.error_with(span, message, declared, "declared here"),
                None => self.error(span, message),
            }
            return None;
        }
        let mut converted = Vec::with_capacity(args.len());
        let mut failed = false;
        for (index, (arg, at)) in args.into_iter().enumerate() {
            let value = match expected.get(index) {
                Some(param) => self.convert_assign(arg, param.ty, Why::Arg { index, function }, at),
                None if self.types.is_void(arg.ty) && !arg.is_error() => {
                    self.error(at, "invalid use of void expression");
                    self.error_expr(at)
                }
                None => self.default_promote(arg),
            };
            failed |= value.is_error();
            converted.push(value.id);
        }
        (!failed).then_some(converted)
    }

    /// `f()` for an undeclared `f`: the library's function if there is one, else `int f()`.
    fn declare_implicitly(&mut self, name: Symbol, span: Span) {
        let text = self.name(name).to_owned();
        let ty = match self.library_type(&text) {
            Some(ty) => ty,
            None => {
                let int = self.int();
                self.types.function(FnType { result: int.into(), params: Params::Unspecified })
            }
        };
        self.warn(span, format!("implicit declaration of function `{text}`"));
        let (id, visible) = match self.global_function(name) {
            Some(id) => (id, ty),
            None => (self.external_function(name, ty, span), ty),
        };
        self.scopes.declare_outermost(name, Meaning::Function { id, ty: visible }, Linkage::External, span);
    }

    /// A call to the external function `name` of type `ty` with arguments converted to its parameters.
    pub(crate) fn call_named(&mut self, name: &str, ty: TypeId, args: Vec<(Ex, Span)>, span: Span) -> Ex {
        let symbol = self.names.intern(name);
        let id = match self.global_function(symbol) {
            Some(id) => id,
            None => self.external_function(symbol, ty, span),
        };
        self.call_function(id, ty, args, Some(symbol), span)
    }

    /// A call to a type-generic built-in: one function for each result type, arguments as they are.
    pub(crate) fn call_generic(&mut self, name: &str, result: TypeId, args: Vec<(Ex, Span)>, span: Span) -> Ex {
        let symbol = self.names.intern(name);
        let ty = self.types.function(FnType { result: result.into(), params: Params::Unspecified });
        let id = match self.generics.get(&(symbol, result)) {
            Some(&id) => id,
            None => {
                let id = self.new_function(symbol, ty, span);
                self.generics.insert((symbol, result), id);
                id
            }
        };
        if args.iter().any(|(arg, _)| arg.is_error()) {
            return self.error_expr(span);
        }
        let callee = self.add(ExprKind::Function(id), ty, span);
        let args = args.into_iter().map(|(arg, _)| arg.id).collect();
        self.rvalue_of(ExprKind::Call { callee, args }, result, span)
    }

    pub(crate) fn call_function(
        &mut self,
        id: FunctionId,
        ty: TypeId,
        args: Vec<(Ex, Span)>,
        name: Option<Symbol>,
        span: Span,
    ) -> Ex {
        let callee = self.lvalue_of(ExprKind::Function(id), ty.into(), span);
        self.call_with(callee, args, name, span)
    }
}
