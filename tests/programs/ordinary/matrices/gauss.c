//@ truth: true
//@ expect[auto]: true
/* Solves linear equations by elimination with pivoting. */
#include <math.h>
#include <stdio.h>

#define N 3

static int solve(double a[N][N + 1], double x[N])
{
    for (int col = 0; col < N; col++) {
        int pivot = col;
        for (int r = col + 1; r < N; r++)
            if (fabs(a[r][col]) > fabs(a[pivot][col]))
                pivot = r;
        if (fabs(a[pivot][col]) < 1e-9)
            return -1;
        for (int c = 0; c <= N; c++) {
            double t = a[col][c];
            a[col][c] = a[pivot][c];
            a[pivot][c] = t;
        }
        for (int r = 0; r < N; r++) {
            double f;
            if (r == col)
                continue;
            f = a[r][col] / a[col][col];
            for (int c = col; c <= N; c++)
                a[r][c] -= f * a[col][c];
        }
    }
    for (int i = 0; i < N; i++)
        x[i] = a[i][N] / a[i][i];
    return 0;
}

int main(void)
{
    double system[N][N + 1] = {
        { 2, 1, -1, 8 },
        { -3, -1, 2, -11 },
        { -2, 1, 2, -3 },
    };
    double x[N] = { 0 };

    if (solve(system, x) < 0) {
        puts("singular");
        return 1;
    }
    printf("%.3f %.3f %.3f\n", x[0], x[1], x[2]);
    return 0;
}
