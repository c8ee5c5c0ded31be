//! Building one function: points, edges between them, the point where lowering stands, and temporaries.
//!
//! A jump from a point that has no outgoing edge yet costs no edge: the point becomes another name of its target.
//! `prune` turns the finished graph into locations and edges of the program.

use cfa::{Arg, ExprId, Op, Place, Storage, Var, VarId, VarSize};
use index::{Id, IndexVec, Symbol, define_id};
use sema::typed::{self, StmtId};
use source::Span;
use types::{QualType, Scalar, Type, TypeId};

use crate::effects::Effects;
use crate::simplify::VarFacts;
use crate::{Cx, cfa_function};

define_id!(/// A location under construction.
    pub(crate) Point, "point");

pub(crate) struct PointData {
    pub label: Option<Symbol>,
    /// Another name of that point.
    pub same_as: Option<Point>,
    /// An edge or a jump leads here.
    pub is_target: bool,
}

pub(crate) struct GraphEdge {
    pub source: Point,
    pub target: Point,
    pub op: Op,
    pub span: Span,
}

pub(crate) struct Graph {
    pub points: IndexVec<Point, PointData>,
    pub edges: Vec<GraphEdge>,
    /// Where lowering stands; `None` in unreachable code. The point has no outgoing edges.
    at: Option<Point>,
    pub entry: Point,
    pub exit: Point,
}

impl Graph {
    pub fn new() -> Self {
        let mut graph = Graph {
            points: IndexVec::new(),
            edges: Vec::new(),
            at: None,
            entry: Point::from_usize(0),
            exit: Point::from_usize(1),
        };
        graph.reset();
        graph
    }

    /// An empty graph that stands at its entry.
    pub fn reset(&mut self) {
        self.points.truncate(0);
        self.edges.clear();
        self.entry = self.point();
        self.exit = self.point();
        self.at = Some(self.entry);
    }

    pub fn point(&mut self) -> Point {
        self.points.push(PointData { label: None, same_as: None, is_target: false })
    }

    pub fn is_dead(&self) -> bool {
        self.at.is_none()
    }

    /// Follows other names to the point itself.
    pub fn resolve(&self, mut point: Point) -> Point {
        while let Some(next) = self.points[point].same_as {
            point = next;
        }
        point
    }

    /// An edge to a new point, where lowering then stands.
    pub fn emit(&mut self, op: Op, span: Span) {
        if self.at.is_some() {
            let next = self.point();
            self.emit_to(op, next, span);
            self.at = Some(next);
        }
    }

    /// An edge to `target`; what follows is unreachable until a point is entered.
    pub fn emit_to(&mut self, op: Op, target: Point, span: Span) {
        if let Some(source) = self.at.take() {
            self.points[target].is_target = true;
            self.edges.push(GraphEdge { source, target, op, span });
        }
    }

    /// Two edges on the same condition.
    pub fn branch(&mut self, condition: ExprId, then: Point, otherwise: Point, span: Span) {
        let at = self.at;
        self.emit_to(Op::Assume { condition, holds: true }, then, span);
        self.at = at;
        self.emit_to(Op::Assume { condition, holds: false }, otherwise, span);
    }

    /// Goes on at `target` without an edge where possible. The entry stays a point without incoming edges.
    pub fn go_to(&mut self, target: Point, span: Span) {
        let Some(at) = self.at else { return };
        if at == self.entry || self.resolve(target) == at {
            self.emit_to(Op::Noop, target, span);
        } else {
            self.at = None;
            self.points[target].is_target = true;
            self.points[at].same_as = Some(target);
        }
    }

    /// Stands at `point`, to which all jumps are known.
    pub fn enter(&mut self, point: Point) {
        debug_assert!(self.at.is_none(), "the code before must have gone somewhere");
        self.at = self.points[point].is_target.then_some(point);
    }

    /// Falls into `point` and stands there even if the jumps to it are still to come.
    pub fn enter_label(&mut self, point: Point, span: Span) {
        self.go_to(point, span);
        self.at = Some(point);
    }
}

