//! `carve cfa`.

use std::process::ExitCode;

use cfa::text::PrintOptions;

use crate::args::CfaArgs;
use crate::render::{plain_error, write_out};
use crate::{exit, load_or_report};

/// Positions help a reader; the parser of the text form passes over them.
const LAYOUT: PrintOptions = PrintOptions { positions: true, c: false };

pub fn print(args: &CfaArgs) -> ExitCode {
    let loaded = match load_or_report(&args.input.source, &args.input.files) {
        Ok(loaded) => loaded,
        Err(status) => return status,
    };
    let program = &loaded.program;
    let function = match &args.function {
        None => None,
        Some(name) => match program.function_named(name) {
            Some(function) => Some(function),
            None => {
                plain_error(&format!("there is no function `{name}`"));
                return exit::code(exit::USAGE);
            }
        },
    };
    let text = if args.stats {
        let defects = cfa::validate(program);
        if let Some(defect) = defects.first() {
            plain_error(&format!("internal error: the automaton has {} defects; the first: {defect}", defects.len()));
            return exit::code(exit::INTERNAL);
        }
        let defined = program.functions.iter().filter(|function| function.body.is_some()).count();
        format!("{defined} functions, {} locations, {} edges\n", program.locs.len(), program.edges.len())
    } else {
        match (args.dot, function) {
            (true, None) => cfa::dot::program(program),
            (true, Some(function)) => cfa::dot::function(program, function),
            (false, None) => cfa::text::print_with(program, LAYOUT),
            (false, Some(function)) => cfa::text::print_function(program, function, LAYOUT),
        }
    };
    // The process ends here; taking the program apart piece by piece would only cost time.
    std::mem::forget(loaded);
    write_out(&text)
}
