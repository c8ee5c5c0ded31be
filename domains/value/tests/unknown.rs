//! What is unknown stays so, what is learnt is known, and what may have changed is forgotten.

mod support;

use spec::{Properties, Property};
use support::{End, ends, ends_of, full};
use value::{Heap, ValueCpa, ValueOptions, ValuePrec};

const EXTERNALS: &str = "int nondet(void); unsigned undet(void); unsigned char cdet(void); _Bool bdet(void);
    void *outside(void); long ldet(void); void abort(void); void reach_error(void);
    void *malloc(unsigned long); void free(void *); void __VERIFIER_assume(int);\n";

/// The statuses that the program may end with, `None` for an unknown one, in order.
#[track_caller]
fn gives(body: &str, statuses: &[Option<i64>]) {
    let mut found = ends(&format!("{EXTERNALS} {body}"), full(), None);
    found.sort();
    let expected: Vec<End> = statuses.iter().map(|status| End::Exit(*status)).collect();
    assert_eq!(found, expected, "{body}");
}

#[test]
fn equalities_pin_values() {
    gives("int main(void) { int x = nondet(); if (x == 5) return x; return 0; }", &[Some(0), Some(5)]);
    gives("int main(void) { int x = nondet(); if (x != 5) return 0; return x; }", &[Some(0), Some(5)]);
    gives("int main(void) { int x = nondet(); if (x) return 1; return x; }", &[Some(0), Some(1)]);
    gives("int main(void) { int x = nondet(); if (!x) return x; return 1; }", &[Some(0), Some(1)]);
    gives("int main(void) { int x = nondet(); if (x + 3 == 10) return x; return 0; }", &[Some(0), Some(7)]);
    gives("int main(void) { int x = nondet(); if (3 - x == 10) return x; return 0; }", &[Some(-7), Some(0)]);
    gives("int main(void) { int x = nondet(); if (-x == 4) return x; return 0; }", &[Some(-4), Some(0)]);
    gives("int main(void) { int x = nondet(); if (~x == 4) return x; return 0; }", &[Some(-5), Some(0)]);
    gives("int main(void) { int x = nondet(); if ((x ^ 1) == 4) return x; return 0; }", &[Some(0), Some(5)]);
    gives("int main(void) { unsigned char c = cdet(); if (c == 7) return c; return 0; }", &[Some(0), Some(7)]);
    // A wide comparison that no narrow value satisfies.
    gives("int main(void) { unsigned char c = cdet(); if (c == 700) return 1; return 0; }", &[Some(0)]);
    gives("int main(void) { int x = nondet(), y = 3; if (x == y) return x; return 0; }", &[Some(0), Some(3)]);
    gives(
        "int main(void) { __VERIFIER_assume(nondet() == 1); int x = nondet(); __VERIFIER_assume(x == 2); return x; }",
        &[Some(2)],
    );
    gives(
        "int main(void) { switch (nondet()) { case 1: return 1; case 2: return 2; default: return 3; } }",
        &[Some(1), Some(2), Some(3)],
    );
}

/// One past the end of an object may be where another one begins.
#[test]
fn an_equal_pointer_may_lead_to_another_object() {
    gives(
        "int a[2]; int main(void) { int *p = (int *)ldet(); if (p == a + 2) { *p = 5; return 1; } return 0; }",
        &[Some(0), Some(1)],
    );
    gives(
        "int a[2]; int main(void) { int *p = (int *)ldet(); if (p == a + 1) { *p = 5; return a[1]; } return 0; }",
        &[Some(0), Some(5)],
    );
    gives(
        "int a[2]; int main(void) { int *p = (int *)ldet(); if (p == a) { *p = 5; return a[0]; } return 9; }",
        &[None, Some(9)],
    );
}

/// What is known of a word decides where it differs.
#[test]
fn parts_decide_equality() {
    let union = "union { unsigned w; unsigned char b[4]; } u; int main(void) { u.b[0] = 1; u.b[1] = cdet();";
    gives(&format!("{union} return u.w == 255; }}"), &[Some(0)]);
    gives(&format!("{union} return 255 != u.w; }}"), &[Some(1)]);
    gives(&format!("{union} return (long)u.w == 255; }}"), &[Some(0)]);
    gives(&format!("{union} if (u.w == 257) return u.b[1]; return 9; }}"), &[Some(1), Some(9)]);
    // What is above the unknown byte is zero.
    gives(&format!("{union} return u.w == 65537; }}"), &[Some(0)]);
}

