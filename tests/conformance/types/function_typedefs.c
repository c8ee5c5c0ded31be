#include <stdio.h>
typedef int unary(int);
typedef unary *uptr;
typedef int (*binary)(int, int);
typedef uptr maker(int);
typedef void action(void);
typedef struct { binary f; const char *n; } entry;
typedef int matrix[2][2];
typedef matrix *mptr;
typedef char *string;
typedef string strings[3];
unary neg, same;
int neg(int x) { return -x; }
int same(int x) { return x; }
static maker mk;
static uptr mk(int s) { return s < 0 ? neg : same; }
static int addf(int a, int b) { return a + b; }
static int run(unary f, int x) { return f(x); }
static int tr(matrix m) { return m[0][0] + m[1][1]; }
static int det(mptr m) { return (*m)[0][0] * (*m)[1][1] - (*m)[0][1] * (*m)[1][0]; }
static action hello;
static void hello(void) { puts("hello"); }
typedef int (*(*weird)(int (*)(int), int))[2];
static int (*wf(int (*f)(int), int x))[2] { static int r[2]; r[0] = f(x); r[1] = x; return &r; }
int main(void) {
    printf("%d %d\n", mk(-1)(5), mk(1)(5)); printf("%d %d\n", run(neg, 3), run(mk(0), 4));
    entry e[] = { { addf, "add" }, { 0, "none" } };
    for (int i = 0; i < 2; i++) printf("%s %d\n", e[i].n, e[i].f ? e[i].f(2, 3) : -1);
    matrix m = { { 1, 2 }, { 3, 4 } }; printf("%d %d\n", tr(m), det(&m));
    strings s = { "a", "b", "c" }; printf("%s\n", s[2]); action *a = hello; a(); (*a)();
    weird w = wf; printf("%d %d\n", (*w(neg, 6))[0], w(same, 7)[0][1]);
    uptr tab[] = { neg, same, [3] = neg }; printf("%d %d\n", tab[3](1), tab[2] == 0);
    return run(same, 9);
}
