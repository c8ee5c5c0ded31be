//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <stdlib.h>
#include <wchar.h>
int main(void) {
    wchar_t *copy = wcsdup(L"text");
    if (copy)
        copy[4] = 0;
    free(copy);
    return 0;
}
