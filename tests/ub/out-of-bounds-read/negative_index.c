int main(void) {
    int a[6] = { 0, 1, 2, 3, 4, 5 };
    int *m = a + 3;
    int s = m[-3] + m[2];
    int k = -1;
    s += m[k - 2];
    s += a[k]; //~ out-of-bounds-read
    return s;
}
