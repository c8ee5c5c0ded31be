//! Domains without their types, so that a configuration file can put them together. All downcasts of the project are
//! in this file.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::hash::{BuildHasher, Hash, Hasher};
use std::rc::Rc;

use cfa::{LocId, Program};
use index::FxBuildHasher;
use smallvec::SmallVec;

use crate::{
    Adjustment, Answer, Ask, Block, Cpa, Cx, Digest, Draw, Merge, Prec, Query, Reduce, State, Step, Strengthening,
    Successors, Target, Transition,
};

/// A state of some domain, shared.
#[derive(Clone)]
pub struct AnyState(Rc<dyn DynState>);

/// A precision of some domain, shared; or none, which asks nothing to be tracked.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct AnyPrec(Option<HeldPrec>);

/// A [`Cpa`] over any states. [`ErasedCpa`] implements it.
pub trait DynCpa {
    fn name(&self) -> &'static str;
    fn initial(&mut self, cx: Cx<'_>) -> Step<(AnyState, AnyPrec)>;
    fn transfer(
        &mut self,
        s: &AnyState,
        p: &AnyPrec,
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<AnyState>>;
    fn strengthen(
        &mut self,
        s: &AnyState,
        p: &AnyPrec,
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Strengthening<AnyState>>;
    fn merge(&mut self, new: &AnyState, reached: &AnyState, p: &AnyPrec, cx: Cx<'_>) -> Step<Merge<AnyState>>;
    fn merges(&self) -> bool;
    fn covers(&mut self, reached: &AnyState, new: &AnyState, p: &AnyPrec, cx: Cx<'_>) -> Step<bool>;
    fn covers_jointly(&mut self, reached: &[&AnyState], new: &AnyState, p: &AnyPrec, cx: Cx<'_>) -> Step<bool>;
    fn adjust(&mut self, s: AnyState, p: &AnyPrec, locs: &[LocId], cx: Cx<'_>) -> Step<Adjustment<AnyState, AnyPrec>>;
    fn adjusts(&self) -> bool;
    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = AnyState>>;
    fn painter(&self) -> Option<&dyn Draw<State = AnyState>>;
    fn answer(&mut self, s: &AnyState, query: Query, cx: Cx<'_>) -> Answer;
}

/// A domain whose types are forgotten.
pub struct ErasedCpa<C>(pub C);

impl AnyState {
    pub fn new<S: State>(state: S) -> Self {
        AnyState(Rc::new(HashedState { hash: Cell::new(0), state }))
    }
    /// The state, if it is of that domain.
    pub fn get<S: State>(&self) -> Option<&S> {
        let held: &dyn Any = &*self.0;
        held.downcast_ref::<HashedState<S>>().map(|shared| &shared.state)
    }
    /// Whether it is the very same, which is quicker to find out than whether it is equal.
    pub fn same(&self, other: &Self) -> bool {
        std::ptr::addr_eq(Rc::as_ptr(&self.0), Rc::as_ptr(&other.0))
    }
    /// Of the domain that the state is handed back to.
    fn own<S: State>(&self) -> &S {
        self.get().expect("a domain gets its own states")
    }
}

impl AnyPrec {
    pub fn new<P: Prec>(prec: P) -> Self {
        AnyPrec(Some(HeldPrec(Rc::new(SharedPrec(prec)))))
    }
    pub fn none() -> Self {
        AnyPrec(None)
    }
    /// The precision, if it is of that domain.
    pub fn get<P: Prec>(&self) -> Option<&P> {
        let held: &dyn Any = &*self.0.as_ref()?.0;
        held.downcast_ref::<SharedPrec<P>>().map(|shared| &shared.0)
    }
    fn own<P: Prec>(&self) -> &P {
        self.get().expect("a domain gets its own precisions")
    }
}

impl Prec for AnyPrec {
    fn join(&mut self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (_, None) => false,
            (Some(mine), Some(theirs)) => match mine.0.joined(&*theirs.0) {
                Some(joined) => {
                    self.0 = Some(joined);
                    true
                }
                None => false,
            },
            (None, Some(_)) => {
                self.0 = other.0.clone();
                true
            }
        }
    }
    fn size(&self) -> usize {
        self.0.as_ref().map_or(0, |held| held.0.size())
    }
}

impl PartialEq for AnyState {
    fn eq(&self, other: &Self) -> bool {
        self.same(other) || self.0.is_equal(&*other.0)
    }
}
impl Eq for AnyState {}

impl Hash for AnyState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash_value());
    }
}

impl fmt::Debug for AnyState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug().fmt(f)
    }
}

impl fmt::Debug for AnyPrec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(held) => held.0.debug().fmt(f),
            None => f.write_str("none"),
        }
    }
}

