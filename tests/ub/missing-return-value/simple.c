static int sign(int x) {
    if (x > 0) return 1;
    if (x < 0) return -1;
}
int main(void) {
    int r = sign(5) + sign(-5);
    sign(0);
    r += sign(0); //~ missing-return-value
    return r;
}
