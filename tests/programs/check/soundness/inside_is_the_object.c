//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// No object ends inside another one, and none where a block begins.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int t[3];
int a[2];
int main(void) {
    int *b = malloc(sizeof *b);
    int *ptrs[3] = {t, a + 1, b};
    unsigned i = __VERIFIER_nondet_int();
    if (i > 2) return 0;
    int *p = ptrs[i];
    a[1] = 1;
    if (p == a + 1) {
        *p = 5;
        if (a[1] != 5) reach_error();
    }
    *b = 1;
    if (p == b) {
        *p = 6;
        if (*b != 6) reach_error();
    }
    free(b);
    return 0;
}
