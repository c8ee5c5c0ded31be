//! Objects and functions with linkage, within a unit and across units.

use index::Symbol;
use source::{Diagnostic, Span};
use types::{QualType, TypeId};

use crate::Cx;
use crate::scope::{Entry, Linkage, Meaning};
use crate::typed::{Function, FunctionId, Storage, VarId};

/// What a name with external linkage denotes in the whole program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Global {
    Var(VarId),
    Function(FunctionId),
}

/// How much of a definition a declaration of a variable is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Defines {
    Nothing,
    Tentatively,
    Fully,
}

/// How a symbol is defined.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Strength {
    Weak,
    Tentative,
    Strong,
}

pub(crate) struct Definition {
    pub strength: Strength,
    pub span: Span,
}

const HIDDEN: &str = "a symbol that an `asm` label of this file gives to something static";

/// A declaration with linkage.
pub(crate) struct LinkedDeclaration {
    pub name: Symbol,
    pub span: Span,
    pub linkage: Linkage,
}

impl Cx<'_> {
    pub(crate) fn global_function(&self, name: Symbol) -> Option<FunctionId> {
        match self.globals.get(&self.symbol(name)) {
            Some(&Global::Function(id)) => Some(id),
            _ => None,
        }
    }

    pub(crate) fn new_function(&mut self, name: Symbol, ty: TypeId, span: Span) -> FunctionId {
        let function = self.blank_function(name, ty, span);
        self.functions.push(function)
    }

    pub(crate) fn blank_function(&self, name: Symbol, ty: TypeId, span: Span) -> Function {
        let noreturn = crate::library::is_noreturn(self.name(name));
        Function {
            name,
            ty,
            params: Vec::new(),
            body: None,
            noreturn,
            nonnull: 0,
            align: 1,
            weak: false,
            unsupported: None,
            span,
            end: Span::NONE,
        }
    }

    /// A function of the program that no unit has declared so far.
    pub(crate) fn external_function(&mut self, name: Symbol, ty: TypeId, span: Span) -> FunctionId {
        let symbol = self.symbol(name);
        let id = self.new_function(symbol, ty, span);
        self.implicit.insert(id);
        self.globals.insert(symbol, Global::Function(id));
        id
    }

    /// The visible declaration with linkage that a new one continues.
    fn prior(&mut self, declared: &LinkedDeclaration) -> Option<Entry> {
        let entry = self.scopes.lookup(declared.name)?;
        if entry.linkage == Linkage::None {
            if entry.depth == self.scopes.depth() {
                let what = match entry.meaning {
                    Meaning::Var { .. } => "redeclared with other linkage",
                    _ => "redeclared as different kind of symbol",
                };
                let message = format!("`{}` {what}", self.name(declared.name));
                self.error_with(declared.span, message, entry.span, "previous declaration is here");
            }
            return None;
        }
        Some(entry)
    }

    fn check_linkage(&mut self, declared: &LinkedDeclaration, prior: &Entry, was_extern: bool) -> Linkage {
        match (prior.linkage, declared.linkage) {
            (Linkage::Internal, Linkage::External) if !was_extern => {
                let message =
                    format!("non-static declaration of `{}` follows static declaration", self.name(declared.name));
                self.error_with(declared.span, message, prior.span, "previous declaration is here");
            }
            (Linkage::External, Linkage::Internal) => {
                let message =
                    format!("static declaration of `{}` follows non-static declaration", self.name(declared.name));
                self.error_with(declared.span, message, prior.span, "previous declaration is here");
            }
            _ => {}
        }
        prior.linkage
    }

    fn conflict(&mut self, declared: &LinkedDeclaration, ty: TypeId, previous: TypeId, at: Span) {
        let message = format!("conflicting types for `{}`: {}", self.name(declared.name), self.show(ty));
        let note = format!("previous declaration is here, with type {}", self.show(previous));
        self.diags.push(Diagnostic::error(declared.span, message).related(at, note));
    }

    fn wrong_kind(&mut self, declared: &LinkedDeclaration, at: Span) {
        let message = format!("`{}` redeclared as different kind of symbol", self.name(declared.name));
        self.error_with(declared.span, message, at, "previous declaration is here");
    }

    /// Declares a variable with linkage in the current scope. Also whether the linker takes its initialiser.
    pub(crate) fn link_var(
        &mut self,
        declared: LinkedDeclaration,
        ty: QualType,
        defines: Defines,
        thread_local: bool,
        was_extern: bool,
    ) -> (VarId, bool) {
        let LinkedDeclaration { name, span, linkage } = declared;
        let mut visible = ty;
        let mut linkage = linkage;
        let mut found = None;
        let mut reported = false;
        let symbol = self.symbol(name);
        if let Some(prior) = self.prior(&declared) {
            match prior.meaning {
                Meaning::Var { id, ty: old } => {
                    linkage = self.check_linkage(&declared, &prior, was_extern);
                    if self.compatible(old.ty, ty.ty) {
                        visible.ty = self.types.composite(ty.ty, old.ty);
                    } else {
                        self.conflict(&declared, ty.ty, old.ty, prior.span);
                        reported = true;
                    }
                    found = Some(id);
                }
                _ => self.wrong_kind(&declared, prior.span),
            }
        }
        if found.is_none() && linkage == Linkage::External {
            match self.globals.get(&symbol) {
                Some(&Global::Var(id)) => found = Some(id),
                Some(&Global::Function(id)) => {
                    let at = self.functions[id].span;
                    self.wrong_kind(&declared, at);
                }
                None => {}
            }
        }
        let id = match found {
            Some(id) => {
                let old = self.vars[id].ty;
                let (a, b) = (self.types.unqualified(old), self.types.unqualified(visible));
                if self.types.compatible(a, b) {
                    if self.vars[id].init.is_none() {
                        let ty = self.types.composite(a, b);
                        self.set_type(id, ty, old);
                    }
                } else if !reported {
                    let at = self.vars[id].span;
                    self.conflict(&declared, ty.ty, old.ty, at);
                }
                id
            }
            None => {
                let id = self.add_var(symbol, ty, Storage::External, span);
                if linkage == Linkage::External {
                    self.globals.insert(symbol, Global::Var(id));
                }
                id
            }
        };
        if linkage == Linkage::External {
            if self.is_hidden(symbol) {
                self.refuse_use(Global::Var(id), HIDDEN);
            }
            self.vars[id].weak |= self.is_weak(name) && !self.is_in_library(symbol);
        }
        let defines = self.define_var(id, &declared, defines, self.is_weak(name));
        if defines != Defines::Nothing && self.vars[id].init.is_none() {
            let ty = self.types.unqualified(self.vars[id].ty);
            self.set_type(id, ty, visible);
        }
        let var = &mut self.vars[id];
        var.align = var.align.max(self.types.preferred_align(var.ty).unwrap_or(1));
        if defines != Defines::Nothing {
            if var.storage == Storage::External {
                var.span = span;
            }
            var.storage = if thread_local { Storage::ThreadLocal } else { Storage::Static };
            if linkage == Linkage::Internal && self.scopes.depth() == 0 {
                var.function = None;
            }
        }
        match defines {
            Defines::Fully => self.vars[id].span = span,
            Defines::Tentatively => self.tentative.push((name, id)),
            Defines::Nothing => {}
        }
        self.scopes.declare(name, Meaning::Var { id, ty: visible }, linkage, span);
        (id, defines == Defines::Fully)
    }

    /// Gives a variable a type with the qualifiers of another one: files may differ in them, and the definition decides.
    fn set_type(&mut self, id: VarId, ty: TypeId, like: QualType) {
        let quals = self.types.strip_arrays(like).quals;
        self.vars[id].ty = self.qualify(QualType { ty, quals });
    }

    /// What the linker makes of a definition: nothing, if another one goes before.
    fn define_var(&mut self, id: VarId, declared: &LinkedDeclaration, defines: Defines, is_weak: bool) -> Defines {
        let global = Global::Var(id);
        if defines == Defines::Nothing {
            return defines;
        }
        let is_first_here = self.unit.define(global);
        if self.unit.dropped.contains(&global) {
            return Defines::Nothing;
        }
        let was_tentative = self.definitions.get(&global).is_some_and(|old| old.strength == Strength::Tentative);
        let merges = !is_weak && (was_tentative || defines == Defines::Tentatively && !self.is_weakly_defined(global));
        if is_first_here && !merges && !self.takes_definition(global, is_weak, declared.span) {
            return Defines::Nothing;
        }
        if is_first_here && self.is_weakly_defined(global) {
            self.forget_definition(global);
        }
        let strength = match defines {
            _ if is_weak => Strength::Weak,
            Defines::Fully => Strength::Strong,
            Defines::Tentatively | Defines::Nothing => Strength::Tentative,
        };
        if defines == Defines::Fully
            && let Some(first) = self.defined_vars.insert(id, declared.span)
        {
            let message = format!("redefinition of `{}`", self.name(declared.name));
            self.error_with(declared.span, message, first, "previous definition is here");
        }
        if self.definitions.get(&global).is_none_or(|old| old.strength < strength) {
            self.definitions.insert(global, Definition { strength, span: declared.span });
        }
        defines
    }

    /// Declares a function in the current scope. `old_style`: a K&R definition, which any prototype may precede.
    pub(crate) fn link_function(
        &mut self,
        declared: LinkedDeclaration,
        ty: TypeId,
        was_extern: bool,
        old_style: bool,
    ) -> FunctionId {
        let LinkedDeclaration { name, span, linkage } = declared;
        let mut visible = ty;
        let mut linkage = linkage;
        let mut found = None;
        let symbol = self.symbol(name);
        if let Some(prior) = self.prior(&declared) {
            match prior.meaning {
                Meaning::Function { id, ty: old } => {
                    if !self.implicit.contains(&id) || linkage == Linkage::Internal {
                        linkage = self.check_linkage(&declared, &prior, was_extern);
                    }
                    if self.types.compatible(old, ty) {
                        visible = self.types.composite(ty, old);
                    } else if self.implicit.contains(&id) && self.excuses_implicit(name, ty) {
                        let message =
                            format!("conflicting types for `{}`, which was declared implicitly", self.name(name));
                        self.diags.push(Diagnostic::warning(span, message).related(prior.span, "it was used here"));
                    } else if old_style && self.same_result(old, ty) {
                        visible = old;
                    } else {
                        self.conflict(&declared, ty, old, prior.span);
                    }
                    found = Some(id);
                }
                _ => self.wrong_kind(&declared, prior.span),
            }
        }
        if found.is_none() && linkage == Linkage::External {
            match self.globals.get(&symbol) {
                Some(&Global::Function(id)) => {
                    let old = self.functions[id].ty;
                    let excused = self.implicit.contains(&id) || old_style && self.same_result(old, ty);
                    if !self.types.compatible(old, ty) && !excused {
                        let at = self.functions[id].span;
                        self.conflict(&declared, ty, old, at);
                    }
                    found = Some(id);
                }
                Some(&Global::Var(id)) => {
                    let at = self.vars[id].span;
                    self.wrong_kind(&declared, at);
                }
                None => {}
            }
        }
        let id = match found {
            Some(id) => {
                let old = self.functions[id].ty;
                self.functions[id].ty =
                    if self.implicit.remove(&id) { visible } else { self.types.composite(old, visible) };
                id
            }
            None => {
                let id = self.new_function(symbol, ty, span);
                if linkage == Linkage::External {
                    self.globals.insert(symbol, Global::Function(id));
                }
                id
            }
        };
        if linkage == Linkage::External {
            if self.is_hidden(symbol) {
                self.refuse_use(Global::Function(id), HIDDEN);
            }
            // The C library defines its functions, however the program declares them.
            self.functions[id].weak |= self.is_weak(name) && !self.is_in_library(symbol);
        }
        self.scopes.declare(name, Meaning::Function { id, ty: visible }, linkage, span);
        id
    }

    /// gcc only warns where a function used before its declaration returns `void`, or is known to the library.
    fn excuses_implicit(&mut self, name: Symbol, ty: TypeId) -> bool {
        let is_void = self.types.as_function(ty).is_some_and(|function| self.types.is_void(function.result.ty));
        let text = self.name(name).to_owned();
        is_void || self.library_type(&text).is_some()
    }

    fn same_result(&self, a: TypeId, b: TypeId) -> bool {
        match (self.types.as_function(a), self.types.as_function(b)) {
            (Some(a), Some(b)) => self.types.compatible(a.result.ty, b.result.ty),
            _ => false,
        }
    }

    fn is_weakly_defined(&self, global: Global) -> bool {
        self.definitions.get(&global).is_some_and(|old| old.strength == Strength::Weak)
    }

    /// Whether a new definition counts beside those of other files: strong ones go before weak ones, the first weak one
    /// before others. Two strong ones are an error.
    pub(crate) fn takes_definition(&mut self, global: Global, is_weak: bool, span: Span) -> bool {
        let Some(old) = self.definitions.get(&global) else { return true };
        if is_weak {
            self.unit.dropped.insert(global);
            return false;
        }
        if old.strength == Strength::Weak {
            return true;
        }
        let (at, symbol) = (old.span, self.symbol_of(global));
        let message = format!("redefinition of `{}`", self.name(symbol));
        self.error_with(span, message, at, "previous definition is here");
        false
    }

    pub(crate) fn note_definition(&mut self, global: Global, is_weak: bool, span: Span) {
        let strength = if is_weak { Strength::Weak } else { Strength::Strong };
        self.definitions.insert(global, Definition { strength, span });
    }

    /// A weak definition gives way. Its other names would still lead to it.
    pub(crate) fn forget_definition(&mut self, global: Global) {
        if self.definitions.remove(&global).is_none() {
            return;
        }
        let mut aliases: Vec<Global> =
            self.forwards.iter().filter(|entry| *entry.1 == global).map(|entry| *entry.0).collect();
        aliases.sort_unstable();
        for alias in aliases {
            self.forwards.remove(&alias);
            self.refuse_use(alias, "an alias of a weak definition in place of which the linker takes another");
        }
        self.forwards.remove(&global);
        match global {
            Global::Var(id) => {
                self.vars[id].init = None;
                self.static_inits.retain(|&var| var != id);
                self.defined_vars.remove(&id);
            }
            Global::Function(id) => self.functions[id].body = None,
        }
    }

    pub(crate) fn refuse_use(&mut self, global: Global, what: &str) {
        let unsupported = match global {
            Global::Var(id) => &mut self.vars[id].unsupported,
            Global::Function(id) => &mut self.functions[id].unsupported,
        };
        *unsupported = Some(what.into());
    }

    fn symbol_of(&self, global: Global) -> Symbol {
        match global {
            Global::Var(id) => self.vars[id].name,
            Global::Function(id) => self.functions[id].name,
        }
    }

    /// At the end of a unit, arrays of unknown length that were only defined tentatively get one element.
    pub(crate) fn finish_tentative(&mut self) {
        for (name, id) in std::mem::take(&mut self.tentative) {
            let ty = self.vars[id].ty;
            if let types::Type::Array { element, len: types::ArrayLen::Unknown } = self.types[ty.ty] {
                self.vars[id].ty.ty = self.types.array(element, types::ArrayLen::Known(1));
            } else if !self.types.is_complete(ty.ty) && self.vars[id].storage != Storage::External {
                let message = format!("storage size of `{}` is not known", self.name(name));
                let span = self.vars[id].span;
                self.error(span, message);
            }
            self.vars[id].align = self.vars[id].align.max(self.types.preferred_align(self.vars[id].ty).unwrap_or(1));
        }
    }
}
