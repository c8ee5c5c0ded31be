//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The only pointer to a block is a variable of an inner block, which ends.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int *square = malloc(sizeof *square);
        *square = i * i;
        sum += *square;
        if (i != 2 || __VERIFIER_nondet_int()) {
            free(square);
        }
    } //~ VIOLATION
    return sum != 5;
}
