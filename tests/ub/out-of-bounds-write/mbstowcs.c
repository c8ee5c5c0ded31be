#include <stdlib.h>
#include <wchar.h>
int main(void) {
    wchar_t text[3];
    mbstowcs(text, "abc", 4); //~ out-of-bounds-write
    return 0;
}
