//! Functions to which pointers of other types may lead, as far as the program accesses objects by the types that they have.

use cfa::{ExprId, ExprKind, FunctionId, Program};
use index::FxHashSet;
use types::{Field, Params, Record, RecordKind, Type, TypeId};

#[derive(Default)]
pub(crate) struct Converted {
    functions: FxHashSet<FunctionId>,
    /// Types of functions: pointers to all that are compatible are converted.
    types: FxHashSet<TypeId>,
}

impl Converted {
    pub fn of(program: &Program) -> Self {
        let mut converted = Converted::default();
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
        let pointee = |ty: TypeId| program.types.pointee(ty).map(|pointee| pointee.ty);
        match expr.kind {
            ExprKind::Function(function)
                if !pointee(expr.ty).is_some_and(|to| is_same(program, to, program.functions[function].ty)) =>
            {
                self.functions.insert(function);
            }
            ExprKind::Convert(inner) => {
                let from = pointee(program.exprs[inner].ty).filter(|&from| program.types.is_function(from));
                if let Some(from) = from
                    && !pointee(expr.ty).is_some_and(|to| is_same(program, to, from))
                {
                    self.types.insert(from);
                }
            }
            _ => {}
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

/// Compatible types with prototypes: one without is compatible with several that are not.
fn is_same(program: &Program, a: TypeId, b: TypeId) -> bool {
    let has_prototype =
        |ty| program.types.as_function(ty).is_some_and(|ty| matches!(ty.params, Params::Prototype { .. }));
    a == b || (has_prototype(a) && has_prototype(b) && program.types.compatible(a, b))
}
