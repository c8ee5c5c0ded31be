//@ truth: true
//@ expect[auto]: true
/* Dijkstra on an adjacency matrix. */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>

#define NODES 5
#define NONE (-1)

static const int distance[NODES][NODES] = {
    { 0, 4, 1, 0, 0 },
    { 4, 0, 2, 5, 0 },
    { 1, 2, 0, 8, 10 },
    { 0, 5, 8, 0, 2 },
    { 0, 0, 10, 2, 0 },
};

struct path {
    int cost[NODES];
    int previous[NODES];
};

static int nearest(const int *cost, const bool *done)
{
    int best = NONE;

    for (int i = 0; i < NODES; i++)
        if (!done[i] && cost[i] != INT_MAX && (best == NONE || cost[i] < cost[best]))
            best = i;
    return best;
}

static void dijkstra(int from, struct path *p)
{
    bool done[NODES] = { false };

    for (int i = 0; i < NODES; i++) {
        p->cost[i] = INT_MAX;
        p->previous[i] = NONE;
    }
    p->cost[from] = 0;
    for (;;) {
        int u = nearest(p->cost, done);
        if (u == NONE)
            return;
        done[u] = true;
        for (int v = 0; v < NODES; v++) {
            if (distance[u][v] == 0 || done[v])
                continue;
            if (p->cost[u] + distance[u][v] < p->cost[v]) {
                p->cost[v] = p->cost[u] + distance[u][v];
                p->previous[v] = u;
            }
        }
    }
}

static void print_path(const struct path *p, int to)
{
    if (p->previous[to] != NONE)
        print_path(p, p->previous[to]);
    printf(" %d", to);
}

int main(void)
{
    struct path p;

    dijkstra(0, &p);
    for (int i = 0; i < NODES; i++) {
        printf("%d:", p.cost[i]);
        print_path(&p, i);
        putchar('\n');
    }
    return p.cost[4] == 10 ? 0 : 1;
}
