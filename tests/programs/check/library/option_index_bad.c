//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
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
