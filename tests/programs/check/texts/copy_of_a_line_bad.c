//@ property: no-ub
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: unknown
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