#[test]
fn bounds_pin_values() {
    gives("int main(void) { unsigned x = undet(); if (x < 1) return x; return 9; }", &[Some(0), Some(9)]);
    gives(
        "int main(void) { int x = nondet(); if (x <= -2147483647 - 1) return x < 0; return 9; }",
        &[Some(1), Some(9)],
    );
    gives(
        "int main(void) { int x = nondet(); if (x >= 2147483647) return x == 2147483647; return 9; }",
        &[Some(1), Some(9)],
    );
    gives("int main(void) { _Bool b = bdet(); if (b) return b; return b + 2; }", &[Some(1), Some(2)]);
    gives("int main(void) { _Bool b = bdet(); if (b != 1) return b; return b + 2; }", &[Some(0), Some(3)]);
    gives("int main(void) { _Bool b = bdet(); if (b > 0) return b + 4; return b; }", &[Some(0), Some(5)]);
    gives("int main(void) { unsigned x = undet(); if (x < 0) return 1; return 0; }", &[Some(0)]);
    gives("int main(void) { int x = nondet(); if (x > 3) return x; return 0; }", &[None, Some(0)]);
}

#[test]
fn floats_are_not_pinned_by_zero() {
    // Both zeros compare equal to 0, and only one divides to infinity.
    gives(
        "double ddet(void); int main(void) { double d = ddet(); if (d == 0) return 1 / d > 0; return 7; }",
        &[None, Some(7)],
    );
}

#[test]
fn null_facts() {
    gives("int main(void) { char *p = outside(); if (p == 0) return p == 0; return p != 0; }", &[Some(1)]);
    gives("int main(void) { char *p = outside(); if (!p) return p ? 1 : 2; return p ? 3 : 4; }", &[Some(2), Some(3)]);
    gives("int main(void) { char *p = outside(); int x; return p == (char *)&x; }", &[Some(0)]);
    gives("int main(void) { int x = 1, *p = nondet() ? &x : 0; if (p) return *p; return 2; }", &[Some(1), Some(2)]);
    gives("struct n { struct n *next; } *head; int main(void) { return head == 0; }", &[Some(1)]);
}

#[test]
fn pointers_into_different_objects() {
    gives("int main(void) { int a[2], b[2]; return a + 1 == b + 1; }", &[Some(0)]);
    // One past the end of an object may be where another begins.
    gives("int main(void) { int a[2], b[2]; return a + 2 == b; }", &[None]);
    gives("int main(void) { int a[2]; return a + 2 > a; }", &[Some(1)]);
    gives("int main(void) { int a[2], b[2]; return a < b; }", &[None]);
}

#[test]
fn writes_forget() {
    // An unknown index changes the whole array, and nothing else.
    gives("int main(void) { int a[3] = { 1, 1, 1 }, b = 2; a[nondet()] = 5; return b; }", &[Some(2)]);
    gives("int main(void) { int a[3] = { 1, 1, 1 }; a[nondet()] = 5; return a[0]; }", &[None]);
    // An unknown pointer changes what has an address.
    gives("int x = 1, y = 2; int main(void) { int *p = &x; *(int *)ldet() = 5; return y + 0 * (p == 0); }", &[Some(2)]);
    gives("int x = 1; int main(void) { int *p = &x; *(int *)ldet() = 5; return x + 0 * (p == 0); }", &[None]);
    gives("int main(void) { int *p = malloc(4); *p = 1; *(int *)ldet() = 5; return *p; }", &[None]);
    // What is outside is apart from what is ours.
    gives("int x = 1; int main(void) { int *p = &x, *q = outside(); *q = 5; return *p; }", &[Some(1)]);
    gives("int main(void) { int *q = outside(); *q = 5; return *q; }", &[None]);
    // A pointer of ours that was stored outside comes back as an unknown one.
    gives("int x = 1; int main(void) { int **q = outside(); *q = &x; **q = 5; return x; }", &[None]);
    gives("int x = 1; int main(void) { int *p = &x, **q = outside(); **q = 5; return *p; }", &[Some(1)]);
    gives("int main(void) { int x; return x; }", &[None]);
}

#[test]
fn pointers_to_what_is_gone() {
    // The frame of g lies where that of f was.
    let body =
        "int *f(void) { int x = 1; int *p = &x; return p; } int g(int *p) { int y = 2; int *q = &y; return p == q; }";
    gives(&format!("{body} int main(void) {{ int *p = f(); return g(p); }}"), &[None]);
    gives(&format!("{body} int main(void) {{ int *p = f(); *p = 3; return *p; }}"), &[None]);
    gives("int main(void) { int *p = malloc(4); free(p); *p = 1; return *p; }", &[None]);
    // In a struct that is returned, too.
    let body = "struct s { int *p; } f(void) { int x = 1; struct s s = { &x }; return s; }
        int g(struct s *s) { int y = 2; int *q = &y; if (nondet()) *s->p = 3; return y + 0 * (q == 0); }";
    gives(&format!("{body} int main(void) {{ struct s s = f(); return g(&s); }}"), &[Some(2)]);
    // Nor is it kept alive by being passed on.
    let body = "int *h; void f(int n) { int x = n; if (n) h = &x; else *h = 5; if (n) f(n - 1); }";
    gives(&format!("{body} int main(void) {{ f(1); return h != 0; }}"), &[Some(1)]);
}

