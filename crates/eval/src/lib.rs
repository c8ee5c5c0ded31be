//! One evaluator of CFA expressions, places and operations over `memory`, generic in the value.
//!
//! What values mean is a [`Machine`]. Evaluation is straight-line over `&mut Store` and has one outcome. A machine that
//! must split cases stops with what is to be decided, and whoever takes the step takes it again for every way to decide it:
//! from the original state, cheaply cloned, with a machine that knows the decision. A machine with one outcome pays nothing
//! for this.

mod call;
mod expr;
mod frame;
mod located;
mod machine;
pub mod narrow;
mod node;
mod op;
mod place;
mod plain;
mod signature;
mod stacks;
mod store;
mod tables;
mod varargs;

pub use call::{Left, ReturnValue, close_frame, deliver, enter, leave};
pub use expr::{condition, expr, scalar_bits};
pub use frame::Frame;
pub use located::Located;
pub use machine::{Access, Accesses, Calls, Machine, Objects, Owner, Values};
pub use op::{Flow, step};
pub use place::{
    Window, check_bytes, copy, copy_apart, fill, load, load_at, locate, read_bytes, store, store_at, write_bytes,
};
pub use signature::{fits, misread_vararg};
pub use stacks::OtherStacks;
pub use store::Store;

pub use tables::{Cx, Slot, Tables};
pub use varargs::{VaWanted, va_next, va_rest};
