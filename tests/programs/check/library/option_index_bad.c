//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <unistd.h>
extern void reach_error(void);
int main(int argc, char **argv) {
    char *args[] = {"prog", "-a", 0};
    optind = 1;
    getopt(2, args, "a");
    if (optind != 1)
        reach_error(); //~ VIOLATION
    return 0;
}
