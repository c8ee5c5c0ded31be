#include <wchar.h>
int main(void) {
    wchar_t text[8] = L"abc";
    wcscpy(text + 1, text); //~ overlapping-copy
    return 0;
}
