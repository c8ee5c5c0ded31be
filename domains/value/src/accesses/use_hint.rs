//! Types of blocks, as hints only: what blocks are used as. Lists are found by their shape, and a node of one list may
//! look like a node of another one that it leads to; the types by which a program speaks of them keep them apart.

use cfa::{ExprId, Program};
use eval::{Store, Tables};
use index::Id;
use memory::{ObjectId, ObjectKind};
use types::TypeId;

use crate::Val;
use crate::machine::env::Env;

impl Env<'_> {
    /// Notes the type of a block to which a pointer leads.
    pub(crate) fn note_use(&self, s: &mut Store<Val>, id: ObjectId, pointer: ExprId) {
        note(s, self.cx.program, id, self.cx.program.exprs[pointer].ty);
    }
}

/// Notes the types of the blocks to which variables lead.
pub(crate) fn note_uses(s: &mut Store<Val>, program: &Program, tables: &Tables) {
    let width = program.types.model.pointer_bits() as u64;
    let globals = tables.globals().iter().zip(s.globals.iter());
    let locals = s.all_frames().flat_map(|frame| tables.locals(frame.function).iter().zip(&frame.bindings));
    let held = globals.chain(locals).filter_map(|(&var, object)| {
        let ty = program.vars[var].ty.ty;
        program.types.pointee(ty)?;
        match symbolic::value_at(&s.memory, (*object)?, 0, width) {
            Val::Pointer { object, offset: 0 } => Some((object, ty)),
            _ => None,
        }
    });
    for (id, ty) in held.collect::<Vec<_>>() {
        note(s, program, id, ty);
    }
}

/// Notes the type of a block by that of a pointer to it, if it is one for the whole block, and the first.
fn note(s: &mut Store<Val>, program: &Program, id: ObjectId, pointer: TypeId) {
    let Some(block) = s.memory.get(id) else { return };
    let is_new = block.kind == ObjectKind::Heap && block.used_as.is_none();
    let size = block.size.known();
    let is_whole = |ty: TypeId| size.is_some() && program.types.size_of(ty) == size;
    if let Some(pointee) = program.types.pointee(pointer).filter(|pointee| is_new && is_whole(pointee.ty)) {
        s.memory.set_use(id, pointee.ty.index() as u32);
    }
}
