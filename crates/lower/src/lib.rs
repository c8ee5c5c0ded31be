//! From the typed program to the automaton: side effects, `&&`, `||`, `?:`, `switch`, statement expressions and
//! initialisers become edges, in gcc's order of evaluation (`order`; arguments of calls from right to left).
//!
//! Expressions of the automaton are read where their edge stands, which is later than where they were lowered.
//! Whatever effect comes in between is known beforehand (`effects`), and operands that it may change are saved in
//! temporaries.
//!
//! Not handled: assignments to complex numbers and vectors are copies, all their arithmetic is unsupported; a
//! thread-local variable is initialised for the first thread only; `asm goto`.

mod asm;
mod assign;
mod call;
mod condition;
mod effects;
mod expr;
mod folded;
mod function;
mod init;
mod order;
mod place;
mod prune;
mod scope;
mod sequence;
mod simplify;
mod start;
mod stmt;
mod switch;
mod template;
mod vla;

use cfa::{Edge, EdgeId, Function, FunctionId, Loc, LocId, Program, Storage, StringId, StringLiteral, Var, VarId};
use index::{FxHashMap, FxHashSet, Id, IndexVec, Interner, Symbol};
use sema::typed::{self, TypedProgram};
use source::{Diagnostics, SourceMap, Span};
use types::VlaId;

use effects::Effects;
use function::Graph;
use scope::{Jumps, LabelTarget, Scope};
use sequence::VariableEffects;
use simplify::{Exprs, VarFacts};
use switch::SwitchTargets;

/// Builds the automaton of a program whose execution begins with the function `entry`.
///
/// The only error is that no such function is defined; the sources come back with it. Parameters of the entry function
/// that are not those of `main` are zero.
#[allow(clippy::result_large_err)]
pub fn lower(program: TypedProgram, entry: &str) -> Result<Program, (SourceMap, Diagnostics)> {
    let Some(entry_id) = find_entry(&program, entry) else {
        let mut diagnostics = Diagnostics::default();
        diagnostics.error(Span::NONE, format!("no function `{entry}` is defined"));
        return Err((program.sources, diagnostics));
    };
    let TypedProgram { sources, names, types, exprs, stmts, vars, functions, mut strings, labels, vlas, .. } = program;
    let TypedProgram { static_inits, constructors, destructors, refusals, narrowing_casts, .. } = program;
    let typed = TypedTables {
        exprs,
        stmts,
        vars,
        functions,
        labels,
        vlas,
        static_inits,
        constructors,
        destructors,
        refusals,
        narrowing_casts,
    };
    let mut cx = Cx::new(&typed, names, Exprs::new(types));
    for (id, function) in typed.functions.iter_enumerated() {
        if let Some(body) = function.body {
            cx.lower_function(id, body);
        }
    }
    let entry = cfa_function(entry_id);
    let start = cx.lower_start(entry);
    for (var, facts) in cx.vars.iter_mut().zip(cx.exprs.vars.iter()) {
        var.address_taken = facts.address_taken;
    }
    let strings: IndexVec<StringId, StringLiteral> = strings
        .iter_mut()
        .map(|literal| StringLiteral { bytes: std::mem::take(&mut literal.bytes), span: literal.span })
        .collect();
    Ok(Program {
        sources,
        names: cx.names,
        types: cx.exprs.types,
        vars: cx.vars,
        strings,
        functions: cx.functions,
        locs: cx.locs,
        edges: cx.edges,
        exprs: cx.exprs.table,
        start: start.function,
        entry,
        argc: start.argc,
        argv: start.argv,
    })
}

fn find_entry(program: &TypedProgram, entry: &str) -> Option<typed::FunctionId> {
    let name = program.names.get(entry)?;
    let mut candidates = program.functions.iter_enumerated();
    candidates.find(|(_, function)| function.name == name && function.body.is_some()).map(|(id, _)| id)
}

/// What lowering reads of the typed program, apart from what it moves over.
pub(crate) struct TypedTables {
    pub exprs: IndexVec<typed::ExprId, typed::Expr>,
    pub stmts: IndexVec<typed::StmtId, typed::Stmt>,
    pub vars: IndexVec<typed::VarId, typed::Var>,
    pub functions: IndexVec<typed::FunctionId, typed::Function>,
    pub labels: IndexVec<typed::LabelId, typed::Label>,
    pub vlas: IndexVec<VlaId, typed::Vla>,
    pub static_inits: Vec<typed::VarId>,
    pub constructors: Vec<typed::FunctionId>,
    pub destructors: [Vec<typed::FunctionId>; 2],
    pub refusals: Vec<(Box<str>, Span)>,
    pub narrowing_casts: FxHashSet<typed::ExprId>,
}

