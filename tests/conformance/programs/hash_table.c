#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct ent { char *key; int val; struct ent *next; };
struct map { struct ent **b; size_t nb, n; };
static unsigned hash(const char *s) {
    unsigned h = 2166136261u;
    while (*s) { h ^= (unsigned char)*s++; h *= 16777619u; }
    return h;
}
static void grow(struct map *m) {
    size_t nb = m->nb * 2; struct ent **b = calloc(nb, sizeof *b);
    for (size_t i = 0; i < m->nb; i++)
    for (struct ent *e = m->b[i], *n; e; e = n) { n = e->next; size_t k = hash(e->key) % nb; e->next = b[k]; b[k] = e; }
    free(m->b); m->b = b; m->nb = nb;
}
static int *at(struct map *m, const char *k) {
    if (m->n >= m->nb) grow(m);
    struct ent **p = &m->b[hash(k) % m->nb];
    for (struct ent *e = *p; e; e = e->next) if (!strcmp(e->key, k)) return &e->val;
    struct ent *e = malloc(sizeof *e); e->key = strdup(k); e->val = 0; e->next = *p; *p = e; m->n++;
    return &e->val;
}
static int del(struct map *m, const char *k) {
    for (struct ent **p = &m->b[hash(k) % m->nb]; *p; p = &(*p)->next)
        if (!strcmp((*p)->key, k)) { struct ent *e = *p; *p = e->next; free(e->key); free(e); m->n--; return 1; }
    return 0;
}
int main(void) {
    struct map m = { calloc(4, sizeof(struct ent *)), 4, 0 };
    char text[] = "the cat and the dog and the bird saw the cat";
    for (char *w = strtok(text, " "); w; w = strtok(NULL, " ")) ++*at(&m, w);
    printf("%d %d %d\n", *at(&m, "the"), *at(&m, "and"), *at(&m, "cat"));
    char k[16]; for (int i = 0; i < 100; i++) { sprintf(k, "key%d", i); *at(&m, k) = i * i; }
    printf("%d %d %d\n", (int)m.n, (int)m.nb, *at(&m, "key77"));
    int d = 0; for (int i = 0; i < 120; i += 3) { sprintf(k, "key%d", i); d += del(&m, k); }
    printf("%d %d\n", d, (int)m.n);
    long s = 0;
    for (size_t i = 0; i < m.nb; i++) for (struct ent *e = m.b[i], *n; e; e = n) { n = e->next; s += e->val; free(e->key); free(e); }
    free(m.b); printf("%ld\n", s); return d;
}
