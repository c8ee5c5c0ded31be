#include <stdio.h>
static int *keep; static int s(void) { static int hold = 5; keep = &hold; return hold; }
static int use(const int *p) { return *p * 2; }
int main(void) {
    int *p; { static int in = 3; p = &in; } printf("%d\n", *p);
    { int t = 8; p = &t; printf("%d\n", use(p)); } int u = 4; p = &u; printf("%d\n", *p); s();
    *keep = 9; printf("%d\n", s()); int total = 0;
    for (int i = 0; i < 4; i++) { int loc; loc = i * 3; int *q = &loc; total += *q; }
    printf("%d\n", total);
    for (int i = 0; i < 3; i++) { int a[3] = { i }; a[1] += 1; total += a[0] + a[1] + a[2]; }
    printf("%d\n", total); const char *lit; { lit = "literal outlives block"; } puts(lit);
    int n = 0; again: { int v[4]; v[n] = n; total += v[n]; }
    if (++n < 4) goto again;
    printf("%d\n", total); int *r[3]; int store[3];
    for (int i = 0; i < 3; i++) { store[i] = i + 1; r[i] = &store[i]; }
    printf("%d\n", *r[0] + *r[1] * *r[2]); struct { int k; } a = { 1 }, *b = &a;
    { struct { int k; } a2 = { 2 }; b->k += a2.k; } printf("%d\n", a.k); return total;
}
