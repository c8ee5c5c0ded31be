//@ truth: false
//@ expect[auto]: false
/* A matrix as an array of rows: only the outer array is freed. */
#include <stdio.h>
#include <stdlib.h>

static int **make(int rows, int cols)
{
    int **m = malloc(rows * sizeof(int *));
    int i, j;

    if (m == NULL)
        exit(EXIT_FAILURE);
    for (i = 0; i < rows; i++) {
        m[i] = malloc(cols * sizeof(int)); //~ VIOLATION leak
        if (m[i] == NULL)
            exit(EXIT_FAILURE);
        for (j = 0; j < cols; j++)
            m[i][j] = i * cols + j;
    }
    return m;
}

int main(void)
{
    int **m = make(3, 3);
    int i, diagonal = 0;

    for (i = 0; i < 3; i++)
        diagonal += m[i][i];
    printf("diagonal sum %d\n", diagonal);
    free(m);
    return diagonal == 12 ? 0 : 1;
}
