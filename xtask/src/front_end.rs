//! The front end in this process: bytes to a validated automaton.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cfa::Program;
use index::Interner;
use source::{Diagnostics, SourceMap};
use types::DataModel;

/// The program, or the first message with its position.
pub fn compile(name: &str, text: Vec<u8>, model: DataModel) -> Result<Program, String> {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add(name, text).ok_or("too large")?;
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    if problems.has_errors() {
        return Err(first(&sources, &problems));
    }
    let (typed, _) =
        sema::analyse(vec![ast], sources, names, model).map_err(|(sources, found)| first(&sources, &found))?;
    lower::lower(typed, "main").map_err(|(sources, found)| first(&sources, &found))
}

fn first(sources: &SourceMap, problems: &Diagnostics) -> String {
    let worst = problems.iter().max_by_key(|diagnostic| diagnostic.severity).expect("it failed for a reason");
    format!("{}: {}", sources.describe(worst.primary), worst.message)
}

/// The C files below `folder` (`.c`, `.i`), in order of path.
pub fn c_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "c" || extension == "i") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The data model of a task: 64 bits where the folder's or the task's definition says so.
pub fn model_of(path: &Path) -> DataModel {
    let definition = definition_of(path);
    if definition.contains("LP64") && !definition.contains("ILP32") { DataModel::Lp64 } else { DataModel::Ilp32 }
}

/// Whether the definition of a task says for which data model it is.
pub fn says_model(path: &Path) -> bool {
    let definition = definition_of(path);
    ["LP64", "ILP32"].iter().any(|model| definition.contains(model))
}

fn definition_of(path: &Path) -> String {
    std::fs::read_to_string(path.with_extension("yml")).unwrap_or_default()
}
