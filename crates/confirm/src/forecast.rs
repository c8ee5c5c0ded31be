//! Inputs by symbolic execution of one path: the path is followed with symbolic values, and a solver finds what the
//! inputs must be. Wherever that is not exact, the execution tells.

use std::rc::Rc;

use cpa::{Cx, Flow, PathStep, Step, Transition, Undefined};
use types::IntType;
use value::{Origin, Replay, ReplayResult, Solution, ValueOptions};

use crate::arguments::{Arguments, is_reader};
use crate::plan::{Content, Plan, PlannedAnswer};

pub(crate) enum Forecast {
    /// `is_solved`: a solver found these inputs; without, the executions search for them.
    Plan { plan: Plan, is_solved: bool },
    /// No inputs lead along the path: this step is where it ends.
    Impossible { step: usize },
    /// Executions end on the way.
    Undefined(Rc<Undefined>),
}

/// `violates`: the last step is undefined behaviour, and no call that must not be.
pub(crate) fn forecast(options: &ValueOptions, path: &[PathStep], violates: bool, cx: Cx<'_>) -> Step<Forecast> {
    let program = cx.program;
    let steps: Vec<Transition<'_>> = path.iter().map(|step| step.transition(program)).collect();
    let solved = Replay::new(cx.facts, options.clone()).solve(&steps, violates, cx)?;
    let is_solved = matches!(solved, ReplayResult::Possible(_));
    let Solution { unknowns, arguments, input } = match solved {
        ReplayResult::Impossible { step } => return Ok(Forecast::Impossible { step }),
        ReplayResult::Undefined(undefined) => return Ok(Forecast::Undefined(undefined)),
        ReplayResult::Undecided => Solution { unknowns: Vec::new(), arguments: None, input: Vec::new() },
        // Another execution may go wrong where this one does not.
        ReplayResult::Possible(solution) | ReplayResult::Harmless(solution) => solution,
    };
    let mut arguments = Arguments { input, ..arguments.map(Arguments::planned).unwrap_or_default() };
    // Where reading itself goes wrong, it is for what there is.
    if violates
        && let Some(&PathStep { flow: Flow::External(function), .. }) = path.last()
        && is_reader(program, function)
    {
        arguments = arguments.with_overlong_input();
    }
    let mut plan = Plan::new(arguments);
    for unknown in unknowns {
        let ty = IntType::unsigned(unknown.width as u8);
        let planned = unknown.bits.map(|bits| PlannedAnswer { ty, bits });
        match (unknown.origin, planned) {
            (Origin::Content, planned) => {
                let bytes = unknown.width.div_ceil(8) as usize;
                plan.content(unknown.step, Content { bytes, planned });
            }
            (Origin::Result, Some(planned)) => plan.result(unknown.step, planned),
            (
                Origin::Result
                | Origin::Argument
                | Origin::Text
                | Origin::End
                | Origin::Made
                | Origin::PerNode
                | Origin::Unwritten,
                _,
            ) => {}
        }
    }
    Ok(Forecast::Plan { plan, is_solved })
}
