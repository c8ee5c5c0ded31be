//! The effects of one step besides memory, and how it ends.

use std::rc::Rc;

use cfa::FunctionId;
use cpa::Undefined;
use memory::ObjectId;
use symbolic::Conditions;
use term::{SymbolId, Term};

use crate::machine::attempt::Fork;
use crate::state::Flags;

/// What one step produces, as far as it has come.
pub(crate) struct Step {
    pub flags: Flags,
    pub conditions: Conditions,
    /// What may go wrong in this step; the first is kept.
    pub possible: Option<PossibleViolation>,
    /// What is undefined, and was gone on behind; the first is kept.
    pub undefined: Option<Rc<Undefined>>,
    /// What conditions of this step say unknowns are.
    pub equalities: Vec<(SymbolId, Term)>,
    /// Bits that got a name for this step only.
    pub temporary_names: Vec<(ObjectId, u64, u64)>,
    /// The function whose frame is being made.
    pub entering: Option<FunctionId>,
}

impl Step {
    pub fn new(flags: Flags, conditions: Conditions) -> Self {
        Step {
            flags,
            conditions,
            possible: None,
            undefined: None,
            equalities: Vec::new(),
            temporary_names: Vec::new(),
            entering: None,
        }
    }
}

/// What may go wrong in a step, and what is so if it does.
#[derive(Clone, Debug)]
pub(crate) struct PossibleViolation {
    pub target: Rc<cpa::Target>,
    pub conditions: Conditions,
}

/// Why a step has no ordinary successor.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum End {
    /// No execution goes on.
    Infeasible,
    Target(Rc<cpa::Target>),
    /// Something undefined is done that no property speaks of. Who can goes on behind it.
    Undefined(Rc<Undefined>),
    /// Something must be decided first.
    Fork(Fork),
}

pub(crate) type StepResult<T> = Result<T, End>;
