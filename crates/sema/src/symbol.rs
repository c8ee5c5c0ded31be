//! Symbols: what the linker sees of the names of a unit. Labels, pragmas and `weak` may come after a name is used, so a
//! unit is looked through for them first.

use index::{FxHashMap, FxHashSet, Id, Symbol};
use source::Span;
use syntax::ast::{self, PragmaKind};

use crate::Cx;
use crate::link::Global;
use crate::typed::{ExprKind, FunctionId, Storage, Var};

/// Of the unit that is being analysed.
#[derive(Default)]
pub(crate) struct Unit {
    /// Symbols of the names that have others, by `asm` labels and `redefine_extname`.
    renamed: FxHashMap<Symbol, Symbol>,
    /// Names with a label that only this unit sees: other names of the same symbol would mean these here.
    private: FxHashSet<Symbol>,
    weak: FxHashSet<Symbol>,
    /// `#pragma weak name = target`.
    pragma_aliases: Vec<(Symbol, Symbol, Span)>,
    pub aliases: Vec<Alias>,
    /// What is defined here, in order, whether the linker takes it or not.
    defined: Vec<Global>,
    is_defined: FxHashSet<Global>,
    /// What is defined here, but the linker takes another definition.
    pub dropped: FxHashSet<Global>,
    /// Functions and their definitions that calls in this unit take.
    pub inlined: Vec<(FunctionId, FunctionId)>,
    /// Number of the first expression.
    pub first_expr: usize,
    /// Attributes `constructor` and `destructor`.
    pub startup: Vec<Startup>,
}

pub(crate) struct Alias {
    pub name: Global,
    /// A symbol of the same unit, or of any if this is a `weakref`.
    pub target: Symbol,
    pub is_weak: bool,
    pub weakref: bool,
    pub span: Span,
}

pub(crate) struct Startup {
    pub function: FunctionId,
    pub kind: Phase,
    /// As written.
    pub priority: Option<u16>,
    /// The function was defined before.
    pub late: bool,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Constructor,
    Destructor,
}

impl Unit {
    pub fn defines(&self, global: Global) -> bool {
        self.is_defined.contains(&global)
    }
    /// False if it was defined here before.
    pub fn define(&mut self, global: Global) -> bool {
        let is_first = self.is_defined.insert(global);
        if is_first {
            self.defined.push(global);
        }
        is_first
    }
}

impl<'a> Cx<'a> {
    /// What the unit says of its symbols anywhere.
    pub(crate) fn look_through(&mut self, ast: &'a ast::Ast) {
        self.unit = Unit { first_expr: self.exprs.len(), ..Unit::default() };
        for pragma in &ast.pragmas {
            match pragma.kind {
                PragmaKind::Weak { name, target } => {
                    self.unit.weak.insert(name);
                    self.unit.pragma_aliases.extend(target.map(|target| (name, target, pragma.span)));
                }
                PragmaKind::Rename { old, new } => _ = self.unit.renamed.insert(old, new),
                PragmaKind::Optimize(_) | PragmaKind::Target(_) => self.option_pragma(pragma),
            }
        }
        let Some(weak) = self.names.get("weak") else { return self.find_labels(ast) };
        let is_weak = |attrs: &[ast::Attr]| attrs.iter().any(|attr| attr.name == weak);
        for item in &ast.items {
            match item {
                ast::Item::Declaration(declaration) => {
                    let all = is_weak(&ast.specs[declaration.specs].attrs);
                    for item in &declaration.declarators {
                        if all || is_weak(&item.attrs) || is_weak(&item.declarator.attrs) {
                            self.unit.weak.extend(item.declarator.name);
                        }
                    }
                }
                ast::Item::Function(definition) => {
                    if is_weak(&ast.specs[definition.specs].attrs) || is_weak(&definition.declarator.attrs) {
                        self.unit.weak.extend(definition.declarator.name);
                    }
                }
                ast::Item::StaticAssert(_) | ast::Item::Asm(_) => {}
            }
        }
        self.find_labels(ast);
    }

    fn find_labels(&mut self, ast: &'a ast::Ast) {
        for item in &ast.items {
            let ast::Item::Declaration(declaration) = item else { continue };
            for item in &declaration.declarators {
                if let (Some(name), Some(label)) = (item.declarator.name, &item.asm_label) {
                    let symbol = self.labelled(name, label);
                    if symbol != name {
                        self.unit.renamed.insert(name, symbol);
                    }
                    if ast.specs[declaration.specs].storage == Some(ast::Storage::Static) {
                        self.unit.private.insert(symbol);
                    }
                }
            }
        }
    }

