#include <stdio.h>
#include <string.h>
typedef int i8 __attribute__((mode(QI)));
typedef unsigned u16 __attribute__((__mode__(HI)));
typedef int i64 __attribute__((mode(DI)));
typedef float f64 __attribute__((mode(DF)));
typedef unsigned word __attribute__((mode(word)));
typedef union { int *p; char *c; const void *v; } arg __attribute__((transparent_union));
static int take(arg a) { return *a.c; }
static int deref(arg a) { return *a.p; }
enum __attribute__((packed)) small { S0, S1 = 200 };
enum __attribute__((packed)) smid { M0 = -1, M1 = 1000 };
struct __attribute__((packed)) pk { char c; enum small s; short h; int i; };
typedef int v4 __attribute__((vector_size(16)));
static void clean(int *p) { printf("cleanup %d\n", *p); }
static int __attribute__((warn_unused_result, pure)) pf(int x) { return x; }
__attribute__((constructor)) static void early(void) { puts("constructor"); }
__attribute__((destructor)) static void late(void) { puts("destructor"); }
static int with(int x) { __attribute__((cleanup(clean))) int k = x; if (x > 5) return k * 2; k++; return k; }
int main(void) {
    printf("%d %d %d %d %d\n", (int)sizeof(i8), (int)sizeof(u16), (int)sizeof(i64), (int)sizeof(f64), (int)sizeof(word));
    i8 a = (i8)200; u16 b = (u16)-1; printf("%d %d\n", a, b); int x = 77;
    printf("%d %d\n", take("q"), deref(&x));
    printf("%d %d %d\n", (int)sizeof(enum small), (int)sizeof(enum smid), (int)sizeof(struct pk));
    enum small s = S1; printf("%d\n", s); enum smid m = M0; printf("%d\n", m);
    printf("%d %d\n", with(3), 0); printf("%d\n", with(9));
    { __attribute__((cleanup(clean))) int q = 1, __attribute__((unused)) z = 2; q = 10; }
    for (int i = 0; i < 2; i++) { int __attribute__((cleanup(clean))) w = i + 20; if (i) break; }
    printf("%d\n", pf(3)); return 5;
}
