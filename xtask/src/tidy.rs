//! What a program can check of ARCHITECTURE.md and the pages beside it: the crate table is the crate graph, modules have an
//! order ([`layers`]), and what the pages name is there.

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
    problems.extend(pages(root)?);
    Ok(problems)
}

/// Folders that paths of the glossary begin in.
const SHORT: &[&str] = &["crates", "domains", "domains/value/src"];

/// Files, and tests in them, that pages name and that are not there.
fn pages(root: &Path) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    let mut pages = vec![("ARCHITECTURE.md".to_owned(), &[][..]), ("docs/glossary.md".to_owned(), SHORT)];
    for entry in std::fs::read_dir(root.join("docs/algorithms"))? {
        pages.push((format!("docs/algorithms/{}", entry?.file_name().to_string_lossy()), &[][..]));
    }
    pages.sort();
    for (page, folders) in pages {
        let text = std::fs::read_to_string(root.join(&page)).with_context(|| page.clone())?;
        for (path, tests) in named(&text) {
            let mut places = std::iter::once(root.join(path)).chain(folders.iter().map(|at| root.join(at).join(path)));
            let Some(place) = places.find(|place| place.exists()) else {
                problems.push(format!("{page}: `{path}` does not exist"));
                continue;
            };
            let code = if place.is_file() { std::fs::read_to_string(&place)? } else { String::new() };
            let is_missing = |test: &&str| !code.contains(&format!("fn {test}("));
            problems
                .extend(tests.into_iter().filter(is_missing).map(|test| format!("{page}: no `{test}` in `{path}`")));
        }
    }
    Ok(problems)
}

/// Paths in backticks, with the functions that stand in parentheses behind: `a/b.rs` (`one_test`, `another_test`). Patterns
/// and what is no path are passed over.
fn named(page: &str) -> Vec<(&str, Vec<&str>)> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
    let mut found = Vec::new();
    for line in prose(page) {
        // Code and what is between, in turn.
        let parts: Vec<&str> = line.split('`').collect();
        for at in (1..parts.len()).step_by(2).filter(|&at| parts[at].contains('/')) {
            if !parts[at].chars().all(|c| is_name(c) || c == '/') {
                continue;
            }
            let mut tests = Vec::new();
            if parts[at].ends_with(".rs") && parts.get(at + 1) == Some(&" (") {
                let behind = (at + 2..parts.len()).step_by(2);
                let goes_on = |&next: &usize| next == at + 2 || parts[next - 1] == ", ";
                let words = behind.take_while(goes_on).map(|next| parts[next]);
                tests.extend(words.filter(|word| word.chars().all(is_name)));
            }
            found.push((parts[at], tests));
        }
    }
    found
}

/// The lines that stand in no block of code.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    page.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
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

    #[test]
    fn paths_and_tests_are_named_in_prose() {
        let page = "In `a/b.rs` (`one`, `two`) and `c/`, not `d`, `e/*.rs`.\n```\n`f/g.rs`\n```\n`h/i.rs` (see `j`)\n";
        let expected = [("a/b.rs", vec!["one", "two"]), ("c/", vec![]), ("h/i.rs", vec![])];
        assert_eq!(super::named(page), expected);
    }
}
