//! Objects and functions with linkage, within a unit and across units.

use index::Symbol;
use source::{Diagnostic, Span};
use types::{QualType, TypeId};

use crate::Cx;
use crate::scope::{Entry, Linkage, Meaning};
use crate::typed::{Function, FunctionId, Storage, VarId};

/// What a name with external linkage denotes in the whole program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// A declaration with linkage.
pub(crate) struct Declared {
    pub name: Symbol,
    pub span: Span,
    pub linkage: Linkage,
}

impl Cx<'_> {
    pub(crate) fn global_function(&self, name: Symbol) -> Option<FunctionId> {
        match self.globals.get(&name) {
            Some(&Global::Function(id)) => Some(id),
            _ => None,
        }
    }

    pub(crate) fn new_function(&mut self, name: Symbol, ty: TypeId, span: Span) -> FunctionId {
        let noreturn = crate::library::is_noreturn(self.name(name));
        self.functions.push(Function {
            name,
            ty,
            params: Vec::new(),
            body: None,
            noreturn,
            weak: false,
            constructor: false,
            destructor: false,
            span,
            end: Span::NONE,
        })
    }

    /// A function of the program that no unit has declared so far.
    pub(crate) fn external_function(&mut self, name: Symbol, ty: TypeId, span: Span) -> FunctionId {
        let id = self.new_function(name, ty, span);
        self.implicit.insert(id);
        self.globals.insert(name, Global::Function(id));
        id
    }

    /// The visible declaration with linkage that a new one continues.
    fn prior(&mut self, declared: &Declared) -> Option<Entry> {
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

    fn check_linkage(&mut self, declared: &Declared, prior: &Entry, was_extern: bool) -> Linkage {
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

    fn conflict(&mut self, declared: &Declared, ty: TypeId, previous: TypeId, at: Span) {
        let message = format!("conflicting types for `{}`: {}", self.name(declared.name), self.show(ty));
        let note = format!("previous declaration is here, with type {}", self.show(previous));
        self.diags.push(Diagnostic::error(declared.span, message).related(at, note));
    }

    fn wrong_kind(&mut self, declared: &Declared, at: Span) {
        let message = format!("`{}` redeclared as different kind of symbol", self.name(declared.name));
        self.error_with(declared.span, message, at, "previous declaration is here");
    }

    /// Declares a variable with linkage in the current scope.
    pub(crate) fn link_var(
        &mut self,
        declared: Declared,
        ty: QualType,
        defines: Defines,
        thread_local: bool,
        was_extern: bool,
    ) -> VarId {
        let Declared { name, span, linkage } = declared;
        let mut visible = ty;
        let mut linkage = linkage;
        let mut found = None;
        let mut reported = false;
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
            match self.globals.get(&name) {
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
                if self.types.compatible(old.ty, visible.ty) {
                    let composite = self.types.composite(old.ty, visible.ty);
                    if self.vars[id].init.is_none() {
                        self.vars[id].ty = QualType { ty: composite, quals: old.quals };
                    }
                } else if !reported {
                    let at = self.vars[id].span;
                    self.conflict(&declared, ty.ty, old.ty, at);
                }
                id
            }
            None => {
                let id = self.add_var(name, ty, Storage::External, span);
                if linkage == Linkage::External {
                    self.globals.insert(name, Global::Var(id));
                }
                id
            }
        };
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
            Defines::Fully => {
                if let Some(first) = self.defined_vars.insert(id, span) {
                    let message = format!("redefinition of `{}`", self.name(name));
                    self.error_with(span, message, first, "previous definition is here");
                }
                self.vars[id].span = span;
            }
            Defines::Tentatively => self.tentative.push((name, id)),
            Defines::Nothing => {}
        }
        self.scopes.declare(name, Meaning::Var { id, ty: visible }, linkage, span);
        id
    }

    /// Declares a function in the current scope. `old_style`: a K&R definition, which any prototype may precede.
    pub(crate) fn link_function(
        &mut self,
        declared: Declared,
        ty: TypeId,
        was_extern: bool,
        old_style: bool,
    ) -> FunctionId {
        let Declared { name, span, linkage } = declared;
        let mut visible = ty;
        let mut linkage = linkage;
        let mut found = None;
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
            match self.globals.get(&name) {
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
                let id = self.new_function(name, ty, span);
                if linkage == Linkage::External {
                    self.globals.insert(name, Global::Function(id));
                }
                id
            }
        };
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

    /// `__attribute__((alias("target")))`: another name for the target. False if the target is not known.
    pub(crate) fn alias(&mut self, declared: &Declared, target: &str, ty: QualType) -> bool {
        let Some(target) = self.names.get(target) else { return false };
        let known = match self.scopes.lookup(target).filter(|entry| entry.linkage != Linkage::None) {
            Some(entry) => match entry.meaning {
                Meaning::Function { id, .. } => Some(Global::Function(id)),
                Meaning::Var { id, .. } => Some(Global::Var(id)),
                _ => None,
            },
            None => self.globals.get(&target).copied(),
        };
        let Some(global) = known else { return false };
        let meaning = match global {
            Global::Function(id) => Meaning::Function { id, ty: ty.ty },
            Global::Var(id) => Meaning::Var { id, ty },
        };
        if declared.linkage == Linkage::External {
            self.globals.insert(declared.name, global);
        }
        self.scopes.declare(declared.name, meaning, declared.linkage, declared.span);
        true
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
