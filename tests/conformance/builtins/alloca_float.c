#include <stdio.h>
#include <alloca.h>
#include <string.h>
#include <math.h>
static int f(int n) {
    int *p = alloca(n * sizeof *p);
    for (int i = 0; i < n; i++) p[i] = i;
    int s = 0;
    for (int i = 0; i < n; i++) s += p[i];
    return s;
}
static char *join(char *out, const char *a, const char *b) {
    char *t = __builtin_alloca(strlen(a) + strlen(b) + 1); strcpy(t, a); strcat(t, b);
    return strcpy(out, t);
}
int main(void) {
    printf("%d %d\n", f(10), f(100)); char b[20]; puts(join(b, "foo", "bar"));
    struct node { int v; struct node *n; } *h = 0;
    for (int i = 0; i < 5; i++) { struct node *k = alloca(sizeof *k); k->v = i * i; k->n = h; h = k; }
    int s = 0;
    for (; h; h = h->n) s = s * 3 + h->v;
    printf("%d\n", s);
    double inf = __builtin_inf(), nan = __builtin_nan(""), big = __builtin_huge_val();
    printf("%d %d %d\n", inf > 1e308, nan != nan, big == inf);
    printf("%d %d %d\n", isgreater(2.0, 1.0), isgreater(nan, 1.0), isless(1.0, 2.0));
    printf("%d %d %d\n", isgreaterequal(2.0, 2.0), islessequal(2.0, 2.0), islessgreater(2.0, 2.0));
    printf("%d %d\n", isunordered(nan, 1.0), isunordered(1.0, 2.0));
    printf("%d %d\n", __builtin_isless(1.0, nan), __builtin_isunordered(nan, nan));
    printf("%d %d %d\n", !!__builtin_isnan(nan), !!__builtin_isinf(-inf), !!__builtin_isfinite(1.0));
    printf("%g %g\n", __builtin_fabs(-2.5), __builtin_copysign(3.0, -0.0));
    printf("%d\n", __builtin_isinf_sign(-inf));
    printf("%d %d\n", !!__builtin_signbit(-1.0), !!__builtin_signbit(1.0));
    printf("%g %g\n", (double)__builtin_inff(), (double)__builtin_huge_valf());
    printf("%d\n", __builtin_fpclassify(0, 1, 2, 3, 4, 1.0)); return f(5);
}
