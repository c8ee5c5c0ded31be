#include <stdio.h>
#include <stdlib.h>
struct e { int k, v; struct e *p, *n, *h; }; struct lru { int cap, n; struct e head; struct e *b[8]; int hits, miss; };
static void unlink_(struct e *e) { e->p->n = e->n; e->n->p = e->p; }
static void front(struct lru *c, struct e *e) { e->n = c->head.n; e->p = &c->head; e->n->p = e; c->head.n = e; }
static struct e **slot(struct lru *c, int k) {
    struct e **p = &c->b[(unsigned)k % 8];
    while (*p && (*p)->k != k) p = &(*p)->h;
    return p;
}
static int get(struct lru *c, int k) {
    struct e *e = *slot(c, k);
    if (!e) { c->miss++; return -1; }
    c->hits++; unlink_(e); front(c, e); return e->v;
}
static void put(struct lru *c, int k, int v) {
    struct e *e = *slot(c, k);
    if (e) { e->v = v; unlink_(e); front(c, e); return; }
    if (c->n == c->cap) { struct e *o = c->head.p; unlink_(o); *slot(c, o->k) = o->h; free(o); c->n--; }
    e = malloc(sizeof *e); e->k = k; e->v = v; e->h = NULL; *slot(c, k) = e; front(c, e);
    c->n++;
}
int main(void) {
    struct lru c = { .cap = 4 }; c.head.n = c.head.p = &c.head;
    for (int i = 0; i < 6; i++) put(&c, i, i * 10);
    for (int i = 0; i < 6; i++) printf("%d ", get(&c, i));
    puts(""); put(&c, 2, 22); put(&c, 9, 90);
    for (struct e *e = c.head.n; e != &c.head; e = e->n) printf("%d=%d ", e->k, e->v);
    puts(""); unsigned s = 5;
    for (int i = 0; i < 500; i++) { s = s * 69069u + 1; int k = s >> 20 & 7; if (get(&c, k) < 0) put(&c, k, i); }
    printf("%d %d %d\n", c.hits, c.miss, c.n);
    for (struct e *e = c.head.n, *n; e != &c.head; e = n) { n = e->n; free(e); }
    return c.hits % 200;
}
