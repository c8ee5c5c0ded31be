//! What operations read, write and call.

use std::fmt::Write;

use cfa::{Callee, Effects, Op, Place, PlaceBase, Program, subexpressions, text};

const FRAME: &str = "
static &x: int
static &y: int
static &long: [4]int
static p: *int
static q: *int
static f: *fn(int) -> int
static &list: [24]char
static thread: ulong
declare g: fn(int) -> int
function main() -> void {
  local n: ulong, size: int
  entry l0, exit l1
";

fn place(program: &Program, place: &Place) -> String {
    match place.base {
        PlaceBase::Var(var) => program.name(program.vars[var].name).to_owned(),
        PlaceBase::String(_) => "text".to_owned(),
        PlaceBase::Deref(pointer) => match program.exprs.place(pointer) {
            Some(at) => format!("*{}", place_name(program, &at)),
            None => "*?".to_owned(),
        },
    }
}

fn place_name(program: &Program, at: &Place) -> String {
    at.variable().map_or("?".to_owned(), |var| program.name(program.vars[var].name).to_owned())
}

/// What expressions read stands in brackets; `!` behind what is replaced whole, `?` behind what may stay.
fn shown(program: &Program, op: &Op) -> String {
    let effects = Effects::of(program, op);
    let mut shown = String::new();
    let mut read: Vec<String> = subexpressions(program, effects.exprs())
        .into_iter()
        .filter_map(|x| program.exprs.operands(x).0)
        .map(|at| place(program, &at))
        .collect();
    read.sort();
    read.dedup();
    write!(shown, "[{}]", read.join(" ")).expect("strings take all");
    for access in &effects.read {
        write!(shown, " reads {}", place(program, &access.place)).expect("strings take all");
    }
    for access in &effects.written {
        let how = match (access.whole(program), access.certain) {
            (Some(_), _) => "!",
            (None, true) => "",
            (None, false) => "?",
        };
        write!(shown, " writes {}{how}", place(program, &access.place)).expect("strings take all");
    }
    for &var in &effects.scoped {
        write!(shown, " scopes {}", program.name(program.vars[var].name)).expect("strings take all");
    }
    match effects.called {
        Some(Callee::Direct(function)) => {
            write!(shown, " calls {}", program.name(program.functions[function].name)).expect("strings take all");
        }
        Some(Callee::Pointer(_)) => shown.push_str(" calls a pointer"),
        None => {}
    }
    if effects.beyond {
        shown.push_str(" and beyond");
    }
    shown
}

#[track_caller]
fn check(line: &str, expected: &str) {
    let text = format!("{FRAME}  l0 -> l1: {line}\n}}\n");
    let program = text::parse("t", &text).unwrap_or_else(|error| panic!("{error}"));
    let op = &program.edges.iter().next().expect("one edge").op;
    assert_eq!(shown(&program, op), expected, "{line}");
}

#[test]
fn scalars() {
    check("nop", "[]");
    check("assume x < *p", "[*p p x]");
    check("x := y + 1", "[y] writes x!");
    check("long.4 := y", "[y] writes long");
    check("*p := *q", "[*q p q] writes *p");
    check("p->4 := 1", "[p] writes *p");
    check("p := &x", "[] writes p!");
}

#[test]
fn blocks() {
    check("long := copy *p, 16", "[p] reads *p writes long!");
    check("*p := copy long, 16", "[p] reads long writes *p");
    check("long := zero 16", "[] writes long!");
    check("long := zero 8", "[] writes long");
    check("open n, size", "[] scopes n scopes size");
    check("close n", "[] scopes n");
}

#[test]
fn calls() {
    check("x := call g(y)", "[y] writes x! calls g");
    check("*p := call g(*q)", "[*q p q] writes *p calls g");
    check("x := call (f)(y)", "[f y] writes x! calls a pointer");
    check("return", "[]");
}

/// What is behind a pointer that is handed over.
#[test]
fn behind_pointers() {
    check("va_start &list", "[] writes *list");
    check("x := va_arg &list, int, 4", "[] reads *list writes *list writes x!");
    check("va_copy &list, &list", "[] reads *list writes *list");
    check("lock &list", "[] reads *list writes *list");
    check("x := unlock &list", "[] reads *list writes *list writes x");
    check("thread_join thread, null:**void", "[thread] writes *?? and beyond");
}

#[test]
fn what_is_not_known() {
    check("asm \"mov %0, %1\" out(4 x) in(y) memory", "[y] reads x writes x? and beyond");
    check("asm \"nop\" out() in()", "[]");
    check("unsupported \"something\"", "[] and beyond");
}
