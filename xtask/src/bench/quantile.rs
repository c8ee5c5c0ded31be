//! Quantile plots: how many tasks an analysis decides within how much processor time each (documents 000, figures
//! 12 to 14). Further right is more tasks, lower is faster. Wrong answers are no decisions; the legend counts them.

use super::plot::{Anchor, Axis, COLOURS, MARKS, Picture};
use super::results::{Results, Row, Status};

/// Faster than this cannot be measured well.
const FASTEST: f64 = 0.001;

pub fn draw(set: &str, runs: &[Results], limit: f64) -> String {
    let curves: Vec<Vec<f64>> = runs.iter().map(|run| curve(run.rows.iter().filter(|row| row.is_in(set)))).collect();
    let most = curves.iter().map(Vec::len).max().unwrap_or(0);
    let fastest = curves.iter().flatten().copied().fold(limit / 10.0, f64::min);
    let tasks = runs.iter().map(|run| run.rows.iter().filter(|row| row.is_in(set)).count()).max().unwrap_or(0);

    let subtitle = format!("{tasks} tasks, {limit} s of CPU time for each");
    let mut picture = Picture::new(&format!("CPU time of correct answers: {set}"), &subtitle, (560.0, 380.0), 230.0);
    let x = Axis::linear(0.0, most as f64 * 1.03, picture.across());
    let y = Axis::log(10f64.powf(fastest.log10().floor()), limit * 2.0, picture.upwards());
    picture.axes(x, "n-th fastest correct answer", y, "CPU time (s)");
    let (left, right) = picture.across();
    picture.line((left, y.at(limit)), (right, y.at(limit)), "#555555", "6 4");
    picture.words((right - 6.0, y.at(limit) - 5.0), Anchor::End, "limit");

    let mut line = 0;
    for (number, (run, times)) in runs.iter().zip(&curves).enumerate() {
        let (colour, mark) = (COLOURS[number % COLOURS.len()], MARKS[number % MARKS.len()]);
        let points: Vec<(f64, f64)> =
            times.iter().enumerate().map(|(n, &time)| (x.at((n + 1) as f64), y.at(time))).collect();
        picture.curve(&points, colour);
        for &point in spread(&points) {
            picture.mark(mark, point, colour, 1.0);
        }
        let wrong = run.rows.iter().filter(|row| row.is_in(set) && row.status == Status::Wrong).count();
        picture.legend(line, mark, colour, &run.name);
        picture.remark(line + 1, &format!("{} correct, {wrong} wrong", times.len()));
        line += 2;
    }
    picture.finish()
}

/// The times of the correct answers, fastest first.
fn curve<'a>(rows: impl Iterator<Item = &'a Row>) -> Vec<f64> {
    let mut times: Vec<f64> = rows.filter(|row| row.is_correct()).map(|row| row.cpu.max(FASTEST)).collect();
    times.sort_by(f64::total_cmp);
    times
}

/// Few enough points to tell their marks apart, the last among them.
fn spread(points: &[(f64, f64)]) -> impl Iterator<Item = &(f64, f64)> {
    points.iter().rev().step_by(points.len().div_ceil(12).max(1))
}

#[cfg(test)]
mod tests {
    use super::super::results::Verdict;
    use super::super::results::tests::row;
    use super::*;

    #[test]
    fn only_correct_answers_count_and_they_are_sorted() {
        let rows = [
            row("a", Status::Correct, Verdict::True, 2.0),
            row("b", Status::Wrong, Verdict::True, 0.5),
            row("c", Status::Unknown, Verdict::Unknown, 15.0),
            row("d", Status::Correct, Verdict::False, 0.0),
            row("e", Status::Correct, Verdict::False, 1.0),
        ];
        assert_eq!(curve(rows.iter()), [FASTEST, 1.0, 2.0]);
        let picture = draw("Loops", &[Results { name: "value".to_owned(), rows: rows.to_vec() }], 15.0);
        assert!(picture.contains("3 correct, 1 wrong"), "{picture}");
    }

    #[test]
    fn a_set_without_answers_is_a_picture_too() {
        let rows = vec![row("c", Status::Unknown, Verdict::Unknown, 15.0)];
        let picture = draw("Loops", &[Results { name: "value".to_owned(), rows }], 15.0);
        assert!(picture.contains("0 correct, 0 wrong") && !picture.contains("NaN"), "{picture}");
    }
}
