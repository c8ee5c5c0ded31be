#include <stdio.h>
struct f { unsigned a : 3; signed b : 3; int c : 5; unsigned d : 1; unsigned e : 20; };
int main(void) {
    struct f x = { 7, 3, -16, 1, 0xfffff };
    printf("%d %d %d %d %d %d\n", x.a, x.b, x.c, x.d, x.e, (int)sizeof x);
    x.a++; printf("%d\n", x.a); x.a--; printf("%d\n", x.a);
    x.b = 4; printf("%d\n", x.b); x.b = 7; printf("%d\n", x.b); x.b = 8; printf("%d\n", x.b);
    x.c = 15; x.c++; printf("%d\n", x.c); x.c = -17; printf("%d\n", x.c);
    x.d += 1; printf("%d\n", x.d); x.e += 1; printf("%d\n", x.e);
    printf("%d\n", x.a = 13); printf("%d\n", x.b = 13); printf("%d\n", (x.a = 9) + 100);
    x.a = 2; x.a <<= 1; printf("%d\n", x.a); x.a |= 1; printf("%d\n", x.a); x.a ^= 7;
    printf("%d\n", x.a); x.a *= 5; printf("%d\n", x.a);
    x.e = 0x12345; x.e >>= 4; printf("%x\n", x.e); x.e %= 100; printf("%d\n", x.e);
    printf("%d\n", x.e++); printf("%d\n", --x.e);
    printf("%d\n", x.a - 5 < 0);
    x.d = 0; x.d--; printf("%d\n", x.d); x.d = 0.9; printf("%d\n", x.d); x.d = !x.d; printf("%d\n", x.d);
    return x.e;
}
