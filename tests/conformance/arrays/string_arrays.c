#include <stdio.h>
#include <string.h>
int main(void) {
    char a[] = "abc", b[3] = "abc", c[6] = "abc", d[] = { 'a', 'b', 'c' }, e[] = { "abc" }, f[10] = { "x" "y" };
    char *p = "abc";
    printf("%d %d %d %d %d %d\n", (int)sizeof a, (int)sizeof b, (int)sizeof c, (int)sizeof d, (int)sizeof e, (int)sizeof f);
    printf("%d %d %d\n", c[3], c[4], c[5]); printf("%.3s %.3s %s\n", b, d, f);
    a[0] = 'X'; printf("%s %s\n", a, p); char m[][4] = { "ab", "cde", "" };
    printf("%d %d\n", (int)sizeof m, (int)strlen(m[1])); m[2][0] = 'q'; printf("%s\n", m[2]);
    printf("%.8s\n", m[0]);
    char z[5] = "";
    for (int i = 0; i < 5; i++) printf("%d", z[i]);
    puts(""); char y[2][3][4] = { { "a", "b" }, { "c" } };
    printf("%s%s%s[%s]\n", y[0][0], y[0][1], y[1][0], y[1][2]); char w[] = "nul\0inside";
    printf("%d %d %s\n", (int)sizeof w, (int)strlen(w), w + 4); strcpy(c, "hello"); puts(c);
    c[2] = 0; puts(c); puts(c + 3);
    for (char *q = a; *q; ++q) *q ^= 0x20;
    puts(a); printf("%d\n", a == e); printf("%d\n", strcmp(a, "xBC")); return (int)strlen(f);
}
