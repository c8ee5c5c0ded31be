//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <stdio.h>
static void work(void) {
    char *line = NULL;
    size_t capacity = 0;
    // There is a block even if there is no line.
    getline(&line, &capacity, stdin);
} //~ VIOLATION
int main(void) {
    work();
    return 0;
} //~ VIOLATION
