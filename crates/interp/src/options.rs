//! What a run is asked for, and what comes back.

use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use property::{Properties, Property};
use source::Span;

use crate::inputs::{Choice, Inputs};
use crate::{Halt, Undefined};

/// What undefined behaviour means; see the table in the design.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// `carve run`: all of it stops.
    Run,
    /// As in the executions that these speak of. With `no-ub` all of it stops, as in [`Mode::Run`].
    Properties(Properties),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaks {
    Off,
    /// When the program has ended.
    End,
    /// Also where the last reference goes; slow.
    Lost,
}

#[derive(Clone, Debug)]
pub struct Options {
    pub mode: Mode,
    /// What the program sees behind its own name.
    pub args: Vec<Vec<u8>>,
    /// `argv[0]`.
    pub program_name: Vec<u8>,
    pub inputs: Inputs,
    /// Misaligned accesses stop instead of warning.
    pub strict_align: bool,
    pub leaks: Leaks,
    /// Functions whose call is [`Halt::ErrorReached`], with or without a body.
    pub error_functions: Vec<String>,
    pub max_steps: Option<u64>,
    /// Frames on the stack at one time.
    pub max_frames: usize,
    pub deadline: Option<Instant>,
    pub cancel: Option<Arc<AtomicBool>>,
    /// Bytes that the program's memory may take in ours, roughly.
    pub memory_limit: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            mode: Mode::Run,
            args: Vec::new(),
            program_name: b"a.out".to_vec(),
            inputs: Inputs::default(),
            strict_align: false,
            leaks: Leaks::Off,
            error_functions: Vec::new(),
            max_steps: None,
            max_frames: 200_000,
            deadline: None,
            cancel: None,
            memory_limit: None,
        }
    }
}

/// The outside world.
pub struct Io<'a> {
    pub stdin: &'a mut dyn Read,
    pub stdout: &'a mut dyn Write,
    pub stderr: &'a mut dyn Write,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    pub halt: Halt,
    pub warnings: Vec<Undefined>,
    pub leaks: Vec<Leak>,
    /// Edges taken.
    pub steps: u64,
    /// Functions that were called and that nothing is known of, each once.
    pub unknown_calls: Vec<String>,
    /// What was asked of the outside, in order: an inputs file that repeats this run.
    pub choices: Vec<Choice>,
}

/// A heap block that was not freed.
#[derive(Clone, PartialEq, Debug)]
pub struct Leak {
    pub bytes: u64,
    pub allocated: Span,
    /// Nothing in the program could reach it any more (`valid-memtrack`); otherwise only `valid-memcleanup` minds.
    pub unreachable: bool,
    /// Where the last reference went, if that was watched.
    pub lost: Option<Loss>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    pub span: Span,
    /// Edges taken until then.
    pub steps: u64,
}

impl Mode {
    /// As in the executions that `unreach-call` speaks of.
    pub const REACH: Mode = Mode::Properties(Properties::only(Property::UnreachCall));

    /// Whether all undefined behaviour stops.
    pub(crate) fn is_strict(self) -> bool {
        self.asks_for(Property::NoUb)
    }
    pub(crate) fn signed_overflow_stops(self) -> bool {
        self.is_strict() || self.asks_for(Property::NoOverflow)
    }
    /// Whether it is a mode of this property, or of none in particular.
    pub(crate) fn asks_for(self, property: Property) -> bool {
        match self {
            Mode::Run => true,
            Mode::Properties(asked) => asked.contains(property),
        }
    }
}
