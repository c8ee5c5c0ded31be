int v[2];
int main(void) {
    v[0] = 6; v[1] = 3;
    int r = v[0] / v[1];
    v[0] = v[1] = 0;
    r += v[0] / v[1]; //~ division-by-zero
    return r;
}
