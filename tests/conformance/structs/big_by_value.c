#include <stdio.h>
struct big { int a[40]; double d; char s[12]; };
static struct big make(int k) {
    struct big b;
    for (int i = 0; i < 40; i++) b.a[i] = i * k;
    b.d = k / 4.0; sprintf(b.s, "k=%d", k); return b;
}
static int total(struct big b) { int t = 0; for (int i = 0; i < 40; i++) { t += b.a[i]; b.a[i] = 0; } return t; }
static struct big chain(struct big b, int n) { if (n == 0) return b; b.a[n] += 1000; b.d += 1; return chain(b, n - 1); }
static struct big pick(int c, struct big x, struct big y) { return c ? x : y; }
struct wrap { struct big b; int z; } g;
int main(void) {
    struct big x = make(3); printf("%d %g %s\n", total(x), x.d, x.s); printf("%d\n", total(x));
    printf("%d\n", total(make(5)));
    struct big y = chain(x, 4); printf("%d %d %g\n", total(y), total(x), y.d);
    printf("%s %s\n", pick(0, x, make(9)).s, pick(1, x, y).s);
    g.b = make(7); g.z = 1; struct wrap h = g; h.b.a[39] = -1;
    printf("%d %d\n", g.b.a[39], h.b.a[39]); printf("%d\n", make(2).a[20]);
    struct big (*fp)(int) = make; printf("%g\n", fp(6).d);
    struct big arr[2] = { make(1), make(2) }; arr[0] = arr[1]; printf("%d\n", arr[0].a[10]);
    return total(h.b) & 127;
}
