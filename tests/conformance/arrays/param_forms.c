#include <stdio.h>
static int s1(int *p) { return p[0]; }
static int s2(int p[]) { return p[1]; }
static int s3(int p[5]) { return p[2]; }
static int s4(int (*p)[5]) { return (*p)[3]; }
static int s5(const int p[const static 5]) { return p[4]; }
static int s6(int p[restrict]) { return *p; }
static int t1(int m[2][3]) { return m[1][2]; }
static int t2(int m[][3]) { return m[1][1]; }
static int t3(int (*m)[3]) { return m[1][0]; }
static int t4(int (*m)[2][3]) { return (*m)[0][2]; }
static int t5(int r, int c, int m[r][c]) {
    int s = 0;
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) s += m[i][j];
    return s;
}
static int t6(int n, int m[][n]) { return m[1][n - 1]; }
static void inc(int n, int v[n]) { while (n) v[--n]++; }
static int (*ret(int (*p)[3], int i))[3] { return p + i; } static int fn(int f(int *), int *v) { return f(v); }
static char last(const char s[]) { while (s[1]) s++; return *s; }
static int cnt(char *const v[]) { int n = 0; while (v[n]) n++; return n; }
static void mod(int p[3]) { p++; p[0] = 100; }
static int total(int n, int *v[n]) { int s = 0; for (int i = 0; i < n; i++) s += *v[i]; return s; }
int main(void) {
    int a[5] = { 10, 11, 12, 13, 14 }, m[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
    printf("%d %d %d %d %d %d\n", s1(a), s2(a), s3(a), s4(&a), s5(a), s6(a));
    printf("%d %d %d %d %d %d\n", t1(m), t2(m), t3(m), t4(&m), t5(2, 3, m), t6(3, m));
    inc(5, a); inc(2, a + 3); printf("%d %d %d\n", a[0], a[3], a[4]);
    printf("%d\n", (*ret(m, 1))[2]); printf("%d %d\n", fn(s1, a), fn(s2, a));
    printf("%c\n", last("xyz")); printf("%d\n", cnt((char *[]){ "a", "b", "c", 0 })); mod(a);
    printf("%d %d\n", a[0], a[1]); printf("%d\n", total(3, (int *[]){ a, a + 1, m[1] }));
    printf("%d\n", s1(m[1])); printf("%d\n", t5(1, 6, (int (*)[6])m));
    return t5(3, 1, (int[][1]){ { 1 }, { 2 }, { 3 } });
}
