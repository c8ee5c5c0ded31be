//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <stdlib.h>
#include <wchar.h>
int main(void) {
    wchar_t wide[4];
    char bytes[3];
    size_t count = mbstowcs(wide, "abc", 100);
    wcscpy(wide, L"xy");
    count += wcstombs(bytes, wide, 8);
    return mbtowc(wide, bytes, 1) + (int)count;
}
