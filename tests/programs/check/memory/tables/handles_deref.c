//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
        if (handles[i].users || i == 2) {
            handles[i].name[1] = 0;
            free(handles[i].name);
        }
    }
    return 0;
}
