int printf(const char *, ...);
static int log_(int id, int v) { printf("<%d>", id); return v; }
int main(void) {
    int a = 0, b = 0; int r;
    r = log_(1, 1) && log_(2, 0) && log_(3, 1); printf(" %d\n", r);
    r = log_(1, 0) || log_(2, 5) || log_(3, 1); printf(" %d\n", r);
    r = log_(1, 1) || log_(2, 1) && log_(3, 1); printf(" %d\n", r);
    r = (log_(1, 0) || log_(2, 0)) && log_(3, 1); printf(" %d\n", r);
    r = (log_(1, 7), log_(2, 8), log_(3, 9)); printf(" %d\n", r);
    a = 1, b = 2; printf("%d %d\n", a, b); a = (1, 2); printf("%d\n", a);
    r = a++ && a++ && a++; printf("%d %d\n", a, r); r = (a = 0) && (b = 100);
    printf("%d %d %d\n", a, b, r); r = a || (b = 50); printf("%d %d\n", b, r);
    int *p = 0;
    if (p && *p) printf("bad\n");
    if (!p || *p) printf("ok\n");
    int arr[3] = { 1, 2, 3 }; int i = 5;
    if (i < 3 && arr[i]) printf("bad\n");
    r = !log_(1, 0) ? log_(2, 20) : log_(3, 30); printf(" %d\n", r);
    for (a = 0, b = 10; a < b; a++, b--) ;
    printf("%d %d\n", a, b); i = 0; r = (i++, i++, i); printf("%d\n", r);
    i = (i = 5, i * 2) + 1; printf("%d\n", i); r = 0 && 1 || 1; printf("%d\n", r);
    r = 1 || (1 / (a - a), 0); printf("%d\n", r);
    while (log_(7, a-- > 3)) ;
    printf("\n");
    if (a, b, 0) r = 9;
    return r + a;
}
