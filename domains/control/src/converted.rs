//! Functions to which pointers of other types may lead, as far as the program accesses objects by the types that they have.

use cfa::{Callee, ExprId, ExprKind, Function, FunctionId, Op, Place, PlaceBase, Program};
use index::FxHashSet;
use types::{Field, Params, Record, RecordKind, Type, TypeId};

#[derive(Default)]
pub(crate) struct ConvertedFunctions {
    functions: FxHashSet<FunctionId>,
    /// Types of functions: pointers to all that are compatible are converted.
    types: FxHashSet<TypeId>,
    /// Records may be copied byte by byte into others.
    moves_bytes: bool,
}

impl ConvertedFunctions {
    pub fn of(program: &Program) -> Self {
        let mut converted = ConvertedFunctions { moves_bytes: moves_bytes(program), ..ConvertedFunctions::default() };
        for x in program.exprs.ids() {
            converted.expr(program, x);
        }
        converted.unions(program);
        converted
    }

    pub fn contains(&self, program: &Program, function: FunctionId) -> bool {
        let ty = program.functions[function].ty;
        self.functions.contains(&function) || self.types.iter().any(|&known| program.types.compatible(known, ty))
    }

    fn expr(&mut self, program: &Program, x: ExprId) {
        let expr = &program.exprs[x];
        let to = pointee(program, expr.ty);
        match expr.kind {
            ExprKind::Function(function) if !is_same_function(program, to, program.functions[function].ty) => {
                self.functions.insert(function);
            }
            ExprKind::Convert(inner) | ExprKind::PtrAdd { pointer: inner, .. } => {
                self.conversion(program, pointee(program, program.exprs[inner].ty), to);
            }
            ExprKind::Address(Place { base: PlaceBase::Var(var), .. }) => {
                self.conversion(program, Some(program.vars[var].ty.ty), to);
            }
            _ => {}
        }
    }

    /// A pointer to a function, or to a variable that holds one, gets another type: that variable may be read and written
    /// byte by byte, as other pointers are.
    fn conversion(&mut self, program: &Program, from: Option<TypeId>, to: Option<TypeId>) {
        let Some(from) = from.map(|from| element(program, from)) else { return };
        let to = to.map(|to| element(program, to));
        if program.types.is_function(from) {
            if !is_same_function(program, to, from) {
                self.types.insert(from);
            }
        } else if let Some(held) = pointee(program, from).filter(|&held| program.types.is_function(held))
            && !is_same_function(program, to.and_then(|to| pointee(program, to)), held)
        {
            self.types.insert(held);
        } else if self.moves_bytes
            && matches!(program.types.get(from), Type::Record(_))
            && to.is_some_and(|to| program.types.is_void(to) || program.types.size_of(to) == Some(1))
        {
            self.functions_in(program, from, &mut FxHashSet::default());
        }
    }

    /// A member of a union may be read as another one.
    fn unions(&mut self, program: &Program) {
        for record in program.types.records.iter().filter(|record| record.kind == RecordKind::Union) {
            let mut seen = FxHashSet::default();
            for field in fields(record) {
                self.functions_in(program, field.ty.ty, &mut seen);
            }
        }
    }

    fn functions_in(&mut self, program: &Program, ty: TypeId, seen: &mut FxHashSet<TypeId>) {
        if !seen.insert(ty) {
            return;
        }
        match program.types.get(ty) {
            Type::Pointer(to) if program.types.is_function(to.ty) => _ = self.types.insert(to.ty),
            Type::Array { element, .. } => self.functions_in(program, element.ty, seen),
            Type::Record(record) => {
                for field in fields(&program.types.records[*record]) {
                    self.functions_in(program, field.ty.ty, seen);
                }
            }
            _ => {}
        }
    }
}

fn fields(record: &Record) -> &[Field] {
    record.body.as_ref().map_or(&[], |body| &body.fields)
}

/// Whether functions of the library copy bytes.
fn moves_bytes(program: &Program) -> bool {
    const COPIES: [&str; 5] = ["memcpy", "memmove", "mempcpy", "memccpy", "bcopy"];
    let copies = |op: &Op| match op {
        Op::Call(call) => match call.callee {
            Callee::Direct(function) => {
                let Function { name, ref body, .. } = program.functions[function];
                body.is_none() && COPIES.iter().any(|copy| program.name(name).contains(copy))
            }
            Callee::Pointer(_) => false,
        },
        _ => false,
    };
    program.edges.iter().any(|edge| copies(&edge.op))
}

fn pointee(program: &Program, pointer: TypeId) -> Option<TypeId> {
    program.types.pointee(pointer).map(|pointee| pointee.ty)
}

/// Of an array of arrays, what they consist of.
fn element(program: &Program, mut ty: TypeId) -> TypeId {
    while let Type::Array { element, .. } = program.types.get(ty) {
        ty = element.ty;
    }
    ty
}

/// Compatible types with prototypes: one without is compatible with several that are not.
fn is_same_function(program: &Program, a: Option<TypeId>, b: TypeId) -> bool {
    let has_prototype =
        |ty| program.types.as_function(ty).is_some_and(|ty| matches!(ty.params, Params::Prototype { .. }));
    a.is_some_and(|a| a == b || (has_prototype(a) && has_prototype(b) && program.types.compatible(a, b)))
}
