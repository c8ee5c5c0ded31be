int main(void) {
    unsigned char c[3] = { 1, 2, 3 };
    unsigned i = 0;
    c[i++] += 1;
    c[i++] += 1;
    c[i++] += 1;
    c[3 - i] |= 4;
    i = -1;
    c[i + 4 - 1] ^= 2;
    i = 3;
    c[i] = c[0]; //~ out-of-bounds-write
    return c[2];
}
