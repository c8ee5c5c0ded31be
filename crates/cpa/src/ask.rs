//! Queries between components, for strengthening. Answers are must-facts about the state that is asked.

use cfa::{ExprId, FunctionId, ThreadId};
use smallvec::SmallVec;

use crate::Cx;

/// Expressions mean what they mean in the innermost frame of the thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// Which functions a pointer expression may lead to.
    CallTargets(ThreadId, ExprId),
    /// The bits of a scalar expression.
    Value(ThreadId, ExprId),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    Unknown,
    Targets(CallTargets),
    /// Of a pointer: one of these functions that the call fits, or code outside the program.
    Among(Vec<FunctionId>),
    Value(u128),
}

/// All that a pointer may lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallTargets {
    pub functions: SmallVec<[FunctionId; 2]>,
    /// It may also lead to code outside the program.
    pub outside: bool,
}

/// The other components of a composite.
pub trait Ask {
    fn ask(&mut self, query: Query, cx: Cx<'_>) -> Answer;
}

/// Nobody to ask.
impl Ask for () {
    fn ask(&mut self, _query: Query, _cx: Cx<'_>) -> Answer {
        Answer::Unknown
    }
}
