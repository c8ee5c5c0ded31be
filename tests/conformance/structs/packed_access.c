#include <stdio.h>
#include <string.h>
struct __attribute__((packed)) rec { unsigned char id; unsigned v; short s; double d; unsigned char tail[3]; };
int main(void) {
    struct rec r = { 1, 0x11223344, -2, 1.5, { 7, 8, 9 } }, q; unsigned char raw[sizeof r];
    printf("%d\n", (int)sizeof r); memcpy(raw, &r, sizeof r);
    for (unsigned i = 0; i < sizeof raw; i++) printf("%02x", raw[i]);
    puts("");
    r.v++; r.s *= 3; r.d += 0.25; printf("%x %d %g\n", r.v, r.s, r.d); q = r;
    printf("%x %d\n", q.v, memcmp(&q, &r, sizeof q));
    struct rec *p = &q; p->v = 0xdeadbeef; p->tail[2] = 0xff; memcpy(raw, p, sizeof raw);
    printf("%02x%02x%02x%02x %02x\n", raw[1], raw[2], raw[3], raw[4], raw[17]);
    struct rec arr[3]; memset(arr, 0, sizeof arr);
    for (int i = 0; i < 3; i++) { arr[i].id = i; arr[i].v = i * 1000; arr[i].d = i / 2.0; }
    double s = 0;
    for (int i = 0; i < 3; i++) s += arr[i].v * arr[i].d;
    printf("%g\n", s); printf("%d\n", (int)((char *)&arr[2] - (char *)&arr[0]));
    return arr[2].v & 0xff;
}
