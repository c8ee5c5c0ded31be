//! Checks that a program is what analyses may rely on. Run it in tests after everything that makes or changes one.
//!
//! Ids (if any of these fails, nothing else is checked):
//! * every id in the program is in range of its table, and operands are interned before the expressions over them.
//!
//! Expressions:
//! * `scalar` is what `ty` is to the machine; constants have no bits beyond it, and a `_Bool` is 0 or 1;
//! * operands of a binary operation have one scalar type, shift counts apart; comparisons are `int`, other results have
//!   the type of the left operand; `% & | ^ ~ << >>` take integers, arithmetic takes no pointers;
//! * `PtrAdd` is pointer plus integer, `PtrDiff` a signed integer from two pointers and a positive scale;
//! * a conversion to `_Bool` is a `ToBool`, and a `ToBool` is one to `_Bool`;
//! * what is dereferenced is a pointer; a bit range starts in its first byte, has 1 to 128 bits, and is read as an
//!   integer that has room for it (an offset out of bounds is no defect: C programs may write `a[10]`);
//! * addresses are pointers, of no bit-field, of no temporary, and of a variable only if it says `address_taken`;
//! * no expression is deeper than [`MAX_EXPR_DEPTH`] or, written out as a tree, has more than [`MAX_EXPR_NODES`] nodes.
//!
//! Variables and functions:
//! * locals, parameters and temporaries belong to a function, parameters are listed by it, and the edges of other
//!   functions do not name them;
//! * a defined function has one parameter for each type of its prototype, and its entry is not its exit;
//! * the start and the entry function are defined; `argc` and `argv` have static storage.
//!
//! Control:
//! * `outgoing` and `incoming` list exactly the edges that leave and enter a location, each once;
//! * edges stay inside one function, which is a defined one;
//! * `Return` edges, and only they, lead to the exit, which has no outgoing edge;
//! * a location has no edge, or one, or two that assume opposite outcomes of one condition; an assumption alone
//!   is one that the program itself makes;
//! * what has no outgoing edge is an exit, or is entered only by calls of functions that do not return and by
//!   `Unsupported` (or not at all).
//!
//! Operations:
//! * an assignment to a whole scalar variable has its scalar type, one to bits is an integer;
//! * `Copy`, `Zero`, `VaArg`, aggregates and results move whole bytes, no bit-fields (a result may go to one if it is
//!   an integer);
//! * `Open`, `OpenSized` and `Close` name locals, `OpenSized` exactly the ones of dynamic size, by an integer;
//! * constants with static storage are written by their names only in the start function, which initialises them;
//! * what some `Open` opens is named only where it is open on every way from the entry;
//! * calls are by function types, have the arguments that a prototype asks for, and no result where it is void;
//!   a returned value fits the function's type;
//! * lists of variable arguments, threads' routines and results, and mutexes are pointers.

mod expr;
mod lives;
mod op;

use index::{Id, IndexVec};
use types::{Params, TypeId};

use crate::{Callee, EdgeId, ExprId, FunctionId, LocId, Op, Place, PlaceBase, Program, Storage, VarId};

/// The deepest expression that lowering makes, so that recursion over one is harmless.
pub const MAX_EXPR_DEPTH: u32 = 200;

/// Shared operands could make the tree of an expression exponentially larger than its depth.
pub const MAX_EXPR_NODES: u64 = 1 << 20;

/// A broken invariant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defect {
    pub subject: Subject,
    pub message: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Program,
    Function(FunctionId),
    Var(VarId),
    Loc(LocId),
    Edge(EdgeId),
    Expr(ExprId),
}

impl std::fmt::Display for Defect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.subject {
            Subject::Program => write!(f, "program"),
            Subject::Function(function) => write!(f, "function {function}"),
            Subject::Var(var) => write!(f, "variable {var}"),
            Subject::Loc(loc) => write!(f, "location {loc}"),
            Subject::Edge(edge) => write!(f, "edge {edge}"),
            Subject::Expr(expr) => write!(f, "expression {expr}"),
        }?;
        write!(f, ": {}", self.message)
    }
}

/// All defects, at most [`MOST`]. Linear in the size of the program.
pub fn validate(program: &Program) -> Vec<Defect> {
    let owners = IndexVec::with_capacity(program.exprs.len());
    let mut checker = Checker { program, defects: Vec::new(), owners };
    checker.ids();
    if checker.defects.is_empty() {
        checker.exprs();
        checker.vars_and_functions();
        checker.control();
        program.edges.ids().for_each(|edge| checker.op(edge));
        checker.lives();
    }
    checker.defects.truncate(MOST);
    checker.defects
}

