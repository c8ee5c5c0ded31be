//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
    unsigned seed = 1;
    rand_r(&seed);
    if (seed != 1)
        reach_error(); //~ VIOLATION
    return 0;
}
