//@ leak
#include <wchar.h>
int main(void) {
    wchar_t *copy = wcsdup(L"text");
    int first = copy[0];
    copy = NULL; //~ LEAK lost
    return first;
}
