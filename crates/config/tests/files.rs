//! The shipped files load, the chapter is up to date, and mistakes are explained.

use std::path::{Path, PathBuf};

use config::{Algorithm, Component, Config, Files, OPTIONS, SHIPPED, Scope, from_text, shipped, with_settings};
use expect_test::{Expect, expect};

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

#[test]
fn every_shipped_file_loads_and_survives_printing() {
    for file in SHIPPED {
        let config = shipped(file.name).unwrap_or_else(|error| panic!("{error}"));
        assert!(config::description(file.text).len() > 20, "{}: the first line says what it is for", file.name);
        assert!(config::description(file.text).len() < 130, "{}: one line in a list", file.name);
        let again = from_text("printed", &config.to_toml(), &Given(&[])).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again, config, "{}", file.name);
    }
    let in_folder = std::fs::read_dir(root().join("config")).expect("the folder is there");
    let mut files: Vec<String> = in_folder
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    files.sort();
    let mut names: Vec<&str> = SHIPPED.iter().map(|file| file.name).collect();
    names.sort();
    assert_eq!(files, names, "every file of config/ is shipped");
}

#[test]
fn the_table_has_the_defaults_of_the_structs() {
    let mut text = String::new();
    let is_list = |row: &config::Row| matches!(row.section(), "component" | "stage");
    for row in OPTIONS.iter().filter(|row| !is_list(row) && !row.default.is_empty()) {
        text.push_str(&format!("{} = {}\n", row.key, row.default));
    }
    text.push_str("[[component]]\nuse = \"value\"\n");
    for row in OPTIONS.iter().filter(|row| row.section() == "component" && !row.default.is_empty()) {
        text.push_str(&format!("{} = {}\n", row.name(), row.default));
    }
    let written = from_text("defaults", &text, &Given(&[])).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let component = vec![Component::Value(Default::default())];
    assert_eq!(written, Config { component, ..Config::default() });
    // And the other way round: every key of the structs is in the table.
    let printed: toml::Table = written.to_toml().parse().expect("printed TOML");
    let keys = |section: &str, table: &toml::Table| -> Vec<String> {
        table.iter().filter(|(_, value)| !value.is_table()).map(|(key, _)| format!("{section}{key}")).collect()
    };
    let mut all = keys("", &printed);
    for (name, value) in &printed {
        if let toml::Value::Table(inner) = value {
            all.extend(keys(&format!("{name}."), inner));
        }
    }
    for key in all.iter().filter(|key| !matches!(&***key, "component" | "stage")) {
        assert!(OPTIONS.iter().any(|row| row.key == key), "`{key}` is not in the table");
    }
}

#[test]
fn the_chapter_is_up_to_date() {
    let path = root().join("docs/configuration.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, config::chapter()).expect("docs can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == config::chapter(), "docs/configuration.md is out of date: run with BLESS=1");
}

