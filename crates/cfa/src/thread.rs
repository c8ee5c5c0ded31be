//! Threads of an execution.

use index::{Id, define_id};

define_id!(/// A thread, by the order in which threads begin.
    pub ThreadId, "thread");

impl ThreadId {
    /// The one that begins the program.
    #[inline]
    pub fn main() -> Self {
        ThreadId::from_usize(0)
    }
}