impl State for AnyState {
    fn partition(&self) -> Option<u64> {
        self.0.partition()
    }
    fn target(&self) -> Option<&Target> {
        self.0.target()
    }
    fn is_late(&self) -> bool {
        self.0.is_late()
    }
    fn digest(&self) -> Digest {
        self.0.digest()
    }
}

struct HashedState<S> {
    /// Computed when it is first asked for; 0 before. The state itself never changes.
    hash: Cell<u64>,
    state: S,
}

trait DynState: Any {
    fn is_equal(&self, other: &dyn DynState) -> bool;
    fn hash_value(&self) -> u64;
    fn partition(&self) -> Option<u64>;
    fn target(&self) -> Option<&Target>;
    fn is_late(&self) -> bool;
    fn digest(&self) -> Digest;
    fn debug(&self) -> &dyn fmt::Debug;
}

impl<S: State> DynState for HashedState<S> {
    fn is_equal(&self, other: &dyn DynState) -> bool {
        let other: &dyn Any = other;
        // Where both hashes are known, they tell most unequal states apart.
        other.downcast_ref::<Self>().is_some_and(|other| {
            let (a, b) = (self.hash.get(), other.hash.get());
            (a == 0 || b == 0 || a == b) && self.state == other.state
        })
    }
    fn hash_value(&self) -> u64 {
        if self.hash.get() == 0 {
            self.hash.set(FxBuildHasher.hash_one(&self.state).max(1));
        }
        self.hash.get()
    }
    fn partition(&self) -> Option<u64> {
        self.state.partition()
    }
    fn target(&self) -> Option<&Target> {
        self.state.target()
    }
    fn is_late(&self) -> bool {
        self.state.is_late()
    }
    fn digest(&self) -> Digest {
        self.state.digest()
    }
    fn debug(&self) -> &dyn fmt::Debug {
        &self.state
    }
}

struct SharedPrec<P>(P);

#[derive(Clone)]
struct HeldPrec(Rc<dyn PrecObject>);

trait PrecObject: Any {
    fn is_equal(&self, other: &dyn PrecObject) -> bool;
    fn hash_value(&self) -> u64;
    /// `None` if there is nothing new.
    fn joined(&self, other: &dyn PrecObject) -> Option<HeldPrec>;
    fn size(&self) -> usize;
    fn debug(&self) -> &dyn fmt::Debug;
}

impl<P: Prec> PrecObject for SharedPrec<P> {
    fn is_equal(&self, other: &dyn PrecObject) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<Self>().is_some_and(|other| self.0 == other.0)
    }
    fn hash_value(&self) -> u64 {
        FxBuildHasher.hash_one(&self.0)
    }
    fn joined(&self, other: &dyn PrecObject) -> Option<HeldPrec> {
        let other: &dyn Any = other;
        let other = other.downcast_ref::<Self>().expect("precisions of one domain are joined");
        let mut prec = self.0.clone();
        prec.join(&other.0).then(|| HeldPrec(Rc::new(SharedPrec(prec))))
    }
    fn size(&self) -> usize {
        self.0.size()
    }
    fn debug(&self) -> &dyn fmt::Debug {
        &self.0
    }
}

impl PartialEq for HeldPrec {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::addr_eq(Rc::as_ptr(&self.0), Rc::as_ptr(&other.0)) || self.0.is_equal(&*other.0)
    }
}
impl Eq for HeldPrec {}

impl Hash for HeldPrec {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash_value());
    }
}

/// States of this size or less are compared with their predecessor, so that a domain in which little happens shares
/// one state along a path.
const SMALL: usize = 16;