#[test]
fn many_blocks_of_one_allocation() {
    let list = "struct n { struct n *next; int v; } *head; int main(void) { int sum = 0;
        for (int i = 0; i < 70; i++) { struct n *x = malloc(16); x->next = head; x->v = 1; head = x; }
        for (struct n *p = head; p; p = p->next) sum += p->v;
        return sum; }";
    // Beyond the limit blocks are not told from others outside.
    let limited =
        ends(&format!("{EXTERNALS} {list}"), ValueOptions { heap: Heap::Sites { blocks: 8 }, ..full() }, None);
    assert!(limited.contains(&End::Exit(None)) || limited.contains(&End::Long), "{limited:?}");
    let enough =
        ends(&format!("{EXTERNALS} {list}"), ValueOptions { heap: Heap::Sites { blocks: 100 }, ..full() }, None);
    assert_eq!(enough, [End::Exit(Some(70))]);
    // What nothing leads to is collected, so that two blocks are enough.
    let body =
        "int main(void) { int s = 0; for (int i = 0; i < 9; i++) { int *p = malloc(4); *p = i; s += *p; } return s; }";
    let found = ends(&format!("{EXTERNALS} {body}"), ValueOptions { heap: Heap::Sites { blocks: 3 }, ..full() }, None);
    assert_eq!(found, [End::Exit(Some(36))]);
}

#[test]
fn undefined_behaviour_of_numbers_ends_the_execution() {
    gives("int main(void) { int z = 0; return 1 / z; }", &[]);
    gives("int main(void) { int n = 40; return 1 << n; }", &[]);
}

#[test]
fn behind_invalid_accesses() {
    gives("int main(void) { int *p = 0; return *p; }", &[None]);
    gives("int main(void) { int x = 1, *p = 0; *p = 2; return x; }", &[Some(1)]);
    gives("int main(void) { int a[2] = { 3 }, i = 2; a[i] = 1; return a[0]; }", &[Some(3)]);
    gives("int main(void) { int a[2] = { 3 }, i = 2; return a[i]; }", &[None]);
    // What is read may be a pointer to anything that has an address.
    gives("int x = 1; int main(void) { int *y = &x, **p = 0; **p = 2; return x + 0 * (y == 0); }", &[None]);
    gives("int main(void) { int x = 1, **p = 0; **p = 2; return x; }", &[Some(1)]);
    gives("int main(void) { int *p = malloc(4); *p = 2; free((char *)p + 1); return *p; }", &[Some(2)]);
    gives("int main(void) { int *p = malloc(4); free(p); free(p); return 0; }", &[Some(0)]);
    gives("int main(void) { int x = 5; free(&x); return x; }", &[Some(5)]);
    gives("int main(void) { int (*f)(void) = 0, x = 5; return f() + x; }", &[None]);
    gives("int main(void) { int (*f)(void) = 0, x = 5; f(); return x; }", &[Some(5)]);
    gives("char *strcpy(char *, char *); int main(void) { char a[3], b = 7; strcpy(a, 0); return b; }", &[Some(7)]);
    gives("char *strcpy(char *, char *); int main(void) { char a[3] = { 7 }; strcpy(a, 0); return a[0]; }", &[None]);
}

fn checked(body: &str, properties: Properties) -> Vec<End> {
    ends(&format!("{EXTERNALS} {body}"), ValueOptions { properties, ..full() }, None)
}

