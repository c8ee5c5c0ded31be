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

int main(void) {
    union {
        char letters[4];
        int number;
    } word;
    if (scanf("%3s", word.letters) != 1)
        return 0;
    if (word.number == 5) //~ VIOLATION
        return 1;
    return 0;
}
