//! One call stack per thread. That of the active thread stands in the state itself, where operations work on it; the
//! others wait beside it. A program of one thread pays a null pointer for this.

use std::rc::Rc;

use cfa::ThreadId;
use memory::Value;

use crate::{Frame, Store};

type Stack = Vec<Rc<Frame>>;

/// Which thread is active, and the stacks of the others. Nothing is there while the thread that begins the program is
/// active and alone, so that equal situations are equal states.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct OtherStacks(Option<Rc<WaitingStacks>>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct WaitingStacks {
    active: ThreadId,
    /// By thread; none of them is empty, and none is that of the active one.
    stacks: Vec<(ThreadId, Stack)>,
}

impl<V: Value> Store<V> {
    /// The thread whose stack operations work on.
    #[inline]
    pub fn active(&self) -> ThreadId {
        self.others.0.as_ref().map_or(ThreadId::main(), |others| others.active)
    }

    /// Whether the thread that begins the program is active, and no other thread has frames.
    #[inline]
    pub fn is_alone(&self) -> bool {
        self.others.0.is_none()
    }

    /// Lets operations work on the stack of another thread, which is empty if the thread was never active.
    pub fn switch(&mut self, to: ThreadId) {
        if self.active() == to {
            return;
        }
        let from = self.active();
        let mut stacks = self.others.0.take().map_or_else(Vec::new, |others| Rc::unwrap_or_clone(others).stacks);
        let next = match stacks.binary_search_by_key(&to, |(thread, _)| *thread) {
            Ok(at) => stacks.remove(at).1,
            Err(_) => Stack::new(),
        };
        let left = std::mem::replace(&mut self.frames, next);
        if let Err(at) = stacks.binary_search_by_key(&from, |(thread, _)| *thread)
            && !left.is_empty()
        {
            stacks.insert(at, (from, left));
        }
        if to != ThreadId::main() || !stacks.is_empty() {
            self.others = OtherStacks(Some(Rc::new(WaitingStacks { active: to, stacks })));
        }
    }

    /// The stacks of all threads that have frames, by thread.
    pub fn stacks(&self) -> impl DoubleEndedIterator<Item = (ThreadId, &[Rc<Frame>])> {
        let active = self.active();
        let waiting = self.others.0.as_deref().map_or(&[][..], |others| &others.stacks);
        let (before, behind) = waiting.split_at(waiting.partition_point(|(thread, _)| *thread < active));
        let here = (!self.frames.is_empty()).then_some((active, &self.frames[..]));
        before.iter().map(of).chain(here).chain(behind.iter().map(of))
    }

    /// The frames of all threads, outermost first.
    pub fn all_frames(&self) -> impl DoubleEndedIterator<Item = &Rc<Frame>> {
        self.stacks().flat_map(|(_, stack)| stack)
    }
}

fn of((thread, stack): &(ThreadId, Stack)) -> (ThreadId, &[Rc<Frame>]) {
    (*thread, stack)
}
