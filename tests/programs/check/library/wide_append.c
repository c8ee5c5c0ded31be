//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <wchar.h>
int main(void) {
    wchar_t text[8] = L"ab", other[6];
    wcsncat(text, L"cdefgh", 5);
    wcscpy(other, L"12345");
    wcsncpy(other, text, 6);
    wmemcpy(text, other, 6);
    wmemset(text, L'x', 7);
    return (int)wcslen(text) + wcscmp(text, L"xyz");
}
