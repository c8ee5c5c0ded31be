/* `({ record; })` is the record itself, as gcc has it. */
#include <stdio.h>
struct part { int x, y; };
struct whole { int m; struct part in; int a[3]; };

int main(void) {
    struct whole s = {3, {4, 5}, {6, 7, 8}}, t = s;
    int *p = &({ s; }).m;
    *p = 9;
    printf("%d %d\n", s.m, p == &s.m);
    printf("%d\n", &({ s; }).in == &s.in);
    int *q = ({ s; }).a;
    q[0] = 77;
    printf("%d %d\n", s.a[0], t.a[0]);
    printf("%d\n", &({ ({ t; }); }).m == &t.m);
    int *r = ({ t.m++; t; }).a;
    r[0] = 55;
    printf("%d %d\n", t.m, t.a[0]);
    t = ({ s; });
    printf("%d %d\n", t.m, ({ t; }).in.y);
    return 0;
}
