//! From text to a [`Config`]: includes, then every key and value against the table.

use std::ops::Range;

use serde::Deserialize;
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use crate::error::{ConfigError, nearest};
use crate::{Config, Kind, OPTIONS, Row, SHIPPED};

/// Where included files come from.
pub trait Files {
    /// The text of the file that `from` includes by this name, and the name to show for it.
    fn read(&self, from: &str, name: &str) -> Result<(String, String), String>;
}

/// The configuration in `text`, which `file` names in messages.
pub fn from_text(file: &str, text: &str, files: &dyn Files) -> Result<Config, ConfigError> {
    let mut merged = Table::new();
    read(file, text, files, 0, &mut merged)?;
    finish(file, merged)
}

/// The configuration with some keys replaced: `key=value`, as `--set` gives them.
pub fn with_settings(config: &Config, settings: &[String]) -> Result<Config, ConfigError> {
    let file = "--set";
    let mut table = Table::try_from(config).expect("the structs hold nothing that TOML lacks");
    for setting in settings {
        let wrong = |message: String| ConfigError::new(file, message);
        let (key, value) = setting.split_once('=').ok_or_else(|| wrong(format!("`{setting}` is not `key=value`")))?;
        let key = key.trim();
        let settable = || OPTIONS.iter().filter(|row| is_settable(row));
        let Some(row) = settable().find(|row| row.key == key) else {
            return Err(wrong(format!("unknown key `{key}`")).help(suggestion(key, settable().map(|row| row.key))));
        };
        // In a component, the key stands below the one that has it.
        let (above, name) = match row.of {
            Some(component) => (format!("[[component]]\nuse = \"{component}\"\n"), row.name()),
            None => (String::new(), key),
        };
        // Names need no quotes here.
        let parse = |text: &str| text.parse::<Table>().ok();
        let parsed =
            parse(&format!("{above}{name} = {value}")).or_else(|| parse(&format!("{above}{name} = \"{value}\"")));
        let parsed = parsed.ok_or_else(|| wrong(format!("`{value}` is no value for `{key}`")))?;
        let text = toml::to_string(&parsed).expect("it was parsed");
        // The line of this text is nobody's.
        check_document(file, &text).map_err(|error| ConfigError { line: None, ..error })?;
        match row.of {
            None => overlay(&mut table, parsed),
            Some(component) => overlay_component(&mut table, parsed, component)
                .ok_or_else(|| wrong(format!("no component `{component}` that `{key}` could be set of")))?,
        }
    }
    finish(file, table)
}

fn finish(file: &str, table: Table) -> Result<Config, ConfigError> {
    let config = Config::deserialize(table).map_err(|error| ConfigError::new(file, error.message()))?;
    let kinds: Vec<_> = config.component.iter().map(std::mem::discriminant).collect();
    if (1..kinds.len()).any(|at| kinds[..at].contains(&kinds[at])) {
        return Err(ConfigError::new(file, "a component is used twice"));
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

fn overlay(table: &mut Table, over: Table) {
    for (key, value) in over {
        match (table.get_mut(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => overlay(below, above),
            (_, value) => _ = table.insert(key, value),
        }
    }
}

/// Takes over the keys of the only component in `over`, if there is one of its kind.
fn overlay_component(table: &mut Table, over: Table, kind: &str) -> Option<()> {
    let is_kind = |component: &&mut Table| component.get("use").and_then(Value::as_str) == Some(kind);
    let components = table.get_mut("component")?.as_array_mut()?;
    let below = components.iter_mut().filter_map(Value::as_table_mut).find(is_kind)?;
    let above = over.get("component")?.as_array()?.first()?.as_table()?;
    overlay(below, above.clone());
    Some(())
}

/// More than anybody needs; an included file that includes itself ends here.
const DEEPEST_INCLUDE: usize = 8;

fn read(file: &str, text: &str, files: &dyn Files, depth: usize, merged: &mut Table) -> Result<(), ConfigError> {
    let document = check_document(file, text)?;
    let mut table = to_table(document.get_ref());
    for (name, at) in includes(document.get_ref()) {
        let fail = |message: String| ConfigError::at(file, text, at.start, message);
        if depth == DEEPEST_INCLUDE {
            return Err(fail(format!("files include each other more than {DEEPEST_INCLUDE} deep")));
        }
        let (shown, included) =
            files.read(file, &name).map_err(|message| fail(format!("cannot include `{name}`: {message}")))?;
        read(&shown, &included, files, depth + 1, merged)?;
    }
    table.remove("include");
    merge(merged, table, "").map_err(|key| {
        let at = place_of(document.get_ref(), &key);
        ConfigError::at(file, text, at, format!("`{key}` is already set by an included file"))
    })
}

/// Parses, and compares every key and value with the table.
fn check_document<'a>(file: &str, text: &'a str) -> Result<Spanned<DeTable<'a>>, ConfigError> {
    let document = DeTable::parse(text)
        .map_err(|error| ConfigError::at(file, text, error.span().map_or(0, |span| span.start), error.message()))?;
    let checker = Checker { file, text };
    checker.table("", None, document.get_ref())?;
    Ok(document)
}

struct Checker<'a> {
    file: &'a str,
    text: &'a str,
}

