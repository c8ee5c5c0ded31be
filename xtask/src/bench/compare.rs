//! Runs several analyses over the same tasks. Each result table stays in `target/bench`, with counts from the
//! statistics added to what `run-tasks` writes.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::results::{Counts, Results, quoted, records};

#[derive(clap::Args)]
pub struct Tasks {
    /// Only these sets of tasks
    #[arg(long, value_name = "SET,…", value_delimiter = ',')]
    sets: Vec<String>,
    /// CPU seconds for each task: the limit of the runs, and the limit line of the plots
    #[arg(long, default_value_t = 15)]
    pub time: u32,
    /// Memory for each task, in MB
    #[arg(long, default_value_t = 4000)]
    mem: u32,
    /// Tasks at the same time
    #[arg(long, default_value_t = 2)]
    jobs: u32,
    /// Only every n-th task of a set
    #[arg(long, default_value_t = 1)]
    every: u32,
    /// The script that runs tasks, from the root of the repository
    #[arg(long, default_value = "../shared/tools/run-tasks")]
    runner: PathBuf,
    /// The folder with `dev.csv` and the tasks below `c`
    #[arg(long, default_value = "../shared/sv-benchmarks")]
    benchmarks: PathBuf,
    /// This binary instead of a fresh build
    #[arg(long)]
    pub carve: Option<PathBuf>,
}

/// Where result tables and pictures go.
pub fn folder() -> PathBuf {
    crate::target().join("bench")
}

pub fn run(analyses: &[String], tasks: &Tasks) -> Result<Vec<Results>> {
    let carve = match &tasks.carve {
        Some(carve) => carve.clone(),
        None => crate::carve()?,
    };
    std::fs::create_dir_all(folder())?;
    analyses.iter().map(|analysis| one(analysis, &carve, tasks)).collect()
}

fn one(analysis: &str, carve: &Path, tasks: &Tasks) -> Result<Results> {
    let outputs = folder().join(format!("{analysis}.outputs"));
    if outputs.exists() {
        std::fs::remove_dir_all(&outputs)?;
    }
    std::fs::create_dir_all(&outputs)?;
    let tool = recorder(analysis, carve, &outputs)?;
    let table = folder().join(format!("{analysis}.csv"));
    let root = test_support::root();
    let mut command = Command::new(root.join(&tasks.runner));
    command.arg("--tool").arg(&tool).arg("--analysis").arg(analysis).arg("--out").arg(&table).current_dir(&root);
    command.arg("--index").arg(tasks.benchmarks.join("dev.csv")).arg("--root").arg(tasks.benchmarks.join("c"));
    for (option, number) in
        [("--time", tasks.time), ("--mem", tasks.mem), ("--jobs", tasks.jobs), ("--every", tasks.every)]
    {
        command.arg(option).arg(number.to_string());
    }
    for set in &tasks.sets {
        command.arg("--set").arg(set);
    }
    eprintln!("{analysis}:");
    // The summary of the script is for people; standard output is for our tables. It fails if an answer is wrong: the
    // tables show that too.
    let output = command.stderr(std::process::Stdio::inherit()).output().context("run-tasks")?;
    eprint!("{}", String::from_utf8_lossy(&output.stdout));
    ensure!(matches!(output.status.code(), Some(0 | 1)) && table.exists(), "run-tasks: {}", output.status);
    add_counts(&table, &outputs)?;
    Results::read(analysis, &table)
}

/// A script in place of `carve` that has it write its statistics where [`add_counts`] looks for them. It starts no
/// process of its own, so that the time that is measured stays that of `carve`.
fn recorder(analysis: &str, carve: &Path, outputs: &Path) -> Result<PathBuf> {
    let path = folder().join(format!("{analysis}.sh"));
    let script = format!(
        "#!/bin/sh\n\
         # $3 is the property file, the last argument the program.\n\
         for program; do :; done\n\
         folder=${{program%/*}}\n\
         property=${{3##*/}}\n\
         exec '{}' \"$@\" --output '{}'/\"${{property%.prp}}.${{folder##*/}}.${{program##*/}}\"\n",
        carve.display(),
        outputs.display()
    );
    std::fs::write(&path, script)?;
    make_executable(&path)?;
    Ok(path)
}

