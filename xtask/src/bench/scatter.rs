//! Scatter plots: two analyses, task by task. Above the diagonal the first is better, below it the second. What one of
//! them did not decide stands on its limit line, whatever time it took to give up.

use super::plot::{Anchor, Axis, COLOURS, Mark, Picture};
use super::results::{Results, Row, Status, Verdict};

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Measure {
    /// Processor time, of runs with this limit in seconds.
    Cpu { limit: f64 },
    /// States explored.
    States,
}

/// One task that at least one of the two answered.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    /// `None` if undecided.
    x: Option<f64>,
    y: Option<f64>,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Holds,
    Violated,
    /// One of the two answers is wrong.
    Wrong,
}

const KINDS: [(Kind, Mark, &str, &str); 3] = [
    (Kind::Holds, Mark::Circle, COLOURS[0], "property holds"),
    (Kind::Violated, Mark::Triangle, COLOURS[1], "property violated"),
    (Kind::Wrong, Mark::Cross, COLOURS[6], "a wrong answer"),
];

/// `None` if the tables do not say what is to be measured.
pub fn draw(first: &Results, second: &Results, measure: Measure) -> Option<String> {
    let (points, neither) = points(first, second, measure);
    let values = || points.iter().flat_map(|point| [point.x, point.y]).flatten();
    let least = values().fold(f64::INFINITY, f64::min);
    let most = values().fold(0.0, f64::max);
    let (what, limit) = match measure {
        Measure::Cpu { limit } => ("CPU time (s)", limit),
        Measure::States if values().next().is_none() => return None,
        Measure::States => ("states explored", most * 1.5),
    };
    let low = 10f64.powf(least.min(limit / 10.0).log10().floor());

    let title = format!("{} against {}", first.name, second.name);
    let subtitle = format!("{} tasks; {neither} more that neither decides", points.len());
    let mut picture = Picture::new(&title, &subtitle, (440.0, 440.0), 210.0);
    let x = Axis::log(low, limit * 1.3, picture.across());
    let y = Axis::log(low, limit * 1.3, picture.upwards());
    picture.axes(x, &format!("{}: {what}", first.name), y, &format!("{}: {what}", second.name));
    guides(&mut picture, x, y, low, limit);
    for point in &points {
        let at = (x.at(point.x.unwrap_or(limit).min(limit)), y.at(point.y.unwrap_or(limit).min(limit)));
        let (_, mark, colour, _) = KINDS[point.kind as usize];
        picture.mark(mark, at, colour, 0.6);
    }
    for (line, (kind, mark, colour, words)) in KINDS.into_iter().enumerate() {
        let count = points.iter().filter(|point| point.kind == kind).count();
        picture.legend(line, mark, colour, &format!("{words}: {count}"));
    }
    let only = |of: fn(&Point) -> Option<f64>| points.iter().filter(|point| of(point).is_none()).count();
    picture.remark(4, &format!("only {}: {}", first.name, only(|point| point.y)));
    picture.remark(5, &format!("only {}: {}", second.name, only(|point| point.x)));
    Some(picture.finish())
}

/// The diagonal, a factor of ten on either side, and the limits.
fn guides(picture: &mut Picture, x: Axis, y: Axis, low: f64, limit: f64) {
    picture.line((x.at(low), y.at(low)), (x.at(limit), y.at(limit)), "#888888", "");
    picture.line((x.at(low), y.at(low * 10.0)), (x.at(limit / 10.0), y.at(limit)), "#BBBBBB", "2 3");
    picture.line((x.at(low * 10.0), y.at(low)), (x.at(limit), y.at(limit / 10.0)), "#BBBBBB", "2 3");
    let ((left, right), (bottom, top)) = (picture.across(), picture.upwards());
    picture.line((left, y.at(limit)), (right, y.at(limit)), "#555555", "6 4");
    picture.line((x.at(limit), bottom), (x.at(limit), top), "#555555", "6 4");
    picture.words((left + 6.0, y.at(limit) + 16.0), Anchor::Start, "undecided");
}

/// And how many tasks neither decides.
fn points(first: &Results, second: &Results, measure: Measure) -> (Vec<Point>, usize) {
    let others = second.by_key();
    let mut neither = 0;
    let mut points = Vec::new();
    for row in &first.rows {
        let Some(other) = others.get(&row.key()) else { continue };
        let value = |row: &Row| match measure {
            _ if row.status == Status::Unknown => None,
            Measure::Cpu { .. } => Some(row.cpu.max(0.001)),
            Measure::States => row.counts.map(|counts| counts.states.max(1.0)),
        };
        let kind = if row.status == Status::Wrong || other.status == Status::Wrong {
            Kind::Wrong
        } else if row.verdict == Verdict::True || other.verdict == Verdict::True {
            Kind::Holds
        } else {
            Kind::Violated
        };
        match (value(row), value(other)) {
            (None, None) => neither += 1,
            (x, y) => points.push(Point { x, y, kind }),
        }
    }
    (points, neither)
}

#[cfg(test)]
mod tests {
    use super::super::results::Counts;
    use super::super::results::tests::row;
    use super::*;

    fn pair() -> (Results, Results) {
        let unknown = |task| row(task, Status::Unknown, Verdict::Unknown, 0.1);
        let first = vec![
            row("a", Status::Correct, Verdict::True, 0.5),
            row("b", Status::Correct, Verdict::False, 0.7),
            row("c", Status::Wrong, Verdict::False, 0.2),
            unknown("d"),
            row("only here", Status::Correct, Verdict::True, 1.0),
        ];
        let second = vec![row("a", Status::Correct, Verdict::True, 5.0), unknown("b"), unknown("c"), unknown("d")];
        (Results { name: "one".to_owned(), rows: first }, Results { name: "two".to_owned(), rows: second })
    }

    #[test]
    fn tasks_are_matched_and_sorted_by_their_answers() {
        let (first, second) = pair();
        let expected = [
            Point { x: Some(0.5), y: Some(5.0), kind: Kind::Holds },
            Point { x: Some(0.7), y: None, kind: Kind::Violated },
            Point { x: Some(0.2), y: None, kind: Kind::Wrong },
        ];
        assert_eq!(points(&first, &second, Measure::Cpu { limit: 15.0 }), (expected.to_vec(), 1));
    }

    #[test]
    fn states_are_drawn_only_if_they_are_known() {
        let (mut first, second) = pair();
        assert_eq!(draw(&first, &second, Measure::States), None);
        first.rows[0].counts = Some(Counts { states: 100.0, ..Counts::default() });
        assert!(draw(&first, &second, Measure::States).is_some());
    }

    #[test]
    fn kinds_stand_in_the_order_of_their_numbers() {
        assert!(KINDS.iter().enumerate().all(|(position, (kind, ..))| *kind as usize == position));
    }
}