impl Checker<'_> {
    fn fail(&self, at: Range<usize>, message: String) -> ConfigError {
        ConfigError::at(self.file, self.text, at.start, message)
    }

    /// `component` is the value of `use` in a component.
    fn table(&self, section: &str, component: Option<&str>, table: &DeTable<'_>) -> Result<(), ConfigError> {
        for (name, value) in table {
            let key =
                if section.is_empty() { name.get_ref().to_string() } else { format!("{section}.{}", name.get_ref()) };
            match (OPTIONS.iter().find(|row| row.key == key), value.get_ref()) {
                (Some(row), _) if component.is_some() && row.of.is_some_and(|of| Some(of) != component) => {
                    let component = component.unwrap_or_default();
                    return Err(self.fail(name.span(), format!("component `{component}` has no key `{}`", row.name())));
                }
                (Some(row), _) => self.value(row, value)?,
                (None, DeValue::Table(inner)) if is_section(&key) && !is_list(&key) => self.table(&key, None, inner)?,
                (None, DeValue::Array(items)) if key == "component" => {
                    for item in items {
                        let DeValue::Table(inner) = item.get_ref() else {
                            return Err(self.fail(item.span(), "a component is a table: `[[component]]`".to_owned()));
                        };
                        let used = inner.iter().find(|(name, _)| name.get_ref() == "use");
                        let used = used.and_then(|(_, value)| value.get_ref().as_str());
                        let Some(used) = used else {
                            return Err(self.fail(item.span(), "a component needs the key `use`".to_owned()));
                        };
                        self.table("component", Some(used), inner)?;
                    }
                }
                (None, DeValue::Array(items)) if key == "stage" => {
                    for item in items {
                        let DeValue::Table(inner) = item.get_ref() else {
                            return Err(self.fail(item.span(), "a stage is a table: `[[stage]]`".to_owned()));
                        };
                        if !inner.iter().any(|(name, _)| name.get_ref() == "analysis") {
                            return Err(self.fail(item.span(), "a stage needs the key `analysis`".to_owned()));
                        }
                        self.table("stage", None, inner)?;
                    }
                }
                (None, _) if is_list(&key) => {
                    return Err(self.fail(name.span(), format!("{key}s are written `[[{key}]]`")));
                }
                (None, _) if is_section(&key) => {
                    return Err(self.fail(name.span(), format!("`{key}` is a section: `[{key}]`")));
                }
                (None, _) => {
                    let siblings = OPTIONS.iter().filter(|row| row.section() == section).map(Row::name);
                    let sections = OPTIONS.iter().map(|row| row.section()).filter(|_| section.is_empty());
                    let near = suggestion(name.get_ref(), siblings.chain(sections).filter(|name| !name.is_empty()))
                        .or_else(|| elsewhere(name.get_ref()));
                    return Err(self.fail(name.span(), format!("unknown key `{}`", name.get_ref())).help(near));
                }
            }
        }
        Ok(())
    }

    fn value(&self, row: &Row, value: &Spanned<DeValue<'_>>) -> Result<(), ConfigError> {
        let fail = |wanted: String| self.fail(value.span(), format!("`{}` takes {wanted}", row.name()));
        match (row.kind, value.get_ref()) {
            (Kind::Bool, DeValue::Boolean(_)) => Ok(()),
            (Kind::Bool, _) => Err(fail("`true` or `false`".to_owned())),
            (Kind::Integer { least, most }, given) => {
                let number = match given {
                    DeValue::Integer(digits) => i64::from_str_radix(digits.as_str(), digits.radix()).ok(),
                    _ => None,
                };
                let wanted = if most == i64::MAX {
                    format!("a number from {least} on")
                } else {
                    format!("a number from {least} to {most}")
                };
                number.filter(|number| (least..=most).contains(number)).map(|_| ()).ok_or_else(|| fail(wanted))
            }
            (Kind::Name(names), DeValue::String(given)) => self.name(row, names, given, value.span()),
            (Kind::Name(names), _) => Err(fail(one_of(names))),
            (Kind::Names(names), DeValue::Array(items)) => items.iter().try_for_each(|item| match item.get_ref() {
                DeValue::String(given) => self.name(row, names, given, item.span()),
                _ => Err(self.fail(item.span(), format!("`{}` takes {}", row.name(), one_of(names)))),
            }),
            (Kind::Names(_), _) => Err(fail("a list of names".to_owned())),
            (Kind::Files, DeValue::Array(items)) if items.iter().all(|item| item.get_ref().is_str()) => Ok(()),
            (Kind::Files, _) => Err(fail("a list of file names".to_owned())),
            (Kind::Analysis, DeValue::String(given)) => {
                let names = || SHIPPED.iter().map(|shipped| shipped.name);
                match names().any(|name| name == &**given) {
                    true => Ok(()),
                    false => Err(fail("the name of an analysis that comes with Carve".to_owned())
                        .help(suggestion(given, names()))),
                }
            }
            (Kind::Analysis, _) => Err(fail("the name of an analysis".to_owned())),
        }
    }

    fn name(&self, row: &Row, names: &[(&str, &str)], given: &str, at: Range<usize>) -> Result<(), ConfigError> {
        if names.iter().any(|(name, _)| *name == given) {
            return Ok(());
        }
        let message = format!("`{}` takes {}, not `{given}`", row.name(), one_of(names));
        Err(self.fail(at, message).help(suggestion(given, names.iter().map(|(name, _)| *name))))
    }
}

