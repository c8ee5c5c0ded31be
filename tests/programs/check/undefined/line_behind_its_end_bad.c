//@ property: no-ub
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *line = NULL;
    size_t room = 0;
    int result = 0;
    if (getline(&line, &room, stdin) >= 0 && room > 50)
        result = line[50] == 'x' ? 3 : 4;  //~ VIOLATION
    free(line);
    return result;
}
