//! Declarations and function definitions.

use index::Symbol;
use source::Span;
use syntax::ast;
use types::{ArrayLen, FnType, QualType, Type};

use crate::Cx;
use crate::attr::Attrs;
use crate::expr::Ex;
use crate::function::FnState;
use crate::link::{Defines, Global, LinkedDeclaration};
use crate::scope::{Linkage, Meaning};
use crate::specs::Specs;
use crate::symbol::{Alias, Phase, Startup};
use crate::typed::{ExprKind, FunctionId, Init, StmtId, StmtKind, Storage, VarId};

impl<'a> Cx<'a> {
    pub(crate) fn item(&mut self, item: &'a ast::Item) {
        match item {
            ast::Item::Declaration(declaration) => {
                let mut stmts = Vec::new();
                self.declaration(declaration, &mut stmts);
                self.pending_vlas.clear();
            }
            ast::Item::Function(definition) => self.function_definition(definition),
            ast::Item::StaticAssert(assert) => self.static_assert(assert),
            ast::Item::Asm(span) => self.refusals.push(("assembly at file scope".into(), *span)),
        }
    }

    pub(crate) fn static_assert(&mut self, assert: &'a ast::StaticAssert) {
        let value = self.unevaluated(|cx| cx.rvalue_expr(assert.condition));
        match self.fold_int(value) {
            Some(0) => {
                let text = match assert.message.map(|message| &self.ast.expr(message).kind) {
                    Some(ast::ExprKind::Str(text)) => {
                        let text: String = text.units.iter().filter_map(|&unit| char::from_u32(unit)).collect();
                        format!("static assertion failed: \"{text}\"")
                    }
                    _ => "static assertion failed".to_owned(),
                };
                self.error(assert.span, text);
            }
            Some(_) => {}
            None if value.is_error() => {}
            None => self.error(self.ast.expr(assert.condition).span, "expression in static assertion is not constant"),
        }
    }

    /// A declaration at file or block scope; what must be executed goes to `stmts`.
    pub(crate) fn declaration(&mut self, declaration: &'a ast::Declaration, stmts: &mut Vec<StmtId>) {
        let specs = self.specs(declaration.specs, declaration.declarators.is_empty());
        for item in &declaration.declarators {
            self.init_declarator(&specs, item, stmts);
        }
        self.flush_vlas(None, declaration.span, stmts);
    }

    fn flush_vlas(&mut self, var: Option<VarId>, span: Span, stmts: &mut Vec<StmtId>) {
        if self.function.is_none() || self.pending_vlas.is_empty() && var.is_none() {
            return;
        }
        let lens = std::mem::take(&mut self.pending_vlas).into();
        let stmt = self.add_stmt(StmtKind::DeclareVla { lens, var }, span);
        stmts.push(stmt);
    }

    fn init_declarator(&mut self, specs: &Specs, item: &'a ast::InitDeclarator, stmts: &mut Vec<StmtId>) {
        let declarator = &item.declarator;
        let span = declarator.name_span;
        let Some(name) = declarator.name else { return };
        let attrs = self.entity_attrs(&[&declarator.attrs, &item.attrs]);
        let mut base = specs.ty;
        let mut auto_value = None;
        if specs.auto {
            base = match &item.init {
                Some(ast::Init::Expr(init)) => {
                    let value = self.rvalue_expr(*init);
                    self.refuse_type_of(value, span);
                    auto_value = Some(value);
                    QualType { ty: value.ty, quals: specs.ty.quals }
                }
                _ => {
                    self.error(span, "`__auto_type` requires an initialiser that is an expression");
                    base
                }
            };
        }
        let ty = self.declarator(base, declarator);
        let ty = self.retype(ty, &attrs);
        let is_pointer = declarator.derived.iter().any(|part| !matches!(part, ast::Derived::Array { .. }));
        let typedef_align = specs.typedef_align.filter(|_| !is_pointer);
        let align = attrs.align.max(specs.attrs.align).or(typedef_align);
        if specs.storage == Some(ast::Storage::Typedef) {
            self.refuse_attrs(&attrs);
            self.refuse_attrs(&specs.attrs);
            if item.init.is_some() {
                let message = format!("typedef `{}` is initialized", self.name(name));
                self.error(span, message);
            }
            if (attrs.transparent_union || specs.attrs.transparent_union)
                && let Some(record) = self.types.as_record(ty.ty)
                && let Some(body) = &mut self.types.records[record].body
            {
                body.transparent_union = true;
            }
            self.declare_typedef(name, ty, align, span);
            return self.flush_vlas(None, span, stmts);
        }
        if self.types.is_function(ty.ty) {
            return self.declare_function(specs, &attrs, item, name, ty, align);
        }
        if self.types.is_void(ty.ty) && !(specs.storage == Some(ast::Storage::Extern) && item.init.is_none()) {
            let message = format!("variable or field `{}` declared void", self.name(name));
            return self.error(span, message);
        }
        let has_linkage = self.function.is_none() || specs.storage == Some(ast::Storage::Extern);
        let var = if has_linkage {
            self.declare_linked_var(specs, &attrs, item, name, ty, span)
        } else {
            self.declare_local_var(specs, item, auto_value, name, ty, stmts)
        };
        if let Some(var) = var {
            let declared = align.max(specs.typedef_align.filter(|_| !is_pointer)).unwrap_or(1);
            self.vars[var].align = self.vars[var].align.max(declared);
            for attrs in [&attrs, &specs.attrs] {
                self.use_attrs(Global::Var(var), attrs);
            }
            if !has_linkage && let Some((function, at)) = attrs.cleanup.or(specs.attrs.cleanup) {
                self.vars[var].cleanup = self.cleanup_function(function, at);
                self.vars[var].address_taken = true;
            }
        }
    }

