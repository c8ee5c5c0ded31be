//! Checks that a typed program keeps the promises of [`typed`](crate::typed); for tests and debugging.

use source::Span;
use types::{Scalar, Type, TypeId};

use crate::expr::ERROR;
use crate::typed::{
    BinaryOp, ConvertKind, ExprId, ExprKind, FunctionId, Init, InitValue, StmtId, StmtKind, Storage, TypedProgram,
    UnaryOp, VarId,
};

/// The first broken promise, if any.
pub fn verify(program: &TypedProgram) -> std::result::Result<(), String> {
    let mut checker = Checker { program, function: None };
    for (id, function) in program.functions.iter_enumerated() {
        checker.function = Some(id);
        let at =
            |broken: BrokenPromise| format!("in `{}`: {}", program.names.resolve(function.name), broken.text(program));
        if !program.types.is_function(function.ty) {
            return Err(at(BrokenPromise::new("its type is no function type")));
        }
        if let Some(body) = function.body {
            checker.stmt(body).map_err(at)?;
            if !matches!(program.stmts[body].kind, StmtKind::Block { .. }) {
                return Err(at(BrokenPromise::new("the body is no block")));
            }
            for &param in &function.params {
                let is_param = program.vars[param].storage == Storage::Param;
                checker.require(is_param, "a parameter has other storage").map_err(|broken| broken.text(program))?;
            }
        }
    }
    for &var in &program.static_inits {
        let name = program.names.resolve(program.vars[var].name);
        let at = |broken: BrokenPromise| format!("initialiser of `{name}`: {}", broken.text(program));
        checker.init(var).map_err(at)?;
    }
    Ok(())
}

struct Checker<'a> {
    program: &'a TypedProgram,
    function: Option<FunctionId>,
}

/// A promise.
struct BrokenPromise {
    message: &'static str,
    /// The innermost place is the one to look at.
    at: Option<Span>,
}

impl BrokenPromise {
    fn new(message: &'static str) -> Self {
        BrokenPromise { message, at: None }
    }

    fn text(self, program: &TypedProgram) -> String {
        match self.at {
            Some(at) => format!("{} at {}", self.message, program.sources.describe(at)),
            None => self.message.to_owned(),
        }
    }
}

type Result = std::result::Result<(), BrokenPromise>;

