#include <stdio.h>
#include <stdbool.h>
int main(void) {
    _Bool b = 256; printf("%d\n", b);
    b = 0.1; printf("%d\n", b);
    b = (unsigned char)256; printf("%d\n", b);
    b = -0.0; printf("%d\n", b);
    int x; b = &x; printf("%d\n", b);
    b = (void *)0; printf("%d\n", b);
    b++; printf("%d\n", b);
    b++; printf("%d\n", b);
    b--; printf("%d\n", b);
    b--; printf("%d\n", b);
    b = 5; b += 3; printf("%d\n", b);
    b -= 1; printf("%d\n", b);
    b |= 6; printf("%d\n", b);
    b <<= 3; printf("%d\n", b);
    b ^= true; printf("%d\n", b);
    printf("%d %d\n", (int)sizeof(bool), (int)sizeof(b + b));
    bool t = true, f = false;
    printf("%d %d %d %d\n", t + t, ~t, -t, !f);
    printf("%d\n", (bool)0x100000000ll);
    bool a[4] = { 2, 0, -1, 0.5f };
    for (int i = 0; i < 4; i++) printf("%d", a[i]);
    putchar('\n');
    return t << 3;
}
