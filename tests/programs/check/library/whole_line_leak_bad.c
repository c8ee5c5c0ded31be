//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
