//@ property: no-ub
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[6], copy[6];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    strcpy(copy, line);
    if (copy[4] == 'x') //~ VIOLATION
        return 1;
    return 0;
}
