//! Classes of variables in small C programs.

use cfa::Program;
use index::Interner;
use refine::{Class, Classes, Counter};
use source::SourceMap;
use types::DataModel;

fn lower(text: &str) -> Program {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let (ast, problems) = syntax::parse(file, &mut sources, &mut names);
    assert!(!problems.has_errors(), "{problems:?}");
    let (typed, _) = match sema::analyse(vec![ast], sources, names, DataModel::Lp64) {
        Ok(typed) => typed,
        Err((_, problems)) => panic!("{problems:?}"),
    };
    match lower::lower(typed, "main") {
        Ok(program) => program,
        Err((_, problems)) => panic!("{problems:?}"),
    }
}

/// The variables of these names have these classes.
#[track_caller]
fn classes(text: &str, expected: &[(&str, Class)]) {
    let program = lower(text);
    let classes = Classes::of(&cfa::Facts::new(&program));
    for &(name, class) in expected {
        let mut named = program.vars.iter_enumerated().filter(|(_, var)| program.name(var.name) == name);
        let (var, _) = named.next().unwrap_or_else(|| panic!("no variable {name}"));
        assert_eq!(classes.class(var), class, "{name}");
    }
}

#[track_caller]
fn counters(text: &str, expected: &[(&str, Counter)]) {
    let program = lower(text);
    let classes = Classes::of(&cfa::Facts::new(&program));
    for &(name, counter) in expected {
        let mut named = program.vars.iter_enumerated().filter(|(_, var)| program.name(var.name) == name);
        let (var, _) = named.next().unwrap_or_else(|| panic!("no variable {name}"));
        assert_eq!(classes.counter(var), counter, "{name}");
    }
}

#[test]
fn booleans() {
    classes(
        "int nondet(void);
         int main(void) {
           int flag = 0, other = 1, truth, negated; _Bool b = nondet();
           int x = nondet();
           truth = x < 3;
           negated = !truth;
           other = flag;
           if (flag == 1 && other != 0 && b) return negated;
           if (!truth) return 1;
           return 0;
         }",
        &[
            ("flag", Class::Boolean),
            ("other", Class::Boolean),
            ("truth", Class::Boolean),
            ("negated", Class::Boolean),
            ("b", Class::Boolean),
            ("x", Class::Additive),
        ],
    );
}

#[test]
fn equalities() {
    classes(
        "int nondet(void);
         int main(void) {
           int state = 2, next = 0, input = nondet(), bool_but_copied = 1;
           if (state == 5) next = state;
           switch (input) { case 3: return 1; default: break; }
           state = bool_but_copied;
           return next == state;
         }",
        &[
            ("state", Class::Equality),
            ("next", Class::Equality),
            ("input", Class::Equality),
            ("bool_but_copied", Class::Equality),
        ],
    );
}

#[test]
fn arithmetic() {
    classes(
        "int main(void) {
           int sum = 0, less = 1, product = 1, shifted = 1, masked = 1, taken = 0, *pointer = &taken; double real = 1;
           unsigned char narrow = 0; int from_memory = *pointer; int complement = 1;
           sum = sum + less;
           narrow += 1;
           product = product * 2;
           shifted = shifted << 1;
           masked = masked & 3;
           complement = ~complement;
           return from_memory + (int)real;
         }",
        &[
            ("sum", Class::Additive),
            ("less", Class::Additive),
            ("narrow", Class::Additive),
            ("masked", Class::Additive),
            ("product", Class::Other),
            ("shifted", Class::Other),
            ("complement", Class::Other),
            ("taken", Class::Other),
            ("pointer", Class::Other),
            ("real", Class::Other),
            ("from_memory", Class::Other),
        ],
    );
}

#[test]
fn calls_carry_classes() {
    classes(
        "int pass(int param) { return param; }
         int truth(int flag_param) { return !flag_param; }
         int indirect(int any) { return any; }
         int (*table)(int) = indirect;
         int main(void) {
           int in = 7, out; int flag = 0; int result;
           out = pass(in);
           result = truth(flag);
           return out == result ? 1 : table(1);
         }",
        &[
            ("param", Class::Equality),
            ("in", Class::Equality),
            ("out", Class::Equality),
            ("flag_param", Class::Boolean),
            ("flag", Class::Boolean),
            ("any", Class::Other),
        ],
    );
}

#[test]
fn loop_counters() {
    counters(
        "int nondet(void);
         int main(void) {
           int i, down = 10, post = 0, n = nondet(), stepped = 0, doubled = 1, outside = 0, guarded = 0, inner;
           for (i = 0; i < n; i++) { stepped = stepped + 2; doubled = doubled + doubled; }
           while (down-- > 0) { }
           while (1) { if (post++ == n) break; for (inner = 0; inner != 3; ++inner) guarded += 1; if (guarded > 9) return 1; }
           outside = outside + 1;
           return stepped + outside;
         }",
        &[
            ("i", Counter::Bound),
            ("down", Counter::Bound),
            ("post", Counter::Bound),
            ("inner", Counter::Bound),
            ("guarded", Counter::Bound),
            ("n", Counter::No),
            ("stepped", Counter::Stepped),
            ("doubled", Counter::No),
            ("outside", Counter::No),
        ],
    );
}

#[test]
fn scores_order_the_classes() {
    let program = lower(
        "int nondet(void);
         int main(void) {
           int flag = 0, state = 3, sum = 1, product = 2, stepped = 0, i;
           if (flag == 1 || state == 4) return 1;
           sum = sum + nondet();
           product = product * product;
           for (i = 0; i < 10; i++) stepped++;
           return stepped;
         }",
    );
    let classes = Classes::of(&cfa::Facts::new(&program));
    let score = |name: &str| {
        let found = program.vars.iter_enumerated().find(|(_, var)| program.name(var.name) == name);
        classes.score(found.expect("declared").0)
    };
    let scores = ["flag", "state", "sum", "product", "stepped", "i"].map(score);
    assert_eq!(scores, [1, 2, 4, 8, 256, 1024]);
    let i = program.vars.iter_enumerated().find(|(_, var)| program.name(var.name) == "i").expect("declared").0;
    assert!(classes.is_changed_in_loop(i));
}

/// 20,000 functions, all connected by what they hand on, are a matter of a moment.
#[test]
fn large_programs() {
    let mut text = String::from("int nondet(void);\n");
    for at in 0..20_000 {
        text += &format!("int f{at}(int x{at}) {{ int i; for (i = 0; i < x{at}; i++) ; return i == 3; }}\n");
    }
    text += "int main(void) { int r = 0;\n";
    for at in 0..20_000 {
        text += &format!("r = f{at}(r);\n");
    }
    text += "return r; }\n";
    let program = lower(&text);
    let started = std::time::Instant::now();
    let classes = Classes::of(&cfa::Facts::new(&program));
    assert!(started.elapsed().as_secs() < 5);
    let r = program.vars.iter_enumerated().find(|(_, var)| program.name(var.name) == "r").expect("declared").0;
    // All functions hand it on, and all compare it with their counter.
    assert_eq!(classes.class(r), Class::Additive);
}
