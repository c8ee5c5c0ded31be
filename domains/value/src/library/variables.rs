//! Variables of the library that a program declares, and who writes them.

use cfa::{Program, Storage};
use eval::{Store, Tables};
use memory::ObjectId;

use crate::Val;
use crate::heap::ids::Layout;
use crate::machine::env::Env;
use crate::machine::value_machine::ValueMachine;

/// Those that are among the program's, with their slots.
pub(crate) type LibraryVariables = Box<[(&'static str, usize)]>;

/// Those that functions may set, as the table of library functions says.
const WRITTEN: &[&str] =
    &["signgam", "timezone", "daylight", "tzname", "__timezone", "__daylight", "__tzname", "environ", "__environ"];

/// Who gives them values says more of them.
const OPTIONS: &[&str] = &["optarg", "optind", "opterr", "optopt"];

/// Old programs declare it themselves.
const ERRNO: &str = "errno";

pub(crate) fn library_variables(program: &Program, tables: &Tables) -> LibraryVariables {
    let known = || WRITTEN.iter().chain(OPTIONS).chain(&[ERRNO]).copied();
    let slots = tables.globals().iter().enumerate().filter(|&(_, &var)| program.vars[var].storage == Storage::External);
    let named = |(slot, &var): (usize, &cfa::VarId)| {
        let name = program.name(program.vars[var].name);
        known().find(|&known| known == name).map(|known| (known, slot))
    };
    slots.filter_map(named).collect()
}

/// What they hold before anybody has called the library.
pub(crate) fn variables_begin(variables: &LibraryVariables, layout: &Layout, program: &Program, s: &mut Store<Val>) {
    let pointer = program.types.model.pointer_bits() as u64;
    for &(name, slot) in variables {
        let (width, value) = match name {
            "optind" | "opterr" => (32, Val::Bits(1)),
            "optarg" => (pointer, Val::Bits(0)),
            "environ" | "__environ" => (pointer, Val::Outside { null: false }),
            _ => continue,
        };
        s.memory.write(layout.global(slot), 0, width, value);
    }
}

impl Env<'_> {
    /// A variable of the library, if the program declares it.
    pub(super) fn library_variable(&self, name: &str) -> Option<ObjectId> {
        let found = self.library_variables.iter().find(|(known, _)| *known == name);
        found.map(|&(_, slot)| self.layout.global(slot))
    }
}

impl ValueMachine<'_> {
    /// Forgets what a function of the library may set that the library keeps: `errno`, whichever function it is.
    pub(super) fn forget_variables(&mut self, s: &mut Store<Val>, function: &str) {
        if function == "__errno_location" {
            return;
        }
        self.forget_errno(s);
        let written = library::lookup(function).map_or(&[][..], |known| &known.variables);
        let variables = self.library_variables.iter().filter(|(name, _)| *name == ERRNO || written.contains(name));
        for &(_, slot) in variables {
            self.forget(s, self.layout.global(slot));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::WRITTEN;

    #[test]
    fn all_that_functions_set_are_known() {
        let mut variables = library::functions().flat_map(|function| &function.variables);
        assert_eq!(variables.find(|name| !WRITTEN.contains(name)), None);
    }
}
