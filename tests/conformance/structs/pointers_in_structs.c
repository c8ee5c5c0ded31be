#include <stdio.h>
struct node { int v; struct node *l, *r; };
struct ops { const char *name; int (*f)(int, int); struct ops *next; };
static int add(int a, int b) { return a + b; } static int mul(int a, int b) { return a * b; }
static struct ops o2 = { "mul", mul, 0 }, o1 = { "add", add, &o2 };
static int depth(struct node *n) { if (!n) return 0; int a = depth(n->l), b = depth(n->r); return 1 + (a > b ? a : b); }
static void swap(struct node *n) {
    if (!n) return;
    struct node *t = n->l; n->l = n->r; n->r = t; swap(n->l); swap(n->r);
}
static void show(const struct node *n) {
    if (!n) { putchar('.'); return; }
    putchar('('); show(n->l); printf("%d", n->v); show(n->r); putchar(')');
}
int main(void) {
    struct node d = { 4 }, b = { 2, .r = &d }, c = { 3 }, a = { 1, &b, &c }; show(&a); puts("");
    swap(&a); show(&a); puts(""); printf("%d\n", depth(&a));
    for (struct ops *o = &o1; o; o = o->next) printf("%s %d\n", o->name, o->f(6, 7));
    printf("%d\n", (*o1.next->f)(3, 3));
    struct { int *p; int q[3]; } s = { s.q, { 1, 2, 3 } }; s.p[1] = 20; printf("%d\n", s.q[1]);
    s.p += 2; printf("%d %d\n", *s.p, s.p[-2]);
    struct { char *w[3]; } t = { { "x", "yy", "zzz" } };
    for (char **p = t.w; p < t.w + 3; p++) printf("%s ", *p);
    puts(""); printf("%c\n", t.w[2][1]);
    a.l->v++; (&a)->r->r = 0; printf("%d\n", a.l->v + depth(&a)); return (&a)->l->v;
}
