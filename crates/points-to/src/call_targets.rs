//! Where calls through pointers may lead, found when first asked for and then shared.

use std::cell::OnceCell;

use cfa::{EdgeId, Program};
use index::FxHashMap;

use crate::{Options, PointsTo, Targets};

#[derive(Debug, Default)]
pub struct CallTargets {
    options: Options,
    found: OnceCell<FxHashMap<EdgeId, Targets>>,
}

impl CallTargets {
    pub fn new(options: Options) -> Self {
        CallTargets { options, found: OnceCell::new() }
    }

    /// `None` for what is no call through a pointer. The program must be the same whenever it is asked.
    pub fn of(&self, program: &Program, edge: EdgeId) -> Option<&Targets> {
        self.found.get_or_init(|| PointsTo::of(program, self.options).callees).get(&edge)
    }
}
