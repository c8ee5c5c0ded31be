//! `carve points-to`.

use std::process::ExitCode;

use points_to::{Description, Options, PointsTo};

use crate::args::PointsToArgs;
use crate::render::{plain_error, write_out};
use crate::{exit, load_or_report};

pub fn print(args: &PointsToArgs) -> ExitCode {
    let loaded = match load_or_report(&args.input.source, &args.input.files) {
        Ok(loaded) => loaded,
        Err(status) => return status,
    };
    let program = &loaded.program;
    if let Some(name) = &args.variable
        && !program.vars.iter().any(|var| program.name(var.name) == name)
    {
        plain_error(&format!("there is no variable `{name}`"));
        return exit::code(exit::USAGE);
    }
    let points_to = PointsTo::of(program, Options { strict: args.strict });
    let text = if args.stats {
        let (sets, objects, locations) = points_to.size();
        format!("{objects} objects, {locations} places that pointers may lead to, {sets} sets\n")
    } else {
        let description = Description::of(program, &points_to, args.variable.as_deref());
        if args.dot { description.dot() } else { description.text() }
    };
    write_out(&text)
}
