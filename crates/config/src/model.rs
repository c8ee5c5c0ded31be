//! The structs that a configuration file is read into. Their defaults are those of [`crate::OPTIONS`]; a test compares.

use serde::{Deserialize, Serialize};

use crate::idle;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// What is run one after the other, until something is decided. Then nothing else of this is looked at.
    pub stage: Vec<Stage>,
    pub algorithm: Algorithm,
    pub wrap: Vec<Wrap>,
    pub merge: Merge,
    pub stop: Stop,
    pub stop_at: CoverageAt,
    pub max_compared: u64,
    /// What states are made of, in this order. Control (locations, call stacks) is always there.
    pub domains: Vec<Domain>,
    pub library: Library,
    pub control: Control,
    pub value: ValueDomain,
    pub waitlist: Waitlist,
    pub refine: Refine,
    pub solver: Solver,
    pub limits: Limits,
}

/// One of a sequence: a shipped analysis, with limits of its own.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stage {
    pub analysis: String,
    pub nodes: u64,
    pub conflicts: u64,
    pub undecided_paths: u64,
    /// Units of counted work. 0: no limit.
    pub work: u64,
    /// What must be so of the task, or the stage is left out.
    pub when: Vec<When>,
}

/// What can be said of a task before it is looked at closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    Heap,
    NotHeap,
    Sizes,
    NotSizes,
    Loops,
    Overflow,
    NotOverflow,
    Recursion,
}

