//! What the analysis knows at one point of an execution.

use cfa::VarId;
use index::PMap;

use crate::Signs;

/// The variables of one activation of a function. What is not in it may have any sign.
pub type Frame = PMap<VarId, Signs>;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SignState {
    /// The function that runs.
    pub(crate) here: Frame,
    /// Those that wait for it to return, innermost last. A variable of a recursive function has one sign in each.
    pub(crate) waiting: Vec<Frame>,
}

impl cpa::State for SignState {}

impl SignState {
    /// Of a variable of the running function.
    pub fn signs(&self, var: VarId) -> Signs {
        self.here.get(&var).copied().unwrap_or(Signs::ANY)
    }
    /// Knowing nothing is never written down: states that know the same are equal.
    pub(crate) fn set(&mut self, var: VarId, signs: Signs) {
        if signs == Signs::ANY {
            self.here.remove(&var);
        } else {
            self.here.insert(var, signs);
        }
    }
    pub(crate) fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.waiting.iter().chain([&self.here])
    }
}
