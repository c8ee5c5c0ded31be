#include <stdio.h>
struct p { int x, y, z; }; struct q { struct p a; int b; };
static int calls; static int f(int v) { calls++; return v; }
int main(void) {
    struct p p = { .x = 1, .y = 2, .x = 3 }; printf("%d %d %d\n", p.x, p.y, p.z);
    struct q q = { .a = { 1, 2, 3 }, .a.y = 9 }; printf("%d %d %d\n", q.a.x, q.a.y, q.a.z);
    struct p base = { 4, 5, 6 }; struct q r = { .a.z = 8, .b = 7, .a = base };
    printf("%d %d %d %d\n", r.a.x, r.a.y, r.a.z, r.b);
    int a[4] = { 1, 2, 3, [1] = 20, 30 }; printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
    int b[3] = { f(1), f(2), f(3) }; printf("%d %d\n", calls, b[0] + b[1] * 10 + b[2] * 100);
    struct q s = { .b = f(5), .a = { f(6) } }; printf("%d %d %d\n", calls, s.a.x, s.b);
    int c[2][2] = { [1] = { 5, 6 }, [0][1] = 4, [1][0] = 3 };
    printf("%d %d %d %d\n", c[0][0], c[0][1], c[1][0], c[1][1]); union { int i; double d; }
    u = { .d = 1.5, .i = 7 }; printf("%d\n", u.i);
    static struct q st = { .a.x = 1, .a.z = 3, .a.x = 5 }; printf("%d %d\n", st.a.x, st.a.z);
    char t[6] = { "abcde" }; t[1] = 'X'; puts(t); return r.a.z;
}
