//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
