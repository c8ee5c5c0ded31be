//! The configurations that come with Carve, inside the binary so that it works from anywhere.

use crate::load::{Files, from_text};
use crate::{Config, ConfigError, When};

#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    pub name: &'static str,
    pub text: &'static str,
}

macro_rules! shipped {
    ($($name:literal),*) => {
        &[$(Shipped { name: $name, text: include_str!(concat!("../../../config/", $name, ".toml")) }),*]
    };
}

/// In the order in which they are listed; the first is the default.
pub const SHIPPED: &[Shipped] = shipped![
    "auto",
    "symexec",
    "symexec-loops",
    "symexec-breadth",
    "symexec-coverage",
    "symexec-cegar",
    "symexec-cegar-few-values",
    "lists",
    "lists-counted",
    "lists-marked",
    "recursion",
    "loops",
    "smg-symexec",
    "smg-symexec-nodes",
    "smg-symexec-breadth",
    "smg-symexec-cegar",
    "smg-cegar",
    "smg-cegar-nodes",
    "smg",
    "smg-alike",
    "smg-kinds",
    "smg-nodes",
    "value-cegar",
    "value-cegar-first-prefix",
    "value-cegar-location",
    "value",
    "control"
];

const BASE: &[Shipped] = shipped![
    "base/cegar",
    "base/graph",
    "base/graph-symbolic",
    "base/lists",
    "base/lists-alike",
    "base/lists-kinds",
    "base/lists-symbolic",
    "base/symbolic",
    "base/value"
];

struct Embedded;

impl Files for Embedded {
    fn read(&self, _from: &str, name: &str) -> Result<(String, String), String> {
        let text = shipped_base(name).ok_or("no such file")?;
        Ok((format!("config/{name}"), text.to_owned()))
    }
}

/// The text of a file that the shipped configurations include.
pub fn shipped_base(name: &str) -> Option<&'static str> {
    let stem = name.strip_suffix(".toml").unwrap_or(name);
    BASE.iter().find(|base| base.name == stem).map(|base| base.text)
}

/// The configuration of this name.
pub fn shipped(name: &str) -> Result<Config, ConfigError> {
    let Some(found) = SHIPPED.iter().find(|shipped| shipped.name == name) else {
        let near = crate::error::nearest(name, SHIPPED.iter().map(|shipped| shipped.name));
        let help = match near {
            Some(near) => format!("there is `{near}`; `carve analyses` lists all"),
            None => "`carve analyses` lists all".to_owned(),
        };
        return Err(ConfigError::new("--analysis", format!("unknown analysis `{name}`")).help(Some(help)));
    };
    from_text(&format!("config/{name}.toml"), found.text, &Embedded)
}

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

/// What a configuration runs, one after the other: its stages, or itself. What it says about the library, control, the
/// solver, limits and the number of violations goes for all stages.
pub fn stages(config: &Config) -> Result<Vec<StageConfig>, ConfigError> {
    if config.stage.is_empty() {
        return Ok(vec![StageConfig { analysis: None, config: config.clone(), work: None, when: Vec::new() }]);
    }
    let stages = config.stage.iter().map(|stage| {
        let mut one = shipped(&stage.analysis)?;
        let tighter = |stage: u64, all: u64| if stage == 0 || (all != 0 && all < stage) { all } else { stage };
        one.limits = crate::Limits {
            nodes: tighter(stage.nodes, config.limits.nodes),
            conflicts: tighter(stage.conflicts, config.limits.conflicts),
            aside: tighter(stage.aside, config.limits.aside),
            executions: config.limits.executions,
        };
        (one.library, one.solver, one.control) = (config.library, config.solver, config.control);
        (one.refine.violations, one.refine.beyond) = (config.refine.violations, config.refine.beyond);
        let work = (stage.work != 0).then_some(stage.work);
        Ok(StageConfig { analysis: Some(stage.analysis.clone()), config: one, work, when: stage.when.clone() })
    });
    stages.collect()
}

/// The first line of the comment that a file begins with.
pub fn description(text: &str) -> &str {
    text.lines().next().and_then(|line| line.strip_prefix('#')).map_or("", str::trim)
}
