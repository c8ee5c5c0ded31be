//! From text to a [`Config`]: what is included is taken over, and changed by what includes it.

use std::ops::Range;

use serde::Deserialize;
use toml::de::{DeTable, DeValue};
use toml::{Table, Value};

use crate::check::check_document;
use crate::error::ConfigError;
use crate::{Config, analyses, idle};

/// Where included files come from.
pub trait Files {
    /// The text of the file that `from` includes by this name, and the name to show for it.
    fn read(&self, from: &str, name: &str) -> Result<(String, String), String>;
}

/// The configuration in `text`, which `file` names in messages.
pub fn from_text(file: &str, text: &str, files: &dyn Files) -> Result<Config, ConfigError> {
    let mut table = Table::new();
    read(file, text, files, 0, &mut table)?;
    finish(file, table)
}

/// What no single key can tell.
pub(crate) fn finish(file: &str, table: Table) -> Result<Config, ConfigError> {
    let config = Config::deserialize(table).map_err(|error| ConfigError::new(file, error.message()))?;
    let domains = &config.domains;
    if (1..domains.len()).any(|at| domains[..at].contains(&domains[at])) {
        return Err(ConfigError::new(file, "domains: one of them stands there twice"));
    }
    let order = &config.waitlist.order;
    if let Some(at) = order.iter().position(|order| order.is_last())
        && at + 1 < order.len()
    {
        return Err(ConfigError::new(
            file,
            "waitlist.order: nothing can follow an order that decides between any two nodes",
        ));
    }
    Ok(config)
}

/// The keys of `over` go before those of `table`.
pub(crate) fn overlay(table: &mut Table, over: Table) {
    for (key, value) in over {
        match (table.get_mut(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => overlay(below, above),
            (_, value) => _ = table.insert(key, value),
        }
    }
}

/// More than anybody needs; an included file that includes itself ends here.
const DEEPEST_INCLUDE: usize = 8;

fn read(file: &str, text: &str, files: &dyn Files, depth: usize, merged: &mut Table) -> Result<(), ConfigError> {
    let document = check_document(file, text)?;
    for (name, at) in includes(document.get_ref()) {
        let fail = |message: String| ConfigError::at(file, text, at.start, message);
        if !is_file(&name) {
            let help = |help| fail(format!("unknown analysis `{name}`")).help(Some(help));
            overlay(merged, analyses::table(&name).map_err(help)?);
            continue;
        }
        if depth == DEEPEST_INCLUDE {
            return Err(fail(format!("files include each other more than {DEEPEST_INCLUDE} deep")));
        }
        let (shown, included) = files
            .read(file, &name)
            .map_err(|message| fail(format!("cannot include `{name}`: {message}")).help(help_for_base(&name)))?;
        read(&shown, &included, files, depth + 1, merged)?;
    }
    let mut own = to_table(document.get_ref());
    own.remove("include");
    overlay(merged, own);
    match idle::first(document.get_ref(), merged) {
        Some((at, message)) => Err(ConfigError::at(file, text, at, message)),
        None => Ok(()),
    }
}

/// Anything else is the name of an analysis.
fn is_file(name: &str) -> bool {
    name.ends_with(".toml")
}

/// Until 0.2, there were files for inclusion only.
fn help_for_base(name: &str) -> Option<String> {
    let help = "what comes with Carve is included by the name of an analysis, as in `include = [\"value-cegar\"]`";
    name.starts_with("base/").then(|| help.to_owned())
}

fn includes(document: &DeTable<'_>) -> Vec<(String, Range<usize>)> {
    let list = document.iter().find(|(key, _)| key.get_ref() == "include");
    let Some(DeValue::Array(items)) = list.map(|(_, value)| value.get_ref()) else { return Vec::new() };
    items.iter().filter_map(|item| Some((item.get_ref().as_str()?.to_owned(), item.span()))).collect()
}

pub(crate) fn to_table(document: &DeTable<'_>) -> Table {
    document.iter().map(|(key, value)| (key.get_ref().to_string(), to_value(value.get_ref()))).collect()
}

fn to_value(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::String(text.to_string()),
        // Checked against the table before: integers fit, and there are no floats and dates.
        DeValue::Integer(digits) => Value::Integer(i64::from_str_radix(digits.as_str(), digits.radix()).unwrap_or(0)),
        DeValue::Boolean(yes) => Value::Boolean(*yes),
        DeValue::Array(items) => Value::Array(items.iter().map(|item| to_value(item.get_ref())).collect()),
        DeValue::Table(table) => Value::Table(to_table(table)),
        DeValue::Float(text) => Value::String(text.as_str().to_owned()),
        DeValue::Datetime(date) => Value::Datetime(*date),
    }
}
