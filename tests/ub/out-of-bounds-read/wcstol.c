#include <wchar.h>
int main(void) {
    wchar_t digits[2] = {L'1', L'2'};
    return (int)wcstol(digits, NULL, 10); //~ out-of-bounds-read
}
