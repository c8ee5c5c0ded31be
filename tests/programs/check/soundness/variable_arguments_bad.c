//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <stdarg.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int sum(int n, ...) {
    va_list list;
    va_start(list, n);
    int s = 0;
    while (n--) {
        s += va_arg(list, int);
    }
    va_end(list);
    return s;
}
int main(void) {
    if (sum(3, 1, 2, __VERIFIER_nondet_int()) == 13) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
