int printf(const char *, ...);
int main(void) {
    int i, j, n = 0;
    for (i = 0; i < 5; i++) { if (i == 1) continue; if (i == 4) break; n += i; } printf("%d %d\n", i, n);
    i = 0; while (i < 10) { i++; if (i % 2) continue; if (i > 7) break; n += i; } printf("%d %d\n", i, n);
    i = 0; do { i++; if (i == 3) continue; n++; } while (i < 5); printf("%d %d\n", i, n);
    i = 5; do n++; while (0); printf("%d\n", n);
    for (i = 0, j = 10; i < j; i += 2, j--) ; printf("%d %d\n", i, j);
    for (;;) { if (++n > 50) break; } printf("%d\n", n);
    for (int i = 0; i < 3; i++) { int i = 7; n += i; } printf("%d %d\n", i, n);
    for (i = 0; i < 3; i++) for (j = 0; j < 3; j++) { if (j == i) break; n += 100; } printf("%d\n", n);
    i = 3; while (i--) printf("%d", i); printf(" %d\n", i);
    unsigned u; for (u = 3; u-- > 0;) printf("%u", u); printf(" %u\n", u);
    for (char c = 'a'; c < 'e'; ++c) printf("%c", c); printf("\n");
    do { if (n > 0) continue; printf("no\n"); } while (n -= n, n); printf("%d\n", n);
    for (i = 0; i < 10; i++) { switch (i) { case 3: continue; case 6: goto out; default: break; } n += i; }
    out: printf("%d %d\n", i, n);
    while (1) { do { n++; break; } while (1); if (n > 15) break; } return n;
}
