//@ truth: false
//@ expect[auto]: false
/* Counts neighbours without minding the border. */
#include <stdio.h>

#define W 6
#define H 4

static unsigned char cell[W * H];
static unsigned char next[W * H];

static int neighbours(int x, int y)
{
    int n = 0;

    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            n += cell[(y + dy) * W + x + dx]; //~ VIOLATION out-of-bounds-read
    return n - cell[y * W + x];
}

static void step(void)
{
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int n = neighbours(x, y);
            next[y * W + x] = n == 3 || (n == 2 && cell[y * W + x]);
        }
    for (int i = 0; i < W * H; i++)
        cell[i] = next[i];
}

int main(void)
{
    int i, population = 0;

    cell[1 * W + 2] = cell[2 * W + 2] = cell[2 * W + 3] = 1;
    step();
    for (i = 0; i < W * H; i++)
        population += cell[i];
    printf("%d cells\n", population);
    return 0;
}
