//! Whether the modules of a crate use each other in one direction only: in the order in which its `lib.rs` lists them, a module or
//! folder uses those above it. What `lib.rs` exports by a shorter name counts as the module that it comes from, and a call of a
//! method as a use of the module that defines it, where a type has methods in many modules.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};

/// Crates whose `lib.rs` is such a list.
pub const LAYERED: &[&str] = &["domains/value"];

/// Types that have methods in many modules.
const SPREAD: &[&str] = &["ValueMachine", "Env"];

pub fn problems(root: &Path, folder: &str) -> Result<Vec<String>> {
    let source = root.join(folder).join("src");
    let lib = std::fs::read_to_string(source.join("lib.rs")).with_context(|| format!("{folder}/src/lib.rs"))?;
    let modules = modules(&lib);
    let names = names(&lib, &modules);
    let mut files: Vec<(String, usize, String)> = Vec::new();
    crate::tidy::sources(&source, &mut |path, text| {
        let path = path.strip_prefix(&source).unwrap_or(path);
        let module = path.iter().next().unwrap_or_default().to_string_lossy();
        if let Some(position) = modules.iter().position(|name| *name == module.trim_end_matches(".rs")) {
            files.push((path.display().to_string(), position, code(text)));
        }
    })?;
    let mut methods: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, position, code) in &files {
        methods.extend(impls(code).flat_map(defined).map(|name| (name, *position)));
    }
    let mut problems = Vec::new();
    for (path, position, code) in &files {
        let uses = used(code).into_iter().filter_map(|name| Some((names.get(&name).copied()?, name)));
        let called = impls(code).flat_map(called).filter_map(|name| Some((*methods.get(name)?, name.to_owned())));
        for (of, name) in uses.chain(called).filter(|(of, _)| of > position) {
            let (above, below) = (&modules[*position], &modules[of]);
            problems
                .push(format!("{folder}/src/{path}: `{name}` is in `{below}`, which stands below `{above}` in lib.rs"));
        }
    }
    Ok(problems)
}

/// The modules of a crate, in order. Those for tests use all others.
fn modules(lib: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_test = false;
    for line in lib.lines() {
        if let Some(rest) = line.strip_prefix("mod ").or(line.strip_prefix("pub mod ")).filter(|_| !is_test) {
            found.extend(rest.split([' ', ';']).next().map(str::to_owned));
        }
        is_test = line == "#[cfg(test)]";
    }
    found
}

/// Which module each name at the root of the crate leads to.
fn names(lib: &str, modules: &[String]) -> BTreeMap<String, usize> {
    let position = |name: &str| modules.iter().position(|module| module == name);
    let mut names: BTreeMap<String, usize> = (0..).zip(modules).map(|(at, name)| (name.clone(), at)).collect();
    for export in lib.split("\npub use ").skip(1) {
        let Some(export) = export.split(';').next() else { continue };
        let path = export.trim_start_matches("crate::");
        let Some(at) = path.split("::").next().and_then(position) else { continue };
        let last = path.rsplit("::").next().unwrap_or_default();
        for name in last.trim_matches(['{', '}']).split(',').map(str::trim).filter(|name| !name.is_empty()) {
            names.insert(name.to_owned(), at);
        }
    }
    names
}

/// Without comments and tests.
fn code(text: &str) -> String {
    let code = text.split("\n#[cfg(test)]").next().unwrap_or(text);
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The word that a text begins with.
fn word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}

/// The names behind `crate::`.
fn used(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for path in code.split("crate::").skip(1) {
        match path.strip_prefix('{') {
            Some(list) => {
                let list = list.split('}').next().unwrap_or_default();
                found.extend(list.split(',').map(|name| word(name.trim()).to_owned()));
            }
            None => found.push(word(path).to_owned()),
        }
    }
    found
}

/// What is implemented for the types that have methods in many modules.
fn impls(code: &str) -> impl Iterator<Item = &str> {
    let blocks = code.split("\nimpl").skip(1).filter_map(|block| block.split("\n}").next());
    blocks.filter(|block| {
        let of = block.split('{').next().unwrap_or_default().trim();
        let of = of.rsplit(" for ").next().unwrap_or_default();
        SPREAD.contains(&word(of.trim_start()))
    })
}

/// The methods of an implementation that is no trait's.
fn defined(block: &str) -> impl Iterator<Item = &str> {
    let is_own = !block.split('{').next().unwrap_or_default().contains(" for ");
    let functions = block.split("\n    ").filter(move |_| is_own);
    functions.filter_map(|line| {
        let (before, name) = line.split_once("fn ")?;
        (before.is_empty() || before.starts_with("pub")).then(|| word(name))
    })
}

/// The methods that are called of the machine: it is called `self`, or `m` in closures.
fn called(block: &str) -> impl Iterator<Item = &str> {
    let receivers = block.match_indices('.').filter(|(at, _)| {
        let before = block[..*at].trim_end();
        let last = before.rsplit(|c: char| !c.is_alphanumeric() && c != '_' && c != '.').next().unwrap_or_default();
        matches!(last, "self" | "m")
    });
    receivers.filter_map(|(at, _)| {
        let name = word(&block[at + 1..]);
        block[at + 1 + name.len()..].starts_with('(').then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIB: &str = "mod low;\n\nmod middle {\n    pub mod a;\n}\n\nmod high;\n\n#[cfg(test)]\nmod laws;\n\npub use middle::a::{A, B};\n";

    #[test]
    fn modules_stand_in_order() {
        assert_eq!(modules(LIB), ["low", "middle", "high"]);
    }

    #[test]
    fn exports_count_as_their_module() {
        let names = names(LIB, &modules(LIB));
        assert_eq!((names["A"], names["high"], names.get("laws")), (1, 2, None));
    }

    #[test]
    fn comments_and_tests_use_nothing() {
        let text = "use crate::{A, low};\n// crate::B\nfn f() { crate::high::g() }\n#[cfg(test)]\nuse crate::C;\n";
        assert_eq!(used(&code(text)), ["A", "low", "high"]);
    }

    #[test]
    fn methods_are_defined_and_called() {
        let text = "\nimpl Env<'_> {\n    pub fn a(&self) {\n        self.b();\n        self.c.d(|m| m.e());\n    }\n    fn b(&self) {}\n}\n\nimpl Other {\n    fn f() {}\n}\n";
        let blocks: Vec<&str> = impls(text).collect();
        assert_eq!(blocks.iter().flat_map(|block| defined(block)).collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(blocks.iter().flat_map(|block| called(block)).collect::<Vec<_>>(), ["b", "e"]);
    }
}