    /// The symbol of a label. Where the C library has several variants of a function, it has the name of the plain one,
    /// which is what we know.
    pub(crate) fn labelled(&mut self, name: Symbol, label: &[u8]) -> Symbol {
        let label = String::from_utf8_lossy(label).into_owned();
        let plain = self.name(name);
        let is_variant = label.strip_suffix("64") == Some(plain)
            || ["__isoc99_", "__isoc23_", "__xpg_", "__posix_"]
                .iter()
                .any(|prefix| label.strip_prefix(prefix) == Some(plain));
        if is_variant { name } else { self.names.intern(&label) }
    }

    pub(crate) fn symbol(&self, name: Symbol) -> Symbol {
        self.unit.renamed.get(&name).copied().unwrap_or(name)
    }

    /// Declared weak in a block.
    pub(crate) fn note_weak(&mut self, name: Symbol) {
        self.unit.weak.insert(name);
    }

    pub(crate) fn is_weak(&self, name: Symbol) -> bool {
        self.unit.weak.contains(&name)
    }

    /// Whether a name with external linkage has the symbol of one that only this unit sees.
    pub(crate) fn is_hidden(&self, symbol: Symbol) -> bool {
        self.unit.private.contains(&symbol)
    }

    /// At the end of a unit: aliases get what they name, constructors their place.
    pub(crate) fn finish_unit(&mut self) {
        for (name, target, span) in std::mem::take(&mut self.unit.pragma_aliases) {
            if let Some(&name) = self.globals.get(&name) {
                self.unit.aliases.push(Alias { name, target, is_weak: true, weakref: false, span });
            } else if let Some(global) = self.unit_symbol(target) {
                self.globals.insert(name, global);
            }
        }
        let aliases = std::mem::take(&mut self.unit.aliases);
        for alias in aliases.iter().filter(|alias| !alias.weakref) {
            self.unit.define(alias.name);
        }
        for alias in aliases {
            if alias.weakref { self.weakrefs.push(alias) } else { self.bind_alias(&alias) }
        }
        self.bind_inlined_calls();
        self.place_startup();
    }

    /// What a symbol means in this unit, if it defines it.
    fn unit_symbol(&self, symbol: Symbol) -> Option<Global> {
        let has_symbol = |global: Global| match global {
            Global::Var(id) => self.vars[id].name == symbol && self.vars[id].function.is_none(),
            Global::Function(id) => self.functions[id].name == symbol,
        };
        self.unit.defined.iter().copied().find(|&global| has_symbol(global))
    }

    fn bind_alias(&mut self, alias: &Alias) {
        let Some(target) = self.unit_symbol(alias.target) else {
            let message = format!("alias of the undefined symbol `{}`", self.name(alias.target));
            return self.error(alias.span, message);
        };
        if !self.takes_definition(alias.name, alias.is_weak, alias.span) {
            return;
        }
        self.forget_definition(alias.name);
        self.note_definition(alias.name, alias.is_weak, alias.span);
        if self.unit.dropped.contains(&target) {
            self.refuse_use(alias.name, "an alias of a weak definition in place of which the linker takes another");
        } else {
            self.forwards.insert(alias.name, target);
        }
    }

    /// References by `weakref`, once all units are known.
    pub(crate) fn bind_weakrefs(&mut self) {
        for alias in std::mem::take(&mut self.weakrefs) {
            match self.globals.get(&alias.target).copied() {
                Some(target) if self.definitions.contains_key(&target) => _ = self.forwards.insert(alias.name, target),
                Some(Global::Function(_)) | None if self.is_in_library(alias.target) => match alias.name {
                    Global::Function(id) => self.functions[id].name = alias.target,
                    Global::Var(_) => self.refuse_use(alias.name, "a weak reference to an object of the library"),
                },
                Some(_) => self.refuse_use(alias.name, "a weak reference to what no file defines"),
                None => match alias.name {
                    Global::Function(id) => self.functions[id].weak = true,
                    Global::Var(id) => self.vars[id].weak = true,
                },
            }
        }
    }

    /// Whether the C library is known to define the symbol.
    pub(crate) fn is_in_library(&mut self, symbol: Symbol) -> bool {
        let name = self.name(symbol).to_owned();
        let is_object = matches!(&*name, "stdin" | "stdout" | "stderr" | "environ" | "optarg" | "optind");
        is_object || name.starts_with("pthread_") || self.library_type(&name).is_some()
    }

