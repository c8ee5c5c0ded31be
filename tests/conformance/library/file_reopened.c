/* A stream that cannot be opened again. */
#include <stdio.h>

int main(void) {
    printf("%d\n", freopen("/nowhere/a", "r", stdin) == 0);
    return 0;
}
