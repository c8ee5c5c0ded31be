//! `carve points-to`: what people read.

use std::process::Command;
use std::time::Duration;

use expect_test::{Expect, expect};
use test_support::{root, run};

#[track_caller]
fn check(args: &[&str], expected: Expect) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    let command = command.arg("points-to").args(args).current_dir(root());
    let finished = run(command, b"", Duration::from_secs(60)).expect("carve starts");
    expected.assert_eq(&format!("{}{}status {}\n", finished.stdout_text(), finished.stderr_text(), finished.status));
}

#[test]
fn pointers_and_calls_by_their_names_in_the_source() {
    check(
        &["examples/dispatch.c"],
        expect![[r#"
        area_of_square::shape -> block of examples/dispatch.c:27:19
        release::shape -> block of examples/dispatch.c:27:19
        block of examples/dispatch.c:27:19 -> square
        block of examples/dispatch.c:27:19+8 -> unit
        main::shape -> block of examples/dispatch.c:27:19
        square.area -> area_of_square
        square.release -> release
        examples/dispatch.c:30:9: area = shape->operations->area(shape) calls area_of_square
        examples/dispatch.c:31:5: shape->operations->release(shape) calls release
        status 0
    "#]],
    );
}

#[test]
fn one_variable() {
    check(
        &["--variable", "square", "examples/dispatch.c"],
        expect![[r#"
        square.area -> area_of_square
        square.release -> release
        status 0
    "#]],
    );
}

#[test]
fn a_picture_has_a_node_for_each_object() {
    check(
        &["--dot", "examples/dispatch.c"],
        expect![[r#"
        digraph points_to {
          rankdir=LR;
          node [shape=box, fontname="monospace"];
          "area_of_square::shape" -> "block of examples/dispatch.c:27:19" [taillabel="", headlabel=""];
          "release::shape" -> "block of examples/dispatch.c:27:19" [taillabel="", headlabel=""];
          "block of examples/dispatch.c:27:19" -> "square" [taillabel="", headlabel=""];
          "block of examples/dispatch.c:27:19" -> "unit" [taillabel="+8", headlabel=""];
          "main::shape" -> "block of examples/dispatch.c:27:19" [taillabel="", headlabel=""];
          "square" -> "area_of_square" [taillabel=".area", headlabel=""];
          "square" -> "release" [taillabel=".release", headlabel=""];
        }
        status 0
    "#]],
    );
}

#[test]
fn a_variable_that_is_not_there() {
    check(
        &["--variable", "circle", "examples/dispatch.c"],
        expect![[r#"
        error: there is no variable `circle`
        status 64
    "#]],
    );
}
