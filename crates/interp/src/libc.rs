//! The C library of `carve run`: an implementation per function that the table of library functions (`library`) says to
//! have one.
//!
//! A function is written against [`Host`] alone, so it can do nothing that the interpreter does not check: every byte
//! it reads or writes is looked up in the program's memory, and a broken precondition is undefined behaviour of the
//! program with a message that names function and argument. Results are those of glibc 2.36 on x86 in the "C" locale;
//! what glibc leaves to the outside (time, environment, files) is a constant. No file of the program's naming is ever
//! opened.

mod allocation;
mod atomic;
mod builtin;
mod call;
mod contract;
mod ctype;
mod errors;
mod format;
mod getopt;
mod libm;
mod math;
mod multibyte;
mod number;
mod path;
mod print;
mod random;
mod read;
mod scan;
mod sort;
mod stdio;
mod stdlib;
mod strftime;
mod string;
mod strptime;
mod system;
mod time;
mod verifier;
mod wide;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use types::{Scalar, TypeId};

use crate::{Argument, Host, Run, Value};

pub use contract::check_contract;

/// What the library asks beyond [`Host`]. Without [`pointee`](LibraryHost::pointee) the type-generic builtins are
/// unsupported, without [`type_name`](LibraryHost::type_name) messages describe types by their width.
pub trait LibraryHost: Host {
    /// What a pointer of this type points to, if that is a scalar.
    fn pointee(&self, pointer: TypeId) -> Option<Scalar> {
        let _ = pointer;
        None
    }
    /// How large what a pointer of this type points to is.
    fn pointee_size(&self, pointer: TypeId) -> Option<u64> {
        let _ = pointer;
        None
    }
    /// Whether the object that the pointer leads to lives as long as the program runs.
    fn is_static(&mut self, pointer: &Value) -> Run<bool> {
        let _ = pointer;
        Ok(false)
    }
    /// The type as C writes it.
    fn type_name(&self, ty: TypeId) -> Option<String> {
        let _ = ty;
        None
    }
    /// The library's variable of this name, if the program declares it.
    fn library_variable(&mut self, name: &str) -> Run<Option<Value>> {
        let _ = name;
        Ok(None)
    }
    /// Where the struct that the current call returns has to be written; `None` if the result is dropped.
    fn result_place(&mut self) -> Option<Value> {
        None
    }
}

/// One row per function.
#[derive(Clone, Copy)]
pub struct LibraryFunction {
    pub name: &'static str,
    /// Called with the arguments and the scalar result type, `None` if the result is void, a struct, or dropped.
    pub run: Implementation,
}

pub type Implementation = fn(&mut dyn LibraryHost, &[Argument], Option<(TypeId, Scalar)>) -> Run<Option<Value>>;

/// Rows: `name | other_name => implementation;`. An implementation takes a [`call::Call`].
macro_rules! rows {
    ($($($name:ident)|+ => $run:expr;)*) => {
        &[$($($crate::libc::LibraryFunction {
            name: stringify!($name),
            run: |host, args, result| {
                $crate::libc::call::run($run, host, stringify!($name), args, result)
            },
        },)+)*]
    };
}
use rows;

/// All functions, sorted by name.
pub fn table() -> &'static [LibraryFunction] {
    static TABLE: LazyLock<Vec<LibraryFunction>> = LazyLock::new(|| {
        let parts: [&[LibraryFunction]; 23] = [
            allocation::FUNCTIONS,
            atomic::FUNCTIONS,
            builtin::FUNCTIONS,
            ctype::FUNCTIONS,
            getopt::FUNCTIONS,
            libm::BINARY,
            libm::GAMMA,
            libm::UNARY,
            math::CLASSIFICATION,
            math::EXACT,
            multibyte::FUNCTIONS,
            number::FUNCTIONS,
            path::FUNCTIONS,
            print::FUNCTIONS,
            random::FUNCTIONS,
            read::FUNCTIONS,
            stdio::FUNCTIONS,
            stdlib::FUNCTIONS,
            string::FUNCTIONS,
            system::FUNCTIONS,
            time::FUNCTIONS,
            verifier::FUNCTIONS,
            wide::FUNCTIONS,
        ];
        let mut rows = parts.concat();
        rows.sort_by_key(|row| row.name);
        rows
    });
    &TABLE
}

/// The function of this name; `__builtin_f` is `f` where the compiler builtin has no row of its own.
pub fn lookup(name: &str) -> Option<&'static LibraryFunction> {
    let find = |name: &str| table().binary_search_by_key(&name, |row| row.name).ok().map(|index| &table()[index]);
    find(name).or_else(|| find(name.strip_prefix("__builtin_")?))
}
