use proptest::prelude::*;

use crate::{Automaton, Condition, Effect, NamePattern, Pattern, Property, Specification, parse};

fn prp(text: &str) -> Result<Specification, String> {
    Specification::from_prp("p.prp", text).map_err(|error| error.to_string())
}

fn observers(text: &str) -> Result<Vec<Automaton>, String> {
    parse::parse("o.txt", text).map_err(|error| error.to_string())
}

#[test]
fn benchmark_properties() {
    let check = |text: &str, names: &[&str]| {
        let found = prp(text).expect("it is a property file");
        let found: Vec<&str> = found.properties.iter().map(|property| property.name()).collect();
        assert_eq!(found, names);
    };
    check("CHECK( init(main()), LTL(G ! call(__VERIFIER_error())) )\n\n", &["unreach-call"]);
    check("CHECK( init(main()), LTL(G ! overflow) )", &["no-overflow"]);
    check("CHECK( init(main()), LTL(G valid-memcleanup) )", &["valid-memcleanup"]);
    check(
        "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\
         CHECK( init(main()), LTL(G valid-memtrack) )\n",
        &["valid-free", "valid-deref", "valid-memtrack"],
    );
}

#[test]
fn entry_and_functions() {
    let found = prp("CHECK(init(go()),LTL(G!call(a())))\nCHECK(init(go()),LTL(G!call(b())))").expect("valid");
    assert_eq!(found.entry.as_deref(), Some("go"));
    assert_eq!(found.properties, [Property::UnreachCall]);
    assert_eq!(found.automata, [Automaton::unreachable(&["a", "b"])]);
    assert_eq!(found.error_functions, ["a", "b"]);
}

#[test]
fn property_file_errors() {
    let check = |text: &str, message: &str| assert_eq!(prp(text).expect_err("it is wrong"), message);
    check("", "p.prp:1:1: expected `CHECK`, found the end of the file");
    check("CHECK( init(main()), LTL(F end) )", "p.prp:1:26: termination (`F end`) is not supported");
    check(
        "COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )",
        "p.prp:1:1: coverage criteria (`COVER`) are not supported; Carve checks `CHECK(…)`",
    );
    check("CHECK( init(main()), LTL(G ! data-race) )", "p.prp:1:30: `G ! data-race` is not supported");
    check("\nCHECK( init(main), LTL(G ! overflow) )", "p.prp:2:17: expected `(`, found `)`");
    check("CHECK( init(main()), LTL(G ! call()) )", "p.prp:1:35: expected the name of a function, found `)`");
    check(
        "CHECK( init(main()), LTL(G valid-derefs) )",
        "p.prp:1:28: expected `!`, `valid-deref`, `valid-free`, `valid-memtrack`, `valid-memcleanup`, `def-behavior` \
         or `assert`, found `valid-derefs`",
    );
    check(
        "CHECK( init(main()), LTL(G valid-deref) )\nCHECK( init(other()), LTL(G valid-free) )",
        "p.prp:2:13: execution cannot begin in `other`: another line says `main`",
    );
    check("CHECK( init(main()), LTL(G ! overflow) ", "p.prp:1:40: expected `)`, found the end of the file");
    check("CHECK( init(main()), LTL(G ? overflow) )", "p.prp:1:28: unexpected character `?`");
}

#[test]
fn names_on_the_command_line() {
    let found = Specification::from_names("valid-memsafety, valid-deref,unreach-call,assert").expect("known names");
    let names: Vec<&str> = found.properties.iter().map(|property| property.name()).collect();
    assert_eq!(names, ["valid-free", "valid-deref", "valid-memtrack", "unreach-call", "assert"]);
    assert_eq!(found.error_functions, ["reach_error", "__VERIFIER_error"]);
    assert_eq!(found.automata.len(), 2);
    let mut found = found;
    found.add_observers("o.txt", "observer o initial state s:").expect("it is right");
    found.forbid_call("f");
    assert_eq!(
        found.automata.iter().map(|automaton| &*automaton.name).collect::<Vec<_>>(),
        ["unreach-call", "assert", "o"]
    );
    assert!(Specification::from_names("assert,").is_err());
}

#[test]
fn the_documented_assert_is_ours() {
    let ours = Automaton::asserts();
    let Effect::Error { property, .. } = ours.states[ours.initial].rules[0].effect.clone() else { panic!("an error") };
    assert_eq!(property, Property::Assert);
    let zero = Condition { argument: 1, value: 0, equal: true };
    let last = Pattern::External { function: NamePattern::exactly("assert"), conditions: vec![zero] };
    assert_eq!(ours.states[ours.initial].rules[0].patterns.last(), Some(&last));
}