#[test]
fn violations_of_memory_safety() {
    let all = Properties::MEMORY_SAFETY;
    let checked = |body: &str| checked(body, all);
    let deref = End::Violation("valid-deref");
    assert_eq!(checked("int main(void) { int *p = 0; return *p; }"), std::slice::from_ref(&deref));
    assert_eq!(checked("int main(void) { int a[2], i = 2; return a[i]; }"), std::slice::from_ref(&deref));
    assert_eq!(checked("int main(void) { int *p = malloc(4); free(p); return *p; }"), std::slice::from_ref(&deref));
    let unknown = checked("int main(void) { int a[2] = { 0 }; a[nondet()] = 1; return 0; }");
    assert_eq!(unknown, [deref, End::Exit(Some(0))]);
    let free = End::Violation("valid-free");
    assert_eq!(
        checked("int main(void) { int *p = malloc(4); free(p); free(p); return 0; }"),
        std::slice::from_ref(&free)
    );
    assert_eq!(checked("int main(void) { char *p = malloc(4); free(p + 1); return 0; }"), [free]);
    let track = End::Violation("valid-memtrack");
    assert_eq!(checked("int main(void) { malloc(4); return 0; }"), [track.clone(), End::Exit(Some(0))]);
    assert_eq!(checked("int main(void) { int *p = malloc(4); p = 0; return 0; }"), [track, End::Exit(Some(0))]);
    assert_eq!(checked("int *p; int main(void) { p = malloc(4); return 0; }"), [End::Exit(Some(0))]);
    assert_eq!(checked("int main(void) { int *p = malloc(4); free(p); return 0; }"), [End::Exit(Some(0))]);
    let outside = checked("int main(void) { char *p = outside(); if (p) *p = 1; return 0; }");
    assert!(outside.iter().any(|end| matches!(end, End::Unsupported(_))), "{outside:?}");
    assert!(!outside.iter().any(|end| matches!(end, End::Violation(_))), "{outside:?}");
}

#[test]
fn violations_of_cleanup_and_overflow() {
    let cleanup = Properties::only(Property::ValidMemcleanup);
    let found = checked("int *p; int main(void) { p = malloc(4); return 0; }", cleanup);
    assert_eq!(found, [End::Exit(Some(0)), End::Violation("valid-memcleanup")]);
    let overflow = Properties::only(Property::NoOverflow);
    let violation = End::Violation("no-overflow");
    let found = |body: &str| checked(body, overflow);
    assert_eq!(found("int main(void) { int x = 2147483647; x++; return 0; }"), std::slice::from_ref(&violation));
    assert_eq!(found("int main(void) { int x = nondet(); x++; return 0; }"), [violation.clone(), End::Exit(Some(0))]);
    assert_eq!(found("int main(void) { unsigned x = -1; x++; return x; }"), [End::Exit(Some(0))]);
    assert_eq!(found("int main(void) { int x = -2147483647 - 1; return x / -1; }"), std::slice::from_ref(&violation));
    assert_eq!(found("int main(void) { int x = -2147483647 - 1; return -x; }"), std::slice::from_ref(&violation));
    assert_eq!(found("int main(void) { signed char c = 127; c++; return c; }"), [End::Exit(Some(-128))]);
    assert_eq!(found("int main(void) { int x = 1; return x << 31; }"), [violation]);
}

#[test]
fn nothing_tracked_knows_no_number_but_every_pointer() {
    let empty = |body: &str| {
        let mut found = ends(&format!("{EXTERNALS} {body}"), full(), Some(ValuePrec::empty()));
        found.sort();
        found
    };
    let unknown = End::Exit(None);
    assert_eq!(empty("int main(void) { int x = 1; return x; }"), std::slice::from_ref(&unknown));
    assert_eq!(empty("int g; int main(void) { return g; }"), std::slice::from_ref(&unknown));
    assert_eq!(empty("int g[4]; int main(void) { return g[2]; }"), std::slice::from_ref(&unknown));
    assert_eq!(
        empty("struct s { int a; } f(void) { struct s s = { 1 }; return s; } int main(void) { return f().a; }"),
        std::slice::from_ref(&unknown)
    );
    assert_eq!(
        empty("struct s { int n; char *p; } g; int main(void) { return g.p == 0; }"),
        std::slice::from_ref(&unknown)
    );
    // No number is needed to see that these ends are not reached.
    assert_eq!(empty("char *p; int main(void) { if (p) reach_error(); return 0; }"), std::slice::from_ref(&unknown));
    let call = "int f(void) { return 7; } int g(void) { reach_error(); return 1; }
        int main(void) { int (*p)(void) = f; p(); p = g; p = f; p(); return 0; }";
    assert_eq!(empty(call), std::slice::from_ref(&unknown));
    let spurious = "int main(void) { int x = nondet(); if (x == 5) { if (x != 5) reach_error(); } return 0; }";
    assert_eq!(empty(spurious), [unknown, End::Stop("reach_error".to_owned())]);
}

#[test]
fn dead_variables_are_dropped() {
    let program = support::lower("int g; int main(void) { int x = 1, y = 2; g = 3; int *p = &y; return x + g + *p; }");
    let cpa = || ValueCpa::new(&cfa::Facts::new(&program), full());
    assert_eq!(ends_of(&program, cpa(), None), [End::Exit(Some(6))]);
    assert_eq!(ends_of(&program, cpa().dropping_dead(&program), None), [End::Exit(Some(6))]);
}
