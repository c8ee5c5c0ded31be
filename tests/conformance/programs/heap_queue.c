#include <stdio.h>
#include <stdlib.h>
struct job { int pri; int id; };
struct pq { struct job *a; int n, cap; };
static int less(struct job x, struct job y) { return x.pri != y.pri ? x.pri < y.pri : x.id < y.id; }
static void push(struct pq *q, struct job j) {
    if (q->n == q->cap) q->a = realloc(q->a, (q->cap = q->cap ? q->cap * 2 : 4) * sizeof *q->a);
    int i = q->n++;
    while (i && less(j, q->a[(i - 1) / 2])) { q->a[i] = q->a[(i - 1) / 2]; i = (i - 1) / 2; }
    q->a[i] = j;
}
static struct job pop(struct pq *q) {
    struct job r = q->a[0], x = q->a[--q->n]; int i = 0, c;
    while ((c = 2 * i + 1) < q->n) { if (c + 1 < q->n && less(q->a[c + 1], q->a[c])) c++; if (!less(q->a[c], x)) break; q->a[i] = q->a[c]; i = c; }
    if (q->n) q->a[i] = x; return r;
}
int main(void) {
    struct pq q = { 0 }; unsigned s = 42;
    for (int i = 0; i < 40; i++) { s ^= s << 13; s ^= s >> 17; s ^= s << 5; push(&q, (struct job){ s % 10, i }); }
    int last = -1, ok = 1, sum = 0;
    for (int i = 0; i < 20; i++) { struct job j = pop(&q); ok &= j.pri >= last; last = j.pri; printf("%d:%d ", j.pri, j.id); }
    puts("");
    push(&q, (struct job){ -1, 99 }); struct job top = pop(&q);
    printf("%d %d\n", top.pri, top.id);
    while (q.n) sum = (sum * 7 + pop(&q).id) % 10007;
    printf("%d %d %d\n", ok, sum, q.cap); free(q.a); return ok;
}
