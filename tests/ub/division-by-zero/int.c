static int q(int a, int b) {
    return a / b; //~ division-by-zero
}
int main(void) {
    int r = q(10, 3) + q(0, 5) + q(7, -1);
    return r + q(1, r - r);
}
