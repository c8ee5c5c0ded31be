//! Functions that give out memory, and how they may fail.
//!
//! Whether an allocation succeeds is one more input of the program. [`Program::let_allocations_fail`] writes that down:
//! before each call the program asks [`ALLOCATION_SUCCEEDS`], and where the answer is no, null takes the place of the call.
//! So whoever looks at the program, an analysis or an execution, sees the same failures, and an answer names each of them.
//! Functions that say in another way that there was no memory (`posix_memalign`, `asprintf`, `getline`) are left as they are.

use index::FxHashSet;
use library::{Allocation, Failure, Role, lookup, plain_name};
use source::Span;
use types::{FnType, Params, QualType, TypeId};

use crate::{
    Arg, Bits, Body, CallOp, Callee, EdgeId, EdgeList, Expr, ExprId, ExprKind, Function, FunctionId, Loc, LocId, Op,
    Place, Program, Storage, Var, VarId, VarSize,
};

/// Asks whether the allocation that follows succeeds. It gets the arguments of that call, which are evaluated whatever
/// the answer is.
pub const ALLOCATION_SUCCEEDS: &str = "__carve_allocation_succeeds";

impl Program {
    /// What a call allocates, if it names a function of the library that does.
    pub fn allocation(&self, call: &CallOp) -> Option<&'static Allocation> {
        match call.callee {
            Callee::Direct(function) => self.allocation_by(function),
            Callee::Pointer(_) => None,
        }
    }

    fn allocation_by(&self, function: FunctionId) -> Option<&'static Allocation> {
        let Function { name, body: None, .. } = self.functions[function] else { return None };
        match &lookup(plain_name(self.name(name)))?.role {
            Some(Role::Allocates(allocation)) => Some(allocation),
            _ => None,
        }
    }

    /// The function whose success this call asks for.
    pub fn asked_allocation(&self, ask: EdgeId) -> Option<&str> {
        if self.called_name(ask)? != ALLOCATION_SUCCEEDS {
            return None;
        }
        let behind = |edge: EdgeId| self.locs[self.edges[edge].target].outgoing.iter().copied();
        let succeeds = behind(ask).find(|&edge| matches!(self.edges[edge].op, Op::Assume { holds: true, .. }))?;
        self.called_name(behind(succeeds).next()?)
    }

    /// Makes every allocation one that may fail.
    pub fn let_allocations_fail(&mut self) {
        self.define_pointed_to();
        let result = self.types.bool_().into();
        let ty = self.types.function(FnType { result, params: Params::Unspecified });
        let name = self.names.intern(ALLOCATION_SUCCEEDS);
        let params = Box::default();
        let ask = self.functions.push(Function { name, ty, params, body: None, noreturn: false, span: Span::NONE });
        for edge in self.edges.ids() {
            let Op::Call(call) = &self.edges[edge].op else { continue };
            if let Some(allocation) = self.allocation(call).filter(|found| found.failure != Failure::Otherwise) {
                let call = (**call).clone();
                self.let_fail(edge, &call, allocation, ask);
            }
        }
    }

    /// Asks before the call, and goes past it if the answer is no.
    fn let_fail(&mut self, edge: EdgeId, call: &CallOp, allocation: &Allocation, ask: FunctionId) {
        let (source, target, span) = (self.edges[edge].source, self.edges[edge].target, self.edges[edge].span);
        let function = self.locs[source].function;
        let before = self.add_loc(function);
        self.locs[source].outgoing.retain(|other| *other != edge);
        self.edges[edge].source = before;
        self.locs[before].outgoing.push(edge);

        let asks_at = match allocation.failure {
            Failure::NullUnlessFreeing => self.unless_freeing(source, before, call, allocation, span),
            Failure::Null | Failure::Otherwise => source,
        };
        let (answered, failed) = (self.add_loc(function), self.add_loc(function));
        let truth = self.types.bool_();
        let answer = Place::var(self.add_var("succeeds", truth, Storage::Temp, function));
        let asking = CallOp {
            result: Some(answer),
            callee: Callee::Direct(ask),
            args: call.args.clone(),
            ty: self.functions[ask].ty,
        };
        self.add_edge(asks_at, answered, Op::Call(Box::new(asking)), span);
        let condition = self.expr(ExprKind::Read(answer), truth);
        self.branch(answered, condition, before, failed, span);
        let result = self.types.as_function(call.ty).map(|function| function.result.ty);
        let fails = match (call.result, result) {
            (None, _) => Op::Noop,
            (Some(place), Some(ty)) if self.is_scalar(ty) => {
                Op::Assign { place, value: self.expr(ExprKind::Const(Bits::new(0)), ty) }
            }
            _ => Op::Unsupported("an allocation that may fail and gives no pointer".into()),
        };
        self.add_edge(failed, target, fails, span);
    }

    /// Leads to the call where a block shall become one of no bytes. Gives where the others are asked.
    fn unless_freeing(&mut self, source: LocId, before: LocId, call: &CallOp, of: &Allocation, span: Span) -> LocId {
        let scalar = |index: usize| match call.args.get(index) {
            Some(Arg::Scalar(x)) => Some(*x),
            Some(Arg::Aggregate { .. }) | None => None,
        };
        let sizes: Vec<ExprId> = of.sizes.iter().filter_map(|&size| scalar(size)).collect();
        let (Some(block), Some((&last, others))) = (scalar(0), sizes.split_last()) else { return source };
        let function = self.locs[source].function;
        let (asks_at, mut at) = (self.add_loc(function), self.add_loc(function));
        self.branch(source, block, at, asks_at, span);
        for &size in others {
            let next = self.add_loc(function);
            self.branch(at, size, next, before, span);
            at = next;
        }
        self.branch(at, last, asks_at, before, span);
        asks_at
    }

    /// A pointer to a function that allocates leads to one that calls it, so that calls through it may fail as others do.
    fn define_pointed_to(&mut self) {
        let pointed_to = |x: ExprId| match self.exprs[x].kind {
            ExprKind::Function(function) => Some(function),
            _ => None,
        };
        let pointed_to: FxHashSet<FunctionId> = self.exprs.ids().filter_map(pointed_to).collect();
        for function in self.functions.ids() {
            let Some(allocation) = self.allocation_by(function) else { continue };
            if allocation.failure != Failure::Otherwise && pointed_to.contains(&function) {
                self.define(function);
            }
        }
    }

    /// The library's function becomes another one, which all direct calls go to.
    fn define(&mut self, outer: FunctionId) {
        let library = Function { params: Box::default(), ..self.functions[outer].clone() };
        let (name, ty, span) = (self.name(library.name).to_owned(), library.ty, library.span);
        let inner = self.functions.push(library);
        for edge in self.edges.iter_mut() {
            if let Op::Call(call) = &mut edge.op
                && call.callee == Callee::Direct(outer)
            {
                call.callee = Callee::Direct(inner);
            }
        }
        let (entry, called, exit) = (self.add_loc(outer), self.add_loc(outer), self.add_loc(outer));
        self.functions[outer].name = self.names.intern(&format!("<{name}>"));
        self.functions[outer].body = Some(Body { entry, exit });
        let FnType { result, params } = self.types.as_function(ty).expect("functions have such types").clone();
        let params = match params {
            Params::Prototype { params, variadic: false }
                if self.is_scalar(result.ty) && params.iter().all(|param| self.is_scalar(param.ty)) =>
            {
                params
            }
            Params::Prototype { .. } | Params::Unspecified => {
                let what = format!("a call through a pointer of `{name}`, which may fail and has no prototype");
                self.add_edge(entry, called, Op::Unsupported(what.into()), span);
                return;
            }
        };
        let params: Box<[VarId]> =
            params.iter().map(|param| self.add_var("argument", param.ty, Storage::Param, outer)).collect();
        let read = |p: &mut Program, var: VarId| p.expr(ExprKind::Read(Place::var(var)), p.vars[var].ty.ty);
        let args = params.iter().map(|&param| Arg::Scalar(read(self, param))).collect();
        self.functions[outer].params = params;
        let given = self.add_var("block", result.ty, Storage::Temp, outer);
        let call = CallOp { result: Some(Place::var(given)), callee: Callee::Direct(inner), args, ty };
        self.add_edge(entry, called, Op::Call(Box::new(call)), span);
        let given = Arg::Scalar(read(self, given));
        self.add_edge(called, exit, Op::Return(Some(given)), span);
    }

    pub(crate) fn branch(&mut self, at: LocId, condition: ExprId, holds: LocId, fails: LocId, span: Span) {
        self.add_edge(at, holds, Op::Assume { condition, holds: true }, span);
        self.add_edge(at, fails, Op::Assume { condition, holds: false }, span);
    }

    pub(crate) fn is_scalar(&self, ty: TypeId) -> bool {
        self.types.scalar(ty).is_some()
    }

    pub(crate) fn expr(&mut self, kind: ExprKind, ty: TypeId) -> ExprId {
        let scalar = self.types.scalar(ty).expect("others are not asked for");
        self.exprs.intern(Expr { kind, ty, scalar })
    }

    pub(crate) fn add_loc(&mut self, function: FunctionId) -> LocId {
        self.locs.push(Loc { function, label: None, outgoing: EdgeList::new(), incoming: EdgeList::new() })
    }

    pub(crate) fn add_var(&mut self, name: &str, ty: TypeId, storage: Storage, function: FunctionId) -> VarId {
        self.vars.push(Var {
            name: self.names.intern(name),
            ty: QualType::plain(ty),
            storage,
            function: Some(function),
            size: VarSize::Bytes(self.types.size_of(ty).unwrap_or(0)),
            align: self.types.preferred_align(ty).unwrap_or(1),
            span: Span::NONE,
            address_taken: false,
        })
    }
}
