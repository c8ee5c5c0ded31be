//! What kind of values a variable holds, judged once per program from how it is used [Apel et al., "Domain types:
//! abstract-domain selection based on variable usage", HVC 2013]. A heuristic for the choice among refinements; no
//! verdict depends on it.
//!
//! Variables that are copied to each other or compared for equality are of one class. Cells of a record or array count
//! as one variable. Only loops of one function are seen: a counter that a called function changes is none.

use cfa::{
    Arg, BinaryOp, CallOp, Callee, ExprId, ExprKind, Facts, FunctionId, Op, Place, PlaceBase, Program, Storage,
    UnaryOp, VarId,
};
use index::{Id, IndexVec};

pub use crate::counters::Counter;
use crate::counters::Counters;

/// In ascending order of what may happen to the values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Only 0 and 1, truth values of conditions, and copies of such.
    Boolean,
    /// Only copied and compared for equality.
    Equality,
    /// Also added, subtracted, ordered, masked.
    Additive,
    /// All else: multiplied, shifted, a float, a pointer, of an address that is taken.
    Other,
}

/// For all variables of a program.
#[derive(Clone, Debug)]
pub struct Classes {
    classes: IndexVec<VarId, Class>,
    counters: Counters,
}

impl Classes {
    /// Takes time linear in the size of the program times the depth of its loops.
    pub fn of(facts: &Facts<'_>) -> Self {
        let program = facts.program();
        let mut uses = Uses::new(program);
        uses.exprs();
        uses.edges();
        Classes { classes: uses.finish(), counters: Counters::of(facts) }
    }
    pub fn class(&self, var: VarId) -> Class {
        self.classes[var]
    }
    pub fn counter(&self, var: VarId) -> Counter {
        self.counters.counter(var)
    }
    /// Whether a loop changes the variable, counting or otherwise.
    pub fn is_changed_in_loop(&self, var: VarId) -> bool {
        self.counters.is_changed_in_loop(var)
    }
    /// How costly it is to track the variable.
    pub fn score(&self, var: VarId) -> u32 {
        let base = match self.classes[var] {
            Class::Boolean => 1,
            Class::Equality => 2,
            Class::Additive => 4,
            Class::Other => 8,
        };
        match self.counters.counter(var) {
            Counter::No => base,
            Counter::Stepped => base * 64,
            Counter::Bound => base * 256,
        }
    }
}

/// Sets of variables of one class.
struct Uses<'a> {
    program: &'a Program,
    /// A union-find forest. The result of each function counts as a variable, behind those of the program.
    above: IndexVec<VarId, VarId>,
    /// Of roots: that of the whole set.
    class: IndexVec<VarId, Class>,
}

/// An expression as far as classes are concerned.
enum Shape {
    Var(VarId),
    Const(u128),
    /// 0 or 1.
    Truth,
    Additive,
    Other,
}

impl<'a> Uses<'a> {
    fn new(program: &'a Program) -> Self {
        let types = &program.types;
        let class = |var: &cfa::Var| {
            let is_outside = var.address_taken || matches!(var.storage, Storage::External | Storage::ThreadLocal);
            let is_odd = types.is_pointer(var.ty.ty) || types.is_floating(var.ty.ty);
            if is_outside || is_odd { Class::Other } else { Class::Boolean }
        };
        let results = program.functions.iter().map(|_| Class::Boolean);
        let class: IndexVec<VarId, Class> = program.vars.iter().map(class).chain(results).collect();
        Uses { program, above: class.ids().collect(), class }
    }

    fn finish(mut self) -> IndexVec<VarId, Class> {
        let vars = self.program.vars.ids();
        let root_class = |var| {
            let root = self.root(var);
            self.class[root]
        };
        vars.map(root_class).collect()
    }

    fn result_of(&self, function: FunctionId) -> VarId {
        VarId::from_usize(self.program.vars.len() + function.index())
    }

