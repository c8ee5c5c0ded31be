//! Functions of the library that call the program back.
//!
//! `qsort` and `bsearch` compare elements in an order that the standard leaves open. [`Program::define_callbacks`] gives
//! each call a function of its own, with a body in which any elements are compared, any number of times, while all of
//! them may change places: whatever a library does, there is a path for it. Where an execution comes to such a function,
//! it calls the library instead ([`Program::is_library_model`]), so that it does what one library does.
//!
//! `atexit` puts a handler before others that wait in variables of the library, and `exit` calls them one by one before the
//! program ends. Where it may end with handlers in another way, `atexit` has no body and stays unsupported.

use library::{Ending, Role, lookup};
use source::Span;
use types::{FnType, IntKind, Params, TypeId};

use crate::{
    Arg, Bits, Body, CallOp, Callee, EdgeId, ExprId, ExprKind, Function, FunctionId, LocId, Op, Place, Program,
    Storage, VarId,
};

/// Whether the library goes on to compare.
pub const GOES_ON: &str = "__carve_goes_on";
/// Any element of an array, given by its beginning, the number of its elements and their size.
pub const ELEMENT: &str = "__carve_element";
/// Elements of such an array change places.
pub const REARRANGE: &str = "__carve_rearrange";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Sort,
    Search,
    Register,
    Exit,
}

/// More handlers than this are unsupported.
const MOST_HANDLERS: usize = 32;

impl Kind {
    fn named(name: &str) -> Option<Kind> {
        match lookup(name)?.role {
            Some(Role::CallsBackToSort) => Some(Kind::Sort),
            Some(Role::CallsBackToSearch) => Some(Kind::Search),
            Some(Role::AtExit(_)) => Some(Kind::Register),
            Some(Role::Ends(Ending::WithHandlers)) => Some(Kind::Exit),
            _ => None,
        }
    }
    /// The parameter that an array begins with; the number of elements and their size follow.
    fn array(self) -> usize {
        (self == Kind::Search) as usize
    }
    fn parameters(self) -> usize {
        match self {
            Kind::Sort => 4,
            Kind::Search => 5,
            Kind::Register | Kind::Exit => 1,
        }
    }
}

/// A body that is being made.
struct Model {
    function: FunctionId,
    params: Box<[VarId]>,
    /// Where it is called.
    span: Span,
    entry: LocId,
    exit: LocId,
    result: TypeId,
    /// The function that it stands for.
    library: FunctionId,
}

impl Program {
    /// Whether the body of a function stands for one of the library. Nobody wrote it.
    pub fn is_library_model(&self, function: FunctionId) -> bool {
        let Function { name, body, span, .. } = &self.functions[function];
        body.is_some() && span.is_none() && Kind::named(self.name(*name)).is_some()
    }

    /// Whether the library is to call the program back.
    pub fn has_callbacks(&self) -> bool {
        self.edges.ids().any(|edge| self.callback(edge).is_some_and(|(kind, _)| kind != Kind::Exit))
    }

    /// Gives those calls bodies.
    pub fn define_callbacks(&mut self) {
        let handlers = self.handlers();
        for edge in self.edges.ids() {
            if let Some((kind, call)) = self.callback(edge) {
                let call = call.clone();
                self.define_callback(edge, &call, kind, &handlers);
            }
        }
    }

    /// Variables for those who wait to be called at exit, if there are any.
    fn handlers(&mut self) -> Vec<VarId> {
        let registered = |edge: EdgeId| match self.callback(edge) {
            Some((Kind::Register, call)) => match self.types.as_function(call.ty)?.params {
                Params::Prototype { ref params, .. } => params.first().map(|param| param.ty),
                Params::Unspecified => None,
            },
            _ => None,
        };
        let ty = self.edges.ids().find_map(registered).filter(|&ty| self.called_by(ty).is_some());
        let Some(ty) = ty.filter(|_| !self.may_end_otherwise()) else {
            return Vec::new();
        };
        let handler = |program: &mut Program| {
            let var = program.add_var("handler", ty, Storage::Static, program.start);
            program.vars[var].function = None;
            var
        };
        (0..MOST_HANDLERS).map(|_| handler(self)).collect()
    }

