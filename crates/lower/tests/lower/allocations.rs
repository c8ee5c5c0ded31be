//! Automata in which allocations may fail.

use expect_test::{Expect, expect};

use super::{functions, valid};

fn check(text: &str, expect: Expect) {
    let mut program = valid(text);
    program.let_allocations_fail();
    let defects = cfa::validate(&program);
    assert!(defects.is_empty(), "{defects:?}");
    expect.assert_eq(&functions(&program, |name| name != "<start>"));
}

#[test]
fn the_answer_decides() {
    check(
        "void *malloc(unsigned long); int main(void) { void *p = malloc(4); malloc(1); return !p; }",
        expect![[r#"
            function main() -> int {
              local p: *void
              temp succeeds: bool, succeeds#2: bool
              entry l0, exit l4
              l0 -> l1: open p
              l9 -> l2: p := call malloc(4ul)
              l12 -> l3: call malloc(1ul)
              l3 -> l4: return p == null
              l1 -> l10: succeeds := call __carve_allocation_succeeds(4ul)
              l10 -> l9: assume succeeds
              l10 -> l11: assume !(succeeds)
              l11 -> l2: p := null
              l2 -> l13: succeeds#2 := call __carve_allocation_succeeds(1ul)
              l13 -> l12: assume succeeds#2
              l13 -> l14: assume !(succeeds#2)
              l14 -> l3: nop
            }
        "#]],
    );
}

#[test]
fn a_block_that_becomes_nothing_is_freed() {
    check(
        "void *reallocarray(void *, unsigned long, unsigned long); void *p;
         int main(void) { p = reallocarray(p, 2, 3); return 0; }",
        expect![[r#"
            function main() -> int {
              temp succeeds: bool
              entry l0, exit l2
              l7 -> l1: p := call reallocarray(p, 2ul, 3ul)
              l1 -> l2: return 0
              l0 -> l9: assume p
              l0 -> l8: assume !(p)
              l9 -> l10: assume 2ul
              l9 -> l7: assume !(2ul)
              l10 -> l8: assume 3ul
              l10 -> l7: assume !(3ul)
              l8 -> l11: succeeds := call __carve_allocation_succeeds(p, 2ul, 3ul)
              l11 -> l7: assume succeeds
              l11 -> l12: assume !(succeeds)
              l12 -> l1: p := null
            }
        "#]],
    );
}

#[test]
fn pointers_lead_to_a_function_that_asks() {
    check(
        "void *malloc(unsigned long); void *(*f)(unsigned long) = malloc;
         int main(void) { return f(4) == malloc(4); }",
        expect![[r#"
            function '<malloc>'(argument: ulong) -> *void {
              temp block: *void, succeeds: bool
              entry l9, exit l11
              l15 -> l10: block := call malloc(argument)
              l10 -> l11: return block
              l9 -> l16: succeeds := call __carve_allocation_succeeds(argument)
              l16 -> l15: assume succeeds
              l16 -> l17: assume !(succeeds)
              l17 -> l10: block := null
            }
            function main() -> int {
              temp tmp: *void, tmp#2: *void, succeeds: bool
              entry l0, exit l3
              l0 -> l1: tmp := call (f)(4ul)
              l12 -> l2: tmp#2 := call malloc(4ul)
              l2 -> l3: return tmp == tmp#2
              l1 -> l13: succeeds := call __carve_allocation_succeeds(4ul)
              l13 -> l12: assume succeeds
              l13 -> l14: assume !(succeeds)
              l14 -> l2: tmp#2 := null
            }
        "#]],
    );
    check(
        "char *strdup(); char *(*f)() = strdup; int main(void) { return !f(\"a\"); }",
        expect![[r#"
        function '<strdup>'(): fn(?) -> *char {
          entry l8, exit l10
          l8 -> l9: unsupported "a call through a pointer of `strdup`, which may fail and has no prototype"
        }
        function main() -> int {
          temp tmp: *char
          entry l0, exit l2
          l0 -> l1: tmp := call (f)(&@s0)
          l1 -> l2: return tmp == null:*char
        }
    "#]],
    );
}

#[test]
fn others_are_left_alone() {
    check(
        "void *alloca(unsigned long); void *malloc(unsigned long n) { return 0; }
         int main(void) { return alloca(4) == malloc(4); }",
        expect![[r#"
            function malloc(n: ulong) -> *void {
              entry l0, exit l1
              l0 -> l1: return null
            }
            function main() -> int {
              temp tmp: *void, tmp#2: *void
              entry l2, exit l5
              l2 -> l3: tmp := call alloca(4ul)
              l3 -> l4: tmp#2 := call malloc(4ul)
              l4 -> l5: return tmp == tmp#2
            }
        "#]],
    );
}