    fn cleanup_function(&mut self, name: Symbol, span: Span) -> Option<FunctionId> {
        match self.scopes.lookup(name).map(|entry| entry.meaning) {
            Some(Meaning::Function { id, .. }) => Some(id),
            _ => {
                self.error(span, "`cleanup` argument is not a function");
                None
            }
        }
    }

    fn declare_typedef(&mut self, name: Symbol, ty: QualType, align: Option<u64>, span: Span) {
        if let Some(entry) = self.scopes.lookup(name)
            && entry.depth == self.scopes.depth()
        {
            match entry.meaning {
                Meaning::Typedef { ty: old, .. }
                    if self.types.compatible_qualified(old, ty) && self.compatible(old.ty, ty.ty) =>
                {
                    return;
                }
                Meaning::Typedef { ty: old, .. } => {
                    let message = format!("conflicting types for `{}`: {}", self.name(name), self.show(ty));
                    let note = format!("previous declaration is here, with type {}", self.show(old));
                    self.error_with(span, message, entry.span, &note);
                }
                _ => {
                    let message = format!("`{}` redeclared as different kind of symbol", self.name(name));
                    self.error_with(span, message, entry.span, "previous declaration is here");
                }
            }
        }
        self.has_loose_typedef |= align.zip(self.types.preferred_align(ty)).is_some_and(|(align, own)| align < own);
        self.scopes.declare(name, Meaning::Typedef { ty, align }, Linkage::None, span);
    }

    fn declare_function(
        &mut self,
        specs: &Specs,
        attrs: &Attrs,
        item: &ast::InitDeclarator,
        name: Symbol,
        ty: QualType,
        align: Option<u64>,
    ) {
        let span = item.declarator.name_span;
        if item.init.is_some() {
            let message = format!("function `{}` is initialized like a variable", self.name(name));
            self.error(span, message);
        }
        let linkage = if specs.storage == Some(ast::Storage::Static) { Linkage::Internal } else { Linkage::External };
        let declared = LinkedDeclaration { name, span, linkage };
        if attrs.weak || specs.attrs.weak {
            self.note_weak(name);
        }
        let id = self.link_function(declared, ty.ty, linkage == Linkage::External, false);
        self.functions[id].align = self.functions[id].align.max(align.unwrap_or(1));
        self.check_label(Global::Function(id), name, item);
        self.add_attributes(id, &[attrs, &specs.attrs], span);
        self.add_alias(Global::Function(id), &[attrs, &specs.attrs], name, span);
    }

    /// Labels at file scope are known before; one in a block comes too late.
    fn check_label(&mut self, global: Global, name: Symbol, item: &ast::InitDeclarator) {
        let Some(label) = &item.asm_label else { return };
        if self.labelled(name, label) != self.symbol(name) {
            self.refuse_use(global, "an `asm` label in a block");
        }
    }

