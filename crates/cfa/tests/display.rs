//! Operations in the words of C.

use cfa::display::{assume_to_c, op_to_c, place_to_c};
use cfa::{Op, text};

const FRAME: &str = "
union value#0 { number: int @0, real: float @0, bytes: [4]uchar @0 } size 4 align 4
struct point#1 { x: int @0, y: int @4 } size 8 align 4
struct list#2 { next: *struct list#2 @0, : union value#0 @8, low: uint @12{0,3}, high: uint @12{3,29}, at: [2]struct point#1 @16, data: []char @32 } size 32 align 8
enum color#0: uint { RED = 0, GREEN = 1, LIME = 1 }
string @s0 \"hello\\n\\00\"
string @s1 \"a very long text that goes on and on and on and on and on\\00\"
static &list: struct list#2
static head: *struct list#2
static i: int
static j: int
static u: uint
static l: long
static n: ulong
static c: char
static s: short
static b: bool
static d: double
static f: float
static p: *int
static q: *void
static &a: [10]int
static &m: [10][20]int
static &points: [4]struct point#1
static color: enum color#0
static pointers: [3]*struct list#2
static text: *char
declare g: fn(int, *void) -> int
function main() -> void {
  entry l0, exit l1
";

fn parse(line: &str) -> (cfa::Program, Op) {
    let program =
        text::parse("t", &format!("{FRAME}  l0 -> l1: {line}\n}}\n")).unwrap_or_else(|error| panic!("{error}"));
    let op = program.edges.iter().next().expect("one edge").op.clone();
    (program, op)
}

#[track_caller]
fn check(line: &str, expected: &str) {
    let (program, op) = parse(line);
    assert_eq!(op_to_c(&program, &op), expected, "{line}");
}

#[test]
fn members_and_elements() {
    check("i := head->8:int", "i = head->number");
    check("f := head->8:float", "f = head->real");
    check("i := (int)head->9:uchar", "i = head->bytes[1]");
    check("head->12{3,29} := u", "head->high = u");
    check("i := list.20:int", "i = list.at[0].y");
    check("i := head->28:int", "i = head->at[1].y");
    check("c := head->37:char", "c = head->data[5]");
    check("head := head->0:*struct list#2", "head = head->next");
    check("i := (head->0:*struct list#2)->8:int", "i = head->next->number");
    check("i := *(&a +[4] j)", "i = a[j]");
    check("*(&a +[4] (j + 1)) := i", "a[j + 1] = i");
    check("a.12 := 5", "a[3] = 5");
    check("a.40 := 5", "a[10] = 5");
    check("a.-4 := 5", "a[-1] = 5");
    check("i := *(&(&m +[80] i)->0:int +[4] j)", "i = m[i][j]");
    check("i := *((*int)(&m +[80] i) +[4] j)", "i = m[i][j]");
    check("p := (*int)(&m +[80] i)", "p = m[i]");
    check("p := (*int)((*char)p +[1] 3)", "p = (char *)p + 3");
    check("i := (&points +[8] j)->4:int", "i = points[j].y");
    check("i := (p +[4] (long)j)->0:int", "i = p[j]");
    check("p->8 := i", "p[2] = i");
    check("p->-4 := i", "p[-1] = i");
    check("*p := i", "*p = i");
    check("head := *(&pointers.0:*struct list#2 +[8] i)", "head = pointers[i]");
    check("i := (pointers.8:*struct list#2)->8:int", "i = pointers[1]->number");
    check("i := ((*struct point#1)q)->4:int", "i = ((struct point *)q)->y");
    check("i := p->2:int", "i = *(int *)((char *)p + 2)");
    check("d := i.2:double", "d = *(double *)((char *)&i + 2)");
    check("i := ((*int)(text +[12] i))->0:int", "i = *(int *)((char *)text + i * 12)");
}

#[test]
fn addresses() {
    check("p := &a", "p = a");
    check("p := &a.12:int", "p = &a[3]");
    check("p := &head->8:int", "p = &head->number");
    check("p := &list.20:int", "p = &list.at[0].y");
    check("q := &list.0:void", "q = &list");
    check("q := &list.16:void", "q = &list.at");
    check("q := (*void)&head->0:*struct list#2", "q = &head->next");
    check("q := &*q", "q = q");
    check("q := &head->0:void", "q = head");
    check("text := &head->0:char", "text = head");
    check("p := p +[4] i", "p = p + i");
    check("p := p +[-4] i", "p = p - i");
    check("p := p +[4] -2", "p = p - 2");
    check("p := &a +[4] i", "p = a + i");
    check("l := p -[4] &a", "l = p - a");
    check("text := &@s0", "text = \"hello\\n\"");
    check("text := &@s1", "text = \"a very long text that goes on and on and...\"");
    check("q := (*void)&g", "q = g");
    check("q := null", "q = NULL");
}

#[test]
fn operators_and_conversions() {
    check("i := i + j * 2 - (i - j)", "i = i + j * 2 - (i - j)");
    check("i := (i + j) * 2 % 3", "i = (i + j) * 2 % 3");
    check("i := i & 3 | j << 2", "i = (i & 3) | (j << 2)");
    check("i := i + -1", "i = i - 1");
    check("i := -(-(i))", "i = -(-i)");
    check("i := ~i ^ -j", "i = ~i ^ -j");
    check("i := (int)c + (int)s", "i = c + s");
    check("c := (char)i", "c = (char)i");
    check("l := (long)i", "l = i");
    check("l := (long)i * l", "l = i * l");
    check("l := (long)i * (long)j", "l = (long)i * j");
    check("l := (long)i * 2l", "l = (long)i * 2");
    check("n := (ulong)i", "n = (unsigned long)i");
    check("u := (uint)i + u", "u = (unsigned int)i + u");
    check("i := (long)i < (long)u", "i = (long)i < u");
    check("i := (long)i < 3l", "i = i < 3");
    check("d := (double)i * 2.0", "d = i * 2.0");
    check("d := (double)f", "d = f");
    check("f := (float)d", "f = (float)d");
    check("d := (double)l", "d = (double)l");
    check("b := bool(i)", "b = i != 0");
    check("b := bool(i < j)", "b = i < j");
    check("c := 97:char", "c = 'a'");
    check("c := 10:char", "c = '\\n'");
    check("c := 0:char", "c = '\\0'");
    check("c := -1:char", "c = -1");
    check("n := 18446744073709551615ul", "n = 18446744073709551615");
    check("color := 0:enum color#0", "color = RED");
    check("color := 1:enum color#0", "color = 1");
}

#[test]
fn operations() {
    check("list := copy *head, 32", "list = *head");
    check("list.16 := copy points.8, 8", "list.at[0] = points[1]");
    check("list.3 := copy *head, 5", "memcpy((char *)&list + 3, head, 5)");
    check("list := zero 32", "list = {0}");
    check("a.4 := zero 36", "memset(&a[1], 0, 36)");
    check("i := call g(3, (*void)&a)", "i = g(3, a)");
    check("call (&g)(3, null)", "g(3, NULL)");
    check("return", "return");
    check("return {list: struct list#2}", "return list");
    check("assume i < 3", "[i < 3]");
    check("assume !(i < 3)", "[i >= 3]");
    check("assume !(d < 3.0)", "[!(d < 3.0)]");
    check("assume !(head == null:*struct list#2)", "[head != NULL]");
    check("assume !(bool(i))", "[!i]");
    check("assume !(i + 1)", "[!(i + 1)]");
    check("unsupported \"x\"", "unsupported: x");
}

#[test]
fn parts() {
    let (program, op) = parse("assume !(i < 3)");
    let Op::Assume { condition, .. } = op else { panic!("an assumption") };
    assert_eq!(assume_to_c(&program, condition, true), "i < 3");
    assert_eq!(assume_to_c(&program, condition, false), "i >= 3");
    let (program, op) = parse("list.8 := 3");
    let Op::Assign { place, value } = op else { panic!("an assignment") };
    assert_eq!(place_to_c(&program, &place, program.exprs[value].ty), "list.number");
}

/// A chain in which every search for an object fails takes no exponential time.
#[test]
fn hopeless_addresses() {
    let mut line = "p".to_owned();
    for _ in 0..90 {
        line = format!("(&({line})->3:int)");
    }
    let (program, op) = parse(&format!("p := {line}"));
    let text = op_to_c(&program, &op);
    assert!(text.contains("(char *)") && text.len() < 4000, "{text}");
}
