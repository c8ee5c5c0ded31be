#include <stdio.h>
static int fill(int n) {
    int v[n];
    for (int i = 0; i < n; i++) v[i] = i * i;
    int s = 0;
    for (int i = 0; i < n; i++) s += v[i];
    printf("%d %d\n", (int)sizeof v / (int)sizeof *v, s); return s;
}
static int rec(int n) { char b[n + 1]; b[0] = n; return n ? rec(n - 1) + b[0] : b[0] + (int)sizeof b; }
int main(void) {
    fill(1); fill(5); fill(100); printf("%d\n", rec(10));
    int n = 3; int a[n]; n = 10; printf("%d\n", (int)(sizeof a / sizeof a[0])); int k = 2;
    int b[k++]; printf("%d\n", k); printf("%d\n", (int)sizeof b);
    printf("%d\n", (int)sizeof(int[k++])); printf("%d\n", k);
    for (int i = 1; i < 5; i++) { char c[i * 3]; c[i * 3 - 1] = i; printf("%d:%d ", (int)sizeof c, c[i * 3 - 1]); }
    puts("");
    typedef int T[n]; n = 1; T t; printf("%d\n", (int)(sizeof t / sizeof(int)));
    printf("%d\n", (int)(sizeof(T) / sizeof(int)));
    for (int i = 0; i < 10; i++) t[i] = i;
    printf("%d\n", t[9]);
    char s[k + 4]; sprintf(s, "%d-%d", k, n); puts(s); int (*p)[k] = &(int[4]){ 1, 2, 3, 4 };
    printf("%d %d\n", (int)sizeof *p, (*p)[3]); int j = 0; again:;
    { int z[j + 1]; z[j] = j; j = z[j] + 1; }
    if (j < 4) goto again;
    printf("%d\n", j); return fill(7) & 63;
}
