//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
#include <unistd.h>
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc == 3 && getopt(argc, argv, "w:") == 'w' && optarg == argv[2])
        reach_error(); //~ VIOLATION
    return 0;
}
