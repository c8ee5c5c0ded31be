//! Operators that not every analysis has (`reduce` and `expand`, drawing), each a trait of its own: whoever needs it
//! asks for it.

use cfa::{FunctionId, Program};

use crate::{Context, Cx, State, Step};

/// A block [003]: a part of the program that is analysed apart from what surrounds it. For now the body of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    pub function: FunctionId,
    /// Tells its analyses apart: who called is left open in each of them.
    pub context: Context,
}

/// Cuts states down to what a block can reach, and puts them back together [003 §3; there `reduce` and `expand`].
/// `None` where that cannot be told apart: then the block is followed like any other code.
pub trait Reduce {
    type State: State;
    /// What the block can reach of the state in which it begins.
    fn reduce(&mut self, entry: &Self::State, block: Block, cx: Cx<'_>) -> Step<Option<Self::State>>;
    /// The state in which the block is about to end, if it began with `entry`, and if one that began with what `entry` is
    /// reduced to, or with more, is about to end with `exit`.
    fn expand(
        &mut self,
        entry: &Self::State,
        block: Block,
        exit: &Self::State,
        cx: Cx<'_>,
    ) -> Step<Option<Self::State>>;
}

/// Shows states to people.
pub trait Draw {
    type State: State;
    /// Statements of Graphviz; `name` begins the names of their nodes.
    fn draw(&self, s: &Self::State, name: &str, program: &Program) -> String;
}
