//! The function `<start>`: static initialisers, the call of the entry function, `exit`.

use cfa::{Arg, CallOp, Callee, ExprId, Function, FunctionId, Op, Place, Storage, Var, VarId, VarSize};
use index::Id;
use source::Span;
use types::{FnType, IntKind, Params, QualType, Scalar, Type, TypeId};

use crate::effects::Effects;
use crate::simplify::VarFacts;
use crate::{Cx, cfa_function};

pub(crate) struct Start {
    pub function: FunctionId,
    pub argc: VarId,
    pub argv: VarId,
}

impl Cx<'_> {
    pub(crate) fn lower_start(&mut self, entry: FunctionId) -> Start {
        let types = &mut self.exprs.types;
        let (int, void, char_) = (types.int(IntKind::Int), types.void(), types.char_());
        let string = types.pointer_to(char_);
        let strings = types.pointer_to(string);
        let argc = self.environment_var("argc", int);
        let argv = self.environment_var("argv", strings);
        let exit = self.library_function("exit", void, &[int], true);
        let ty = self.prototype(void, &[]);
        let name = self.names.intern("<start>");
        let span = self.functions[entry].span;
        let params = Box::default();
        let typed = self.typed;
        let fini: Vec<FunctionId> = typed.destructors.iter().rev().filter_map(|group| self.lower_fini(group)).collect();
        let start = self.functions.push(Function { name, ty, params, body: None, noreturn: true, span: Span::NONE });

        self.function = start;
        self.graph.reset();
        for (what, span) in &typed.refusals {
            self.emit(Op::Unsupported(what.clone()), *span);
        }
        for &var in &typed.static_inits {
            self.init_static(var);
        }
        self.call_constructors(&fini, argc, argv);
        let status = self.call_entry(entry, argc, argv, span);
        self.call_direct(exit, Box::new([Arg::Scalar(status)]), span);
        self.graph.emit_to(Op::Return(None), self.graph.exit, span);
        self.finish_function();
        Start { function: start, argc, argv }
    }

    /// Constructors run before the entry function. Destructors run when the program exits, after all that `atexit`
    /// registers: glibc registers a handler of its own that calls them, before anything else.
    fn call_constructors(&mut self, fini: &[FunctionId], argc: VarId, argv: VarId) {
        let typed = self.typed;
        for &fini in fini {
            let span = self.functions[fini].span;
            let pointer = self.exprs.types.pointer_to(self.functions[fini].ty);
            let address = self.exprs.function(fini, pointer);
            let int = self.exprs.int_ty();
            let atexit = self.library_function("atexit", int, &[pointer], false);
            self.call_direct(atexit, Box::new([Arg::Scalar(address)]), span);
        }
        for &constructor in &typed.constructors {
            let span = typed.functions[constructor].span;
            self.note_use(constructor, span);
            let args = self.entry_arguments(cfa_function(constructor), argc, argv);
            self.call_direct(cfa_function(constructor), args, span);
        }
    }

    /// A function `<fini>`, which calls a group of destructors.
    fn lower_fini(&mut self, group: &[sema::typed::FunctionId]) -> Option<FunctionId> {
        let typed = self.typed;
        let span = typed.functions[*group.first()?].span;
        let void = self.exprs.types.void();
        let ty = self.prototype(void, &[]);
        let name = self.names.intern("<fini>");
        let fini =
            self.functions.push(Function { name, ty, params: Box::default(), body: None, noreturn: false, span });
        self.function = fini;
        self.graph.reset();
        for &destructor in group {
            let span = typed.functions[destructor].span;
            self.note_use(destructor, span);
            if !typed.functions[destructor].params.is_empty() {
                self.emit(Op::Unsupported("destructor with parameters".into()), span);
            }
            self.call_direct(cfa_function(destructor), Box::default(), span);
        }
        self.graph.emit_to(Op::Return(None), self.graph.exit, span);
        self.finish_function();
        Some(fini)
    }

    fn call_direct(&mut self, function: FunctionId, args: Box<[Arg]>, span: Span) {
        let ty = self.functions[function].ty;
        let call = CallOp { result: None, callee: Callee::Direct(function), args, ty };
        self.emit(Op::Call(Box::new(call)), span);
    }

    /// Calls the entry function; its result as `int`.
    fn call_entry(&mut self, entry: FunctionId, argc: VarId, argv: VarId, span: Span) -> ExprId {
        let int = self.exprs.int_ty();
        let args = self.entry_arguments(entry, argc, argv);
        let ty = self.functions[entry].ty;
        let result = self.exprs.types.as_function(ty).map_or(int, |function| function.result.ty);
        let temp = match self.exprs.types.scalar(result) {
            Some(Scalar::Int(_)) => Some(Place::var(self.temp(result))),
            Some(Scalar::Float(_) | Scalar::Pointer) | None => None,
        };
        let call = CallOp { result: temp, callee: Callee::Direct(entry), args, ty };
        self.emit(Op::Call(Box::new(call)), span);
        match temp {
            Some(temp) => {
                let value = self.exprs.read(temp, result);
                self.exprs.convert(value, int)
            }
            None => self.exprs.int(0),
        }
    }

    fn entry_arguments(&mut self, function: FunctionId, argc: VarId, argv: VarId) -> Box<[Arg]> {
        let params = self.functions[function].params.clone();
        let argument = |(number, &param): (usize, &VarId)| {
            let ty = self.vars[param].ty.ty;
            self.entry_argument(number, ty, argc, argv)
        };
        params.iter().enumerate().map(argument).collect()
    }

    /// The count, the vectors, and what nobody knows for everything else.
    fn entry_argument(&mut self, number: usize, ty: TypeId, argc: VarId, argv: VarId) -> Arg {
        let source = match (number, self.exprs.types.scalar(ty)) {
            (0, Some(Scalar::Int(_))) => Some(argc),
            (1, Some(Scalar::Pointer)) => Some(argv),
            (2, Some(Scalar::Pointer)) => Some(self.environ()),
            (_, Some(_)) => Some(self.unknown_var(number, ty)),
            (_, None) => None,
        };
        match source {
            Some(var) => {
                let value = self.exprs.read(Place::var(var), self.vars[var].ty.ty);
                let is_bool = self.exprs.types.is_bool(ty);
                Arg::Scalar(if is_bool { self.exprs.boolean(value) } else { self.exprs.convert(value, ty) })
            }
            None => {
                let bytes = self.size_in_bytes(ty);
                Arg::Aggregate { place: Place::var(self.unknown_var(number, ty)), ty, bytes }
            }
        }
    }

    /// The library's variable that leads to the same vector as the third parameter of `main`.
    fn environ(&mut self) -> VarId {
        let is_it = |&var: &VarId| {
            let var = &self.vars[var];
            var.storage == Storage::External && matches!(&self.names[var.name], "environ" | "__environ")
        };
        if let Some(declared) = self.vars.ids().find(is_it) {
            return declared;
        }
        let char_ = self.exprs.types.char_();
        let string = self.exprs.types.pointer_to(char_);
        let strings = self.exprs.types.pointer_to(string);
        let var = self.environment_var("environ", strings);
        self.vars[var].storage = Storage::External;
        var
    }

    /// An object of the environment that holds whatever it may.
    fn unknown_var(&mut self, number: usize, ty: TypeId) -> VarId {
        let var = self.environment_var(&format!("argument_{}", number + 1), ty);
        self.vars[var].storage = Storage::External;
        var
    }

    fn environment_var(&mut self, name: &str, ty: TypeId) -> VarId {
        self.exprs.vars.push(VarFacts { changed_by: Effects::MEMORY, address_taken: false });
        self.vars.push(Var {
            name: self.names.intern(name),
            ty: QualType::plain(ty),
            storage: Storage::Static,
            function: None,
            size: VarSize::Bytes(self.exprs.types.size_of(ty).unwrap_or(0)),
            align: self.exprs.types.preferred_align(ty).unwrap_or(1),
            span: Span::NONE,
            address_taken: false,
        })
    }

    /// The function of the library, even if the program has its own of that name.
    fn library_function(&mut self, name: &str, result: TypeId, params: &[TypeId], noreturn: bool) -> FunctionId {
        let name = self.names.intern(name);
        let typed = self.typed;
        let is_defined = |id: FunctionId| typed.functions.iter().nth(id.index()).is_some_and(|f| f.body.is_some());
        let known = self.functions.iter_enumerated().find(|(id, function)| function.name == name && !is_defined(*id));
        if let Some((id, _)) = known {
            return id;
        }
        let ty = self.prototype(result, params);
        self.functions.push(Function { name, ty, params: Box::default(), body: None, noreturn, span: Span::NONE })
    }

    fn prototype(&mut self, result: TypeId, params: &[TypeId]) -> TypeId {
        let params = params.iter().map(|&param| QualType::plain(param)).collect();
        let params = Params::Prototype { params, variadic: false };
        self.exprs.types.intern(Type::Function(FnType { result: result.into(), params }))
    }
}
