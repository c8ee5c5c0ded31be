#include <stdio.h>
enum a { A = -1, B };
enum b { C = 1u };
enum big { D = 0xFFFFFFFF };
enum huge { E = 1LL << 40, F = 1 };
typedef enum { X, Y, Z } xyz;
struct s { enum a e; xyz f; };
static xyz nxt(xyz x) { return (xyz)((x + 1) % 3); }
static const char *nm(xyz x) { switch (x) { case X: return "X"; case Y: return "Y"; case Z: return "Z"; } return "?"; }
int main(void) {
    printf("%d %d %d %d\n", (int)sizeof(enum a), (int)sizeof(enum b), (int)sizeof(enum big), (int)sizeof(enum huge));
    enum a a = A; printf("%d\n", a < 0); enum b b = C; b -= 2; printf("%d\n", b > 0);
    printf("%d\n", (enum b)-1 > 0); printf("%u %d\n", D, D > 0);
    printf("%lld %d\n", (long long)E, (int)sizeof(F)); xyz x = X;
    for (int i = 0; i < 4; i++) { printf("%s ", nm(x)); x = nxt(x); }
    puts(""); printf("%s\n", nm(42)); int cnt[3] = { [Z] = 5, [X] = 7 };
    printf("%d %d %d\n", cnt[0], cnt[1], cnt[2]); struct s s = { B, Y }; s.f++;
    printf("%d %d\n", s.e, s.f); x = Y | 2; printf("%d\n", x); enum { L = 'a', M, N = L + 10 }
    l = N; printf("%c %c\n", l, M); unsigned char c = Z; printf("%d\n", c == Z); double d = Y;
    printf("%g\n", d); enum a *p = &a; *p = B; printf("%d\n", a); printf("%d\n", -Z);
    printf("%d\n", (int)sizeof(A)); printf("%d\n", X == A + 1); return N - L;
}