pub const MOST: usize = 100;

/// Whose automatic variables an expression names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Nobody,
    Function(FunctionId),
    Several,
}

struct Checker<'a> {
    program: &'a Program,
    defects: Vec<Defect>,
    owners: IndexVec<ExprId, Owner>,
}

impl Checker<'_> {
    fn report(&mut self, subject: Subject, message: impl Into<String>) {
        // The count is cut in the end; this only bounds memory.
        if self.defects.len() <= MOST {
            self.defects.push(Defect { subject, message: message.into() });
        }
    }
    /// The message is put into words only if it is needed.
    fn check(&mut self, holds: bool, subject: Subject, message: impl std::fmt::Display) {
        if !holds {
            self.report(subject, message.to_string());
        }
    }

    // --- Ids -----------------------------------------------------------------------------------

    fn ids(&mut self) {
        let p = self.program;
        let functions = [(p.start, "start"), (p.entry, "entry")];
        for (function, what) in functions {
            self.check(p.functions.get(function).is_some(), Subject::Program, format_args!("{what} is out of range"));
        }
        for (var, what) in [(p.argc, "argc"), (p.argv, "argv")] {
            self.check(p.vars.get(var).is_some(), Subject::Program, format_args!("{what} is out of range"));
        }
        for (id, var) in p.vars.iter_enumerated() {
            let function = var.function.is_none_or(|function| p.functions.get(function).is_some());
            let known = function && self.has_type(var.ty.ty) && var.name.index() < p.names.len();
            self.check(known, Subject::Var(id), "an id is out of range");
        }
        for (id, function) in p.functions.iter_enumerated() {
            let body =
                function.body.is_none_or(|body| p.locs.get(body.entry).is_some() && p.locs.get(body.exit).is_some());
            let params = function.params.iter().all(|&param| p.vars.get(param).is_some());
            let known = body && params && self.has_type(function.ty) && function.name.index() < p.names.len();
            self.check(known, Subject::Function(id), "an id is out of range");
        }
        for (id, loc) in p.locs.iter_enumerated() {
            let edges = loc.outgoing.iter().chain(&loc.incoming).all(|&edge| p.edges.get(edge).is_some());
            let known = edges && p.functions.get(loc.function).is_some();
            self.check(known, Subject::Loc(id), "an id is out of range");
        }
        for id in p.exprs.ids() {
            let mut known = self.has_type(p.exprs[id].ty);
            expr::for_each_operand(&p.exprs[id].kind, |operand| known &= operand < id);
            known &= match p.exprs[id].kind {
                crate::ExprKind::Address(place) | crate::ExprKind::Read(place) => self.has_place(&place),
                crate::ExprKind::Function(function) => p.functions.get(function).is_some(),
                _ => true,
            };
            self.check(known, Subject::Expr(id), "an id is out of range or not smaller than the expression's");
        }
        for (id, edge) in p.edges.iter_enumerated() {
            let mut known = p.locs.get(edge.source).is_some() && p.locs.get(edge.target).is_some();
            op::for_each_expr(&edge.op, |expr| known &= expr.index() < p.exprs.len());
            op::for_each_place(&edge.op, |place| known &= self.has_place(place));
            op::for_each_var(&edge.op, |var| known &= p.vars.get(var).is_some());
            op::for_each_type(&edge.op, |ty| known &= self.has_type(ty));
            if let Op::Call(call) = &edge.op
                && let Callee::Direct(function) = call.callee
            {
                known &= p.functions.get(function).is_some();
            }
            self.check(known, Subject::Edge(id), "an id is out of range");
        }
    }

    fn has_type(&self, ty: TypeId) -> bool {
        ty.index() < self.program.types.len()
    }
    fn has_place(&self, place: &Place) -> bool {
        match place.base {
            PlaceBase::Var(var) => self.program.vars.get(var).is_some(),
            PlaceBase::String(string) => self.program.strings.get(string).is_some(),
            PlaceBase::Deref(pointer) => pointer.index() < self.program.exprs.len(),
        }
    }

    // --- Variables and functions ---------------------------------------------------------------

    fn vars_and_functions(&mut self) {
        let p = self.program;
        for function in [p.start, p.entry] {
            self.check(p.functions[function].body.is_some(), Subject::Function(function), "it is not defined");
        }
        for var in [p.argc, p.argv] {
            self.check(p.vars[var].storage == Storage::Static, Subject::Var(var), "it has no static storage");
        }
        let mut listed: IndexVec<VarId, bool> = IndexVec::filled(false, p.vars.len());
        for (id, function) in p.functions.iter_enumerated() {
            let subject = Subject::Function(id);
            for &param in &function.params {
                let var = &p.vars[param];
                let ours = var.storage == Storage::Param && var.function == Some(id);
                self.check(ours, subject, format_args!("{param} is no parameter of it"));
                self.check(!listed[param], subject, format_args!("{param} is listed twice"));
                listed[param] = true;
            }
            let Some(ty) = p.types.as_function(function.ty) else {
                self.report(subject, "its type is no function type");
                continue;
            };
            if let Some(body) = function.body {
                self.check(body.entry != body.exit, subject, "its entry is its exit");
                for loc in [body.entry, body.exit] {
                    self.check(p.locs[loc].function == id, subject, format_args!("{loc} belongs to another function"));
                }
                if let Params::Prototype { params, .. } = &ty.params {
                    let same = params.len() == function.params.len();
                    self.check(same, subject, "it has another number of parameters than its type");
                }
            }
        }
        for (id, var) in p.vars.iter_enumerated() {
            let subject = Subject::Var(id);
            if var.storage.is_automatic() {
                self.check(var.function.is_some(), subject, "it belongs to no function");
            }
            self.check(var.storage != Storage::Param || listed[id], subject, "no function lists this parameter");
            let temp = var.storage == Storage::Temp && var.address_taken;
            self.check(!temp, subject, "the address of a temporary is taken");
        }
    }

    // --- Control -------------------------------------------------------------------------------

    fn control(&mut self) {
        let p = self.program;
        let mut counts: IndexVec<EdgeId, (u32, u32)> = IndexVec::filled((0, 0), p.edges.len());
        for (id, loc) in p.locs.iter_enumerated() {
            let subject = Subject::Loc(id);
            for &edge in &loc.outgoing {
                self.check(p.edges[edge].source == id, subject, format_args!("{edge} does not leave it"));
                counts[edge].0 += 1;
            }
            for &edge in &loc.incoming {
                self.check(p.edges[edge].target == id, subject, format_args!("{edge} does not enter it"));
                counts[edge].1 += 1;
            }
            let Some(body) = p.functions[loc.function].body else {
                self.report(subject, "its function is not defined");
                continue;
            };
            if id == body.exit {
                self.check(loc.outgoing.is_empty(), subject, "an edge leaves the exit");
            } else if loc.outgoing.is_empty() {
                let dead = loc.incoming.iter().all(|&edge| self.never_continues(&p.edges[edge].op));
                self.check(dead, subject, "it has no outgoing edge, but execution gets there");
            }
            self.branching(id);
        }
        for (id, edge) in p.edges.iter_enumerated() {
            let subject = Subject::Edge(id);
            self.check(counts[id] == (1, 1), subject, "it is not listed once where it begins and once where it ends");
            let function = p.locs[edge.source].function;
            self.check(function == p.locs[edge.target].function, subject, "it leads to another function");
            let to_exit = p.functions[function].body.is_some_and(|body| body.exit == edge.target);
            let returns = matches!(edge.op, Op::Return(_));
            self.check(!returns || to_exit, subject, "a return leads elsewhere than to the exit");
            self.check(returns || !to_exit, subject, "it leads to the exit but does not return");
        }
    }

    fn never_continues(&self, op: &Op) -> bool {
        match op {
            Op::Unsupported(_) => true,
            Op::Call(call) => match call.callee {
                Callee::Direct(function) => self.program.functions[function].noreturn,
                Callee::Pointer(_) => false,
            },
            _ => false,
        }
    }

    fn branching(&mut self, id: LocId) {
        let p = self.program;
        let op = |edge: EdgeId| &p.edges[edge].op;
        let fine = match p.locs[id].outgoing[..] {
            [] | [_] => true,
            [first, second] => match (op(first), op(second)) {
                (Op::Assume { condition: a, holds: x }, Op::Assume { condition: b, holds: y }) => a == b && x != y,
                _ => false,
            },
            _ => false,
        };
        self.check(fine, Subject::Loc(id), "its outgoing edges are no pair of opposite assumptions");
    }
}
