//! Abstract states: memory with constants, pointers and unknown values in it.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use cpa::{Digest, Target};

use crate::{Val, digest};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueState {
    pub(crate) s: eval::State<Val>,
    pub(crate) flags: Flags,
    pub(crate) target: Option<Rc<Target>>,
    /// Of the memory, as exploration left it; paths do not keep it.
    pub(crate) digest: Digest,
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
        let digest = digest::of_memory(&s.memory);
        ValueState { s, flags: Flags::default(), target: None, digest }
    }
    /// What the state knows.
    pub fn memory(&self) -> &memory::Memory<Val> {
        &self.s.memory
    }
    pub fn frames(&self) -> &[Rc<eval::Frame>] {
        &self.s.frames
    }
}

impl Hash for ValueState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digest.hash(state);
        self.flags.hash(state);
        self.s.frames.len().hash(state);
        self.target.hash(state);
    }
}

impl cpa::State for ValueState {
    fn target(&self) -> Option<&Target> {
        self.target.as_deref()
    }
    fn digest(&self) -> Digest {
        self.digest
    }
}