    fn root(&mut self, mut var: VarId) -> VarId {
        while self.above[var] != var {
            self.above[var] = self.above[self.above[var]];
            var = self.above[var];
        }
        var
    }
    fn unite(&mut self, a: VarId, b: VarId) {
        let (a, b) = (self.root(a), self.root(b));
        // The lower id stays, so the result does not depend on the order; halving the paths keeps this fast enough.
        let (low, high) = (a.min(b), a.max(b));
        self.above[high] = low;
        self.class[low] = self.class[low].max(self.class[high]);
    }
    fn raise(&mut self, var: VarId, class: Class) {
        let root = self.root(var);
        self.class[root] = self.class[root].max(class);
    }
    fn raise_expr(&mut self, expr: ExprId, class: Class) {
        if let Shape::Var(var) = self.shape(expr) {
            self.raise(var, class);
        }
    }

    fn is_integer(&self, expr: ExprId) -> bool {
        self.program.types.is_integer(self.program.exprs[expr].ty)
    }
    fn shape(&self, id: ExprId) -> Shape {
        match self.program.exprs[id].kind {
            ExprKind::Const(bits) if self.is_integer(id) => Shape::Const(bits.get()),
            ExprKind::Read(Place { base: PlaceBase::Var(var), .. }) => Shape::Var(var),
            ExprKind::Convert(inner) if self.is_integer(id) && self.is_integer(inner) => self.shape(inner),
            ExprKind::ToBool(_) => Shape::Truth,
            ExprKind::Unary(UnaryOp::Neg, _) | ExprKind::PtrDiff { .. } => Shape::Additive,
            ExprKind::Binary(op, ..) if op.is_comparison() => Shape::Truth,
            ExprKind::Binary(op, ..) if of_operator(op) <= Class::Additive => Shape::Additive,
            ExprKind::Binary(..) => Shape::Other,
            ExprKind::Const(_)
            | ExprKind::Address(_)
            | ExprKind::Function(_)
            | ExprKind::Read(_)
            | ExprKind::Convert(_)
            | ExprKind::Unary(UnaryOp::BitNot, _)
            | ExprKind::PtrAdd { .. } => Shape::Other,
        }
    }

    /// What expressions demand of their operands. Each is looked at once, however often it occurs.
    fn exprs(&mut self) {
        for id in self.program.exprs.ids() {
            match self.program.exprs[id].kind {
                ExprKind::Binary(BinaryOp::Eq | BinaryOp::Ne, left, right) => self.equal(left, right),
                ExprKind::Binary(op, left, right) => {
                    self.raise_expr(left, of_operator(op));
                    self.raise_expr(right, of_operator(op));
                }
                ExprKind::Unary(UnaryOp::Neg, operand) => self.raise_expr(operand, Class::Additive),
                ExprKind::Unary(UnaryOp::BitNot, operand) => self.raise_expr(operand, Class::Other),
                ExprKind::PtrAdd { index, .. } => self.raise_expr(index, Class::Additive),
                ExprKind::Convert(operand) => {
                    if !self.is_integer(id) || !self.is_integer(operand) {
                        self.raise_expr(operand, Class::Other);
                    }
                }
                // The function may be called from anywhere, with any arguments.
                ExprKind::Function(function) => {
                    for &param in &self.program.functions[function].params {
                        self.raise(param, Class::Other);
                    }
                }
                ExprKind::Const(_)
                | ExprKind::Address(_)
                | ExprKind::Read(_)
                | ExprKind::PtrDiff { .. }
                | ExprKind::ToBool(_) => {}
            }
        }
    }

    fn equal(&mut self, left: ExprId, right: ExprId) {
        match (self.shape(left), self.shape(right)) {
            (Shape::Var(a), Shape::Var(b)) => self.unite(a, b),
            (Shape::Var(var), other) | (other, Shape::Var(var)) => self.receive(var, other),
            _ => {}
        }
    }

