//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
