#include <stdio.h>
#include <stddef.h>
struct s { int a; char b[8]; struct s *n; };
extern struct s two;
struct s one = { 1, "one", &two };
struct s two = { 2, "two", &one };
static int arr[5] = { 10, 20, 30, 40, 50 };
static int *mid = &arr[2], *end = arr + 5;
static char *str = "hello" + 1;
static char *bp = &one.b[1];
static int off = offsetof(struct s, b);
static size_t sz = sizeof arr / sizeof arr[0];
static int cond = 1 ? 5 : 6, sh = 1 << 4 | 3, neg = -(3 * 4) / 5, cmp = 3 > 2 && 2 > 1, ch = 'a' + 1;
static double d = 1 / 4 + 1 / 4.0;
static float fl = 0.5f * 3;
static int fromd = (int)3.99;
static unsigned char uc = 300;
static _Bool bo = 0.25;
static int (*fp)(const char *, ...) = printf;
static const int *const cp = &arr[1];
static long long q = 1LL << 40;
static unsigned u = -1;
static void *self = &self;
static int diff = (char *)&arr[3] - (char *)&arr[1];
static int (*pa)[5] = &arr;
enum { K = sizeof(int) * 2 };
static char kb[K];
int main(void) {
    printf("%d %d %s %c %d %d\n", *mid, end[-1], str, *bp, off, (int)sz);
    printf("%d %d %d %d %d\n", cond, sh, neg, cmp, ch);
    printf("%g %g %d %d %d\n", d, fl, fromd, uc, bo); fp("%d %lld %u\n", *cp, q, u);
    printf("%d %d\n", self == (void *)&self, diff); printf("%d %d\n", (*pa)[4], (int)sizeof kb);
    printf("%s %s\n", one.n->b, one.n->n->b); static int counter = K + 1; counter++;
    printf("%d\n", counter); return two.n->n->a;
}
