//! What a program can check of ARCHITECTURE.md: the crate table is the crate graph, and modules have an order ([`layers`]).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};

use crate::layers;

pub fn problems(root: &Path) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    let architecture = std::fs::read_to_string(root.join("ARCHITECTURE.md")).context("ARCHITECTURE.md")?;
    let table = crate_table(&architecture);
    let mut found = BTreeSet::new();
    let mut folders = Vec::new();
    for group in ["crates", "domains"] {
        for entry in std::fs::read_dir(root.join(group))? {
            folders.push(entry?.path());
        }
    }
    for folder in folders {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).with_context(|| name.clone())?;
        found.insert(name.clone());
        let Some(row) = table.get(&name) else {
            problems.push(format!("crate `{name}` is not in the table of ARCHITECTURE.md"));
            continue;
        };
        for used in dependencies(&manifest).intersection(&table.keys().cloned().collect()) {
            if !row.uses.contains(used) {
                problems.push(format!("crate `{name}` uses `{used}`, which ARCHITECTURE.md does not allow it"));
            }
            if table[used].position >= row.position {
                problems.push(format!("crate `{name}` uses `{used}`, which stands below it in ARCHITECTURE.md"));
            }
        }
        for used in row.uses.difference(&dependencies(&manifest)) {
            problems.push(format!("ARCHITECTURE.md says that `{name}` uses `{used}`; it does not"));
        }
        sources(&folder.join("src"), &mut |path, text| {
            problems.extend(habits(&name, &path.strip_prefix(root).unwrap_or(path).to_string_lossy(), text));
        })?;
    }
    for name in table.keys().filter(|name| !found.contains(*name)) {
        problems.push(format!("ARCHITECTURE.md lists crate `{name}`, which does not exist"));
    }
    for folder in layers::LAYERED {
        problems.extend(layers::problems(root, folder)?);
    }
    Ok(problems)
}

struct Row {
    position: usize,
    uses: BTreeSet<String>,
}

/// Rows of the table headed `| crate | … | uses |`.
fn crate_table(text: &str) -> BTreeMap<String, Row> {
    let rows = text.lines().skip_while(|line| !line.starts_with("| crate |")).skip(2);
    rows.take_while(|line| line.starts_with('|'))
        .enumerate()
        .map(|(position, line)| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let uses = cells.get(3).unwrap_or(&"").split(',').map(|name| name.trim().trim_matches('`').to_owned());
            (
                cells[1].trim_matches('`').to_owned(),
                Row { position, uses: uses.filter(|name| !name.is_empty()).collect() },
            )
        })
        .collect()
}

/// Names under `[dependencies]`.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    manifest
        .lines()
        .skip_while(|line| line.trim() != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

fn habits(name: &str, path: &str, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let is_test = path.ends_with("tests.rs") || path.contains("/tests/");
    if !is_test && !["//!", "#![doc"].iter().any(|header| text.starts_with(header)) {
        problems.push(format!("{path}: no module header (`//!`) that says what it is"));
    }
    let code = text.split("#[cfg(test)]").next().unwrap_or(text);
    let forbidden: &[(&str, &str)] = &[
        ("println!", "only `cli` prints"),
        ("std::env::", "only `cli` reads the environment"),
        ("process::exit", "only `cli` exits"),
        ("std::collections::HashMap", "use `index::FxHashMap`: its hasher is fixed"),
        ("RefCell", "states and analyses have no interior mutability"),
    ];
    for (word, why) in forbidden {
        if name != "cli" && !is_test && code.contains(word) {
            problems.push(format!("{path}: `{word}`: {why}"));
        }
    }
    if code.contains("downcast") && path != "crates/cpa/src/erased.rs" {
        problems.push(format!("{path}: downcasts belong into `crates/cpa/src/erased.rs`"));
    }
    for (bad, file) in [("utils", "utils.rs"), ("common", "common.rs")] {
        if path.ends_with(file) {
            problems.push(format!("{path}: a file named `{bad}` has no concept"));
        }
    }
    problems
}

pub fn sources(folder: &Path, visit: &mut impl FnMut(&Path, &str)) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sources(&path, visit)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path, &std::fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_tree_follows_architecture_md() {
        let problems = super::problems(&test_support::root()).expect("readable");
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }
}