    /// The variable is assigned, or compared with, something of this shape.
    fn receive(&mut self, var: VarId, value: Shape) {
        match value {
            Shape::Var(other) => self.unite(var, other),
            Shape::Const(0 | 1) | Shape::Truth => {}
            Shape::Const(_) => self.raise(var, Class::Equality),
            Shape::Additive => self.raise(var, Class::Additive),
            Shape::Other => self.raise(var, Class::Other),
        }
    }
    /// What is stored through a pointer changes no variable whose address is not taken.
    fn receive_place(&mut self, place: Place, value: Shape) {
        if let PlaceBase::Var(var) = place.base {
            self.receive(var, value);
        }
    }
    fn receive_unknown(&mut self, place: Place) {
        if let PlaceBase::Var(var) = place.base {
            let is_bool = self.program.types.is_bool(self.program.vars[var].ty.ty);
            self.raise(var, if is_bool { Class::Boolean } else { Class::Equality });
        }
    }

    fn arg_shape(&self, arg: Arg) -> Shape {
        match arg {
            Arg::Scalar(expr) => self.shape(expr),
            Arg::Aggregate { place, .. } => place_shape(place),
        }
    }

    fn edges(&mut self) {
        for edge in self.program.edges.iter() {
            match &edge.op {
                Op::Assign { place, value } => self.receive_place(*place, self.shape(*value)),
                Op::Copy { to, from, .. } => self.receive_place(*to, place_shape(*from)),
                Op::Call(call) => self.call(call),
                Op::Return(Some(arg)) => {
                    let result = self.result_of(self.program.locs[edge.source].function);
                    self.receive(result, self.arg_shape(*arg));
                }
                Op::VaArg { to, .. } => self.receive_place(*to, Shape::Other),
                Op::Asm(asm) => {
                    for (place, _) in &asm.outputs {
                        self.receive_place(*place, Shape::Other);
                    }
                }
                Op::ThreadStart { result, .. }
                | Op::ThreadJoin { result, .. }
                | Op::Lock { result, .. }
                | Op::Unlock { result, .. } => {
                    if let Some(place) = result {
                        self.receive_unknown(*place);
                    }
                }
                // A variable as a condition is compared with zero, which every class allows.
                Op::Assume { .. }
                | Op::Noop
                | Op::Zero { .. }
                | Op::Open(_)
                | Op::OpenSized { .. }
                | Op::Close(_)
                | Op::Return(None)
                | Op::VaStart { .. }
                | Op::VaCopy { .. }
                | Op::VaEnd { .. }
                | Op::AtomicBegin
                | Op::AtomicEnd
                | Op::Unsupported(_) => {}
            }
        }
    }

    fn call(&mut self, call: &CallOp) {
        match call.callee {
            Callee::Direct(function) if self.program.functions[function].body.is_some() => {
                let params = &self.program.functions[function].params;
                for (&param, &arg) in params.iter().zip(&call.args) {
                    self.receive(param, self.arg_shape(arg));
                }
                if let Some(place) = call.result {
                    self.receive_place(place, Shape::Var(self.result_of(function)));
                }
            }
            Callee::Direct(_) | Callee::Pointer(_) => {
                if let Some(place) = call.result {
                    self.receive_unknown(place);
                }
            }
        }
    }
}

fn place_shape(place: Place) -> Shape {
    match place.base {
        PlaceBase::Var(var) => Shape::Var(var),
        PlaceBase::String(_) | PlaceBase::Deref(_) => Shape::Other,
    }
}

/// The least class whose variables may be operands.
fn of_operator(op: BinaryOp) -> Class {
    match op {
        BinaryOp::Eq | BinaryOp::Ne => Class::Boolean,
        BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => Class::Additive,
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => Class::Additive,
        BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem | BinaryOp::Shl | BinaryOp::Shr => Class::Other,
    }
}
