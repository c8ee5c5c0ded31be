#include <stdio.h>
struct p { unsigned a : 31; unsigned b : 32; unsigned long long c : 33; unsigned long long d : 64; signed s : 32; unsigned char e : 8; _Bool g : 1; unsigned long long h : 20; };
int main(void) {
    struct p x = { 0, 0, 0, 0, 0, 0, 0, 0 };
    printf("%d\n", x.a - 1 < 0);
    printf("%d\n", x.b - 1 < 0);
    printf("%d\n", x.e - 1 < 0);
    printf("%d\n", x.g - 1 < 0);
    printf("%d\n", x.s - 1 < 0);
    x.c = 0x1ffffffffull; printf("%llx\n", (unsigned long long)x.c);
    x.c += 1; printf("%llx\n", (unsigned long long)x.c);
    x.h = 0xfffff; printf("%llx\n", (unsigned long long)(x.h + 1));
    x.d = ~0ull; printf("%llu\n", (unsigned long long)x.d);
    x.a = 0x7fffffff; printf("%u\n", x.a + 0u); printf("%d\n", x.a > -1);
    x.b = 0xffffffff; printf("%d\n", x.b > -1); printf("%d\n", ~x.e == -1);
    printf("%d\n", (int)sizeof(+x.a)); printf("%d\n", (int)sizeof(x.e + 0)); printf("%d\n", (int)sizeof(x.d + 0));
    x.g = 2; printf("%d\n", x.g); x.g++; printf("%d\n", x.g); x.g--; printf("%d\n", x.g);
    x.g = 0.5; printf("%d\n", x.g);
    printf("%d\n", -x.g); printf("%d\n", x.g << 4);
    return x.g + x.e;
}