    /// Variables that the system's headers declare and of which nobody knows what the library keeps there.
    pub(crate) fn refuse_library_variables(&mut self) {
        const KNOWN: [&str; 17] = [
            "stdin",
            "stdout",
            "stderr",
            "environ",
            "__environ",
            "optarg",
            "optind",
            "opterr",
            "optopt",
            "errno",
            "signgam",
            "tzname",
            "timezone",
            "daylight",
            "__tzname",
            "__timezone",
            "__daylight",
        ];
        for var in self.vars.ids() {
            let Var { name, storage, span, .. } = self.vars[var];
            let name = self.names.resolve(name);
            let is_named = matches!(name, "program_invocation_name" | "program_invocation_short_name");
            if storage == Storage::External
                && (is_named || self.sources.is_system(span))
                && !KNOWN.contains(&name)
                && self.vars[var].unsupported.is_none()
            {
                let what = format!("variable of the library (`{name}`)");
                self.refuse_use(Global::Var(var), &what);
            }
        }
    }

    /// Follows aliases to what they name.
    pub(crate) fn forward(&self, mut global: Global) -> Global {
        for _ in 0..=self.forwards.len() {
            match self.forwards.get(&global) {
                Some(&next) => global = next,
                None => break,
            }
        }
        global
    }

    /// Once all units are known: every use of an alias becomes one of what it names.
    pub(crate) fn finish_links(&mut self) {
        self.bind_weakrefs();
        self.bind_inlined();
        self.refuse_section_bounds();
        for id in 0..self.exprs.len() {
            let id = crate::typed::ExprId::from_usize(id);
            let forwarded = match self.exprs[id].kind {
                ExprKind::Var(var) => self.forward(Global::Var(var)),
                ExprKind::Function(function) => self.forward(Global::Function(function)),
                _ => continue,
            };
            self.exprs[id].kind = match forwarded {
                Global::Var(var) => ExprKind::Var(var),
                Global::Function(function) => ExprKind::Function(function),
            };
        }
        for list in [&mut self.constructors, &mut self.destructors] {
            let mut all = std::mem::take(list);
            for (_, function) in &mut all {
                if let Some(&Global::Function(target)) = self.forwards.get(&Global::Function(*function)) {
                    *function = target;
                }
            }
            *list = all;
        }
        let aliased: Vec<Global> = self.forwards.values().copied().collect();
        for global in aliased {
            if let Global::Var(var) = self.forward(global) {
                self.vars[var].address_taken = true;
            }
        }
    }

    /// The linker defines `__start_NAME` and `__stop_NAME` around a section.
    fn refuse_section_bounds(&mut self) {
        let is_bound = |name: &str| {
            let section = name.strip_prefix("__start_").or_else(|| name.strip_prefix("__stop_"));
            section.is_some_and(|section| self.sections.contains(section))
        };
        let functions = self.functions.iter_enumerated().map(|(id, function)| (Global::Function(id), function.name));
        let vars = self.vars.iter_enumerated().map(|(id, var)| (Global::Var(id), var.name));
        let bounds: Vec<Global> = functions
            .chain(vars)
            .filter(|(global, name)| is_bound(self.name(*name)) && !self.definitions.contains_key(global))
            .map(|(global, _)| global)
            .collect();
        for global in bounds {
            self.refuse_use(global, "a bound of a section, which the linker defines");
        }
    }

    /// What is in these sections is called when the program starts or ends.
    pub(crate) fn note_section(&mut self, section: &str, span: Span) {
        let called = [".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors"];
        let is_called =
            |name: &str| section.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        if called.into_iter().any(is_called) || matches!(section, ".init" | ".fini") {
            self.refusals.push((format!("section `{section}`").into(), span));
        }
        self.sections.insert(section.into());
    }

    fn place_startup(&mut self) {
        let startup = std::mem::take(&mut self.unit.startup);
        let defined = std::mem::take(&mut self.unit.defined);
        if startup.is_empty() {
            return;
        }
        for global in &defined {
            let Global::Function(id) = *global else { continue };
            for phase in [Phase::Constructor, Phase::Destructor] {
                let all: Vec<&Startup> = startup.iter().filter(|s| s.function == id && s.kind == phase).collect();
                let Some(first) = all.first() else { continue };
                let explicit = all.iter().find_map(|s| s.priority);
                // Which of several priorities wins, and whether one that comes late counts, is gcc's secret.
                let is_clear =
                    all.iter().all(|s| s.priority == explicit || s.priority.is_none() && first.priority.is_some())
                        && !(explicit.is_some() && all.iter().any(|s| s.late));
                if !is_clear {
                    self.refusals.push(("several priorities of a constructor or destructor".into(), first.span));
                }
                let list = if phase == Phase::Constructor { &mut self.constructors } else { &mut self.destructors };
                list.push((explicit.unwrap_or(u16::MAX), id));
            }
        }
    }
}
