//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[6], copy[6];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    line[strcspn(line, "\n")] = '\0';
    strcpy(copy, line);
    return copy[0] != '\0' && copy[1] == 'x';
}
