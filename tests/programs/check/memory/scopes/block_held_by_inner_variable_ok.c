//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The only pointer to a block is a variable of an inner block, which frees it before it ends.
#include <stdlib.h>

int main(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int *square = malloc(sizeof *square);
        *square = i * i;
        sum += *square;
        if (i != 2 || sum == 5) {
            free(square);
        }
    }
    return sum != 5;
}