/// Sections that a file has several of.
fn is_list(key: &str) -> bool {
    matches!(key, "component" | "stage")
}

/// Keys of which a configuration has one. A component is used once at most, so those of its own kind are among them.
fn is_settable(row: &Row) -> bool {
    match row.section() {
        "component" => row.of.is_some(),
        section => !is_list(section) && row.key != "include",
    }
}

fn is_section(key: &str) -> bool {
    OPTIONS.iter().any(|row| row.section() == key)
}

fn suggestion<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    nearest(wrong, names).map(|name| format!("there is `{name}`"))
}

/// A key that exists in another section.
fn elsewhere(name: &str) -> Option<String> {
    let row = OPTIONS.iter().find(|row| row.name() == name)?;
    Some(format!("`{name}` belongs to section `{}`", row.section()))
}

fn one_of(names: &[(&str, &str)]) -> String {
    let names: Vec<String> = names.iter().map(|(name, _)| format!("`{name}`")).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

fn includes(document: &DeTable<'_>) -> Vec<(String, Range<usize>)> {
    let list = document.iter().find(|(key, _)| key.get_ref() == "include");
    let Some(DeValue::Array(items)) = list.map(|(_, value)| value.get_ref()) else { return Vec::new() };
    items.iter().filter_map(|item| Some((item.get_ref().as_str()?.to_owned(), item.span()))).collect()
}

fn to_table(document: &DeTable<'_>) -> Table {
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

/// Joins `new` into `merged`. The key that both have is the error.
fn merge(merged: &mut Table, new: Table, section: &str) -> Result<(), String> {
    for (key, value) in new {
        let full = if section.is_empty() { key.clone() } else { format!("{section}.{key}") };
        match (merged.get_mut(&key), value) {
            (None, value) => _ = merged.insert(key, value),
            (Some(Value::Table(below)), Value::Table(above)) => merge(below, above, &full)?,
            (Some(_), _) => return Err(full),
        }
    }
    Ok(())
}

/// The offset of a dotted key.
fn place_of(document: &DeTable<'_>, key: &str) -> usize {
    let (first, rest) = key.split_once('.').unwrap_or((key, ""));
    let Some((name, value)) = document.iter().find(|(name, _)| name.get_ref() == first) else { return 0 };
    match value.get_ref() {
        DeValue::Table(inner) if !rest.is_empty() => place_of(inner, rest),
        _ => name.span().start,
    }
}
