#include <stdio.h>
#include <stdlib.h>
static inline int sq(int x) { return x * x; }
static inline __attribute__((always_inline)) int cube(int x) { return sq(x) * x; }
extern inline __attribute__((gnu_inline)) int gi(int x) { return x; }
int gi(int x) { return x + 1; }
inline int plain(int);
int plain(int x) { return -x; }
static _Noreturn void die(int code) { printf("dying %d\n", code); exit(code); }
__attribute__((noreturn)) static void die2(void) { die(7); }
static __attribute__((unused, noinline, const)) int attr(int a) { return a & 1; }
static int check(int x) { if (x > 100) die2(); return x; }
static void v(void) { return; }
static int empty(void) { for (;;) return 3; }
static void vv(int *p) { if (*p) { *p = 0; return v(); } *p = 1; }
int main(void) {
    printf("%d %d\n", sq(5), cube(3)); printf("%d %d\n", gi(1) > 0, plain(4));
    printf("%d\n", attr(7)); printf("%d\n", check(50)); int k = 5; vv(&k); printf("%d\n", k);
    vv(&k); printf("%d\n", k); printf("%d\n", empty()); printf("%d\n", sq(sq(2)) + sq(1 + 2));
    check(101); printf("not reached\n"); return 0;
}
