int main(void) {
    int a = -8;
    int r = a >> 1;
    r += (int)((unsigned)a << 1);
    r += a << 1; //~ bad-shift
    return r;
}
