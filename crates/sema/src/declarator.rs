//! Declarators: pointers, arrays and functions around a type.

use index::Symbol;
use source::Span;
use syntax::ast::{self, ArraySize, Derived, ParamList};
use types::{ArrayLen, FnType, Params, QualType, Quals, Type};

use crate::Cx;
use crate::expr::Ex;
use crate::scope::{Linkage, Meaning};
use crate::specs::quals;
use crate::typed::{ExprKind, Storage, VarId};

/// Types are walked recursively, so their depth has a limit.
const MOST_DERIVATIONS: usize = 1000;

/// A parameter of a function definition.
pub(crate) struct ParamInfo {
    pub name: Option<Symbol>,
    pub ty: QualType,
    pub span: Span,
}

impl<'a> Cx<'a> {
    pub(crate) fn declarator(&mut self, base: QualType, declarator: &'a ast::Declarator) -> QualType {
        self.derive(base, &declarator.derived, declarator.span)
    }

    /// Applies derivations, of which the last stands nearest to `base`.
    pub(crate) fn derive(&mut self, base: QualType, derived: &'a [Derived], span: Span) -> QualType {
        let mut ty = base;
        if derived.len() > MOST_DERIVATIONS {
            self.error(span, format!("declarator with more than {MOST_DERIVATIONS} pointers, arrays and functions"));
            return ty;
        }
        for part in derived.iter().rev() {
            ty = match part {
                Derived::Pointer { quals: set, attrs } => {
                    let pointer = QualType { ty: self.types.pointer_to(ty), quals: quals(*set) };
                    let attrs = self.attrs(&[attrs]);
                    self.retype(pointer, &attrs)
                }
                Derived::Array { len, .. } => {
                    let element = self.check_element(ty, span);
                    let len = self.array_len(len, element, span);
                    self.types.array(element, len).into()
                }
                Derived::Function(list) => {
                    let result = self.check_result(ty, span);
                    let params = self.prototype(list);
                    self.types.function(FnType { result, params }).into()
                }
            };
        }
        ty
    }

    fn check_element(&mut self, ty: QualType, span: Span) -> QualType {
        match self.types[ty.ty] {
            Type::Function(_) => self.error(span, "declaration of an array of functions"),
            Type::Void => self.error(span, "declaration of an array of voids"),
            _ if !self.types.is_complete(ty.ty) => {
                let message = format!("array has incomplete element type {}", self.show(ty));
                self.error(span, message);
            }
            _ => return ty,
        }
        self.int().into()
    }

    pub(crate) fn check_result(&mut self, ty: QualType, span: Span) -> QualType {
        match self.types[ty.ty] {
            Type::Function(_) => self.error(span, "function returns a function"),
            Type::Array { .. } => self.error(span, "function returns an array"),
            _ => return QualType { ty: ty.ty, quals: Quals { is_atomic: false, ..ty.quals } },
        }
        self.int().into()
    }

    fn array_len(&mut self, len: &ArraySize, element: QualType, span: Span) -> ArrayLen {
        let expr = match *len {
            ArraySize::Unspecified => return ArrayLen::Unknown,
            ArraySize::Star => {
                let one = self.int_const(1, self.types.size_t(), span);
                let vla = self.new_vla(one.id, span);
                self.pending_vlas.pop();
                return ArrayLen::Variable(vla);
            }
            ArraySize::Expr(expr) => expr,
        };
        let value = self.rvalue_expr(expr);
        if value.is_error() {
            return ArrayLen::Known(1);
        }
        let at = self.ast.expr(expr).span;
        if !self.types.is_integer(value.ty) {
            self.error(at, "size of array has non-integer type");
            return ArrayLen::Known(1);
        }
        match self.fold_int(value) {
            Some(count) if count < 0 => {
                self.error(at, "size of array is negative");
                ArrayLen::Known(1)
            }
            Some(count) => {
                let count = u64::try_from(count).unwrap_or(u64::MAX);
                let array = self.types.array(element, ArrayLen::Known(count));
                if self.types.size_of(array).is_none() && !self.types.is_variably_modified(element.ty) {
                    self.error(at, "size of array is too large");
                    return ArrayLen::Known(1);
                }
                ArrayLen::Known(count)
            }
            None if self.function.is_none() && self.scopes.depth() == 0 => {
                self.error(at, "variably modified type at file scope");
                ArrayLen::Known(1)
            }
            None => {
                let size_t = self.types.size_t();
                let len = self.convert(value, size_t);
                ArrayLen::Variable(self.new_vla(len.id, at))
            }
        }
    }

