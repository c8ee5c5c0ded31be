//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <stdlib.h>
#include <wchar.h>
int main(void) {
    wchar_t *copy = wcsdup(L"text");
    if (copy)
        copy[4] = 0;
    free(copy);
    return 0;
}
