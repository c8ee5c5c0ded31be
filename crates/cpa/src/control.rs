//! Control states: locations, call stacks, threads. What they do is the business of the control domain; their shape is
//! here because the composite carries them as a typed field.

use std::hash::{Hash, Hasher};
use std::rc::Rc;

use cfa::{EdgeId, FunctionId, LocId, ThreadId};
use index::Id;
use smallvec::{SmallVec, smallvec};

use crate::Target;

#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Control {
    pub threads: SmallVec<[Thread; 1]>,
    /// Control cannot go on: recursion too deep, a call that cannot be resolved.
    pub stuck: Option<Rc<Target>>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thread {
    /// `None` once it has ended.
    pub loc: Option<LocId>,
    pub stack: CallStack,
}

impl Thread {
    pub fn at(loc: LocId, stack: CallStack) -> Self {
        Thread { loc: Some(loc), stack }
    }
}

/// Where threads are.
pub type Locs = SmallVec<[LocId; 2]>;

/// The calls that wait, innermost first; shared, with a hash that is computed once. The outermost may be one of which it
/// is left open who waits for it.
#[derive(Clone, Default)]
pub struct CallStack(Option<Rc<Call>>);

struct Call {
    edge: EdgeId,
    function: FunctionId,
    /// If nobody is named below.
    context: Option<Context>,
    below: CallStack,
    depth: u32,
    hash: u64,
}

/// Tells activations of functions apart whose callers are left open, by a number of whoever keeps the callers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Context(pub u32);

impl CallStack {
    pub fn depth(&self) -> usize {
        self.0.as_ref().map_or(0, |call| call.depth as usize)
    }
    /// The innermost waiting call, and the function it entered.
    pub fn top(&self) -> Option<(EdgeId, FunctionId)> {
        self.0.as_ref().map(|call| (call.edge, call.function))
    }
    pub fn push(&self, edge: EdgeId, function: FunctionId) -> CallStack {
        let mut hasher = index::FxHasher::default();
        (edge, function, self.hash_value()).hash(&mut hasher);
        let (below, depth, hash) = (self.clone(), self.depth() as u32 + 1, hasher.finish());
        CallStack(Some(Rc::new(Call { edge, function, context: None, below, depth, hash })))
    }
    /// The innermost call alone.
    pub fn top_in(&self, context: Context) -> Option<CallStack> {
        let (edge, function) = self.top()?;
        let mut hasher = index::FxHasher::default();
        (edge, function, context).hash(&mut hasher);
        let (below, hash) = (CallStack::default(), hasher.finish());
        Some(CallStack(Some(Rc::new(Call { edge, function, context: Some(context), below, depth: 1, hash }))))
    }
    /// If the innermost call is one whose caller is left open.
    pub fn context(&self) -> Option<Context> {
        self.0.as_ref()?.context
    }
    pub fn pop(&self) -> Option<CallStack> {
        self.0.as_ref().map(|call| call.below.clone())
    }
    /// From the innermost call outwards.
    pub fn calls(&self) -> impl Iterator<Item = (EdgeId, FunctionId)> {
        std::iter::successors(self.0.as_deref(), |call| call.below.0.as_deref()).map(|call| (call.edge, call.function))
    }
    fn contexts(&self) -> impl Iterator<Item = Option<Context>> {
        std::iter::successors(self.0.as_deref(), |call| call.below.0.as_deref()).map(|call| call.context)
    }
    fn hash_value(&self) -> u64 {
        self.0.as_ref().map_or(0, |call| call.hash)
    }
}

impl PartialEq for CallStack {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(a), Some(b)) if Rc::ptr_eq(a, b) => true,
            (Some(a), Some(b)) => {
                let same_depth = a.hash == b.hash && a.depth == b.depth;
                same_depth && self.calls().eq(other.calls()) && self.contexts().eq(other.contexts())
            }
            (None, Some(_)) | (Some(_), None) => false,
        }
    }
}
impl Eq for CallStack {}

impl Hash for CallStack {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash_value().hash(state);
    }
}

impl std::fmt::Debug for CallStack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.calls()).finish()
    }
}

impl Drop for Call {
    /// Deep stacks are taken apart in a loop.
    fn drop(&mut self) {
        let mut below = self.below.0.take();
        while let Some(mut call) = below.and_then(|call| Rc::try_unwrap(call).ok()) {
            below = call.below.0.take();
        }
    }
}

impl Clone for Control {
    /// One thread is copied without the detour through iterators: this happens at every step.
    fn clone(&self) -> Self {
        let threads = match &self.threads[..] {
            [thread] => {
                let mut threads = SmallVec::new();
                threads.push(thread.clone());
                threads
            }
            threads => SmallVec::from(threads),
        };
        Control { threads, stuck: self.stuck.clone() }
    }
}

impl Control {
    /// One thread, which is there.
    pub fn start(thread: Thread) -> Self {
        let mut threads = SmallVec::new();
        threads.push(thread);
        Control { threads, stuck: None }
    }
    #[inline]
    pub fn of(&self, thread: ThreadId) -> &Thread {
        &self.threads[thread.index()]
    }
    /// The same but for this thread, which is now there.
    pub fn with(&self, thread: ThreadId, now: Thread) -> Self {
        if self.threads.len() == 1 {
            return Control { stuck: self.stuck.clone(), ..Control::start(now) };
        }
        let mut control = self.clone();
        control.threads[thread.index()] = now;
        control
    }
    /// Where the threads are that have not ended.
    pub fn locs(&self) -> Locs {
        // Nearly always there is one, and then no iterator is made.
        match &self.threads[..] {
            [thread] => thread.loc.map_or_else(Locs::new, |loc| smallvec![loc]),
            threads => threads.iter().filter_map(|thread| thread.loc).collect(),
        }
    }
    /// Calls that wait, of all threads.
    pub fn depth(&self) -> usize {
        self.threads.iter().map(|thread| thread.stack.depth()).sum()
    }
    /// States with different keys are never compared.
    pub fn partition(&self) -> u64 {
        let mut hasher = index::FxHasher::default();
        self.threads.hash(&mut hasher);
        hasher.finish()
    }
}