#[test]
fn documentation_is_right() {
    let documentation = include_str!("../../../docs/observer-automata.md");
    let mut names = Vec::new();
    for example in documentation.split("```observer\n").skip(1) {
        let text = example.split("```").next().expect("it ends");
        names.extend(observers(text).expect("it is right").into_iter().map(|automaton| automaton.name));
    }
    assert_eq!(names, ["locking", "asserts", "files", "once"]);
}

#[test]
fn every_pattern() {
    let text = "observer o initial state s: on call(f*, $2 != -0x10) | external(*) -> s on enter(f) | return(g) -> t
        on assign(x) | assign(f::y*) -> s on label(L) | end | text \"x = 0\" -> error \"p\" \"m\" state t:";
    let automaton = observers(text).expect("it is right").pop().expect("one");
    let rules = &automaton.states[automaton.initial].rules;
    assert_eq!(rules.iter().map(|rule| rule.patterns.len()).collect::<Vec<_>>(), [2, 2, 2, 3]);
    let Pattern::Call { function, conditions } = &rules[0].patterns[0] else { panic!("a call") };
    assert!(function.matches("fly") && !function.matches("sky"));
    assert_eq!(conditions, &[Condition { argument: 2, value: -16, equal: false }]);
    let Effect::Go(target) = rules[1].effect else { panic!("a state") };
    assert_eq!(automaton.states[target].name, "t");
    assert_eq!(rules[3].effect, Effect::Error { property: Property::Observed("p"), message: "m".to_owned() });
}

#[test]
fn observer_errors() {
    let check = |text: &str, message: &str| assert_eq!(observers(text).expect_err("it is wrong"), message);
    check("# nothing", "o.txt:1:10: expected `observer`, found the end of the file");
    check("observer o\nstate s:", "o.txt:1:10: observer `o` has no initial state");
    check("observer o initial state s: initial state t:", "o.txt:1:29: observer `o` has two initial states");
    check("observer o initial state s: state s:", "o.txt:1:35: state `s` is described twice");
    check(
        "observer o initial state locked:\n  on end -> lokced",
        "o.txt:2:13: observer `o` has no state `lokced`; did you mean `locked`?",
    );
    check("observer o initial state s: on cal(f) -> s", "o.txt:1:32: unknown pattern `cal`; did you mean `call`?");
    check("observer o initial state s: on call(f, $0 == 1) -> s", "o.txt:1:43: arguments are numbered from 1");
    check("observer o initial state s: on call(f, $1 < 1) -> s", "o.txt:1:43: unexpected character `<`");
    check(
        "observer o initial state s: on end -> error \"p\"",
        "o.txt:1:48: expected a message in quotes, found the end of the file",
    );
    check("observer o initial state s: on end -> error \"p", "o.txt:1:45: the string does not end on its line");
    check("observer o initial state error:", "o.txt:1:26: no state can be called `error`");
    check("observer o initial state s: end", "o.txt:1:29: expected `on`, `state` or `observer`, found `end`");
}

/// A property, or a function that is not to be called.
fn asked() -> impl Strategy<Value = Result<Property, String>> {
    prop_oneof![
        "[a-z_][a-z0-9_]{0,5}".prop_map(Err),
        Just(Ok(Property::ValidDeref)),
        Just(Ok(Property::ValidFree)),
        Just(Ok(Property::ValidMemtrack)),
        Just(Ok(Property::ValidMemcleanup)),
        Just(Ok(Property::NoOverflow)),
        Just(Ok(Property::Assert)),
    ]
}

proptest! {
    #[test]
    fn property_files_round_trip(asked in prop::collection::vec(asked(), 1..6), entry in "[a-z]{1,4}") {
        let mut specification = Specification::default();
        for asked in asked {
            match asked {
                Ok(property) => specification.add(property),
                Err(function) => specification.forbid_call(&function),
            }
        }
        specification.entry = Some(entry);
        prop_assert_eq!(prp(&specification.to_prp()), Ok(specification));
    }

    /// Any text gives a specification or an error whose position is in the text.
    #[test]
    fn parsers_do_not_panic(text in "(CHECK|observer|state|initial|on|call|LTL|G|é|\"|->|[(),:$!*\n 0-9a-z-]){0,30}") {
        for result in [prp(&text).map(|_| ()), observers(&text).map(|_| ())] {
            if let Err(message) = result {
                let line: usize = message.split(':').nth(1).expect("a line").parse().expect("a number");
                prop_assert!(line >= 1 && line <= text.matches('\n').count() + 1);
            }
        }
    }
}
