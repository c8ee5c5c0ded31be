//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <string.h>

#define SIZE 5

static char world[SIZE][SIZE + 1] = {
    ".....",
    "..#..",
    "..#..",
    "..#..",
    ".....",
};

static int alive(int row, int col)
{
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE && world[row][col] == '#';
}

static int neighbours(int row, int col)
{
    int n = 0;

    for (int r = -1; r <= 1; r++)
        for (int c = -1; c <= 1; c++)
            if (r != 0 || c != 0)
                n += alive(row + r, col + c);
    return n;
}

static void generation(void)
{
    char next[SIZE][SIZE + 1];

    for (int r = 0; r < SIZE; r++) {
        for (int c = 0; c < SIZE; c++) {
            int n = neighbours(r, c);
            next[r][c] = n == 3 || (n == 2 && alive(r, c)) ? '#' : '.';
        }
        next[r][SIZE] = '\0';
    }
    memcpy(world, next, sizeof world);
}

int main(void)
{
    generation();
    for (int r = 0; r < SIZE; r++)
        puts(world[r]);
    return alive(2, 1) && alive(2, 2) && alive(2, 3) ? 0 : 1;
}
