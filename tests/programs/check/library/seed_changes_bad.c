//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
    unsigned seed = 1;
    rand_r(&seed);
    if (seed != 1)
        reach_error(); //~ VIOLATION
    return 0;
}
