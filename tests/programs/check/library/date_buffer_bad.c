//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <time.h>
int main(void) {
    char text[25];
    time_t when = 0;
    return ctime_r(&when, text) != 0; //~ VIOLATION
}
