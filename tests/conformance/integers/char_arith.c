#include <stdio.h>
int main(void) {
    char c = 'a'; int n = 0;
    for (; c <= 'z'; c++) n += c;
    printf("%d %c\n", n, c);
    char hi = '\xff'; printf("%d %d\n", hi, hi == 0xff);
    unsigned char uh = '\xff'; printf("%d %d\n", uh, uh == '\xff');
    printf("%d\n", '\377' < 0);
    char x = 120, y = 110; int s = x + y; printf("%d\n", s);
    char t = x + y; printf("%d\n", t);
    printf("%d\n", (char)(x + y) < 0);
    printf("%d\n", x * y);
    c = 'A'; c += 'b' - 'B'; printf("%c\n", c);
    c = 'Z'; c |= 0x20; printf("%c\n", c);
    char d = '7'; int v = d - '0'; printf("%d\n", v * v);
    char buf[] = "hello"; for (int i = 0; buf[i]; i++) buf[i] -= 32; puts(buf);
    for (char k = 'e'; k >= 'a'; k--) putchar(k);
    putchar('\n');
    signed char z = -128; printf("%d %d\n", -z, (signed char)-z);
    unsigned char w = 255; w = w + 1 ? w + 1 : 9; printf("%d\n", w);
    char cc = 0x7f; cc <<= 1; printf("%d\n", cc);
    return 'a' - 'A';
}
