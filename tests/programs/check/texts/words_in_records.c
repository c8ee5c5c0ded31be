//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
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
    int sum = 0;
    for (int i = 0; i < known; i++)
        sum += some[i].length + (some[i].letters[0] == 'x');
    return sum;
}
