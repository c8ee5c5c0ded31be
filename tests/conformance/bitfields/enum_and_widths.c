#include <stdio.h>
enum st { IDLE, RUN = 3, STOP = 5 };
struct w { enum st s : 3; long long q : 48; char c : 2; unsigned char u : 2; short h : 15; int full : 32; };
int main(void) {
    struct w x = { STOP, -5, 1, 3, -1, -7 };
    printf("%d %lld %d %d %d %d\n", x.s, (long long)x.q, x.c, x.u, x.h, x.full);
    x.s = 7; printf("%d\n", x.s); x.s = RUN; printf("%d\n", x.s == RUN);
    x.q = 1LL << 46; printf("%lld\n", (long long)x.q); x.q <<= 1;
    printf("%lld\n", (long long)x.q); x.q = 0x7fffffffffffLL; x.q++;
    printf("%lld\n", (long long)x.q);
    x.c = 2; printf("%d\n", x.c); x.c = -1; printf("%d\n", x.c); x.u = -1; printf("%d\n", x.u);
    x.h = 16383; x.h++; printf("%d\n", x.h); x.full = 2147483647; printf("%d\n", x.full);
    x.full = 0x80000000; printf("%d\n", x.full);
    switch (x.s) { case IDLE: puts("idle"); break; case RUN: puts("run"); break; default: puts("other"); }
    printf("%d\n", (int)sizeof(struct { int a : 1; }));
    printf("%d\n", (int)sizeof(struct { char a : 1; }));
    printf("%d\n", (int)sizeof(struct { long long a : 1; }));
    printf("%d\n", (int)sizeof(struct { short a : 10; short b : 10; }));
    printf("%d\n", (int)sizeof(struct { char a; int b : 24; }));
    printf("%d\n", (int)sizeof(struct { char a; int b : 25; }));
    struct { int : 4; } *none = 0; printf("%d\n", none == 0);
    return x.u * x.u;
}
