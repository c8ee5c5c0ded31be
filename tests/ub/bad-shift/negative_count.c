int main(void) {
    int x = 100, n = 1, s = 0;
    while (n > -3) {
        s += x >> n; //~ bad-shift
        n--;
    }
    return s;
}
