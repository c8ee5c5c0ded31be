#include <wchar.h>
int main(void) {
    wchar_t text[5] = L"ab";
    wcsncat(text, L"cdef", 3); //~ out-of-bounds-write
    return text[0];
}
