//! What all stages of one run share.

use std::rc::Rc;

use points_to::CallTargets;

use crate::solver::Solvers;

pub(crate) struct Tools {
    pub solvers: Rc<Solvers>,
    pub call_targets: Rc<CallTargets>,
}
