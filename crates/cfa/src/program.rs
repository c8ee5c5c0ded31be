//! Locations, edges, functions, variables.

use index::{IndexVec, Interner, Symbol, define_id};
use smallvec::SmallVec;
use source::{SourceMap, Span};
use types::{QualType, TypeId, TypeTable};

use crate::{ExprTable, Op};

define_id!(/// A control location.
    pub LocId, "l");
define_id!(/// An edge.
    pub EdgeId, "e");
define_id!(/// A function, defined or not.
    pub FunctionId, "f");
define_id!(/// A variable of any storage.
    pub VarId, "v");
define_id!(/// A string literal.
    pub StringId, "s");

#[derive(Clone, Debug)]
pub struct Program {
    pub sources: SourceMap,
    pub names: Interner,
    pub types: TypeTable,
    pub vars: IndexVec<VarId, Var>,
    pub strings: IndexVec<StringId, StringLiteral>,
    pub functions: IndexVec<FunctionId, Function>,
    pub locs: IndexVec<LocId, Loc>,
    pub edges: IndexVec<EdgeId, Edge>,
    pub exprs: ExprTable,
    /// The synthetic function where execution begins: it initialises what has static storage,
    /// calls the entry function with [`Program::argc`] and [`Program::argv`], and `exit` with its result.
    pub start: FunctionId,
    /// The entry function that `start` calls (`main` unless another was asked for).
    pub entry: FunctionId,
    /// Static variables that the environment fills in before execution begins.
    pub argc: VarId,
    pub argv: VarId,
}

#[derive(Clone, Debug)]
pub struct Var {
    pub name: Symbol,
    pub ty: QualType,
    pub storage: Storage,
    /// For locals, parameters, temporaries and static locals.
    pub function: Option<FunctionId>,
    pub size: VarSize,
    pub align: u64,
    pub span: Span,
    /// Some expression takes its address, so pointers to it may exist.
    pub address_taken: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Storage {
    /// Static storage: alive and zero from the start.
    Static,
    /// One per thread, alive and zero from the thread's start.
    ThreadLocal,
    /// Declared `extern` and defined nowhere: an external object of unknown content.
    External,
    /// Opened and closed by its block.
    Local,
    Param,
    /// Made by lowering; its address is never taken and it is written before it is read.
    Temp,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VarSize {
    Bytes(u64),
    /// Given by [`Op::OpenSized`].
    Dynamic,
    /// External and of incomplete type.
    Unknown,
}

#[derive(Clone, Debug)]
pub struct StringLiteral {
    /// The bytes as stored, terminator included (wide literals in little-endian units).
    pub bytes: Box<[u8]>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: Symbol,
    /// A [`types::Type::Function`].
    pub ty: TypeId,
    pub params: Box<[crate::VarId]>,
    /// `None` if the function is not defined.
    pub body: Option<Body>,
    pub noreturn: bool,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    pub entry: LocId,
    /// Every [`Op::Return`] edge leads here; it has no outgoing edges.
    pub exit: LocId,
}

/// Most locations have one or two edges on either side, which then need no allocation.
pub type EdgeList = SmallVec<[EdgeId; 2]>;

#[derive(Clone, Debug)]
pub struct Loc {
    pub function: FunctionId,
    /// The C label that stands here.
    pub label: Option<Symbol>,
    pub outgoing: EdgeList,
    pub incoming: EdgeList,
}

#[derive(Clone, Debug)]
pub struct Edge {
    pub source: LocId,
    pub target: LocId,
    pub op: Op,
    pub span: Span,
}

impl Program {
    pub fn name(&self, symbol: Symbol) -> &str {
        &self.names[symbol]
    }
    pub fn function_named(&self, name: &str) -> Option<FunctionId> {
        let symbol = self.names.get(name)?;
        self.functions.iter_enumerated().find(|(_, f)| f.name == symbol).map(|(id, _)| id)
    }
    pub fn add_edge(&mut self, source: LocId, target: LocId, op: Op, span: Span) -> EdgeId {
        let edge = self.edges.push(Edge { source, target, op, span });
        self.locs[source].outgoing.push(edge);
        self.locs[target].incoming.push(edge);
        edge
    }
}
