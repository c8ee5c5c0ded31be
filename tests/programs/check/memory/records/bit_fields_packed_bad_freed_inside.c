//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A header with bit-fields says how far behind it the data begins; the data is freed instead of the header.
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);

struct header {
    unsigned kind : 3;
    unsigned words : 13;
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
    for (unsigned i = 0; i < h->words; i++) {
        data(h)[i] = i;
    }
    free(data(h)); //~ VIOLATION
    return 0;
}
