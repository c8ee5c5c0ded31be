//! What a library function may do with the running program.
//!
//! `libc` is written against this trait alone; the interpreter implements it. Every access is
//! checked: undefined behaviour comes back as a [`Halt`] that names the kind, the place of the
//! call and the object.

use types::{DataModel, IntType, Scalar, TypeId};

use crate::{Halt, UbKind, Value};

pub type Run<T> = Result<T, Box<Halt>>;

/// An argument of a library call with the C type it was passed as (after conversion or promotion).
#[derive(Clone, Debug)]
pub struct Argument {
    pub value: Value,
    pub ty: TypeId,
    pub scalar: Scalar,
}

pub trait Host {
    fn model(&self) -> DataModel;

    // --- Values. `what` names the value in a message ("the size", "argument 2 of `printf`").
    /// The bits of a defined integer or float; an uninitialised value is undefined behaviour here.
    fn bits(&mut self, value: &Value, what: &str) -> Run<u128>;
    /// A pointer moved by `bytes`, unchecked.
    fn offset(&self, pointer: &Value, bytes: i64) -> Value;
    fn is_null(&mut self, pointer: &Value) -> Run<bool>;
    /// The numeric address, for `%p` and comparisons.
    fn address(&mut self, pointer: &Value) -> Run<u64>;

    // --- Memory.
    /// A byte whose value matters (it is printed, compared, or decides): uninitialised is undefined behaviour.
    fn read_byte(&mut self, at: &Value) -> Run<u8>;
    fn write_byte(&mut self, at: &Value, byte: u8) -> Run<()>;
    fn read(&mut self, at: &Value, scalar: Scalar) -> Run<Value>;
    fn write(&mut self, at: &Value, scalar: Scalar, value: Value) -> Run<()>;
    /// Moves bytes with whatever they hold. `may_overlap` is false for `memcpy`.
    fn copy(&mut self, to: &Value, from: &Value, bytes: u64, may_overlap: bool) -> Run<()>;
    fn fill(&mut self, to: &Value, byte: u8, bytes: u64) -> Run<()>;
    /// As an access of so many bytes, at least one, that changes nothing.
    fn reach(&mut self, at: &Value, bytes: u64, is_write: bool) -> Run<()>;
    /// A fresh heap block: `bytes` bytes, zeroed or indeterminate. Null if there cannot be one.
    fn allocate(&mut self, bytes: u64, zeroed: bool) -> Run<Value>;
    /// As [`Host::allocate`], at a multiple of `align` (a power of two).
    fn allocate_aligned(&mut self, bytes: u64, zeroed: bool, align: u64) -> Run<Value>;
    fn free(&mut self, pointer: &Value) -> Run<()>;
    /// Size of the live heap block that starts at `pointer`; undefined behaviour (invalid free) if there is none.
    fn heap_size(&mut self, pointer: &Value) -> Run<u64>;
    /// An object with static storage that a library function owns (`errno`, `strtok`'s state, `localtime`'s buffer…),
    /// made zero on first use of `name`.
    fn library_object(&mut self, name: &'static str, bytes: u64) -> Value;
    /// Memory of the current frame (`alloca`).
    fn allocate_on_stack(&mut self, bytes: u64) -> Run<Value>;

    // --- Varargs: the `va_list` object that `list` points to.
    fn va_arg(&mut self, list: &Value, ty: Scalar) -> Run<Value>;

    // --- Control.
    /// Calls a function of the program and runs it to its return.
    fn call(&mut self, function: &Value, args: &[Argument]) -> Run<Option<Value>>;
    /// Registers a function for `exit`.
    fn at_exit(&mut self, function: Value);
    fn undefined(&mut self, kind: UbKind, message: String) -> Box<Halt>;
    fn unsupported(&mut self, what: String) -> Box<Halt>;
    /// The program ends with this status (after atexit handlers; see [`Halt`] for `abort` and `_Exit`).
    fn exit(&mut self, status: i32) -> Box<Halt>;
    fn abort(&mut self) -> Box<Halt>;

    // --- The outside world.
    fn write_stdout(&mut self, bytes: &[u8]) -> Run<()>;
    fn write_stderr(&mut self, bytes: &[u8]) -> Run<()>;
    /// The next byte of standard input, `None` at its end.
    fn read_stdin(&mut self) -> Run<Option<u8>>;
    /// Puts one byte back (`ungetc`).
    fn unread_stdin(&mut self, byte: u8);
    /// A value that the program cannot know, of this type, from the inputs.
    fn nondet_int(&mut self, what: &str, ty: IntType) -> Run<u128>;

    /// Whether an allocation succeeds, from the inputs.
    fn allocation_succeeds(&mut self) -> Run<bool>;

    // --- Types.
    fn size_of(&self, ty: TypeId) -> u64;
}
