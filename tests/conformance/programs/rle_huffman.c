#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static int rle(const char *s, char *o) {
    char *b = o;
    while (*s) { int n = 1; while (s[n] == *s && n < 9) n++; if (n > 1) *o++ = '0' + n; *o++ = *s; s += n; } *o = 0;
    return o - b;
}
static void unrle(const char *s, char *o) {
    while (*s) { int n = 1; if (*s >= '2' && *s <= '9') n = *s++ - '0'; memset(o, *s++, n); o += n; } *o = 0;
}
struct nd { int w, sym; struct nd *l, *r; };
static char codes[256][32];
static void walk(struct nd *n, char *buf, int d) {
    if (!n->l) { buf[d] = 0; strcpy(codes[n->sym], d ? buf : "0"); return; }
    buf[d] = '0'; walk(n->l, buf, d + 1); buf[d] = '1'; walk(n->r, buf, d + 1);
}
static void fr(struct nd *n) { if (n->l) { fr(n->l); fr(n->r); } free(n); }
static struct nd *mk(int w, int s, struct nd *l, struct nd *r) {
    struct nd *n = malloc(sizeof *n); *n = (struct nd){ w, s, l, r }; return n;
}
static struct nd *pop(struct nd **q, int *n) {
    int b = 0;
    for (int i = 1; i < *n; i++) if (q[i]->w < q[b]->w || (q[i]->w == q[b]->w && q[i]->sym < q[b]->sym)) b = i;
    struct nd *r = q[b]; q[b] = q[--*n]; return r;
}
int main(void) {
    char o[100], u[100]; const char *t = "aaabccddddddddddddeffff"; int n = rle(t, o);
    unrle(o, u); printf("%s %d %d\n", o, n, strcmp(t, u));
    const char *m = "this is an example of a huffman tree"; int f[256] = { 0 };
    for (const char *p = m; *p; p++) f[(unsigned char)*p]++;
    struct nd *q[256]; int k = 0, id = 256;
    for (int i = 0; i < 256; i++) if (f[i]) q[k++] = mk(f[i], i, 0, 0);
    while (k > 1) { struct nd *a = pop(q, &k), *b = pop(q, &k); q[k++] = mk(a->w + b->w, id++, a, b); }
    char buf[64]; walk(q[0], buf, 0); int bits = 0;
    for (int i = 0; i < 256; i++) if (f[i]) { printf("%c:%s ", i, codes[i]); bits += f[i] * (int)strlen(codes[i]); }
    printf("\n%d %d\n", bits, (int)strlen(m) * 8); char *enc = calloc(bits + 1, 1);
    for (const char *p = m; *p; p++) strcat(enc, codes[(unsigned char)*p]);
    struct nd *c = q[0];
    for (char *p = enc; *p; p++) { c = *p == '0' ? c->l : c->r; if (!c->l) { putchar(c->sym); c = q[0]; } }
    puts(""); fr(q[0]); free(enc); return bits % 100;
}
