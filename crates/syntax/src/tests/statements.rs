//! Expressions and statements.

use super::{body, expr, tree};

#[test]
fn operators() {
    assert_eq!(
        expr("a + b * c - d << 1 < e == f & g ^ h | i && j || k"),
        "(Or (And (BitOr (BitXor (BitAnd (Eq (Lt (Shl (Sub (Add a (Mul b c)) d) 1) e) f) g) h) i) j) k)"
    );
    assert_eq!(expr("(a = b, c += d -= e)"), "(, (= a b) (Add= c (Sub= d e)))");
    assert_eq!(expr("a ? b : c ? d , e : f"), "(? a b (? c (, d e) f))");
    assert_eq!(expr("a ?: b"), "(? a - b)");
    assert_eq!(expr("-!~*&x++--"), "(Minus (Not (BitNot (Deref (AddressOf (PostDec (PostInc x)))))))");
    assert_eq!(expr("++*p->a.b[1](2, 3)()"), "(PreInc (Deref (call (call (index (. (-> p a) b) 1) 2 3))))");
    assert_eq!(expr("__real__ z + __imag z"), "(Add (Real z) (Imag z))");
    assert_eq!(expr("__extension__ (1)"), "1");
}

#[test]
fn casts_and_parentheses() {
    assert_eq!(expr("(T) * x"), "(cast <T _> (Deref x))");
    assert_eq!(expr("(U) * x"), "(Mul U x)");
    assert_eq!(expr("(T) (x) + (U) (x)"), "(Add (cast <T _> x) (call U x))");
    assert_eq!(expr("(T){1}.a"), "(. (literal <T _> {1}) a)");
    assert_eq!(expr("(int (*)(T))0"), "(cast <Int _*(T _)> 0)");
    assert_eq!(expr("sizeof (T)"), "(sizeof <T _>)");
    assert_eq!(expr("sizeof (T) + 1"), "(Add (sizeof <T _>) 1)");
    assert_eq!(expr("sizeof (T){1}.a"), "(sizeof (. (literal <T _> {1}) a))");
    assert_eq!(expr("sizeof (x)[1]"), "(sizeof (index x 1))");
    assert_eq!(expr("sizeof sizeof x"), "(sizeof (sizeof x))");
    assert_eq!(expr("_Alignof(T[3]) + __alignof__ x"), "(Add (alignof <T _[3]>) (alignof x))");
}

#[test]
fn built_ins() {
    assert_eq!(expr("__builtin_va_arg(ap, T *)"), "(va_arg ap <T _*>)");
    assert_eq!(expr("__builtin_va_arg(ap, sizeof(T), &x)"), "(call __builtin_va_arg ap (sizeof <T _>) (AddressOf x))");
    assert_eq!(expr("__builtin_offsetof(T, a.b[2].c)"), "(offsetof <T _> .a.b[2].c)");
    assert_eq!(expr("__builtin_types_compatible_p(T, char *)"), "(compatible <T _> <Char _*>)");
    assert_eq!(expr("_Generic(x, int: 1, T *: 2, default: 3)"), "(generic x <Int _>:1 <T _*>:2 default:3)");
    assert_eq!(expr("__builtin_expect(x, 1)"), "(call __builtin_expect x 1)");
    assert_eq!(
        tree("int __builtin_va_arg(); int x = __builtin_va_arg(ap, int);").lines().last(),
        Some("(decl Int x = (va_arg ap <Int _>))")
    );
    assert_eq!(expr("({ T y = 1; y; })"), "(stmt {(decl T y = 1) y})");
}

#[test]
fn control_flow() {
    assert_eq!(body("if (a) if (b) x; else y; else z;"), "{(if a (if b x y) z)}");
    assert_eq!(body("if (a) x; else if (b) y; else if (c) z;"), "{(if a x (if b y (if c z)))}");
    assert_eq!(
        body("while (1) do ; while (0); for (;;) { break; continue; }"),
        "{(while 1 (do ; 0)) (for - - - {(break) (continue)})}"
    );
    assert_eq!(body("for (i = 0, j = 1; i < j; i++) ;"), "{(for (, (= i 0) (= j 1)) (Lt i j) (PostInc i) ;)}");
    assert_eq!(
        body("switch (x) { case 1: case 2 ... 3: y; default: }"),
        "{(switch x {(case 1 (case 2...3 y)) (default ;)})}"
    );
    assert_eq!(
        body("T: x; l: __attribute__((unused)) int y; goto T; m:"),
        "{(T: x) (l: @unused ;) (decl Int y) (goto T) (m: ;)}"
    );
    assert_eq!(body("return; return 1;"), "{(return) (return 1)}");
}

#[test]
fn gnu_statements() {
    assert_eq!(body("__label__ a, b; goto *&&a; a: b:;"), "{(label a) (label b) (goto* (&& a)) (a: (b: ;))}");
    assert_eq!(body("int g(int x) { return x; } g(1);"), "{(fn Int g(Int x) {(return x)}) (call g 1)}");
    assert_eq!(
        body("switch (x) { case 1: __attribute__((fallthrough)); case 2: [[fallthrough]]; }"),
        "{(switch x {(case 1 ;) (case 2 ;)})}"
    );
    assert_eq!(
        body("__attribute__((unused)) int x; __extension__ T y; __extension__ ({ 1; });"),
        "{(decl Int @unused x) (decl T y) (stmt {1})}"
    );
    assert_eq!(body("_Static_assert(sizeof(T) == 4, \"x\");"), "{(assert (Eq (sizeof <T _>) 4))}");
}

#[test]
fn assembly() {
    assert_eq!(
        body(r#"asm("nop"); __asm__ __volatile__("a" "b" : "=r"(x), [n] "+m"(*p) : "0"(y) : "memory", "cc");"#),
        r#"{(asm "nop") (asm! "ab" (out "=r" x) (out "+m" (Deref p)) (in "0" y) ~"memory" ~"cc")}"#
    );
    assert_eq!(body(r#"asm goto("j %l0" : : : : out, in);"#), r#"{(asm? "j %l0" :out :in)}"#);
    assert_eq!(
        body(r#"asm("" :: "r"(x)); register int r asm("eax");"#),
        r#"{(asm "" (in "r" x)) (decl register Int r asm:eax)}"#
    );
    assert_eq!(body("__asm { mov eax, 1 } x;"), r#"{(asm "{ mov eax, 1 }") x}"#);
}
