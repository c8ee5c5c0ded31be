//! Keys and values that are wrong, old, or mean nothing; keys that `--set` replaces.

use config::{Algorithm, shipped, with_settings};
use expect_test::expect;

use crate::check;

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
        "[value]\nmerg = \"join\"\n",
        expect![[r#"
        my.toml:2:1: unknown key `merg`
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
    check("domains = [\"value\", \"value\"]\n", expect!["my.toml: domains: one of them stands there twice"]);
    check(
        "domains = [\"automaton\"]\n",
        expect!["my.toml:1:12: `domains` takes `value` or `observers`, not `automaton`"],
    );
    check("refine = 3\n", expect!["my.toml:1:1: `refine` is a section: `[refine]`"]);
    check("algorithm = \n", expect!["my.toml:1:13: string values must be quoted, expected literal string"]);
}

#[test]
fn keys_that_mean_nothing() {
    check(
        "include = [\"auto\"]\n[limits]\nnodes = 3\n[value]\nheap_blocks = 8\n",
        expect![
            "my.toml:5:1: `value.heap_blocks` means nothing beside stages, each of which is an analysis of its own; `--analysis` and `include` take one of them"
        ],
    );
    check(
        "include = [\"control\"]\n[value]\nsymbolic = true\n",
        expect!["my.toml:3:1: `value.symbolic` means nothing where `domains` does not have `value`"],
    );
    check(
        "algorithm = \"cegar\"\nstage = [{ analysis = \"value\" }]\n",
        expect![
            "my.toml:1:1: `algorithm` means nothing beside stages, each of which is an analysis of its own; `--analysis` and `include` take one of them"
        ],
    );
}

#[test]
fn old_keys_are_refused_with_the_new_one() {
    check(
        "stop_compare = 3\n",
        expect![[r#"
        my.toml:1:1: unknown key `stop_compare`
        help: it is called `max_compared` now"#]],
    );
    check(
        "[limits]\naside = 3\n",
        expect![[r#"
        my.toml:2:1: unknown key `aside`
        help: it is called `limits.undecided_paths` now"#]],
    );
    check(
        "[[stage]]\nanalysis = \"value\"\naside = 3\n",
        expect![[r#"
        my.toml:3:1: unknown key `aside`
        help: it is called `stage.undecided_paths` now"#]],
    );
    check(
        "[[component]]\nuse = \"value\"\nheap = \"graph\"\n",
        expect![[r#"
        my.toml:1:3: unknown key `component`
        help: there are no components now: what `use = "value"` had stands in section `[value]`, and `domains = ["value", "observers"]` says what runs"#]],
    );
    let set = |setting: &str| {
        let config = shipped("value").expect("it loads");
        with_settings(&config, &[setting.to_owned()]).expect_err(setting).to_string()
    };
    expect![[r#"
        --set: unknown key `component.heap`
        help: it is called `value.heap` now"#]]
    .assert_eq(&set("component.heap=graph"));
    expect![[r#"
        --set: unknown key `component.conditions`
        help: it is called `value.drop_first` now, and takes `conditions` or `values`"#]]
    .assert_eq(&set("component.conditions=last"));
    expect![[r#"
        --set: unknown key `component.use`
        help: there are no components now: what `use = "value"` had stands in section `[value]`, and `domains = ["value", "observers"]` says what runs"#]].assert_eq(&set("component.use=value"));
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
    assert_eq!(changed.value, config.value);
    assert_eq!(set(&["value.heap=graph"]).expect("it exists"), shipped("value-graph-cegar").expect("it loads"));
    expect![[r#"
        --set: unknown key `refine.prefixs`
        help: there is `refine.prefixes`"#]]
    .assert_eq(&set(&["refine.prefixs=3"]).expect_err("misspelt"));
    expect!["--set: `prefixes` takes a number from 1 to 10000"]
        .assert_eq(&set(&["refine.prefixes=0"]).expect_err("too small"));
    expect!["--set: `refine.prefixes` is not `key=value`"].assert_eq(&set(&["refine.prefixes"]).expect_err("no value"));
    expect!["--set: `drop_first` takes `conditions` or `values`, not `lest`"]
        .assert_eq(&set(&["value.drop_first=lest"]).expect_err("misspelt"));
    expect!["--set: `value.heap` means nothing where `domains` does not have `value`"]
        .assert_eq(&set(&["domains=[\"observers\"]", "value.heap=graph"]).expect_err("no values"));
}

#[test]
fn settings_of_sequences() {
    let auto = shipped("auto").expect("it loads");
    let set = |setting: &str| with_settings(&auto, &[setting.to_owned()]).map_err(|error| error.to_string());
    assert_eq!(set("limits.nodes=5").expect("for all stages").limits.nodes, 5);
    expect!["--set: `value.scope` means nothing beside stages, each of which is an analysis of its own; `--analysis` and `include` take one of them"]
        .assert_eq(&set("value.scope=function").expect_err("stages have their own"));
    expect!["--set: unknown key `stage.nodes`"].assert_eq(&set("stage.nodes=5").expect_err("in files only"));
}
