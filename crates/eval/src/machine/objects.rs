//! Births and deaths of the objects of variables.

use cfa::VarId;
use memory::{Lifetime, NewObject, ObjectId, Origin};

use super::Values;
use crate::{Cx, Store};

/// Whose object is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A variable. `depth` is the number of frames below that of a local; globals have none.
    Var { var: VarId, depth: usize },
    /// The variable arguments of the frame with `depth` frames below it.
    Varargs { depth: usize },
}

/// Which objects variables get, and how these end.
pub trait Objects: Values {
    /// Where we are, for objects that are born or die now.
    fn origin(&self) -> Origin;
    /// Puts a new object into memory.
    #[inline]
    fn place(&mut self, s: &mut Store<Self::Value>, _cx: Cx<'_>, new: NewObject, _owner: Owner) -> ObjectId {
        s.memory.add(new)
    }
    /// Ends the life of a variable's object. Only what pointers may lead to leaves a tombstone.
    #[inline]
    fn end_object(&mut self, s: &mut Store<Self::Value>, object: ObjectId, address_taken: bool) {
        if address_taken {
            s.memory.close(object, Lifetime::OutOfScope(self.origin()));
        } else {
            s.memory.remove(object);
        }
    }
    /// A variable that is not opened has no object yet.
    fn unbound(&mut self, s: &mut Store<Self::Value>, cx: Cx<'_>, var: VarId) -> Result<ObjectId, Self::Stop> {
        Ok(bind(self, s, cx, var))
    }
}

/// Makes the object of a variable that has none, and binds it.
pub(crate) fn bind<M: Objects>(m: &mut M, s: &mut Store<M::Value>, cx: Cx<'_>, var: VarId) -> ObjectId {
    bind_new(m, s, cx, var, cx.tables.object(var))
}

pub(crate) fn bind_new<M: Objects>(
    m: &mut M,
    s: &mut Store<M::Value>,
    cx: Cx<'_>,
    var: VarId,
    new: NewObject,
) -> ObjectId {
    let depth = s.frames.len().saturating_sub(1);
    let object = m.place(s, cx, new, Owner::Var { var, depth });
    s.set_binding(cx, var, Some(object));
    object
}
