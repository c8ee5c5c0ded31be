//@ link: typedef_header_part.c
#include <stdio.h>
#include <stdarg.h>
typedef struct { unsigned bits : 5; int val; char tag[3]; } item;
typedef enum { LO = -1, MID, HI } level;
typedef int (*cmp)(const item *, const item *);
extern item items[3];
extern const unsigned nitems;
item mkitem(unsigned, int, const char *);
level lev(int);
int best(const item *, unsigned, cmp);
double mixed(char, short, float, long long, item);
int vsum(int, ...);
extern int (*const ops[])(int);
extern char text[];
struct opaque;
struct opaque *op_get(void);
int op_val(const struct opaque *);
void op_set(struct opaque *, int);
static int by_val(const item *a, const item *b) { return a->val - b->val; }
static int by_bits(const item *a, const item *b) { return (int)a->bits - (int)b->bits; }
int main(void) {
    for (unsigned i = 0; i < nitems; i++) printf("%u %d %.3s\n", items[i].bits, items[i].val, items[i].tag);
    item x = mkitem(33, -4, "zz"); printf("%u %d %s\n", x.bits, x.val, x.tag); items[1] = x;
    printf("%d %d\n", best(items, nitems, by_val), best(items, nitems, by_bits));
    printf("%d %d %d\n", lev(-5), lev(0), lev(9));
    printf("%g\n", mixed('a', -2, 0.5f, 1LL << 33, x)); printf("%d\n", vsum(4, 1, 2, 3, 4));
    printf("%d %d\n", ops[0](5), ops[1](5)); text[0] = 'T'; printf("%s\n", text);
    struct opaque *o = op_get(); op_set(o, 12); printf("%d\n", op_val(op_get()));
    return op_val(o);
}
