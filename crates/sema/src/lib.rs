//! Names, types, constants: from the untyped AST to a typed program in which every conversion is
//! explicit.
//!
//! What gcc accepts under `-std=gnu11 -w` is accepted; what it refuses is reported with the same meaning. Not handled:
//! arithmetic on complex numbers and vectors, nested functions (they become [`typed::ExprKind::Unsupported`]).

mod attr;
mod decl;
mod declarator;
mod expr;
mod fold;
mod function;
mod init;
mod inline;
mod library;
mod link;
mod record;
mod scope;
mod specs;
mod stmt;
mod symbol;
#[cfg(test)]
mod tests;
pub mod typed;
mod verify;

use index::{FxHashMap, FxHashSet, IndexVec, Interner, Symbol};
use source::{Diagnostic, Diagnostics, SourceMap, Span};
use syntax::ast::Ast;
use types::{
    ArrayLen, DataModel, FieldSpec, IntKind, QualType, RecordId, RecordKind, RecordSpec, TypeId, TypeTable, VlaId,
};

pub use verify::verify;

use function::FnState;
use link::{Definition, Global};
use scope::Scopes;
use symbol::{Alias, Unit};
use typed::{
    Expr, ExprId, ExprKind, Function, FunctionId, Label, LabelId, Stmt, StmtId, StmtKind, Storage, StringId, StringLit,
    TypedProgram, Var, VarId, Vla,
};

/// Whose meaning is taken where compilers differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Compiler {
    #[default]
    Gcc,
    Clang,
}

/// Analyses all translation units as gcc does, and links them. Warnings come with the program, errors with the sources.
#[allow(clippy::result_large_err)]
pub fn analyse(
    asts: Vec<Ast>,
    sources: SourceMap,
    names: Interner,
    model: DataModel,
) -> Result<(TypedProgram, Diagnostics), (SourceMap, Diagnostics)> {
    analyse_as(asts, sources, names, model, Compiler::Gcc)
}

/// As [`analyse`], with the meaning of this compiler.
#[allow(clippy::result_large_err)]
pub fn analyse_as(
    asts: Vec<Ast>,
    sources: SourceMap,
    names: Interner,
    model: DataModel,
    compiler: Compiler,
) -> Result<(TypedProgram, Diagnostics), (SourceMap, Diagnostics)> {
    let Some(first) = asts.first() else {
        let mut diags = Diagnostics::default();
        diags.error(Span::NONE, "no translation unit was given");
        return Err((sources, diags));
    };
    let mut cx = Cx::new(first, &sources, names, model, compiler);
    for ast in &asts {
        cx.unit(ast);
    }
    let (output, diags) = cx.finish();
    if diags.has_errors() {
        return Err((sources, diags));
    }
    let Output {
        names,
        types,
        exprs,
        stmts,
        vars,
        functions,
        strings,
        labels,
        vlas,
        static_inits,
        constructors,
        destructors,
        refusals,
        narrowing_casts,
    } = output;
    let program = TypedProgram {
        sources,
        names,
        types,
        exprs,
        stmts,
        vars,
        functions,
        strings,
        labels,
        vlas,
        static_inits,
        constructors,
        destructors,
        refusals,
        narrowing_casts,
    };
    Ok((program, diags))
}

/// A [`TypedProgram`] without its sources.
struct Output {
    names: Interner,
    types: TypeTable,
    exprs: IndexVec<ExprId, Expr>,
    stmts: IndexVec<StmtId, Stmt>,
    vars: IndexVec<VarId, Var>,
    functions: IndexVec<FunctionId, Function>,
    strings: IndexVec<StringId, StringLit>,
    labels: IndexVec<LabelId, Label>,
    vlas: IndexVec<VlaId, Vla>,
    static_inits: Vec<VarId>,
    constructors: Vec<FunctionId>,
    destructors: [Vec<FunctionId>; 2],
    refusals: Vec<(Box<str>, Span)>,
    narrowing_casts: FxHashSet<ExprId>,
}

