#include <stdio.h>
int main(void) {
    unsigned char c = 10; c -= 20; printf("%d\n", c);
    c /= 2; printf("%d\n", c);
    c = 255; c *= c; printf("%d\n", c);
    signed char s = 100; s += s; printf("%d\n", s);
    s = -1; s >>= 1; printf("%d\n", s);
    s = -128; s = -s; printf("%d\n", s);
    unsigned short h = 0xff00; h ^= 0xffff; printf("%d\n", h);
    h = 1; h <<= 15; printf("%d\n", h);
    h = 3; h -= 5u; printf("%d\n", h);
    int i = 7; i += 2.9; printf("%d\n", i);
    i = 10; i *= 0.5f; printf("%d\n", i);
    i = -7; i /= 2u; printf("%d\n", i);
    i = -7; i >>= 1u; printf("%d\n", i);
    i = -7; i %= 4L; printf("%d\n", i);
    unsigned u = 1; u -= 2LL; printf("%u\n", u);
    u = 5; u += -10; printf("%u\n", u);
    long long q = 1; q <<= 40; q |= 1u; printf("%lld\n", q);
    q = -1; q += 1u; printf("%lld\n", q);
    q &= ~0u; printf("%lld\n", q);
    q = -1; q &= ~0u; printf("%lld\n", q);
    float f = 1; f += 1; f /= 4; f -= 'a' - 'a'; printf("%g\n", f);
    _Bool b = 1; b -= 2; printf("%d\n", b); b *= 0; printf("%d\n", b); b |= 8; printf("%d\n", b);
    char ch = 'z'; ch -= 'a' - 'A'; printf("%c\n", ch);
    return c;
}
