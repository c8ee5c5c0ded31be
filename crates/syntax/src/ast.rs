//! The untyped syntax tree: what was written, with names unresolved.
//!
//! Nodes live in arenas and refer to each other by id, so that trees of any depth are dropped
//! without recursion. Parentheses, `__extension__` and digraphs leave no trace.

use index::{IndexVec, Symbol, define_id};
use source::{FileId, Span};

define_id!(/// An expression.
    pub ExprId, "expr");
define_id!(/// A statement.
    pub StmtId, "stmt");
define_id!(/// Declaration specifiers, shared by all declarators of a declaration.
    pub SpecsId, "specs");

/// One translation unit.
pub struct Ast {
    pub file: FileId,
    pub exprs: IndexVec<ExprId, Expr>,
    pub stmts: IndexVec<StmtId, Stmt>,
    pub specs: IndexVec<SpecsId, Specs>,
    pub items: Vec<Item>,
    /// In order; those that lay out records are in the [`RecordSpec`]s.
    pub pragmas: Vec<Pragma>,
}

pub struct Pragma {
    pub kind: PragmaKind,
    pub span: Span,
}

pub enum PragmaKind {
    /// `weak name` and `weak name = target`, anywhere in the unit.
    Weak { name: Symbol, target: Option<Symbol> },
    /// `redefine_extname old new`, anywhere in the unit.
    Rename { old: Symbol, new: Symbol },
    /// `GCC optimize`, for the functions after it.
    Optimize(Box<[Box<str>]>),
    /// `GCC target`, for the functions after it.
    Target(Box<[Box<str>]>),
}

pub enum Item {
    Declaration(Declaration),
    Function(Box<FunctionDef>),
    StaticAssert(StaticAssert),
    /// `asm("…");` at file scope, unless it is empty.
    Asm(Span),
}

pub struct FunctionDef {
    pub specs: SpecsId,
    pub declarator: Declarator,
    /// Declarations between a K&R parameter list and the body.
    pub old_style: Box<[Declaration]>,
    /// Always a [`StmtKind::Block`].
    pub body: StmtId,
    pub span: Span,
}

pub struct Declaration {
    pub specs: SpecsId,
    pub declarators: Box<[InitDeclarator]>,
    pub span: Span,
}

pub struct InitDeclarator {
    pub declarator: Declarator,
    pub init: Option<Init>,
    /// `register int x asm("eax")`, or the symbol name of a function.
    pub asm_label: Option<Box<[u8]>>,
    pub attrs: Box<[Attr]>,
}

pub struct StaticAssert {
    pub condition: ExprId,
    pub message: Option<ExprId>,
    pub span: Span,
}

// --- Specifiers and declarators ------------------------------------------------------------

