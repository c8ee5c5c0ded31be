//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The block may stay where it is, and its contents change.
#include <stdio.h>
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
    char *line = malloc(200), *same = line;
    size_t capacity = 200;
    if (!line)
        return 1;
    getline(&line, &capacity, stdin);
    if (line == same)
        reach_error(); //~ VIOLATION
    free(line);
    return 0;
}
