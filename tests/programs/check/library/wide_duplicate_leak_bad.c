//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <wchar.h>
static void work(void) {
    wchar_t *copy = wcsdup(L"text");
    if (copy)
        copy[4] = 0;
} //~ VIOLATION
int main(void) {
    work();
    return 0;
} //~ VIOLATION
