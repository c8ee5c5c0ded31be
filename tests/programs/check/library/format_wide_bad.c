//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <stdio.h>
#include <wchar.h>
int main(void) {
    wchar_t open[2] = {L'c', L'd'};
    printf("%ls\n", open); //~ VIOLATION
    return 0;
}