    /// Whether the program may end with handlers by another way than a plain call of `exit`.
    fn may_end_otherwise(&self) -> bool {
        let ends = |function: FunctionId| {
            let Function { name, body, noreturn, .. } = &self.functions[function];
            body.is_none() && Ending::of(self.name(*name)).map_or(*noreturn, |ending| ending == Ending::WithHandlers)
        };
        let is_pointed_to = |x: ExprId| matches!(self.exprs[x].kind, ExprKind::Function(function) if ends(function));
        let is_called = |edge: EdgeId| {
            let Op::Call(call) = &self.edges[edge].op else { return false };
            let Callee::Direct(function) = call.callee else { return false };
            let has_model = self.callback(edge).is_some_and(|(kind, call)| kind == Kind::Exit && self.fits(kind, call));
            ends(function) && !has_model
        };
        self.exprs.ids().any(is_pointed_to) || self.edges.ids().any(is_called)
    }

    /// Whether a call is as its header declares it.
    fn fits(&self, kind: Kind, call: &CallOp) -> bool {
        let Some(FnType { result, params: Params::Prototype { params, variadic: false } }) =
            self.types.as_function(call.ty)
        else {
            return false;
        };
        params.len() == kind.parameters()
            && params.iter().all(|param| self.is_scalar(param.ty))
            && self.types.is_void(result.ty) == matches!(kind, Kind::Sort | Kind::Exit)
    }

    fn callback(&self, edge: EdgeId) -> Option<(Kind, &CallOp)> {
        let Op::Call(call) = &self.edges[edge].op else { return None };
        let Callee::Direct(function) = call.callee else { return None };
        let Function { name, body: None, .. } = self.functions[function] else { return None };
        Some((Kind::named(self.name(name))?, call))
    }

    /// Leaves a call alone that is not as its header declares it.
    fn define_callback(&mut self, edge: EdgeId, call: &CallOp, kind: Kind, handlers: &[VarId]) {
        let Callee::Direct(library) = call.callee else { return };
        let Some(FnType { result, params: Params::Prototype { params, variadic: false } }) =
            self.types.as_function(call.ty).cloned()
        else {
            return;
        };
        let is_known = match (kind, handlers) {
            (Kind::Sort | Kind::Search, _) => {
                params.last().is_some_and(|param| self.called_by(param.ty).is_some_and(|ty| self.gives_int(ty)))
            }
            (Kind::Register | Kind::Exit, handlers) => !handlers.is_empty(),
        };
        if !is_known || !self.fits(kind, call) {
            return;
        }
        let Function { name, noreturn, .. } = self.functions[library];
        let new = Function { name, ty: call.ty, params: Box::default(), body: None, noreturn, span: Span::NONE };
        let function = self.functions.push(new);
        let params: Box<[VarId]> =
            params.iter().map(|param| self.add_var("argument", param.ty, Storage::Param, function)).collect();
        let (entry, exit) = (self.add_loc(function), self.add_loc(function));
        self.functions[function].params = params.clone();
        self.functions[function].body = Some(Body { entry, exit });
        let span = self.edges[edge].span;
        let model = Model { function, params, span, entry, exit, result: result.ty, library };
        match kind {
            Kind::Sort => self.define_sort(&model),
            Kind::Search => self.define_search(&model),
            Kind::Register => self.define_registration(&model, handlers),
            Kind::Exit => self.define_exit(&model, handlers),
        }
        let Op::Call(call) = &mut self.edges[edge].op else { return };
        call.callee = Callee::Direct(function);
    }

    fn define_sort(&mut self, model: &Model) {
        let head = self.add_loc(model.function);
        let array = self.array_of(model, Kind::Sort);
        let given = self.refuse_null(model);
        self.ask(model, given, head, REARRANGE, array.clone(), None);
        let (more, done) = self.either(model, head);
        let element = self.vars[model.params[0]].ty.ty;
        let (one, next) = self.element_of(model, more, &array, element);
        let (other, next) = self.element_of(model, next, &array, element);
        let compared = self.add_loc(model.function);
        let int = self.types.int(IntKind::Int);
        let order = self.add_var("order", int, Storage::Temp, model.function);
        self.compare(model, next, compared, [one, other], order);
        self.ask(model, compared, head, REARRANGE, array, None);
        self.add_edge(done, model.exit, Op::Return(None), model.span);
    }

