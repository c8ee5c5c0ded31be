int main(void) {
    int v = 0x40000000;
    unsigned char b = 255;
    int ok = b << 8;
    v >>= 3;
    v <<= 3;
    v <<= 2; //~ bad-shift
    return v + ok;
}
