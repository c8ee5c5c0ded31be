#include <stdio.h>
#define FX 4096
static int iter(int cr, int ci, int max) {
    int zr = 0, zi = 0, n = 0;
    while (n < max) { int r2 = zr * zr / FX, i2 = zi * zi / FX; if (r2 + i2 > 4 * FX) break; int t = r2 - i2 + cr; zi = 2 * zr * zi / FX + ci; zr = t; n++; }
    return n;
}
static int iterd(double cr, double ci, int max) {
    double x = 0, y = 0; int n = 0;
    while (n < max && x * x + y * y <= 4) { double t = x * x - y * y + cr; y = 2 * x * y + ci; x = t; n++; }
    return n;
}
int main(void) {
    const char *sh = " .:-=+*#%@";
    for (int y = -12; y <= 12; y++) { for (int x = -40; x <= 18; x++) putchar(sh[iter(x * FX / 20, y * FX / 10, 27) / 3]); putchar('\n'); }
    int in = 0;
    for (int y = -8; y <= 8; y++) for (int x = -16; x <= 8; x++) in += iterd(x / 8.0, y / 8.0, 20) == 20;
    printf("%d\n", in); return in;
}
