#include <stdio.h>
int n; int f(int x){n=n*10+x;return 1;}
void a(int p[f(1)][f(2)][f(3)]){ } void b(int p[f(1)][f(2)], int q[f(3)][f(4)]){} void c(int p[f(1)], int (*q)[f(2)][f(3)], int r[f(4)][f(5)]){}
void d(int p[f(1)], int q[f(2)]){} void e(int (*p)[f(1)], int q[f(2)], int (*r)[f(3)]){}
#define T(x) n=0; x; printf("%d\n", n)
int main(void){ int z[1][1][1]; T(a(z)); T(b(z[0],z[0])); T(c(z[0][0],z,z[0])); T(d(z[0][0],z[0][0])); T(e(z[0],z[0][0],z[0])); return 0; }
