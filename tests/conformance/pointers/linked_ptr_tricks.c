#include <stdio.h>
#include <stdlib.h>
#include <stddef.h>
struct n { int v; struct n *next; };
static struct n *push(struct n *h, int v) { struct n *p = malloc(sizeof *p); p->v = v; p->next = h; return p; }
static void del(struct n **pp, int v) {
    while (*pp) { if ((*pp)->v == v) { struct n *t = *pp; *pp = t->next; free(t); } else pp = &(*pp)->next; } }
static struct n *rev(struct n *h) {
    struct n *r = NULL;
    while (h) { struct n *t = h->next; h->next = r; r = h; h = t; }
    return r;
}
static void ins(struct n **pp, int v) { while (*pp && (*pp)->v < v) pp = &(*pp)->next; *pp = push(*pp, v); }
static void show(struct n *h) { for (; h; h = h->next) printf("%d ", h->v); puts(""); }
static void freeall(struct n *h) { while (h) { struct n *t = h; h = h->next; free(t); } }
struct big { int pad; struct n link; char tail; };
#define container(p, t, m) ((t *)((char *)(p) - offsetof(t, m)))
int main(void) {
    struct n *h = NULL;
    for (int i = 5; i > 0; i--) h = push(h, i);
    show(h); del(&h, 3); del(&h, 1); del(&h, 9); show(h); h = rev(h); show(h); del(&h, 2);
    show(h); h = rev(h); ins(&h, 0); ins(&h, 9); ins(&h, 4); show(h);
    struct big b = { 11, { 22, NULL }, 'z' }; struct n *l = &b.link;
    printf("%d %c\n", container(l, struct big, link)->pad, container(l, struct big, link)->tail);
    int c = 0;
    for (struct n *p = h; p; p = p->next) c++;
    freeall(h); return c;
}
