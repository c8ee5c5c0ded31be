// The order of arguments is unspecified; gcc takes the last one first on x86, and the called function before them.
#include <stdio.h>
#include <stdlib.h>
struct pair { int a, b, c, d, e; };
static int count;
static int next(void) { return ++count; }
static double trace(int k) { printf("t%d ", k); return k; }
static struct pair make(int k) { printf("m%d ", k); return (struct pair){ k, k, k, k, k }; }
static int digits(int a, int b, int c) { return a * 100 + b * 10 + c; }
static int mixed(double a, struct pair b, int c) { return (int)a + b.e + c; }
static int (*choose(void))(int, int, int) { printf("choose "); return digits; }
int main(void) {
    char *end = "none";
    printf("%d %d %d\n", next(), next(), next());
    printf("%d\n", digits(next(), digits(next(), next(), next()), next()));
    printf("%d\n", mixed(trace(1), make(2), (int)trace(3)));
    printf("%d\n", choose()((int)trace(1), (int)trace(2), (int)trace(3)));
    printf("%ld %s\n", strtol("12 rest", &end, 10), end);
    printf("%s\n", end);
    count = 0;
    printf("%d %d\n", count, next());
    printf("%d %d\n", next(), count);
    return 0;
}
