#include <stdio.h>
#include <string.h>
#include <stdint.h>
static uint32_t fb(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }
static uint64_t db(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static double mk(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }
union fu { float f; uint32_t u; struct { uint32_t m : 23, e : 8, s : 1; } b; };
int main(void) {
    printf("%08x %08x %08x\n", fb(1), fb(-0.0f), fb(0.1f)); printf("%08x %08x\n", fb(3.4028235e38f), fb(1e-45f));
    printf("%016llx %016llx\n", (unsigned long long)db(1), (unsigned long long)db(-2.5));
    printf("%016llx\n", (unsigned long long)db(0.1)); printf("%016llx\n", (unsigned long long)db(1e308 * 10));
    printf("%g %g\n", mk(0x3ff8000000000000), mk(0x4024000000000000)); printf("%g\n", mk(1));
    printf("%.17g\n", mk(0x7fefffffffffffff));
    union fu x = { 6.5f }; printf("%u %u %x\n", x.b.s, x.b.e, x.b.m); x.b.s = 1;
    printf("%g\n", x.f); x.b.e++; printf("%g\n", x.f); x.u &= 0x7fffffff; printf("%g\n", x.f);
    unsigned char c[8]; double d = 123.456; memcpy(c, &d, 8);
    for (int i = 7; i >= 0; i--) printf("%02x", c[i]);
    puts("");
    float a = 1.0f; for (int i = 0; i < 3; i++) { uint32_t u = fb(a); u++; memcpy(&a, &u, 4); } printf("%.9g\n", a);
    printf("%d\n", db(0.0) == db(-0.0)); printf("%d\n", 0.0 == -0.0); printf("%d\n", fb(0.5f) == 126u << 23);
    long double l = 1.0L; unsigned char lb[sizeof l]; memcpy(lb, &l, sizeof l);
    for (int i = 9; i >= 0; i--) printf("%02x", lb[i]);
    puts("");
    return (int)(db(1.0) >> 60);
}
