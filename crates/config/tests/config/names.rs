//! Names of analyses: what each sets, and what is said of wrong ones and of old ones.

use config::{notable, shipped};
use expect_test::expect;

use crate::settings;

#[test]
fn what_each_analysis_sets() {
    let names = notable().map(|(name, _)| name).filter(|name| !name.starts_with("auto"));
    let lines: Vec<String> =
        names.map(|name| format!("{name}: {}\n", settings(&shipped(name).expect("it loads")))).collect();
    expect![[r#"
        value: 
        value-cegar: algorithm = "cegar"
        value-cegar-first-prefix: algorithm = "cegar"; refine.prefixes = 1
        value-cegar-location: algorithm = "cegar"; value.scope = "location"
        value-graph: value.heap = "graph"
        value-graph-cegar: algorithm = "cegar"; value.heap = "graph"
        value-lists: value.heap = "graph"; value.lists = "fold"
        value-lists-alike: value.heap = "graph"; value.lists = "fold-alike"
        value-lists-alike-cegar: algorithm = "cegar"; value.heap = "graph"; value.lists = "fold-alike"
        symexec: value.symbolic = true
        symexec-inner-first: value.symbolic = true; waitlist.order = ["loops", "depth-first"]
        symexec-breadth: value.symbolic = true; waitlist.order = ["breadth-first"]
        symexec-coverage: value.symbolic = true; waitlist.order = ["coverage", "breadth-first"]
        symexec-cegar: algorithm = "cegar"; value.symbolic = true
        symexec-cegar-few-values: algorithm = "cegar"; value.symbolic = true; value.drop_first = "values"
        symexec-graph: value.heap = "graph"; value.symbolic = true
        symexec-graph-breadth: value.heap = "graph"; value.symbolic = true; waitlist.order = ["breadth-first"]
        symexec-graph-cegar: algorithm = "cegar"; value.heap = "graph"; value.symbolic = true
        symexec-lists: value.heap = "graph"; value.lists = "fold"; value.symbolic = true
        symexec-lists-kinds: value.heap = "graph"; value.lists = "fold-kinds"; value.symbolic = true
        invariants-graph: merge = "agree"; value.merge = "generalise"; value.heap = "graph"; value.symbolic = true; waitlist.order = ["reverse-post-order", "depth-first"]
        invariants-lists: merge = "agree"; value.merge = "generalise"; value.heap = "graph"; value.lists = "fold"; value.symbolic = true; waitlist.order = ["reverse-post-order", "depth-first"]
        invariants-lists-counted: merge = "agree"; value.merge = "generalise"; value.heap = "graph"; value.lists = "fold"; value.list_counts = true; value.symbolic = true; waitlist.order = ["reverse-post-order", "depth-first"]
        invariants-lists-marked: merge = "agree"; value.merge = "generalise"; value.heap = "graph"; value.lists = "fold-all"; value.list_counts = true; value.symbolic = true; waitlist.order = ["reverse-post-order", "depth-first"]
        invariants-lists-recursion: wrap = ["recursion-summaries"]; merge = "agree"; value.merge = "generalise"; value.heap = "graph"; value.lists = "fold"; value.symbolic = true; waitlist.order = ["reverse-post-order", "depth-first"]
        control: domains = ["observers"]
    "#]].assert_eq(&lines.concat());
}

/// The message for a name.
fn refused(name: &str) -> String {
    shipped(name).expect_err(name).to_string()
}

#[test]
fn words_in_order_are_a_name() {
    // Nobody listed these.
    for (name, expected) in [
        (
            "symexec-lists-breadth-cegar",
            expect![[
                r#"algorithm = "cegar"; value.heap = "graph"; value.lists = "fold"; value.symbolic = true; waitlist.order = ["breadth-first"]"#
            ]],
        ),
        ("value-graph-inner-first", expect![[r#"value.heap = "graph"; waitlist.order = ["loops", "depth-first"]"#]]),
        (
            "invariants-lists-counted-recursion",
            expect![[
                r#"wrap = ["recursion-summaries"]; merge = "agree"; value.merge = "generalise"; value.heap = "graph"; value.lists = "fold"; value.list_counts = true; value.symbolic = true; waitlist.order = ["reverse-post-order", "depth-first"]"#
            ]],
        ),
        (
            "invariants-breadth",
            expect![[
                r#"merge = "agree"; value.merge = "generalise"; value.symbolic = true; waitlist.order = ["breadth-first"]"#
            ]],
        ),
    ] {
        expected.assert_eq(&settings(&shipped(name).unwrap_or_else(|error| panic!("{error}"))));
    }
}

#[test]
fn wrong_names_are_explained() {
    for (name, expected) in [
        // Misspelt.
        (
            "values",
            expect![[r#"
                --analysis: unknown analysis `values`
                help: there is `value`; `carve analyses` lists all"#]],
        ),
        (
            "symexec-iner-first",
            expect![[r#"
                --analysis: unknown analysis `symexec-iner-first`
                help: there is `symexec-inner-first`; `carve analyses` lists all"#]],
        ),
        (
            "symexec-graf-breadth",
            expect![[r#"
                --analysis: unknown analysis `symexec-graf-breadth`
                help: there is `symexec-graph-breadth`; `carve analyses` lists all"#]],
        ),
        (
            "autoheap",
            expect![[r#"
                --analysis: unknown analysis `autoheap`
                help: there is `auto-heap`; `carve analyses` lists all"#]],
        ),
        (
            "",
            expect![[r#"
                --analysis: unknown analysis ``
                help: `carve analyses` lists all, and the words that names are made of"#]],
        ),
        (
            "value-",
            expect![[r#"
                --analysis: unknown analysis `value-`
                help: there is `value`; `carve analyses` lists all"#]],
        ),
        (
            "something-else-altogether",
            expect![[r#"
                --analysis: unknown analysis `something-else-altogether`
                help: `carve analyses` lists all, and the words that names are made of"#]],
        ),
        // In another order.
        (
            "symexec-breadth-graph",
            expect![[r#"
                --analysis: unknown analysis `symexec-breadth-graph`
                help: in the order of the words it is `symexec-graph-breadth`"#]],
        ),
        (
            "cegar-value",
            expect![[r#"
                --analysis: unknown analysis `cegar-value`
                help: in the order of the words it is `value-cegar`"#]],
        ),
        // Two of one kind.
        (
            "value-graph-lists",
            expect![[r#"
                --analysis: unknown analysis `value-graph-lists`
                help: `graph` and `lists` both say how the heap is kept: a name has one of them"#]],
        ),
        (
            "value-value",
            expect![[r#"
                --analysis: unknown analysis `value-value`
                help: `value` stands there twice"#]],
        ),
        (
            "symexec-coverage-breadth",
            expect![[r#"
                --analysis: unknown analysis `symexec-coverage-breadth`
                help: `coverage` and `breadth` both say what is explored first: a name has one of them"#]],
        ),
        // What must stand before, and what stands alone.
        (
            "value-alike",
            expect![[r#"
                --analysis: unknown analysis `value-alike`
                help: `alike` follows `lists`: `value-lists-alike`"#]],
        ),
        (
            "value-graph-alike",
            expect![[r#"
            --analysis: unknown analysis `value-graph-alike`
            help: `alike` follows `lists`"#]],
        ),
        (
            "graph-cegar",
            expect![[r#"
                --analysis: unknown analysis `graph-cegar`
                help: a name begins with how values are known, as in `value-graph-cegar`"#]],
        ),
        (
            "symexec-few-values",
            expect![[r#"
                --analysis: unknown analysis `symexec-few-values`
                help: `few-values` follows `cegar`: `symexec-cegar-few-values`"#]],
        ),
        (
            "control-graph",
            expect![[r#"
                --analysis: unknown analysis `control-graph`
                help: `control` stands alone: it follows no values"#]],
        ),
    ] {
        expected.assert_eq(&refused(name));
    }
}

#[test]
fn old_names_are_refused_with_the_new_one() {
    for (name, new) in [
        ("lists", "invariants-lists"),
        ("lists-counted", "invariants-lists-counted"),
        ("lists-marked", "invariants-lists-marked"),
        ("loops", "invariants-graph"),
        ("recursion", "invariants-lists-recursion"),
        ("smg", "value-lists"),
        ("smg-alike", "value-lists-alike"),
        ("smg-cegar", "value-lists-alike-cegar"),
        ("smg-cegar-nodes", "value-graph-cegar"),
        ("smg-kinds", "symexec-lists-kinds"),
        ("smg-nodes", "value-graph"),
        ("smg-symexec", "symexec-lists"),
        ("smg-symexec-breadth", "symexec-graph-breadth"),
        ("smg-symexec-cegar", "symexec-graph-cegar"),
        ("smg-symexec-nodes", "symexec-graph"),
        ("symexec-loops", "symexec-inner-first"),
    ] {
        let said = format!("--analysis: unknown analysis `{name}`\nhelp: it is called `{new}` now");
        assert_eq!(refused(name), said);
        shipped(new).unwrap_or_else(|error| panic!("{error}"));
    }
}
