//! What is true of a program whatever analysis looks at it, computed when it is first asked for and then shared.

use std::cell::OnceCell;
use std::rc::Rc;

use crate::{CallGraph, Direction, Dominators, Joins, Live, Loops, Program};

/// Clones of the pointers outlive the context in which they were asked for.
#[derive(Debug)]
pub struct Facts<'p> {
    program: &'p Program,
    calls: OnceCell<Rc<CallGraph>>,
    dominators: OnceCell<Rc<Dominators>>,
    joins: OnceCell<Rc<Joins>>,
    live: OnceCell<Rc<Live>>,
    loops: OnceCell<Rc<Loops>>,
    post_dominators: OnceCell<Rc<Dominators>>,
}

impl<'p> Facts<'p> {
    pub fn new(program: &'p Program) -> Self {
        Facts {
            program,
            calls: OnceCell::new(),
            dominators: OnceCell::new(),
            joins: OnceCell::new(),
            live: OnceCell::new(),
            loops: OnceCell::new(),
            post_dominators: OnceCell::new(),
        }
    }
    pub fn program(&self) -> &'p Program {
        self.program
    }
    pub fn calls(&self) -> &Rc<CallGraph> {
        self.calls.get_or_init(|| Rc::new(CallGraph::of(self.program)))
    }
    pub fn dominators(&self) -> &Rc<Dominators> {
        self.dominators.get_or_init(|| Rc::new(Dominators::of(self.program, Direction::Forward)))
    }
    pub fn joins(&self) -> &Rc<Joins> {
        self.joins.get_or_init(|| Rc::new(Joins::of(self.program)))
    }
    pub fn live(&self) -> &Rc<Live> {
        self.live.get_or_init(|| Rc::new(Live::of(self.program)))
    }
    pub fn loops(&self) -> &Rc<Loops> {
        self.loops.get_or_init(|| Rc::new(Loops::of(self.program)))
    }
    pub fn post_dominators(&self) -> &Rc<Dominators> {
        self.post_dominators.get_or_init(|| Rc::new(Dominators::of(self.program, Direction::Backward)))
    }
}
