int main(void) {
    double d = 2147483647.5;
    int r = (int)d;
    long long q = (long long)1e18;
    d += 1;
    r = (int)d; //~ float-conversion
    return r + (q > 0);
}
