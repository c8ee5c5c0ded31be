//! The seam between evaluation and a domain, by concern: what values mean, what accesses to memory do, which objects
//! variables get, and what calls reach.

mod accesses;
mod calls;
mod objects;
mod values;

use cfa::{AsmOp, Op};

pub use accesses::{Access, Accesses};
pub use calls::Calls;
pub use objects::{Objects, Owner};
pub(crate) use objects::{bind, bind_new};
pub use values::Values;

use crate::{Cx, Flow, Store};

/// A meaning of operations. Every fallible method may stop (undefined behaviour, something unsupported, a limit) or, in
/// domains that are not concrete, with what must be decided first.
pub trait Machine: Accesses + Objects + Calls {
    fn asm(&mut self, s: &mut Store<Self::Value>, cx: Cx<'_>, asm: &AsmOp) -> Result<(), Self::Stop>;
    /// `ThreadStart`, `ThreadJoin`, `Lock`, `Unlock`, `AtomicBegin` and `AtomicEnd`.
    fn thread(&mut self, s: &mut Store<Self::Value>, cx: Cx<'_>, op: &Op) -> Result<Flow<Self::Value>, Self::Stop>;
}
