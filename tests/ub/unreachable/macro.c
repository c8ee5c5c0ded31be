#define ASSUME(c) do { if (!(c)) __builtin_unreachable(); } while (0)
static int half(int n) {
    ASSUME(n % 2 == 0); //~ unreachable
    return n / 2;
}
int main(void) {
    int r = half(4) + half(0);
    return r + half(3);
}
