//! The folder, the table of keys and the chapter of the manual fit together.

use config::{AXES, Config, OPTIONS, description, from_text, notable, shipped, stages};
use expect_test::expect;

use crate::{Given, check, root};

#[test]
fn every_analysis_loads_and_survives_printing() {
    for (name, purpose) in notable() {
        let config = shipped(name).unwrap_or_else(|error| panic!("{error}"));
        assert!((20..130).contains(&purpose.len()), "{name}: one line that says what it is for");
        let again = from_text("printed", &config.to_toml(), &Given(&[])).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again, config, "{name}");
        for stage in stages(&config).unwrap_or_else(|error| panic!("{error}")) {
            assert!(stage.config.stage.is_empty(), "{name}: sequences in sequences are flat");
        }
    }
}

fn names_in(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(root().join(folder)).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("readable").path()).filter(|path| path.is_file());
    let mut names: Vec<String> =
        paths.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn every_file_is_a_sequence_or_a_word() {
    let sequences = notable().map(|(name, _)| name).filter(|name| name.starts_with("auto"));
    assert_eq!(names_in("config"), sequences.collect::<Vec<_>>());
    let mut words: Vec<&str> = AXES.iter().flat_map(|axis| axis.words).map(|word| word.name).collect();
    words.sort();
    assert_eq!(names_in("config/words"), words);
    for word in AXES.iter().flat_map(|axis| axis.words) {
        assert!((10..140).contains(&description(word.text).len()), "{}: one line that says what it means", word.name);
        assert!(word.text.lines().count() < 12, "{}: a word sets little", word.name);
    }
}

#[test]
fn the_table_has_the_defaults_of_the_structs() {
    let mut text = String::new();
    for row in OPTIONS.iter().filter(|row| row.section() != "stage" && !row.default.is_empty()) {
        text.push_str(&format!("{} = {}\n", row.key, row.default));
    }
    let written = from_text("defaults", &text, &Given(&[])).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(written, Config::default());
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
    for key in all.iter().filter(|key| *key != "stage") {
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
fn the_example_of_the_chapter_loads() {
    let chapter = config::chapter();
    let example = chapter.split("```").nth(1).and_then(|block| block.strip_prefix("toml\n")).expect("a block of TOML");
    let config = from_text("example", example, &Given(&[])).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(config.value.heap_blocks, 8);
}

#[test]
fn everything_is_printed() {
    check(
        "include = [\"control\"]\n",
        expect![[r#"
        stage = []
        algorithm = "explore"
        wrap = []
        merge = "separate"
        stop = "sep"
        stop_at = "joins"
        max_compared = 256
        domains = ["observers"]

        [library]
        malloc_may_fail = false

        [control]
        recursion = 2000

        [waitlist]
        order = ["depth-first"]
        seed = 0

        [refine]
        prune = "pivot"
        prefixes = 20
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
        undecided_paths = 0
        executions = 0
    "#]],
    );
    check(
        "stage = [{ analysis = \"value\", when = [\"heap\"] }]\n",
        expect![[r#"
        [[stage]]
        analysis = "value"
        nodes = 0
        conflicts = 0
        undecided_paths = 0
        work = 0
        when = ["heap"]

        [library]
        malloc_may_fail = false

        [control]
        recursion = 2000

        [refine]
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
        undecided_paths = 0
        executions = 0
    "#]],
    );
}