    fn define_search(&mut self, model: &Model) {
        let (head, found) = (self.add_loc(model.function), self.add_loc(model.function));
        let given = self.refuse_null(model);
        self.add_edge(given, head, Op::Noop, model.span);
        let (more, done) = self.either(model, head);
        let array = self.array_of(model, Kind::Search);
        let (element, next) = self.element_of(model, more, &array, model.result);
        let compared = self.add_loc(model.function);
        let int = self.types.int(IntKind::Int);
        let order = self.add_var("order", int, Storage::Temp, model.function);
        let key = self.read(model.params[0]);
        self.compare(model, next, compared, [key, element], order);
        let differs = self.read(order);
        self.branch(compared, differs, head, found, model.span);
        self.add_edge(found, model.exit, Op::Return(Some(Arg::Scalar(element))), model.span);
        let null = self.expr(ExprKind::Const(Bits::new(0)), model.result);
        self.add_edge(done, model.exit, Op::Return(Some(Arg::Scalar(null))), model.span);
    }

    /// A null pointer must not be given, even where nothing comes to be called: it is as if it were called at once.
    fn refuse_null(&mut self, model: &Model) -> LocId {
        let locs = [(); 4].map(|()| self.add_loc(model.function));
        let [given, null, called, nowhere] = locs;
        let pointer = self.read(*model.params.last().expect("it is the last parameter"));
        self.branch(model.entry, pointer, given, null, model.span);
        let ty = self.exprs[pointer].ty;
        let zero = self.expr(ExprKind::Const(Bits::new(0)), ty);
        let ty = self.called_by(ty).expect("others have no model");
        let params = match self.types.as_function(ty) {
            Some(FnType { params: Params::Prototype { params, .. }, .. }) => params.clone(),
            _ => Default::default(),
        };
        let args = params.iter().map(|param| Arg::Scalar(self.expr(ExprKind::Const(Bits::new(0)), param.ty))).collect();
        let call = CallOp { result: None, callee: Callee::Pointer(zero), args, ty };
        self.add_edge(null, called, Op::Call(Box::new(call)), model.span);
        self.add_edge(called, nowhere, Op::Unsupported("a null pointer to a function".into()), model.span);
        given
    }

    /// A new handler comes before the others.
    fn define_registration(&mut self, model: &Model, handlers: &[VarId]) {
        let (full, free) = (self.add_loc(model.function), self.add_loc(model.function));
        let last = self.read(handlers[handlers.len() - 1]);
        let given = self.refuse_null(model);
        self.branch(given, last, full, free, model.span);
        let nowhere = self.add_loc(model.function);
        let what = format!("more than {MOST_HANDLERS} functions that are called at exit");
        self.add_edge(full, nowhere, Op::Unsupported(what.into()), model.span);
        let mut at = free;
        for pair in handlers.windows(2).rev() {
            at = self.assign(model, at, pair[1], pair[0]);
        }
        at = self.assign(model, at, handlers[0], model.params[0]);
        let zero = self.expr(ExprKind::Const(Bits::new(0)), model.result);
        self.add_edge(at, model.exit, Op::Return(Some(Arg::Scalar(zero))), model.span);
    }

    /// Each handler is taken out before it is called: it may exit, or register others.
    fn define_exit(&mut self, model: &Model, handlers: &[VarId]) {
        let locs = [(); 4].map(|()| self.add_loc(model.function));
        let [head, more, done, ended] = locs;
        self.add_edge(model.entry, head, Op::Noop, model.span);
        let first = self.read(handlers[0]);
        self.branch(head, first, more, done, model.span);
        let ty = self.vars[handlers[0]].ty.ty;
        let handler = self.add_var("handler", ty, Storage::Temp, model.function);
        let mut at = self.assign(model, more, handler, handlers[0]);
        for pair in handlers.windows(2) {
            at = self.assign(model, at, pair[0], pair[1]);
        }
        let emptied = self.add_loc(model.function);
        let null = self.expr(ExprKind::Const(Bits::new(0)), ty);
        let place = Place::var(handlers[handlers.len() - 1]);
        self.add_edge(at, emptied, Op::Assign { place, value: null }, model.span);
        let callee = Callee::Pointer(self.read(handler));
        let ty = self.called_by(ty).expect("there are such handlers only");
        let call = CallOp { result: None, callee, args: Box::default(), ty };
        self.add_edge(emptied, head, Op::Call(Box::new(call)), model.span);
        let args = model.params.iter().map(|&param| Arg::Scalar(self.read(param))).collect();
        let ty = self.functions[model.function].ty;
        let call = CallOp { result: None, callee: Callee::Direct(model.library), args, ty };
        self.add_edge(done, ended, Op::Call(Box::new(call)), model.span);
    }