#[cfg(unix)]
fn make_executable(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    Ok(std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755))?)
}

#[cfg(not(unix))]
fn make_executable(_path: &Path) -> Result<()> {
    anyhow::bail!("run-tasks needs a Unix system")
}

/// Adds the columns of [`Counts`], empty where a run left no statistics behind.
fn add_counts(table: &Path, outputs: &Path) -> Result<()> {
    let mut recorded = Vec::new();
    for entry in std::fs::read_dir(outputs)? {
        let entry = entry?;
        let text = std::fs::read_to_string(entry.path().join("statistics.json")).unwrap_or_default();
        recorded.push((entry.file_name().to_string_lossy().into_owned(), text));
    }
    let text = std::fs::read_to_string(table)?;
    std::fs::write(table, with_counts(&text, &recorded))?;
    Ok(())
}

/// `recorded` is pairs of `property.folder.program` and the statistics of that run.
fn with_counts(table: &str, recorded: &[(String, String)]) -> String {
    let mut text = String::new();
    let records = records(table);
    let column = |name: &str| records.first().and_then(|header| header.iter().position(|column| column == name));
    let (task, property) = (column("task"), column("property"));
    for (number, record) in records.iter().enumerate() {
        let field = |column: Option<usize>| column.and_then(|column| record.get(column)).map_or("", |field| field);
        let added = if number == 0 {
            Counts::COLUMNS.map(str::to_owned)
        } else {
            // The task is `folder/program.yml`; its program may end in `.c`, `.i` or more.
            let stem = format!("{}.{}", field(property), field(task).trim_end_matches("yml").replace('/', "."));
            let found = recorded.iter().find(|(name, _)| name.starts_with(&stem));
            let counts = found.and_then(|(_, statistics)| counts(statistics));
            counts.map_or_else(Default::default, |counts| counts.fields().map(|field| field.to_string()))
        };
        let fields: Vec<String> = record.iter().chain(&added).map(|field| quoted(field)).collect();
        text += &fields.join(",");
        text.push('\n');
    }
    text
}

fn counts(statistics: &str) -> Option<Counts> {
    let statistics: serde_json::Value = serde_json::from_str(statistics).ok()?;
    let rounds = statistics["rounds"].as_array()?;
    let sum = |key: &str| rounds.iter().filter_map(|round| round[key].as_f64()).fold(0.0, |sum, x| sum + x);
    Some(Counts {
        states: statistics["nodes"].as_f64()? + sum("removed"),
        successors: sum("successors"),
        seconds: sum("explore_seconds"),
        not_replayed: statistics["not_replayed"].as_f64().unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_to_their_task_and_property() {
        let table = "set,task,property,why\r\nLoops,loops/a.yml,unreach-call,\"x, y\"\r\nLoops,loops/ab.yml,unreach-call,\r\n\
                     Heap,loops/a.yml,valid-memsafety,\r\n";
        let recorded = [
            ("unreach-call.loops.ab.i".to_owned(), "{}".to_owned()),
            (
                "unreach-call.loops.a.c".to_owned(),
                r#"{"nodes": 40, "not_replayed": 1, "rounds": [{"removed": 2, "successors": 5, "explore_seconds": 0.5}, {"removed": 0, "successors": 6, "explore_seconds": 1}]}"#.to_owned(),
            ),
            ("valid-memsafety.loops.a.c".to_owned(), r#"{"nodes": 7, "rounds": []}"#.to_owned()),
        ];
        let expected = "set,task,property,why,states,successors,explore_seconds,not_replayed\n\
                        Loops,loops/a.yml,unreach-call,\"x, y\",42,11,1.5,1\n\
                        Loops,loops/ab.yml,unreach-call,,,,,\nHeap,loops/a.yml,valid-memsafety,,7,0,0,0\n";
        assert_eq!(with_counts(table, &recorded), expected);
    }
}
