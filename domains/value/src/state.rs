//! Abstract states: memory with constants, terms, pointers and unknown values in it, and the path condition.

mod digest;

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use cfa::LocId;
use cpa::{Digest, Target};

use index::FxHashSet;
use memory::ObjectId;
use symbolic::Conditions;
use term::{SymbolId, TermStore};

use crate::Val;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueState {
    pub(crate) store: eval::Store<Val>,
    pub(crate) flags: Flags,
    pub(crate) target: Option<Rc<Target>>,
    /// What is assumed of the unknowns that memory speaks of.
    pub(crate) conditions: Conditions,
    /// The objects that hold terms, in order.
    pub(crate) symbolic: Rc<Vec<ObjectId>>,
    /// The loop that begins here, if loops are joined.
    pub(crate) head: Option<LoopHead>,
    /// How many times it was joined there.
    pub(crate) joins: u32,
    /// Of the memory.
    pub(crate) digest: Digest,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Flags {
    /// Memory outside the program may hold pointers to objects of ours.
    pub escaped: bool,
    /// Some pointer was forgotten: an unknown value may lead to an object that no known pointer leads to.
    pub hidden: bool,
    /// It matters which blocks there are; the same in all states.
    pub blocks: bool,
    /// Lists are folded; the same in all states.
    pub folds: bool,
    /// Pointers may tell which freed block they led to.
    pub former: bool,
    /// The initial state, which knows all static storage whatever the precision.
    pub raw: bool,
    /// How many steps did something undefined that no property speaks of. No execution shows what comes behind them.
    pub undefined: u8,
}

/// Where a loop begins. What comes for the first time is not joined with what comes again: the first round often is the
/// one that makes the claims true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoopHead {
    pub loc: LocId,
    pub is_back_edge: bool,
}

impl ValueState {
    pub(crate) fn new(store: eval::Store<Val>, flags: Flags, conditions: Conditions) -> Self {
        let digest = digest::of_memory(&store.memory, flags);
        let symbolic = digest::symbolic(&Rc::default(), &memory::Memory::default(), &store.memory);
        ValueState { store, flags, target: None, conditions, symbolic, head: None, joins: 0, digest }
    }
    /// What the state knows.
    pub fn memory(&self) -> &memory::Memory<Val> {
        &self.store.memory
    }
    /// The state that a step from this one leads to. `None` for the conditions where values are not symbolic.
    pub(crate) fn followed_by(
        &self,
        store: eval::Store<Val>,
        flags: Flags,
        conditions: Option<Conditions>,
    ) -> ValueState {
        let digest = digest::updated(self.digest, &self.store.memory, &store.memory, flags);
        let symbolic = match conditions {
            Some(_) => digest::symbolic(&self.symbolic, &self.store.memory, &store.memory),
            None => self.symbolic.clone(),
        };
        let conditions = conditions.unwrap_or_default();
        ValueState { store, flags, target: None, conditions, symbolic, head: None, joins: 0, digest }
    }
    /// Drops the conditions that say nothing about memory.
    pub(crate) fn forget_conditions(&mut self, terms: &TermStore) {
        if !self.conditions.is_empty() {
            let symbols = self.held_symbols(terms);
            self.conditions.retain_about(terms, symbols);
        }
    }
    /// The unknowns in memory.
    pub(crate) fn held_symbols(&self, terms: &TermStore) -> FxHashSet<SymbolId> {
        let objects = self.symbolic.iter().filter_map(|&id| self.store.memory.get(id));
        let values = objects.flat_map(|object| object.contents().values().chain(object.attributes()));
        let held = values.filter_map(|value| match value {
            Val::Term { term, .. } | Val::Perhaps { term, .. } | Val::At { offset: term, .. } => Some(*term),
            _ => None,
        });
        held.flat_map(|term| terms.symbols_of(term)).copied().collect()
    }
    /// What is assumed of the unknowns in it.
    pub fn conditions(&self) -> &[term::Term] {
        self.conditions.terms()
    }
    /// Those of the thread that begins the program.
    pub fn frames(&self) -> &[Rc<eval::Frame>] {
        &self.store.frames
    }
}

impl Hash for ValueState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digest.hash(state);
        self.flags.hash(state);
        self.store.stacks().for_each(|(thread, stack)| (thread, stack.len()).hash(state));
        self.target.hash(state);
    }
}

impl cpa::State for ValueState {
    fn target(&self) -> Option<&Target> {
        self.target.as_deref()
    }
    fn is_late(&self) -> bool {
        self.flags.undefined > 0
    }
    fn digest(&self) -> Digest {
        self.digest
    }
}
