int main(void) {
    int a[2] = { 1, 2 }, *p = a;
    p = p + 1;
    int r = *p;
    p = 0;
    p = p + 1; //~ pointer-arithmetic
    return r + (p != 0);
}
