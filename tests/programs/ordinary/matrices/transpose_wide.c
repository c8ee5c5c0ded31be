//@ truth: false
//@ expect[auto]: false
/* Transposes a 2x4 matrix with the row length of the wrong one. */
#include <stdio.h>
#include <stdlib.h>

struct matrix {
    int rows, cols;
    double *v;
};

static struct matrix new_matrix(int rows, int cols)
{
    struct matrix m = { rows, cols, calloc((size_t)rows * cols, sizeof(double)) };
    if (m.v == NULL)
        exit(1);
    return m;
}

static struct matrix transpose(const struct matrix *m)
{
    struct matrix t = new_matrix(m->cols, m->rows);
    int r, c;

    for (r = 0; r < m->rows; r++)
        for (c = 0; c < m->cols; c++)
            t.v[c * m->cols + r] = m->v[r * m->cols + c]; //~ VIOLATION out-of-bounds-write
    return t;
}

int main(void)
{
    struct matrix a = new_matrix(2, 4), b;
    int i;

    for (i = 0; i < 8; i++)
        a.v[i] = i + 0.5;
    b = transpose(&a);
    printf("%dx%d, last %.1f\n", b.rows, b.cols, b.v[7]);
    free(a.v);
    free(b.v);
    return 0;
}
