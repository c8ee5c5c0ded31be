#include <stdio.h>
union reg { unsigned v; struct { unsigned lo : 8, mid : 16, hi : 8; } f; struct { int s : 4; } g; unsigned char b[4]; };
union one { unsigned a : 3; unsigned b : 7; };
struct outer { int k; union { unsigned raw; struct { unsigned en : 1, mode : 3, : 4, cnt : 8; }; }; };
int main(void) {
    union reg r = { 0x12345678 };
    printf("%x %x %x %d\n", r.f.lo, r.f.mid, r.f.hi, r.g.s);
    r.f.mid = 0xbeef; printf("%x\n", r.v); r.f.hi = 0xff; printf("%x\n", r.v); r.g.s = -1; printf("%x\n", r.v);
    for (int i = 0; i < 4; i++) printf("%02x ", r.b[i]); puts("");
    r.b[1] = 0; printf("%x\n", r.f.mid);
    union one o; o.b = 0; o.b = 0x7f; printf("%u\n", o.a); o.a = 0; printf("%u\n", o.b); printf("%d\n", (int)sizeof o);
    struct outer u = { 1, { 0 } }; u.en = 1; u.mode = 5; u.cnt = 0xab; printf("%x\n", u.raw);
    u.raw = 0x730; printf("%u %u %u\n", u.en, u.mode, u.cnt);
    struct outer w = { .k = 3, .mode = 2 }; printf("%x\n", w.raw);
    return u.mode;
}
