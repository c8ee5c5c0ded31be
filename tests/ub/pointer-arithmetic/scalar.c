int main(void) {
    int x = 5, *p = &x;
    int *e = p + 1;
    int r = e - p;
    int *f = p + 2; //~ WARN pointer-arithmetic
    return r + (f != e);
}
