//! Variables of the library that a program declares, and who writes them.

use cfa::{Program, Storage};
use eval::{State, Tables};

use crate::Val;
use crate::machine::Explicit;

/// Those that are among the program's, with their slots.
pub(crate) type LibraryVariables = Box<[(&'static str, usize)]>;

const WRITTEN: &[(&[&str], &[&str])] = &[
    (&["signgam"], &["lgamma", "lgammaf", "lgammal", "gamma", "gammaf", "gammal"]),
    (&["optarg", "optind", "opterr", "optopt"], &["getopt", "getopt_long", "getopt_long_only", "__posix_getopt"]),
    (
        &["timezone", "daylight", "tzname", "__timezone", "__daylight", "__tzname"],
        &["tzset", "mktime", "localtime", "localtime_r", "ctime", "ctime_r", "strftime"],
    ),
    (&["environ", "__environ"], &["setenv", "unsetenv", "putenv", "clearenv"]),
];

/// Old programs declare it themselves.
const ERRNO: &str = "errno";

pub(crate) fn library_variables(program: &Program, tables: &Tables) -> LibraryVariables {
    let known = || WRITTEN.iter().flat_map(|&(variables, _)| variables).chain(&[ERRNO]).copied();
    let slots = tables.globals().iter().enumerate().filter(|&(_, &var)| program.vars[var].storage == Storage::External);
    let named = |(slot, &var): (usize, &cfa::VarId)| {
        let name = program.name(program.vars[var].name);
        known().find(|&known| known == name).map(|known| (known, slot))
    };
    slots.filter_map(named).collect()
}

impl Explicit<'_> {
    /// Forgets what a function of the library may set that the library keeps: `errno`, whichever function it is.
    pub(super) fn forget_variables(&mut self, s: &mut State<Val>, function: &str) {
        if function == "__errno_location" {
            return;
        }
        self.forget_errno(s);
        let row = WRITTEN.iter().find(|(_, functions)| functions.contains(&function));
        let written = row.map_or(&[][..], |&(variables, _)| variables);
        let variables = self.library_variables.iter().filter(|(name, _)| *name == ERRNO || written.contains(name));
        for &(_, slot) in variables {
            self.forget(s, self.layout.global(slot));
        }
    }
}
