//! `stdin`, `stdout` and `stderr`: open from the beginning, each an object of its own as far as nobody changes the variable.

use cfa::{Effects, Program, Storage, VarId};
use eval::{Store, Tables};
use memory::{Fill, NewObject, ObjectId, ObjectKind, Origin, Size};

use super::streams::FILE_BYTES;
use crate::Val;
use crate::heap::ids::{Layout, STANDARD_STREAMS};

pub(crate) fn streams_begin(tables: &Tables, layout: &Layout, program: &Program, s: &mut Store<Val>) {
    for (slot, &var) in tables.globals().iter().enumerate() {
        let name = program.name(program.vars[var].name);
        let number = STANDARD_STREAMS.iter().position(|&known| known == name);
        if let Some(number) = number.filter(|_| stays(program, var)) {
            let object = layout.stream(number);
            let new = NewObject::new(ObjectKind::Library, Size::Known(FILE_BYTES), 16);
            s.memory.add_at(object, NewObject { born: Origin(0), fill: Fill::Unknown, read_only: true, ..new });
            let pointer = program.types.model.pointer_bits() as u64;
            s.memory.write(layout.global(slot), 0, pointer, Val::Pointer { object, offset: 0 });
        }
    }
}

pub(super) fn is_standard(s: &Store<Val>, object: ObjectId) -> bool {
    s.memory.object(object).read_only
}

/// Whether the variable is the library's and nobody writes to it.
fn stays(program: &Program, var: VarId) -> bool {
    let is_written =
        program.edges.iter().any(|edge| Effects::of(program, &edge.op).written_vars().any(|written| written == var));
    program.vars[var].storage == Storage::External && !program.vars[var].address_taken && !is_written
}
