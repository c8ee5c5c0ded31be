//! Reading the states that an observer sees, without a trace in the run.

use std::rc::Rc;

use cfa::{ExprId, Live, Place};
use eval::{Cx, Located, Store};
use memory::Target;
use types::Scalar;

use crate::address::Addresses;
use crate::machine::Concrete;
use crate::{Mode, Options, Value};

/// Evaluates expressions of the program in a state of a run. Nothing is asked of the environment: what is not known yet,
/// or not defined, has no value.
pub struct Peek<'p> {
    m: Concrete<'p>,
}

impl<'p> Peek<'p> {
    pub(crate) fn new(cx: Cx<'p>, live: Rc<Live>) -> Self {
        // No choices are listed, so that whatever must be asked for fails.
        let options = Options { mode: Mode::REACH, ..Options::default() };
        Peek { m: Concrete::new(cx, live, &options, None) }
    }

    pub fn expr(&mut self, s: &Store<Value>, x: ExprId) -> Option<Value> {
        self.expr_in(&mut s.clone(), x)
    }

    /// Like [`Peek::expr`] in a copy of a state, which then has what the value leads to: string literals come to be
    /// when they are named.
    pub fn expr_in(&mut self, s: &mut Store<Value>, x: ExprId) -> Option<Value> {
        let cx = self.m.cx;
        let value = eval::expr(&mut self.m, s, cx, x);
        self.forget();
        value.ok().filter(|value| *value != Value::Uninit)
    }

    /// Where a place is.
    pub fn place(&mut self, s: &Store<Value>, place: &Place) -> Option<Target> {
        let (cx, mut s) = (self.m.cx, s.clone());
        let target = eval::locate(&mut self.m, &mut s, cx, place, None);
        self.forget();
        target.ok().and_then(Located::target)
    }

    /// What a place holds.
    pub fn read(&mut self, s: &Store<Value>, place: &Place, scalar: Scalar) -> Option<Value> {
        let (cx, mut s) = (self.m.cx, s.clone());
        let value = eval::load(&mut self.m, &mut s, cx, place, scalar);
        self.forget();
        value.ok().filter(|value| *value != Value::Uninit)
    }

    /// What belongs to a copy of one state means nothing in the next.
    fn forget(&mut self) {
        self.m.library.clear();
        self.m.addresses = Addresses::new(self.m.cx.program.types.model, 0);
        self.m.warnings.clear();
    }
}
