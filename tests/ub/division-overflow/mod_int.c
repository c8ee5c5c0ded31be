static int parity(int a, int b) {
    return a % b; //~ division-overflow
}
int main(void) {
    int r = parity(7, -2) + parity(-2147483647, -1);
    return r + parity(-2147483647 - 1, -1);
}