    fn add_alias(&mut self, name: Global, attrs: &[&Attrs], declared: Symbol, span: Span) {
        let Some(target) = attrs.iter().find_map(|attrs| attrs.alias.as_deref()) else { return };
        let target = self.names.intern(target);
        let weakref = attrs.iter().any(|attrs| attrs.weakref);
        let is_weak = self.is_weak(declared);
        self.unit.aliases.push(Alias { name, target, is_weak, weakref, span });
    }

    /// What attributes of an object or function say of its uses and its place.
    fn use_attrs(&mut self, global: Global, attrs: &Attrs) {
        if let Some((what, _)) = &attrs.unsupported {
            self.refuse_use(global, what);
        }
        if let Some(section) = &attrs.section {
            let span = match global {
                Global::Var(id) => self.vars[id].span,
                Global::Function(id) => self.functions[id].span,
            };
            self.note_section(section, span);
        }
    }

    fn add_attributes(&mut self, id: FunctionId, attrs: &[&Attrs], span: Span) {
        let late = self.unit.defines(Global::Function(id));
        for attrs in attrs {
            self.functions[id].noreturn |= attrs.noreturn;
            self.functions[id].nonnull |= attrs.nonnull;
            self.use_attrs(Global::Function(id), attrs);
            for (kind, priority) in [(Phase::Constructor, attrs.constructor), (Phase::Destructor, attrs.destructor)] {
                let startup = priority.map(|priority| Startup { function: id, kind, priority, late, span });
                self.unit.startup.extend(startup);
            }
        }
    }

    /// A variable at file scope, or `extern` in a block.
    fn declare_linked_var(
        &mut self,
        specs: &Specs,
        attrs: &Attrs,
        item: &'a ast::InitDeclarator,
        name: Symbol,
        ty: QualType,
        span: Span,
    ) -> Option<VarId> {
        let is_extern = specs.storage == Some(ast::Storage::Extern);
        let linkage = if specs.storage == Some(ast::Storage::Static) { Linkage::Internal } else { Linkage::External };
        if self.types.is_variably_modified(ty.ty) {
            let message = format!("variably modified `{}` at file scope", self.name(name));
            self.error(span, message);
        }
        let defines = match (&item.init, is_extern) {
            (Some(_), _) => Defines::Fully,
            (None, true) => Defines::Nothing,
            (None, false) => Defines::Tentatively,
        };
        let declared = LinkedDeclaration { name, span, linkage };
        if attrs.weak || specs.attrs.weak {
            self.note_weak(name);
        }
        let (id, is_taken) = self.link_var(declared, ty, defines, specs.thread_local, is_extern);
        self.check_label(Global::Var(id), name, item);
        if specs.storage == Some(ast::Storage::Register) {
            self.refuse_use(Global::Var(id), "a variable in a register");
        }
        self.add_alias(Global::Var(id), &[attrs, &specs.attrs], name, span);
        if let Some(init) = &item.init {
            if self.function.is_some() {
                let message = format!("`{}` has both `extern` and initializer", self.name(name));
                self.error(span, message);
            }
            let (value, full) = self.init_object(ty, init, true)?;
            if !is_taken {
                return Some(id);
            }
            self.vars[id].init = Some(value);
            self.complete_var(name, id, ty, full);
            self.static_inits.push(id);
        }
        Some(id)
    }

