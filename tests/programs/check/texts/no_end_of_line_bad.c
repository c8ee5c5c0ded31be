//@ property: no-ub
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
#include <stdio.h>

int main(void) {
    char line[6];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    int length = 0;
    while (line[length] != '\n') //~ VIOLATION
        length++;
    return length;
}
