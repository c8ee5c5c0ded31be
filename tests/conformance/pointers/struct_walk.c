#include <stdio.h>
#include <stddef.h>
#include <string.h>
struct f { const char *n; size_t off; char k; };
struct rec { char c; short s; int i; long long q; double d; char name[8]; };
#define F(m, k) { #m, offsetof(struct rec, m), k }
static const struct f tab[] = { F(c, 'c'), F(s, 's'), F(i, 'i'), F(q, 'q'), F(d, 'd'), F(name, 'z') };
static void show(const void *p, const struct f *f) {
    const char *b = (const char *)p + f->off;
    switch (f->k) { case 'c': printf("%s=%c ", f->n, *b); break; case 's': printf("%s=%d ", f->n, *(const short *)b); break; case 'i': printf("%s=%d ", f->n, *(const int *)b); break; case 'q': printf("%s=%lld ", f->n, *(const long long *)b); break; case 'd': printf("%s=%g ", f->n, *(const double *)b); break; case 'z': printf("%s=%s ", f->n, b); } }
static void set(void *p, const char *n, int v) {
    for (unsigned i = 0; i < sizeof tab / sizeof *tab; i++) if (!strcmp(tab[i].n, n)) { char *b = (char *)p + tab[i].off; switch (tab[i].k) { case 'c': *b = v; break; case 's': *(short *)b = v; break; case 'i': *(int *)b = v; break; case 'q': *(long long *)b = v; break; case 'd': *(double *)b = v; break; case 'z': sprintf(b, "%d", v); } } }
int main(void) {
    struct rec r = { 'x', -1, 2, 3LL << 33, 4.5, "rec" }; for (int i = 0; i < 6; i++) show(&r, &tab[i]); puts("");
    set(&r, "c", 'Y'); set(&r, "s", 70000); set(&r, "q", -5); set(&r, "d", 9);
    set(&r, "name", 1234); set(&r, "none", 1);
    for (int i = 5; i >= 0; i--) show(&r, tab + i);
    puts("");
    struct rec a[3] = { r, r, r };
    for (int i = 0; i < 3; i++) a[i].i = i;
    int s = 0;
    for (char *p = (char *)a; p < (char *)(a + 3); p += sizeof *a) s = s * 10 + *(int *)(p + offsetof(struct rec, i)) + 1;
    printf("%d\n", s); struct rec *e = &a[2];
    printf("%d %d\n", (int)(e - a), (int)((char *)e - (char *)a == 2 * sizeof *a));
    int *pi = &a[1].i; struct rec *own = (struct rec *)((char *)pi - offsetof(struct rec, i));
    printf("%d %d\n", own == &a[1], own->i); return s & 127;
}