    /// A variable without linkage in a block.
    fn declare_local_var(
        &mut self,
        specs: &Specs,
        item: &'a ast::InitDeclarator,
        auto_value: Option<Ex>,
        name: Symbol,
        ty: QualType,
        stmts: &mut Vec<StmtId>,
    ) -> Option<VarId> {
        let span = item.declarator.name_span;
        let is_static = specs.storage == Some(ast::Storage::Static);
        if let Some(entry) = self.scopes.lookup(name)
            && entry.depth == self.scopes.depth()
        {
            let message = format!("redefinition of `{}`", self.name(name));
            self.error_with(span, message, entry.span, "previous definition is here");
        }
        if specs.thread_local && !is_static {
            let message = format!("function-scope `{}` implicitly auto and declared `_Thread_local`", self.name(name));
            self.error(span, message);
        }
        let storage = match (is_static, specs.thread_local) {
            (_, true) => Storage::ThreadLocal,
            (true, false) => Storage::Static,
            (false, false) => Storage::Auto,
        };
        let is_vla = self.types.size_of(ty.ty).is_none() && self.types.is_variably_modified(ty.ty);
        let id = self.add_var(name, ty, storage, span);
        self.scopes.declare(name, Meaning::Var { id, ty }, Linkage::None, span);
        if specs.storage == Some(ast::Storage::Register) {
            self.register_vars.insert(id);
        }
        if is_vla {
            if item.init.is_some() {
                self.error(span, "variable-sized object may not be initialized");
            }
            if storage != Storage::Auto {
                let message = format!("storage size of `{}` is not constant", self.name(name));
                self.error(span, message);
            }
            self.flush_vlas(Some(id), span, stmts);
            return Some(id);
        }
        self.flush_vlas(None, span, stmts);
        if storage == Storage::Auto {
            self.own(id);
        }
        let mut full = ty;
        if let Some(init) = &item.init {
            let (value, completed) = match auto_value.filter(|_| storage == Storage::Auto) {
                // The initialiser of `__auto_type` was analysed for its type and must not be twice.
                Some(value) => (Init::Expr(value.id), ty),
                None => self.init_object(ty, init, storage != Storage::Auto)?,
            };
            full = completed;
            self.vars[id].init = Some(value);
            self.complete_var(name, id, ty, full);
            if storage == Storage::Auto {
                let stmt = self.add_stmt(StmtKind::Declare(id), item.declarator.span);
                stmts.push(stmt);
            } else {
                self.static_inits.push(id);
            }
        }
        if !self.types.is_complete(full.ty) {
            let message = match self.types[full.ty] {
                Type::Array { .. } => format!("array size missing in `{}`", self.name(name)),
                _ => format!("storage size of `{}` is not known", self.name(name)),
            };
            self.error(span, message);
        }
        Some(id)
    }

    /// An initialiser gave the type its length.
    fn complete_var(&mut self, name: Symbol, id: VarId, declared: QualType, full: QualType) {
        if full == declared {
            return;
        }
        self.vars[id].ty = full;
        self.vars[id].align = self.vars[id].align.max(self.types.preferred_align(full).unwrap_or(1));
        // A flexible member is longer in this object only; expressions keep the declared type.
        if self.types.is_array(declared.ty) {
            self.scopes.update(name, Meaning::Var { id, ty: full });
        }
    }

    pub(crate) fn function_definition(&mut self, definition: &'a ast::FunctionDef) {
        let specs = self.specs(definition.specs, false);
        let declarator = &definition.declarator;
        let span = declarator.name_span;
        let Some(name) = declarator.name else { return };
        let attrs = self.entity_attrs(&[&declarator.attrs]);
        let Some(ast::Derived::Function(list)) = declarator.derived.first() else {
            // A typedef of a function type cannot define one.
            let message = format!("`{}` has a body but is not declared as a function", self.name(name));
            return self.error(span, message);
        };
        let result = self.derive(specs.ty, &declarator.derived[1..], declarator.span);
        let result = self.check_result(result, span);
        if !self.types.is_void(result.ty) && !self.types.is_complete(result.ty) {
            let message = format!("return type {} is an incomplete type", self.show(result));
            self.error(span, message);
        }
        let is_static = specs.storage == Some(ast::Storage::Static);
        let is_extern = specs.storage == Some(ast::Storage::Extern);
        let linkage = if is_static { Linkage::Internal } else { Linkage::External };
        let gnu_inline = attrs.gnu_inline || specs.attrs.gnu_inline;
        let inline_only = !is_static && specs.inline && (is_extern == gnu_inline);

        // The parameters need the function's state for their lengths, the function's type needs the parameters.
        let outer = self.function.take();
        let placeholder = self.functions.next_id();
        self.function = Some(FnState::new(placeholder, name, result, false));
        self.function.as_mut().expect("just set").blocks.push(Vec::new());
        self.scopes.push();
        let mark = self.pending_vlas.len();
        let (params, infos) = self.definition_params(list, &definition.old_style);
        // Lengths that are part of types come first.
        let mut pending: Vec<_> = self.pending_vlas.drain(mark..).collect();
        pending.sort_by_key(|vla| self.outer_lens.contains(vla));
        let old_style = matches!(list, ast::ParamList::Names(_));
        let ty = self.types.function(FnType { result, params });

        // The function itself is declared outside of the scope of its parameters.
        let inner = self.function.take();
        self.function = outer;
        let params_scope = self.scopes.suspend();
        let declared = LinkedDeclaration { name, span, linkage };
        let mut id = self.link_function(declared, ty, linkage == Linkage::External, old_style);
        self.scopes.resume(params_scope);
        let outer = self.function.take();
        self.function = inner;
        let noreturn = attrs.noreturn || specs.attrs.noreturn;
        self.add_attributes(id, &[&attrs, &specs.attrs], span);
        let align = attrs.align.max(specs.attrs.align).unwrap_or(1);
        self.functions[id].align = self.functions[id].align.max(align);
        if inline_only && (attrs.always_inline || specs.attrs.always_inline) {
            id = self.inlined_copy(id);
        }
        let state = self.function.as_mut().expect("set above");
        state.id = id;
        state.noreturn = noreturn;
        if old_style
            && let Some(types::Params::Prototype { params, .. }) =
                self.types.as_function(self.functions[id].ty).map(|function| &function.params)
            && params.len() != infos.len()
        {
            self.error(span, "number of arguments doesn't match prototype");
        }
        for (info, var) in &infos {
            self.vars[*var].function = Some(id);
            if !self.types.is_complete(info.ty.ty) {
                let message = match info.name {
                    Some(name) => format!("parameter `{}` has incomplete type", self.name(name)),
                    None => "parameter has incomplete type".to_owned(),
                };
                self.error(info.span, message);
            }
        }
        let keeps_old = self.functions[id].body.is_some();
        let global = Global::Function(id);
        let is_taken = inline_only || self.define_function(id, self.is_weak(name), span);
        let hidden = self.function.as_mut().expect("set above").blocks.pop().unwrap_or_default();
        for &var in &hidden {
            self.vars[var].function = Some(id);
        }
        let (body, end) = self.function_body(definition.body, hidden, pending);
        self.check_labels();
        self.scopes.pop();
        self.function = outer;
        // An inline definition gives way to an external one, wherever that stands.
        if keeps_old && inline_only || !is_taken {
            return;
        }
        if !inline_only {
            self.note_definition(global, self.is_weak(name), span);
        }
        let function = &mut self.functions[id];
        function.params = infos.iter().map(|(_, var)| *var).collect();
        function.body = Some(body);
        function.span = span;
        function.end = end;
    }

