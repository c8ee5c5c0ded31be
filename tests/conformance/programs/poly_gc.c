#include <stdio.h>
#include <stdlib.h>
enum { NUM, PAIR };
struct obj { unsigned char type, mark; struct obj *all; union { long n; struct { struct obj *a, *d; }; }; };
static struct obj *all, *roots[16];
static int nroot, live, freed;
static struct obj *alloc(int t) {
    struct obj *o = malloc(sizeof *o); o->type = t; o->mark = 0; o->all = all; all = o; live++;
    return o;
}
static struct obj *num(long n) { struct obj *o = alloc(NUM); o->n = n; return o; }
static struct obj *cons(struct obj *a, struct obj *d) { struct obj *o = alloc(PAIR); o->a = a; o->d = d; return o; }
static void mark(struct obj *o) {
    while (o && !o->mark) { o->mark = 1; if (o->type != PAIR) return; mark(o->a); o = o->d; } }
static void gc(void) {
    for (int i = 0; i < nroot; i++) mark(roots[i]);
    for (struct obj **p = &all; *p;) if ((*p)->mark) { (*p)->mark = 0; p = &(*p)->all; } else { struct obj *d = *p; *p = d->all; free(d); live--; freed++; } }
static void show(const struct obj *o) {
    if (!o) printf("()");
    else if (o->type == NUM) printf("%ld", o->n);
    else { putchar('('); for (; o && o->type == PAIR; o = o->d) { show(o->a); if (o->d) putchar(' '); } if (o) { printf(". "); show(o); } putchar(')'); } }
int main(void) {
    struct obj *l = NULL;
    for (int i = 5; i > 0; i--) l = cons(num(i * i), l);
    roots[nroot++] = l; show(l); puts(""); printf("%d\n", live);
    for (int i = 0; i < 20; i++) cons(num(i), NULL);
    printf("%d\n", live); gc(); printf("%d %d\n", live, freed); l->d->d = cons(num(-1), num(7));
    show(l); puts(""); gc(); printf("%d %d\n", live, freed);
    struct obj *cyc = cons(num(1), NULL); cyc->d = cyc; roots[0] = cons(l->a, cyc); gc();
    printf("%d %d\n", live, freed); nroot = 0; gc(); printf("%d %d\n", live, freed);
    return freed;
}
