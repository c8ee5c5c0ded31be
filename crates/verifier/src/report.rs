//! A verdict as JSON; `docs/json.md` describes the fields. These types are apart from the internal ones, so that the format
//! stays when they change.

use cfa::Program;
use serde::Serialize;
use source::Span;
use spec::Property;

use crate::{Fate, Finding, Heap, HeapPlace, HeapValue, Outcome, Reason, StageRun, Verdict, units};
use refine::Round;

/// Raised when a field changes its meaning or goes away.
pub const VERSION: u32 = 1;

#[derive(Serialize)]
pub struct Report<'a> {
    version: u32,
    verdict: &'static str,
    /// The violated property of the first violation.
    #[serde(skip_serializing_if = "Option::is_none")]
    property: Option<&'a str>,
    properties: Vec<PropertyView<'a>>,
    violations: Vec<Violation<'a>>,
    reasons: Vec<Why<'a>>,
    assumptions: &'a [String],
    /// The assumptions among them.
    notes: Vec<&'a str>,
    statistics: Statistics<'a>,
}

#[derive(Serialize)]
struct PropertyView<'a> {
    name: &'a str,
    standing: &'a str,
    /// Of nothing to check.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a str>,
}

#[derive(Serialize)]
struct Violation<'a> {
    property: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'a str>,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
    /// Lines of an inputs file.
    inputs: Vec<&'a str>,
    trace: Vec<Line<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    heap: Option<HeapView<'a>>,
}

#[derive(Serialize)]
struct HeapView<'a> {
    pointers: Vec<PointerView<'a>>,
    blocks: Vec<BlockView<'a>>,
    more: usize,
}

#[derive(Serialize)]
struct PointerView<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    function: Option<&'a str>,
    #[serde(flatten)]
    to: PlaceView,
}

#[derive(Serialize)]
struct PlaceView {
    block: usize,
    offset: i64,
}

#[derive(Serialize)]
struct BlockView<'a> {
    block: usize,
    bytes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    allocator: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    allocated: Option<Position>,
    /// A freed block may have no position.
    is_freed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    freed: Option<Position>,
    is_lost: bool,
    fields: Vec<FieldView<'a>>,
}

#[derive(Serialize)]
struct FieldView<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'a str>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    to: Option<PlaceView>,
}

#[derive(Serialize)]
struct Line<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
    text: &'a str,
    input: bool,
}

#[derive(Serialize)]
struct Why<'a> {
    kind: &'static str,
    /// Of what is not decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    property: Option<&'a str>,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
}

#[derive(Serialize)]
struct Position {
    file: String,
    line: u32,
    column: u32,
}

#[derive(Serialize)]
pub struct Statistics<'a> {
    nodes: usize,
    waiting: usize,
    tracked: usize,
    refinements: usize,
    not_replayed: usize,
    locations: usize,
    edges: usize,
    successors: usize,
    successors_per_second: f64,
    solver: SolverStatistics,
    lists: ListStatistics,
    seconds: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stages: Vec<StageStatistics<'a>>,
    rounds: Vec<RoundStatistics<'a>>,
}

#[derive(Serialize)]
struct StageStatistics<'a> {
    analysis: &'a str,
    work: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended_by: Option<String>,
}

#[derive(Serialize)]
struct SolverStatistics {
    queries: u64,
    by_abstraction: u64,
    by_models: u64,
    by_refutations: u64,
    calls: u64,
    sat: u64,
    unsat: u64,
    unknown: u64,
    conflicts: u64,
}

#[derive(Serialize)]
struct ListStatistics {
    folded: u64,
    unfolded: u64,
    aligned: u64,
    escalated: u64,
}

#[derive(Serialize)]
struct RoundStatistics<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    analysis: Option<&'a str>,
    nodes: usize,
    successors: usize,
    covered: usize,
    merged: usize,
    removed: usize,
    waiting: usize,
    tracked: usize,
    path_length: usize,
    prefixes: usize,
    interpolation_steps: usize,
    work: f64,
    explore_seconds: f64,
    check_seconds: f64,
    interpolate_seconds: f64,
    confirm_seconds: f64,
}

