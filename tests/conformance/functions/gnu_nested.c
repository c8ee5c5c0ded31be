#include <stdio.h>
int main(void) {
    int base = 10, calls = 0;
    int addb(int x) { calls++; return x + base; }
    printf("%d\n", addb(5));
    base = 20;
    printf("%d\n", addb(5));
    int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
    printf("%d\n", fact(6));
    auto int later(int);
    printf("%d\n", later(3));
    int later(int x) { return x * base; }
    printf("%d %d\n", fact(4), calls);
    return calls;
}
