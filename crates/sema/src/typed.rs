//! The typed program: names resolved, types computed, every conversion a node.
//!
//! Expressions divide into lvalues, which name an object, and rvalues. Reading an lvalue is an
//! explicit [`ExprKind::Load`], an array or function used as a pointer an explicit
//! [`ExprKind::Decay`]. All operands of arithmetic have already been converted to a common type.

use index::{FxHashSet, IndexVec, Interner, Symbol, define_id};
use source::{SourceMap, Span};
pub use types::{BinaryOp, UnaryOp};
use types::{QualType, TypeId, TypeTable, VlaId};

define_id!(/// A typed expression.
    pub ExprId, "expr");
define_id!(/// A typed statement.
    pub StmtId, "stmt");
define_id!(/// A variable of any storage.
    pub VarId, "var");
define_id!(/// A function, defined or only declared or called.
    pub FunctionId, "fn");
define_id!(/// A string literal.
    pub StringId, "str");
define_id!(/// A label of a function.
    pub LabelId, "label");

/// All translation units of a program, linked.
pub struct TypedProgram {
    pub sources: SourceMap,
    pub names: Interner,
    pub types: TypeTable,
    pub exprs: IndexVec<ExprId, Expr>,
    pub stmts: IndexVec<StmtId, Stmt>,
    pub vars: IndexVec<VarId, Var>,
    pub functions: IndexVec<FunctionId, Function>,
    pub strings: IndexVec<StringId, StringLit>,
    pub labels: IndexVec<LabelId, Label>,
    /// For each [`types::ArrayLen::Variable`]: the hidden variable that holds the number of elements.
    pub vlas: IndexVec<VlaId, Vla>,
    /// Variables with static storage that have initialisers, in order of definition.
    pub static_inits: Vec<VarId>,
    /// Called before the entry function, in this order.
    pub constructors: Vec<FunctionId>,
    /// Called when the program exits, in this order: those without priorities, then those with. What the first ones
    /// register by `atexit` is called in between.
    pub destructors: [Vec<FunctionId>; 2],
    /// What the program needs from its very start and we have no meaning for, and where it says so.
    pub refusals: Vec<(Box<str>, Span)>,
    /// Conversions of integers to narrower types that are written as casts.
    pub narrowing_casts: FxHashSet<ExprId>,
}

pub struct Var {
    pub name: Symbol,
    pub ty: QualType,
    pub storage: Storage,
    /// Declared alignment, at least that of the type; 1 if a typedef of the program asks for less than its type has.
    pub align: u64,
    /// For automatic variables the initialiser runs where [`StmtKind::Declare`] stands.
    pub init: Option<Init>,
    pub address_taken: bool,
    /// Where a static local or an automatic variable belongs.
    pub function: Option<FunctionId>,
    pub span: Span,
    /// `__attribute__((cleanup(f)))`: call `f(&var)` when the scope is left.
    pub cleanup: Option<FunctionId>,
    /// Declared weak: its address is null if no file defines it.
    pub weak: bool,
    /// Why its use has no meaning for us.
    pub unsupported: Option<Box<str>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// Static storage duration: file scope, `static` locals, file-scope compound literals.
    Static,
    ThreadLocal,
    /// `extern` without a definition in any file.
    External,
    /// Block scope, parameters, compound literals in functions.
    Auto,
    Param,
}

pub struct Function {
    pub name: Symbol,
    /// A function type.
    pub ty: TypeId,
    pub params: Vec<VarId>,
    /// A [`StmtKind::Block`]; `None` if no file defines it.
    pub body: Option<StmtId>,
    pub noreturn: bool,
    /// Parameters that are declared never to be null: one bit for each.
    pub nonnull: u64,
    /// As declared.
    pub align: u64,
    /// `__attribute__((weak))`, and no function of the C library: its address is null if no file defines it.
    pub weak: bool,
    /// Why its use has no meaning for us.
    pub unsupported: Option<Box<str>>,
    pub span: Span,
    /// Where the body closes, for the implicit return.
    pub end: Span,
}

pub struct StringLit {
    /// Bytes as stored, terminator included.
    pub bytes: Box<[u8]>,
    pub ty: TypeId,
    pub span: Span,
}

