//! Names of analyses and keys that were others until 0.2: they are refused, with the name of today.

const ANALYSES: [(&str, &str); 16] = [
    ("lists", "invariants-lists"),
    ("lists-counted", "invariants-lists-counted"),
    ("lists-marked", "invariants-lists-marked"),
    ("loops", "invariants-graph"),
    ("recursion", "invariants-lists-recursion"),
    ("smg", "value-lists"),
    ("smg-alike", "value-lists-alike"),
    ("smg-cegar", "value-lists-alike-cegar"),
    ("smg-cegar-nodes", "value-graph-cegar"),
    ("smg-kinds", "symexec-lists-kinds"),
    ("smg-nodes", "value-graph"),
    ("smg-symexec", "symexec-lists"),
    ("smg-symexec-breadth", "symexec-graph-breadth"),
    ("smg-symexec-cegar", "symexec-graph-cegar"),
    ("smg-symexec-nodes", "symexec-graph"),
    ("symexec-loops", "symexec-inner-first"),
];

const KEYS: [(&str, &str); 4] = [
    ("component.conditions", "value.drop_first"),
    ("limits.aside", "limits.undecided_paths"),
    ("stage.aside", "stage.undecided_paths"),
    ("stop_compare", "max_compared"),
];

/// What is said of an analysis that has another name now.
pub(crate) fn of_analysis(name: &str) -> Option<String> {
    let (_, new) = ANALYSES.iter().find(|(old, _)| *old == name)?;
    Some(format!("it is called `{new}` now"))
}

/// What is said of a key that has another name now.
pub(crate) fn of_key(key: &str) -> Option<String> {
    if let Some((_, new)) = KEYS.iter().find(|(old, _)| *old == key) {
        let name = new.rsplit_once('.').map_or(*new, |(_, name)| name);
        let values = if name == "drop_first" { ", and takes `conditions` or `values`" } else { "" };
        return Some(format!("it is called `{new}` now{values}"));
    }
    match key.strip_prefix("component") {
        Some("" | ".use") => Some(
            "there are no components now: what `use = \"value\"` had stands in section `[value]`, and \
             `domains = [\"value\", \"observers\"]` says what runs"
                .to_owned(),
        ),
        Some(rest) => rest.strip_prefix('.').map(|name| format!("it is called `value.{name}` now")),
        None => None,
    }
}
