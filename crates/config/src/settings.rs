//! Keys that are replaced for one run, as `--set` does.

use toml::Table;

use crate::check::{check_document, suggestion};
use crate::error::ConfigError;
use crate::load::{finish, overlay};
use crate::{Config, OPTIONS, Row, idle, old_names};

/// The configuration with some keys replaced: `key=value`.
pub fn with_settings(config: &Config, settings: &[String]) -> Result<Config, ConfigError> {
    let file = "--set";
    let mut table = Table::try_from(config).expect("the structs hold nothing that TOML lacks");
    for setting in settings {
        let wrong = |message: String| ConfigError::new(file, message);
        let (key, value) = setting.split_once('=').ok_or_else(|| wrong(format!("`{setting}` is not `key=value`")))?;
        let key = key.trim();
        if !settable().any(|row| row.key == key) {
            let help = old_names::of_key(key).or_else(|| suggestion(key, settable().map(|row| row.key)));
            return Err(wrong(format!("unknown key `{key}`")).help(help));
        }
        // Names need no quotes here.
        let parse = |text: &str| text.parse::<Table>().ok();
        let parsed = parse(&format!("{key} = {value}")).or_else(|| parse(&format!("{key} = \"{value}\"")));
        let parsed = parsed.ok_or_else(|| wrong(format!("`{value}` is no value for `{key}`")))?;
        let text = toml::to_string(&parsed).expect("it was parsed");
        // The line of this text is nobody's.
        check_document(file, &text).map_err(|error| ConfigError { line: None, ..error })?;
        overlay(&mut table, parsed);
        if let Some(why) = idle::why(key, &table) {
            return Err(wrong(format!("`{key}` means nothing {why}")));
        }
    }
    finish(file, table)
}

/// Stages and includes stand in files only.
fn settable() -> impl Iterator<Item = &'static Row> {
    OPTIONS.iter().filter(|row| row.section() != "stage" && row.key != "include")
}
