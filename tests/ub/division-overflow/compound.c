int main(void) {
    int x = -2147483647, d = 1;
    x /= d;
    x--;
    unsigned u = x; u /= -1u;
    d = -d;
    x /= d; //~ division-overflow
    return x + u;
}
