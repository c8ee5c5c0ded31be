int main(void) {
    int a[4] = { 1, 2, 3, 4 }, i, j = 2;
    int r = a[j];
    r += a[i & 3]; //~ uninitialised
    return r;
}
