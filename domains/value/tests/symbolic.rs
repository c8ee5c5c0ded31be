//! Steps where values are symbolic: what has one solution is known, and a place is chosen where pointers are.

mod support;

use std::rc::Rc;

use cpa::Cancel;
use embedded::EmbeddedSolver;
use smt::Session;
use spec::Property;
use support::{End, ends, full};
use value::{Symbolic, ValueOptions};

const EXTERNALS: &str = "int nondet(void); unsigned undet(void); unsigned char cdet(void);
    void *malloc(unsigned long); void free(void *);\n";

fn symbolic() -> ValueOptions {
    let symbolic = Symbolic {
        solver: Rc::new(|| Session::new(Box::new(EmbeddedSolver::new()))),
        cancel: Cancel::new(),
        effort: 20_000,
        conflicts: u64::MAX,
        substitutes: true,
        run_report: Rc::default(),
    };
    ValueOptions { symbolic: Some(symbolic), properties: Property::ValidDeref.into(), ..full() }
}

#[track_caller]
fn ends_so(body: &str, expected: &[End]) {
    let mut found = ends(&format!("{EXTERNALS} {body}"), symbolic(), None);
    found.sort();
    assert_eq!(found, expected, "{body}");
}

/// The statuses that the program may end with, `None` for an unknown one, in order.
#[track_caller]
fn gives(body: &str, statuses: &[Option<i64>]) {
    ends_so(body, &statuses.iter().map(|status| End::Exit(*status)).collect::<Vec<End>>());
}

#[test]
fn what_has_one_solution_is_known() {
    gives("int main(void) { int x = nondet(); if (x >= 5 && x < 6) return x; return 0; }", &[Some(0), Some(5)]);
    gives("int main(void) { unsigned x = undet(); if (x * 3 == 12) return x; return 0; }", &[Some(0), Some(4)]);
    gives("int main(void) { unsigned char c = cdet(); if (c * c == 49) return c; return 0; }", &[Some(0), Some(7)]);
    gives("int main(void) { unsigned char c = cdet(); if (c < 2 && c != 0) return c; return 9; }", &[Some(1), Some(9)]);
    // Two are not one.
    gives("int main(void) { unsigned char c = cdet(); if (c < 2) return c; return 9; }", &[None, Some(9)]);
}

#[test]
fn a_pointer_is_read_at_each_of_its_places() {
    let table = "int a = 1, b = 2; int *t[3] = {&a, &b, &a};";
    gives(
        &format!("{table} int main(void) {{ unsigned i = undet(); if (i > 2) return 9; return *t[i]; }}"),
        &[Some(1), Some(2), Some(9)],
    );
    // What was chosen for one access holds for the next.
    gives(
        &format!("{table} int main(void) {{ unsigned i = undet() % 3; return *t[i] * 10 + *t[i]; }}"),
        &[Some(11), Some(22)],
    );
    // The places that hold one pointer are one case: `i` is 0 or 2.
    gives(
        &format!(
            "{table} int main(void) {{ unsigned i = undet() % 3; if (t[i] != &a) return 1; return i == 1 ? 7 : 0; }}"
        ),
        &[Some(0), Some(1)],
    );
    ends_so(
        &format!("{table} int main(void) {{ unsigned i = undet() % 4; return *t[i]; }}"),
        &[End::Exit(Some(1)), End::Exit(Some(2)), End::Violation("valid-deref")],
    );
}

#[test]
fn a_pointer_is_written_to_each_of_its_places() {
    gives(
        "int a = 3; int *t[2]; int main(void) { unsigned i = undet() % 2; t[i] = &a; return (t[0] != 0) + 2 * (t[1] != 0); }",
        &[Some(1), Some(2)],
    );
    // A number over a pointer.
    gives(
        "int a; int *t[2] = {&a, &a}; int main(void) { unsigned i = undet() % 2; t[i] = 0; return (t[0] != 0) + 2 * (t[1] != 0); }",
        &[Some(1), Some(2)],
    );
}

#[test]
fn records_are_copied_at_each_of_their_places() {
    let table = "struct r { int *p; int n; } t[2]; int a = 4;";
    gives(
        &format!(
            "{table} int main(void) {{ unsigned i = undet() % 2; struct r r = {{&a, 1}}; t[i] = r; \
             return (t[0].p ? *t[0].p : 0) + 10 * t[1].n; }}"
        ),
        &[Some(4), Some(10)],
    );
    ends_so(
        &format!("{table} int main(void) {{ unsigned i = undet() % 3; struct r r = t[i]; return r.n; }}"),
        &[End::Exit(Some(0)), End::Violation("valid-deref")],
    );
}
