//! Functions of the library that call back, as analyses see them.

use expect_test::{Expect, expect};

use super::{functions, valid};

fn defined(text: &str) -> cfa::Program {
    let mut program = valid(text);
    program.define_callbacks();
    let defects = cfa::validate(&program);
    assert!(defects.is_empty(), "{defects:?}");
    program
}

fn check(text: &str, name: &str, expect: Expect) {
    expect.assert_eq(&functions(&defined(text), |other| other == name));
}

#[test]
fn any_elements_are_compared_while_all_change_places() {
    check(
        "void qsort(void *, unsigned long, unsigned long, int (*)(const void *, const void *));
         int f(const void *a, const void *b) { return 0; } int main(void) { int a[2]; qsort(a, 2, 4, f); return 0; }",
        "qsort",
        expect![[r#"
            function qsort#2(argument: *void, argument#2: ulong, argument#3: ulong, argument#4: *fn(*const void, *const void) -> int) -> void {
              temp goes_on: bool, element: *void, element#2: *void, order: int
              entry l10, exit l11
              l10 -> l13: assume argument#4
              l10 -> l14: assume !(argument#4)
              l14 -> l15: call (null:*fn(*const void, *const void) -> int)(null:*const void, null:*const void)
              l15 -> l16: unsupported "a null pointer to a function"
              l13 -> l12: call __carve_rearrange(argument, argument#2, argument#3)
              l12 -> l17: goes_on := call __carve_goes_on()
              l17 -> l18: assume goes_on
              l17 -> l19: assume !(goes_on)
              l18 -> l20: element := call __carve_element(argument, argument#2, argument#3)
              l20 -> l21: element#2 := call __carve_element#2(argument, argument#2, argument#3)
              l21 -> l22: order := call (argument#4)(element, element#2)
              l22 -> l12: call __carve_rearrange#2(argument, argument#2, argument#3)
              l19 -> l11: return
            }
        "#]],
    );
}

#[test]
fn what_is_found_is_equal() {
    check(
        "void *bsearch(const void *, const void *, unsigned long, unsigned long, int (*)(const void *, const void *));
         int f(const void *a, const void *b) { return 0; }
         int main(void) { int k, a[2]; return !bsearch(&k, a, 2, 4, f); }",
        "bsearch",
        expect![[r#"
            function bsearch#2(argument: *const void, argument#2: *const void, argument#3: ulong, argument#4: ulong, argument#5: *fn(*const void, *const void) -> int) -> *void {
              temp goes_on: bool, element: *void, order: int
              entry l10, exit l11
              l10 -> l14: assume argument#5
              l10 -> l15: assume !(argument#5)
              l15 -> l16: call (null:*fn(*const void, *const void) -> int)(null:*const void, null:*const void)
              l16 -> l17: unsupported "a null pointer to a function"
              l14 -> l12: nop
              l12 -> l18: goes_on := call __carve_goes_on()
              l18 -> l19: assume goes_on
              l18 -> l20: assume !(goes_on)
              l19 -> l21: element := call __carve_element(argument#2, argument#3, argument#4)
              l21 -> l22: order := call (argument#5)(argument, element)
              l22 -> l12: assume order
              l22 -> l13: assume !(order)
              l13 -> l11: return element
              l20 -> l11: return null
            }
        "#]],
    );
}

#[test]
fn handlers_run_before_the_program_ends() {
    let program = defined("int atexit(void (*)(void)); void f(void) {} int main(void) { atexit(f); return 0; }");
    let text = functions(&program, |name| name == "exit");
    assert!(text.contains("handler := handler"), "{text}");
    assert!(text.contains("call (handler#33)()"), "{text}");
}

#[test]
fn other_declarations_are_left_alone() {
    let program = defined("int qsort(); int atexit(); int main(void) { qsort(1); return atexit(0); }");
    assert!(program.functions.ids().all(|function| !program.is_library_model(function)));
}
