//! States and precisions of a composite, one part for each component; a state has control besides.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use crate::{AnyPrec, AnyState, Control, Digest, Prec, State, Target};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CompositeState {
    pub control: Control,
    parts: Rc<[AnyState]>,
}

const _: () = assert!(size_of::<CompositeState>() <= 48);

impl CompositeState {
    pub fn new(control: Control, parts: &[AnyState]) -> Self {
        CompositeState { control, parts: Rc::from(parts) }
    }
    /// Shares the components with this state if they are the same.
    pub(super) fn next(&self, control: Control, parts: &[AnyState]) -> Self {
        let same = self.parts.iter().zip(parts).all(|(old, new)| old.same(new));
        CompositeState { control, parts: if same { self.parts.clone() } else { Rc::from(parts) } }
    }
    pub fn parts(&self) -> &[AnyState] {
        &self.parts
    }
    /// The state of a component, if there is one at this index and it is of that domain.
    pub fn part<S: State>(&self, index: usize) -> Option<&S> {
        self.parts.get(index)?.get()
    }
}

impl State for CompositeState {
    #[inline]
    fn partition(&self) -> Option<u64> {
        let mut key = self.control.partition();
        for part in self.parts.iter().filter_map(State::partition) {
            let mut hasher = index::FxHasher::default();
            (key, part).hash(&mut hasher);
            key = hasher.finish();
        }
        Some(key)
    }
    #[inline]
    fn target(&self) -> Option<&Target> {
        self.control.stuck.as_deref().or_else(|| self.parts.iter().find_map(State::target))
    }
    #[inline]
    fn is_late(&self) -> bool {
        self.parts.iter().any(State::is_late)
    }
    #[inline]
    fn digest(&self) -> Digest {
        let mut sum = Digest::default();
        self.parts.iter().for_each(|part| sum.exchange(Digest::default(), part.digest()));
        sum
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CompositePrec {
    parts: Rc<[AnyPrec]>,
}

impl CompositePrec {
    pub fn new(parts: Vec<AnyPrec>) -> Self {
        CompositePrec { parts: Rc::from(parts) }
    }
    /// Asks something of one component of `len` only: an increment.
    pub fn only<P: Prec>(len: usize, index: usize, prec: P) -> Self {
        let mut parts = vec![AnyPrec::none(); len];
        parts[index] = AnyPrec::new(prec);
        CompositePrec::new(parts)
    }
    /// Another precision for one component.
    pub fn with_part<P: Prec>(&self, index: usize, prec: P) -> Self {
        let mut parts = self.parts.to_vec();
        parts[index] = AnyPrec::new(prec);
        CompositePrec::new(parts)
    }
    pub fn parts(&self) -> &[AnyPrec] {
        &self.parts
    }
    pub(super) fn part(&self, index: usize) -> &AnyPrec {
        &self.parts[index]
    }
    /// The precision of a component, if it has one of that domain.
    pub fn get<P: Prec>(&self, index: usize) -> Option<&P> {
        self.parts.get(index)?.get()
    }
}

impl Prec for CompositePrec {
    fn join(&mut self, other: &Self) -> bool {
        if Rc::ptr_eq(&self.parts, &other.parts) {
            return false;
        }
        let mut parts = self.parts.to_vec();
        let mut changed = false;
        for (mine, theirs) in parts.iter_mut().zip(other.parts.iter()) {
            changed |= mine.join(theirs);
        }
        if changed {
            self.parts = Rc::from(parts);
        }
        changed
    }
    fn size(&self) -> usize {
        self.parts.iter().map(Prec::size).sum()
    }
}
