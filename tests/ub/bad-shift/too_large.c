int main(void) {
    unsigned u = 1;
    int n = 31;
    unsigned r = u << n;
    unsigned long long w = 1ull << 40;
    n++;
    r |= u << n; //~ bad-shift
    return r + (w >> 40);
}