/// Who decides about symbolic values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Solver {
    #[serde(rename = "use")]
    pub kind: SolverKind,
    pub theory: Theory,
    /// Conflicts that one question may cost.
    pub effort: u64,
    /// What becomes of an unknown that must equal something.
    pub equalities: Equalities,
    /// Every answer is compared with that of this one.
    pub check_with: CheckWith,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Equalities {
    Substitute,
    Add,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SolverKind {
    Embedded,
    Z3,
    Cvc5,
    Bitwuzla,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckWith {
    Nobody,
    Z3,
    Cvc5,
    Bitwuzla,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theory {
    Bits,
    Integer,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Algorithm {
    Explore,
    Cegar,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Merge {
    Separate,
    Agree,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    Sep,
    Join,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoverageAt {
    All,
    Joins,
}

/// What the C library may do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Library {
    pub malloc_may_fail: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Control {
    pub recursion: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrap {
    RecursionSummaries,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Domain {
    Value,
    Observers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ValueDomain {
    pub merge: ValueMerge,
    pub scope: Scope,
    pub pointers: Pointers,
    pub heap: Heap,
    pub heap_blocks: u32,
    pub lists: Lists,
    pub list_nodes: u32,
    pub list_counts: bool,
    pub prune_at_return: bool,
    pub symbolic: bool,
    pub drop_first: DropFirst,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heap {
    Sites,
    Graph,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lists {
    Nodes,
    FoldAlike,
    FoldKinds,
    Fold,
    FoldAll,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropFirst {
    Conditions,
    Values,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueMerge {
    Separate,
    Join,
    Generalise,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    Global,
    Function,
    Location,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pointers {
    Always,
    Precision,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Waitlist {
    pub order: Vec<WaitOrder>,
    pub seed: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaitOrder {
    DepthFirst,
    BreadthFirst,
    Random,
    ReversePostOrder,
    CallStack,
    Loops,
    Coverage,
}

impl WaitOrder {
    /// Decides between any two nodes, so nothing may follow it.
    pub fn is_last(self) -> bool {
        match self {
            WaitOrder::DepthFirst | WaitOrder::BreadthFirst | WaitOrder::Random => true,
            WaitOrder::ReversePostOrder | WaitOrder::CallStack | WaitOrder::Loops | WaitOrder::Coverage => false,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Refine {
    pub prune: Prune,
    /// Infeasible sliced prefixes to choose from; 1 is the first one, without selection.
    pub prefixes: u32,
    pub prefer: Vec<Preference>,
    pub slice: bool,
    pub violations: u32,
    pub beyond: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prune {
    Pivot,
    Restart,
}

/// Written `min-width`, `max-length`…
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Preference {
    pub direction: Direction,
    pub measure: Measure,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Min,
    Max,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    Score,
    Length,
    Width,
    Loops,
    Assumptions,
    Pivot,
}

impl Measure {
    pub const ALL: [(Measure, &'static str); 6] = [
        (Measure::Score, "score"),
        (Measure::Length, "length"),
        (Measure::Width, "width"),
        (Measure::Loops, "loops"),
        (Measure::Assumptions, "assumptions"),
        (Measure::Pivot, "pivot"),
    ];
}

impl TryFrom<String> for Preference {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let parse = || {
            let (direction, measure) = text.split_once('-')?;
            let direction = match direction {
                "min" => Direction::Min,
                "max" => Direction::Max,
                _ => return None,
            };
            let (measure, _) = Measure::ALL.into_iter().find(|(_, name)| *name == measure)?;
            Some(Preference { direction, measure })
        };
        parse().ok_or_else(|| format!("`{text}` is no preference"))
    }
}

impl From<Preference> for String {
    fn from(preference: Preference) -> String {
        let direction = match preference.direction {
            Direction::Min => "min",
            Direction::Max => "max",
        };
        let (_, measure) = Measure::ALL.into_iter().find(|(m, _)| *m == preference.measure).expect("all are listed");
        format!("{direction}-{measure}")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// 0: as many as fit into memory.
    pub nodes: u64,
    /// Of the solver, in all. 0: as many as time allows.
    pub conflicts: u64,
    /// Paths that were neither refuted nor confirmed. 0: as many as there are.
    pub undecided_paths: u64,
    /// With guessed inputs, where all undefined behaviour is asked for.
    pub executions: u64,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            stage: Vec::new(),
            algorithm: Algorithm::Explore,
            wrap: Vec::new(),
            merge: Merge::Separate,
            stop: Stop::Sep,
            stop_at: CoverageAt::Joins,
            max_compared: 256,
            domains: vec![Domain::Value, Domain::Observers],
            library: Library::default(),
            control: Control::default(),
            value: ValueDomain::default(),
            waitlist: Waitlist::default(),
            refine: Refine::default(),
            solver: Solver::default(),
            limits: Limits::default(),
        }
    }
}

impl Default for Solver {
    fn default() -> Self {
        let (kind, check_with) = (SolverKind::Embedded, CheckWith::Nobody);
        Solver { kind, theory: Theory::Bits, effort: 20_000, equalities: Equalities::Substitute, check_with }
    }
}

impl Default for Control {
    fn default() -> Self {
        Control { recursion: 2000 }
    }
}

impl Default for ValueDomain {
    fn default() -> Self {
        ValueDomain {
            merge: ValueMerge::Separate,
            scope: Scope::Global,
            pointers: Pointers::Always,
            heap: Heap::Sites,
            heap_blocks: 64,
            lists: Lists::Nodes,
            list_nodes: 3,
            list_counts: false,
            prune_at_return: false,
            symbolic: false,
            drop_first: DropFirst::Conditions,
        }
    }
}

impl Default for Waitlist {
    fn default() -> Self {
        Waitlist { order: vec![WaitOrder::DepthFirst], seed: 0 }
    }
}

impl Default for Refine {
    fn default() -> Self {
        let min = |measure| Preference { direction: Direction::Min, measure };
        Refine {
            prune: Prune::Pivot,
            prefixes: 20,
            prefer: vec![min(Measure::Score), min(Measure::Width)],
            slice: true,
            violations: 1,
            beyond: 0,
        }
    }
}

impl Config {
    /// The file that gives this configuration, with every key written out that means something in it.
    pub fn to_toml(&self) -> String {
        const PLAIN: &str = "the structs hold nothing that TOML lacks";
        let mut table = toml::Table::try_from(self).expect(PLAIN);
        idle::remove(&mut table);
        toml::to_string(&table).expect(PLAIN)
    }
}
