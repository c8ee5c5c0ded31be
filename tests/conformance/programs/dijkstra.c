#include <stdio.h>
#include <limits.h>
#define N 10
struct edge { int to, w, next; };
static struct edge e[64];
static int head[N], ne;
static void add(int a, int b, int w) {
    e[ne] = (struct edge){ b, w, head[a] }; head[a] = ne++;
    e[ne] = (struct edge){ a, w, head[b] }; head[b] = ne++;
}
static void sp(int s, int *dist, int *prev) {
    char done[N] = { 0 };
    for (int i = 0; i < N; i++) { dist[i] = INT_MAX; prev[i] = -1; }
    dist[s] = 0;
    for (;;) { int u = -1; for (int i = 0; i < N; i++) if (!done[i] && dist[i] != INT_MAX && (u < 0 || dist[i] < dist[u])) u = i; if (u < 0) return; done[u] = 1; for (int k = head[u]; k >= 0; k = e[k].next) if (dist[u] + e[k].w < dist[e[k].to]) { dist[e[k].to] = dist[u] + e[k].w; prev[e[k].to] = u; } } }
static void path(const int *prev, int v) { if (prev[v] >= 0) { path(prev, prev[v]); printf("-"); } printf("%d", v); }
int main(void) {
    for (int i = 0; i < N; i++) head[i] = -1;
    unsigned s = 3;
    for (int i = 0; i < 20; i++) { s = s * 1103515245u + 12345u; int a = s >> 16 & 7, b = s >> 20 & 7, w = (s >> 24 & 15) + 1; if (a != b) add(a, b, w); }
    int d[N], p[N]; sp(0, d, p);
    for (int i = 0; i < N; i++) { if (d[i] == INT_MAX) { printf("%d unreachable\n", i); continue; } printf("%d %d ", i, d[i]); path(p, i); puts(""); }
    int m[N][N];
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) m[i][j] = i == j ? 0 : 100000;
    for (int i = 0; i < N; i++) for (int k = head[i]; k >= 0; k = e[k].next) if (e[k].w < m[i][e[k].to]) m[i][e[k].to] = e[k].w;
    for (int k = 0; k < N; k++) for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) if (m[i][k] + m[k][j] < m[i][j]) m[i][j] = m[i][k] + m[k][j];
    int same = 1;
    for (int i = 0; i < N; i++) same &= (d[i] == INT_MAX ? 100000 : d[i]) == m[0][i];
    printf("%d\n", same); return same;
}
