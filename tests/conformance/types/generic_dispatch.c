#include <stdio.h>
#include <string.h>
struct vec { int x, y; }; typedef struct { char *p; } str;
static void pi(int v) { printf("int %d\n", v); }
static void pd(double v) { printf("double %g\n", v); }
static void ps(const char *v) { printf("str %s\n", v); }
static void pv(struct vec v) { printf("vec %d,%d\n", v.x, v.y); }
static void pp(const void *p) { printf("ptr %d\n", p != 0); }
static void pu(unsigned long long u) { printf("uns %llu\n", u); }
#define show(x) _Generic((x), char: pi, signed char: pi, short: pi, int: pi, long: pi, float: pd, double: pd, char *: ps, const char *: ps, struct vec: pv, unsigned: pu, unsigned long: pu, unsigned long long: pu, default: pp)(x)
#define is_int(x) _Generic((x), int: 1, default: 0)
#define const_p(x) _Generic(&(x), const int *: 1, int *: 0)
#define abs_(x) _Generic((x), int: (x) < 0 ? -(x) : (x), double: (x) < 0 ? -(x) : (x))
int main(void) {
    char buf[4] = "buf"; const int ci = 3; int i = -4; struct vec v = { 1, 2 };
    int arr[2] = { 0 }; show(1); show('c'); show(2.5); show(1.5f); show("lit"); show(buf);
    show(v); show(3u); show(sizeof 1); show(arr); show(&v); show((short)7); show(ci);
    show((char)65); show(1 ? 1 : 2.0); printf("%d %d %d\n", is_int(1), is_int(1L), is_int('a'));
    printf("%d %d\n", const_p(ci), const_p(i)); printf("%d %g\n", abs_(i), abs_(-2.5));
    printf("%d\n", _Generic(arr, int *: 1, int[2]: 2));
    printf("%d\n", _Generic(&arr, int(*)[2]: 1, default: 2));
    printf("%d\n", _Generic("a", char *: 1, const char *: 2));
    printf("%d\n", _Generic(main, int (*)(void): 1, default: 2));
    printf("%d\n", _Generic((str){ buf }, str: 5, default: 6));
    printf("%d\n", _Generic(0, int: _Generic(0.0f, float: 11, default: 12), default: 13));
    return _Generic(i + 0u, unsigned: 9, default: 1);
}
