#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct sb { char *p; size_t n, cap; };
static void put(struct sb *s, const char *t) {
    size_t l = strlen(t);
    if (s->n + l + 1 > s->cap) { s->cap = (s->n + l + 1) * 2; s->p = realloc(s->p, s->cap); }
    memcpy(s->p + s->n, t, l + 1); s->n += l;
}
static char *rep(const char *s, int n) {
    size_t l = strlen(s); char *r = malloc(l * n + 1); r[0] = 0;
    while (n--) strcat(r, s);
    return r;
}
static char *trim(char *s) {
    while (*s == ' ') s++;
    char *e = s + strlen(s);
    while (e > s && e[-1] == ' ') *--e = 0;
    return s;
}
static void rev(char *s) {
    if (!*s) return;
    for (char *e = s + strlen(s) - 1; s < e; s++, e--) { char t = *s; *s = *e; *e = t; } }
static char *replace(const char *s, const char *a, const char *b) {
    struct sb o = { 0 }; put(&o, ""); const char *p;
    while ((p = strstr(s, a))) { char *t = strndup(s, p - s); put(&o, t); free(t); put(&o, b); s = p + strlen(a); }
    put(&o, s); return o.p;
}
int main(void) {
    struct sb s = { 0 };
    for (int i = 0; i < 5; i++) { char t[16]; sprintf(t, "%d;", i * 111); put(&s, t); }
    printf("%s %d\n", s.p, (int)s.n); free(s.p); char *r = rep("ab", 4); puts(r); rev(r);
    puts(r); free(r); char t[] = "   trim me  "; printf("[%s]\n", trim(t));
    char *q = replace("one two one", "one", "1"); puts(q); free(q); char e[] = ""; rev(e);
    printf("[%s]\n", trim(e)); int k = 0;
    for (char *p = "a-b-c"; (p = strchr(p, '-')); p++) k++;
    return k;
}
