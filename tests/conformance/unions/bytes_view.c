#include <stdio.h>
#include <string.h>
#include <stdint.h>
union v { uint8_t b[16]; uint16_t h[8]; uint32_t w[4]; uint64_t q[2]; struct { uint32_t r, g; } p[2]; };
static void dump(const union v *v) {
    for (int i = 0; i < 16; i++) printf("%02x%s", v->b[i], i == 15 ? "\n" : i % 4 == 3 ? " " : "");
}
int main(void) {
    union v v; for (int i = 0; i < 16; i++) v.b[i] = i * 17; dump(&v);
    printf("%x %x %llx\n", v.h[1], v.w[2], (unsigned long long)v.q[1]); printf("%x %x\n", v.p[1].r, v.p[0].g);
    v.w[0] = 0xdeadbeef; v.h[7] = 0x1234; dump(&v);
    v.q[0] += 0x100000000ull; dump(&v); v.p[1].g ^= 0xffffffff; dump(&v);
    for (int i = 0; i < 8; i++) v.h[i] = (uint16_t)(v.h[i] << 8 | v.h[i] >> 8); dump(&v);
    union v c = v; memset(&c, 0, 8); printf("%d\n", memcmp(&c.q[1], &v.q[1], 8)); dump(&c);
    union v *arr[2] = { &v, &c }; arr[1]->b[3] = 0x80; printf("%d\n", (int32_t)arr[1]->w[0] < 0);
    union { float f; struct { unsigned char lo[3]; signed char hi; } s; } f = { -1.0f };
    printf("%d %d\n", f.s.hi, f.s.lo[2]); f.s.hi = 0x3f; printf("%g\n", f.f);
    union { double d; unsigned u[2]; } d = { 1.0 }; d.u[1] |= 0x80000000u; printf("%g\n", d.d);
    union { void *p; uintptr_t u; } p = { &v }; printf("%d\n", p.u == (uintptr_t)&v); p.u += 4;
    printf("%d\n", *(uint8_t *)p.p == v.b[4]);
    return c.b[3];
}
