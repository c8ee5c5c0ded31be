#include <stdio.h>
#include <string.h>
#include <stddef.h>
static _Alignas(16) unsigned char heap[1024];
struct blk { size_t size; int free; struct blk *next; };
static struct blk *first;
static void init(void) {
    first = (struct blk *)heap; first->size = sizeof heap - sizeof *first; first->free = 1;
    first->next = NULL;
}
static void *get(size_t n) {
    n = (n + 15) & ~(size_t)15;
    for (struct blk *b = first; b; b = b->next) if (b->free && b->size >= n) { if (b->size >= n + sizeof *b + 16 && sizeof *b % 4 == 0) { struct blk *r = (struct blk *)((unsigned char *)(b + 1) + n); r->size = b->size - n - sizeof *r; r->free = 1; r->next = b->next; b->next = r; b->size = n; } b->free = 0; return b + 1; }
    return NULL;
}
static void put(void *p) {
    if (!p) return;
    ((struct blk *)p - 1)->free = 1;
    for (struct blk *b = first; b; b = b->next) while (b->free && b->next && b->next->free) { b->size += sizeof *b + b->next->size; b->next = b->next->next; } }
static int blocks(void) { int n = 0; for (struct blk *b = first; b; b = b->next) n = n * 2 + b->free; return n; }
int main(void) {
    init(); char *a = get(30), *b = get(100), *c = get(60); strcpy(a, "first");
    memset(b, 'b', 99); b[99] = 0; strcpy(c, "third");
    printf("%s %d %s %d\n", a, (int)strlen(b), c, blocks()); put(b); printf("%d\n", blocks());
    char *d = get(90); printf("%d\n", d == b); char *e = get(2000); printf("%d\n", e == NULL);
    put(a); put(d); put(c); printf("%d\n", blocks()); char *f = get(900);
    printf("%d\n", f == a); put(f); int n = 0; void *v[64];
    while (n < 64 && (v[n] = get(16))) n++;
    int k = n > 10;
    for (int i = 0; i < n; i += 2) put(v[i]);
    for (int i = 1; i < n; i += 2) put(v[i]);
    printf("%d %d\n", k, blocks()); return blocks();
}
