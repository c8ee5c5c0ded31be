#include <stdarg.h>
#include <string.h>
typedef struct { unsigned bits : 5; int val; char tag[3]; } item;
typedef enum { LO = -1, MID, HI } level;
item items[3] = { { 1, 10, "abc" }, { 31, -3, "d" }, { 7, 5, "" } };
const unsigned nitems = sizeof items / sizeof *items;
item mkitem(unsigned b, int v, const char *t) { item i = { b, v, "" }; strncpy(i.tag, t, 3); return i; }
level lev(int x) { return x < 0 ? LO : x == 0 ? MID : HI; }
int best(const item *v, unsigned n, int (*c)(const item *, const item *)) {
    unsigned b = 0;
    for (unsigned i = 1; i < n; i++) if (c(&v[i], &v[b]) > 0) b = i;
    return (int)b;
}
double mixed(char c, short s, float f, long long q, item i) { return c + s + f + (double)q + i.val; }
int vsum(int n, ...) {
    va_list a; va_start(a, n); int s = 0;
    while (n--) s = s * 10 + va_arg(a, int);
    va_end(a); return s;
}
static int dbl(int x) { return 2 * x; }
static int sqr(int x) { return x * x; }
int (*const ops[])(int) = { dbl, sqr };
char text[] = "text from part";
struct opaque { int hidden[2]; };
static struct opaque the;
struct opaque *op_get(void) { return &the; }
int op_val(const struct opaque *o) { return o->hidden[1]; }
void op_set(struct opaque *o, int v) { o->hidden[1] = v; }
