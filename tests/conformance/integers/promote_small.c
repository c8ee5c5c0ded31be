#include <stdio.h>
int main(void) {
    unsigned char a = 200, b = 100;
    signed char c = -1;
    unsigned short us = 65535;
    printf("%d\n", a + b);
    printf("%d\n", (unsigned char)(a + b));
    printf("%d\n", a - 201);
    printf("%d\n", ~a);
    printf("%d\n", -us);
    printf("%d\n", c < a);
    printf("%d\n", (unsigned char)c == 255);
    printf("%d\n", c == 255);
    printf("%d %d %d\n", (int)sizeof(+a), (int)sizeof(a), (int)sizeof(a + b));
    printf("%d %d\n", (int)sizeof(~c), (int)sizeof(!c));
    printf("%d\n", (int)sizeof(c << 10LL));
    a += 100; printf("%d\n", a);
    a <<= 1; printf("%d\n", a);
    c = 127; c++; printf("%d\n", c);
    us++; printf("%u\n", us);
    us--; printf("%u\n", us);
    c = (signed char)200; printf("%d\n", c);
    return a;
}
