//! IEEE floats, bit for bit as `types::FloatKind` computes them: rounding to nearest, ties to even; NaNs as x86 passes
//! them on; x87 patterns that no operation produces.
//!
//! An operand is split into sign, exponent and fraction (`fields`), computed with exactly or with a sticky bit, and
//! rounded once (`round`). `fmod` and `remainder` of formats wider than `float` are not always available (`remainder`).

mod arithmetic;
mod compare;
mod convert;
mod fields;
mod integral;
mod remainder;
mod round;

pub use arithmetic::{add, div, fma, mul, sqrt, sub};
pub use compare::{eq, le, lt};
pub use convert::{convert, from_int, to_int};
pub use integral::round_to_integral;
pub use remainder::{fmod, remainder};