impl Cx<'_> {
    pub(crate) fn lower_function(&mut self, id: typed::FunctionId, body: StmtId) {
        let typed = self.typed;
        let function = &typed.functions[id];
        self.function = cfa_function(id);
        let first_temp = self.vars.next_id();
        self.graph.reset();
        self.labels.clear();
        self.taken_labels.clear();
        self.collect_labels(body, &mut Vec::new());
        self.refuse_null_params(id);
        self.function_body(body);
        if !self.graph.is_dead() {
            let result = self.implicit_result(id);
            self.graph.emit_to(Op::Return(result), self.graph.exit, function.end);
        }
        self.open_addressed_temps(first_temp);
        self.finish_function();
        debug_assert!(self.scopes.is_empty() && self.jumps.is_empty() && self.switches.is_empty());
    }

    /// gcc takes comparisons of parameters that are declared `nonnull` for decided, even without optimisation.
    fn refuse_null_params(&mut self, id: typed::FunctionId) {
        let nonnull = self.typed.functions[id].nonnull;
        if nonnull == 0 {
            return;
        }
        let params = self.functions[self.function].params.clone();
        for (number, &param) in params.iter().enumerate().take(64) {
            let (ty, span) = (self.vars[param].ty.ty, self.vars[param].span);
            if nonnull >> number & 1 == 0 || self.exprs.types.scalar(ty) != Some(Scalar::Pointer) {
                continue;
            }
            let value = self.exprs.read(Place::var(param), ty);
            let (given, null) = (self.graph.point(), self.graph.point());
            let condition = self.exprs.boolean(value);
            self.graph.branch(condition, given, null, span);
            self.graph.enter(null);
            self.emit(Op::Unsupported("null for a parameter that is declared `nonnull`".into()), span);
            self.graph.go_to(given, span);
            self.graph.enter(given);
        }
    }

    /// Reaching the end of `main` returns zero.
    fn implicit_result(&mut self, id: typed::FunctionId) -> Option<Arg> {
        let function = &self.typed.functions[id];
        let Type::Function(signature) = self.exprs.types.get(function.ty) else { return None };
        let result = signature.result.ty;
        let is_main = &self.names[function.name] == "main" && self.exprs.types.is_integer(result);
        is_main.then(|| Arg::Scalar(self.exprs.zero(result)))
    }

    /// A new temporary of the current function.
    pub(crate) fn temp(&mut self, ty: TypeId) -> VarId {
        let types = &self.exprs.types;
        let size = types.size_of(ty).unwrap_or(0);
        let align = types.preferred_align(ty).unwrap_or(1);
        self.exprs.vars.push(VarFacts { changed_by: Effects::NONE, address_taken: false });
        self.vars.push(Var {
            name: self.temp_name,
            ty: QualType::plain(ty),
            storage: Storage::Temp,
            function: Some(self.function),
            size: VarSize::Bytes(size),
            align,
            span: Span::NONE,
            address_taken: false,
        })
    }

    /// An array inside of a record rvalue has an address, which no temporary may have. Such temporaries become locals
    /// of the outermost block: they live longer than the expression that made them.
    fn open_addressed_temps(&mut self, first: VarId) {
        let made = (first.index()..self.vars.len()).map(VarId::from_usize);
        let addressed: Vec<VarId> = made.filter(|&var| self.exprs.vars[var].address_taken).collect();
        if addressed.is_empty() {
            return;
        }
        for &var in &addressed {
            self.vars[var].storage = Storage::Local;
        }
        match self.graph.edges.first_mut() {
            Some(GraphEdge { source, op: Op::Open(vars), .. }) if *source == self.graph.entry => {
                *vars = vars.iter().copied().chain(addressed).collect();
            }
            _ => {
                let (source, target) = (self.graph.point(), self.graph.entry);
                let op = Op::Open(addressed.into());
                self.graph.edges.insert(0, GraphEdge { source, target, op, span: self.functions[self.function].span });
                self.graph.entry = source;
            }
        }
    }

    pub(crate) fn emit(&mut self, op: Op, span: Span) {
        self.graph.emit(op, span);
    }

    /// Stores a scalar in a temporary, now, and returns the reading of it. Values that nothing can change stay.
    pub(crate) fn capture(&mut self, x: ExprId, span: Span) -> ExprId {
        if self.graph.is_dead() || self.exprs.changed_by(x) == Effects::NONE {
            return x;
        }
        self.force_capture(x, span)
    }

    pub(crate) fn force_capture(&mut self, x: ExprId, span: Span) -> ExprId {
        let ty = self.exprs.ty(x);
        let place = Place::var(self.temp(ty));
        self.emit(Op::Assign { place, value: x }, span);
        self.exprs.read(place, ty)
    }

    /// Saves `x` if one of the effects that come before its use may change it.
    pub(crate) fn protect(&mut self, x: ExprId, effects: Effects, span: Span) -> ExprId {
        if self.exprs.changed_by(x).meets(effects) { self.capture(x, span) } else { x }
    }

    /// Keeps expressions shallow, so that no reader of them needs to guard its stack.
    pub(crate) fn limit_depth(&mut self, x: ExprId, span: Span) -> ExprId {
        const LIMIT: u8 = 90;
        if self.exprs.depth(x) < LIMIT || self.graph.is_dead() { x } else { self.force_capture(x, span) }
    }
}