pub struct Label {
    pub name: Symbol,
    /// `&&label` occurs.
    pub address_taken: bool,
    pub span: Span,
}

pub struct Vla {
    /// Number of elements; an rvalue of type `size_t` that is evaluated where [`StmtKind::DeclareVla`] stands
    /// (for parameters: at function entry).
    pub len: ExprId,
    /// The hidden variable (type `size_t`) that keeps it.
    pub var: VarId,
}

// --- Initialisers --------------------------------------------------------------------------

/// A flattened initialiser: what is not written is zero.
pub enum Init {
    /// One scalar, or one expression of record type.
    Expr(ExprId),
    /// Stores in order of offset. `zero_rest`: some byte of the object (padding aside) is not covered.
    Stores { stores: Box<[InitStore]>, zero_rest: bool },
}

pub struct InitStore {
    /// From the start of the object, in bits.
    pub bit_offset: u64,
    /// For bit-fields.
    pub bit_width: Option<u32>,
    pub value: InitValue,
}

pub enum InitValue {
    /// An rvalue whose type is the member's (a scalar or a record).
    Expr(ExprId),
    /// `char a[8] = "abc"`: the first `bytes` bytes of the literal (never more than it has).
    String { string: StringId, bytes: u64 },
}

// --- Expressions ---------------------------------------------------------------------------

pub struct Expr {
    pub kind: ExprKind,
    /// The type without top-level qualifiers; for lvalues the type of the object.
    pub ty: TypeId,
    pub span: Span,
}

pub enum ExprKind {
    // Lvalues.
    Var(VarId),
    /// The object that a pointer rvalue points to (`a[i]` is `Deref(PtrAdd(Decay(a), i))`).
    Deref(ExprId),
    /// A member of a record lvalue (anonymous members already resolved to one offset).
    Member {
        base: ExprId,
        bit_offset: u64,
        bit_width: Option<u32>,
    },
    /// A string literal as an array object.
    Str(StringId),
    /// A compound literal in a function: the (unnamed, block-scoped) variable is initialised here, then named.
    CompoundLiteral(VarId),
    /// A function designator.
    Function(FunctionId),

