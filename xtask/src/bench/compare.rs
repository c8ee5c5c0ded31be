//! Runs several analyses over the same tasks. Each result table stays in `target/bench`, with the states explored added
//! to what `run-tasks` writes.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::results::{Results, quoted, records};

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
    carve: Option<PathBuf>,
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
    add_states(&table, &outputs)?;
    Results::read(analysis, &table)
}

/// A script in place of `carve` that has it write its statistics where [`add_states`] looks for them. It starts no
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

/// Adds the column `states`, empty where a run left no statistics behind.
fn add_states(table: &Path, outputs: &Path) -> Result<()> {
    let mut recorded = Vec::new();
    for entry in std::fs::read_dir(outputs)? {
        let entry = entry?;
        let text = std::fs::read_to_string(entry.path().join("statistics.json")).unwrap_or_default();
        recorded.push((entry.file_name().to_string_lossy().into_owned(), text));
    }
    let text = std::fs::read_to_string(table)?;
    std::fs::write(table, with_states(&text, &recorded))?;
    Ok(())
}

/// `recorded` is pairs of `property.folder.program` and the statistics of that run.
fn with_states(table: &str, recorded: &[(String, String)]) -> String {
    let mut text = String::new();
    let records = records(table);
    let column = |name: &str| records.first().and_then(|header| header.iter().position(|column| column == name));
    let (task, property) = (column("task"), column("property"));
    for (number, record) in records.iter().enumerate() {
        let field = |column: Option<usize>| column.and_then(|column| record.get(column)).map_or("", |field| field);
        let states = if number == 0 {
            "states".to_owned()
        } else {
            // The task is `folder/program.yml`; its program may end in `.c`, `.i` or more.
            let stem = format!("{}.{}", field(property), field(task).trim_end_matches("yml").replace('/', "."));
            let found = recorded.iter().find(|(name, _)| name.starts_with(&stem));
            found.and_then(|(_, statistics)| states(statistics)).map_or(String::new(), |states| states.to_string())
        };
        let fields: Vec<String> = record.iter().chain([&states]).map(|field| quoted(field)).collect();
        text += &fields.join(",");
        text.push('\n');
    }
    text
}

/// Nodes at the end, and those that refinement removed on the way.
fn states(statistics: &str) -> Option<u64> {
    let statistics: serde_json::Value = serde_json::from_str(statistics).ok()?;
    let removed = statistics["rounds"].as_array()?.iter().filter_map(|round| round["removed"].as_u64());
    Some(statistics["nodes"].as_u64()? + removed.sum::<u64>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_go_to_their_task_and_property() {
        let table = "set,task,property,why\r\nLoops,loops/a.yml,unreach-call,\"x, y\"\r\nLoops,loops/ab.yml,unreach-call,\r\n\
                     Heap,loops/a.yml,valid-memsafety,\r\n";
        let recorded = [
            ("unreach-call.loops.ab.i".to_owned(), "{}".to_owned()),
            (
                "unreach-call.loops.a.c".to_owned(),
                r#"{"nodes": 40, "rounds": [{"nodes": 9, "removed": 2}, {"nodes": 40, "removed": 0}]}"#.to_owned(),
            ),
            ("valid-memsafety.loops.a.c".to_owned(), r#"{"nodes": 7, "rounds": []}"#.to_owned()),
        ];
        let expected = "set,task,property,why,states\nLoops,loops/a.yml,unreach-call,\"x, y\",42\n\
                        Loops,loops/ab.yml,unreach-call,,\nHeap,loops/a.yml,valid-memsafety,,7\n";
        assert_eq!(with_states(table, &recorded), expected);
    }
}
