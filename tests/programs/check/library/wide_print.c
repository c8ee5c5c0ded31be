//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <wchar.h>
int main(void) {
    wchar_t text[20];
    return swprintf(text, 20, L"%d items", 7);
}
