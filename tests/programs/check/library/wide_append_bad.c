//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <wchar.h>
int main(void) {
    wchar_t text[7] = L"ab";
    wcsncat(text, L"cdefgh", 5); //~ VIOLATION
    return text[0];
}
