#include <stdio.h>
struct t { char c; int i; double d; char *p; int a[5]; struct { short x, y; } s; };
struct t gz; static int ga[50]; int *gp; double gd;
int main(void) {
    struct t z = { 0 }, one = { 'a' }, e = { };
    printf("%d %d %g %d %d %d\n", z.c, z.i, z.d, z.p == 0, z.a[4], z.s.y);
    printf("%c %d %d %d\n", one.c, one.i, one.a[0], one.s.x); printf("%d %d\n", e.i, e.a[2]);
    printf("%d %d %d\n", gz.i, gz.p == NULL, gz.s.y); int s = 0;
    for (int i = 0; i < 50; i++) s |= ga[i];
    printf("%d %d %g\n", s, gp == 0, gd);
    int big[100] = { 1, 2 };
    for (int i = 0; i < 100; i++) s += big[i];
    printf("%d\n", s); char buf[20] = "hi"; int nz = 0;
    for (int i = 0; i < 20; i++) nz += buf[i] != 0;
    printf("%d\n", nz);
    for (int k = 0; k < 3; k++) { int loc[4] = { k }; loc[3] += k + loc[0]; printf("%d ", loc[3]); }
    puts(""); static int st[4]; static struct t sst; st[1]++; sst.i--;
    printf("%d %d %d\n", st[1], st[3], sst.i); struct t arr[3] = { [1] = { .d = 2.5 } };
    printf("%g %g %d\n", arr[0].d, arr[1].d, arr[2].i); int m[3][4] = { { 1 }, { 0, 2 } };
    printf("%d %d %d\n", m[0][1], m[1][1], m[2][3]); return arr[1].c + s;
}
