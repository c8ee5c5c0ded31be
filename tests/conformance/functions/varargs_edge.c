#include <stdio.h>
#include <stdarg.h>
#include <stddef.h>
struct s1 { char c; };
struct s3 { char c[3]; };
struct d2 { double a, b; };
union u { int i; double d; };
struct big { long v[5]; };
static void f(int n, ...) {
    va_list ap; va_start(ap, n);
    struct s1 a = va_arg(ap, struct s1); int i = va_arg(ap, int);
    struct s3 b = va_arg(ap, struct s3); double d = va_arg(ap, double);
    struct d2 e = va_arg(ap, struct d2); union u u = va_arg(ap, union u);
    struct big g = va_arg(ap, struct big); long double l = va_arg(ap, long double);
    int *p = va_arg(ap, int *); int (*fn)(const char *) = va_arg(ap, int (*)(const char *));
    unsigned long long q = va_arg(ap, unsigned long long); size_t z = va_arg(ap, size_t);
    va_end(ap);
    printf("%c %d %c%c%c %g %g %g %d %ld %Lg %d %llu %d\n", a.c, i, b.c[0], b.c[1], b.c[2], d, e.a, e.b, u.i, g.v[4], l, *p, q, (int)z);
    fn("called");
}
static const char *nth(int n, ...) {
    va_list ap; va_start(ap, n); const char *s = NULL;
    while (n-- >= 0) s = va_arg(ap, const char *);
    va_end(ap); return s;
}
static int until(int first, ...) {
    int s = first; va_list ap; va_start(ap, first);
    for (int v; (v = va_arg(ap, int)) != -1;) s = s * 2 + v;
    va_end(ap); return s;
}
static void pass(int n, va_list *ap) { while (n--) printf("%d ", va_arg(*ap, int)); }
static void split(int n, ...) {
    va_list ap; va_start(ap, n); pass(n, &ap); printf("| %s\n", va_arg(ap, char *)); va_end(ap);
    va_start(ap, n); printf("again %d\n", va_arg(ap, int)); va_end(ap);
}
static int fmt(char *b, const char *f, va_list ap) {
    va_list c; va_copy(c, ap); int n = vsnprintf(NULL, 0, f, ap); vsprintf(b, f, c); va_end(c);
    return n;
}
static int wrap(char *b, const char *f, ...) {
    va_list ap; va_start(ap, f); int n = fmt(b, f, ap); va_end(ap); return n;
}
int main(void) {
    int x = 77;
    f(12, (struct s1){ 'a' }, 5, (struct s3){ "bcd" }, 1.5, (struct d2){ 2.5, 3.5 }, (union u){ 9 }, (struct big){ { 1, 2, 3, 4, 5 } }, 0.25L, &x, puts, 1ull << 63, sizeof(int));
    printf("%s %s\n", nth(0, "zero"), nth(3, "a", "b", "c", "d"));
    printf("%d %d\n", until(5, -1), until(1, 0, 1, 1, -1));
    split(3, 1, 2, 3, "rest");
    char b[64]; int n = wrap(b, "%d|%s|%g|%c", 12, "str", 0.5, 'x'); printf("%d %s\n", n, b);
    return until(1, 2, 3, -1);
}