impl Checker<'_> {
    fn require(&self, holds: bool, message: &'static str) -> Result {
        if holds { Ok(()) } else { Err(BrokenPromise::new(message)) }
    }

    fn ty(&self, id: ExprId) -> TypeId {
        self.program.exprs[id].ty
    }

    fn is_lvalue(&self, id: ExprId) -> bool {
        use ExprKind::*;
        matches!(self.program.exprs[id].kind, Var(_) | Deref(_) | Member { .. } | Str(_) | CompoundLiteral(_))
    }

    fn is_scalar(&self, id: ExprId) -> bool {
        self.program.types.scalar(self.ty(id)).is_some() || self.program.types.is_complex(self.ty(id))
    }

    fn lvalue(&self, id: ExprId) -> Result {
        self.expr(id)?;
        self.require(self.is_lvalue(id), "an rvalue stands where an lvalue must")
    }

    fn rvalue(&self, id: ExprId) -> Result {
        self.expr(id)?;
        let is_function = matches!(self.program.exprs[id].kind, ExprKind::Function(_));
        self.require(!self.is_lvalue(id) && !is_function, "an lvalue stands where an rvalue must")
    }

    fn scalar(&self, id: ExprId) -> Result {
        self.rvalue(id)?;
        self.require(self.is_scalar(id), "a scalar is required")
    }

    fn pointer(&self, id: ExprId) -> Result {
        self.rvalue(id)?;
        self.require(self.program.types.is_pointer(self.ty(id)), "a pointer is required")
    }

    fn expr(&self, id: ExprId) -> Result {
        let span = self.program.exprs[id].span;
        let here = stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.expr_here(id));
        here.map_err(|broken| BrokenPromise { at: broken.at.or(Some(span)), ..broken })
    }

    fn expr_here(&self, id: ExprId) -> Result {
        let types = &self.program.types;
        let expr = &self.program.exprs[id];
        match &expr.kind {
            ExprKind::Var(_) | ExprKind::Str(_) | ExprKind::Function(_) | ExprKind::Operand | ExprKind::Right => Ok(()),
            ExprKind::Unsupported(what) => self.require(&**what != ERROR, "an error node is left"),
            ExprKind::CompoundLiteral(var) => self.init(*var),
            ExprKind::Deref(pointer) => {
                self.pointer(*pointer)?;
                let target = types.pointee(self.ty(*pointer)).map(|target| target.ty);
                self.require(target.is_some_and(|target| types.compatible(target, expr.ty)), "`*` changes the type")
            }
            ExprKind::Member { base, .. } => {
                self.lvalue(*base)?;
                self.require(types.is_record(self.ty(*base)), "a member of something that is no record")
            }
            ExprKind::MemberValue { base, .. } => {
                self.rvalue(*base)?;
                self.require(types.is_record(self.ty(*base)), "a member of something that is no record")
            }
            ExprKind::Int(bits) => match types.scalar(expr.ty) {
                Some(Scalar::Int(int)) => self.require(int.truncate(*bits) == *bits, "constant too wide for its type"),
                Some(Scalar::Pointer) => self.require(types.pointer_int().truncate(*bits) == *bits, "address too wide"),
                _ => Err(BrokenPromise::new("integer constant of another type")),
            },
            ExprKind::Float(_) => self.require(types.is_floating(expr.ty), "floating constant of another type"),
            ExprKind::Load(lvalue) => {
                self.lvalue(*lvalue)?;
                self.require(self.ty(*lvalue) == expr.ty, "a load changes the type")?;
                let fits = types.scalar(expr.ty).is_some() || types.is_record(expr.ty);
                self.require(fits, "a load of something that is no scalar or record")
            }
            ExprKind::Decay(inner) => {
                self.expr(*inner)?;
                let ty = self.ty(*inner);
                self.require(types.is_array(ty) || types.is_function(ty), "decay of a non-array")?;
                self.require(types.is_pointer(expr.ty), "decay to a non-pointer")
            }
            ExprKind::AddressOf(inner) => {
                self.expr(*inner)?;
                let is_function = matches!(self.program.exprs[*inner].kind, ExprKind::Function(_));
                self.require(is_function || self.is_lvalue(*inner), "`&` of an rvalue")
            }
            ExprKind::Unary(op, operand) => {
                self.scalar(*operand)?;
                self.require(self.ty(*operand) == expr.ty, "unary operator changes the type")?;
                let fits = *op == UnaryOp::Neg || types.is_integer(expr.ty);
                self.require(fits && types.promote(expr.ty) == expr.ty, "unary operand is not promoted")
            }
            ExprKind::Binary(op, left, right) => self.binary(*op, *left, *right, expr.ty),
            ExprKind::PtrAdd { pointer, index, .. } => {
                self.pointer(*pointer)?;
                self.scalar(*index)?;
                self.require(types.is_integer(self.ty(*index)), "pointer index is no integer")?;
                self.require(self.ty(*pointer) == expr.ty, "pointer arithmetic changes the type")
            }
            ExprKind::PtrDiff(left, right) => {
                self.pointer(*left)?;
                self.pointer(*right)
            }
            ExprKind::LogicalAnd(left, right) | ExprKind::LogicalOr(left, right) => {
                self.scalar(*left)?;
                self.scalar(*right)
            }
            ExprKind::LogicalNot(operand) => self.scalar(*operand),
            ExprKind::Conditional { condition, then, otherwise }
            | ExprKind::ConditionalOmitted { condition, then, otherwise } => {
                self.scalar(*condition)?;
                for branch in [*then, *otherwise] {
                    self.rvalue(branch)?;
                    self.same(self.ty(branch), expr.ty, "a branch has another type")?;
                }
                Ok(())
            }
            ExprKind::Comma(left, right) => {
                self.rvalue(*left)?;
                self.rvalue(*right)?;
                self.same(self.ty(*right), expr.ty, "comma changes the type")
            }
            ExprKind::CompoundAssign { target, right, value, .. } => {
                if let Some(right) = right {
                    self.rvalue(*right)?;
                }
                self.lvalue(*target)?;
                self.rvalue(*value)?;
                self.same(self.ty(*value), self.ty(*target), "assigned value has another type")
            }
            ExprKind::Assign { target, value } => {
                self.lvalue(*target)?;
                self.rvalue(*value)?;
                self.same(self.ty(*value), self.ty(*target), "assigned value has another type")
            }
            ExprKind::Convert(kind, operand) => {
                self.rvalue(*operand)?;
                self.convert(*kind, self.ty(*operand), expr.ty)
            }
            ExprKind::Call { callee, args } => self.call(*callee, args, expr.ty),
            ExprKind::StmtExpr { block, value } => {
                self.stmt(*block)?;
                match value {
                    Some(value) => {
                        self.expr(*value)?;
                        self.same(self.ty(*value), expr.ty, "statement expression changes the type")
                    }
                    None => self.require(types.is_void(expr.ty), "a value is missing"),
                }
            }
            ExprKind::LabelAddress(_) => Ok(()),
            ExprKind::VaStart { list } | ExprKind::VaArg { list } | ExprKind::VaEnd { list } => self.pointer(*list),
            ExprKind::VaCopy { to, from } => {
                self.pointer(*to)?;
                self.pointer(*from)
            }
            ExprKind::SizeofVla(_) => self.require(expr.ty == types.size_t(), "`sizeof` is not `size_t`"),
        }
    }

    fn same(&self, a: TypeId, b: TypeId, message: &'static str) -> Result {
        let types = &self.program.types;
        let same_record = types.is_record(a) && types.compatible(a, b);
        self.require(a == b || same_record, message)
    }

    fn binary(&self, op: BinaryOp, left: ExprId, right: ExprId, ty: TypeId) -> Result {
        use BinaryOp::*;
        let types = &self.program.types;
        self.scalar(left)?;
        self.scalar(right)?;
        let (a, b) = (self.ty(left), self.ty(right));
        match op {
            Shl | Shr => {
                self.require(a == ty && types.is_integer(b), "shift operands have wrong types")?;
                self.require(types.promote(a) == a && types.promote(b) == b, "shift operands are not promoted")
            }
            Eq | Ne | Lt | Le | Gt | Ge => {
                self.require(a == b && ty == types.int(types::IntKind::Int), "comparison operands differ in type")
            }
            _ => {
                let arithmetic = types.is_arithmetic(a) && types.promote(a) == a;
                self.require(a == b && a == ty && arithmetic, "arithmetic operands differ in type")
            }
        }
    }

    fn convert(&self, kind: ConvertKind, from: TypeId, to: TypeId) -> Result {
        let types = &self.program.types;
        let fits = match kind {
            ConvertKind::Void => return self.require(types.is_void(to), "conversion to void of another type"),
            ConvertKind::ToBool => types.scalar(from).is_some() && types.is_bool(to),
            ConvertKind::Int => types.is_integer(from) && types.is_integer(to) && !types.is_bool(to),
            ConvertKind::IntToFloat => types.is_integer(from) && types.is_floating(to),
            ConvertKind::FloatToInt => types.is_floating(from) && types.is_integer(to) && !types.is_bool(to),
            ConvertKind::Float => types.is_floating(from) && types.is_floating(to),
            ConvertKind::PtrToInt => types.is_pointer(from) && types.is_integer(to) && !types.is_bool(to),
            ConvertKind::IntToPtr => types.is_integer(from) && types.is_pointer(to),
            ConvertKind::Ptr => types.is_pointer(from) && types.is_pointer(to),
        };
        self.require(fits, "conversion kind does not match its types")
    }

    fn call(&self, callee: ExprId, args: &[ExprId], ty: TypeId) -> Result {
        let types = &self.program.types;
        self.expr(callee)?;
        let function = match self.program.exprs[callee].kind {
            ExprKind::Function(_) => types.as_function(self.ty(callee)),
            _ => types.pointee(self.ty(callee)).and_then(|pointee| types.as_function(pointee.ty)),
        };
        let Some(function) = function else { return Err(BrokenPromise::new("callee is no function")) };
        self.same(function.result.ty, ty, "call changes the result type")?;
        for (index, &arg) in args.iter().enumerate() {
            self.rvalue(arg)?;
            if let types::Params::Prototype { params, .. } = &function.params
                && let Some(param) = params.get(index)
            {
                self.same(self.ty(arg), param.ty, "argument is not converted")?;
            }
        }
        Ok(())
    }

    fn init(&self, var: VarId) -> Result {
        let types = &self.program.types;
        let ty = self.program.vars[var].ty.ty;
        match &self.program.vars[var].init {
            None => Err(BrokenPromise::new("there is none")),
            Some(Init::Expr(value)) => {
                self.rvalue(*value)?;
                self.same(self.ty(*value), ty, "initialiser has another type")
            }
            Some(Init::Stores { stores, .. }) => {
                let size = types.size_of(ty).unwrap_or(0) * 8;
                let mut last = 0;
                for store in stores {
                    self.require(store.bit_offset >= last, "stores are not in order")?;
                    last = store.bit_offset;
                    let width = match store.value {
                        InitValue::Expr(value) => {
                            self.rvalue(value)?;
                            let fits = self.is_scalar(value) || types.is_record(self.ty(value));
                            self.require(
                                fits || matches!(types[self.ty(value)], Type::Vector { .. }),
                                "store of an array",
                            )?;
                            store.bit_width.map_or(types.size_of(self.ty(value)).unwrap_or(0) * 8, u64::from)
                        }
                        InitValue::String { string, bytes } => {
                            let available = self.program.strings[string].bytes.len() as u64;
                            self.require(bytes <= available, "more bytes than the string has")?;
                            bytes * 8
                        }
                    };
                    self.require(store.bit_offset + width <= size, "store outside of the object")?;
                }
                Ok(())
            }
        }
    }

    fn stmt(&self, id: StmtId) -> Result {
        stacker::maybe_grow(64 * 1024, 2 * 1024 * 1024, || self.stmt_here(id))
    }

    fn stmt_here(&self, id: StmtId) -> Result {
        let types = &self.program.types;
        match &self.program.stmts[id].kind {
            StmtKind::Empty | StmtKind::Goto(_) | StmtKind::Break | StmtKind::Continue | StmtKind::Return(None) => {
                Ok(())
            }
            StmtKind::Expr(expr) => self.rvalue(*expr),
            StmtKind::Block { stmts, vars, .. } => {
                for &var in vars {
                    let var = &self.program.vars[var];
                    self.require(
                        var.storage == Storage::Auto && var.function == self.function,
                        "block with a foreign variable",
                    )?;
                }
                stmts.iter().try_for_each(|&stmt| self.stmt(stmt))
            }
            StmtKind::Declare(var) => self.init(*var),
            StmtKind::DeclareVla { lens, .. } => lens.iter().try_for_each(|&vla| {
                self.rvalue(self.program.vlas[vla].len)?;
                self.require(self.ty(self.program.vlas[vla].len) == types.size_t(), "a length is no `size_t`")
            }),
            StmtKind::If { condition, then, otherwise } => {
                self.scalar(*condition)?;
                self.stmt(*then)?;
                otherwise.map_or(Ok(()), |otherwise| self.stmt(otherwise))
            }
            StmtKind::While { condition, body } | StmtKind::DoWhile { body, condition } => {
                self.scalar(*condition)?;
                self.stmt(*body)
            }
            StmtKind::For { init, condition, step, body } => {
                for &part in init.iter().chain(step) {
                    self.rvalue(part)?;
                }
                condition.map_or(Ok(()), |condition| self.scalar(condition))?;
                self.stmt(*body)
            }
            StmtKind::Switch { value, body, .. } => {
                self.scalar(*value)?;
                let ty = self.ty(*value);
                self.require(types.is_integer(ty) && types.promote(ty) == ty, "switch value is not promoted")?;
                self.stmt(*body)
            }
            StmtKind::Case { body, .. } | StmtKind::Default { body } | StmtKind::Label { body, .. } => self.stmt(*body),
            StmtKind::GotoComputed(target) => self.pointer(*target),
            StmtKind::Return(Some(value)) => {
                self.rvalue(*value)?;
                let function = self.function.and_then(|id| types.as_function(self.program.functions[id].ty));
                match function {
                    Some(function) => self.same(self.ty(*value), function.result.ty, "returned value has another type"),
                    None => Err(BrokenPromise::new("return outside of a function")),
                }
            }
            StmtKind::Asm(asm) => {
                asm.outputs.iter().try_for_each(|(_, output)| self.lvalue(*output))?;
                asm.inputs.iter().try_for_each(|(_, input)| self.rvalue(*input))
            }
        }
    }
}
