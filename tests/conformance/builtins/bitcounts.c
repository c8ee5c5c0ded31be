//@ models: lp64
#include <stdio.h>
int main(void) {
    unsigned v[] = { 1, 2, 3, 0x80, 0xffff, 0x80000000u, 0xffffffffu, 0x12345678 };
    for (int i = 0; i < 8; i++) printf("%x: pop %d clz %d ctz %d par %d ffs %d\n", v[i], __builtin_popcount(v[i]), __builtin_clz(v[i]), __builtin_ctz(v[i]), __builtin_parity(v[i]), __builtin_ffs((int)v[i]));
    unsigned long long w[] = { 1, 1ull << 40, ~0ull, 0x8000000000000000ull, 0x123456789abcdefull };
    for (int i = 0; i < 5; i++) printf("%llx: pop %d clz %d ctz %d par %d ffs %d\n", w[i], __builtin_popcountll(w[i]), __builtin_clzll(w[i]), __builtin_ctzll(w[i]), __builtin_parityll(w[i]), __builtin_ffsll((long long)w[i]));
    printf("%d %d %d\n", __builtin_ffs(0), __builtin_popcount(0), __builtin_parity(0));
    printf("%d %d %d\n", __builtin_clzl(1), __builtin_ctzl(8), __builtin_popcountl(-1L));
    printf("%d %d %d\n", __builtin_clrsb(0), __builtin_clrsb(-1), __builtin_clrsb(1));
    printf("%d\n", __builtin_clrsbll(-256)); return __builtin_popcount(0xdeadbeef);
}
