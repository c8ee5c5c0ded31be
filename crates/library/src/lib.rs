//! What is known of the functions of the C library, of the compiler's builtins and of those of SV-COMP, once.
//!
//! [`functions`] is one table, in the texts of the folder `table`: for each function its prototype, what a call does to
//! control ([`Role`]), what it does behind which argument and how far ([`Effect`], a specification of library functions as
//! Goblint's `LibraryDesc` has them), what it returns ([`Gives`]), and how `carve run` and `carve check` take it. How to write
//! a row is said in `table/README.md`.
//!
//! [`declaration`] is a longer and poorer list: the shapes of all functions that the headers of glibc declare.

mod declaration;
mod effect;
mod function;
mod parse;
mod role;
mod signature;
mod table;

pub use declaration::{Declaration, declaration, declarations, letters_agree};
pub use effect::{Access, Argument, Effect, Extent, Gives};
pub use function::{Check, Function};
pub use role::{Allocation, Ending, Failure, Jump, Role, ThreadOperation};
pub use signature::{Parameter, Signature, Type};
pub use table::{functions, lookup, lookup_builtin, plain_name};
