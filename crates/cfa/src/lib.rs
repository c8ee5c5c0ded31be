//! The automaton that every analysis explores: locations, edges, and the operations on them.
//!
//! Expressions are pure and typed, every conversion is a node, every read names a place, and
//! control flow is explicit: `&&`, `||`, `?:`, `switch`, compound assignment and `a[i]` are gone.
//!
//! * A text form that can be read back, for tests and for people ([`text`]).
//! * Expressions and operations in the words of the C program, for messages ([`display`]).
//! * Pictures ([`dot`]).
//! * The invariants ([`mod@validate`]).
//! * The shape of the functions ([`Order`], [`Dominators`], [`Loops`]), for all of them at once.
//! * Which functions are of the system's library ([`library`]).
//! * Allocations that may fail ([`Program::let_allocations_fail`]), and the library when it calls the program back
//!   ([`Program::define_callbacks`]).

mod allocation;
mod callback;
pub mod display;
mod dominators;
pub mod dot;
mod effects;
mod expr;
pub mod library;
mod live;
mod loops;
mod op;
mod order;
mod pointee;
mod precedence;
mod program;
mod recursion;
pub mod text;
mod thread;
pub mod validate;

pub use allocation::ALLOCATION_SUCCEEDS;
pub use callback::{ELEMENT, GOES_ON, REARRANGE};
pub use dominators::Dominators;
pub use effects::{Access, Effects, subexpressions};
pub use expr::{Bits, Expr, ExprId, ExprKind, ExprTable};
pub use live::{Live, LiveSet};
pub use loops::{Loop, LoopId, Loops};
pub use op::{Arg, AsmOp, BitRange, CallOp, Callee, Op, Place, PlaceBase};
pub use order::{Direction, Order};
pub use program::{
    Body, Edge, EdgeId, EdgeList, Function, FunctionId, Loc, LocId, Program, Storage, StringId, StringLiteral, Var,
    VarId, VarSize,
};
pub use recursion::Recursion;
pub use thread::ThreadId;
pub use types::{BinaryOp, UnaryOp};
pub use validate::{Defect, MAX_EXPR_DEPTH, validate};

/// The function that is called where side effects are in no order, before they happen.
pub const UNSEQUENCED: &str = "__carve_unsequenced";
/// What is said of it.
pub const UNSEQUENCED_TEXT: &str = "side effects on a variable, or one and a use of it, that nothing puts in order";
