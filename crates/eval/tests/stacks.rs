//! One stack per thread: operations work on that of the active one, and nothing tells who was active before.

use std::rc::Rc;

use cfa::{FunctionId, ThreadId};
use eval::{Frame, Store};
use index::Id;
use memory::{Fill, Memory, ObjectId, Target};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Bits(u128);

impl memory::Value for Bits {
    fn constant(bits: u128, _width: u32) -> Self {
        Bits(bits)
    }
    fn extract(&self, _whole: u64, _start: u64, _width: u64) -> Option<Self> {
        None
    }
    fn concat(_parts: &[(Self, u64)]) -> Option<Self> {
        None
    }
    fn pointer(&self) -> Option<Target> {
        None
    }
    fn mentions(&self) -> Option<ObjectId> {
        None
    }
    fn as_fill(&self) -> Option<Fill> {
        None
    }
}

fn state() -> Store<Bits> {
    Store {
        memory: Memory::default(),
        globals: Rc::default(),
        strings: Rc::default(),
        functions: Rc::default(),
        frames: Vec::new(),
        others: Default::default(),
    }
}

fn thread(number: usize) -> ThreadId {
    ThreadId::from_usize(number)
}

fn push(s: &mut Store<Bits>, function: usize) {
    s.frames.push(Rc::new(Frame {
        function: FunctionId::from_usize(function),
        bindings: Vec::new(),
        varargs: None,
        vararg_types: Vec::new(),
        call: None,
        allocas: Vec::new(),
        serial: 0,
    }));
}

/// The functions on every stack.
fn stacks(s: &Store<Bits>) -> Vec<(usize, Vec<usize>)> {
    let functions = |stack: &[Rc<Frame>]| stack.iter().map(|frame| frame.function.index()).collect();
    s.stacks().map(|(thread, stack)| (thread.index(), functions(stack))).collect()
}

#[test]
fn frames_are_those_of_the_active_thread() {
    let mut s = state();
    push(&mut s, 1);
    push(&mut s, 2);
    s.switch(thread(2));
    assert!(s.frames.is_empty(), "a thread that never ran has no frames");
    push(&mut s, 7);
    s.switch(thread(1));
    push(&mut s, 5);
    assert_eq!(s.active(), thread(1));
    assert_eq!(stacks(&s), [(0, vec![1, 2]), (1, vec![5]), (2, vec![7])]);
    s.switch(thread(2));
    assert_eq!(s.frame().function.index(), 7);
    s.switch(ThreadId::main());
    assert_eq!(s.frame().function.index(), 2);
    assert_eq!(s.all_frames().map(|frame| frame.function.index()).collect::<Vec<_>>(), [1, 2, 5, 7]);
    assert_eq!(s.all_frames().rev().map(|frame| frame.function.index()).collect::<Vec<_>>(), [7, 5, 2, 1]);
}

#[test]
fn equal_situations_are_equal_states() {
    let mut one = state();
    push(&mut one, 1);
    let alone = one.clone();
    let mut other = one.clone();
    for (s, order) in [(&mut one, [1, 2]), (&mut other, [2, 1])] {
        for number in order {
            s.switch(thread(number));
            push(s, number);
        }
        s.switch(ThreadId::main());
    }
    assert_eq!(one, other);
    assert_ne!(one, alone);
    for number in [2, 1] {
        one.switch(thread(number));
        one.frames.pop();
    }
    one.switch(ThreadId::main());
    assert_eq!(one, alone, "threads whose frames are gone leave nothing behind");
}
