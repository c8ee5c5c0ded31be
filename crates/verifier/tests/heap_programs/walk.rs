//! The analysis along the path of a concrete run: after every step, its state must stand for the concrete one, and it must
//! see what goes wrong.

use cfa::{Op, Program};
use cpa::{Cancel, Cpa, Cx, Flow, PathStep, State, Target};
use eval::Tables;
use interp::{Outcome, Property, violations};
use library::Ending;
use value::{ValueCpa, ValueOptions};

use crate::concrete::Step;
use crate::represents::represents;

/// How many states were compared; or what is wrong.
pub fn walk(
    program: &Program,
    property: Property,
    steps: &[Step],
    outcome: &Outcome,
    options: ValueOptions,
) -> Result<usize, String> {
    let cancel = Cancel::new();
    let cx = Cx { program, cancel: &cancel };
    let tables = Tables::new(program);
    let mut cpa = ValueCpa::new(program, options);
    let (mut state, prec) = cpa.initial(cx).map_err(|stop| format!("{stop:?}"))?;
    let wrong = violations(outcome, property);
    let is_fault = |property: &str| property == "valid-deref" || property == "valid-free";
    for (at, step) in steps.iter().enumerate() {
        let next = steps.get(at + 1);
        let transition = PathStep::of_main(step.edge, flow(program, step, next)).transition(program);
        // The solver's limit is none of the analysis's faults.
        let Ok(successors) = cpa.transfer(&state, &prec, &transition, &mut (), cx) else { return Ok(at) };
        let targets: Vec<&Target> = successors.iter().filter_map(State::target).collect();
        let is_unsupported = targets.iter().any(|target| matches!(target, Target::Unsupported { .. }));
        let reports = |wanted: &dyn Fn(&str) -> bool| {
            targets.iter().any(|target| matches!(target, Target::Violation(violation) if wanted(violation.property)))
        };
        let describe =
            |what: &str| format!("step {at}, {}: {what}", program.sources.describe_line(program.edges[step.edge].span));
        // Behind a lost block, what leads there does not count. Behind a free of nobody knows what, no block is gone.
        let is_free_doubted = next.is_some() && reports(&|property| property == "valid-free");
        if is_free_doubted || reports(&|property| property == "valid-memtrack") {
            return Ok(at);
        }
        let Some(next) = next else {
            let fault = wrong.iter().find(|violated| is_fault(violated.property));
            if let Some(violated) = fault
                && !is_unsupported
                && !reports(&is_fault)
            {
                // A condition goes wrong before its edge is taken.
                let after = successors.iter().find(|successor| successor.target().is_none());
                let branches = &program.locs[program.edges[step.edge].target].outgoing;
                let mut seen = false;
                for &edge in branches.iter().filter(|_| after.is_some()) {
                    let branch = PathStep::of_main(edge, Flow::Next).transition(program);
                    if let (Some(after), Op::Assume { .. }) = (after, branch.op) {
                        let Ok(successors) = cpa.transfer(after, &prec, &branch, &mut (), cx) else { return Ok(at) };
                        seen |= successors.iter().any(|successor| successor.target().is_some());
                    }
                }
                if !seen {
                    return Err(describe(&format!("{} goes unnoticed", violated.property)));
                }
            }
            // That an error is reached is for an observer to see.
            let is_noticed = match property {
                Property::MemCleanup => reports(&|property| property == "valid-memcleanup"),
                Property::Reach | Property::NoOverflow | Property::NoUb => true,
                Property::MemSafety => false,
            };
            if fault.is_none() && !wrong.is_empty() && !is_unsupported && !is_noticed {
                return Err(describe("a block goes unnoticed"));
            }
            return Ok(at);
        };
        let Some(after) = successors.iter().find(|successor| successor.target().is_none()) else {
            // With little tracked, what may be wrong hides what is unsupported.
            if is_unsupported || (!targets.is_empty() && !prec.is_all()) {
                return Ok(at);
            }
            return Err(describe(&format!("the analysis does not go on: {targets:?}")));
        };
        represents(program, &tables, cpa.terms(), after, &next.state).map_err(|why| describe(&why))?;
        state = after.clone();
    }
    Ok(steps.len())
}

/// Where the control of these programs goes, which call no functions by pointers.
fn flow(program: &Program, step: &Step, next: Option<&Step>) -> Flow {
    let frames = &step.state.frames;
    let top = frames.last().expect("a step is taken in a frame");
    match &program.edges[step.edge].op {
        Op::Call(call) => {
            let cfa::Callee::Direct(function) = call.callee else { panic!("a call by a pointer") };
            match next {
                Some(next) if next.state.frames.len() > frames.len() => Flow::Enter(function),
                _ if program.functions[function].body.is_some() => Flow::Enter(function),
                _ if Ending::of(program.name(program.functions[function].name)).is_some() => Flow::Exit(function),
                _ => Flow::External(function),
            }
        }
        Op::Return(_) => match top.call {
            Some(call) => Flow::Return { call },
            None => Flow::Exit(top.function),
        },
        _ => Flow::Next,
    }
}
