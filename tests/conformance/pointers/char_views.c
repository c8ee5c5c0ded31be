#include <stdio.h>
#include <stdint.h>
int main(void) {
    uint32_t v = 0x11223344; unsigned char *b = (unsigned char *)&v;
    for (int i = 0; i < 4; i++) printf("%02x ", b[i]);
    puts(""); b[1] = 0xff; printf("%x\n", v); *b ^= 0xff; printf("%x\n", v);
    int a[3] = { -1, 256, 65536 }; const signed char *c = (const signed char *)a; int nz = 0;
    for (unsigned i = 0; i < sizeof a; i++) nz += c[i] != 0;
    printf("%d %d %d %d\n", nz, c[0], c[5], c[10]);
    double d = -2.0; unsigned char *p = (unsigned char *)&d;
    printf("%02x %02x %02x\n", p[7], p[6], p[0]); p[7] &= 0x7f; printf("%g\n", d);
    long long q = 0;
    for (unsigned i = 0; i < sizeof q; i++) ((unsigned char *)&q)[i] = i + 1;
    printf("%llx\n", q);
    struct { short a; short b; } s = { 0x0102, 0x0304 }; b = (void *)&s; unsigned sum = 0;
    for (unsigned i = 0; i < sizeof s; i++) sum = sum << 8 | b[i];
    printf("%x\n", sum); void *ptr = &v; unsigned char save[sizeof ptr];
    for (unsigned i = 0; i < sizeof ptr; i++) save[i] = ((unsigned char *)&ptr)[i];
    void *back;
    for (unsigned i = 0; i < sizeof back; i++) ((unsigned char *)&back)[i] = save[i];
    printf("%x\n", *(uint32_t *)back);
    int end = 1; puts(*(char *)&end ? "little" : "big"); float f = 0; *((char *)&f + 3) = 0x40;
    printf("%g\n", f); char txt[] = "ABCD"; unsigned w = 0;
    for (int i = 3; i >= 0; i--) w = w << 8 | (unsigned char)txt[i];
    printf("%x\n", w); _Bool t = 1; printf("%d\n", *(unsigned char *)&t); return p[6];
}
