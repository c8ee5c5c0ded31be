//! The verdict line, and statistics as a table.

use std::fmt::Write;

use cpa::{Limit, Stop};
use source::SourceMap;
use verifier::{Fate, Outcome, Reason, StageRun, Standing, Statistics, Verdict, units};

use crate::args::CheckArgs;

/// More reasons than this are counted, not listed.
const MOST_REASONS: usize = 3;

/// The last line of standard output.
pub fn line(verdict: &Verdict, sources: Option<&SourceMap>) -> String {
    match verdict {
        Verdict::True => "Verdict: TRUE".to_owned(),
        Verdict::False(findings) => {
            let mut properties: Vec<&str> = Vec::new();
            for finding in findings {
                if !properties.contains(&finding.property.name()) {
                    properties.push(finding.property.name());
                }
            }
            format!("Verdict: FALSE ({})", properties.join(", "))
        }
        Verdict::Unknown(reasons) => {
            let mut listed: Vec<String> = Vec::new();
            for reason in reasons {
                let text = reason_text(reason, sources);
                if !listed.contains(&text) {
                    listed.push(text);
                }
            }
            let more = listed.len().saturating_sub(MOST_REASONS);
            listed.truncate(MOST_REASONS);
            if more > 0 {
                listed.push(format!("and {more} more"));
            }
            format!("Verdict: UNKNOWN ({})", listed.join("; "))
        }
    }
}

/// A line for each property, where there are several, or nothing to check of one.
pub fn standings(outcome: &Outcome) -> String {
    let is_plain = |standing: &Standing| !matches!(standing.fate, Fate::NothingToCheck(_));
    if outcome.standings.len() < 2 && outcome.standings.iter().all(is_plain) {
        return String::new();
    }
    let width = outcome.standings.iter().map(|standing| standing.property.name().len()).max().unwrap_or(0);
    let line = |standing: &Standing| {
        let fate = match standing.fate {
            Fate::Holds => "holds".to_owned(),
            Fate::Violated(1) => "violated".to_owned(),
            Fate::Violated(times) => format!("violated in {times} places"),
            Fate::HoldsOtherwise => "holds before what is violated".to_owned(),
            Fate::Open => "not decided".to_owned(),
            Fate::NothingToCheck(why) => format!("nothing to check: {why}"),
        };
        format!("{:width$}  {fate}\n", standing.property)
    };
    outcome.standings.iter().map(line).collect()
}

/// What may decide where nothing was decided.
pub fn help(verdict: &Verdict, args: &CheckArgs) -> Option<&'static str> {
    let Verdict::Unknown(reasons) = verdict else { return None };
    let has = |is: fn(&Reason) -> bool| reasons.iter().any(is);
    let is_symbolic = args.config.is_some() || args.analysis.starts_with(config::DEFAULT) || args.analysis == "symexec";
    if has(|reason| {
        matches!(reason, Reason::Unsupported { .. } | Reason::NotJudged { .. } | Reason::Stopped(Stop::Interrupted))
    }) {
        None
    } else if has(|reason| *reason == Reason::Stopped(Stop::Limit(Limit::Memory))) {
        Some("more memory (--memlimit) may decide it; `carve analyses` lists other analyses")
    } else if has(|reason| *reason == Reason::Stopped(Stop::Limit(Limit::Time))) {
        Some("more time (--timelimit) may decide it; `carve analyses` lists other analyses")
    } else if has(|reason| matches!(reason, Reason::UnknownFunctions(_))) {
        Some("without --strict, functions that nothing is known of are taken to write nothing")
    } else if has(|reason| matches!(reason, Reason::Undecided { .. })) && !is_symbolic {
        Some("--analysis symexec, which reasons about all values from the start, may find another execution")
    } else {
        None
    }
}

