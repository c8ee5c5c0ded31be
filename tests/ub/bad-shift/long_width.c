int main(void) {
    long long q = 1;
    int n = 64;
    long long r = q << (n - 2);
    r += q >> 63;
    r += q >> n; //~ bad-shift
    return r != 0;
}
