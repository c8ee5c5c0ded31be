int main(void) {
    int x = 1, *p, *q = &x;
    int r = *q;
    r += *p; //~ uninitialised
    return r;
}
