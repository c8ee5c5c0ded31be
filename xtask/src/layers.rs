//! Whether the modules of a crate use each other in one direction only: in the order in which its `lib.rs` lists them, a module or
//! folder uses those above it. What `lib.rs` exports by a shorter name counts as the module that it comes from.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};

/// Crates whose `lib.rs` is such a list.
pub const LAYERED: &[&str] = &["domains/value"];

pub fn problems(root: &Path, folder: &str) -> Result<Vec<String>> {
    let source = root.join(folder).join("src");
    let lib = std::fs::read_to_string(source.join("lib.rs")).with_context(|| format!("{folder}/src/lib.rs"))?;
    let modules = modules(&lib);
    let names = names(&lib, &modules);
    let mut problems = Vec::new();
    crate::tidy::sources(&source, &mut |path, text| {
        let path = path.strip_prefix(&source).unwrap_or(path);
        let module = path.iter().next().unwrap_or_default().to_string_lossy();
        let Some(position) = modules.iter().position(|name| *name == module.trim_end_matches(".rs")) else { return };
        for used in used(text) {
            let Some(&of) = names.get(&used) else { continue };
            if of > position {
                let (above, below) = (&modules[position], &modules[of]);
                problems.push(format!(
                    "{folder}/src/{}: `{used}` is in `{below}`, which may use `{above}`, and not the other way round",
                    path.display()
                ));
            }
        }
    })?;
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

/// The names behind `crate::` in code that is not for tests.
fn used(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or(text);
    let word =
        |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default().to_owned();
    let mut found = Vec::new();
    for line in code
        .split('\n')
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
        .split("crate::")
        .skip(1)
    {
        match line.strip_prefix('{') {
            Some(list) => {
                found.extend(list.split('}').next().unwrap_or_default().split(',').map(|name| word(name.trim())))
            }
            None => found.push(word(line)),
        }
    }
    found
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
        assert_eq!(used(text), ["A", "low", "high"]);
    }
}
