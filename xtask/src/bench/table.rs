//! Results as a Markdown table: one row per analysis.

use std::fmt::Write;

use super::results::{Counts, Results, Row, Status, Verdict};

pub fn markdown(set: &str, runs: &[Results]) -> String {
    let counted = runs.iter().flat_map(|run| &run.rows).any(|row| row.is_in(set) && row.counts.is_some());
    let mut text = format!("### {set}\n\n");
    text += "| analysis | tasks | true | false | wrong | unknown | score | CPU s, decided | CPU s, all |";
    text += if counted { " successors | per second |\n" } else { "\n" };
    text += "|---|--:|--:|--:|--:|--:|--:|--:|--:|";
    text += if counted { "--:|--:|\n" } else { "\n" };
    for run in runs {
        let rows: Vec<&Row> = run.rows.iter().filter(|row| row.is_in(set)).collect();
        let correct = |verdict| rows.iter().filter(|row| row.is_correct() && row.verdict == verdict).count();
        let with = |status| rows.iter().filter(|row| row.status == status).count();
        let seconds: f64 = rows.iter().map(|row| row.cpu).sum();
        let decided: f64 = rows.iter().filter(|row| row.is_correct()).map(|row| row.cpu).sum();
        let (holds, violated) = (correct(Verdict::True), correct(Verdict::False));
        let (wrong, unknown) = (with(Status::Wrong), with(Status::Unknown));
        let score: i32 = rows.iter().map(|row| row.score()).sum();
        _ = write!(
            text,
            "| {} | {} | {holds} | {violated} | {wrong} | {unknown} | {score} | {decided:.1} | {seconds:.1} |",
            run.name,
            rows.len(),
        );
        let counts: Vec<&Counts> = rows.iter().filter_map(|row| row.counts.as_ref()).collect();
        if !counts.is_empty() {
            let sum = |of: fn(&Counts) -> f64| counts.iter().copied().map(of).sum::<f64>();
            let (successors, seconds) = (sum(|counts| counts.successors), sum(|counts| counts.seconds));
            _ = write!(text, " {successors} | {:.0} |", successors / seconds.max(0.001));
        } else if counted {
            text.push_str(" | |");
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::results::tests::row;
    use super::*;

    #[test]
    fn every_task_is_counted_once() {
        let rows = vec![
            row("a", Status::Correct, Verdict::True, 1.0),
            row("b", Status::Correct, Verdict::False, 2.0),
            row("c", Status::Wrong, Verdict::True, 4.0),
            row("d", Status::Unknown, Verdict::Unknown, 8.25),
            Row { set: "Heap".to_owned(), ..row("e", Status::Correct, Verdict::True, 100.0) },
        ];
        let table = markdown("Loops", &[Results { name: "value".to_owned(), rows }]);
        assert_eq!(table.lines().last(), Some("| value | 4 | 1 | 1 | 1 | 1 | -29 | 3.0 | 15.2 |"));
        let columns = |line: &str| line.matches('|').count();
        assert!(table.lines().skip(2).all(|line| columns(line) == 10), "{table}");
    }
}
