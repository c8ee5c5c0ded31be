//! What comes with Carve loads, files include and change it, and mistakes are explained.

mod files;
mod includes;
mod keys;
mod names;
mod stages;

use std::path::{Path, PathBuf};

use config::{Config, Files, from_text};
use expect_test::Expect;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/config is two below").to_owned()
}

/// Files by name.
struct Given(&'static [(&'static str, &'static str)]);

impl Files for Given {
    fn read(&self, _from: &str, name: &str) -> Result<(String, String), String> {
        let (name, text) = self.0.iter().find(|(known, _)| *known == name).ok_or("no such file")?;
        Ok((name.to_string(), text.to_string()))
    }
}

fn check(text: &str, expected: Expect) {
    let files = Given(&[
        ("base.toml", "algorithm = \"cegar\"\n[refine]\nprefixes = 3\n"),
        ("bad.toml", "\nalgoritm = \"cegar\"\n"),
        ("self.toml", "include = [\"self.toml\"]"),
    ]);
    let said = match from_text("my.toml", text, &files) {
        Ok(config) => config.to_toml(),
        Err(error) => error.to_string(),
    };
    expected.assert_eq(&said);
}

/// The keys that are not as they are if nothing is said.
fn settings(config: &Config) -> String {
    let flat = |config: &Config| -> Vec<(String, String)> {
        let table = toml::Table::try_from(config).expect("plain structs");
        let below = |name: &str, value: &toml::Value| match value {
            toml::Value::Table(inner) => {
                inner.iter().map(|(key, value)| (format!("{name}.{key}"), value.to_string())).collect()
            }
            value => vec![(name.to_owned(), value.to_string())],
        };
        table.iter().flat_map(|(name, value)| below(name, value)).collect()
    };
    let usual = flat(&Config::default());
    let differ = flat(config).into_iter().filter(|pair| !usual.contains(pair));
    differ.map(|(key, value)| format!("{key} = {value}")).collect::<Vec<_>>().join("; ")
}
