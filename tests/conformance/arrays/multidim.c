#include <stdio.h>
int g[2][3][4];
static int sum2(int m[][4], int n) {
    int s = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < 4; j++) s += m[i][j];
    return s;
}
static int corner(int (*p)[3][4]) { return p[1][2][3]; }
int main(void) {
    int k = 0;
    for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) for (int l = 0; l < 4; l++) g[i][j][l] = k++;
    printf("%d %d %d\n", g[1][2][3], g[0][1][0], *(*(*(g + 1) + 1) + 2));
    printf("%d %d %d %d\n", (int)sizeof g, (int)sizeof g[0], (int)sizeof g[0][0], (int)sizeof g[0][0][0]);
    printf("%d %d\n", sum2(g[0], 3), sum2(g[1], 2));
    printf("%d\n", corner(g));
    int (*row)[4] = g[1]; row++; printf("%d %d\n", (*row)[0], row[1][1]);
    printf("%d\n", (int)(&g[1] - &g[0])); printf("%d\n", (int)((char *)&g[1] - (char *)g));
    int t[3][2] = { { 1, 2 }, { 3 }, { 5, 6 } }; int s = 0;
    for (int (*p)[2] = t; p < t + 3; p++) s += (*p)[0] * 10 + (*p)[1];
    printf("%d\n", s);
    char w[3][6] = { "one", "three", "five" };
    for (int i = 0; i < 3; i++) printf("%s:%d ", w[i], (int)sizeof w[i]);
    puts(""); w[1][5] = 0; printf("%c %s\n", w[1][4], &w[1][2]);
    printf("%d\n", 1[t][0] + 0[1[t]]);
    return g[1][0][1];
}
