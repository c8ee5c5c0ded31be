int printf(const char *, ...);
int main(void) {
    int a = 5, b = 0; double z = 0.0, nz = 1e-300; void *p = 0; int *q = &a;
    printf("%d %d %d\n", a && b, a || b, !a);
    printf("%d %d %d %d\n", !z, !nz, !p, !q);
    printf("%d %d\n", nz && q, z || p);
    printf("%d %d\n", !!a, !!!b);
    printf("%d\n", a == 5 == 1);
    printf("%d\n", 3 > 2 > 1);
    printf("%d\n", 1 < 2 < 3);
    printf("%d\n", -3 < -2 < -1);
    printf("%d\n", (a > 3) + (a > 4) + (a > 5));
    printf("%d\n", a != b != a);
    printf("%d\n", -!a + -!b);
    printf("%d\n", 0x100000000LL && 1);
    printf("%d\n", !0x100000000LL);
    if (0x100000000LL) printf("yes\n"); else printf("no\n");
    printf("%d\n", (0.1f && 0.1) * 10);
    printf("%d\n", 1 || (b = 7)); printf("%d\n", b);
    printf("%d\n", 0 && (b = 7)); printf("%d\n", b);
    return a && (b || a);
}
