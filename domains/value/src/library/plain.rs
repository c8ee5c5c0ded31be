//! Functions that touch no memory of the program.

use eval::Store;
use spec::Fault;

use super::{Call, Implementation};
use crate::Val;
use crate::machine::step::StepResult;
use crate::machine::value_machine::ValueMachine;

pub(super) const ROWS: &[(&str, Implementation)] = &[
    ("__VERIFIER_assume", |m, s, c| m.assume_argument(s, c)),
    (cfa::UNSEQUENCED, |m, _, _| m.forbid(Fault::Unsequenced, |_| cfa::UNSEQUENCED_TEXT.to_owned()).map(|()| None)),
    ("__builtin_expect", |_, _, c| Ok(c.args.first().map(|arg| arg.value.clone()))),
    ("__builtin_expect_with_probability", |_, _, c| Ok(c.args.first().map(|arg| arg.value.clone()))),
    // With a handler of the program, control does not get here.
    ("signal", |_, _, _| Ok(Some(Val::Unknown))),
    ("__sysv_signal", |_, _, _| Ok(Some(Val::Unknown))),
    ("bsd_signal", |_, _, _| Ok(Some(Val::Unknown))),
    ("__bsd_signal", |_, _, _| Ok(Some(Val::Unknown))),
];

impl ValueMachine<'_> {
    fn assume_argument(&mut self, s: &mut Store<Val>, c: &Call) -> StepResult<Option<Val>> {
        if let Some(x) = c.args.first().and_then(|arg| arg.expr) {
            self.assume(s, x, true)?;
        }
        Ok(None)
    }
}
