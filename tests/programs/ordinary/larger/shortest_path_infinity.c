//@ truth: false
//@ expect[auto]: false
/* Bellman-Ford with INT_MAX for "not reached". */
#include <limits.h>
#include <stdio.h>

#define NODES 4
#define INFINITE INT_MAX

struct edge {
    int from, to, cost;
};

static const struct edge edges[] = {
    { 2, 3, 1 },
    { 0, 1, 5 },
    { 1, 2, -2 },
    { 0, 2, 9 },
};

static int cost[NODES];

static int relax(const struct edge *e)
{
    int through = cost[e->from] + e->cost; //~ VIOLATION signed-overflow

    if (through < cost[e->to]) {
        cost[e->to] = through;
        return 1;
    }
    return 0;
}

static int bellman_ford(int start)
{
    int round, i, changed;

    for (i = 0; i < NODES; i++)
        cost[i] = INFINITE;
    cost[start] = 0;
    for (round = 0; round < NODES; round++) {
        changed = 0;
        for (i = 0; i < (int)(sizeof edges / sizeof edges[0]); i++)
            changed |= relax(&edges[i]);
        if (!changed)
            return 1;
    }
    return 0;
}

int main(void)
{
    if (!bellman_ford(0)) {
        puts("a cycle of negative cost");
        return 1;
    }
    for (int i = 0; i < NODES; i++)
        printf("%d: %d\n", i, cost[i]);
    return 0;
}