    /// The parameters of a declarator that is no definition.
    fn prototype(&mut self, list: &'a ParamList) -> Params {
        match list {
            ParamList::Empty => Params::Unspecified,
            // Only a definition may have names without types; gcc warns and takes it as `()`.
            ParamList::Names(_) => Params::Unspecified,
            ParamList::Prototype { params, variadic } => {
                self.scopes.push();
                let pending = self.pending_vlas.len();
                // Parameters matter as variables only where a later one may refer to them.
                let named = params.iter().any(|param| {
                    matches!(self.ast.specs[param.specs].ty, ast::TypeSpec::TypeofExpr(_))
                        || param.declarator.derived.iter().any(
                            |part| matches!(part, Derived::Array { len: ArraySize::Expr(e), .. } if !self.is_literal(*e)),
                        )
                });
                let mut types = Vec::with_capacity(params.len());
                for param in params {
                    let Some(info) = self.param(param, params.len() == 1) else { continue };
                    if let Some(name) = info.name.filter(|_| named) {
                        let var = self.add_var(name, info.ty, Storage::Param, info.span);
                        self.scopes.declare(name, Meaning::Var { id: var, ty: info.ty }, Linkage::None, info.span);
                    }
                    types.push(info.ty);
                }
                self.pending_vlas.truncate(pending);
                self.scopes.pop();
                Params::Prototype { params: types.into(), variadic: *variadic }
            }
        }
    }

    fn is_literal(&self, expr: ast::ExprId) -> bool {
        matches!(self.ast.expr(expr).kind, ast::ExprKind::Int(_))
    }

    /// `None` for a lone `void`, which a typedef may hide from the parser.
    fn param(&mut self, param: &'a ast::Param, alone: bool) -> Option<ParamInfo> {
        let specs = self.specs(param.specs, false);
        self.refuse_attrs(&specs.attrs);
        let span = if param.declarator.name.is_some() { param.declarator.name_span } else { param.span };
        let derived = &param.declarator.derived;
        // The outermost length of an array parameter is no part of its type.
        let ty = match derived.first() {
            Some(Derived::Array { quals: set, len, .. }) => {
                let element = self.derive(specs.ty, &derived[1..], param.declarator.span);
                let element = self.check_element(element, span);
                if let ArraySize::Expr(len) = *len {
                    let value = self.rvalue_expr(len);
                    if !value.is_error() && !self.types.is_integer(value.ty) {
                        self.error(self.ast.expr(len).span, "size of array has non-integer type");
                    } else if self.has_effects(value.id) {
                        // What it does happens when the function is entered.
                        let size_t = self.types.size_t();
                        let len = self.convert(value, size_t);
                        let vla = self.new_vla(len.id, span);
                        self.outer_lens.insert(vla);
                    }
                }
                QualType { ty: self.types.pointer_to(element), quals: quals(*set) }
            }
            _ => {
                let ty = self.derive(specs.ty, derived, param.declarator.span);
                self.adjust_param(ty)
            }
        };
        let attrs = self.attrs(&[&param.declarator.attrs, &param.attrs]);
        let mut ty = self.retype(ty, &attrs);
        if self.types.is_void(ty.ty) {
            if alone && param.declarator.name.is_none() {
                return None;
            }
            self.error(span, "parameter has type `void`");
            ty = self.int().into();
        }
        Some(ParamInfo { name: param.declarator.name, ty, span })
    }

