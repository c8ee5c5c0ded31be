//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#define _GNU_SOURCE
#include <time.h>
extern void reach_error(void);
int main(void) {
    struct tm date = {0};
    if (strptime("2001-09-08", "%Y-%m-%d", &date) && date.tm_mday == 8)
        reach_error(); //~ VIOLATION
    return 0;
}
