//! Specifiers, declarators, scopes of type names, attributes, initialisers.

use super::{expr, messages, tree};

#[test]
fn declarators_read_outwards() {
    assert_eq!(tree("int *a[3];"), "(decl Int a[3]*)");
    assert_eq!(tree("int (*a)[3];"), "(decl Int a*[3])");
    assert_eq!(tree("int *const *volatile p;"), "(decl Int p*volatile*const)");
    assert_eq!(tree("int (*(*fp)(void))(char), g(void);"), "(decl Int fp*(void)*(Char _) g(void))");
    assert_eq!(
        tree("void (*signal(int s, void (*h)(int)))(int);"),
        "(decl Void signal(Int s, Void h*(Int _))*(Int _))"
    );
    assert_eq!(
        tree("int f(int a[static const 3], int b[*], ...);"),
        "(decl Int f(Int a[static const3], Int b[*], ...))"
    );
    assert_eq!(tree("int f(int (*)(), int (*)[], int []);"), "(decl Int f(Int _*(), Int _*[], Int _[]))");
}

#[test]
fn specifiers_in_any_order() {
    assert_eq!(tree("long unsigned int long x;"), "(decl ULongLong x)");
    assert_eq!(tree("int static const x = 1;"), "(decl static const Int x = 1)");
    assert_eq!(
        tree("__signed__ char __volatile__ c; long double _Complex z;"),
        "(decl volatile SChar c)\n(decl ComplexLongDouble z)"
    );
    assert_eq!(
        tree("__int128 a; unsigned __int128 b; __uint128_t c;"),
        "(decl Int128 a)\n(decl UInt128 b)\n(decl UInt128 c)"
    );
    assert_eq!(
        tree("_Atomic(int *) a; _Atomic int b; _Alignas(8) _Alignas(long) char c;"),
        "(decl (atomic <Int _*>) a)\n(decl _Atomic Int b)\n(decl (alignas 8) (alignas <Long _>) Char c)"
    );
    assert_eq!(
        tree("typeof(1) a; __typeof__(int *) b; __auto_type c = 1;"),
        "(decl (typeof 1) a)\n(decl (typeof <Int _*>) b)\n(decl auto c = 1)"
    );
    assert_eq!(
        tree("static __thread int t; _Noreturn inline void f(void);"),
        "(decl static thread Int t)\n(decl inline noreturn Void f(void))"
    );
    assert_eq!(messages("long long long x;"), ["1:11: cannot combine `long` with the type specifiers before it"]);
    assert_eq!(messages("unsigned float x;"), ["1:1: this combination of type specifiers is not a type"]);
    assert_eq!(messages("static extern int x;"), ["1:8: more than one storage class: `extern`"]);
}

#[test]
fn implicit_int_and_old_style() {
    assert_eq!(tree("main() {}"), "(fn ? main() {})");
    assert_eq!(tree("static x; const y = 1; z;"), "(decl static ? x)\n(decl const ? y = 1)\n(decl ? z)");
    assert_eq!(
        tree("f(a, b) int a; char *b; { return a; }"),
        "(fn ? f(names a b) (decl Int a) (decl Char b*) {(return a)})"
    );
}

#[test]
fn typedef_names_are_scoped() {
    assert_eq!(
        tree("typedef int T; T T1; struct s { T T; int U; }; void f(T T) { T = 1; }"),
        "(decl typedef Int T)\n(decl T T1)\n(decl (struct s [T T] [Int U]))\n(fn Void f(T T) {(= T 1)})"
    );
    assert_eq!(
        tree("typedef int T; void f(void) { { int T = 3; T * T; } T * T; }"),
        "(decl typedef Int T)\n(fn Void f(void) {{(decl Int T = 3) (Mul T T)} (decl T T*)})"
    );
    assert_eq!(
        tree("typedef int T; void f(void) { enum { T }; (T) + 1; } int g = (T) + 1;"),
        "(decl typedef Int T)\n(fn Void f(void) {(decl (enum T)) (Add T 1)})\n(decl Int g = (cast <T _> (Plus 1)))"
    );
    assert_eq!(
        tree("typedef int T; void f(void) { for (int T = 0; T; ) T * 2; T x; }"),
        "(decl typedef Int T)\n(fn Void f(void) {(for (decl Int T = 0) T - (Mul T 2)) (decl T x)})"
    );
    assert_eq!(
        tree("typedef int T; int f(x) T x; { T y; }"),
        "(decl typedef Int T)\n(fn Int f(names x) (decl T x) {(decl T y)})"
    );
    // The parameters in scope in the body are those next to the name.
    assert_eq!(
        tree("typedef int T, U; int (*f(int T))(int U) { T * U; U * x; }").lines().last(),
        Some("(fn Int f(Int T)*(Int U) {(Mul T U) (decl U x*)})")
    );
    // A parenthesised type name in a parameter makes it a function.
    assert_eq!(
        tree("typedef int T; void f(int (T), int (x));"),
        "(decl typedef Int T)\n(decl Void f(Int _(T _), Int x))"
    );
    assert_eq!(tree("typedef int T; typedef long T;"), "(decl typedef Int T)\n(decl typedef Long T)");
}

