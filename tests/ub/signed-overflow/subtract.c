static int diff(int a, int b) {
    return a - b; //~ signed-overflow
}
int main(void) {
    int r = diff(-2147483647, 1) < 0;
    r += diff(2147483647, 1) > 0;
    r += diff(-2, 2147483647) < 0;
    return r;
}
