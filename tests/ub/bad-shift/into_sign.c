int main(void) {
    int one = 1;
    int r = one << 30;
    unsigned u = 1u << 31;
    r = one << 31; //~ bad-shift
    return r + u;
}