    /// Arrays and functions become pointers.
    pub(crate) fn adjust_param(&mut self, ty: QualType) -> QualType {
        match self.types[ty.ty] {
            Type::Array { element, .. } => self.types.pointer_to(element).into(),
            Type::Function(_) => self.types.pointer_to(ty.ty).into(),
            _ => ty,
        }
    }

    /// The parameters of a definition, declared in the current scope.
    pub(crate) fn definition_params(
        &mut self,
        list: &'a ParamList,
        old_style: &'a [ast::Declaration],
    ) -> (Params, Vec<(ParamInfo, VarId)>) {
        match list {
            ParamList::Empty => (Params::Unspecified, Vec::new()),
            ParamList::Names(names) => (Params::Unspecified, self.old_style_params(names, old_style)),
            ParamList::Prototype { params, variadic } => {
                let mut types = Vec::with_capacity(params.len());
                let mut infos = Vec::with_capacity(params.len());
                for param in params {
                    let Some(info) = self.param(param, params.len() == 1) else { continue };
                    types.push(info.ty);
                    let var = self.declare_param(&info);
                    infos.push((info, var));
                }
                (Params::Prototype { params: types.into(), variadic: *variadic }, infos)
            }
        }
    }

    fn declare_param(&mut self, info: &ParamInfo) -> VarId {
        let var = self.add_var(info.name.unwrap_or(self.empty_name), info.ty, Storage::Param, info.span);
        if let Some(name) = info.name {
            if self.scopes.lookup(name).is_some_and(|entry| entry.depth == self.scopes.depth()) {
                let message = format!("redefinition of parameter `{}`", self.name(name));
                self.error(info.span, message);
            }
            self.scopes.declare(name, Meaning::Var { id: var, ty: info.ty }, Linkage::None, info.span);
        }
        var
    }

    fn old_style_params(
        &mut self,
        names: &'a [(Symbol, Span)],
        declarations: &'a [ast::Declaration],
    ) -> Vec<(ParamInfo, VarId)> {
        let mut declared = index::FxHashMap::default();
        for declaration in declarations {
            let specs = self.specs(declaration.specs, declaration.declarators.is_empty());
            for item in &declaration.declarators {
                let ty = self.declarator(specs.ty, &item.declarator);
                let ty = self.adjust_param(ty);
                let Some(name) = item.declarator.name else { continue };
                if !names.iter().any(|(param, _)| *param == name) {
                    let message = format!("declaration for parameter `{}` but no such parameter", self.name(name));
                    self.error(item.declarator.name_span, message);
                }
                declared.insert(name, ty);
            }
        }
        let mut infos = Vec::with_capacity(names.len());
        for &(name, span) in names {
            let ty = declared.get(&name).copied().unwrap_or(self.int().into());
            let info = ParamInfo { name: Some(name), ty, span };
            let var = self.declare_param(&info);
            infos.push((info, var));
        }
        infos
    }

    /// Reads types whose lengths are not evaluated.
    pub(crate) fn without_lengths<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let mark = self.pending_vlas.len();
        let result = read(self);
        self.pending_vlas.truncate(mark);
        result
    }

    /// Evaluates the pending array lengths in an expression, before `value`.
    pub(crate) fn after_vlas(&mut self, mark: usize, value: Ex) -> Ex {
        if self.pending_vlas.len() <= mark || self.unevaluated > 0 {
            self.pending_vlas.truncate(mark);
            return value;
        }
        let span = self.span(value);
        if value.place == crate::expr::Place::Lvalue {
            let pointer = self.address_of(value, span);
            let pointer = self.after_vlas(mark, pointer);
            return self.deref(pointer, span);
        }
        let lens = self.pending_vlas.drain(mark..).collect();
        let declare = self.add_stmt(crate::typed::StmtKind::DeclareVla { lens, var: None }, span);
        let kind = crate::typed::StmtKind::Block { vars: Box::default(), stmts: Box::new([declare]), end: span.end() };
        let block = self.add_stmt(kind, span);
        let id = self.add(ExprKind::StmtExpr { block, value: Some(value.id) }, value.ty, span);
        Ex { id, ..value }
    }
}
