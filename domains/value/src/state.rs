//! Abstract states: memory with constants, pointers and unknown values in it.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use cpa::Target;

use crate::Val;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueState {
    pub(crate) s: eval::State<Val>,
    pub(crate) flags: Flags,
    pub(crate) target: Option<Rc<Target>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Flags {
    /// Memory outside the program may hold pointers to objects of ours.
    pub escaped: bool,
    /// Some pointer was forgotten: an unknown value may lead to an object that no known pointer leads to.
    pub hidden: bool,
    /// The initial state, which knows all static storage whatever the precision.
    pub raw: bool,
}

impl ValueState {
    pub(crate) fn new(s: eval::State<Val>) -> Self {
        ValueState { s, flags: Flags::default(), target: None }
    }
    /// What the state knows.
    pub fn memory(&self) -> &memory::Memory<Val> {
        &self.s.memory
    }
    pub fn frames(&self) -> &[Rc<eval::Frame>] {
        &self.s.frames
    }
}

/// Memory is left out: walking over it costs more than the collisions, and control tells most states apart.
impl Hash for ValueState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.flags.hash(state);
        self.s.frames.len().hash(state);
        self.target.hash(state);
    }
}

impl cpa::State for ValueState {
    fn target(&self) -> Option<&Target> {
        self.target.as_deref()
    }
}
