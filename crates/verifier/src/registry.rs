//! The one table from the names of a configuration to constructors.

use std::rc::Rc;

use cfa::Facts;
use combine::RecursionSummaries;
use config::{
    Algorithm, Config, CoverageAt, Direction, Domain, Measure, Merge, ValueDomain, ValueMerge, WaitOrder, Wrap,
};
use cpa::{
    Analysis, Composite, CompositeMerge, CompositePrec, CompositeState, Coverage, DynCpa, ErasedCpa, ExploreOptions,
    Order, OrderKey, StopAt, Tie,
};
use refine::{Criterion, Extreme, PathRefiner, PathRefinerOptions, Preference, Prune, Refiner, Selection};
use spec::{Fault, Properties, Property, Specification};
use value::{InitialPrecision, MergeKind, ValueOptions, ValuePath};

use crate::solver::Solvers;
use crate::{Reason, VerifyError};

/// Whatever a configuration puts together.
pub(crate) type AnyAnalysis = dyn Analysis<State = CompositeState, Prec = CompositePrec>;
type AnyRefiner<'p> = dyn Refiner<CompositeState, CompositePrec> + 'p;

/// An analysis that is ready to run.
pub(crate) struct Built<'p> {
    pub analysis: Box<AnyAnalysis>,
    /// How many parts its states and precisions have.
    pub parts: usize,
    pub refiner: Option<Box<AnyRefiner<'p>>>,
    /// Which part has a precision that can be written down.
    pub value: Option<usize>,
    /// What no domain can judge, and which one could.
    pub not_judged: Vec<Reason>,
}

pub(crate) fn build<'p>(
    facts: &Facts<'p>,
    specification: &Specification,
    config: &Config,
    strict: bool,
    solvers: &Rc<Solvers>,
) -> Result<Built<'p>, VerifyError> {
    let program = facts.program();
    let control = control::Forward::new(
        program,
        control::ControlOptions {
            recursion: config.control.recursion as usize,
            error_functions: specification.error_functions.clone(),
            ending_functions: spec::ASSERT_FAILURES.map(str::to_owned).to_vec(),
        },
    );
    if config.algorithm == Algorithm::Cegar {
        can_be_refined(config)?;
    }
    let mut parts: Vec<Box<dyn DynCpa>> = Vec::new();
    let (mut value, mut path) = (None, None);
    for domain in &config.domains {
        match domain {
            Domain::Value => {
                let options = value_options(specification, config, &config.value, strict, solvers);
                value = Some(parts.len());
                if config.algorithm == Algorithm::Cegar {
                    path = Some((ValuePath::new(facts, options.clone()), parts.len()));
                }
                parts.push(Box::new(ErasedCpa(value::ValueCpa::new(facts, options).dropping_dead(program))));
            }
            Domain::Observers => {
                for automaton in &specification.automata {
                    parts.push(Box::new(ErasedCpa(automaton::AutomatonCpa::new(program, automaton.clone()))));
                }
            }
        }
    }
    let not_judged = not_judged(specification, config);
    let merge = match config.merge {
        Merge::Separate => CompositeMerge::Separate,
        Merge::Agree => CompositeMerge::Agree,
    };
    let count = parts.len();
    let refiner = path.map(|(path, part)| {
        let embed = Box::new(move |prec| CompositePrec::only(count, part, prec));
        Box::new(PathRefiner::new(path, part, embed, refiner_options(config))) as Box<AnyRefiner<'p>>
    });
    let mut analysis: Box<AnyAnalysis> = Box::new(Composite::new(Box::new(control), parts, merge));
    for wrapper in &config.wrap {
        analysis = match wrapper {
            Wrap::RecursionSummaries => Box::new(RecursionSummaries::new(analysis)),
        };
    }
    Ok(Built { analysis, parts: count, refiner, value, not_judged })
}

/// A path that leads through a summary, or through a state that was generalised, is none that could be followed from its
/// beginning.
fn can_be_refined(config: &Config) -> Result<(), VerifyError> {
    if config.wrap.contains(&Wrap::RecursionSummaries) {
        return Err(VerifyError::NotRefined("wrap = [\"recursion-summaries\"]"));
    }
    if config.value.merge == ValueMerge::Generalise {
        return Err(VerifyError::NotRefined("value.merge = \"generalise\""));
    }
    Ok(())
}

fn not_judged(specification: &Specification, config: &Config) -> Vec<Reason> {
    let (has_observers, has_value) = (runs(config, Domain::Observers), runs(config, Domain::Value));
    let missing = |what: &str, domain: &'static str| Reason::NotJudged { what: what.to_owned(), domain };
    let mut missed = Vec::new();
    for &property in &specification.properties {
        let (domain, is_there) = match property {
            Property::UnreachCall | Property::Assert | Property::Observed(_) => ("observers", has_observers),
            Property::ValidDeref
            | Property::ValidFree
            | Property::ValidMemtrack
            | Property::ValidMemcleanup
            | Property::NoOverflow
            | Property::NoUb
            | Property::Never(_) => ("value", has_value),
        };
        if !is_there {
            missed.push(missing(property.name(), domain));
        }
    }
    if missed.is_empty() && !has_observers && !specification.automata.is_empty() {
        missed.extend(specification.automata.iter().map(|automaton| missing(&automaton.name, "observers")));
    }
    missed
}

fn runs(config: &Config, domain: Domain) -> bool {
    config.domains.contains(&domain)
}

