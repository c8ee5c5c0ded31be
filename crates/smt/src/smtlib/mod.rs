//! Terms as SMT-LIB text.

mod bits;
mod floats;
mod integers;
mod render;
mod sexpr;

pub(crate) use render::ScriptText;
pub use render::Theory;
pub(crate) use sexpr::{Sexpr, unclosed};
