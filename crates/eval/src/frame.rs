//! One activation of a function.

use cfa::{EdgeId, FunctionId};
use memory::ObjectId;
use types::TypeId;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    pub function: FunctionId,
    /// The object of each local, by slot; `None` outside its lifetime or before its first use.
    pub bindings: Vec<Option<ObjectId>>,
    /// The variable arguments, and at which byte of the object each begins, with its type.
    pub varargs: Option<ObjectId>,
    pub vararg_types: Vec<(u64, TypeId)>,
    /// The call edge that waits for this frame; `None` if the caller is no edge.
    pub call: Option<EdgeId>,
    /// Memory that ends with the frame.
    pub allocas: Vec<ObjectId>,
    /// Tells activations apart.
    pub serial: u64,
}
