//! What is taken over from analyses and files, and what is changed.

use config::{from_text, shipped, stages};
use expect_test::{Expect, expect};

use crate::{Given, check, settings};

/// What a file says that is not so if nothing is said.
fn says(text: &str, expected: Expect) {
    let files = Given(&[
        ("few.toml", "[value]\nheap_blocks = 2\n[refine]\nprefixes = 3\n"),
        ("deep.toml", "include = [\"few.toml\"]\n[refine]\nprefixes = 5\n"),
    ]);
    let config = from_text("my.toml", text, &files).unwrap_or_else(|error| panic!("{error}"));
    expected.assert_eq(&settings(&config));
}

#[test]
fn what_includes_goes_before_what_is_included() {
    says("include = [\"few.toml\"]\n", expect!["value.heap_blocks = 2; refine.prefixes = 3"]);
    says("include = [\"few.toml\"]\n[refine]\nprefixes = 7\n", expect!["value.heap_blocks = 2; refine.prefixes = 7"]);
    says("include = [\"deep.toml\"]\n", expect!["value.heap_blocks = 2; refine.prefixes = 5"]);
    says(
        "include = [\"symexec-lists\"]\n[value]\nheap_blocks = 8\nlist_nodes = 5\n",
        expect![[
            r#"value.heap = "graph"; value.heap_blocks = 8; value.lists = "fold"; value.list_nodes = 5; value.symbolic = true"#
        ]],
    );
    says(
        "include = [\"symexec-lists\", \"few.toml\"]\n",
        expect![[
            r#"value.heap = "graph"; value.heap_blocks = 2; value.lists = "fold"; value.symbolic = true; refine.prefixes = 3"#
        ]],
    );
}

#[test]
fn the_later_of_two_goes_before_the_earlier() {
    says("include = [\"deep.toml\", \"few.toml\"]\n", expect!["value.heap_blocks = 2; refine.prefixes = 3"]);
    says("include = [\"few.toml\", \"deep.toml\"]\n", expect!["value.heap_blocks = 2; refine.prefixes = 5"]);
    // Lists are replaced whole.
    says("include = [\"symexec-coverage\", \"value-breadth\"]\n", expect![[r#"waitlist.order = ["breadth-first"]"#]]);
}

#[test]
fn a_sequence_can_be_taken_over() {
    let text = "include = [\"auto\"]\n[limits]\nnodes = 10\nexecutions = 0\n";
    let config = from_text("my.toml", text, &Given(&[])).expect("it loads");
    let whole = stages(&config).expect("they load");
    assert_eq!(whole.len(), stages(&shipped("auto").expect("it loads")).expect("they load").len());
    assert!(whole.iter().all(|stage| stage.config.limits.nodes == 10 && stage.config.limits.executions == 0));
}

#[test]
fn wrong_includes() {
    check("include = [\"none.toml\"]\n", expect!["my.toml:1:12: cannot include `none.toml`: no such file"]);
    check(
        "include = [\"base/cegar.toml\"]\n",
        expect![[r#"
        my.toml:1:12: cannot include `base/cegar.toml`: no such file
        help: what comes with Carve is included by the name of an analysis, as in `include = ["value-cegar"]`"#]],
    );
    check("include = [\"self.toml\"]\n", expect!["self.toml:1:12: files include each other more than 8 deep"]);
    check(
        "include = [\"value\", \"smg-nodes\"]\n",
        expect![[r#"
        my.toml:1:21: unknown analysis `smg-nodes`
        help: it is called `value-graph` now"#]],
    );
    check(
        "include = [\"mine\"]\n",
        expect![[r#"
            my.toml:1:12: unknown analysis `mine`
            help: `carve analyses` lists all, and the words that names are made of"#]],
    );
    check("include = \"value\"\n", expect!["my.toml:1:11: `include` takes a list of names of analyses and of files"]);
}
