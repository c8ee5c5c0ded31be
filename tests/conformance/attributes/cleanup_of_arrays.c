#include <stdio.h>
static void seen(void *p) { printf("%s\n", (char *)p); }
static int leave(int n) {
    for (int i = 1; i < n; i++) {
        char text[i + 1] __attribute__((cleanup(seen)));
        for (int k = 0; k < i; k++) text[k] = 'a' + i;
        text[i] = 0;
        if (i == 2) continue;
        if (i == 4) return i;
    }
    return 0;
}
int main(void) {
    printf("%d\n", leave(3));
    printf("%d\n", leave(9));
    { int n = 2; char one[n] __attribute__((cleanup(seen))), two[n] __attribute__((cleanup(seen))); one[0] = '1'; two[0] = '2'; one[1] = two[1] = 0; }
    return 0;
}
