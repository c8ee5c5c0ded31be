int main(void) {
    unsigned char c = 255;
    int r = 500 / c;
    c++;
    r += 500 / c; //~ division-by-zero
    return r;
}
