//! Exit statuses, as the manual lists them.

use std::process::ExitCode;

/// The program that was run did something undefined.
pub const UNDEFINED: u8 = 125;
/// It did something that Carve has no meaning for.
pub const UNSUPPORTED: u8 = 126;
/// A limit ended the run.
pub const LIMIT: u8 = 124;
/// `abort`, as a shell reports it.
pub const ABORTED: u8 = 134;
/// Verdicts of `carve check`.
pub const TRUE: u8 = 0;
pub const FALSE: u8 = 1;
pub const UNKNOWN: u8 = 2;
/// The command line is not understood.
pub const USAGE: u8 = 64;
/// An input is not understood.
pub const INPUT: u8 = 65;
/// A bug in Carve.
pub const INTERNAL: u8 = 70;

pub fn code(status: u8) -> ExitCode {
    ExitCode::from(status)
}