pub struct Specs {
    pub storage: Option<Storage>,
    pub thread_local: bool,
    pub inline: bool,
    pub noreturn: bool,
    pub quals: QualSet,
    pub ty: TypeSpec,
    /// `_Alignas`.
    pub aligns: Box<[Alignas]>,
    pub attrs: Box<[Attr]>,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    Typedef,
    Extern,
    Static,
    Auto,
    Register,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct QualSet {
    pub is_const: bool,
    pub is_volatile: bool,
    pub is_restrict: bool,
    pub is_atomic: bool,
}

pub enum Alignas {
    Type(Box<TypeName>),
    Expr(ExprId),
}

pub enum TypeSpec {
    /// Any order of `unsigned long int` and so on, already put together.
    Builtin(Builtin),
    /// No type specifier at all: `int` by the old rule, with a warning where C11 forbids it.
    Missing,
    Name(Symbol),
    Record(Box<RecordSpec>),
    Enum(Box<EnumSpec>),
    TypeofExpr(ExprId),
    TypeofType(Box<TypeName>),
    /// `_Atomic(T)`.
    Atomic(Box<TypeName>),
    /// `__auto_type`.
    Auto,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builtin {
    Void,
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Int128,
    UInt128,
    Float,
    Double,
    LongDouble,
    /// `_Float16`, `_Float32`, `_Float64`, `_Float32x`, `_Float64x`, `_Float128`, `__float128`, `__float80`.
    Float16,
    Float32,
    Float64,
    Float32x,
    Float64x,
    Float128,
    ComplexFloat,
    ComplexDouble,
    ComplexLongDouble,
    ComplexFloat128,
    /// `__builtin_va_list`.
    VaList,
}

pub struct RecordSpec {
    pub is_union: bool,
    pub tag: Option<Symbol>,
    pub tag_span: Span,
    /// `None` for a mere reference.
    pub members: Option<Box<[Member]>>,
    pub attrs: Box<[Attr]>,
    /// `#pragma pack` in force at the closing brace.
    pub pack: Option<u32>,
    /// `#pragma scalar_storage_order big-endian` is in force there.
    pub big_endian: bool,
    pub span: Span,
}

pub enum Member {
    Fields { specs: SpecsId, declarators: Box<[FieldDeclarator]>, span: Span },
    StaticAssert(StaticAssert),
}

/// With no declarators at all, [`Member::Fields`] is an anonymous struct or union member.
pub struct FieldDeclarator {
    pub declarator: Declarator,
    pub width: Option<ExprId>,
    pub attrs: Box<[Attr]>,
}

pub struct EnumSpec {
    pub tag: Option<Symbol>,
    pub tag_span: Span,
    pub enumerators: Option<Box<[EnumeratorSpec]>>,
    pub attrs: Box<[Attr]>,
    pub span: Span,
}

pub struct EnumeratorSpec {
    pub name: Symbol,
    pub value: Option<ExprId>,
    pub span: Span,
}

/// A declarator read from the name outwards: `*a[3]` is `[Array(3), Pointer]`, "array of pointer".
pub struct Declarator {
    /// `None` for an abstract one.
    pub name: Option<Symbol>,
    pub name_span: Span,
    pub derived: Box<[Derived]>,
    pub attrs: Box<[Attr]>,
    pub span: Span,
}

pub enum Derived {
    Pointer { quals: QualSet, attrs: Box<[Attr]> },
    Array { len: ArraySize, quals: QualSet, is_static: bool },
    Function(ParamList),
}

pub enum ArraySize {
    Unspecified,
    Star,
    Expr(ExprId),
}

pub enum ParamList {
    /// `f()`.
    Empty,
    /// K&R: `f(a, b)`.
    Names(Box<[(Symbol, Span)]>),
    /// `f(void)` has no parameters and is not variadic.
    Prototype { params: Box<[Param]>, variadic: bool },
}

pub struct Param {
    pub specs: SpecsId,
    pub declarator: Declarator,
    pub attrs: Box<[Attr]>,
    pub span: Span,
}

pub struct TypeName {
    pub specs: SpecsId,
    pub declarator: Declarator,
    pub span: Span,
}

/// `__attribute__((name(args)))`; `__packed__` is stored as `packed`.
pub struct Attr {
    pub name: Symbol,
    /// Arguments parsed as expressions (an identifier is [`ExprKind::Name`]).
    pub args: Box<[ExprId]>,
    pub span: Span,
}

// --- Initialisers --------------------------------------------------------------------------

pub enum Init {
    Expr(ExprId),
    List(InitList),
}

pub struct InitList {
    pub items: Box<[InitItem]>,
    pub span: Span,
}

/// Lists own the lists in them; a loop, since the nesting may be deeper than the stack.
impl Drop for InitList {
    fn drop(&mut self) {
        let is_list = |item: &InitItem| matches!(&item.init, Init::List(list) if !list.items.is_empty());
        if !self.items.iter().any(is_list) {
            return;
        }
        let mut pending = vec![std::mem::take(&mut self.items)];
        while let Some(mut items) = pending.pop() {
            for item in &mut items {
                if let Init::List(list) = &mut item.init {
                    pending.push(std::mem::take(&mut list.items));
                }
            }
        }
    }
}

pub struct InitItem {
    pub designators: Box<[Designator]>,
    pub init: Init,
}

#[derive(Clone, Copy)]
pub enum Designator {
    /// `.m` and the old `m:`.
    Field(Symbol, Span),
    Index(ExprId),
    /// GNU `[a ... b]`.
    Range(ExprId, ExprId),
}

// --- Expressions ---------------------------------------------------------------------------

pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

pub enum ExprKind {
    Name(Symbol),
    Int(Box<IntLit>),
    /// The text of a floating constant without its suffix, and the suffix.
    Float(Box<FloatLit>),
    /// A character constant, prefix included in the encoding.
    Char(Encoding, i32),
    /// Adjacent literals put together; escapes replaced.
    Str(Box<StrLit>),
    Unary(UnaryOp, ExprId),
    Binary(BinaryOp, ExprId, ExprId),
    /// `=` or a compound assignment.
    Assign(Option<BinaryOp>, ExprId, ExprId),
    /// `c ? a : b`; GNU `c ?: b` has no middle operand.
    Conditional(ExprId, Option<ExprId>, ExprId),
    Comma(ExprId, ExprId),
    Call(ExprId, Box<[ExprId]>),
    Member {
        base: ExprId,
        name: Symbol,
        arrow: bool,
    },
    Index(ExprId, ExprId),
    Cast(Box<TypeName>, ExprId),
    CompoundLiteral(Box<(TypeName, InitList)>),
    SizeofExpr(ExprId),
    SizeofType(Box<TypeName>),
    AlignofExpr(ExprId),
    AlignofType(Box<TypeName>),
    Generic(Box<GenericSelection>),
    /// `({ … })`; the statement is a block.
    StmtExpr(StmtId),
    /// GNU `&&label`.
    LabelAddress(Symbol),
    VaArg(ExprId, Box<TypeName>),
    Offsetof(Box<(TypeName, Vec<Designator>)>),
    TypesCompatible(Box<(TypeName, TypeName)>),
    /// Stands where the parser reported an error.
    Error,
}

pub struct IntLit {
    pub value: u128,
    /// The value as it was written does not fit 64 bits, and was cut to them.
    pub too_large: bool,
    pub decimal: bool,
    pub unsigned: bool,
    /// 0, 1 (`L`) or 2 (`LL`).
    pub longs: u8,
    pub imaginary: bool,
}

pub struct FloatLit {
    /// Decimal (`1.5e3`) or hexadecimal (`0x1.8p3`) text.
    pub text: Box<str>,
    pub suffix: FloatSuffix,
    pub imaginary: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatSuffix {
    None,
    F,
    L,
    /// `q`, `Q`, `f128`.
    Quad,
    F16,
    F32,
    F64,
    F32x,
    F64x,
}

pub struct StrLit {
    pub encoding: Encoding,
    /// Code units without the terminator: bytes for plain and `u8`, else 16- or 32-bit units.
    pub units: Box<[u32]>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    Plain,
    Utf8,
    Wide,
    Char16,
    Char32,
}

pub struct GenericSelection {
    pub control: ExprId,
    /// `None` is `default`.
    pub cases: Vec<(Option<TypeName>, ExprId)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    Plus,
    Minus,
    BitNot,
    Not,
    Deref,
    AddressOf,
    PreInc,
    PreDec,
    PostInc,
    PostDec,
    Real,
    Imag,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
}

// --- Statements ----------------------------------------------------------------------------

pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

pub enum StmtKind {
    Empty,
    Expr(ExprId),
    Block(Box<Block>),
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
    For(Box<For>),
    Switch {
        value: ExprId,
        body: StmtId,
    },
    /// `case a:` or GNU `case a ... b:`.
    Case {
        low: ExprId,
        high: Option<ExprId>,
        body: StmtId,
    },
    Default {
        body: StmtId,
    },
    Label {
        name: Symbol,
        attrs: Box<[Attr]>,
        body: StmtId,
    },
    Goto(Symbol),
    /// GNU `goto *e`.
    GotoComputed(ExprId),
    Break,
    Continue,
    Return(Option<ExprId>),
    Asm(Box<Asm>),
}

pub struct Block {
    /// GNU `__label__ a, b;`.
    pub local_labels: Box<[Symbol]>,
    pub items: Box<[BlockItem]>,
    pub end: Span,
}

pub enum BlockItem {
    Stmt(StmtId),
    Declaration(Declaration),
    StaticAssert(StaticAssert),
    /// GNU nested function: parsed, unsupported when reached by sema.
    NestedFunction(Box<FunctionDef>),
}

pub struct For {
    pub init: ForInit,
    pub condition: Option<ExprId>,
    pub step: Option<ExprId>,
    pub body: StmtId,
}

pub enum ForInit {
    None,
    Expr(ExprId),
    Declaration(Declaration),
}

pub struct Asm {
    /// The template, adjacent strings put together.
    pub template: Box<[u8]>,
    pub is_volatile: bool,
    pub is_goto: bool,
    pub outputs: Box<[AsmOperand]>,
    pub inputs: Box<[AsmOperand]>,
    pub clobbers: Box<[Box<[u8]>]>,
    pub labels: Box<[Symbol]>,
}

pub struct AsmOperand {
    pub constraint: Box<[u8]>,
    pub expr: ExprId,
}

impl Ast {
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id]
    }
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id]
    }
}
