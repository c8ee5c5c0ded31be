//@ property: assert
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
#include <assert.h>
extern char **environ;
int main(int argc, char **argv, char **envp) {
    assert(environ != 0 && envp == environ);
    return 0;
}
