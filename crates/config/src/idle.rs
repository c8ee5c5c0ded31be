//! Keys that mean nothing where they stand: beside stages, or of a domain that does not run.

use toml::de::{DeTable, DeValue};
use toml::{Table, Value};

/// What goes for all stages of a sequence; anything else each stage has for itself.
const FOR_ALL_STAGES: [&str; 7] =
    ["stage", "library", "control", "solver", "limits", "refine.violations", "refine.beyond"];

/// Why a key means nothing in this configuration, if so.
pub(crate) fn why(key: &str, table: &Table) -> Option<&'static str> {
    let section = key.split_once('.').map_or(key, |(section, _)| section);
    let list = |key: &str| table.get(key).and_then(Value::as_array);
    let is_sequence = list("stage").is_some_and(|stages| !stages.is_empty());
    if is_sequence && ![key, section].iter().any(|part| FOR_ALL_STAGES.contains(part)) {
        return Some(
            "beside stages, each of which is an analysis of its own; `--analysis` and `include` take one of them",
        );
    }
    let has_values = list("domains").is_none_or(|domains| domains.iter().any(|one| one.as_str() == Some("value")));
    (section == "value" && !has_values).then_some("where `domains` does not have `value`")
}

/// The first key of a file that means nothing in what the file makes of what it includes: its offset, and a message.
pub(crate) fn first(document: &DeTable<'_>, table: &Table) -> Option<(usize, String)> {
    let keys = keys(document).into_iter().filter(|(key, _)| key != "include");
    let mut wrong: Vec<(usize, String)> =
        keys.filter_map(|(key, at)| Some((at, format!("`{key}` means nothing {}", why(&key, table)?)))).collect();
    wrong.sort();
    wrong.into_iter().next()
}

/// All keys, with their sections, and where they stand.
fn keys(document: &DeTable<'_>) -> Vec<(String, usize)> {
    let mut keys = Vec::new();
    for (name, value) in document {
        match value.get_ref() {
            DeValue::Table(inner) => {
                let inner =
                    inner.iter().map(|(key, _)| (format!("{}.{}", name.get_ref(), key.get_ref()), key.span().start));
                keys.extend(inner);
            }
            _ => keys.push((name.get_ref().to_string(), name.span().start)),
        }
    }
    keys
}

/// Leaves what means something.
pub(crate) fn remove(table: &mut Table) {
    let whole = table.clone();
    table.retain(|name, value| match value {
        Value::Table(inner) => {
            inner.retain(|key, _| why(&format!("{name}.{key}"), &whole).is_none());
            !inner.is_empty()
        }
        _ => why(name, &whole).is_none(),
    });
}
