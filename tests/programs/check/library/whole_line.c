//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    int letters = 0;
    for (int round = 0; round < 2; round++) {
        length = getline(&line, &capacity, stdin);
        if (length < 0)
            break;
        letters += line[length - 1] == 'x';
        line[length] = 0;
    }
    free(line);
    return letters;
}
