//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <stdio.h>
#include <wchar.h>
int main(void) {
    wchar_t open[2] = {L'c', L'd'};
    printf("%ls\n", open); //~ VIOLATION
    return 0;
}
