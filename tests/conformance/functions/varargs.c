#include <stdio.h>
#include <stdarg.h>
#include <string.h>
static int sum(int n, ...) {
    va_list ap; va_start(ap, n); int s = 0;
    while (n--) s += va_arg(ap, int);
    va_end(ap); return s;
}
static void all(const char *f, ...) {
    va_list ap; va_start(ap, f);
    for (; *f; f++) switch (*f) { case 'i': printf("i%d ", va_arg(ap, int)); break; case 'u': printf("u%u ", va_arg(ap, unsigned)); break; case 'l': printf("l%ld ", va_arg(ap, long)); break; case 'q': printf("q%lld ", va_arg(ap, long long)); break; case 'd': printf("d%g ", va_arg(ap, double)); break; case 'L': printf("L%Lg ", va_arg(ap, long double)); break; case 's': printf("s%s ", va_arg(ap, char *)); break; case 'p': printf("p%d ", *va_arg(ap, int *)); break; case 'c': printf("c%c ", va_arg(ap, int)); break; }
    va_end(ap); puts("");
}
static int vsum(int n, va_list ap) { int s = 0; while (n--) s += va_arg(ap, int); return s; }
static int twice(int n, ...) {
    va_list a, b; va_start(a, n); va_copy(b, a); int s = vsum(n, a) * 1000 + vsum(n, b);
    va_end(a); va_end(b); return s;
}
struct pt { int x, y; };
struct big { double d[4]; char c; };
static int structs(int n, ...) {
    va_list ap; va_start(ap, n); struct pt p = va_arg(ap, struct pt);
    struct big b = va_arg(ap, struct big); int k = va_arg(ap, int); va_end(ap);
    return p.x + p.y + (int)b.d[3] + b.c + k;
}
static void out(char *b, int n, const char *f, ...) { va_list ap; va_start(ap, f); vsnprintf(b, n, f, ap); va_end(ap); }
int main(void) {
    printf("%d %d\n", sum(0), sum(5, 1, 2, 3, 4, 5)); int v = 77; char ch = 'x'; short sh = -3;
    float fl = 1.5f; unsigned char uc = 200; _Bool bo = 1;
    all("iiiidd", ch, sh, uc, bo, fl, 2.25);
    all("lqLspc", -5L, 1LL << 40, 2.5L, "str", &v, 'z');
    all("idididididididid", 1, .5, 2, 1.5, 3, 2.5, 4, 3.5, 5, 4.5, 6, 5.5, 7, 6.5, 8, 7.5);
    all("dddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.);
    all("iqlui", 1, -2LL, 3L, 4u, -5); printf("%d\n", twice(3, 1, 2, 3));
    printf("%d\n", structs(3, (struct pt){ 1, 2 }, (struct big){ { 0, 0, 0, 40 }, 5 }, 100));
    char b[16]; out(b, sizeof b, "%d-%s-%c", 12, "ab", 'q'); puts(b);
    out(b, 5, "%s", "truncate"); puts(b); return sum(3, 10, 20, 12);
}
