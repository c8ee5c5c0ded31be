//@ truth: false
//@ expect[auto]: false
/* Seats of a theatre: rows and columns are mixed up. */
#include <stdio.h>
#include <string.h>

#define ROWS 4
#define COLS 6

static char seat[ROWS][COLS];

static int reserve(int row, int col)
{
    if (row < 0 || row >= COLS || col < 0 || col >= ROWS)
        return -1;
    if (seat[row][col] != 0) //~ VIOLATION out-of-bounds-read
        return 0;
    seat[row][col] = 1;
    return 1;
}

int main(void)
{
    static const int wish[][2] = { { 0, 0 }, { 3, 3 }, { 0, 0 }, { 2, 5 }, { 5, 2 } };
    int ok = 0;

    memset(seat, 0, sizeof seat);
    for (size_t i = 0; i < sizeof wish / sizeof wish[0]; i++) {
        int r = reserve(wish[i][0], wish[i][1]);
        if (r > 0)
            ok++;
        else
            printf("%d/%d: %s\n", wish[i][0], wish[i][1], r ? "no such seat" : "taken");
    }
    printf("%d reserved\n", ok);
    return 0;
}
