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

struct word {
    char letters[6];
    int length;
};

int main(void) {
    struct word some[2], one;
    int known = 0;
    while (known < 2 && scanf("%5s", one.letters) == 1) {
        one.length = (int)strlen(one.letters);
        some[known++] = one;
    }
    if (some[0].letters[0] == 'x') //~ VIOLATION
        return 1;
    return 0;
}
