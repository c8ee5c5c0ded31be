int main(void) {
    int a[3] = { 1, 2, 3 };
    int *e = a + 3, s = 0;
    for (int *p = a; p != e; p++) s += *p;
    s += e[-1];
    return s + *e; //~ out-of-bounds-read
}
