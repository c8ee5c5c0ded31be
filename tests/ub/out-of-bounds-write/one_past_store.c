int g[4];
int main(void) {
    int *p = g;
    while (p < g + 4) *p++ = 1;
    p[-1] = 2;
    *p = 3; //~ out-of-bounds-write
    return g[3];
}
