#include <stdio.h>
#include <stdbool.h>
#include <string.h>
typedef struct { unsigned char d[8]; unsigned r, w; } ring;
static unsigned used(const ring *q) { return q->w - q->r; }
static bool put(ring *q, unsigned char c) {
    if (used(q) == sizeof q->d) return false;
    q->d[q->w++ % sizeof q->d] = c; return true;
}
static int get(ring *q) { return used(q) ? q->d[q->r++ % sizeof q->d] : -1; }
static int peek(const ring *q, unsigned i) { return i < used(q) ? q->d[(q->r + i) % sizeof q->d] : -1; }
int main(void) {
    ring q = { .r = 0xfffffffd, .w = 0xfffffffd }; int n = 0;
    for (const char *s = "abcdefghij"; *s; s++) n += put(&q, *s);
    printf("%d %u\n", n, used(&q));
    for (int i = 0; i < 3; i++) putchar(get(&q));
    putchar('\n'); put(&q, 'X'); put(&q, 'Y');
    printf("%c %c %d\n", peek(&q, 0), peek(&q, 6), peek(&q, 7)); int c;
    while ((c = get(&q)) >= 0) putchar(c);
    printf("\n%u %u %d\n", q.r, q.w, get(&q)); unsigned long sum = 0;
    for (int i = 0; i < 1000; i++) { if (i % 3 != 2) put(&q, (unsigned char)i); else sum = sum * 3 % 100003 + (unsigned)get(&q); }
    printf("%lu %u\n", sum, used(&q)); return (int)used(&q);
}
