#include <stdio.h>
#define min(a, b) ({ __auto_type _a = (a); __auto_type _b = (b); _a < _b ? _a : _b; })
struct s { int a; char b[5]; };
int main(void) {
    int x = 3; typeof(x) y = 4; __typeof__(x + 1.0) z = 2.5; typeof(int *) p = &x, q = &y;
    typeof(&x) r = p; typeof(x) arr[3] = { 1, 2, 3 };
    printf("%d %g %d %d %d\n", y, z, *p + *q, *r, arr[2]); printf("%d\n", (int)sizeof(typeof(arr)));
    struct s v = { 7, "abcd" }; typeof(v.b) w = "wxyz"; typeof(v) u = v; printf("%s %d %d\n", w, u.a, (int)sizeof w);
    __auto_type a = 1LL << 40; __auto_type f = 1.5f; __auto_type s = "str";
    printf("%lld %d %s %d\n", a, (int)sizeof f, s, (int)sizeof s == (int)sizeof(char *));
    printf("%d %g\n", min(3, 2), min(2.5, 7));
    typeof(int[4]) t = { 9, 8 }; printf("%d %d\n", t[1], (int)sizeof t);
    typeof(printf) *pf = printf; pf("%s\n", "via typeof"); int n = 3; typeof(int[n]) vla;
    n = 100; printf("%d\n", (int)(sizeof vla / sizeof(int))); int k = 0; typeof(k++) m = 5;
    printf("%d %d\n", k, m); const int c = 1; typeof(c) cc = 2; __auto_type cx = c; cx++;
    printf("%d %d\n", cc, cx); typeof(*p) deref = *p; deref++; printf("%d %d\n", x, deref);
    typeof(main) *mp = main; printf("%d\n", mp == main); char ch = 'a'; typeof(+ch) wide = 1000;
    typeof(ch) narrow = (char)1000; printf("%d %d\n", wide, narrow); return deref;
}
