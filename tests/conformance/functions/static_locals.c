int printf(const char *, ...);
static int counter(void) { static int n; return ++n; }
static int *cell(void) { static int c = 40; return &c; }
static int two(int which) { if (which) { static int v = 10; return v++; } else { static int v = 20; return v--; } }
static unsigned rnd(void) { static unsigned s = 1; s = s * 1103515245u + 12345u; return s >> 16 & 0x7fff; }
static const char *name(int i) { static const char *const t[] = { "zero", "one", "two" }; return t[i]; }
static char *fmt(int i) {
    static char bufs[2][8]; static int k; char *b = bufs[k++ % 2]; b[0] = '0' + i; b[1] = 0;
    return b;
}
static int depth(int n) {
    static int max; static int cur; cur++;
    if (cur > max) max = cur;
    if (n) depth(n - 1);
    cur--; return max;
}
static int memo(int n) {
    static int m[40];
    if (n < 2) return n;
    if (m[n]) return m[n];
    return m[n] = memo(n - 1) + memo(n - 2);
}
int main(void) {
    counter(); counter(); printf("%d\n", counter()); *cell() += 2; printf("%d\n", *cell());
    printf("%d ", two(0)); printf("%d ", two(1)); printf("%d ", two(0)); printf("%d\n", two(1));
    for (int i = 0; i < 4; i++) printf("%u ", rnd());
    printf("\n"); printf("%s %s\n", name(2), name(0)); char *a = fmt(1), *b = fmt(2);
    printf("%s %s\n", a, b); printf("%d\n", depth(5)); printf("%d\n", depth(2));
    printf("%d\n", memo(39));
    for (int i = 0; i < 3; i++) { static int acc = 100; int tmp = 0; acc += i; tmp += i; printf("%d %d\n", acc, tmp); }
    return counter();
}
