//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// No year of an `int` is that far away.
#include <time.h>
int main(void) {
    time_t far = 1L << 62;
    return gmtime(&far)->tm_year; //~ VIOLATION
}
