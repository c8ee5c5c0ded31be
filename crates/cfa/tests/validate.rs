//! Invariants, each broken once.

use cfa::{Bits, EdgeId, Expr, ExprKind, Op, Program, Storage, text, validate};
use index::Id;

const FRAME: &str = "
static i: int
static &a: [10]int
static l: long
static d: double
static p: *int
static b: bool
static k: const int
declare f: fn(int, *int) -> int
declare v: fn(*int, ...) -> void
declare stop: fn() -> void noreturn
function other(parameter: int) -> int {
  local mine: int
  entry l0, exit l1
  l0 -> l1: return parameter
}
function main() -> int {
  local x: int, dynamic: [vla0]int
  temp t: int
  entry l2, exit l3
";

fn program(body: &str) -> Program {
    text::parse("t", &format!("{FRAME}{body}\n}}\n")).unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn expect(program: &Program, defects: &[&str]) {
    let found: Vec<String> = validate(program).iter().map(|defect| defect.to_string()).collect();
    assert_eq!(found, defects);
}

/// One operation, after which the function returns.
#[track_caller]
fn check(op: &str, defect: &str) {
    let program = program(&format!("l2 -> l4: {op}\nl4 -> l3: return 0"));
    let found: Vec<String> = validate(&program).iter().map(|defect| defect.message.clone()).collect();
    assert_eq!(found, if defect.is_empty() { vec![] } else { vec![defect.to_owned()] }, "{op}");
}

#[test]
fn expressions() {
    check("i := i + 1", "");
    check("i := (i + l as int)", "the operands have different types");
    check("i := (l + l as int)", "the result has another type than the left operand");
    check("i := (int)(i < 3 as uint)", "a comparison is no `int`");
    check("d := d % d", "the operator does not apply to this type");
    check("p := p + p", "the operator does not apply to this type");
    check("i := i << l", "");
    check("i := -i", "");
    check("p := ~p", "the operator does not apply to this type");
    check("p := p +[4] d", "it is no sum of a pointer and an integer");
    check("l := p -[0] p", "the difference is no signed integer, or its scale is zero");
    check("b := (bool)i", "a conversion to `_Bool` must be a `ToBool`");
    check("b := 2:bool", "the constant has bits beyond its type");
    check("p := &i", "the variable does not say that its address is taken");
    check("p := &a.400:int", "");
    check("i := a.0{0,0}:int", "the bit range has no sense");
    check("b := a.0{0,12}:bool", "the bit-field does not fit an integer of this type");
    check("i := i->0:int", "what is dereferenced is no pointer");
}

#[test]
fn frames() {
    let broken = program("l2 -> l3: return 0").clone();
    expect(&broken, &[]);
    let text = format!("{FRAME}l2 -> l4: x := t\nl4 -> l3: return 0\n}}");
    let mut moved = text::parse("t", &text).expect("well formed");
    let t = moved.vars.ids().find(|&var| moved.vars[var].storage == Storage::Temp).expect("there is one");
    moved.vars[t].function = Some(moved.functions.ids().next().expect("there is one"));
    expect(&moved, &["edge e1: it names variables of another function"]);
}

#[test]
fn operations() {
    check("i := l", "the value has another type than the variable");
    check("a.0{1,2} := d", "a bit-field is assigned no integer");
    check("a.0{1,2} := zero 4", "whole bytes are moved, but the place is a bit-field");
    // `main` is where this program starts.
    check("k := 1", "");
    let later =
        format!("{FRAME}l2 -> l3: return 0\n}}").replace("l0 -> l1: return", "l0 -> l4: k := 1\n  l4 -> l1: return");
    let later = text::parse("t", &later).expect("well formed");
    expect(&later, &["edge e0: it writes a constant by its name"]);
    check("open i", "it opens or closes what is no local");
    check("open dynamic", "a variable of dynamic size is opened without its size");
    check("open_sized dynamic, 40", "");
    check("open_sized x, 40", "it opens what is no local of dynamic size");
    check("t := call f(1, p)", "");
    check("t := call f(1)", "the number of arguments is not that of the prototype");
    check("t := call f(1, 2)", "argument 2 has another type than is asked for");
    check("call v(p, 1, 2.0)", "");
    check("t := call v(p)", "there is a place for the result, but none is given");
    check("call (i)() as fn(?) -> void", "what is called is no pointer");
    check("lock i", "the mutex is no pointer");
    check("va_end i", "the list is no pointer");
}

#[test]
fn lives() {
    let lived = |rest: &str| program(&format!("l2 -> l4: open x\nl4 -> l5: x := 1\n{rest}"));
    expect(&lived("l5 -> l6: close x\nl6 -> l3: return 0"), &[]);
    expect(&lived("l5 -> l6: close x\nl6 -> l7: open x\nl7 -> l3: return x"), &[]);
    let x = "v11, which need not live here";
    expect(&lived("l5 -> l6: close x\nl6 -> l3: return x"), &[&format!("edge e4: it names {x}")]);
    let one_way = "l5 -> l6: assume i\nl5 -> l7: assume !i\nl6 -> l7: close x\nl7 -> l3: return x";
    expect(&lived(one_way), &[&format!("edge e6: it names {x}")]);
    let address = format!("{FRAME}l2 -> l4: open x\nl4 -> l5: close x\nl5 -> l6: p := &x\nl6 -> l3: return 0\n}}")
        .replace("local x", "local &x");
    expect(&text::parse("t", &address).expect("well formed"), &[&format!("edge e3: it names {x}")]);
}

#[test]
fn control() {
    expect(&program("l2 -> l3: return l"), &["edge e1: the returned value has another type than is asked for"]);
    expect(&program("l2 -> l3: nop"), &["edge e1: it leads to the exit but does not return"]);
    expect(&program("l2 -> l4: nop"), &["location l4: it has no outgoing edge, but execution gets there"]);
    expect(&program("l2 -> l4: call stop()"), &[]);
    expect(&program("l2 -> l4: unsupported \"x\""), &[]);
    expect(&program("l2 -> l4: return 0\nl4 -> l2: nop"), &["edge e1: a return leads elsewhere than to the exit"]);
    expect(&program("l2 -> l3: return 0\nl3 -> l2: nop"), &["location l3: an edge leaves the exit"]);
    let pair = "location l2: its outgoing edges are no pair of opposite assumptions";
    expect(&program("l2 -> l4: assume i\nl2 -> l4: assume !(i)\nl4 -> l3: return 0"), &[]);
    expect(&program("l2 -> l4: assume i\nl4 -> l3: return 0"), &[]);
    expect(&program("l2 -> l4: assume i\nl2 -> l4: assume i\nl4 -> l3: return 0"), &[pair]);
    expect(&program("l2 -> l4: assume i\nl2 -> l4: assume !(t)\nl4 -> l3: return 0"), &[pair]);
    expect(&program("l2 -> l4: nop\nl2 -> l4: nop\nl4 -> l3: return 0"), &[pair]);
}

#[test]
fn graph() {
    let fine = program("l2 -> l4: nop\nl4 -> l3: return 0");
    expect(&fine, &[]);

    let mut broken = fine.clone();
    let entry = broken.functions[broken.entry].body.expect("defined").entry;
    broken.locs[entry].outgoing.clear();
    expect(&broken, &["edge e1: it is not listed once where it begins and once where it ends"]);

    let mut broken = fine.clone();
    broken.locs[entry].outgoing.push(EdgeId::from_usize(99));
    expect(&broken, &["location l2: an id is out of range"]);

    let mut broken = fine.clone();
    let other = broken.functions.ids().nth(3).expect("four functions");
    let target = broken.functions[other].body.expect("defined").entry;
    broken.add_edge(entry, target, Op::Noop, source::Span::NONE);
    expect(
        &broken,
        &[
            "location l2: its outgoing edges are no pair of opposite assumptions",
            "edge e3: it leads to another function",
        ],
    );

    let mut broken = fine.clone();
    broken.functions[broken.entry].body = None;
    let found = validate(&broken);
    assert!(found.iter().any(|defect| defect.message == "it is not defined"), "{found:?}");
}

#[test]
fn expression_tables() {
    let mut program = program("l2 -> l3: return 0");
    let int = program.types.int(types::IntKind::Int);
    let long = program.types.int(types::IntKind::Long);
    let scalar = program.types.scalar(int).expect("a scalar");
    program.exprs.intern(Expr { kind: ExprKind::Const(Bits::new(0)), ty: long, scalar });
    let last = program.exprs.ids().next_back().expect("one");
    expect(&program, &[&format!("expression {last}: its scalar is not that of its type")]);

    let mut program = self::program("l2 -> l3: return 0");
    let mut deep = program.exprs.ids().next().expect("one");
    for _ in 0..200 {
        deep = program.exprs.intern(Expr {
            kind: ExprKind::Unary(cfa::UnaryOp::Neg, deep),
            ty: program.exprs[deep].ty,
            scalar,
        });
    }
    expect(&program, &[&format!("expression {deep}: it is too deep")]);
}
