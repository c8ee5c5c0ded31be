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
