#include <stdio.h>
#include <string.h>
struct s { char a; int b; double c; };
int main(void) {
    int a[6] = { 1, 2, 3, 4, 5, 6 }, b[6]; memcpy(b, a, sizeof a); b[0] = 9;
    printf("%d %d\n", a[0], b[5]); memmove(a + 1, a, 5 * sizeof *a);
    for (int i = 0; i < 6; i++) printf("%d ", a[i]);
    puts(""); memmove(a, a + 2, 4 * sizeof *a);
    for (int i = 0; i < 6; i++) printf("%d ", a[i]);
    puts(""); struct s x, y; memset(&x, 0, sizeof x); x.b = 5; x.c = 2.5;
    memcpy(&y, &x, sizeof y); printf("%d %g %d\n", y.b, y.c, memcmp(&x, &y, sizeof x));
    int *p = a, *q; memcpy(&q, &p, sizeof p); printf("%d\n", *q); float f = 1.0f; unsigned u;
    memcpy(&u, &f, 4); printf("%x\n", u); unsigned char by[4] = { 0x78, 0x56, 0x34, 0x12 };
    memcpy(&u, by, 4); printf("%x\n", u); char buf[3][4]; memset(buf, '-', sizeof buf);
    buf[2][3] = 0; puts(buf[0]); memcpy(buf[1], "ab", 2); puts(buf[0]);
    printf("%d\n", memcmp("abc", "abd", 2)); memset(a, 0, 0); memcpy(a, b, 0);
    printf("%d\n", a[0]); void *r = memset(by, 7, 2); printf("%d %d\n", r == by, by[1]);
    printf("%d\n", (int)((unsigned char *)memchr(by, 0x34, 4) - by)); return by[0];
}
