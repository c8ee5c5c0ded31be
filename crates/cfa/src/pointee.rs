//! What blocks of memory hold, as the types of pointers to them tell. For people: C lets a block be anything.

use types::TypeId;

use crate::{EdgeId, ExprKind, Op, PlaceBase, Program};

impl Program {
    /// The type that the elements of a block have if a pointer of this type leads to its start.
    pub fn pointed_type(&self, pointer: TypeId) -> Option<TypeId> {
        let pointee = self.types.pointee(pointer)?.ty;
        let has_size = self.types.size_of(pointee).is_some_and(|bytes| bytes > 0);
        (has_size && !self.types.is_void(pointee)).then_some(pointee)
    }

    /// The type that the elements of a block have if its allocation is this call: by the pointer that the result goes to.
    pub fn allocated_type(&self, allocation: EdgeId) -> Option<TypeId> {
        let edge = self.edges.get(allocation)?;
        let Op::Call(call) = &edge.op else { return None };
        let result = call.result?;
        let direct = match result.base {
            PlaceBase::Var(var) if result.offset == 0 => self.pointed_type(self.vars[var].ty.ty),
            PlaceBase::Var(_) | PlaceBase::String(_) | PlaceBase::Deref(_) => None,
        };
        // The result may be converted on its way.
        let onwards = || {
            let next = self.locs[edge.target].outgoing.first()?;
            let Op::Assign { value, .. } = self.edges[*next].op else { return None };
            let mut x = value;
            while let ExprKind::Convert(inner) = self.exprs[x].kind {
                x = inner;
            }
            let is_result = matches!(self.exprs[x].kind, ExprKind::Read(place) if place == result);
            is_result.then(|| self.pointed_type(self.exprs[value].ty)).flatten()
        };
        direct.or_else(onwards)
    }

    /// The function that a call names.
    pub fn called_name(&self, call: EdgeId) -> Option<&str> {
        match &self.edges.get(call)?.op {
            Op::Call(call) => match call.callee {
                crate::Callee::Direct(function) => Some(self.name(self.functions[function].name)),
                crate::Callee::Pointer(_) => None,
            },
            _ => None,
        }
    }
}
