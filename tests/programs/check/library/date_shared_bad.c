//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Both pointers lead to the one object that the library has.
#include <time.h>
extern void reach_error(void);
int main(void) {
    time_t first = 0, second = 1000000000;
    struct tm *one = gmtime(&first);
    one->tm_year = 5;
    gmtime(&second);
    if (one->tm_year != 5)
        reach_error(); //~ VIOLATION
    return 0;
}
