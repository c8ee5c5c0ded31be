#include <wchar.h>
int main(void) {
    wchar_t text[2] = {L'a', L'b'};
    return (int)wcslen(text); //~ out-of-bounds-read
}