impl<C: Cpa> DynCpa for ErasedCpa<C> {
    fn name(&self) -> &'static str {
        self.0.name()
    }
    fn initial(&mut self, cx: Cx<'_>) -> Step<(AnyState, AnyPrec)> {
        let (state, prec) = self.0.initial(cx)?;
        Ok((AnyState::new(state), AnyPrec::new(prec)))
    }
    fn transfer(
        &mut self,
        s: &AnyState,
        p: &AnyPrec,
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Successors<AnyState>> {
        let old: &C::State = s.own();
        let mut successors = self.0.transfer(old, p.own(), t, others, cx)?;
        let share = |new: C::State| match size_of::<C::State>() <= SMALL && new == *old {
            true => s.clone(),
            false => AnyState::new(new),
        };
        // Nearly always there is one, and then no iterator is made.
        match successors.pop() {
            Some(only) if successors.is_empty() => {
                let mut shared = Successors::new();
                shared.push(share(only));
                Ok(shared)
            }
            last => Ok(successors.into_iter().chain(last).map(share).collect()),
        }
    }
    fn strengthen(
        &mut self,
        s: &AnyState,
        p: &AnyPrec,
        t: &Transition<'_>,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<Strengthening<AnyState>> {
        Ok(match self.0.strengthen(s.own(), p.own(), t, others, cx)? {
            Strengthening::Unchanged => Strengthening::Unchanged,
            Strengthening::To(state) => Strengthening::To(AnyState::new(state)),
            Strengthening::Bottom => Strengthening::Bottom,
        })
    }
    fn merge(&mut self, new: &AnyState, reached: &AnyState, p: &AnyPrec, cx: Cx<'_>) -> Step<Merge<AnyState>> {
        Ok(match self.0.merge(new.own(), reached.own(), p.own(), cx)? {
            Merge::Separate => Merge::Separate,
            Merge::Joined(state) => Merge::Joined(AnyState::new(state)),
        })
    }
    fn merges(&self) -> bool {
        self.0.merges()
    }
    fn covers(&mut self, reached: &AnyState, new: &AnyState, p: &AnyPrec, cx: Cx<'_>) -> Step<bool> {
        self.0.covers(reached.own(), new.own(), p.own(), cx)
    }
    fn covers_jointly(&mut self, reached: &[&AnyState], new: &AnyState, p: &AnyPrec, cx: Cx<'_>) -> Step<bool> {
        let reached: SmallVec<[&C::State; 8]> = reached.iter().map(|state| state.own()).collect();
        self.0.covers_jointly(&reached, new.own(), p.own(), cx)
    }
    fn adjust(&mut self, s: AnyState, p: &AnyPrec, locs: &[LocId], cx: Cx<'_>) -> Step<Adjustment<AnyState, AnyPrec>> {
        let old: &C::State = s.own();
        let adjusted = self.0.adjust(old.clone(), p.own(), locs, cx)?;
        let share = |new: C::State| if new == *old { s.clone() } else { AnyState::new(new) };
        Ok(match adjusted {
            Adjustment::Keep(state) => Adjustment::Keep(share(state)),
            Adjustment::Changed { state, prec } => {
                Adjustment::Changed { state: share(state), prec: AnyPrec::new(prec) }
            }
            Adjustment::Break { state, prec } => Adjustment::Break { state: share(state), prec: AnyPrec::new(prec) },
        })
    }
    fn adjusts(&self) -> bool {
        self.0.adjusts()
    }
    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = AnyState>> {
        if self.0.reducer().is_some() { Some(self) } else { None }
    }
    fn painter(&self) -> Option<&dyn Draw<State = AnyState>> {
        if self.0.painter().is_some() { Some(self) } else { None }
    }
    fn answer(&mut self, s: &AnyState, query: Query, cx: Cx<'_>) -> Answer {
        self.0.answer(s.own(), query, cx)
    }
}

impl<C: Cpa> Reduce for ErasedCpa<C> {
    type State = AnyState;

    fn reduce(&mut self, entry: &AnyState, block: Block, cx: Cx<'_>) -> Step<Option<AnyState>> {
        let Some(reducer) = self.0.reducer() else { return Ok(None) };
        Ok(reducer.reduce(entry.own(), block, cx)?.map(AnyState::new))
    }
    fn expand(&mut self, entry: &AnyState, block: Block, exit: &AnyState, cx: Cx<'_>) -> Step<Option<AnyState>> {
        let Some(reducer) = self.0.reducer() else { return Ok(None) };
        Ok(reducer.expand(entry.own(), block, exit.own(), cx)?.map(AnyState::new))
    }
}

impl<C: Cpa> Draw for ErasedCpa<C> {
    type State = AnyState;

    fn draw(&self, s: &AnyState, name: &str, program: &Program) -> String {
        self.0.painter().map_or_else(String::new, |painter| painter.draw(s.own(), name, program))
    }
}
