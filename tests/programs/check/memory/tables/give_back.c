//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// One of the blocks of a table, which an input says, is given back early.
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char *slots[4];
    for (int i = 0; i < 4; i++) {
        slots[i] = malloc(i + 1);
        if (!slots[i]) {
            abort();
        }
    }
    unsigned early = __VERIFIER_nondet_uint();
    if (early < 4) {
        slots[early][early] = 'x';
        free(slots[early]);
        slots[early] = NULL;
    }
    for (int i = 0; i < 4; i++) {
        free(slots[i]);
    }
    return 0;
}