/// The program under construction and the state of the function that is being lowered.
pub(crate) struct Cx<'t> {
    pub typed: &'t TypedTables,

    pub names: Interner,
    pub exprs: Exprs,
    pub vars: IndexVec<VarId, Var>,
    pub functions: IndexVec<FunctionId, Function>,
    pub locs: IndexVec<LocId, Loc>,
    pub edges: IndexVec<EdgeId, Edge>,

    /// Filled in as asked for.
    effects: IndexVec<typed::ExprId, Effects>,
    thread_operations: FxHashMap<FunctionId, library::ThreadOperation>,
    /// Hidden variables with the lengths of arrays.
    lengths: FxHashSet<typed::VarId>,
    /// The value of `&&label`, counted from 1 through the program.
    label_numbers: FxHashMap<typed::LabelId, u32>,
    temp_name: Symbol,

    // Of the current function.
    function: FunctionId,
    pub graph: Graph,
    scopes: Vec<Scope>,
    jumps: Vec<Jumps>,
    switches: Vec<SwitchTargets>,
    labels: FxHashMap<typed::LabelId, LabelTarget>,
    /// Labels whose address is taken, in order.
    taken_labels: Vec<typed::LabelId>,
    /// What `Operand` stands for, innermost last.
    operands: Vec<cfa::ExprId>,
    /// What `Right` stands for.
    rights: Vec<cfa::ExprId>,
    /// Filled in as asked for.
    touched: FxHashMap<typed::ExprId, VariableEffects>,
    /// The function that says that side effects are in no order.
    unsequenced: Option<FunctionId>,
    /// Values that are cut to a narrower type.
    cut: FxHashSet<typed::ExprId>,
}

impl<'t> Cx<'t> {
    fn new(typed: &'t TypedTables, mut names: Interner, mut exprs: Exprs) -> Self {
        let lengths: FxHashSet<typed::VarId> = typed.vlas.iter().map(|vla| vla.var).collect();
        let params: FxHashSet<typed::VarId> =
            typed.functions.iter().flat_map(|function| function.params.iter().copied()).collect();
        let mut vars = IndexVec::with_capacity(typed.vars.len() * 2);
        for (id, var) in typed.vars.iter_enumerated() {
            let storage = match cfa_storage(var.storage) {
                _ if lengths.contains(&id) => Storage::Temp,
                // Of an inline definition that an external one replaced.
                Storage::Param if !params.contains(&id) => Storage::Local,
                storage => storage,
            };
            let changed_by = match storage {
                Storage::Temp => Effects::NONE,
                Storage::Local | Storage::Param if !var.address_taken && exprs.types.scalar(var.ty.ty).is_some() => {
                    Effects::PRIVATE
                }
                Storage::Local | Storage::Param => Effects::MEMORY,
                Storage::Static | Storage::ThreadLocal | Storage::External => Effects::MEMORY,
            };
            exprs.vars.push(VarFacts { changed_by, address_taken: false });
            vars.push(Var {
                name: var.name,
                ty: var.ty,
                storage,
                function: var.function.map(cfa_function),
                size: init::var_size(typed, &exprs.types, var),
                align: var.align,
                span: var.span,
                address_taken: false,
            });
        }
        let functions = typed
            .functions
            .iter()
            .map(|function| Function {
                name: function.name,
                ty: function.ty,
                params: function.params.iter().map(|&param| cfa_var(param)).collect(),
                body: None,
                noreturn: function.noreturn,
                span: function.span,
            })
            .collect();
        let taken = typed.labels.iter_enumerated().filter(|(_, label)| label.address_taken);
        let label_numbers = taken.zip(1..).map(|((id, _), number)| (id, number)).collect();
        Cx {
            typed,
            thread_operations: call::thread_operations(typed, &names),
            temp_name: names.intern("tmp"),
            names,
            exprs,
            vars,
            functions,
            locs: IndexVec::with_capacity(typed.stmts.len()),
            edges: IndexVec::with_capacity(typed.stmts.len()),
            effects: IndexVec::filled(Effects::UNKNOWN, typed.exprs.len()),
            lengths,
            label_numbers,
            function: FunctionId::from_usize(0),
            graph: Graph::new(),
            scopes: Vec::new(),
            jumps: Vec::new(),
            switches: Vec::new(),
            labels: FxHashMap::default(),
            taken_labels: Vec::new(),
            operands: Vec::new(),
            rights: Vec::new(),
            touched: FxHashMap::default(),
            unsequenced: None,
            cut: FxHashSet::default(),
        }
    }
}

/// Variables, functions and strings keep their numbers; new ones come after them.
pub(crate) fn cfa_var(var: typed::VarId) -> VarId {
    VarId::from_usize(var.index())
}
pub(crate) fn cfa_function(function: typed::FunctionId) -> FunctionId {
    FunctionId::from_usize(function.index())
}
pub(crate) fn cfa_string(string: typed::StringId) -> StringId {
    StringId::from_usize(string.index())
}

fn cfa_storage(storage: typed::Storage) -> Storage {
    match storage {
        typed::Storage::Static => Storage::Static,
        typed::Storage::ThreadLocal => Storage::ThreadLocal,
        typed::Storage::External => Storage::External,
        typed::Storage::Auto => Storage::Local,
        typed::Storage::Param => Storage::Param,
    }
}
