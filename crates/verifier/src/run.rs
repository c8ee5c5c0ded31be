//! One run of one analysis.

use std::hash::BuildHasher;
use std::rc::Rc;

use cfa::Facts;
use config::Config;
use confirm::{Confirmer, Counterexample, NoConfirmation};
use cpa::{Arg, ArgPath, CompositePrec, CompositeState, Cx, Step, Target};
use index::{FxBuildHasher, FxHashSet};
use refine::{CegarOptions, CegarOutcome, Confirm, Confirmation, cegar};
use spec::Specification;

use crate::evidence::Evidence;
use crate::picture::pictures;
use crate::precision;
use crate::progress::Teller;
use crate::registry::{self, Built};
use crate::solver::Solvers;
use crate::{Picture, Progress, Reason, Task, Tick, VerifyError};

pub(crate) type Run = CegarOutcome<CompositeState, CompositePrec, Counterexample>;

/// What one run found out.
pub(crate) struct StageResult {
    pub run: Run,
    /// Which part has a precision that can be written down.
    pub value: Option<usize>,
    /// What no domain judged.
    pub not_judged: Vec<Reason>,
    pub pictures: Vec<Picture>,
}

pub(crate) fn run_once(
    evidence: &mut Evidence,
    task: &Task<'_>,
    specification: &Specification,
    config: &Config,
    solvers: &Rc<Solvers>,
    cx: Cx<'_>,
    progress: &mut dyn Progress,
) -> Result<StageResult, VerifyError> {
    let program = task.program;
    let Built { mut analysis, parts, mut refiner, value, not_judged } =
        registry::build(cx.facts, specification, config, task.strict, solvers)?;
    let mut initial = None;
    if let (Some((file, text)), Some(part)) = (task.initial_precision, value) {
        let (prec, passed_over) = precision::to_value(program, file, text).map_err(VerifyError::Precision)?;
        initial = Some(CompositePrec::only(parts, part, prec));
        if passed_over > 0 {
            evidence.notes.insert(format!("{passed_over} lines of {file} name nothing in this program"));
        }
    }
    let options = CegarOptions {
        prune: registry::prune(config),
        violations: config.refine.violations as usize,
        beyond: match config.refine.beyond {
            0 => usize::MAX,
            beyond => usize::try_from(beyond).unwrap_or(usize::MAX),
        },
        aside: match config.limits.undecided_paths {
            0 => usize::MAX,
            most => usize::try_from(most).unwrap_or(usize::MAX),
        },
        order: registry::order(config),
        explore: registry::explore_options(config),
        initial,
    };
    let mut confirm = Replay {
        not_replayed: &mut evidence.not_replayed,
        confirmer: confirmer(cx.facts, task, specification, config, solvers),
    };
    let tick = Tick { round: evidence.statistics.rounds().count() + 1, ..Tick::default() };
    let mut teller = Teller::new(progress, tick);
    let refiner = refiner.as_deref_mut();
    let run = cegar(&mut *analysis, refiner, &mut confirm, &options, &mut teller, cx);
    // What terms mean, only the analysis knows.
    let pictures = run.arg.as_ref().filter(|_| task.draws).map(|arg| pictures(program, &*analysis, arg));
    Ok(StageResult { run, value, not_judged, pictures: pictures.unwrap_or_default() })
}

pub(crate) fn confirmer<'p>(
    facts: &Facts<'p>,
    task: &Task<'_>,
    specification: &Specification,
    config: &Config,
    solvers: &Rc<Solvers>,
) -> Confirmer<'p> {
    Confirmer::new(facts, registry::path_options(specification, config, task.strict, solvers), specification)
}

/// Confirms by execution.
struct Replay<'p, 'w> {
    confirmer: Confirmer<'p>,
    not_replayed: &'w mut FxHashSet<u64>,
}

impl Confirm<CompositeState, CompositePrec> for Replay<'_, '_> {
    type Counterexample = Counterexample;

    fn confirm(
        &mut self,
        _arg: &Arg<CompositeState, CompositePrec>,
        path: &ArgPath,
        target: &Target,
        cx: Cx<'_>,
    ) -> Step<Confirmation<Counterexample>> {
        let Target::Violation(violation) = target else {
            return Ok(Confirmation::Not("what is unsupported cannot be confirmed".to_owned()));
        };
        Ok(match self.confirmer.confirm(&path.steps, violation, cx)? {
            Ok(counterexample) => Confirmation::Real(counterexample),
            Err(NoConfirmation { why, is_feasible }) => {
                if is_feasible {
                    self.not_replayed.insert(FxBuildHasher.hash_one((&path.steps, violation.property)));
                }
                Confirmation::Not(why)
            }
        })
    }
}