    // Rvalues.
    /// An integer or pointer constant; the bit pattern of the type.
    Int(u128),
    /// A floating constant; the bit pattern of the type.
    Float(u128),
    /// The value of an lvalue: a scalar, or a whole record.
    Load(ExprId),
    /// Array or function lvalue to pointer.
    Decay(ExprId),
    AddressOf(ExprId),
    /// A member of a record rvalue (a call, an assignment, a conditional…), as an rvalue.
    /// If the member is an array its type is the array and a [`ExprKind::Decay`] stands around it.
    MemberValue {
        base: ExprId,
        bit_offset: u64,
        bit_width: Option<u32>,
    },
    Unary(UnaryOp, ExprId),
    /// Arithmetic and comparisons on operands of one type (shift counts apart); comparisons have type `int`.
    Binary(BinaryOp, ExprId, ExprId),
    /// Pointer plus (or minus) an integer, in elements of the pointee. GNU: `void` and functions count 1 byte.
    PtrAdd {
        pointer: ExprId,
        index: ExprId,
        subtract: bool,
    },
    PtrDiff(ExprId, ExprId),
    /// `&&`, `||`: operands are scalar rvalues of any type; result `int`.
    LogicalAnd(ExprId, ExprId),
    LogicalOr(ExprId, ExprId),
    /// `!e` on any scalar; result `int`.
    LogicalNot(ExprId),
    /// Both branches have the type of the whole (or it is void).
    Conditional {
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
    },
    /// GNU `c ?: e`: `then` is an expression over [`ExprKind::Operand`], the value of `condition` evaluated once.
    ConditionalOmitted {
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
    },
    /// Stands for the value computed once by the nearest enclosing [`ExprKind::ConditionalOmitted`]
    /// or [`ExprKind::CompoundAssign`] (there: the old value of the target).
    Operand,
    /// Stands for the value of `right` of the nearest enclosing [`ExprKind::CompoundAssign`].
    Right,
    Comma(ExprId, ExprId),
    /// Scalars and records. The value of the whole is the stored one (after conversion, cut to bit-field width).
    Assign {
        target: ExprId,
        value: ExprId,
    },
    /// `target op= …`: `value` is the converted new value written over [`ExprKind::Operand`]; the target is evaluated once.
    /// `++` and `--` too. The value of the whole is the new value, or the old one if `yields_old`.
    CompoundAssign {
        target: ExprId,
        /// Evaluated before the target: a right side that has side effects.
        right: Option<ExprId>,
        value: ExprId,
        yields_old: bool,
    },
    Convert(ConvertKind, ExprId),
    /// `callee` is a function designator or a pointer rvalue. Arguments are converted to the parameter types,
    /// or default-promoted where there are none.
    Call {
        callee: ExprId,
        args: Box<[ExprId]>,
    },
    StmtExpr {
        block: StmtId,
        value: Option<ExprId>,
    },
    LabelAddress(LabelId),
    VaStart {
        list: ExprId,
    },
    /// `list` is an rvalue pointer to the `va_list` object (for all four).
    VaArg {
        list: ExprId,
    },
    VaCopy {
        to: ExprId,
        from: ExprId,
    },
    VaEnd {
        list: ExprId,
    },
    /// Size in bytes of a variably modified type, as `size_t`.
    SizeofVla(TypeId),
    /// Something that parses but has no meaning here; executing it is Unsupported with this text.
    Unsupported(Box<str>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConvertKind {
    /// Integer to integer, enum included.
    Int,
    IntToFloat,
    FloatToInt,
    Float,
    /// Any scalar to `_Bool`.
    ToBool,
    PtrToInt,
    IntToPtr,
    /// Pointer to pointer of another type.
    Ptr,
    /// To `void`: the value is dropped.
    Void,
}

// --- Statements ----------------------------------------------------------------------------

pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

pub enum StmtKind {
    Empty,
    Expr(ExprId),
    /// `vars`: all automatic variables declared directly in this block, whose lifetimes are the block's
    /// (variably modified ones excepted: they begin at their [`StmtKind::DeclareVla`]).
    Block {
        vars: Box<[VarId]>,
        stmts: Box<[StmtId]>,
        end: Span,
    },
    /// The initialiser of an automatic variable runs here.
    Declare(VarId),
    /// Array lengths of a variably modified declaration are evaluated here, innermost last; if `var` is given,
    /// it is a VLA object whose lifetime begins now (never initialised).
    DeclareVla {
        lens: Box<[VlaId]>,
        var: Option<VarId>,
    },
    If {
        condition: ExprId,
        then: StmtId,
        otherwise: Option<StmtId>,
    },
    While {
        condition: ExprId,
        body: StmtId,
    },
    DoWhile {
        body: StmtId,
        condition: ExprId,
    },
    /// A `for` whose init declares variables stands inside a block of its own.
    For {
        init: Option<ExprId>,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    },
    /// `value` is promoted. Cases are inside `body`, anywhere.
    Switch {
        value: ExprId,
        body: StmtId,
        cases: Box<[Case]>,
        has_default: bool,
    },
    /// The `index`-th of the nearest enclosing switch's `cases`.
    Case {
        index: u32,
        body: StmtId,
    },
    Default {
        body: StmtId,
    },
    Label {
        label: LabelId,
        body: StmtId,
    },
    Goto(LabelId),
    GotoComputed(ExprId),
    Break,
    Continue,
    /// Converted to the result type.
    Return(Option<ExprId>),
    Asm(Box<Asm>),
}

/// Bounds, both included, as bit patterns of the switch's promoted type.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub low: u128,
    pub high: u128,
    pub span: Span,
}

pub struct Asm {
    pub template: Box<str>,
    /// Lvalues, with their constraint.
    pub outputs: Box<[(Box<str>, ExprId)]>,
    /// Rvalues (lvalues for memory constraints are loaded too if scalar).
    pub inputs: Box<[(Box<str>, ExprId)]>,
    pub clobbers_memory: bool,
    pub is_goto: bool,
}
