//@ truth: false
//@ expect[auto]: false
/* Connected components; sets are numbered from 1, the array from 0. */
#include <stdio.h>

#define NODES 6

static int parent[NODES];

static int find(int x)
{
    while (parent[x] != x) //~ VIOLATION out-of-bounds-read
        x = parent[x];
    return x;
}

static void unite(int a, int b)
{
    a = find(a);
    b = find(b);
    if (a != b)
        parent[b] = a;
}

int main(void)
{
    static const int edges[][2] = { { 1, 2 }, { 4, 5 }, { 3, 6 }, { 2, 3 } };
    int i, sets = 0;

    for (i = 0; i < NODES; i++)
        parent[i] = i;
    for (i = 0; i < 4; i++)
        unite(edges[i][0], edges[i][1]);
    for (i = 0; i < NODES; i++)
        sets += find(i) == i;
    printf("%d sets\n", sets);
    return 0;
}
