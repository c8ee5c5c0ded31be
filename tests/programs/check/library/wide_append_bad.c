//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <wchar.h>
int main(void) {
    wchar_t text[7] = L"ab";
    wcsncat(text, L"cdefgh", 5); //~ VIOLATION
    return text[0];
}
