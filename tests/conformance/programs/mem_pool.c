#include <stdio.h>
#include <stddef.h>
#include <string.h>
#include <stdint.h>
union cell { union cell *next; max_align_t a; char data[48]; };
static union cell pool[16];
static union cell *freelist;
static int live;
static void init(void) {
    for (int i = 0; i < 15; i++) pool[i].next = &pool[i + 1];
    pool[15].next = NULL; freelist = pool;
}
static void *take(void) { if (!freelist) return NULL; union cell *c = freelist; freelist = c->next; live++; return c; }
static void give(void *p) { union cell *c = p; c->next = freelist; freelist = c; live--; }
static _Alignas(16) unsigned char arena[256];
static size_t top;
static void *bump(size_t n, size_t al) {
    size_t s = (top + al - 1) & ~(al - 1);
    if (s + n > sizeof arena) return NULL;
    top = s + n; return arena + s;
}
int main(void) {
    init(); char *p[20]; int n = 0;
    while ((p[n] = take())) { sprintf(p[n], "cell %d", n); n++; }
    printf("%d %d\n", n, live); puts(p[7]); give(p[3]); give(p[9]); char *a = take();
    printf("%d\n", a == p[9]); strcpy(a, "reused"); puts(p[9]); puts(p[10]);
    for (int i = 0; i < n; i++) if (i != 3 && i != 9) give(p[i]);
    printf("%d\n", live); char *c = bump(3, 1); int *i = bump(sizeof(int) * 4, _Alignof(int));
    double *d = bump(sizeof(double), 8);
    for (int k = 0; k < 4; k++) i[k] = k * k;
    *d = 2.5; memcpy(c, "ab", 3);
    printf("%s %d %g %d %d\n", c, i[3], *d, (int)((unsigned char *)i - arena), (int)((unsigned char *)d - arena));
    printf("%d\n", bump(1000, 1) == NULL); size_t mark = top; int k = 0;
    while (bump(10, 4)) k++;
    printf("%d %d\n", k, (int)top); top = mark; return k;
}
