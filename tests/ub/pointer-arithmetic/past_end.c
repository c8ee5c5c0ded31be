int main(void) {
    int a[4] = { 1, 2, 3, 4 };
    int *p = a + 4;
    int r = p[-1];
    p = a + 5; //~ WARN pointer-arithmetic
    return r + (p != a);
}
