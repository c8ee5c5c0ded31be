int printf(const char *, ...);
extern int puts(const char *);
void proto(int, char *, double (*)(double));
static double half(double x) { return x / 2; }
int unused_decl(void);
int twice(int (*f)(int), int x) { return f(f(x)); }
int add3(int x) { return x + 3; }
int fwd(int);
int fwd(int named);
int fwd(int other) { return other - 1; }
void proto(int n, char *s, double (*f)(double)) { while (n-- > 0) printf("%s %g\n", s, f(n)); }
int (paren)(int x) { return x; }
int *ptr(int *p) { return p + 1; }
const char *cs(void) { return "lit"; }
struct r { int a; } mk(void) { struct r r = { 4 }; return r; }
enum col { RED, GREEN } col(int x) { return x ? GREEN : RED; }
long double ld(float f) { return f; }
unsigned long long big(void) { return ~0ull; }
signed char sc(void) { return 0xff; }
int main(void) {
    proto(2, "h", half); printf("%d %d %d\n", twice(add3, 1), fwd(5), paren(6));
    int a[2] = { 1, 2 }; printf("%d %s %d %d\n", *ptr(a), cs(), mk().a, col(3));
    printf("%Lg %llu %d\n", ld(0.5f), big(), sc()); { int fwd(int); printf("%d\n", fwd(1)); }
    { extern int add3(int); int (*p)(int) = add3; printf("%d\n", p(1)); }
    return puts("end") < 0;
}
