#include <stdlib.h>
struct stack { int n, cap, *v; };
typedef struct stack stack;
int st_live;
static int ident(int x) { return x; }
static int (*hook)(int) = ident;
stack *st_new(void) {
    stack *s = malloc(sizeof *s); s->n = 0; s->cap = 2; s->v = malloc(2 * sizeof(int));
    st_live++; return s;
}
void st_push(stack *s, int x) {
    if (s->n == s->cap) s->v = realloc(s->v, (s->cap *= 2) * sizeof(int));
    s->v[s->n++] = hook(x);
}
int st_pop(stack *s) { return s->v[--s->n]; }
int st_size(const stack *s) { return s->n; }
void st_free(stack *s) { free(s->v); free(s); st_live--; }
int (*st_hook(int (*f)(int)))(int) { int (*o)(int) = hook; hook = f; return o; }
