int printf(const char *, ...);
int x = 1;
static int y = 2;
int f(int x) { if (x) { int x = 30; x++; { extern int x; x += 100; } return x; } return x; }
int g(void) { return x; }
int main(void) {
    printf("%d\n", x); printf("%d\n", f(1)); printf("%d\n", g()); int x = 5;
    { int x = x = 6; printf("%d\n", x); { static int x = 7; x++; printf("%d\n", x); } printf("%d\n", x); }
    printf("%d %d\n", x, g());
    for (int x = 0; x < 2; x++) { int y = x + 10; printf("%d ", y); int x = 99; printf("%d\n", x); }
    printf("%d %d\n", x, y); { extern int x; printf("%d\n", x); x = 55; }
    printf("%d %d\n", x, g()); int y = y = 3;
    { int *p = &y; int y = 4; *p = 8; printf("%d\n", y); } printf("%d\n", y);
    if (x) { int x = 1; (void)x; } else { int x = 2; (void)x; }
    { int printf_ = 3; int main = 4; printf("%d\n", printf_ + main); } int a = 1;
    { int b = a, a = 2; printf("%d %d\n", a, b); }
    do { int k = a; a++; (void)k; } while (a < 5);
    return a;
}
