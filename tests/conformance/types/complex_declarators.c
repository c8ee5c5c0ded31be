#include <stdio.h>
static int f0(void) { return 10; }
static int f1(void) { return 11; }
static int (*t0[2])(void) = { f0, f1 };
static int (*(*pt)[2])(void) = &t0;
static int (*getf(int i))(void) { return t0[i]; }
static int (*(*gg)(int))(void) = getf;
static int arr[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
static int (*row(int i))[3] { return &arr[i]; } static int (*(*rp)(int))[3] = row;
static int *ap[2] = { arr[0], arr[1] + 1 };
static int *(*pap)[2] = &ap;
static char *(*const names[])(int);
static char *nm(int i) { static char b[2][4] = { "ab", "cd" }; return b[i]; }
static char *(*const names[])(int) = { nm, nm };
static void (*sig(int n, void (*h)(int)))(int);
static int last;
static void h1(int x) { last = x; }
static void (*cur)(int);
static void (*sig(int n, void (*h)(int)))(int) { void (*o)(int) = cur; cur = h; if (o) o(n); return o; }
struct s { int (*m[2])(struct s *); int v; };
static int m0(struct s *s) { return s->v; }
static int m1(struct s *s) { return s->m[0](s) * 2; }
static const volatile int *const volatile cvp = &arr[1][1];
static int (((paren))) = 5;
static int ((fn))(int (x)) { return x + 1; }
typedef int (*(*deep[2])(void))[3];
static int (*d0(void))[3] { return arr; } static deep dd = { d0, d0 };
int main(void) {
    printf("%d %d\n", t0[1](), (*pt)[0]()); printf("%d %d\n", getf(1)(), gg(0)());
    printf("%d %d\n", (*row(1))[2], (*rp(0))[1]); printf("%d %d\n", *ap[1], (*pap)[1][1]);
    printf("%s %s\n", names[0](0), names[1](1)); printf("%d\n", sig(3, h1) == 0);
    printf("%d\n", sig(9, 0) == h1); printf("%d\n", last); struct s s = { { m0, m1 }, 21 };
    printf("%d\n", s.m[1](&s)); printf("%d %d %d\n", *cvp, paren, fn(1));
    printf("%d\n", dd[1]()[1][0]); int (*p)[3] = arr, (*q)[2][3] = &arr, *r = *arr, **x = ap;
    printf("%d %d %d %d\n", p[1][1], (*q)[1][2], r[2], x[1][0]);
    int *(f)(void), (*g)(void) = f0; (void)f; printf("%d\n", (*g)());
    printf("%d %d\n", (int)sizeof arr[0], (int)(sizeof t0 / sizeof *t0)); return (**gg)(1)();
}
int *f(void) { return arr[0]; }
