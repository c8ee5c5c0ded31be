//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A length of two bits is read back shorter than it was: the check against it fails to stop the write behind the block.
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);

struct header {
    unsigned kind : 3;
    unsigned words : 2;
    unsigned is_open : 1;
};
static unsigned *data(struct header *h) {
    return (unsigned *)(h + 1);
}
int main(void) {
    unsigned words = __VERIFIER_nondet_uint() % 4 + 1;
    struct header *h = malloc(sizeof *h + words * sizeof(unsigned));
    h->kind = 5;
    h->words = words;
    h->is_open = 0;
    for (unsigned i = h->words; i <= words; i++) {
        data(h)[i] = i; //~ VIOLATION
    }
    free(h);
    return 0;
}