    /// Whether the linker takes a definition of the function that all files see.
    fn define_function(&mut self, id: FunctionId, is_weak: bool, span: Span) -> bool {
        let global = Global::Function(id);
        if !self.unit.define(global) {
            let message = format!("redefinition of `{}`", self.name(self.functions[id].name));
            let at = self.functions[id].span;
            self.error_with(span, message, at, "previous definition is here");
            return true;
        }
        let is_taken = self.takes_definition(global, is_weak, span);
        if is_taken {
            self.forget_definition(global);
        }
        is_taken
    }

    /// A nested function: declared so that the rest makes sense, its body is not supported.
    pub(crate) fn nested_function(&mut self, definition: &'a ast::FunctionDef) {
        let specs = self.specs(definition.specs, false);
        let Some(name) = definition.declarator.name else { return };
        let ty = self.declarator(specs.ty, &definition.declarator);
        if !self.types.is_function(ty.ty) {
            return self.error(definition.span, "a nested function must have a function type");
        }
        let span = definition.declarator.name_span;
        let id = self.new_function(name, ty.ty, span);
        let void = self.types.void();
        let node: Ex = self.unsupported("nested function", void, span);
        let stmt = self.add_stmt(StmtKind::Expr(node.id), span);
        let kind = StmtKind::Block { vars: Box::default(), stmts: Box::new([stmt]), end: span };
        let body = self.add_stmt(kind, span);
        let param_types: Vec<QualType> = match &self.types.as_function(ty.ty).expect("checked").params {
            types::Params::Prototype { params, .. } => params.to_vec(),
            types::Params::Unspecified => Vec::new(),
        };
        let params = param_types
            .into_iter()
            .map(|ty| {
                let var = self.add_var(self.empty_name, ty, Storage::Param, span);
                self.vars[var].function = Some(id);
                var
            })
            .collect();
        let function = &mut self.functions[id];
        function.body = Some(body);
        function.params = params;
        function.end = span;
        self.scopes.declare(name, Meaning::Function { id, ty: ty.ty }, Linkage::None, span);
    }

    /// Whether the array type still needs a length.
    pub(crate) fn is_unknown_array(&self, ty: types::TypeId) -> bool {
        matches!(self.types[ty], Type::Array { len: ArrayLen::Unknown, .. })
    }

    pub(crate) fn is_string_node(&self, e: Ex) -> bool {
        matches!(self.exprs[e.id].kind, ExprKind::Str(_))
    }
}
