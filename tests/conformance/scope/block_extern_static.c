int printf(const char *, ...);
static int cnt = 1; int pub = 2;
static int f(void) { static int cnt = 10; cnt++; { static int cnt = 100; cnt++; return cnt; } }
static int g(void) {
    extern int pub; int r = pub;
    { int pub = 50; { extern int pub; pub += 1; r += pub; } r += pub; } return r;
}
static int h(int cnt) { { int cnt = 3; (void)cnt; } for (int cnt = 0; cnt < 2; cnt++) { } return cnt; }
typedef int num; static num k(num num) { return num * 2; }
static int each(void) {
    int s = 0;
    for (int i = 0; i < 3; i++) { static int persists; int fresh = 0; persists++; fresh++; s += persists * 10 + fresh; }
    return s;
}
int main(void) {
    printf("%d\n", f()); printf("%d\n", f()); printf("%d\n", cnt);
    printf("%d\n", g()); printf("%d\n", g()); printf("%d\n", pub);
    printf("%d %d\n", h(7), k(4)); printf("%d\n", each()); printf("%d\n", each());
    int a = 1;
    { int b = a + 1; { int a = b + 1; { int b = a + 1; printf("%d %d\n", a, b); } printf("%d %d\n", a, b); } printf("%d %d\n", a, b); }
    struct s { int a; } s = { 1 };
    { struct s { char a, b; } s = { 1, 2 }; printf("%d %d\n", (int)sizeof s, s.b); }
    printf("%d\n", (int)sizeof s);
    enum { X = 1 }; { enum { X = X + 1 }; printf("%d\n", X); } printf("%d\n", X);
    if (sizeof(struct in { int z; }) > 0) { struct in v = { 5 }; printf("%d\n", v.z); }
    return cnt + pub;
}