#[test]
fn misspelt_keys() {
    check(
        "algorithm = \"cegar\"\n\n[refine]\nprefix = 4\n",
        expect![[r#"
        my.toml:4:1: unknown key `prefix`
        help: there is `prefixes`"#]],
    );
    check(
        "[refin]\nprefixes = 4\n",
        expect![[r#"
        my.toml:1:2: unknown key `refin`
        help: there is `refine`"#]],
    );
    check(
        "prune = \"pivot\"\n",
        expect![[r#"
        my.toml:1:1: unknown key `prune`
        help: `prune` belongs to section `refine`"#]],
    );
    check(
        "[[component]]\nuse = \"value\"\nmerg = \"join\"\n",
        expect![[r#"
        my.toml:3:1: unknown key `merg`
        help: there is `merge`"#]],
    );
    check(
        "include = [\"bad.toml\"]\n",
        expect![[r#"
        bad.toml:2:1: unknown key `algoritm`
        help: there is `algorithm`"#]],
    );
}

#[test]
fn wrong_values() {
    check(
        "algorithm = \"cegars\"\n",
        expect![[r#"
        my.toml:1:13: `algorithm` takes `explore` or `cegar`, not `cegars`
        help: there is `cegar`"#]],
    );
    check("control.recursion = 0\n", expect!["my.toml:1:21: `recursion` takes a number from 1 to 1000000"]);
    check("[refine]\nslice = 1\n", expect!["my.toml:2:9: `slice` takes `true` or `false`"]);
    check(
        "[waitlist]\norder = [\"depth-first\", \"loops\"]\n",
        expect!["my.toml: waitlist.order: nothing can follow an order that decides between any two nodes"],
    );
    check("[waitlist]\norder = \"loops\"\n", expect!["my.toml:2:9: `order` takes a list of names"]);
    check("[component]\nuse = \"value\"\n", expect!["my.toml:1:2: components are written `[[component]]`"]);
    check("[[component]]\nmerge = \"join\"\n", expect!["my.toml:1:1: a component needs the key `use`"]);
    check(
        "[[component]]\nuse = \"automaton\"\nmerge = \"join\"\n",
        expect!["my.toml:3:1: component `automaton` has no key `merge`"],
    );
    check("component = [{ use = \"value\" }, { use = \"value\" }]\n", expect!["my.toml: a component is used twice"]);
    check("refine = 3\n", expect!["my.toml:1:1: `refine` is a section: `[refine]`"]);
    check("algorithm = \n", expect!["my.toml:1:13: string values must be quoted, expected literal string"]);
}

#[test]
fn includes() {
    check(
        "include = [\"base.toml\"]\nalgorithm = \"explore\"\n",
        expect!["my.toml:2:1: `algorithm` is already set by an included file"],
    );
    check(
        "include = [\"base.toml\"]\n[refine]\nprune = \"restart\"\nprefixes = 2\n",
        expect!["my.toml:4:1: `refine.prefixes` is already set by an included file"],
    );
    check("include = [\"none.toml\"]\n", expect!["my.toml:1:12: cannot include `none.toml`: no such file"]);
    check("include = [\"self.toml\"]\n", expect!["self.toml:1:12: files include each other more than 8 deep"]);
    check(
        "include = [\"base.toml\"]\n[refine]\nprune = \"restart\"\n",
        expect![[r#"
            stage = []
            algorithm = "cegar"
            wrap = []
            merge = "separate"
            stop = "sep"
            stop_at = "joins"
            stop_compare = 256
            component = []

            [library]
            malloc_may_fail = false

            [control]
            recursion = 2000

            [waitlist]
            order = ["depth-first"]
            seed = 0

            [refine]
            prune = "restart"
            prefixes = 3
            prefer = ["min-score", "min-width"]
            slice = true
            violations = 1
            beyond = 0

            [solver]
            use = "embedded"
            theory = "bits"
            effort = 20000
            equalities = "substitute"
            check_with = "nobody"

            [limits]
            nodes = 0
            conflicts = 0
            aside = 0
            executions = 0
        "#]],
    );
}

#[test]
fn settings_replace_keys() {
    let config = shipped("value-cegar").expect("it loads");
    let set = |settings: &[&str]| {
        with_settings(&config, &settings.iter().map(ToString::to_string).collect::<Vec<_>>())
            .map_err(|error| error.to_string())
    };
    let changed = set(&["algorithm=explore", "refine.prefixes = 7", "waitlist.order=[\"loops\"]"]).expect("all exist");
    assert_eq!((changed.algorithm, changed.refine.prefixes), (Algorithm::Explore, 7));
    assert_eq!(changed.component, config.component);
    expect!["--set: unknown key `refine.prefixs`\nhelp: there is `refine.prefixes`"]
        .assert_eq(&set(&["refine.prefixs=3"]).expect_err("misspelt"));
    expect!["--set: `prefixes` takes a number from 1 to 10000"]
        .assert_eq(&set(&["refine.prefixes=0"]).expect_err("too small"));
    expect!["--set: `refine.prefixes` is not `key=value`"].assert_eq(&set(&["refine.prefixes"]).expect_err("no value"));
}

#[test]
fn keys_of_components_can_be_replaced() {
    let set = |analysis: &str, setting: &str| {
        with_settings(&shipped(analysis).expect("it loads"), &[setting.to_owned()]).map_err(|error| error.to_string())
    };
    let changed = set("symexec-cegar", "component.conditions=last").expect("it exists");
    assert_eq!(changed, shipped("symexec-cegar-few-values").expect("it loads"), "nothing else differs");
    expect!["--set: `conditions` takes `first` or `last`, not `lest`\nhelp: there is `last`"]
        .assert_eq(&set("symexec-cegar", "component.conditions=lest").expect_err("misspelt"));
    expect!["--set: unknown key `component.use`\nhelp: there is `component.heap`"]
        .assert_eq(&set("symexec-cegar", "component.use=value").expect_err("it would be another component"));
    expect!["--set: no component `value` that `component.scope` could be set of"]
        .assert_eq(&set("auto", "component.scope=function").expect_err("stages have their own"));
}

#[test]
fn unknown_analyses_are_explained() {
    expect![[r#"
        --analysis: unknown analysis `values`
        help: there is `value`; `carve analyses` lists all"#]]
    .assert_eq(&shipped("values").expect_err("none").to_string());
    let Component::Value(value) = shipped("value-cegar-location").expect("it loads").component[0] else {
        panic!("value")
    };
    assert_eq!(value.scope, Scope::Location);
}
