//! The provenance of symbols: where each comes from.

use index::Id;
use term::{Sort, SymbolId, Term, TermStore};

/// Where an unknown comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A function without a body returned it.
    Result,
    /// Memory held it that nobody wrote.
    Content,
    /// How many arguments the program has, or how long one is.
    Argument,
    /// The bytes of an argument: the first that is zero is where its object ends.
    Text,
    /// How many bytes of a buffer come before the first that is zero.
    End,
    /// The domain lost sight of a value.
    Made,
    /// A number of each node of a list, not the same for all.
    PerNode,
    /// It stands for what was never written.
    Unwritten,
}

/// The origin of each symbol.
#[derive(Default, Debug)]
pub struct Origins(Vec<Origin>);

impl Origins {
    /// A symbol that nothing is known of but where it comes from.
    pub fn fresh(&mut self, terms: &mut TermStore, sort: Sort, origin: Origin) -> Term {
        self.0.push(origin);
        terms.symbol(sort)
    }
    #[inline]
    pub fn of(&self, symbol: SymbolId) -> Origin {
        self.0[symbol.index()]
    }
}
