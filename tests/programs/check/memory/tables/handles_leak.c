//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Records with an owned name, copied as a whole.
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
struct handle {
    char *name;
    unsigned users;
};
static struct handle handles[3];
int main(void) {
    unsigned at = __VERIFIER_nondet_uint() % 3;
    struct handle made = {malloc(2), 1};
    if (!made.name) {
        abort();
    }
    handles[at] = made;
    for (int i = 0; i < 3; i++) {
        if (handles[i].users) {
            handles[i].name[1] = 0;
            handles[i].name = NULL;
        }
    }
    return 0;
}