#[test]
fn records_and_enums() {
    assert_eq!(
        tree("struct s { int a : 3, : 2, *b; struct { int c; }; union u; ; } x, *y;"),
        "(decl (struct s [Int a:3 _:2 b*] [(struct [Int c])] [(union u)]) x y*)"
    );
    assert_eq!(
        tree("struct __attribute__((packed)) s { int a __attribute__((aligned(8))); } __attribute__((x));"),
        "(decl (struct s @packed @x [Int a @aligned(8)]))"
    );
    assert_eq!(tree("enum e { A, B = A + 2, C __attribute__((deprecated)), } x;"), "(decl (enum e A B=(Add A 2) C) x)");
    assert_eq!(
        tree("struct s {}; union u { _Static_assert(1, \"\"); int a; };"),
        "(decl (struct s))\n(decl (union u (assert 1) [Int a]))"
    );
    assert_eq!(tree("int f(struct s { int a; } x, enum { A } y);"), "(decl Int f((struct s [Int a]) x, (enum A) y))");
}

#[test]
fn attributes_everywhere() {
    assert_eq!(
        tree("__attribute__((unused)) static int __attribute((__cold__)) x __attribute__((section(\"a\"), weak)) = 1;"),
        "(decl static Int @unused @cold x @section(\"a\") @weak = 1)"
    );
    assert_eq!(tree("int * __attribute__((may_alias)) p, __attribute__((x)) q;"), "(decl Int p* @may_alias q @x)");
    assert_eq!(
        tree("void f(int a __attribute__((unused))) __attribute__((noreturn, format(printf, 1, 2)));"),
        "(decl Void f(Int a @unused) @noreturn @format(printf 1 2))"
    );
    assert_eq!(tree("int f(void) __attribute__((const)) { }"), "(fn Int f(void) @const {})");
    assert_eq!(
        tree("int x __attribute__((vector_size(sizeof(int) * 2), odd(int *, -), ,));"),
        "(decl Int x @vector_size((Mul (sizeof <Int _>) 2)) @odd)"
    );
    assert_eq!(
        tree("int (__attribute__((x)) *p)(void); [[nodiscard]] int g(void) [[x]];"),
        "(decl Int p*(void) @x)\n(decl Int g(void))"
    );
    assert_eq!(expr("(int __attribute__((aligned(4))) *)0"), "(cast <Int @aligned(4) _*> 0)");
}

#[test]
fn microsoft_words() {
    assert_eq!(
        tree("void __stdcall f(int); unsigned __int64 x; __int8 c;"),
        "(decl Void f(Int _))\n(decl ULongLong x)\n(decl Char c)"
    );
    assert_eq!(tree("typedef int (__cdecl *F)(void *__ptr64 p);"), "(decl typedef Int F*(Void p*))");
    assert_eq!(tree("__declspec(noreturn) __forceinline void f(void) {}"), "(fn inline Void @noreturn f(void) {})");
    assert_eq!(
        tree("typedef long __int64; __int64 x; int __cdecl = 1; int y = __cdecl;"),
        "(decl typedef Long __int64)\n(decl __int64 x)\n(decl Int __cdecl = 1)\n(decl Int y = __cdecl)"
    );
    assert_eq!(
        tree("typedef char *__builtin_va_list; __builtin_va_list v;"),
        "(decl typedef Char __builtin_va_list*)\n(decl __builtin_va_list v)"
    );
}

#[test]
fn initialisers() {
    assert_eq!(
        tree("int a[] = {1, {2}, [3] = 4, [5 ... 6] = 7, [8] 9, };"),
        "(decl Int a[] = {1, {2}, [3]=4, [5...6]=7, [8]=9})"
    );
    assert_eq!(
        tree("struct s x = {.a.b[3] = 1, c: 2, {}}, y = {};"),
        "(decl (struct s) x = {.a.b[3]=1, .c=2, {}} y = {})"
    );
    assert_eq!(messages("struct s x = {.a 1};"), ["1:17: expected `=` after designator, found number `1`"]);
}

#[test]
fn file_level() {
    assert_eq!(
        tree(";; __extension__ int x; asm(\"nop\"); _Static_assert(1); int f(void) asm(\"_f\") __attribute__((x));"),
        "(decl Int x)\n(asm)\n(assert 1)\n(decl Int f(void) asm:_f @x)"
    );
}
