static int fact(int n) {
    return n < 2 ? 1 : n * fact(n - 1); //~ signed-overflow
}
int main(void) {
    int a = fact(12);
    int b = fact(13);
    return a > b;
}
