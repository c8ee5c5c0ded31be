#include <stdio.h>
#include <string.h>
#include <stdint.h>
#define L 40
typedef struct { uint32_t d[L]; int n; } big;
static big from(uint32_t v) { big b; memset(&b, 0, sizeof b); b.d[0] = v; b.n = v != 0; return b; }
static big add(big a, const big *b) {
    uint64_t c = 0;
    for (int i = 0; i < L; i++) { c += (uint64_t)a.d[i] + b->d[i]; a.d[i] = (uint32_t)c; c >>= 32; if (a.d[i] && i >= a.n) a.n = i + 1; }
    return a;
}
static big mulw(big a, uint32_t m) {
    uint64_t c = 0;
    for (int i = 0; i < L; i++) { c += (uint64_t)a.d[i] * m; a.d[i] = (uint32_t)c; c >>= 32; if (a.d[i]) a.n = i + 1; }
    return a;
}
static big mul(const big *a, const big *b) {
    big r = from(0);
    for (int i = 0; i < a->n; i++) { uint64_t c = 0; for (int j = 0; i + j < L; j++) { c += (uint64_t)a->d[i] * b->d[j] + r.d[i + j]; r.d[i + j] = (uint32_t)c; c >>= 32; } }
    for (int i = 0; i < L; i++) if (r.d[i]) r.n = i + 1;
    return r;
}
static uint32_t divw(big *a, uint32_t m) {
    uint64_t r = 0;
    for (int i = a->n - 1; i >= 0; i--) { r = r << 32 | a->d[i]; a->d[i] = (uint32_t)(r / m); r %= m; } while (a->n && !a->d[a->n - 1]) a->n--;
    return (uint32_t)r;
}
static void show(big a) {
    char t[400]; int k = 399; t[k] = 0;
    if (!a.n) t[--k] = '0';
    while (a.n) { uint32_t r = divw(&a, 1000000000); for (int i = 0; i < 9 && (a.n || r); i++) { t[--k] = '0' + r % 10; r /= 10; } }
    puts(t + k);
}
int main(void) {
    big f = from(1);
    for (int i = 2; i <= 60; i++) f = mulw(f, i);
    show(f); big a = from(0), b = from(1);
    for (int i = 0; i < 300; i++) { big t = add(a, &b); a = b; b = t; }
    show(a); big p = from(3);
    for (int i = 0; i < 7; i++) p = mul(&p, &p);
    show(p); show(from(0)); big q = p; printf("%u\n", divw(&q, 97)); show(q);
    return (int)(divw(&f, 61) % 256);
}
