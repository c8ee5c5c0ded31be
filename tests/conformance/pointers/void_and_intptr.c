#include <stdio.h>
#include <stdint.h>
#include <string.h>
static void swap(void *a, void *b, size_t n) {
    unsigned char *x = a, *y = b, t;
    while (n--) { t = *x; *x++ = *y; *y++ = t; } }
static int sumi(const void *v, int n) { const int *p = v; int s = 0; while (n--) s += *p++; return s; }
int main(void) {
    int a = 1, b = 2; swap(&a, &b, sizeof a); printf("%d %d\n", a, b); double d = 1.5, e = 2.5;
    swap(&d, &e, sizeof d); printf("%g %g\n", d, e); char s[] = "ab"; swap(s, s + 1, 1);
    puts(s); int v[4] = { 1, 2, 3, 4 }; printf("%d\n", sumi(v, 4));
    uintptr_t u = (uintptr_t)&v[1]; int *p = (int *)u; printf("%d\n", *p);
    p = (int *)(u + sizeof(int)); printf("%d\n", *p);
    printf("%d\n", (int)((uintptr_t)&v[3] - (uintptr_t)&v[0]) / (int)sizeof(int));
    printf("%d\n", ((uintptr_t)v & 3) == 0); intptr_t i = (intptr_t)(void *)0;
    printf("%d\n", (int)i); void *n = NULL; printf("%d %d\n", n == 0, !n); printf("%p\n", n);
    void *vp = v; int *q = vp; q[0] = 9; printf("%d\n", *(int *)vp);
    printf("%d\n", vp == (void *)q); void **pv = &vp; *pv = &a; printf("%d\n", *(int *)vp);
    uintptr_t tag = (uintptr_t)&v[2] | 1;
    printf("%d %d\n", (int)(tag & 1), *(int *)(tag & ~(uintptr_t)1));
    void *arr[3] = { &a, &d, s };
    printf("%d %g %s\n", *(int *)arr[0], *(double *)arr[1], (char *)arr[2]);
    printf("%d\n", (int)(intptr_t)(void *)(intptr_t)1234); memcpy(&q, &arr[0], sizeof q);
    return *q;
}
