int *g;
static void set(int n) { int v = n; g = &v; if (n > 0) *g += 1; }
int main(void) {
    int mine = 3;
    g = &mine;
    int r = *g;
    set(2);
    return r + *g; //~ use-after-scope
}
