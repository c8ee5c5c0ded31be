//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// No year of an `int` is that far away.
#include <time.h>
int main(void) {
    time_t far = 1L << 62;
    return gmtime(&far)->tm_year; //~ VIOLATION
}
