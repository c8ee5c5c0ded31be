//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <unistd.h>
extern void reach_error(void);
int main(void) {
    char name[] = "p", option[] = "-a", *words[] = {name, option, 0};
    if (getopt(2, words, "a") != 'a')
        reach_error();
    return 0;
}
