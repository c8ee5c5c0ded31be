#include <stdlib.h>
struct vec { int *d; int n, cap; };
static int *push(struct vec *v, int x) {
    if (v->n == v->cap) { v->cap = v->cap ? v->cap * 64 : 64; v->d = realloc(v->d, v->cap * sizeof *v->d); }
    v->d[v->n] = x;
    return &v->d[v->n++];
}
int main(void) {
    struct vec v = { 0 };
    int *first = push(&v, 1);
    for (int i = 0; i < 60; i++) push(&v, i);
    int s = *first;
    for (int i = 0; i < 60; i++) push(&v, i);
    s += *first; //~ use-after-free
    free(v.d);
    return s;
}
