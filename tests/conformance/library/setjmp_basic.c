#include <stdio.h>
#include <setjmp.h>
static jmp_buf jb, inner;
static int depth;
static void f(int n) { depth++; if (n == 0) longjmp(jb, 42); f(n - 1); }
static int try_(int v) { if (v % 3 == 0) longjmp(inner, v + 1); return v * 10; }
int main(void) {
    volatile int count = 0; int r = setjmp(jb); printf("r=%d\n", r);
    if (r == 0) f(5);
    printf("%d\n", depth);
    if (++count < 3) longjmp(jb, count);
    printf("count %d\n", count);
    switch (setjmp(jb)) { case 0: longjmp(jb, 0); case 1: puts("zero becomes one"); break; default: puts("?"); }
    for (volatile int i = 1; i < 7; i++) { int e; if ((e = setjmp(inner)) == 0) printf("%d ok %d\n", i, try_(i)); else printf("%d threw %d\n", i, e); }
    volatile int tries = 0;
    if (setjmp(jb) < 4) { tries++; longjmp(jb, tries); }
    printf("%d\n", tries); return count;
}
