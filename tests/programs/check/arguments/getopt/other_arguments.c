//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
#include <unistd.h>
extern void reach_error(void);
int main(void) {
    char name[] = "p", option[] = "-a", *words[] = {name, option, 0};
    if (getopt(2, words, "a") != 'a')
        reach_error();
    return 0;
}
