#include <stdio.h>
#include <stdlib.h>
static void a(void) { puts("a"); } static void b(void) { puts("b"); atexit(a); } static void c(void) { puts("c"); }
static void deep(int n) { if (n == 0) { puts("exiting"); exit(300); } deep(n - 1); }
int main(void) {
    printf("%d\n", atexit(a)); printf("%d\n", atexit(b)); atexit(c); atexit(c);
    printf("buffered "); deep(5); puts("no"); return 1;
}
