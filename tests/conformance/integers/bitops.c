#include <stdio.h>
static unsigned rev(unsigned x) {
    unsigned r = 0;
    for (int i = 0; i < 32; i++) { r = r << 1 | (x & 1); x >>= 1; }
    return r;
}
static int pop(unsigned x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
static unsigned rotl(unsigned x, int k) { k &= 31; return x << k | x >> (-k & 31); }
int main(void) {
    printf("%x %x\n", rev(1), rev(0x12345678));
    printf("%d %d %d\n", pop(0), pop(-1), pop(0xf0f0));
    for (int i = 0; i <= 32; i += 8) printf("%x ", rotl(0x80000001, i));
    puts("");
    printf("%d\n", 6 & 3 | 8 ^ 12);
    printf("%d\n", 1 | 2 == 2);
    printf("%d\n", (5 & 6) == 4);
    printf("%d\n", ~0 == -1);
    printf("%d %u\n", ~0u > 0, ~5u);
    printf("%d\n", -5 & 0xff);
    printf("%llx\n", ~0xffULL);
    printf("%llx\n", ~0xffU & 0xfffffffffULL);
    printf("%llx\n", ~0xff & 0xfffffffffULL);
    unsigned short s = 0xf0f0; s = ~s; printf("%x\n", s);
    printf("%d\n", (short)~0x7fff);
    int x = 5, y = 9; x ^= y; y ^= x; x ^= y; printf("%d %d\n", x, y);
    printf("%d %d\n", x & -x, 48 & -48);
    printf("%d\n", !!(x & 1) + !x + !!y);
    return pop(0xdeadbeef);
}
