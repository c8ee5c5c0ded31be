#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct msg { int len; char kind; char data[]; };
struct vec { unsigned n; double d[]; };
struct old { int n; int a[0]; };
static struct msg *mk(char k, const char *s) {
    int n = strlen(s); struct msg *m = malloc(sizeof *m + n + 1); m->len = n; m->kind = k;
    memcpy(m->data, s, n + 1); return m;
}
int main(void) {
    printf("%d %d %d\n", (int)sizeof(struct msg), (int)sizeof(struct vec), (int)sizeof(struct old));
    struct msg *m = mk('x', "flexible"); printf("%d %c %s\n", m->len, m->kind, m->data);
    printf("%d\n", (int)((char *)m->data - (char *)m));
    m = realloc(m, sizeof *m + 20); strcat(m->data, " array"); puts(m->data); free(m);
    struct vec *v = malloc(sizeof *v + 4 * sizeof(double)); v->n = 4;
    for (unsigned i = 0; i < v->n; i++) v->d[i] = i * i;
    double s = 0;
    for (unsigned i = 0; i < v->n; i++) s += v->d[i];
    printf("%g\n", s);
    struct vec head = *v; printf("%u\n", head.n); free(v);
    struct old *o = malloc(sizeof *o + 3 * sizeof(int)); o->n = 3; int *p = o->a; p[0] = 4;
    p[1] = 5; p[2] = 6; printf("%d\n", o->a[2] * o->a[0]); int r = o->a[1]; free(o);
    static struct msg st = { 3, 's', "abc" }; printf("%s %d\n", st.data, (int)sizeof st); return r;
}