/// `program` gives positions; without one, as when a limit ended the front end, there are none.
pub fn report<'a>(outcome: &'a Outcome, program: Option<&Program>) -> Report<'a> {
    let (verdict, findings, reasons): (_, &[Finding], &[Reason]) = match &outcome.verdict {
        Verdict::True => ("TRUE", &[], &[]),
        Verdict::False(findings) => ("FALSE", findings, &[]),
        Verdict::Unknown(reasons) => ("UNKNOWN", &[], reasons),
    };
    let position = |span: Span| {
        let at = program?.sources.position(span)?;
        Some(Position { file: at.presumed_file.to_owned(), line: at.presumed_line, column: at.column })
    };
    Report {
        version: VERSION,
        verdict,
        property: findings.first().map(|finding| finding.property.name()),
        properties: outcome
            .standings
            .iter()
            .map(|standing| PropertyView {
                name: standing.property.name(),
                standing: standing.fate.name(),
                why: match standing.fate {
                    Fate::NothingToCheck(why) => Some(why),
                    _ => None,
                },
            })
            .collect(),
        violations: findings
            .iter()
            .map(|finding| Violation {
                property: finding.property.name(),
                kind: finding.kind,
                message: &finding.message,
                position: position(finding.span),
                inputs: finding.inputs.lines().filter(|line| !line.starts_with('#')).collect(),
                trace: finding
                    .trace
                    .iter()
                    .map(|line| Line { position: position(line.span), text: &line.text, input: line.is_input })
                    .collect(),
                heap: finding.heap.as_ref().map(|heap| heap_view(heap, &position)),
            })
            .collect(),
        reasons: reasons
            .iter()
            .map(|reason| Why {
                kind: reason.kind(),
                property: reason.property().map(Property::name),
                text: reason.to_string(),
                position: reason.span().and_then(position),
            })
            .collect(),
        assumptions: &outcome.assumptions,
        notes: outcome.assumptions.iter().chain(&outcome.notes).map(String::as_str).collect(),
        statistics: statistics(&outcome.statistics),
    }
}

fn heap_view<'a>(heap: &'a Heap, position: &impl Fn(Span) -> Option<Position>) -> HeapView<'a> {
    let place = |to: HeapPlace| PlaceView { block: to.block, offset: to.offset };
    let field = |field: &'a crate::HeapField| {
        let (value, to) = match &field.value {
            HeapValue::Text(text) => (Some(&**text), None),
            HeapValue::Block(to) => (None, Some(place(*to))),
        };
        FieldView { name: &field.name, value, to }
    };
    let pointers = heap.pointers.iter();
    let blocks = heap.blocks.iter().enumerate();
    HeapView {
        pointers: pointers
            .map(|pointer| PointerView {
                name: &pointer.name,
                function: pointer.function.as_deref(),
                to: place(pointer.to),
            })
            .collect(),
        blocks: blocks
            .map(|(at, block)| BlockView {
                block: at + 1,
                bytes: block.bytes,
                allocator: block.allocator.as_deref(),
                allocated: position(block.allocated),
                is_freed: block.freed.is_some(),
                freed: block.freed.and_then(position),
                is_lost: block.is_lost,
                fields: block.fields.iter().map(field).collect(),
            })
            .collect(),
        more: heap.more,
    }
}

pub fn statistics(statistics: &crate::Statistics) -> Statistics<'_> {
    let (solver, lists) = (&statistics.solver, &statistics.lists);
    Statistics {
        nodes: statistics.nodes,
        waiting: statistics.waiting,
        tracked: statistics.tracked,
        refinements: statistics.refinements,
        not_replayed: statistics.not_replayed,
        locations: statistics.locations,
        edges: statistics.edges,
        successors: statistics.successors(),
        successors_per_second: statistics.successors_per_second(),
        solver: SolverStatistics {
            queries: solver.queries,
            by_abstraction: solver.by_abstraction,
            by_models: solver.by_model_cache,
            by_refutations: solver.by_unsat_cache,
            calls: solver.solver_calls,
            sat: solver.sat,
            unsat: solver.unsat,
            unknown: solver.unknown,
            conflicts: solver.conflicts,
        },
        lists: ListStatistics {
            folded: lists.folded,
            unfolded: lists.unfolded,
            aligned: lists.aligned,
            escalated: lists.escalated,
        },
        seconds: statistics.total.as_secs_f64(),
        stages: statistics.stages.iter().filter_map(stage).collect(),
        rounds: statistics.rounds().map(|(analysis, round)| round_statistics(analysis, round)).collect(),
    }
}

/// Of a sequence.
fn stage(stage: &StageRun) -> Option<StageStatistics<'_>> {
    let analysis = stage.analysis.as_deref()?;
    Some(StageStatistics { analysis, work: units(stage.work), ended_by: stage.stop.map(|stop| stop.to_string()) })
}

fn round_statistics<'a>(analysis: Option<&'a str>, round: &Round) -> RoundStatistics<'a> {
    RoundStatistics {
        analysis,
        nodes: round.nodes,
        successors: round.successors,
        covered: round.covered,
        merged: round.merged,
        removed: round.removed,
        waiting: round.waitlist,
        tracked: round.prec_size,
        path_length: round.path_length,
        prefixes: round.work.prefixes,
        interpolation_steps: round.work.interpolation_steps,
        work: units(round.counted_work),
        explore_seconds: round.phases.explore.as_secs_f64(),
        check_seconds: round.phases.check.as_secs_f64(),
        interpolate_seconds: round.phases.interpolate.as_secs_f64(),
        confirm_seconds: round.phases.confirm.as_secs_f64(),
    }
}

/// One line per key, in the order of the structs.
pub fn to_json(report: &impl Serialize) -> String {
    serde_json::to_string_pretty(report).expect("strings, numbers and lists only")
}