/// Everything known while a program is analysed.
struct Cx<'a> {
    compiler: Compiler,
    ast: &'a Ast,
    sources: &'a SourceMap,
    names: Interner,
    types: TypeTable,
    exprs: IndexVec<ExprId, Expr>,
    stmts: IndexVec<StmtId, Stmt>,
    vars: IndexVec<VarId, Var>,
    functions: IndexVec<FunctionId, Function>,
    strings: IndexVec<StringId, StringLit>,
    labels: IndexVec<LabelId, Label>,
    vlas: IndexVec<VlaId, Vla>,
    static_inits: Vec<VarId>,
    /// With their priorities.
    constructors: Vec<(u16, FunctionId)>,
    destructors: Vec<(u16, FunctionId)>,
    refusals: Vec<(Box<str>, Span)>,
    narrowing_casts: FxHashSet<ExprId>,

    diags: Diagnostics,
    scopes: Scopes,
    /// Everything with external linkage, of all units.
    globals: FxHashMap<Symbol, Global>,
    /// Definitions of all units that the linker takes.
    definitions: FxHashMap<Global, Definition>,
    /// Aliases and what they name.
    forwards: FxHashMap<Global, Global>,
    weakrefs: Vec<Alias>,
    /// Names of sections that something is put into.
    sections: FxHashSet<Box<str>>,
    /// Records whose scalars are stored from the high byte on.
    reversed: FxHashSet<RecordId>,
    unit: Unit,
    /// Type-generic built-in functions, one for each result type.
    generics: FxHashMap<(Symbol, TypeId), FunctionId>,
    /// Where variables with linkage were defined with an initialiser.
    defined_vars: FxHashMap<VarId, Span>,
    /// Functions, and the inline definitions that their calls in some unit take.
    inlined: Vec<(FunctionId, FunctionId)>,
    /// Functions that were only used, never declared.
    implicit: FxHashSet<FunctionId>,
    register_vars: FxHashSet<VarId>,
    /// Some typedef asks for less alignment than its type has.
    has_loose_typedef: bool,
    /// Variables of this unit that were only defined tentatively, with their names.
    tentative: Vec<(Symbol, VarId)>,
    /// The program, and not only a header of the system, has types such as `_Float64`, which are `double` and the like to us.
    has_named_floats: bool,
    function: Option<FnState>,
    /// Inside `sizeof`, `typeof` and the like.
    unevaluated: u32,
    /// Array lengths met in declarators that are not evaluated yet.
    pending_vlas: Vec<VlaId>,
    /// Outermost lengths of parameters, which are no part of their types.
    outer_lens: FxHashSet<VlaId>,
    undeclared: FxHashSet<Symbol>,
    va_list: TypeId,
    empty_name: Symbol,
    len_name: Symbol,
    /// Number of the first record that belongs to this unit.
    first_record: usize,
}

impl<'a> Cx<'a> {
    fn new(ast: &'a Ast, sources: &'a SourceMap, mut names: Interner, model: DataModel, compiler: Compiler) -> Self {
        let mut types = TypeTable::new(model);
        let va_list = va_list_type(&mut types, &mut names);
        let (empty_name, len_name) = (names.intern(""), names.intern("<len>"));
        Cx {
            compiler,
            ast,
            sources,
            names,
            types,
            exprs: IndexVec::new(),
            stmts: IndexVec::new(),
            vars: IndexVec::new(),
            functions: IndexVec::new(),
            strings: IndexVec::new(),
            labels: IndexVec::new(),
            vlas: IndexVec::new(),
            static_inits: Vec::new(),
            constructors: Vec::new(),
            destructors: Vec::new(),
            refusals: Vec::new(),
            narrowing_casts: FxHashSet::default(),
            diags: Diagnostics::default(),
            scopes: Scopes::default(),
            globals: FxHashMap::default(),
            definitions: FxHashMap::default(),
            forwards: FxHashMap::default(),
            weakrefs: Vec::new(),
            sections: FxHashSet::default(),
            reversed: FxHashSet::default(),
            unit: Unit::default(),
            generics: FxHashMap::default(),
            defined_vars: FxHashMap::default(),
            inlined: Vec::new(),
            implicit: FxHashSet::default(),
            register_vars: FxHashSet::default(),
            has_loose_typedef: false,
            tentative: Vec::new(),
            has_named_floats: false,
            function: None,
            unevaluated: 0,
            pending_vlas: Vec::new(),
            outer_lens: FxHashSet::default(),
            undeclared: FxHashSet::default(),
            va_list,
            empty_name,
            len_name,
            first_record: 0,
        }
    }

    fn unit(&mut self, ast: &'a Ast) {
        self.ast = ast;
        self.scopes = Scopes::default();
        self.first_record = self.types.records.len();
        self.undeclared.clear();
        self.look_through(ast);
        for item in &ast.items {
            self.item(item);
        }
        self.finish_tentative();
        self.finish_unit();
    }

