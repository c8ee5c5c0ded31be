//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
