#include <stdio.h>
#include <stdlib.h>
struct link { struct link *prev, *next; };
struct item { int v; struct link l; };
static void init(struct link *h) { h->prev = h->next = h; }
static void ins(struct link *at, struct link *n) { n->prev = at; n->next = at->next; at->next->prev = n; at->next = n; }
static void rm(struct link *n) { n->prev->next = n->next; n->next->prev = n->prev; n->prev = n->next = n; }
#define ITEM(p) ((struct item *)((char *)(p) - __builtin_offsetof(struct item, l)))
#define EACH(p, h) for (struct link *p = (h)->next; p != (h); p = p->next)
static struct item *mk(int v) { struct item *i = malloc(sizeof *i); i->v = v; init(&i->l); return i; }
static void show(struct link *h) {
    EACH(p, h) printf("%d ", ITEM(p)->v); printf("| ");
    for (struct link *p = h->prev; p != h; p = p->prev) printf("%d ", ITEM(p)->v);
    puts("");
}
int main(void) {
    struct link h; init(&h); show(&h);
    for (int i = 1; i <= 5; i++) ins(i % 2 ? &h : h.prev, &mk(i)->l);
    show(&h); struct link *m = h.next->next; rm(m); show(&h); ins(h.prev, m); show(&h);
    int s = 0, n = 0; EACH(p, &h) { s += ITEM(p)->v; n++; } printf("%d %d\n", s, n);
    for (struct link *p = h.next, *t; p != &h; p = t) { t = p->next; if (ITEM(p)->v % 2 == 0) { rm(p); free(ITEM(p)); } }
    show(&h); struct link other; init(&other);
    while (h.next != &h) { struct link *p = h.next; rm(p); ins(&other, p); }
    show(&other); printf("%d\n", h.next == &h && h.prev == &h);
    while (other.next != &other) { struct link *p = other.next; rm(p); free(ITEM(p)); }
    return s;
}
