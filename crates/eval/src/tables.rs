//! Side tables of a program, computed once: dense numbers for variables, decoded expressions, and which nest deeply.

use cfa::{ExprId, ExprKind, FunctionId, Place, PlaceBase, Program, Storage, VarId};
use index::IndexVec;
use memory::NewObject;
use types::{Params, Scalar};

use crate::node::Node;
use crate::plain::plain_expressions;
use crate::store::new_object;

/// Where the binding of a variable is: its number among the globals or among the locals of its function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot(u32);

const GLOBAL: u32 = 1 << 31;

impl Slot {
    #[inline]
    pub fn is_global(self) -> bool {
        self.0 & GLOBAL != 0
    }
    #[inline]
    pub fn index(self) -> usize {
        (self.0 & !GLOBAL) as usize
    }
}

pub(crate) type Slots = IndexVec<VarId, Slot>;

#[derive(Clone, Debug)]
pub struct Tables {
    slots: Slots,
    globals: Vec<VarId>,
    locals: IndexVec<FunctionId, Vec<VarId>>,
    depths: IndexVec<ExprId, u32>,
    /// Some expression is deep.
    any_deep: bool,
    nodes: IndexVec<ExprId, Node>,
    /// Expressions to be tried the quick way; none if some are deep.
    plain: IndexVec<ExprId, bool>,
    /// What a variable's object is made of.
    objects: IndexVec<VarId, NewObject>,
    variadic: IndexVec<FunctionId, bool>,
    /// Of scalar variables, as the machine sees their type.
    scalars: IndexVec<VarId, Option<Scalar>>,
}

/// Expressions that nest deeper are evaluated on a stack of their own. The validator accepts none.
const DEEP: u32 = cfa::MAX_EXPR_DEPTH * 2;

impl Tables {
    pub fn new(program: &Program) -> Self {
        let mut globals = Vec::new();
        let mut locals = IndexVec::filled(Vec::new(), program.functions.len());
        let slot = |(id, var): (VarId, &cfa::Var)| match (var.storage, var.function) {
            (Storage::Local | Storage::Param | Storage::Temp, Some(function)) => {
                let of_function: &mut Vec<VarId> = &mut locals[function];
                of_function.push(id);
                Slot(of_function.len() as u32 - 1)
            }
            _ => {
                globals.push(id);
                Slot((globals.len() as u32 - 1) | GLOBAL)
            }
        };
        let slots: Slots = program.vars.iter_enumerated().map(slot).collect();
        let mut depths: IndexVec<ExprId, u32> = IndexVec::with_capacity(program.exprs.len());
        for id in program.exprs.ids() {
            let of = |x: &ExprId| depths.get(*x).copied().unwrap_or(0);
            let place = |place: &Place| match place.base {
                PlaceBase::Deref(pointer) => of(&pointer),
                PlaceBase::Var(_) | PlaceBase::String(_) => 0,
            };
            let below = match &program.exprs[id].kind {
                ExprKind::Const(_) | ExprKind::Function(_) => 0,
                ExprKind::Address(at) | ExprKind::Read(at) => place(at),
                ExprKind::Unary(_, a) | ExprKind::Convert(a) | ExprKind::ToBool(a) => of(a),
                ExprKind::Binary(_, a, b) => of(a).max(of(b)),
                ExprKind::PtrAdd { pointer, index, .. } => of(pointer).max(of(index)),
                ExprKind::PtrDiff { left, right, .. } => of(left).max(of(right)),
            };
            depths.push(below + 1);
        }
        let scalars = program.vars.iter().map(|var| program.types.scalar(var.ty.ty)).collect();
        let is_variadic = |function: &cfa::Function| {
            let ty = program.types.as_function(function.ty);
            ty.is_some_and(|ty| matches!(ty.params, Params::Prototype { variadic: true, .. }))
        };
        let nodes = program.exprs.ids().map(|x| Node::new(program, &slots, x)).collect();
        let any_deep = depths.iter().any(|&depth| depth > DEEP);
        Tables {
            plain: if any_deep { IndexVec::filled(false, depths.len()) } else { plain_expressions(program, &nodes) },
            any_deep,
            nodes,
            objects: program.vars.ids().map(|var| new_object(program, var)).collect(),
            variadic: program.functions.iter().map(is_variadic).collect(),
            slots,
            globals,
            locals,
            depths,
            scalars,
        }
    }
    #[inline]
    pub fn slot(&self, var: VarId) -> Slot {
        self.slots[var]
    }
    #[inline]
    pub fn scalar(&self, var: VarId) -> Option<Scalar> {
        self.scalars[var]
    }
    pub fn globals(&self) -> &[VarId] {
        &self.globals
    }
    /// The locals, parameters and temporaries of a function, by slot.
    #[inline]
    pub fn locals(&self, function: FunctionId) -> &[VarId] {
        &self.locals[function]
    }
    #[inline]
    pub(crate) fn is_deep(&self, x: ExprId) -> bool {
        self.any_deep && self.depths[x] > DEEP
    }
    #[inline]
    pub(crate) fn node(&self, x: ExprId) -> &Node {
        &self.nodes[x]
    }
    #[inline]
    pub(crate) fn is_plain(&self, x: ExprId) -> bool {
        self.plain[x]
    }
    #[inline]
    pub fn object(&self, var: VarId) -> NewObject {
        self.objects[var]
    }
    #[inline]
    pub fn is_variadic(&self, function: FunctionId) -> bool {
        self.variadic[function]
    }
}

/// What evaluation reads and never changes.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'p> {
    pub program: &'p Program,
    pub tables: &'p Tables,
}

impl<'p> Cx<'p> {
    pub fn new(program: &'p Program, tables: &'p Tables) -> Self {
        Cx { program, tables }
    }
}
