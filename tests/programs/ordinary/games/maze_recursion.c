//@ truth: false
//@ expect[auto]: false
/* A way through a maze; it leads out at the bottom, where nobody looks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 6
#define H 4

static const char plan[] =
    "######"
    "....##"
    "##..##"
    "###.##";

static int walk(char *maze, int pos)
{
    static const int step[4] = { 1, W, -1, -W };
    int i;

    if (pos < 0 || maze[pos] != '.') //~ VIOLATION out-of-bounds-read
        return 0;
    maze[pos] = '*';
    if (pos % W == W - 1)
        return 1;
    for (i = 0; i < 4; i++)
        if (walk(maze, pos + step[i]))
            return 1;
    return 0;
}

int main(void)
{
    char *maze = malloc(W * H);

    if (maze == NULL)
        return 1;
    memcpy(maze, plan, W * H);
    printf("%s\n", walk(maze, W) ? "found" : "no way out");
    free(maze);
    return 0;
}
