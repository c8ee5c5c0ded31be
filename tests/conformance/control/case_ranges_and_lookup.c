int printf(const char *, ...);
static const char *kind(int c) {
    switch (c) { case '0' ... '9': return "digit"; case 'a' ... 'z': case 'A' ... 'Z': case '_': return "word"; case -128 ... -1: return "high"; case 0 ... 31: case 127: return "ctl"; default: return "punct"; } }
static int days(int m, int y) {
    switch (m) { case 2: return y % 4 == 0 && (y % 100 || y % 400 == 0) ? 29 : 28; case 4: case 6: case 9: case 11: return 30; case 1: case 3: case 5: case 7 ... 8: case 10: case 12: return 31; }
    return 0;
}
static int big(unsigned long long v) {
    switch (v) { case 0 ... 0xffffffffULL: return 1; case 0x100000000ULL ... 0xffffffffffffffffULL: return 2; }
    return 3;
}
int main(void) {
    for (const char *p = "a5_ Z\n~\x80"; *p; p++) printf("%s ", kind(*p));
    printf("\n");
    int t = 0;
    for (int m = 0; m <= 13; m++) t += days(m, 2024);
    printf("%d %d %d %d\n", t, days(2, 1900), days(2, 2000), days(2, 2023));
    printf("%d %d %d\n", big(0), big(1ull << 32), big(-1));
    int n = 0;
    for (int i = -3; i < 12; i++) switch (i) { case -2 ... 0: n += 1; break; case 5 ... 5: n += 10; continue; case 8 ... 10: n += 100; default: n += 1000; }
    printf("%d\n", n);
    return n % 251;
}
