//@ property: assert
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <assert.h>
int main(int argc, char **argv, char **envp) {
    assert(envp == argv); //~ VIOLATION
    return 0;
}
