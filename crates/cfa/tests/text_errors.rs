//! What the reader says about broken texts, and that it always says something: no text makes it panic, and what it
//! accepts is printed and read again without loss, however odd.

use cfa::text::{self, PrintOptions};
use proptest::prelude::*;

const EVERYTHING: &str = include_str!("cfa/everything.cfa");

fn check(body: &str, expected: &str) {
    let text = format!(
        "struct list#0 {{ next: *struct list#0 @0, value: int @8 }} size 16 align 8\n\
         static x: int\nstatic p: *struct list#0\ndeclare f: fn(int) -> int\n\
         function main() -> int {{\n  entry l0, exit l1\n{body}\n}}\n"
    );
    let found = text::parse("t", &text).expect_err("the text is broken").to_string();
    assert_eq!(found, expected, "{body}");
}

#[test]
fn errors_say_where_and_what() {
    check("  l0 -> l1: return y", "t:7:20: there is no variable or function `y` here");
    check("  l0 -> l1: return x +", "t:7:23: expected an expression, found the end of the line");
    check("  l0 -> l1 return x", "t:7:12: expected `:`, found `return`");
    check("  l0 -> l3: nop", "t:7:9: locations are numbered without gaps, but l2 is missing");
    check("  l0 -> l1: return x x", "t:7:22: expected the end of the line, found `x`");
    check("  l0 -> l1: x = 3", "t:7:15: expected `:=`, found `=`");
    check("  l0 -> l1: 3 := x", "t:7:13: expected a place");
    check("  l0 -> l1: x := p->8", "t:7:22: expected `:` and the type that is read, found the end of the line");
    check("  l0 -> l1: x := 300:char", "t:7:18: this constant does not fit its type");
    check("  l0 -> l1: x := f", "t:7:18: expected `&` before a function that is not called");
    check("  l0 -> l1: x := call g()", "t:7:23: there is no function `g`");
    check("  l0 -> l1: x := p->0:struct list#0", "t:7:18: expected a scalar, found the type `struct list`");
    check("  l0 -> l1: x := (struct list#1)x", "t:7:26: there is no record of this kind, tag and number");
    check("  l0 -> l1: x := (list)x", "t:7:19: there is no variable or function `list` here");
    check("  l0 -> l1: return \"x", "t:7:20: expected a closing `\"` on the same line");
    check("  local y: int, y: int", "t:7:17: `y` is defined twice; give the second a number, as in `y#2`");
    check("  l0 -> l1: copy x, p, 4", "t:7:13: this operation needs a place and `:=` before it");
    check("  l0 -> l1: x := 3 @", "t:7:20: expected the end of the line, found `@`");
    check(
        "  l0 -> l1: x := 3 ? 1\n  l0 -> l1: y := 3",
        "t:7:20: expected the end of the line, found `?`\nt:8:13: there is no variable or function `y` here",
    );
}

#[test]
fn errors_outside_of_functions() {
    let check = |text: &str, expected: &str| {
        assert_eq!(text::parse("t", text).expect_err("the text is broken").to_string(), expected, "{text}");
    };
    check("", "<built in>: expected at least one function");
    check("model lp32", "t:1:7: expected `ilp32` or `lp64`, found `lp32`");
    check("struct a#1", "t:1:8: expected number 0: types are numbered in the order of the text");
    check("struct a#0 { x: int } size 4 align 4", "t:1:21: expected `@`, found `}`");
    check("struct a#0 { x: int @0 }", "t:1:25: expected `size`, found the end of the line");
    check("static x int", "t:1:10: expected `:`, found `int`");
    check("static x: int\nstatic x: int", "t:2:8: `x` is defined twice; give the second a number, as in `x#2`");
    check("statik x: int", "t:1:1: expected a definition, such as `function`, `static` or `struct`, found `statik`");
    check("string @s1 \"\"", "t:1:9: expected `s0`: strings are numbered in the order of the text, found `s1`");
    check("string @s0 \"\\q\"", "t:1:13: expected `n`, `t`, `\\`, a quote or two hex digits after `\\`");
    check("function f() -> int {", "t:1:22: expected `}`, found the end of the text");
    check("function f() -> int {\n}", "t:1:10: expected a line `entry l0, exit l1` in this function");
    check("declare f: int", "t:1:12: expected a function type");
    check("start g\ndeclare f: fn() -> int", "t:1:7: there is no function `g`");
    check("declare \u{e4}: fn() -> int", "t:1:9: unexpected character 'ä'");
}

#[test]
fn deep_texts_are_refused() {
    for (text, close) in [("(", ")"), ("-", ""), ("*", ""), ("x + (", ")"), ("bool(", ")"), ("(*int)", "")] {
        let deep = format!("  l0 -> l1: x := {}x{}", text.repeat(100_000), close.repeat(100_000));
        let text = format!("static x: int\nfunction f() -> int {{\nentry l0, exit l1\n{deep}\n}}");
        let error = text::parse("t", &text).expect_err("too deep").to_string();
        assert!(
            error.contains("deeper than") || error.contains("expected a scalar") || error.contains("`:` and"),
            "{error}"
        );
    }
    let long = format!(
        "static x: int\nfunction f() -> int {{\nentry l0, exit l1\nl0 -> l1: x := x{}\n}}",
        " + x".repeat(100_000)
    );
    assert!(text::parse("t", &long).expect_err("too deep").to_string().contains("deeper than 200 levels"));
    assert!(text::parse("t", &format!("static x: {}int", "*".repeat(100_000))).is_err());
}

/// Whatever is accepted survives everything that can be done with it.
fn exercise(text: &str) {
    let Ok(program) = text::parse("fuzz", text) else { return };
    let _ = cfa::validate(&program);
    let printed = text::print(&program);
    let again = text::parse("printed", &printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert_eq!(text::print(&again), printed);
    text::print_with(&program, PrintOptions { positions: true, c: true });
    cfa::dot::program(&program);
    cfa::Loops::of(&program);
}

fn words() -> Vec<&'static str> {
    let mut words: Vec<&str> =
        EVERYTHING.split_inclusive([' ', '\n', '(', ')', ',', ':', '.', '>', '{', '}', '*', '&']).collect();
    words.sort();
    words.dedup();
    words
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    /// Words of the text are replaced by others or dropped.
    #[test]
    fn changed_words(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<bool>()), 1..5)) {
        let dictionary = words();
        let mut text: Vec<&str> = EVERYTHING.split_inclusive([' ', '\n', '(', ')', ',', ':', '.', '>', '{', '}', '*', '&']).collect();
        for (at, by, drop) in changes {
            let at = at.index(text.len());
            text[at] = if drop { "" } else { dictionary[by.index(dictionary.len())] };
        }
        exercise(&text.concat());
    }

    /// Lines change places or vanish.
    #[test]
    fn changed_lines(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<bool>()), 1..5)) {
        let mut lines: Vec<&str> = EVERYTHING.lines().collect();
        for (a, b, drop) in changes {
            let (a, b) = (a.index(lines.len()), b.index(lines.len()));
            if drop { lines[a] = ""; } else { lines.swap(a, b); }
        }
        exercise(&lines.join("\n"));
    }

    #[test]
    fn any_text(text in "(function|static|struct|[a-z#'\"\\\\:;{}()\\[\\]0-9 \n,.*&@\u{e4}-]){0,60}") {
        exercise(&text);
    }
}
