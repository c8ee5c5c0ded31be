int printf(const char *, ...);
typedef const int ci;
typedef volatile unsigned vu;
typedef int arr[3];
static const arr ca = { 1, 2, 3 };
struct s { const int k; volatile int v; int *restrict p; };
static int rd(const volatile int *p) { return *p + *p; }
static unsigned cnt(register unsigned x) { register unsigned n = 0; while (x) { n++; x >>= 1; } return n; }
int const volatile unsigned long_order = 5;
long unsigned int static lu = 7;
short int signed si = -3;
long const long unsigned llu = 9;
char unsigned cu = 250;
double long ldv = 1.25;
int main(void) {
    ci a = 4; vu b = 5; b += a; printf("%u\n", b); printf("%d\n", ca[1]); int x = 1;
    struct s s = { 6, 7, &x }; s.v++; *s.p = 3; printf("%d %d %d\n", s.k, s.v, x);
    volatile int loop;
    for (loop = 0; loop < 5; loop++) ;
    printf("%d\n", loop); printf("%d\n", rd(&x)); printf("%u\n", cnt(1000));
    printf("%u %lu %d %llu %d %Lg\n", long_order, lu, si, llu, cu, ldv); int *volatile vp = &x;
    *vp = 8; printf("%d\n", x); const int *const *cpp; const int *cp = &x; cpp = &cp;
    printf("%d\n", **cpp); volatile struct { int a, b; } vs = { 1, 2 }; vs.a += vs.b;
    printf("%d\n", vs.a); const char *volatile const str = "q"; printf("%s\n", str);
    const double pi = 3; printf("%d\n", (int)(pi * 2)); _Atomic int at = 3; at++; at += 4;
    printf("%d\n", at); return s.k;
}