    /// Gives one variable the value of another.
    fn assign(&mut self, model: &Model, from: LocId, to: VarId, value: VarId) -> LocId {
        let next = self.add_loc(model.function);
        let value = self.read(value);
        self.add_edge(from, next, Op::Assign { place: Place::var(to), value }, model.span);
        next
    }

    /// The type of the functions that a pointer leads to.
    fn called_by(&self, pointer: TypeId) -> Option<TypeId> {
        let pointee = self.types.pointee(pointer)?.ty;
        self.types.is_function(pointee).then_some(pointee)
    }

    fn gives_int(&self, function: TypeId) -> bool {
        self.types.as_function(function).is_some_and(|function| function.result.ty == self.types.int(IntKind::Int))
    }

    /// The array, the number of its elements and their size.
    fn array_of(&mut self, model: &Model, kind: Kind) -> Box<[Arg]> {
        let array = &model.params[kind.array()..kind.array() + 3];
        array.iter().map(|&param| Arg::Scalar(self.read(param))).collect()
    }

    /// Goes on in two ways.
    fn either(&mut self, model: &Model, at: LocId) -> (LocId, LocId) {
        let locs = [(); 3].map(|()| self.add_loc(model.function));
        let [asked, more, done] = locs;
        let truth = self.types.bool_();
        let answer = self.add_var("goes_on", truth, Storage::Temp, model.function);
        self.ask(model, at, asked, GOES_ON, Box::default(), Some(answer));
        let condition = self.read(answer);
        self.branch(asked, condition, more, done, model.span);
        (more, done)
    }

    /// A pointer to any element, and where it is there.
    fn element_of(&mut self, model: &Model, at: LocId, array: &[Arg], ty: TypeId) -> (ExprId, LocId) {
        let next = self.add_loc(model.function);
        let element = self.add_var("element", ty, Storage::Temp, model.function);
        self.ask(model, at, next, ELEMENT, array.into(), Some(element));
        (self.read(element), next)
    }

    fn compare(&mut self, model: &Model, from: LocId, to: LocId, args: [ExprId; 2], result: VarId) {
        let comparison = self.read(*model.params.last().expect("it is the last parameter"));
        let ty = self.called_by(self.exprs[comparison].ty).expect("others have no model");
        let callee = Callee::Pointer(comparison);
        let args = args.into_iter().map(Arg::Scalar).collect();
        let call = CallOp { result: Some(Place::var(result)), callee, args, ty };
        self.add_edge(from, to, Op::Call(Box::new(call)), model.span);
    }

    /// Calls a function that only analyses know.
    fn ask(&mut self, model: &Model, from: LocId, to: LocId, name: &str, args: Box<[Arg]>, result: Option<VarId>) {
        let gives = result.map_or(self.types.void(), |result| self.vars[result].ty.ty);
        let ty = self.types.function(FnType { result: gives.into(), params: Params::Unspecified });
        let name = self.names.intern(name);
        let function = Function { name, ty, params: Box::default(), body: None, noreturn: false, span: Span::NONE };
        let callee = Callee::Direct(self.functions.push(function));
        let call = CallOp { result: result.map(Place::var), callee, args, ty };
        self.add_edge(from, to, Op::Call(Box::new(call)), model.span);
    }

    fn read(&mut self, var: VarId) -> ExprId {
        self.expr(ExprKind::Read(Place::var(var)), self.vars[var].ty.ty)
    }
}
