//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <time.h>
int main(void) {
    char text[26];
    time_t when = 0;
    struct tm date;
    if (gmtime_r(&when, &date) == 0)
        return 1;
    return asctime_r(&date, text) != 0;
}
