#include <stdio.h>
static int sz(int a[10]) { return (int)sizeof a; }
static int sz2(int a[3][5]) { return (int)sizeof *a; }
static int st(int a[static 2]) { return a[0] + a[1]; }
static int qual(int a[const], int n) { return a[n - 1]; }
int main(void) {
    int a[10] = { 1, 2, 3 }; int (*pa)[10] = &a; int b[3][5] = { { 0 } }; char c[] = "text";
    printf("%d %d\n", (int)sizeof a, sz(a) == (int)sizeof(int *));
    printf("%d %d\n", sz2(b), (int)sizeof b);
    printf("%d %d\n", (int)sizeof *pa, (int)sizeof pa == (int)sizeof(void *));
    printf("%d\n", (void *)a == (void *)&a && (void *)&a[0] == (void *)pa);
    printf("%d %d\n", (int)((char *)(pa + 1) - (char *)pa), (int)((char *)(a + 1) - (char *)a));
    printf("%d\n", (int)sizeof(a + 0) == (int)sizeof(int *)); printf("%d\n", (int)sizeof(0, c) == (int)sizeof(char *));
    printf("%d %d %d\n", (int)sizeof c, (int)sizeof "text", (int)sizeof(char[7]));
    printf("%d %d\n", st(a), qual(a, 3)); printf("%d\n", (*pa)[2]); printf("%d\n", pa[0][1]);
    printf("%d\n", *&a[2]); printf("%d\n", &a[7] - &a[2] == 5);
    int *p = a; p[4] = 44; *(p + 5) = 55; 6[p] = 66; printf("%d %d %d\n", a[4], a[5], a[6]);
    printf("%d\n", (int)(sizeof a / sizeof a[0]));
    int i = 0; (void)sizeof(i++); printf("%d\n", i); (void)sizeof a[i++]; printf("%d\n", i);
    printf("%d\n", !a);
    if (a) puts("true");
    struct { int v[4]; } s = { { 9, 8, 7, 6 } }; printf("%d %d\n", (int)sizeof s.v, *(s.v + 2)); return *(*pa + 1);
}
