int main(void) {
    const int k = 4;
    int v = 3, *p = (int *)&v;
    *p = 5;
    p = (int *)&k;
    int r = *p;
    *p = 7; //~ write-to-const
    return r;
}
