//! Sequences: both notations, and sequences in sequences.

use config::{from_text, shipped, stages};
use expect_test::expect;

use crate::{Given, check};

#[test]
fn stages_are_checked_in_both_notations() {
    check(
        "[[stage]]\nanalysis = \"value\"\nnode = 3\n",
        expect![[r#"
        my.toml:3:1: unknown key `node`
        help: there is `nodes`"#]],
    );
    check(
        "stage = [\n    { analysis = \"value\" },\n    { analysis = \"symexec\", node = 3 },\n]\n",
        expect![[r#"
        my.toml:3:29: unknown key `node`
        help: there is `nodes`"#]],
    );
    check(
        "stage = [\n    { analysis = \"value\", nodes = -1 },\n]\n",
        expect!["my.toml:2:35: `nodes` takes a number from 0 on"],
    );
    check(
        "stage = [\n    { analysis = \"smg\" },\n]\n",
        expect![[r#"
        my.toml:2:18: unknown analysis `smg`
        help: it is called `value-lists` now"#]],
    );
    check("stage = [\n    { nodes = 3 },\n]\n", expect!["my.toml:2:5: a stage needs the key `analysis`"]);
    check(
        "stage = [\"value\"]\n",
        expect![[r#"my.toml:1:10: a stage is a table: `[[stage]]`, or `{ analysis = "…" }` in the list"#]],
    );
    check("[stage]\nanalysis = \"value\"\n", expect!["my.toml:1:2: stages are a list: `[[stage]]`"]);
}

#[test]
fn sequences_in_sequences_are_flat() {
    let text = "stage = [\n    { analysis = \"auto-heap\", when = [\"heap\"], work = 1000, undecided_paths = 2 },\n    \
                { analysis = \"symexec\" },\n]\nlimits.conflicts = 7000\n";
    let flat = stages(&from_text("my.toml", text, &Given(&[])).expect("it loads")).expect("they load");
    let heap = stages(&shipped("auto-heap").expect("it loads")).expect("they load");
    assert_eq!(flat.len(), heap.len() + 1);
    let shown: Vec<String> = flat[..7]
        .iter()
        .chain(flat.last())
        .map(|stage| {
            let limits = stage.config.limits;
            let name = stage.analysis.as_deref().unwrap_or_default();
            format!(
                "{name}: {:?} {:?}, {} {} {}\n",
                stage.when, stage.work, limits.nodes, limits.conflicts, limits.undecided_paths
            )
        })
        .collect();
    expect![[r#"
        value-lists: [Heap] Some(300), 60000 7000 1
        value-graph-cegar: [Heap] Some(300), 200000 7000 1
        symexec-graph-cegar: [Heap] Some(400), 200000 5000 1
        invariants-lists-recursion: [Heap, Recursion] Some(1000), 5000 7000 1
        invariants-lists: [Heap, Loops] Some(1000), 5000 7000 1
        value-lists-alike: [Heap, Loops] Some(700), 20000 7000 1
        symexec-lists-kinds: [Heap, Loops] Some(1000), 10000 7000 1
        symexec: [] None, 0 7000 0
    "#]]
    .assert_eq(&shown.concat());
}
