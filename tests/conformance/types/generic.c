#include <stdio.h>
#define T(x) _Generic((x), _Bool: "bool", char: "char", signed char: "schar", unsigned char: "uchar", short: "short", unsigned short: "ushort", int: "int", unsigned: "uint", long: "long", unsigned long: "ulong", long long: "llong", unsigned long long: "ullong", float: "float", double: "double", long double: "ldouble", char *: "char*", const char *: "const char*", void *: "void*", int *: "int*", int (*)(void): "fn", default: "other")
static int f(void) { return 0; } struct s { int a; } st;
static int di(int x) { return x; } static int dd(double x) { return (int)(x * 10); }
#define D(x) _Generic((x), int: di, double: dd)(x)
int main(void) {
    char c = 0; unsigned char uc = 0; short s = 0; const int ci = 0; int a[3];
    const char cs[] = "x"; _Bool b = 0; float fl = 0; struct { unsigned bf : 3; } bits = { 0 };
    printf("%s %s %s %s %s\n", T(c), T(+c), T(uc), T(s), T(s + s));
    printf("%s %s %s %s\n", T('a'), T(1u), T(1L), T(1ull));
    printf("%s %s %s %s\n", T("lit"), T(cs), T(a), T(&c));
    printf("%s %s %s\n", T(ci), T(b), T(!b));
    printf("%s %s %s %s\n", T(fl), T(fl * 2), T(fl * 2.0), T(1.0L + fl));
    printf("%s %s\n", T(f), T(&f)); printf("%s %s\n", T(st), T(&st));
    printf("%s %s\n", T((void *)0), T((char)1));
    printf("%s %s %s\n", T(c ? c : c), T(1 ? 1 : 1u), T((c, s)));
    printf("%s %s\n", T(bits.bf + 0), T(sizeof 1));
    printf("%s %s %s\n", T(1 << 1L), T(1L << 1), T(c++));
    printf("%s %s\n", T(c = 1), T(c += 1L)); printf("%d %d\n", D(4), D(4.5)); int i = 0;
    (void)_Generic(i++, int: 1, default: 2); printf("%d\n", i);
    printf("%s\n", T((const char *)0)); printf("%s\n", T(1 ? (int *)0 : 0));
    printf("%s\n", T(1 ? a : (void *)a));
    return _Generic(1.0f, double: 1, float: 2, default: 3);
}
