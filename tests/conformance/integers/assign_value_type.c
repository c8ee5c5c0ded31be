#include <stdio.h>
int main(void) {
    signed char c; unsigned char u; short s; int i; unsigned long long w;
    printf("%d\n", c = 300);
    printf("%d\n", u = -1);
    printf("%d\n", i = c = 200);
    printf("%d\n", (int)sizeof(c = 1000L));
    i = (u = 0x1ff) + 1; printf("%d\n", i);
    w = (c = -1); printf("%llu\n", w);
    w = (u = -1); printf("%llu\n", w);
    s = 32767; printf("%d\n", ++s);
    s = 32767; printf("%d\n", s++); printf("%d\n", s);
    u = 0; printf("%d\n", u--); printf("%d\n", u);
    u = 0; printf("%d\n", --u);
    c = -128; printf("%d\n", --c);
    u = 250; printf("%d\n", u += 10);
    c = 100; printf("%d\n", c *= 3);
    s = 1000; printf("%d\n", s *= 100);
    u = 100; printf("%d\n", u *= 1.5);
    i = 7; i *= 1.5; printf("%d\n", i);
    i = 10; i /= 0.3; printf("%d\n", i);
    i = -5; printf("%d\n", i % 3u == (unsigned)-5 % 3);
    return (unsigned char)(c = -3);
}
