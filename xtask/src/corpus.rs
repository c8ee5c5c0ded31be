//! Every file of a corpus goes through the front end.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use test_support::for_each_parallel;
use types::DataModel;

use crate::front_end::{c_files, compile, model_of, says_model};

enum Answer {
    Accepted { edges: usize },
    Refused(String),
    Defect(String),
    Panic,
}

#[derive(clap::Args)]
pub struct Args {
    folder: PathBuf,
    /// Also write each automaton as text, read it back, and compare
    #[arg(long)]
    round_trip: bool,
}

pub fn corpus(args: &Args) -> Result<()> {
    let files = c_files(&args.folder)?;
    let answers = for_each_parallel(&files, |path| {
        catch_unwind(AssertUnwindSafe(|| check(path, args.round_trip))).unwrap_or(Answer::Panic)
    });
    let mut counts = BTreeMap::from([("accepted", 0), ("refused", 0), ("invalid automaton", 0), ("panic", 0)]);
    let mut edges = 0;
    for (path, answer) in files.iter().zip(&answers) {
        let (kind, message) = match answer {
            Answer::Accepted { edges: more } => {
                edges += more;
                *counts.entry("accepted").or_default() += 1;
                continue;
            }
            Answer::Refused(message) => ("refused", &**message),
            Answer::Defect(message) => ("invalid automaton", &**message),
            Answer::Panic => ("panic", ""),
        };
        *counts.entry(kind).or_default() += 1;
        println!("{kind}: {}: {message}", path.display());
    }
    println!("{} files: {counts:?}, {edges} edges", files.len());
    ensure!(counts["accepted"] == files.len(), "not all files are understood");
    Ok(())
}

fn check(path: &Path, round_trip: bool) -> Answer {
    let text = match std::fs::read(path) {
        Ok(text) => text,
        Err(error) => return Answer::Refused(error.to_string()),
    };
    let name = path.to_string_lossy();
    let compiled = match compile(&name, text.clone(), model_of(path)) {
        // Of a task that does not say for which machine it is, bit-fields may.
        Err(_) if !says_model(path) => compile(&name, text, DataModel::Lp64),
        compiled => compiled,
    };
    match compiled {
        Err(message) => Answer::Refused(message),
        Ok(program) => match cfa::validate(&program).first() {
            Some(defect) => Answer::Defect(defect.to_string()),
            None if round_trip => match survives_text(&program) {
                Ok(()) => Answer::Accepted { edges: program.edges.len() },
                Err(message) => Answer::Defect(message),
            },
            None => Answer::Accepted { edges: program.edges.len() },
        },
    }
}

fn survives_text(program: &cfa::Program) -> Result<(), String> {
    let text = cfa::text::print(program);
    let read = cfa::text::parse("text form", &text).map_err(|error| error.to_string())?;
    let again = cfa::text::print(&read);
    match text.lines().zip(again.lines()).find(|(first, second)| first != second) {
        Some((first, second)) => Err(format!("`{first}` is read as `{second}`")),
        None if text.len() == again.len() => Ok(()),
        None => Err("the text form loses lines".to_owned()),
    }
}
