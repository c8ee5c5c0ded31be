#include <stdio.h>
#include <stdint.h>
union u { uint32_t w; uint16_t h[2]; uint8_t b[4]; float f; int32_t s; };
union v { long long q; struct { unsigned lo; int hi; } p; double d; };
int main(void) {
    union u x = { 0x01020304 }; printf("%x %x %x %x\n", x.h[0], x.h[1], x.b[0], x.b[3]);
    x.b[0] = 0xff; printf("%x\n", x.w); x.h[1] = 0xabcd; printf("%x %d\n", x.w, x.s);
    x.f = 1.0f; printf("%08x\n", x.w); x.w |= 0x80000000; printf("%g\n", x.f); x.s = -1;
    printf("%u %d %d\n", x.w, x.h[1], x.b[2]);
    union v y = { -2 }; printf("%x %d\n", y.p.lo, y.p.hi); y.p.lo = 0; printf("%lld\n", y.q);
    y.d = 2.0; printf("%x %x\n", y.p.hi, y.p.lo); y.q = 0x4008000000000000; printf("%g\n", y.d);
    union u a[3] = { { 1 }, { .f = 2.0f }, { .b = { 1, 2, 3, 4 } } };
    for (int i = 0; i < 3; i++) printf("%08x ", a[i].w);
    puts("");
    union u z = a[2], *p = &z; p->b[3] ^= 0xff; printf("%x %x\n", z.w, a[2].w);
    printf("%d %d\n", (int)sizeof z, (int)sizeof y);
    printf("%d\n", (void *)&z.w == (void *)&z.b[0] && (void *)&z == (void *)&z.f); return z.b[1];
}
