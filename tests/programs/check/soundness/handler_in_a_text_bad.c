//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// What `%p` wrote is read again.
#include <stdio.h>
extern void reach_error(void);
static void harmless(void) {}
static void harmful(void) { reach_error(); }
int main(void) {
    char text[40];
    void *read = (void *)harmless;
    sprintf(text, "%p", (void *)harmful);
    sscanf(text, "%p", &read);
    ((void (*)(void))read)();
}
