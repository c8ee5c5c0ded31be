#include <stdio.h>
#include <limits.h>
int main(void) {
    int n = 0;
    for (unsigned char c = 250; c >= 250; c++) n++;
    printf("%d\n", n);
    n = 0; unsigned char k = 0;
    do n++; while (++k);
    printf("%d\n", n);
    n = 0;
    for (signed char s = 120; s > 0; s++) n++;
    printf("%d\n", n);
    n = 0;
    for (unsigned i = UINT_MAX - 2; i > 5; i++) n++;
    printf("%d\n", n);
    n = 0;
    for (int i = INT_MAX - 3; ; i++) { n++; if (i == INT_MAX) break; }
    printf("%d\n", n);
    n = 0;
    for (int i = INT_MIN; i < INT_MIN + 4; i++) n++;
    printf("%d\n", n);
    n = 0;
    for (unsigned short s = 1; s; s <<= 1) n++;
    printf("%d\n", n);
    n = 0;
    for (size_t i = 3; i-- > 0;) n = n * 10 + (int)i;
    printf("%d\n", n);
    for (int i = 0; i < (int)sizeof(int) - 5; i++) n++;
    printf("%d\n", n);
    for (unsigned i = 0; i < sizeof(int) - 3; i++) n += 100;
    printf("%d\n", n);
    for (float f = 0; f < 1; f += 0.25f) n += 1000;
    printf("%d\n", n);
    return k;
}
