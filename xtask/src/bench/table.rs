//! Results as a Markdown table: one row per analysis.

use std::fmt::Write;

use super::results::{Results, Row, Status, Verdict};

pub fn markdown(set: &str, runs: &[Results]) -> String {
    let states = runs.iter().flat_map(|run| &run.rows).any(|row| row.is_in(set) && row.states.is_some());
    let mut text = format!("### {set}\n\n");
    text += "| analysis | tasks | true | false | wrong | unknown | score | CPU s, decided | CPU s, all |";
    text += if states { " states |\n" } else { "\n" };
    text += "|---|--:|--:|--:|--:|--:|--:|--:|--:|";
    text += if states { "--:|\n" } else { "\n" };
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
        if states {
            _ = write!(text, " {} |", rows.iter().filter_map(|row| row.states).sum::<f64>());
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
