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
    char line[6];
    fgets(line, sizeof line, stdin);
    if ((int)strlen(line)) //~ VIOLATION
        return 1;
    return 0;
}
