#include <stdio.h>
#include <stddef.h>
int main(void) {
    int a[8] = { 0, 1, 2, 3, 4, 5, 6, 7 }; int *p = a, *q = &a[8]; ptrdiff_t d = q - p; printf("%td %td\n", d, p - q);
    p += 3; q -= 2; printf("%d %d %d\n", *p, *q, (int)(q - p)); printf("%d %d\n", p[2], q[-1]);
    printf("%d %d %d\n", p < q, p <= p, q > p + 3); printf("%d %d\n", p == &a[3], p != a);
    printf("%d\n", *(a + 7) - *(7 + a)); printf("%d\n", (int)((char *)q - (char *)p));
    short s[4] = { 1, 2, 3, 4 }, *sp = s; sp++; printf("%d\n", *sp++); printf("%d\n", *sp);
    printf("%d\n", (int)(sp - s)); sp = s + 4; int sum = 0;
    while (sp-- > s + 1) sum = sum * 10 + *sp;
    printf("%d\n", sum); char *c = (char *)a; c += 4 * sizeof(int); printf("%d\n", *(int *)c);
    struct { int x; char y[8]; } st[5], *t = st;
    printf("%d\n", (int)((char *)(t + 3) - (char *)t) / (int)sizeof *t);
    printf("%d\n", (int)(&st[4] - &st[1])); int (*r)[4] = (int (*)[4])a;
    printf("%d %d\n", r[1][0], (int)(&r[1] - &r[0])); void *v = a; v = (char *)v + sizeof(int);
    printf("%d\n", *(int *)v); v += sizeof(int); printf("%d\n", *(int *)v);
    printf("%d\n", (int)sizeof(void)); unsigned char k = 2; printf("%d\n", *(a + k));
    printf("%d\n", *(&*(a + 4))); return (int)(&a[6] - a);
}
