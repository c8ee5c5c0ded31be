//@ truth: true
//@ expect[auto]: true
#include <stdio.h>

#define N 3

typedef int matrix[N][N];

static void multiply(matrix a, matrix b, matrix out)
{
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            out[i][j] = 0;
            for (int k = 0; k < N; k++)
                out[i][j] += a[i][k] * b[k][j];
        }
    }
}

static int trace(matrix m)
{
    int t = 0;
    for (int i = 0; i < N; i++)
        t += m[i][i];
    return t;
}

int main(void)
{
    matrix a = { { 1, 2, 3 }, { 0, 1, 4 }, { 5, 6, 0 } };
    matrix id = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } };
    matrix p;

    multiply(a, id, p);
    multiply(p, a, a[0] == p[0] ? id : p);
    printf("trace %d\n", trace(a));
    return trace(a) == 2 ? 0 : 1;
}