/// How the values of one path are followed, whatever the analysis.
pub(crate) fn path_options(
    specification: &Specification,
    config: &Config,
    strict: bool,
    solvers: &Rc<Solvers>,
) -> ValueOptions {
    let values = ValueDomain { symbolic: true, ..config.value };
    value_options(specification, config, &values, strict, solvers)
}

/// What is asked for may come behind any undefined behaviour, so all of it must be seen.
fn seen_by_values(specification: &Specification) -> Properties {
    let all = Property::ALL.into_iter().chain(Fault::ALL.map(Property::Never));
    all.filter(|&property| specification.asks_for(property) || (specification.is_strict() && property.is_ub()))
        .collect()
}

fn value_options(
    specification: &Specification,
    config: &Config,
    values: &ValueDomain,
    strict: bool,
    solvers: &Rc<Solvers>,
) -> ValueOptions {
    ValueOptions {
        properties: seen_by_values(specification),
        scope: match values.scope {
            config::Scope::Global => value::Scope::Global,
            config::Scope::Function => value::Scope::Function,
            config::Scope::Location => value::Scope::Location,
        },
        pointers: match values.pointers {
            config::Pointers::Always => value::Pointers::Always,
            config::Pointers::Precision => value::Pointers::Precision,
        },
        initial: match config.algorithm {
            Algorithm::Explore => InitialPrecision::All,
            Algorithm::Cegar => InitialPrecision::Empty,
        },
        merge: match values.merge {
            ValueMerge::Separate => MergeKind::Separate,
            ValueMerge::Join => MergeKind::Join,
            ValueMerge::Generalise => MergeKind::Generalise,
        },
        heap: match values.heap {
            config::Heap::Sites => value::Heap::Sites { blocks: values.heap_blocks },
            config::Heap::Graph => value::Heap::Graph,
        },
        folding: match values.lists {
            config::Lists::Nodes => None,
            config::Lists::FoldKinds if values.merge == ValueMerge::Separate => Some(value::FoldEscalation::Kinds),
            config::Lists::FoldAlike | config::Lists::FoldKinds => Some(value::FoldEscalation::None),
            config::Lists::Fold => Some(value::FoldEscalation::Constants),
            config::Lists::FoldAll => Some(value::FoldEscalation::AtOnce),
        }
        .map(|escalation| value::Folding { nodes: values.list_nodes, counts: values.list_counts, escalation }),
        summarised: config.wrap.contains(&Wrap::RecursionSummaries),
        prune_at_return: values.prune_at_return,
        strict,
        symbolic: values.symbolic.then(|| solvers.symbolic(config)),
        run_report: solvers.run_report.clone(),
        drop_first: match values.drop_first {
            config::DropFirst::Conditions => value::DropFirst::Conditions,
            config::DropFirst::Values => value::DropFirst::Values,
        },
    }
}

pub(crate) fn order(config: &Config) -> Order {
    let mut keys = Vec::new();
    let mut tie = Tie::Dfs;
    for order in &config.waitlist.order {
        match order {
            WaitOrder::DepthFirst => tie = Tie::Dfs,
            WaitOrder::BreadthFirst => tie = Tie::Bfs,
            WaitOrder::Random => tie = Tie::Random(config.waitlist.seed),
            WaitOrder::ReversePostOrder => keys.push(OrderKey::ReversePostOrder),
            WaitOrder::CallStack => keys.push(OrderKey::CallStack),
            WaitOrder::Loops => keys.push(OrderKey::Loops),
            WaitOrder::Coverage => keys.push(OrderKey::Coverage),
        }
    }
    Order { keys, tie }
}

pub(crate) fn explore_options(config: &Config) -> ExploreOptions {
    ExploreOptions {
        max_nodes: match config.limits.nodes {
            0 => usize::MAX,
            nodes => usize::try_from(nodes).unwrap_or(usize::MAX),
        },
        coverage: match config.stop {
            config::Stop::Sep => Coverage::Separate,
            config::Stop::Join => Coverage::Jointly,
        },
        stop_at: match config.stop_at {
            CoverageAt::All => StopAt::All,
            CoverageAt::Joins => StopAt::Joins,
        },
        max_compared: usize::try_from(config.max_compared).unwrap_or(usize::MAX),
        ..ExploreOptions::default()
    }
}

pub(crate) fn prune(config: &Config) -> Prune {
    match config.refine.prune {
        config::Prune::Pivot => Prune::Pivot,
        config::Prune::Restart => Prune::Restart,
    }
}

fn refiner_options(config: &Config) -> PathRefinerOptions {
    let preference = |wanted: &config::Preference| Preference {
        criterion: match wanted.measure {
            Measure::Score => Criterion::DomainScore,
            Measure::Length => Criterion::Length,
            Measure::Width => Criterion::Width,
            Measure::Loops => Criterion::Loops,
            Measure::Assumptions => Criterion::Assumptions,
            Measure::Pivot => Criterion::PivotDepth,
        },
        extreme: match wanted.direction {
            Direction::Min => Extreme::Min,
            Direction::Max => Extreme::Max,
        },
    };
    PathRefinerOptions {
        selection: match config.refine.prefixes {
            0 | 1 => None,
            prefixes => Some(Selection {
                prefixes: prefixes as usize,
                preferences: config.refine.prefer.iter().map(preference).collect(),
            }),
        },
        slice: config.refine.slice,
    }
}
