//@ truth: true
//@ expect[auto]: true
#include <stdio.h>

static int height[3];
static unsigned moves;

static int move(int from, int to)
{
    if (height[from] == 0)
        return -1;
    height[from]--;
    height[to]++;
    moves++;
    return 0;
}

static int hanoi(int n, int from, int to, int via)
{
    if (n == 0)
        return 0;
    if (hanoi(n - 1, from, via, to) < 0)
        return -1;
    if (move(from, to) < 0)
        return -1;
    return hanoi(n - 1, via, to, from);
}

int main(void)
{
    height[0] = 4;
    if (hanoi(4, 0, 2, 1) < 0)
        return 1;
    printf("%u moves\n", moves);
    return height[2] == 4 && moves == 15 ? 0 : 2;
}
