//! Flattened initialisers.

use expect_test::{Expect, expect};
use types::DataModel;

use super::accepted;
use super::tree::tree;
use crate::typed::{Init, InitValue};

/// The initialiser of `x`: `offset[:width]=value` in bits.
fn check(input: &str, expect: Expect) {
    let program = accepted(DataModel::Lp64, &[input]);
    let var = program.vars.iter().find(|var| program.names.resolve(var.name) == "x").expect("`x` is declared");
    let mut text = format!("{}: ", program.types.display(var.ty, &program.names));
    match var.init.as_ref().expect("it has an initialiser") {
        Init::Expr(value) => text += &tree(&program, *value),
        Init::Stores { stores, zero_rest } => {
            for store in stores {
                text += &store.bit_offset.to_string();
                if let Some(width) = store.bit_width {
                    text += &format!(":{width}");
                }
                text += "=";
                match store.value {
                    InitValue::Expr(value) => text += &tree(&program, value),
                    InitValue::String { string, bytes } => {
                        let stored = &program.strings[string].bytes[..bytes as usize];
                        text += &format!("\"{}\"", stored.escape_ascii());
                    }
                }
                text += " ";
            }
            if *zero_rest {
                text += "zero rest";
            }
        }
    }
    expect.assert_eq(text.trim_end());
}

#[test]
fn arrays() {
    check("int x[] = {1, 2, 3};", expect!["int [3]: 0=1:int 32=2:int 64=3:int"]);
    check("int x[4] = {[2] = 7, 8, [0] = 1};", expect!["int [4]: 0=1:int 64=7:int 96=8:int zero rest"]);
    check("int x[2][2] = {1, {2}};", expect!["int [2][2]: 0=1:int 32=2:int zero rest"]);
    check(
        "int x[5] = {[0 ... 2] = 1, [2 ... 4] = 2};",
        expect!["int [5]: 0=1:int 32=1:int 64=2:int 96=2:int 128=2:int"],
    );
    check("char x[] = \"abc\";", expect![[r#"char [4]: 0="abc\x00""#]]);
    check("char x[2] = {\"abc\"};", expect![[r#"char [2]: 0="ab""#]]);
    check("char x[2][4] = {\"a\", {'b'}};", expect![[r#"char [2][4]: 0="a\x00" 32=98:char zero rest"#]]);
}

#[test]
fn records() {
    check(
        "struct { int a; struct { char b, c; } d; int e : 3, f : 4; } x = {1, 2, 3, 4};",
        expect!["struct <anonymous>: 0=1:int 32=2:char 40=3:char 48:3=4:int zero rest"],
    );
    check("struct { int a, b; } x = {.b = 1, .a = 2, .b = 3};", expect!["struct <anonymous>: 0=2:int 32=3:int"]);
    check(
        "struct p { int a, b; }; struct { struct p p; int c; } x = {.p = {1, 2}, .p.b = 5};",
        expect!["struct <anonymous>: 0=1:int 32=5:int zero rest"],
    );
    check("union { int a; char b; double c; } x = {.c = 1, .b = 2};", expect!["union <anonymous>: 0=2:char zero rest"]);
    check("struct { int n; char d[]; } x = {1, \"ab\"};", expect![[r#"struct <anonymous>: 0=1:int 32="ab\x00""#]]);
    check(
        "struct { struct { int a; union { int b; float c; }; }; int d; } x = {.b = 1, 2};",
        expect!["struct <anonymous>: 32=1:int 64=2:int zero rest"],
    );
    check(
        "struct p { int a, b; }; void f(struct p q) { struct { struct p p; int c; } x = {q, 1}; }",
        expect!["struct <anonymous>: 0=load(q) 64=1:int"],
    );
    check(
        "struct p { int a, b; }; void f(struct p q) { struct { struct p p; int c; } x = {.p = q, .p.a = 1}; }",
        expect!["struct <anonymous>: 0=1:int zero rest"],
    );
    check("int x = {{3}};", expect!["int: 3:int"]);
    check("struct { int a; } x = {};", expect!["struct <anonymous>: zero rest"]);
}
