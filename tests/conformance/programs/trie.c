#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct trie { struct trie *c[26]; int n; } trie;
static int nodes;
static trie *mk(void) { nodes++; return calloc(1, sizeof(trie)); }
static void add(trie *t, const char *s) {
    for (; *s; s++) { trie **p = &t->c[*s - 'a']; if (!*p) *p = mk(); t = *p; }
    t->n++;
}
static int count(const trie *t) {
    int s = t->n;
    for (int i = 0; i < 26; i++) if (t->c[i]) s += count(t->c[i]);
    return s;
}
static const trie *at(const trie *t, const char *s) { while (t && *s) t = t->c[*s++ - 'a']; return t; }
static void list(const trie *t, char *buf, int d) {
    if (t->n) { buf[d] = 0; printf("%s:%d ", buf, t->n); }
    for (int i = 0; i < 26; i++) if (t->c[i]) { buf[d] = 'a' + i; list(t->c[i], buf, d + 1); } }
static void fr(trie *t) { for (int i = 0; i < 26; i++) if (t->c[i]) fr(t->c[i]); free(t); nodes--; }
int main(void) {
    trie *t = mk();
    const char *w[] = { "car", "cart", "cat", "dog", "do", "car", "carve", "a" };
    for (unsigned i = 0; i < sizeof w / sizeof *w; i++) add(t, w[i]);
    char b[32]; list(t, b, 0); puts("");
    printf("%d %d %d\n", count(t), count(at(t, "car")), nodes);
    printf("%d %d\n", at(t, "dot") == NULL, at(t, "do")->n); int r = nodes; fr(t);
    printf("%d\n", nodes); return r;
}