    fn finish(mut self) -> (Output, Diagnostics) {
        if self.has_loose_typedef {
            // Which variables it reaches, through `typeof` for example, is not worth knowing.
            self.vars.iter_mut().for_each(|var| var.align = 1);
        }
        self.finish_links();
        self.refuse_library_variables();
        let Cx {
            names,
            types,
            exprs,
            stmts,
            vars,
            functions,
            strings,
            labels,
            vlas,
            static_inits,
            refusals,
            narrowing_casts,
            diags,
            ..
        } = self;
        let [constructors, destructors] = [self.constructors, self.destructors].map(|mut list| {
            list.sort_by_key(|&(priority, _)| priority);
            list
        });
        let constructors = constructors.into_iter().map(|(_, function)| function).collect();
        let (plain, early): (Vec<_>, Vec<_>) =
            destructors.into_iter().rev().partition(|&(priority, _)| priority == u16::MAX);
        let destructors = [plain, early].map(|list| list.into_iter().map(|(_, function)| function).collect());
        let output = Output {
            names,
            types,
            exprs,
            stmts,
            vars,
            functions,
            strings,
            labels,
            vlas,
            static_inits,
            constructors,
            destructors,
            refusals,
            narrowing_casts,
        };
        (output, diags)
    }

    // Nodes.

    fn add(&mut self, kind: ExprKind, ty: TypeId, span: Span) -> ExprId {
        self.exprs.push(Expr { kind, ty, span })
    }
    fn add_stmt(&mut self, kind: StmtKind, span: Span) -> StmtId {
        self.stmts.push(Stmt { kind, span })
    }
    fn add_var(&mut self, name: Symbol, ty: QualType, storage: Storage, span: Span) -> VarId {
        let function = match (&self.function, storage) {
            (_, Storage::External) | (None, _) => None,
            (Some(state), _) => Some(state.id),
        };
        let align = self.types.preferred_align(ty).unwrap_or(1);
        self.vars.push(Var {
            name,
            ty,
            storage,
            align,
            init: None,
            address_taken: false,
            function,
            span,
            cleanup: None,
            weak: false,
            unsupported: None,
        })
    }
    fn add_string(&mut self, bytes: Vec<u8>, ty: TypeId, span: Span) -> StringId {
        self.strings.push(StringLit { bytes: bytes.into(), ty, span })
    }

    // Messages.

    fn error(&mut self, span: Span, message: impl Into<String>) {
        self.diags.error(span, message);
    }
    fn warn(&mut self, span: Span, message: impl Into<String>) {
        self.diags.warning(span, message);
    }
    fn error_with(&mut self, span: Span, message: impl Into<String>, related: Span, note: &str) {
        self.diags.push(Diagnostic::error(span, message).related(related, note));
    }
    fn show(&self, ty: impl Into<QualType>) -> String {
        format!("`{}`", self.types.display(ty, &self.names))
    }
    fn name(&self, name: Symbol) -> &str {
        self.names.resolve(name)
    }

    // Types.

    /// Whether the types are compatible, distinct records of this unit never being so.
    fn compatible(&self, a: TypeId, b: TypeId) -> bool {
        let is_local =
            |ty: TypeId| self.types.as_record(ty).is_some_and(|record| index::Id::index(record) >= self.first_record);
        a == b || self.types.compatible(a, b) && !(is_local(a) && is_local(b))
    }

    fn int(&self) -> TypeId {
        self.types.int(IntKind::Int)
    }
    /// Qualifiers of an array belong to its elements.
    fn qualify(&mut self, ty: QualType) -> QualType {
        if ty.quals == types::Quals::NONE {
            return ty;
        }
        let types::Type::Array { element, len } = self.types[ty.ty] else { return ty };
        let element = self.qualify(QualType { ty: element.ty, quals: element.quals.union(ty.quals) });
        QualType::plain(self.types.array(element, len))
    }
    /// What `sizeof` says, GNU extensions included.
    fn size_or_one(&self, ty: TypeId) -> Option<u64> {
        if self.types.is_void(ty) || self.types.is_function(ty) { Some(1) } else { self.types.size_of(ty) }
    }
}

/// `struct __va_list_tag [1]` or `char *`.
fn va_list_type(types: &mut TypeTable, names: &mut Interner) -> TypeId {
    match types.model {
        DataModel::Ilp32 => types.pointer_to(types.char_()),
        DataModel::Lp64 => {
            let tag = names.intern("__va_list_tag");
            let record = types.new_record(RecordKind::Struct, Some(tag));
            let unsigned = types.int(IntKind::UInt);
            let pointer = types.pointer_to(types.void());
            let members = [
                ("gp_offset", unsigned),
                ("fp_offset", unsigned),
                ("overflow_arg_area", pointer),
                ("reg_save_area", pointer),
            ];
            let fields = members.map(|(name, ty)| FieldSpec::new(names.intern(name), ty)).into();
            types.complete_record(record, RecordSpec { fields, ..RecordSpec::default() }).expect("four plain members");
            let record = types.record(record);
            types.array(record, ArrayLen::Known(1))
        }
    }
}
