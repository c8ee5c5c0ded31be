/* A switch forgets a case, and a decision is made on a variable that nobody set.
 *
 * Expect: `carve run examples/uninitialised.c -- 1` prints "1 costs 3";
 * with `-- 7` it stops where the uninitialised `price` decides a branch. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    int kind = argc > 1 ? atoi(argv[1]) : 7;
    int price;
    switch (kind) {
    case 0:
        price = 2;
        break;
    case 1:
        price = 3;
        break;
    }
    if (price > 0) {
        printf("%d costs %d\n", kind, price);
    }
    return 0;
}
