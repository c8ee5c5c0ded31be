#include <stdio.h>
static int copy(char *d, const char *s, int n) {
    int it = (n + 7) / 8, steps = 0;
    if (n <= 0) return 0;
    switch (n % 8) {
    case 0: do { steps++; *d++ = *s++;
    case 7: *d++ = *s++;
    case 6: *d++ = *s++;
    case 5: *d++ = *s++;
    case 4: *d++ = *s++;
    case 3: *d++ = *s++;
    case 2: *d++ = *s++;
    case 1: *d++ = *s++;
            } while (--it > 0);
    }
    return steps;
}
static int gen(int *st) {
    switch (*st) { case 0: for (;;) { *st = 1; return 10; case 1: *st = 2; return 20; case 2: *st = 3; return 30; case 3:; } }
    return -1;
}
int main(void) {
    char b[40]; const char *t = "the quick brown fox jumps over a dog";
    for (int n = 1; n <= 37; n += 6) { for (int i = 0; i < 40; i++) b[i] = '.'; int s = copy(b, t, n); printf("%d %.*s\n", s, n + 1, b); }
    int st = 0; for (int i = 0; i < 7; i++) printf("%d ", gen(&st)); puts("");
    return copy(b, t, 0) + copy(b, t, 24);
}
