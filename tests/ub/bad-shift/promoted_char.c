int main(void) {
    unsigned char c = 128;
    int r = c << 8;
    r += (c << 24) == 0 && c < 100; //~ bad-shift
    return r;
}
