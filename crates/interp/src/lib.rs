//! The concrete instance of `eval`: `carve run`, the oracle of tests, the replay of counterexamples.
//!
//! Every value is known, every operation has one outcome. What the program cannot know comes from [`Inputs`]. In
//! [`Mode::Run`] all undefined behaviour stops with a message; in the modes of the properties it has the meaning that
//! the design's table gives it.

mod address;
mod arithmetic;
mod fault;
mod frames;
mod halt;
mod hooks;
mod host;
mod hosting;
mod inputs;
mod jump;
mod leaks;
pub mod libc;
mod machine;
mod message;
mod options;
mod peek;
mod pointer;
mod run;
mod value;
mod violated;

pub use halt::{Excuse, Halt, UbKind, Undefined};
pub use hooks::{AnswerKind, Guide, Hooks, Observer, Question};
pub use host::{Argument, Host, Run};
pub use inputs::{Choice, Inputs, InputsFile, ParseError};
pub use options::{Io, Leak, Leaks, Loss, Mode, Options, Outcome};
pub use peek::Peek;
pub use run::{PreparedProgram, Scene, run};
pub use value::{Pointer, Value};
pub use violated::{ViolatedProperty, violations};