/// One line without parentheses, so that scripts can read the verdict by them.
fn reason_text(reason: &Reason, sources: Option<&SourceMap>) -> String {
    let place = reason.span().zip(sources).map(|(span, sources)| format!("{}: ", sources.describe(span)));
    let text = place.unwrap_or_default() + &reason.to_string();
    text.chars()
        .map(|c| match c {
            '(' => '[',
            ')' => ']',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect()
}

/// One row per round.
pub fn table(statistics: &Statistics) -> String {
    const MOST_ROWS: usize = 40;
    let mut text = String::new();
    write_table(&mut text, statistics, MOST_ROWS).expect("writing to a string");
    text
}

fn write_table(text: &mut String, statistics: &Statistics, most: usize) -> std::fmt::Result {
    writeln!(
        text,
        "{:>6} {:>9} {:>9} {:>8} {:>9} {:>8} {:>7} {:>7} {:>8} {:>9} {:>9} {:>9} {:>9}",
        "round",
        "states",
        "covered",
        "merged",
        "waiting",
        "tracked",
        "path",
        "reasons",
        "work",
        "explore",
        "check",
        "interpol.",
        "confirm"
    )?;
    let rounds: Vec<_> = statistics.rounds().collect();
    let mut analysis = None;
    for (index, &(of, round)) in rounds.iter().enumerate() {
        if let Some(name) = of.filter(|&name| analysis != Some(name)) {
            writeln!(text, "{name}:")?;
            analysis = Some(name);
        }
        // The first rounds and the last ones tell most.
        if rounds.len() > most && index >= most / 2 && index < rounds.len() - most / 2 {
            if index == most / 2 {
                writeln!(text, "{:>6}", "…")?;
            }
            continue;
        }
        writeln!(
            text,
            "{:>6} {:>9} {:>9} {:>8} {:>9} {:>8} {:>7} {:>7} {:>8.1} {:>7.3} s {:>7.3} s {:>7.3} s {:>7.3} s",
            index + 1,
            round.nodes,
            round.covered,
            round.merged,
            round.waitlist,
            round.prec_size,
            round.path_length,
            round.work.prefixes,
            units(round.counted_work),
            round.phases.explore.as_secs_f64(),
            round.phases.check.as_secs_f64(),
            round.phases.interpolate.as_secs_f64(),
            round.phases.confirm.as_secs_f64()
        )?;
    }
    let stages: Vec<String> = statistics.stages.iter().filter_map(stage_text).collect();
    if !stages.is_empty() {
        writeln!(text, "work: {}", stages.join(", "))?;
    }
    writeln!(
        text,
        "{} successors computed, {:.0} per second",
        statistics.successors(),
        statistics.successors_per_second()
    )?;
    let solver = &statistics.solver;
    if solver.queries > 0 {
        writeln!(
            text,
            "{} queries: {} parts by abstraction, {} by models, {} by refutations, {} by the solver with {} conflicts",
            solver.queries,
            solver.by_abstraction,
            solver.by_model_cache,
            solver.by_unsat_cache,
            solver.solver_calls,
            solver.conflicts
        )?;
    }
    let lists = &statistics.lists;
    if *lists != Default::default() {
        writeln!(
            text,
            "lists: {} states folded, {} segments unfolded, {} pairs of states aligned, {} escalations at loops",
            lists.folded, lists.unfolded, lists.aligned, lists.escalated
        )?;
    }
    if statistics.not_replayed > 0 {
        writeln!(text, "feasible paths that were not replayed: {}", statistics.not_replayed)?;
    }
    writeln!(
        text,
        "{} refinements, {} facts tracked, {} states, {} waiting, {:.3} s of CPU time",
        statistics.refinements,
        statistics.tracked,
        statistics.nodes,
        statistics.waiting,
        statistics.total.as_secs_f64()
    )
}

/// Of a sequence.
fn stage_text(stage: &StageRun) -> Option<String> {
    let ended_by = stage.stop.map_or_else(String::new, |stop| format!(" ({stop})"));
    Some(format!("{} {:.1}{ended_by}", stage.analysis.as_deref()?, units(stage.work)))
}

#[cfg(test)]
mod tests {
    use source::Span;
    use verifier::Round;

    use super::*;

    #[test]
    fn reasons_stay_on_one_line_without_parentheses() {
        let reason = |what: &str| Reason::Unsupported { what: what.to_owned(), span: Span::NONE };
        let reasons = ["f(x)\nfails", "b", "b", "c", "d", "e"].map(reason).to_vec();
        let expected = "Verdict: UNKNOWN (unsupported: f[x] fails; unsupported: b; unsupported: c; and 2 more)";
        assert_eq!(line(&Verdict::Unknown(reasons), None), expected);
    }

    #[test]
    fn long_tables_are_cut_in_the_middle() {
        let stage = StageRun { rounds: vec![Round::default(); 100], ..StageRun::default() };
        let statistics = Statistics { stages: vec![stage], ..Statistics::default() };
        let text = table(&statistics);
        assert_eq!(text.lines().count(), 1 + 40 + 1 + 2);
        assert!(text.contains("\n   100 "), "{text}");
    }
}
