//! Every key and value of a file against the table of keys.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::error::{ConfigError, nearest};
use crate::{Kind, OPTIONS, Row, analyses, old_names};

/// Parses, and compares every key and value with the table.
pub(crate) fn check_document<'a>(file: &str, text: &'a str) -> Result<Spanned<DeTable<'a>>, ConfigError> {
    let document = DeTable::parse(text)
        .map_err(|error| ConfigError::at(file, text, error.span().map_or(0, |span| span.start), error.message()))?;
    Checker { file, text }.table("", document.get_ref())?;
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

    fn table(&self, section: &str, table: &DeTable<'_>) -> Result<(), ConfigError> {
        for (name, value) in table {
            let name_of = name.get_ref();
            let key = if section.is_empty() { name_of.to_string() } else { format!("{section}.{name_of}") };
            match (OPTIONS.iter().find(|row| row.key == key), value.get_ref()) {
                (Some(row), _) => self.value(row, value)?,
                (None, DeValue::Array(items)) if key == "stage" => {
                    items.iter().try_for_each(|item| self.stage(item))?;
                }
                (None, _) if key == "stage" => {
                    return Err(self.fail(name.span(), "stages are a list: `[[stage]]`".to_owned()));
                }
                (None, DeValue::Table(inner)) if is_section(&key) => self.table(&key, inner)?,
                (None, _) if is_section(&key) => {
                    return Err(self.fail(name.span(), format!("`{key}` is a section: `[{key}]`")));
                }
                (None, _) => {
                    let message = format!("unknown key `{name_of}`");
                    return Err(self.fail(name.span(), message).help(meant(section, name_of, &key)));
                }
            }
        }
        Ok(())
    }

    fn stage(&self, item: &Spanned<DeValue<'_>>) -> Result<(), ConfigError> {
        let DeValue::Table(inner) = item.get_ref() else {
            let message = "a stage is a table: `[[stage]]`, or `{ analysis = \"…\" }` in the list";
            return Err(self.fail(item.span(), message.to_owned()));
        };
        self.table("stage", inner)?;
        match inner.iter().any(|(name, _)| name.get_ref() == "analysis") {
            true => Ok(()),
            false => Err(self.fail(item.span(), "a stage needs the key `analysis`".to_owned())),
        }
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
            (Kind::Sources, DeValue::Array(items)) if items.iter().all(|item| item.get_ref().is_str()) => Ok(()),
            (Kind::Sources, _) => Err(fail("a list of names of analyses and of files".to_owned())),
            (Kind::Analysis, DeValue::String(given)) => analyses::check(given)
                .map_err(|help| self.fail(value.span(), format!("unknown analysis `{given}`")).help(Some(help))),
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

fn is_section(key: &str) -> bool {
    OPTIONS.iter().any(|row| row.section() == key)
}

/// What was probably meant by a key that there is not.
fn meant(section: &str, name: &str, key: &str) -> Option<String> {
    let siblings = OPTIONS.iter().filter(|row| row.section() == section).map(Row::name);
    let sections = OPTIONS.iter().map(Row::section).filter(|_| section.is_empty());
    old_names::of_key(key)
        .or_else(|| suggestion(name, siblings.chain(sections).filter(|name| !name.is_empty())))
        .or_else(|| elsewhere(name))
}

pub(crate) fn suggestion<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
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
