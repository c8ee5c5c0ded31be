//! A row of the table.

use crate::{Effect, Gives, Role, Signature};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    pub name: &'static str,
    /// Who declares it: a header, `gcc`, `SV-COMP`, or `Carve` itself.
    pub header: &'static str,
    pub signature: Signature,
    pub role: Option<Role>,
    pub effects: Vec<Effect>,
    pub gives: Gives,
    /// Variables of the library that a call may set.
    pub variables: Vec<&'static str>,
    /// gcc knows it without a declaration.
    pub is_builtin: bool,
    /// The result depends on the arguments and on what is read behind them only, and nothing is written, but for `errno`.
    pub is_pure: bool,
    /// All that it does to memory is one step for other threads.
    pub is_atomic: bool,
    /// Effects and result say all that a caller may count on: a call may be taken by them alone. What may be written must be
    /// there, though less may be written: so a contract may doubt what is right, and never misses what is wrong.
    pub is_contract: bool,
    /// `carve run` has an implementation, which is this.
    pub run: Option<&'static str>,
    /// How `carve check` takes a call.
    pub check: Option<Check>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// By an implementation.
    Model,
    /// It returns anything, and writes nothing that the program sees.
    Any,
    /// It returns anything, and changes what its arguments lead to; unsupported where memory is checked.
    Opaque,
    /// As a function of which nothing is known.
    Unknown,
}
