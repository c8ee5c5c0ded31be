#include <stdio.h>
struct s { int a; int b[4]; };
static const unsigned char cls[256] = { ['0' ... '9'] = 1, ['a' ... 'z'] = 2, ['A' ... 'Z'] = 3, ['_'] = 2, ['e'] = 7 };
int g[10] = { [0 ... 9] = -1, [3 ... 5] = 4, [4] = 0 }; struct s gs = { b: { [1 ... 2] = 6 }, a: 5 };
int main(void) {
    for (const char *p = "x9_Ze "; *p; p++) printf("%d", cls[(unsigned char)*p]);
    puts("");
    for (int i = 0; i < 10; i++) printf("%d ", g[i]);
    puts(""); printf("%d %d %d %d\n", gs.a, gs.b[0], gs.b[1], gs.b[2]);
    struct s v[4] = { [1 ... 2] = { 3, { 1, 2 } }, [2].b[3] = 9 };
    for (int i = 0; i < 4; i++) printf("%d/%d/%d ", v[i].a, v[i].b[1], v[i].b[3]);
    puts("");
    int n = 0; int c[3] = { [0 ... 2] = ++n }; printf("%d %d %d %d\n", c[0], c[1], c[2], n);
    int open[] = { 1, [2 ... 5] = 2, 3 };
    printf("%d %d\n", (int)(sizeof open / sizeof *open), open[6]);
    int m[3][3] = { [0 ... 2] = { [1] = 1 } }; int t = 0;
    for (int i = 0; i < 9; i++) t += m[i / 3][i % 3];
    printf("%d\n", t); const char *names[5] = { [0 ... 4] = "none", [2] = "two" };
    for (int i = 0; i < 5; i++) printf("%s ", names[i]);
    puts(""); return g[3];
}
