//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
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
            free(handles[i].name);
        }
    }
    return 0;
}
