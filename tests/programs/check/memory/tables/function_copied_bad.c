//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One entry of the table is missing, and it is copied byte by byte.
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static int one(int x) { return x + 1; }
int main(void) {
    int (*table[3])(int) = {one, 0, one};
    unsigned at = __VERIFIER_nondet_uint();
    if (at > 2) {
        return 0;
    }
    int (*step)(int);
    memcpy(&step, (char *)table + at * sizeof step, sizeof step);
    return step(3);
}
