int printf(const char *, ...);
static int f(int x) {
    int r = 0;
    switch (x) { default: r += 100; case 1: r += 1; break; case 2: r += 2; case 3: r += 3; }
    return r;
}
static int g(unsigned char c) {
    switch (c) { case 'a' ... 'f': return c - 'a' + 10; case '0' ... '9': return c - '0'; case 255: return 1000; }
    return -1;
}
static int h(long long q) {
    switch (q) { case 0x100000000LL: return 1; case 0: return 2; case -1: return 3; }
    return 4;
}
static int m(int x, int y) {
    switch (x) { case 0: switch (y) { case 0: return 1; default: break; case 1: return 2; } break; case 1: { int t = y; if (t) break; return 3; } default: return 9; }
    return 5;
}
static int k(int x) {
    int n = 0;
    switch (x) { int z; case 0: z = 5; n += z; break; case 1: if (n) { case 2: n += 10; } else n += 20; break; }
    return n;
}
int main(void) {
    for (int i = 0; i < 5; i++) printf("%d ", f(i));
    printf("\n"); printf("%d %d %d %d %d\n", g('c'), g('7'), g('z'), g('g'), g(-1));
    printf("%d %d %d %d\n", h(1LL << 32), h(0), h(-1), h(4294967295LL));
    printf("%d %d %d %d %d %d\n", m(0, 0), m(0, 1), m(0, 2), m(1, 0), m(1, 1), m(2, 2));
    printf("%d %d %d %d\n", k(0), k(1), k(2), k(3));
    switch (3) case 3: printf("single\n");
    switch (5) { }
    switch ('a') { case 97: printf("ninety-seven\n"); }
    enum e { A, B, C } e = B;
    switch (e) { case A: case B: printf("AB\n"); case C: printf("C\n"); }
    switch (-1) { case 4294967295u: printf("conv\n"); break; default: printf("no\n"); }
    int n = 0;
    switch (n++) { case 0: printf("n=%d\n", n); }
    _Bool b = 1;
    switch (b) { case 1: printf("true\n"); }
    switch (sizeof(int)) { case 4: printf("four\n"); }
    int loops = 0;
    while (loops < 3) switch (loops) { case 0: loops = 2; continue; case 2: loops++; break; default: loops = 10; }
    return loops + f(7);
}
