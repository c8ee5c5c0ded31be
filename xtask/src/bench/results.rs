//! Result tables as `run-tasks` writes them: one line per task.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

/// The set of all tasks, whatever their set.
pub const ALL: &str = "all";

/// What one analysis said.
#[derive(Debug)]
pub struct Results {
    pub name: String,
    pub rows: Vec<Row>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub set: String,
    pub task: String,
    pub property: String,
    pub status: Status,
    pub verdict: Verdict,
    pub cpu: f64,
    /// Only in tables that `bench --compare` wrote.
    pub counts: Option<Counts>,
}

/// From the statistics of a run.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Counts {
    /// Nodes at the end, and those that refinement removed on the way.
    pub states: f64,
    pub successors: f64,
    /// Of exploration alone.
    pub seconds: f64,
    /// Feasible paths that no execution followed.
    pub not_replayed: f64,
}

impl Counts {
    pub const COLUMNS: [&str; 4] = ["states", "successors", "explore_seconds", "not_replayed"];

    pub fn fields(&self) -> [f64; 4] {
        [self.states, self.successors, self.seconds, self.not_replayed]
    }
    pub fn from_fields([states, successors, seconds, not_replayed]: [f64; 4]) -> Self {
        Counts { states, successors, seconds, not_replayed }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Correct,
    Wrong,
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    True,
    False,
    Unknown,
}

impl Row {
    pub fn key(&self) -> (&str, &str, &str) {
        (&self.set, &self.task, &self.property)
    }
    pub fn is_in(&self, set: &str) -> bool {
        set == ALL || self.set == set
    }
    pub fn is_correct(&self) -> bool {
        self.status == Status::Correct
    }
    /// As in the competition.
    pub fn score(&self) -> i32 {
        match (self.status, self.verdict) {
            (Status::Correct, Verdict::True) => 2,
            (Status::Correct, _) => 1,
            (Status::Wrong, Verdict::True) => -32,
            (Status::Wrong, _) => -16,
            (Status::Unknown, _) => 0,
        }
    }
}

impl Results {
    pub fn read(name: &str, path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        Self::parse(name, &text).with_context(|| path.display().to_string())
    }

    fn parse(name: &str, text: &str) -> Result<Self> {
        let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "-_.+".contains(c));
        ensure!(plain, "`{name}` cannot be a part of file names");
        let mut records = records(text).into_iter();
        let header = records.next().context("empty")?;
        let column = |name: &str| header.iter().position(|column| column == name);
        let needed = |name: &str| column(name).with_context(|| format!("no column `{name}`"));
        let (set, task, property) = (needed("set")?, needed("task")?, needed("property")?);
        let (verdict, status, cpu) = (needed("verdict")?, needed("status")?, needed("cpu")?);
        let counts = Counts::COLUMNS.map(column);
        let mut rows = Vec::new();
        for record in records {
            ensure!(record.len() == header.len(), "`{}` has {} fields", record.join(","), record.len());
            rows.push(Row {
                set: record[set].clone(),
                task: record[task].clone(),
                property: record[property].clone(),
                verdict: match &record[verdict] {
                    word if word == "TRUE" => Verdict::True,
                    word if word.starts_with("FALSE") => Verdict::False,
                    _ => Verdict::Unknown,
                },
                status: match &*record[status] {
                    "correct" => Status::Correct,
                    "WRONG" => Status::Wrong,
                    "unknown" => Status::Unknown,
                    other => bail!("status `{other}`"),
                },
                cpu: record[cpu].parse().with_context(|| format!("processor time `{}`", record[cpu]))?,
                counts: {
                    let fields = counts.map(|column| record[column?].parse().ok());
                    let all: Option<Vec<f64>> = fields.into_iter().collect();
                    all.and_then(|fields| fields.try_into().ok()).map(Counts::from_fields)
                },
            });
        }
        Ok(Results { name: name.to_owned(), rows })
    }

    pub fn by_key(&self) -> BTreeMap<(&str, &str, &str), &Row> {
        self.rows.iter().map(|row| (row.key(), row)).collect()
    }
}

/// The sets that occur, in order.
pub fn sets(runs: &[Results]) -> Vec<String> {
    let sets: BTreeSet<&String> = runs.iter().flat_map(|run| &run.rows).map(|row| &row.set).collect();
    sets.into_iter().cloned().collect()
}

/// The records of a CSV text (RFC 4180): quoted fields may hold commas, line ends and doubled quotes.
pub fn records(text: &str) -> Vec<Vec<String>> {
    let mut records = Vec::new();
    let (mut record, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => field.extend(chars.next()),
            '"' => quoted = !quoted,
            _ if quoted => field.push(c),
            ',' => record.push(std::mem::take(&mut field)),
            '\r' if chars.peek() == Some(&'\n') => {}
            '\n' => {
                record.push(std::mem::take(&mut field));
                records.push(std::mem::take(&mut record));
            }
            _ => field.push(c),
        }
    }
    if !field.is_empty() || !record.is_empty() {
        record.push(field);
        records.push(record);
    }
    records
}

/// A field as it stands in a CSV text.
pub fn quoted(field: &str) -> String {
    if field.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub fn row(task: &str, status: Status, verdict: Verdict, cpu: f64) -> Row {
        let (set, task, property) = ("Loops".to_owned(), task.to_owned(), "unreach-call".to_owned());
        Row { set, task, property, status, verdict, cpu, counts: None }
    }

    #[test]
    fn a_table_of_run_tasks_is_read() {
        let text = "set,task,property,expected,sub,arch,bytes,verdict,status,cpu,wall,rss_mb,why\r\n\
            Loops,a.yml,unreach-call,True,,32,9,TRUE,correct,0.25,0.3,8.0,\r\n\
            Heap,b.yml,valid-memsafety,False,valid-free,64,9,FALSE(valid-deref),WRONG,1.5,1.6,9.0,\r\n\
            Heap,c.yml,unreach-call,False,,64,9,UNKNOWN,unknown,15.0,15.1,9.0,\"said \"\"no\"\", then\nstopped\"\r\n";
        let results = Results::parse("value", text).expect("well formed");
        assert_eq!(results.rows.len(), 3);
        assert_eq!(results.rows[0], row("a.yml", Status::Correct, Verdict::True, 0.25));
        assert_eq!(results.rows.iter().map(Row::score).collect::<Vec<_>>(), [2, -16, 0]);
        assert_eq!(sets(&[results]), ["Heap", "Loops"]);
    }

    #[test]
    fn quoting_survives() {
        let fields = ["plain", "a,b", "say \"no\"", "two\nlines", ""];
        let line = fields.map(quoted).join(",");
        assert_eq!(records(&line), [fields.map(str::to_owned).to_vec()]);
    }

    #[test]
    fn what_is_no_table_is_refused() {
        assert!(Results::parse("value", "").is_err());
        assert!(Results::parse("value", "set,task\nx,y\n").is_err());
        assert!(Results::parse("../value", "set,task,property,verdict,status,cpu\n").is_err());
    }
}
