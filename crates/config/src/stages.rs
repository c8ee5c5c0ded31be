//! What a configuration runs, one after the other.

use crate::{Config, ConfigError, Limits, Stage, When, shipped};

/// One of the runs that a configuration asks for.
#[derive(Clone, PartialEq, Debug)]
pub struct StageConfig {
    /// Which of a sequence it is.
    pub analysis: Option<String>,
    pub config: Config,
    /// Units of counted work that it may do.
    pub work: Option<u64>,
    /// What must be so of the task.
    pub when: Vec<When>,
}

/// Its stages, or itself. What it says about the library, control, the solver, limits and the number of violations goes
/// for all stages; a stage that is a sequence stands for the stages of that one.
pub fn stages(config: &Config) -> Result<Vec<StageConfig>, ConfigError> {
    if config.stage.is_empty() {
        return Ok(vec![StageConfig { analysis: None, config: config.clone(), work: None, when: Vec::new() }]);
    }
    let mut flat = Vec::new();
    flatten(config, &Stage::default(), &mut flat)?;
    for stage in &mut flat {
        let one = &mut stage.config;
        (one.library, one.solver, one.control) = (config.library, config.solver, config.control);
        (one.refine.violations, one.refine.beyond) = (config.refine.violations, config.refine.beyond);
        one.limits.executions = config.limits.executions;
    }
    Ok(flat)
}

/// `outer` is the stage that the sequence is.
fn flatten(sequence: &Config, outer: &Stage, flat: &mut Vec<StageConfig>) -> Result<(), ConfigError> {
    let Limits { nodes, conflicts, undecided_paths, .. } = sequence.limits;
    let all = Stage { nodes, conflicts, undecided_paths, ..Stage::default() };
    for stage in &sequence.stage {
        let stage = within(&within(stage, &all), outer);
        let mut one = shipped(&stage.analysis)?;
        if !one.stage.is_empty() {
            flatten(&one, &stage, flat)?;
            continue;
        }
        let Stage { nodes, conflicts, undecided_paths, .. } = stage;
        one.limits = Limits { nodes, conflicts, undecided_paths, ..one.limits };
        let work = (stage.work != 0).then_some(stage.work);
        flat.push(StageConfig { analysis: Some(stage.analysis), config: one, work, when: stage.when });
    }
    Ok(())
}

/// The tighter of their limits, and the conditions of both.
fn within(stage: &Stage, outer: &Stage) -> Stage {
    let tighter = |stage: u64, outer: u64| if stage == 0 || (outer != 0 && outer < stage) { outer } else { stage };
    Stage {
        analysis: stage.analysis.clone(),
        nodes: tighter(stage.nodes, outer.nodes),
        conflicts: tighter(stage.conflicts, outer.conflicts),
        undecided_paths: tighter(stage.undecided_paths, outer.undecided_paths),
        work: tighter(stage.work, outer.work),
        when: [&outer.when[..], &stage.when].concat(),
    }
}
